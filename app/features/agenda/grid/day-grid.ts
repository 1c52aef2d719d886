import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatTime } from '#app/clinic/format-date.ts';
import { appointmentPath, bookingHref, closureHref } from '#app/features/agenda/agenda-paths.ts';
import { type AgendaLabels, titleOf } from '#app/features/agenda/agenda-view.ts';
import {
  type AppointmentState,
  isMovable,
  stateOf,
} from '#app/features/agenda/appointment-state.ts';
import type { Agenda, AgendaAppointment } from '#app/features/agenda/read-agenda.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { isResizable, minutesOf } from '#app/scheduling/resize/resizable.ts';
import { minuteOf, wallTime } from './grid-place.ts';
import {
  byHours,
  type GridRows,
  gridRows,
  lanesOf,
  type Stretch,
  stretchOn,
  without,
} from './grid-rows.ts';
import type { TakenTime } from './read-grid.server.ts';

/** What a cell of the grid is about. A device's cell is an echo of the practitioner's. */
export type GridSign = AppointmentState | 'answered';
export type GridEvent = {
  key: string;
  kind: 'appointment' | 'echo' | 'hold' | 'closure' | 'free';
  row: number;
  rows: number;
  lane: number;
  lanes: number;
  /** Wall-clock time, 'HH:MM'. */
  at: string;
  untilAt: string;
  time: string;
  until: string;
  title: string;
  what: string;
  href: string | null;
  /** Of appointments. */
  sign: GridSign | null;
  /** Of an empty time: where it is closed. */
  block?: string;
  /** Of an appointment that may be moved. */
  move?: { protocol: string; version: number };
  /** Of an appointment that may be made longer or shorter: how many minutes it takes. */
  size?: { protocol: string; version: number; minutes: number };
};
export type GridColumn = {
  slug: string;
  name: string;
  kind: 'practitioner' | 'room' | 'equipment';
  count: number;
  /** Where somebody works or something is open. */
  open: readonly { row: number; rows: number }[];
  events: readonly GridEvent[];
};
export type DayGridView = {
  on: string;
  rows: Pick<GridRows, 'count' | 'marks' | 'breaks' | 'shown'>;
  /** Row of this moment, on the day itself and within what is shown. */
  now: { row: number; time: string } | null;
  columns: readonly GridColumn[];
  /** Whether appointments may be moved and made here. */
  mayWrite: boolean;
  stepMinutes: number;
  /** Names of rooms and devices that nothing needs that day; they have no column. */
  unused: readonly string[];
};

export type GridInput = {
  on: string;
  /** The word for the house that is looked at; null for all. */
  house: string | null;
  agenda: Pick<Agenda, 'appointments' | 'holds' | 'closures' | 'closedDays'>;
  resources: readonly { id: number; slug: string; name: string; kind: GridColumn['kind'] }[];
  taken: readonly TakenTime[];
  /** By resource. */
  openings: ReadonlyMap<number, readonly Stretch[]>;
  labels: AgendaLabels;
  /** Visits begin at multiples of it. */
  stepMinutes: number;
  mayWrite: boolean;
};

export type Placed = Omit<
  GridEvent,
  'row' | 'rows' | 'lane' | 'lanes' | 'at' | 'untilAt' | 'time' | 'until'
> &
  Stretch;

/** The day as columns of resources, with an axis of time that leaves out when nobody works. */
export function toDayGrid(input: GridInput): DayGridView {
  const { on, resources, labels, mayWrite } = input;
  const all = resources.map((resource) => {
    const { open, placed, empty } = placedOn(input, resource);
    const isBookable = mayWrite && resource.kind === 'practitioner';
    const free = isBookable
      ? freeTimes(empty, {
          ...{ on, who: resource.slug, now: labels.now, stepMinutes: input.stepMinutes },
        })
      : [];
    return { resource, open, placed, free };
  });
  const isUnused = ({ resource, placed }: (typeof all)[number]) =>
    resource.kind !== 'practitioner' && placed.length === 0 && all.length > 1;
  const columns = all.filter((column) => !isUnused(column));
  const rows = gridRows(
    columns.flatMap(({ open, placed, resource }) => [
      ...(resource.kind === 'practitioner' ? open : []),
      ...placed.filter(({ kind }) => kind !== 'closure'),
    ]),
  );
  const clock = wallClockOf(labels.now);
  const nowRow = rows.rowOf(minuteOf(clock.time));
  return {
    on,
    mayWrite,
    stepMinutes: input.stepMinutes,
    rows: { count: rows.count, marks: rows.marks, breaks: rows.breaks, shown: rows.shown },
    now:
      clock.on === on && nowRow > 0 && nowRow < rows.count
        ? { row: nowRow, time: formatTime(clock.time) }
        : null,
    columns: columns.map(({ resource, open, placed, free }) => ({
      slug: resource.slug,
      name: resource.name,
      kind: resource.kind,
      count: placed.filter(({ kind }) => kind === 'appointment' || kind === 'echo').length,
      open: open.flatMap((stretch) => inRows(stretch, rows)),
      events: eventsOf([...placed, ...free], rows),
    })),
    unused: all.filter(isUnused).map(({ resource }) => resource.name),
  };
}

