import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { AppointmentView } from './appointment-view.ts';
import { STEP_PATHS } from './booking-draft.ts';

/** Fields of the forms; `intent` says which form was sent. */
export const AGAIN_FIELDS = {
  intent: 'intent',
  protocol: 'protocol',
  email: 'email',
  request: 'pedido',
  code: 'codigo',
} as const;

type OwnAppointment = Pick<
  AppointmentView,
  'protocol' | 'serviceTitle' | 'patientName' | 'payerTitle'
>;

/** For who has opened the appointment's own link: what the new booking takes over. */
export function AgainFromAppointment({ appointment }: { appointment: OwnAppointment }) {
  const { again: messages, label } = useMessages(manageMessages);
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} />
      <SummaryList
        rows={[
          { label: label.patient, value: appointment.patientName },
          { label: label.service, value: appointment.serviceTitle },
          { label: label.payer, value: appointment.payerTitle },
        ]}
      />
      <form method="post">
        <input type="hidden" name={AGAIN_FIELDS.intent} defaultValue="own" />
        <input type="hidden" name={AGAIN_FIELDS.protocol} defaultValue={appointment.protocol} />
        <ButtonRow>
          <Button size="large">{messages.choose}</Button>
        </ButtonRow>
      </form>
    </>
  );
}

type Errors = { errors: readonly FieldError[] };

/** For everybody else: asks for the address of an earlier appointment, where its code can be mailed. */
export function AgainByMail({ errors }: Errors) {
  const messages = useMessages(manageMessages).again;
  const silent = useWithoutMail();
  const start = (
    <LinkButton href={STEP_PATHS.service} look={silent ? 'secondary' : 'quiet'}>
      {messages.fromScratch}
    </LinkButton>
  );
  if (silent)
    return (
      <>
        <PageHeader title={messages.title} lead={silent.again.lead} />
        <ButtonRow>{start}</ButtonRow>
      </>
    );
  return (
    <>
      <ErrorSummary errors={errors} />
      <PageHeader title={messages.title} lead={messages.proof} />
      <form method="post" noValidate className="stack">
        <input type="hidden" name={AGAIN_FIELDS.intent} defaultValue="email" />
        <TextField
          id={AGAIN_FIELDS.email}
          name={AGAIN_FIELDS.email}
          type="email"
          label={messages.email}
          error={errorAt(errors, AGAIN_FIELDS.email)}
          autoComplete="email"
          maxLength={200}
        />
        <ButtonRow>
          <Button size="large">{messages.send}</Button>
          {start}
        </ButtonRow>
      </form>
    </>
  );
}

/** Asks for the code. It says the same whether one was sent or not. */
export function AgainCode({ request, errors }: Errors & { request: string }) {
  const messages = useMessages(manageMessages).again;
  return (
    <>
      <ErrorSummary errors={errors} />
      <PageHeader title={messages.codeTitle} lead={messages.sent} />
      <form method="post" noValidate className="stack">
        <input type="hidden" name={AGAIN_FIELDS.intent} defaultValue="code" />
        <input type="hidden" name={AGAIN_FIELDS.request} defaultValue={request} />
        <TextField
          id={AGAIN_FIELDS.code}
          name={AGAIN_FIELDS.code}
          inputMode="numeric"
          label={messages.code}
          error={errorAt(errors, AGAIN_FIELDS.code)}
          autoComplete="one-time-code"
          maxLength={12}
          width="short"
        />
        <ButtonRow>
          <Button size="large">{messages.check}</Button>
        </ButtonRow>
      </form>
    </>
  );
}
