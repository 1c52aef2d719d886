import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatTime } from '#app/clinic/format-date.ts';
import { houseOptions } from '#app/clinic/record/branch-fields.ts';
import { readAgendaQuery } from '#app/features/agenda/agenda-query.ts';
import { ATTENDANCE_STEPS } from '#app/features/agenda/attendance.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import {
  type RefusedStep,
  roomChoices,
  roomHref,
  toRoomGroups,
} from '#app/features/agenda/flow/room-view.ts';
import { readWholeAgenda } from '#app/features/agenda/read-agenda.server.ts';
import { asHeading } from '#app/features/booking/appointment-view.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import {
  changesOf,
  readAppointmentForm,
} from '#app/routes/staff/agenda/appointment-forms.server.ts';
import {
  actorOf,
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';

/** The day's flow, as it is now. */
export async function readWaitingRoom(args: StaffArgs) {
  const page = staffPageOf(args);
  const { services, today, clinic, agendaOf, may, url } = page;
  const labels = agendaLabelsOf(services);
  const only = filterOf(page);
  const live = { firstOn: today, lastOn: today, mark: services.agendaLive?.mark() ?? 0 };
  const { appointments, resources } = await readWholeDay(page);
  const practitioners = resources.filter(({ kind }) => kind === 'practitioner');
  const groups = toRoomGroups(appointments, labels);
  return {
    groups,
    live,
    action: roomHref(only),
    mayWrite: may('agenda.write'),
    isUnlinked: agendaOf === 0,
    day: asHeading(formatDay(today)),
    time: formatTime(wallClockOf(labels.now).time),
    /** Who sees one agenda alone has nobody to choose. */
    practitioners: roomChoices(agendaOf === null ? practitioners : [], (practitioner) => ({
      href: roomHref({ ...only, practitioner }),
      isCurrent: only.practitioner === practitioner,
    })),
    houses: roomChoices(
      houseOptions(clinic).map(({ value, label }) => ({ slug: value, name: label })),
      (house) => ({ href: roomHref({ ...only, house }), isCurrent: only.house === house }),
    ),
    told: groups
      .flatMap(({ name, rows }) => rows.map((row) => ({ ...row, group: name })))
      .find(({ protocol }) => protocol === url.searchParams.get('feito')),
  };
}

function filterOf({ url, today }: StaffPage) {
  const { practitioner, house } = readAgendaQuery(url.searchParams, today);
  return { practitioner, house };
}

/** All appointments of today, from every page. */
function readWholeDay(page: StaffPage) {
  const { services, today } = page;
  const day = { firstOn: today, days: 1, resource: null, ...filterOf(page) };
  const only = { service: null, state: null, text: '' };
  return readWholeAgenda(services, { ...day, only });
}

/** Records one step about one patient; says who was first where somebody else has changed it. */
export async function recordStep(args: StaffArgs) {
  const page = staffPageOf(args);
  const { services, staff } = page;
  const { values, seenVersion } = await readAppointmentForm(args.request);
  const step = ATTENDANCE_STEPS.find((each) => each === values('step'));
  const protocol = values('protocol');
  const appointment = await readAppointment(services.db, { protocol });
  if (!appointment) throw data(null, { status: 404 });
  const refused = (told: Partial<RefusedStep>, status: 400 | 409) =>
    data<RefusedStep>(
      { message: '', changes: [], patient: appointment.patientName, ...told },
      { status },
    );
  if (!step) return refused({ message: staffAgenda.refusals.action }, 400);
  const request = { protocol, seenVersion, step, actor: actorOf(staff) };
  const changed = await changeAttendance(services, request);
  if (changed.ok) {
    const href = new URL(roomHref(filterOf(page)), page.url);
    href.searchParams.set('feito', protocol);
    return seeOther(`${href.pathname}${href.search}#v-${protocol}`);
  }
  if (changed.refusal === 'not-now')
    return refused({ message: staffAgenda.refusals['not-now'] }, 409);
  const changes =
    seenVersion < 0 ? [] : await changesOf({ ...args, params: { protocol } }, seenVersion);
  return refused({ changes }, 409);
}
