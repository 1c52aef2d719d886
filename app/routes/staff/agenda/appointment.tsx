import '#app/features/agenda/agenda.css';
import '#app/features/agenda/agenda-toolbar.css';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  AppointmentFacts,
  AppointmentPanel,
  BookedNotice,
} from '#app/features/agenda/appointment-panel.tsx';
import { ATTENDANCE_STEPS } from '#app/features/agenda/attendance.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { UndoChange } from '#app/features/agenda/undo/undo-change.tsx';
import { DepositPanel } from '#app/features/deposits/deposit-panel.tsx';
import { FollowUpPanel } from '#app/features/follow-ups/follow-up-panel.tsx';
import { InsurancePanel } from '#app/features/insurance/insurance-panel.tsx';
import { RecommendationPanel } from '#app/features/recommendations/recommendation-panel.tsx';
import { AnswerPanel } from '#app/features/reminders/answer-panel.tsx';
import { readOutsideNames } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { OutsideMark } from '#app/features/schedule-settings/outside-list.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffOwnCode } from '#app/locales/pt-BR/staff/own-code.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { insurancePanelOf } from '#app/routes/staff/insurance/appointment.server.ts';
import { recommendByForm } from '#app/routes/staff/recommendations/recommend.server.ts';
import { actorOf, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/appointment';
import {
  backPath,
  changedAppointment,
  isOpenAppointment,
  readAppointmentForm,
  refusedAsAWhole,
  restoreByForm,
  shownAppointment,
  staffAppointmentOf,
} from './appointment-forms.server.ts';
import { decideByForm, panelsOf } from './appointment-panels.server.ts';

const messages = staffAgenda.appointment;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, appointment, url, may, today } = await staffAppointmentOf(args);
  await noteViews(services, staff, [`appointment:${appointment.id}`]);
  return {
    appointment: await shownAppointment(services, appointment, today),
    outside: await readOutsideNames(services, appointment),
    isChangeable: isOpenAppointment(services, appointment),
    ...(await panelsOf(services, appointment, { may, url })),
    insurance: await insurancePanelOf(services, appointment),
    mayWrite: may('agenda.write'),
    isBooked: url.searchParams.has('marcada') && appointment.version === 0,
    isDone: url.searchParams.has('feito'),
  };
}

export async function action(args: Route.ActionArgs) {
  const other = (await recommendByForm(args)) ?? (await restoreByForm(args));
  if (other) return other;
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const { values, seenVersion, deposit } = await readAppointmentForm(args.request);
  if (deposit) return decideByForm(args, deposit);
  const step = ATTENDANCE_STEPS.find((each) => each === values('step'));
  if (!step) return refusedAsAWhole(staffAgenda.refusals.action, 400);
  const { protocol } = appointment;
  const request = { protocol, seenVersion, step, actor: actorOf(staff) };
  const changed = await changeAttendance(services, request);
  if (changed.ok) return seeOther(backPath(values('back'), protocol));
  if (changed.refusal === 'not-now') return refusedAsAWhole(staffAgenda.refusals['not-now'], 409);
  return changedAppointment(args, { seenVersion });
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, isChangeable: isOpen, mayWrite, isBooked, isDone } = loaderData;
  const { followUps, outside, deposit, answer, insurance, recommendation } = loaderData;
  const errors = actionData?.errors ?? [];
  const last = appointment.history.at(-1);
  return (
    <StaffScreen
      title={messages.title(appointment.patient)}
      lead={`${appointment.moment}. ${appointment.service}.`}
      back={{ href: appointment.agendaHref, label: messages.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {actionData && errors.length === 0 ? <ChangedNotice changes={actionData.changes} /> : null}
      {isBooked ? <BookedNotice appointment={appointment} /> : null}
      {isDone && last && !actionData ? (
        <Notice tone="success" role="status">
          <p>{last.text}</p>
        </Notice>
      ) : null}
      <UndoChange undo={loaderData.undo} />
      <div className="split split-wide">
        <div className="stack visit-work">
          <OutsideMark names={outside} />
          <AppointmentPanel appointment={appointment} isChangeable={isOpen} mayWrite={mayWrite} />
          <AnswerPanel view={answer} mayWrite={mayWrite} />
          {deposit ? (
            <DepositPanel
              deposit={deposit}
              action={appointmentPath(appointment.protocol)}
              mayWrite={mayWrite}
            />
          ) : null}
          <InsurancePanel insurance={insurance} mayWrite={mayWrite && isOpen} />
          <FollowUpPanel {...followUps} />
          {mayWrite ? (
            <a href={`${appointmentPath(appointment.protocol)}/codigo`}>{staffOwnCode.link}</a>
          ) : null}
          <RecommendationPanel view={recommendation} mayWrite={mayWrite} errors={errors} />
        </div>
        <AppointmentFacts appointment={appointment} />
      </div>
    </StaffScreen>
  );
}