/** What stands in the day of a practitioner, room or device, when it is open, and what is left of that. */
export function placedOn(input: GridInput, resource: Resource) {
  const { on, agenda, taken, openings } = input;
  const own = taken.filter(({ resourceId }) => resourceId === resource.id);
  const closed = closuresOf(input, resource);
  const isClosed = agenda.closedDays.some((day) => day.on === on);
  const open = isClosed ? [] : (openings.get(resource.id) ?? []);
  return {
    open,
    placed: [...own.flatMap((each) => placeOf(each, { ...input, resource })), ...closed],
    empty: without(open, [...own.map(({ kept }) => kept), ...closed]),
  };
}

export function inRows({ from, until }: Stretch, { rowOf, count }: GridRows) {
  const row = rowOf(from);
  const rows = Math.min(count, Math.max(rowOf(until), row + 1)) - row;
  return rows > 0 ? [{ row, rows }] : [];
}

/** In order of time; what overlaps stands side by side, and a free time always alone. */
export function eventsOf(placed: readonly Placed[], rows: GridRows): GridEvent[] {
  const lanes = lanesOf(placed);
  return placed
    .flatMap(({ from, until, ...event }, index) =>
      inRows({ from, until }, rows).map((place) => ({
        ...event,
        ...place,
        lane: lanes[index]?.lane ?? 0,
        lanes: lanes[index]?.lanes ?? 1,
        at: wallTime(from),
        untilAt: wallTime(until),
        time: formatTime(wallTime(from)),
        until: formatTime(wallTime(until)),
      })),
    )
    .sort((one, other) => one.at.localeCompare(other.at) || one.lane - other.lane);
}

type Resource = GridInput['resources'][number];

function placeOf(
  { protocol, holdId, shown }: TakenTime,
  {
    agenda,
    resource,
    labels,
    mayWrite,
  }: Pick<GridInput, 'agenda' | 'labels' | 'mayWrite'> & { resource: Resource },
): Placed[] {
  const isPerson = resource.kind === 'practitioner';
  if (holdId !== null) {
    const hold = agenda.holds.find(({ id }) => Number(id) === holdId);
    if (!hold) return [];
    const { offered, hold: taken } = staffAgenda;
    const title = hold.isOffer ? offered : taken;
    const what = labels.serviceTitle(hold.serviceSlug);
    return [
      {
        ...shown,
        key: `hold-${holdId}-${resource.slug}`,
        kind: 'hold',
        title,
        what,
        href: null,
        sign: null,
      },
    ];
  }
  const appointment = agenda.appointments.find((each) => each.protocol === protocol);
  if (!appointment) return [];
  const { version } = appointment;
  const isFirst = minuteOf(wallClockOf(appointment.startsAt).time) === shown.from;
  return [
    {
      ...shown,
      key: `${protocol}-${resource.slug}-${shown.from}`,
      kind: isPerson ? 'appointment' : 'echo',
      title: appointment.patientName,
      what: isPerson ? titleOf(appointment, labels) : appointment.practitionerName,
      href: appointmentPath(appointment.protocol),
      sign: signOf(appointment, labels.now),
      // Of several exams the first one stands for the visit.
      ...(isPerson && mayWrite && isFirst && isMovable(appointment, labels.now)
        ? { move: { protocol: appointment.protocol, version } }
        : {}),
      ...(isPerson && mayWrite && isResizable(appointment, labels.now)
        ? { size: { protocol: appointment.protocol, version, minutes: minutesOf(appointment) } }
        : {}),
    },
  ];
}

/** The state; of who is to come, whether the patient has said so. */
function signOf(appointment: AgendaAppointment, now: Date): GridSign {
  const state = stateOf(appointment, now);
  return state === 'confirmed' && appointment.confirmation?.answer === 'confirmed'
    ? 'answered'
    : state;
}

function closuresOf(
  { agenda, on, house }: Pick<GridInput, 'agenda' | 'on' | 'house'>,
  { name, slug }: Resource,
): Placed[] {
  return agenda.closures.flatMap(({ id, startsAt, endsAt, reason, resourceName, ...closure }) => {
    if (resourceName !== null && resourceName !== name) return [];
    // Who works in several houses may be in another one.
    if (closure.house !== null && closure.house !== house) return [];
    const stretch = stretchOn(on, startsAt.getTime(), endsAt.getTime());
    if (stretch.from >= stretch.until) return [];
    return [
      {
        ...stretch,
        key: `closure-${id}-${slug}`,
        kind: 'closure',
        title: staffAgenda.closed,
        what: reason,
        href: null,
        sign: null,
      },
    ];
  });
}

/** Less is no time for anything. */
const LEAST_FREE = 10;

/** The empty times that still come, each a way to the desk's form. @param who a slug; empty for whoever is free */
export function freeTimes(
  empty: readonly Stretch[],
  { on, who, now, stepMinutes }: Pick<GridInput, 'on' | 'stepMinutes'> & { who: string; now: Date },
): Placed[] {
  const clock = wallClockOf(now);
  if (on < clock.on) return [];
  const first = on === clock.on ? minuteOf(clock.time) + 1 : 0;
  const begins = (minute: number) => Math.ceil(Math.max(minute, first) / stepMinutes) * stepMinutes;
  return empty
    .map(({ from, until }) => ({ from: begins(from), until }))
    .filter(({ from, until }) => until - from >= LEAST_FREE)
    .flatMap(byHours)
    .map((stretch) => {
      const { from, until } = { from: wallTime(stretch.from), until: wallTime(stretch.until) };
      const empty = { on, from, until, who };
      return {
        ...stretch,
        key: `free-${who}-${stretch.from}`,
        kind: 'free',
        title: '',
        what: '',
        href: bookingHref(empty),
        ...(who && { block: closureHref(empty) }),
        sign: null,
      };
    });
}
