import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatTime } from '#app/clinic/format-date.ts';
import {
  eventsOf,
  freeTimes,
  type GridEvent,
  type GridInput,
  inRows,
  type Placed,
  placedOn,
} from '#app/features/agenda/grid/day-grid.ts';
import { minuteOf, wallTime } from '#app/features/agenda/grid/grid-place.ts';
import {
  type GridRows,
  gridRows,
  type Stretch,
  without,
} from '#app/features/agenda/grid/grid-rows.ts';
import { staffGrid } from '#app/locales/pt-BR/staff/day/grid.ts';

/** Visits for which there is no room beside the others. */
export type MoreEvent = Pick<
  GridEvent,
  'key' | 'row' | 'rows' | 'lane' | 'lanes' | 'at' | 'time' | 'until'
> & { kind: 'more'; count: number };
export type WeekDay = {
  on: string;
  isToday: boolean;
  /** Appointments that stand. */
  count: number;
  /** In which somebody of those who are shown works; of them together. */
  workMinutes: number;
  /** Of these, what is neither taken nor past. */
  freeMinutes: number;
  /** Names of the holidays that close the clinic. */
  closedBy: readonly string[];
  /** Who is away while others work, with when and why. */
  away: readonly string[];
  /** Where somebody works. */
  open: readonly { row: number; rows: number }[];
  events: readonly (GridEvent | MoreEvent)[];
};
export type WeekGridView = {
  rows: Pick<GridRows, 'count' | 'marks' | 'breaks' | 'shown'>;
  /** Row of this moment, in the week itself and within what is shown. */
  now: { row: number; time: string } | null;
  days: readonly WeekDay[];
  /** The practitioner whose week it is, where there is one: a slug. */
  who: string | null;
  mayWrite: boolean;
  stepMinutes: number;
};

type WeekInput = Omit<GridInput, 'on' | 'taken' | 'openings'> & {
  days: readonly Pick<GridInput, 'on' | 'taken' | 'openings'>[];
  /** Calendar days when the clinic opens; others have a column only where something stands in them. */
  openDays: readonly string[];
};

/** A week as columns of days. Who works on the same day stands side by side in it. */
export function toWeekGrid({ days, openDays, ...input }: WeekInput): WeekGridView {
  const { agenda, resources, labels, stepMinutes, mayWrite } = input;
  const byDay = Map.groupBy(agenda.appointments, ({ startsAt }) => wallClockOf(startsAt).on);
  const all = days
    .map((day) =>
      dayOf({ ...input, ...day, agenda: { ...agenda, appointments: byDay.get(day.on) ?? [] } }),
    )
    .filter(({ on, visits }) => openDays.includes(on) || visits.length > 0);
  const rows = gridRows(all.flatMap(({ open, visits }) => [...open, ...visits]));
  const clock = wallClockOf(labels.now);
  const nowRow = rows.rowOf(minuteOf(clock.time));
  const isNow = all.some(({ on }) => on === clock.on) && nowRow > 0 && nowRow < rows.count;
  const [only] = resources;
  return {
    rows: { count: rows.count, marks: rows.marks, breaks: rows.breaks, shown: rows.shown },
    now: isNow ? { row: nowRow, time: formatTime(clock.time) } : null,
    days: all.map(({ visits, closed, free, open, ...day }) => ({
      ...day,
      isToday: day.on === clock.on,
      open: open.flatMap((stretch) => inRows(stretch, rows)),
      events: [...gathered(eventsOf([...visits, ...closed], rows)), ...eventsOf(free, rows)].sort(
        (one, other) => one.at.localeCompare(other.at),
      ),
    })),
    who: resources.length === 1 && only?.kind === 'practitioner' ? only.slug : null,
    ...{ mayWrite, stepMinutes },
  };
}

