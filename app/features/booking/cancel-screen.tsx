import { Form, useNavigation } from 'react-router';
import { manageMessages } from '#app/locales/manage-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';
import type { AppointmentView } from './appointment-view.ts';

type CancelScreenProps = {
  visit: AppointmentView;
  /** Idempotency key: sending the form twice cancels once. */
  cancelKey: string;
  errors: readonly FieldError[];
};

/** Asks once, and shows what would be cancelled. */
export function CancelScreen({ visit, cancelKey, errors }: CancelScreenProps) {
  const { cancel: texts, label } = useMessages(manageMessages);
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <ErrorSummary errors={errors} />
      <PageHeader title={texts.title} lead={texts.lead} />
      <SummaryList
        rows={[
          { label: label.when, value: <strong>{visit.moment}</strong> },
          { label: label.service, value: visit.serviceTitle },
          { label: label.patient, value: visit.patientName },
          { label: label.protocol, value: visit.protocol },
        ]}
      />
      <Form method="post" noValidate>
        <input type="hidden" name="protocol" value={visit.protocol} />
        <input type="hidden" name="key" value={cancelKey} />
        <ButtonRow>
          <Button size="large" look="danger" id="confirm">
            {isSending ? texts.sending : texts.confirm}
          </Button>
          <LinkButton href={APPOINTMENT_PATHS.visit} size="large" look="secondary" isClientSide>
            {texts.keep}
          </LinkButton>
          <LinkButton href={APPOINTMENT_PATHS.move} look="quiet" isClientSide>
            {texts.move}
          </LinkButton>
        </ButtonRow>
      </Form>
    </>
  );
}
