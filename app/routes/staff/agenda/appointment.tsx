import '#app/features/agenda/agenda.css';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { AppointmentPanel } from '#app/features/agenda/appointment-panel.tsx';
import { ATTENDANCE_STEPS } from '#app/features/agenda/attendance.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { ChangedNotice } from '#app/features/agenda/changed-notice.tsx';
import { toStaffAppointmentView } from '#app/features/agenda/staff-appointment-view.ts';
import { FollowUpPanel } from '#app/features/follow-ups/follow-up-panel.tsx';
import { noteViews } from '#app/features/privacy-admin/audit-desk.server.ts';
import { OutsideMark } from '#app/features/schedule-settings/outside-mark.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { actorOf, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/appointment';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import {
  changedAppointment,
  readAppointmentForm,
  refusedAppointment,
  staffAppointmentOf,
} from './appointment-forms.server.ts';
import { isOpenAppointment } from './appointment-move.server.ts';
import { visitContextOf } from './follow-up-panel.server.ts';

const texts = staffAgenda.visit;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, visit, url, may } = await staffAppointmentOf(args, 'agenda.read');
  await noteViews(services, staff, [`appointment:${visit.id}`]);
  const isOpen = isOpenAppointment(services, visit);
  const { searchParams } = url;
  return {
    visit: toStaffAppointmentView(visit, agendaLabelsOf(services)),
    ...(await visitContextOf(services, { visit, url, mayWrite: may('agenda.write') })),
    isChangeable: isOpen,
    mayWrite: may('agenda.write'),
    isBooked: searchParams.has('marcada') && visit.version === 0,
    isDone: searchParams.has('feito'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, visit } = await staffAppointmentOf(args, 'agenda.write');
  const { typed, seenVersion } = await readAppointmentForm(args.request);
  const step = ATTENDANCE_STEPS.find((each) => each === typed('step'));
  if (!step)
    return refusedAppointment([{ fieldId: 'conteudo', message: staffAgenda.refusals.action }], 400);
  const { protocol } = visit;
  const asked = { protocol, seenVersion, step, actor: actorOf(staff) };
  const changed = await changeAttendance(services, asked);
  if (changed.ok) return seeOther(backPath(typed('back'), protocol));
  if (changed.refusal === 'not-now') {
    const message = staffAgenda.refusals['not-now'];
    return refusedAppointment([{ fieldId: 'conteudo', message }], 409);
  }
  return changedAppointment((await staffAppointmentOf(args, 'agenda.read')).visit, seenVersion);
}

/** The page of the agenda from which the form was sent, at the visit's line; else the visit itself. */
function backPath(back: string, protocol: string): string {
  const isAgenda = back.startsWith(`${AGENDA_PATHS.agenda}?`) && /^[\w/?=&-]+$/.test(back);
  return isAgenda ? `${back}#v-${protocol}` : appointmentPath(protocol);
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { visit, isChangeable: isOpen, mayWrite, isBooked, isDone } = loaderData;
  const { followUps, outside } = loaderData;
  const errors = actionData?.errors ?? [];
  const last = visit.history.at(-1);
  return (
    <StaffScreen
      title={texts.title(visit.patient)}
      lead={`${visit.moment}. ${visit.service}.`}
      back={{ href: visit.agendaHref, label: texts.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {actionData && errors.length === 0 ? <ChangedNotice changes={actionData.changes} /> : null}
      {isBooked ? <Booked visit={visit} /> : null}
      {isDone && last && !actionData ? (
        <Notice tone="success" role="status">
          <p>{last.text}</p>
        </Notice>
      ) : null}
      <div className="split split-wide">
        <div className="stack visit-work">
          <OutsideMark names={outside} />
          <AppointmentPanel visit={visit} isChangeable={isOpen} mayWrite={mayWrite} />
          <FollowUpPanel {...followUps} />
        </div>
        <section className="flow visit-facts" aria-labelledby="facts-title">
          <h2 id="facts-title">{texts.facts}</h2>
          <SummaryList rows={visit.rows} />
          <h2>{texts.history}</h2>
          <ol className="agenda-history">
            {visit.history.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </section>
      </div>
    </StaffScreen>
  );
}

/** After the call: what to tell before hanging up. */
function Booked({ visit }: { visit: Route.ComponentProps['loaderData']['visit'] }) {
  const { booked } = texts;
  return (
    <Notice tone="success" role="status" title={booked.title}>
      <p>{booked.text(visit.protocol)}</p>
      <p>{visit.hasMail ? booked.mailed : booked.noMail}</p>
      <p>
        <a href={AGENDA_PATHS.phone}>{booked.again}</a>
      </p>
    </Notice>
  );
}
