import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { parseApproval, readApprovalValues } from '#app/features/insurance/approval-form.ts';
import { ApprovalQueue } from '#app/features/insurance/approval-queue.tsx';
import { toTaskView } from '#app/features/insurance/approval-view.ts';
import { readApproval, setApproval } from '#app/features/insurance/approvals.server.ts';
import { INSURANCE_PATHS } from '#app/features/insurance/insurance-paths.ts';
import { readApprovalTasks } from '#app/features/insurance/read-approvals.server.ts';
import '#app/features/insurance/staff-insurance.css';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/approvals';

const messages = staffInsurance.queue;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, today, may, url } = staffPageOf(args);
  const { db, env } = services;
  const tasks = await readApprovalTasks({ db, secret: env.appSecret }, today);
  await noteViews(
    services,
    staff,
    tasks.map(({ appointmentId }) => `appointment:${appointmentId}` as const),
  );
  const labels = { ...agendaLabelsOf(services), hrefOf: appointmentPath, today };
  return {
    tasks: tasks.map((task) => toTaskView(task, labels)),
    mayWrite: may('agenda.write'),
    isDone: url.searchParams.has('feito'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, today } = staffPageOf(args);
  const form = await args.request.formData();
  const values = readApprovalValues(form);
  const { numero, ate, seenVersion } = values;
  const protocol = formText(form, 'protocolo').slice(0, 20);
  const refused = (fieldId: string, message: string, status: number) =>
    data({ protocol, numero, ate, errors: [{ fieldId, message }] }, { status });
  const appointment = await readAppointment(services.db, { protocol });
  if (!appointment) return refused('conteudo', messages.wrong.gone, 409);
  const startsOn = wallClockOf(appointment.startsAt).on;
  const before = await readApproval(services.db, appointment.id);
  const parsed = parseApproval(values, { before, today, startsOn });
  if (!parsed.ok) {
    const errors = parsed.refusal.map(({ field, wrong }) => {
      return { fieldId: field, message: messages.wrong[wrong] };
    });
    return data({ protocol, numero, ate, errors }, { status: 400 });
  }
  const target = { appointmentId: appointment.id, protocol, seenVersion, staffId: staff.id };
  const change = { ...parsed.value, ...target };
  const saved = await setApproval(services, change);
  if (saved.ok) return seeOther(`${INSURANCE_PATHS.approvals}?feito`);
  return refused('conteudo', messages.wrong[saved.refusal], 409);
}

/** Approvals that are missing, denied or running out, worked through one after the other. */
export default function ApprovalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tasks, mayWrite, isDone } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={actionData?.errors ?? []} />
      {isDone && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.done}</p>
        </Notice>
      ) : null}
      <ApprovalQueue tasks={tasks} mayWrite={mayWrite} refused={actionData ?? null} />
    </StaffScreen>
  );
}