function dayOf(input: GridInput) {
  const { on, agenda, taken, resources, labels, stepMinutes, mayWrite } = input;
  const all = resources.map((resource) => ({ resource, ...placedOn(input, resource) }));
  const isMany = all.length > 1;
  const closures = all.map(({ placed }) => placed.filter(({ kind }) => kind === 'closure'));
  const isForAll = (closure: Placed) =>
    closures.every((each) => each.some((other) => isSame(closure, other)));
  const visits = all.flatMap(({ resource, placed }) =>
    placed
      .filter(({ kind }) => kind !== 'closure')
      .map((each) =>
        isMany ? { ...each, what: `${each.what}, ${staffGrid.with(resource.name)}` } : each,
      ),
  );
  const coming = all.flatMap(({ empty }) => stillToCome(empty, on, labels.now));
  const people = all.filter(({ resource }) => resource.kind === 'practitioner');
  const who = isMany ? '' : (resources[0]?.slug ?? '');
  const empty = united(people.flatMap((each) => each.empty));
  const ids = new Set(resources.map(({ id }) => id));
  const work = all.flatMap(({ open }, index) => without(open, closures[index] ?? []));
  return {
    on,
    visits,
    closed: (closures[0] ?? []).filter(isForAll),
    open: united(all.flatMap(({ open }) => open)),
    free: mayWrite ? freeTimes(empty, { on, who, now: labels.now, stepMinutes }) : [],
    count: new Set(
      taken.flatMap(({ resourceId, protocol }) =>
        protocol !== null && ids.has(resourceId) ? [protocol] : [],
      ),
    ).size,
    workMinutes: minutesOf(work),
    freeMinutes: minutesOf(coming),
    closedBy: agenda.closedDays.flatMap((day) => (day.on === on ? [day.name] : [])),
    away: all.flatMap(({ resource, open }, index) =>
      (closures[index] ?? [])
        .filter((closure) => !isForAll(closure) && open.some((each) => overlaps(each, closure)))
        .map((closure) => awayText(resource.name, closure)),
    ),
  };
}

function awayText(name: string, { from, until, what }: Placed): string {
  const isWhole = from === 0 && until === DAY_MINUTES;
  const time = (minute: number) => formatTime(wallTime(minute));
  return staffGrid.week.away(name, isWhole ? null : [time(from), time(until)], what);
}

const DAY_MINUTES = 1440;
const WHOLE_DAY = [{ from: 0, until: DAY_MINUTES }];

/** All that any of some stretches takes, in order. */
function united(stretches: readonly Stretch[]): Stretch[] {
  return without(WHOLE_DAY, without(WHOLE_DAY, stretches));
}

function stillToCome(stretches: readonly Stretch[], on: string, now: Date): Stretch[] {
  const clock = wallClockOf(now);
  if (on > clock.on) return [...stretches];
  const past = on < clock.on ? DAY_MINUTES : minuteOf(clock.time);
  return without(stretches, [{ from: 0, until: past }]);
}

function minutesOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, until }) => sum + until - from, 0);
}

const overlaps = (one: Stretch, other: Stretch) => one.from < other.until && other.from < one.until;

const isSame = (one: Placed, other: Placed) =>
  one.from === other.from && one.until === other.until && one.what === other.what;

/** More side by side could not be read. */
const MOST_BESIDE = 3;

/** Of more than three side by side, what comes after the third as their number. */
function gathered(events: readonly GridEvent[]): (GridEvent | MoreEvent)[] {
  const shown: (GridEvent | MoreEvent)[] = [];
  let last: MoreEvent | undefined;
  for (const event of events) {
    if (event.lane < MOST_BESIDE) {
      shown.push(event);
      continue;
    }
    const end = event.row + event.rows;
    if (last && event.row < last.row + last.rows) {
      last.count += 1;
      if (end > last.row + last.rows) {
        last.rows = end - last.row;
        last.until = event.until;
      }
      continue;
    }
    const { row, rows, lanes, at, time, until, key } = event;
    last = { key, kind: 'more', count: 1, row, rows, lane: MOST_BESIDE, lanes, at, time, until };
    shown.push(last);
  }
  return shown;
}
