import { formatMoment } from '#app/clinic/format-date.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { titleOf } from '#app/features/agenda/agenda-view.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { staffCancelWords } from '#app/features/deposits/staff-deposit-view.ts';
import { readDepositOf } from '#app/features/deposits/staff-deposits.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { newToken } from '#app/platform/token.server.ts';
import { actorOf, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import {
  cancelAppointment,
  cancelWithIdempotency,
} from '#app/scheduling/cancel-appointment.server.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { Route } from './+types/appointment-cancel';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import {
  changedAppointment,
  isOpenAppointment,
  readAppointmentForm,
  refusedAppointment,
  staffAppointmentOf,
} from './appointment-forms.server.ts';

const messages = staffAgenda.cancel;
const REASONS = Object.entries(messages.reasons);

export async function loader(args: Route.LoaderArgs) {
  const { services, appointment } = await staffAppointmentOf(args);
  const isOpen = isOpenAppointment(services, appointment);
  if (!isOpen && args.request.method === 'GET')
    throw seeOther(appointmentPath(appointment.protocol));
  return {
    protocol: appointment.protocol,
    version: appointment.version,
    patient: appointment.patientName,
    service: titleOf(appointment, agendaLabelsOf(services)),
    moment: formatMoment(appointment.startsAt, { withYear: true }),
    key: newToken(),
    isOpen,
    deposit: staffCancelWords(await readDepositOf(services.db, appointment.id), {
      startsAt: appointment.startsAt,
      now: services.clock.now(),
    }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const { values, seenVersion, key } = await readAppointmentForm(args.request);
  const [reason] = REASONS.find(([name]) => name === values('reason')) ?? [];
  const refused = (message: string, status: number) =>
    refusedAppointment([{ fieldId: APPOINTMENT_FIELDS.reason, message }], status);
  if (!reason) return refused(messages.reasonMissing, 400);
  const { id, protocol } = appointment;
  const cancelled = await cancelAppointment(
    staffBookingOf(services),
    { appointmentId: id, actor: actorOf(staff), seenVersion, reason },
    cancelWithIdempotency({ key, protocol }),
  );
  if (cancelled.kind === 'other-body') return refused(staffAgenda.refusals.otherBody, 409);
  const { answer } = cancelled;
  if (answer.ok) return seeOther(`${appointmentPath(protocol)}?feito`);
  if (answer.refusal === 'too-late') return refused(staffAgenda.refusals['too-late'], 409);
  return changedAppointment(args, { seenVersion });
}

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { protocol, version, patient, service, moment, key, isOpen, deposit } = loaderData;
  const errors = actionData?.errors ?? [];
  const [error] = errors;
  return (
    <StaffScreen
      title={messages.title}
      lead={`${patient}. ${service}. ${moment}. ${messages.lead}`}
      back={{ href: appointmentPath(protocol), label: staffAgenda.appointment.title(patient) }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {actionData && !error ? <ChangedNotice changes={actionData.changes} /> : null}
      {isOpen && deposit.length > 0 ? (
        <Notice>
          {deposit.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      ) : null}
      {isOpen ? (
        <form method="post" noValidate className="stack">
          <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={version} />
          <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
          <RadioList
            name={APPOINTMENT_FIELDS.reason}
            legend={messages.reason}
            options={REASONS.map(([value, label]) => ({ value, label }))}
            {...(error ? { error: error.message } : {})}
          />
          <ButtonRow>
            <Button look="danger">{messages.submit}</Button>
            <LinkButton href={appointmentPath(protocol)} look="secondary">
              {messages.keep}
            </LinkButton>
          </ButtonRow>
        </form>
      ) : null}
    </StaffScreen>
  );
}
