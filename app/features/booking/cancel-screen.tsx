import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';
import type { AppointmentView } from './appointment-view.ts';

type CancelScreenProps = {
  appointment: AppointmentView;
  /** Idempotency key: sending the form twice cancels once. */
  cancelKey: string;
  /** Of the appointment as it is shown. */
  version: number;
  errors: readonly FieldError[];
  /** What else follows, such as for a deposit. */
  children?: React.ReactNode;
};

/** Asks for confirmation and shows what would be cancelled. */
export function CancelScreen(props: CancelScreenProps) {
  const { appointment, cancelKey, version, errors, children } = props;
  const { cancel: messages, label, toAppointment } = useMessages(manageMessages);
  return (
    <>
      <BackLink href={APPOINTMENT_PATHS.appointment}>{toAppointment}</BackLink>
      <ErrorSummary errors={errors} />
      <PageHeader title={messages.title} lead={messages.lead} />
      <SummaryList
        rows={[
          { label: label.when, value: <strong>{appointment.moment}</strong> },
          { label: label.service, value: appointment.serviceTitle },
          { label: label.patient, value: appointment.patientName },
          {
            label: label.protocol,
            value: <span className="protocol">{appointment.protocol}</span>,
          },
        ]}
      />
      {children}
      <form method="post" noValidate>
        <input type="hidden" name="protocol" value={appointment.protocol} />
        <input type="hidden" name="key" value={cancelKey} />
        <input type="hidden" name="version" value={version} />
        <ButtonRow>
          <Button size="large" look="danger" id="confirm" data-sending={messages.sending}>
            {messages.confirm}
          </Button>
          <LinkButton href={APPOINTMENT_PATHS.appointment} size="large" look="secondary">
            {messages.keep}
          </LinkButton>
          <LinkButton href={APPOINTMENT_PATHS.move} look="quiet">
            {messages.move}
          </LinkButton>
        </ButtonRow>
      </form>
    </>
  );
}
