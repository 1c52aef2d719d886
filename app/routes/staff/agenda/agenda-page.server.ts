import { data } from 'react-router';
import { daysFrom } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isOpenOn } from '#app/clinic/opening-hours.ts';
import { houseOptions, MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  type AgendaQuery,
  type AgendaView,
  filtersAppointments,
  isDense,
  isOneDay,
  lastDayOf,
  NO_LIST_FILTER,
  readAgendaQuery,
  spanOf,
} from '#app/features/agenda/agenda-query.ts';
import { toDayViews, toEmptyDays } from '#app/features/agenda/agenda-view.ts';
import { toDayGrid } from '#app/features/agenda/grid/day-grid.ts';
import { readGridDay, readGridDays } from '#app/features/agenda/grid/read-grid.server.ts';
import { readMonth } from '#app/features/agenda/month/read-month.server.ts';
import {
  type Agenda,
  readAgenda,
  readWholeAgenda,
} from '#app/features/agenda/read-agenda.server.ts';
import { readHistory } from '#app/features/agenda/read-staff-appointment.server.ts';
import { changesSince } from '#app/features/agenda/staff-appointment-view.ts';
import { rememberView, usualView } from '#app/features/agenda/usual-view.server.ts';
import { toWeekGrid } from '#app/features/agenda/week/week-grid.ts';
import {
  type StaffArgs,
  type StaffPage,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { lastChange } from '#app/scheduling/undo/last-change.server.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { sheetFactsOf } from './papers/sheet-facts.server.ts';

/** The data of the agenda page, and the view that this device shows from now on. */
export async function readAgendaPage(args: StaffArgs) {
  const asked = { request: args.request, baseUrl: staffPageOf(args).services.env.baseUrl };
  const page = await readPage(args, usualView(asked));
  return data(page, { headers: rememberView(asked, page.query) });
}

async function readPage(args: StaffArgs, usual: AgendaView) {
  const page = staffPageOf(args);
  const { services, clinic, url, today, may } = page;
  const query = readAgendaQuery(url.searchParams, today, usual);
  const mark = services.agendaLive?.mark() ?? 0;
  const { agenda, span, only } = await readDays(page, query);
  const labels = agendaLabelsOf(services);
  const { serviceTitle, clinicName, now } = labels;
  const isPrint = url.searchParams.has('imprimir') && isOneDay(query.view);
  const isGrid = query.view === 'grade' && !isPrint;
  const openDays = daysFrom(span.firstOn, span.days).filter((on) => isOpenOn(clinic.hours, on));
  const names = agenda.resources.map(({ slug, name, kind }) => ({ slug, name, kind }));
  return {
    query,
    today,
    live: { firstOn: span.firstOn, lastOn: lastDayOf(query), mark },
    days: (isDense(query.view) && !isPrint ? toEmptyDays : toDayViews)(agenda, span, labels),
    only,
    clinicName,
    hasMore: agenda.hasMore,
    openDays,
    printed: formatMoment(now, { withYear: true }),
    mayWrite: may('agenda.write'),
    isUnlinked: page.agendaOf === 0,
    isPrint,
    facts: isPrint ? await sheetFactsOf(page, agenda.appointments) : {},
    grid: isGrid ? await readGrid(page, query, agenda) : null,
    week: query.view === 'semana' ? await readWeek(page, { query, agenda, openDays }) : null,
    month: query.view === 'mes' ? await readMonthOf(page, query, agenda) : null,
    moved: await lastChangeOf(page, url.searchParams.get('mudada')),
    choices: {
      practitioners: names.filter(({ kind }) => kind === 'practitioner'),
      places: names.filter(({ kind }) => kind !== 'practitioner'),
      houses: housesOf(clinic),
      services: clinic.services.map(({ slug }) => ({ slug, name: serviceTitle(slug) })),
    },
  };
}

/** The day that the address names with all its appointments, from every page of the agenda. */
export async function readOneDay(page: StaffPage) {
  const current = readAgendaQuery(page.url.searchParams, page.today);
  const query: AgendaQuery = { ...current, ...NO_LIST_FILTER, view: 'dia' };
  return { query, ...(await readDays(page, query, readWholeAgenda)) };
}

/** What the day sheet tells. */
export async function readWholeDay(args: StaffArgs) {
  const page = staffPageOf(args);
  const labels = agendaLabelsOf(page.services);
  const { clinicName, now } = labels;
  const { agenda, span, only } = await readOneDay(page);
  const [day] = toDayViews(agenda, span, labels);
  if (!day) throw new Error('a day has no day');
  const printed = formatMoment(now, { withYear: true });
  const facts = await sheetFactsOf(page, agenda.appointments);
  return { day, only, clinicName, printed, now, facts };
}

/** Of a week more fits than of a list: its cells say little. */
const WEEK_PAGE = 600;

async function readDays({ services }: StaffPage, query: AgendaQuery, read = readAgenda) {
  const { page, practitioner, resource, house } = query;
  const span = spanOf(query);
  const only = filtersAppointments(query) ? { only: query } : {};
  const agenda = await read(services, {
    // A month counts, and shows no entries.
    ...{
      ...span,
      ...(query.view === 'mes' && { days: 0 }),
      ...(query.view === 'semana' && { pageSize: WEEK_PAGE }),
      practitioner,
      resource,
      house,
      page,
      ...only,
    },
  });
  const isPart = ({ slug }: { slug: string }) => slug === practitioner || slug === resource;
  const isHouse = ({ slug }: { slug: string }) => slug === house;
  const parts = [
    ...agenda.resources.filter(isPart),
    ...housesOf(services.clinic).filter(isHouse),
  ].map(({ name }) => name);
  /** `only` names the practitioner and resource filters; empty without filters. */
  return { agenda, span, only: parts.join(', ') };
}

/** The day as a grid: of what the filters name, or of everybody and everything. */
async function readGrid(page: StaffPage, query: AgendaQuery, agenda: Agenda) {
  const { on, house } = query;
  const { services, may } = page;
  const resources = resourcesOf(page, query, agenda);
  const labels = agendaLabelsOf(services);
  const ids = resources.map(({ id }) => id);
  const day = await readGridDay(services.db, { on, house, ids, now: labels.now });
  const { slotStepMinutes: stepMinutes } = services.clinic.agenda;
  const mayWrite = may('agenda.write');
  return toDayGrid({ on, house, agenda, resources, ...day, labels, stepMinutes, mayWrite });
}

function resourcesOf({ agendaOf }: StaffPage, query: AgendaQuery, { resources }: Agenda) {
  const { practitioner, resource } = query;
  const isNamed = practitioner !== null || resource !== null;
  return resources.filter(({ id, slug }) => {
    if (agendaOf !== null) return id === agendaOf;
    return !isNamed || slug === practitioner || slug === resource;
  });
}

type WeekParts = { query: AgendaQuery; agenda: Agenda; openDays: readonly string[] };

/** The week as a grid: of the practitioners, or of the room or device that the filters name alone. */
async function readWeek(page: StaffPage, { query, agenda, openDays }: WeekParts) {
  const { house } = query;
  const { services, may, agendaOf } = page;
  const found = resourcesOf(page, query, agenda);
  const people = found.filter(({ kind }) => kind === 'practitioner');
  const resources = people.length > 0 ? people : found;
  const labels = agendaLabelsOf(services);
  const ids = resources.map(({ id }) => id);
  const days = await readGridDays(services.db, { ...spanOf(query), house, ids, now: labels.now });
  const { slotStepMinutes: stepMinutes } = services.clinic.agenda;
  const mayWrite = may('agenda.write');
  const grid = { house, agenda, resources, days, openDays, labels, stepMinutes, mayWrite };
  return { ...toWeekGrid(grid), isOwn: agendaOf !== null };
}

/** How full the days of a month are: of all practitioners, or of what the filters name. */
async function readMonthOf(
  { services, agendaOf }: StaffPage,
  query: AgendaQuery,
  { resources }: Agenda,
) {
  const { practitioner, resource, house } = query;
  const isNamed = practitioner !== null || resource !== null;
  const counted = resources.filter(({ id, slug, kind }) => {
    if (agendaOf !== null) return id === agendaOf;
    return isNamed ? slug === (resource ?? practitioner) : kind === 'practitioner';
  });
  const branches = services.clinic.branches
    .map(({ slug }) => slug)
    .filter((slug) => house === null || (slug ?? MAIN_HOUSE) === house);
  return readMonth(services.db, {
    ...spanOf(query),
    ...{ ids: counted.map(({ id }) => id), isPart: isNamed || agendaOf !== null },
    ...{ branches, now: services.clock.now() },
  });
}

/** To choose among; none in a clinic with one. */
function housesOf(clinic: Pick<StaffPage['services']['clinic'], 'branches'>) {
  return houseOptions(clinic).map(({ value, label }) => ({ slug: value, name: label }));
}

/** The latest change of the appointment that the URL names. */
async function lastChangeOf({ services, may }: StaffPage, protocol: string | null) {
  const { db, clock } = services;
  const appointment = protocol ? await readAppointment(db, { protocol }) : null;
  if (!appointment) return null;
  const { id, version } = appointment;
  const [change = ''] = changesSince({ version, history: await readHistory(db, id) }, version - 1);
  const isUndoable = may('agenda.write') && (await lastChange(db, appointment, clock.now()));
  return {
    text: `${appointment.patientName}: ${change}.`,
    undoHref: isUndoable ? `${appointmentPath(appointment.protocol)}#desfazer` : null,
  };
}
