import { formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { ApprovalForm, CardForm, PayerForm } from '#app/features/insurance/appointment-forms.tsx';
import '#app/features/insurance/staff-insurance.css';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import {
  isOpenAppointment,
  staffAppointmentOf,
} from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { portuguese, recordedTitle } from '#app/scheduling/exams/exam-words.ts';
import { typedDay } from '#app/scheduling/payers/insurance-card.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/appointment';
import { answerInsurance, readInsurance } from './appointment.server.ts';

const messages = staffInsurance.appointment;

export async function loader(args: Route.LoaderArgs) {
  const page = await staffAppointmentOf(args);
  const { services, staff, appointment, url, clinic } = page;
  // The appointment's own page shows what happened to it; a submitted form gets its answer here.
  if (!isOpenAppointment(services, appointment) && args.request.method === 'GET')
    throw seeOther(appointmentPath(appointment.protocol));
  await noteViews(services, staff, [`appointment:${appointment.id}`]);
  return {
    protocol: appointment.protocol,
    version: appointment.version,
    patient: appointment.patientName,
    moment: formatMoment(appointment.startsAt, { withYear: true }),
    service: recordedTitle(appointment, portuguese(agendaLabelsOf(services).serviceTitle)),
    payerId: appointment.payerId,
    payers: clinic.payers.map(({ id, title }) => ({ id, title })),
    isDone: url.searchParams.has('feito'),
    ...(await readInsurance(page)),
  };
}

export function action(args: Route.ActionArgs) {
  return answerInsurance(args);
}

/** Card, approval and payer of one appointment. */
export default function AppointmentInsurancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { protocol, patient, moment, service, isInsured, isDone, approval } = loaderData;
  const errors = actionData?.errors ?? [];
  const typed = actionData?.approval;
  return (
    <StaffScreen
      title={messages.title}
      lead={`${patient}. ${service}. ${moment}.`}
      back={{ href: appointmentPath(protocol), label: staffAgenda.appointment.title(patient) }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {isDone && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.done}</p>
        </Notice>
      ) : null}
      {isInsured ? (
        <>
          {loaderData.isCardOver ? (
            <Notice tone="warning" title={staffInsurance.panel.overTitle}>
              <p>{staffInsurance.panel.over}</p>
            </Notice>
          ) : null}
          <CardForm
            values={actionData?.card ?? loaderData.card}
            remembered={loaderData.remembered}
            errors={errors}
          />
          <ApprovalForm
            values={{
              state: typed?.state ?? approval.state,
              numero: typed?.numero ?? approval.number ?? '',
              ate: typed?.ate ?? typedDay(approval.validUntil),
            }}
            version={typed?.seenVersion ?? approval.version}
            errors={errors}
          />
        </>
      ) : null}
      <PayerForm
        payers={loaderData.payers}
        current={actionData?.payerId ?? loaderData.payerId}
        version={loaderData.version}
        errors={errors}
        mayExceed={actionData?.mayExceed ?? false}
      />
    </StaffScreen>
  );
}
