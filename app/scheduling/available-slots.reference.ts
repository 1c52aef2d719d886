import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { SlotsQuery } from './available-slots.ts';
import type { LengthPlan, ServiceTimes } from './lengths/service-on.ts';
import type { ScheduleSnapshot, WeeklyHours } from './working-minutes.ts';

// Reference implementation for tests: slow, minute by minute, without masks or clinic-time.ts.

export type ReferenceSlot = {
  at: string;
  /** Each who is free, and how many minutes it takes with them. */
  practitioners: { id: number; minutes: number }[];
  /** What is free for as long as the first of them takes. */
  otherIds: number[] | null;
};
export type ReferenceAnswer = { free: ReferenceSlot[]; taken: string[] };

type Label = { on: string; minute: number; weekday: number };

const MINUTE_MS = 60_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WALL = {
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;
let zone = '';
let wall = new Intl.DateTimeFormat('en-CA', WALL);
const labels = new Map<number, Label>();

/** Available and taken slots of the requested days, found by trying every minute. */
export function referenceSlots(
  snapshot: ScheduleSnapshot,
  { agenda, now, from, days }: SlotsQuery,
): ReferenceAnswer {
  const answer: ReferenceAnswer = { free: [], taken: [] };
  const noonMs = Date.parse(`${from}T12:00:00Z`);
  const lastOn = utcDay(noonMs + (days - 1) * 1440 * MINUTE_MS);
  const horizonOn = utcDay(
    Date.parse(`${labelAt(now.getTime()).on}T12:00:00Z`) + agenda.horizonDays * 1440 * MINUTE_MS,
  );
  const visited = new Set<string>();
  const endMs = noonMs + (days + 1) * 1440 * MINUTE_MS;
  for (let ms = noonMs - 1440 * MINUTE_MS; ms < endMs; ms += MINUTE_MS) {
    const { on, minute } = labelAt(ms);
    const isRepeated = visited.has(`${on} ${minute}`);
    visited.add(`${on} ${minute}`);
    if (isRepeated || on < from || on > lastOn || on > horizonOn) continue;
    if (!isStep(snapshot, labelAt(ms), agenda.slotStepMinutes)) continue;
    if (ms < now.getTime() + agenda.noticeMinutes * MINUTE_MS) continue;
    classify(snapshot, now, ms, answer);
  }
  return answer;
}

/** Whether a whole number of steps has passed since somebody opened or came back from a break. */
function isStep(snapshot: ScheduleSnapshot, label: Label, step: number) {
  return snapshot.practitionerIds.some((id) => {
    const first = openedAt(snapshot, id, label)[label.minute] ?? CLOSED;
    return first !== CLOSED && (label.minute - first) % step === 0;
  });
}

const CLOSED = -1;
const openings = new WeakMap<ScheduleSnapshot, Map<string, readonly number[]>>();

/** For each minute of a day the one at which the opening that it lies in has begun. */
function openedAt(snapshot: ScheduleSnapshot, id: number, label: Label): readonly number[] {
  const known = openings.get(snapshot) ?? new Map<string, readonly number[]>();
  openings.set(snapshot, known);
  const key = `${id} ${label.on}`;
  const before = known.get(key);
  if (before) return before;
  const rows = snapshot.hours.filter((row) => row.resourceId === id && appliesOn(row, label));
  const isOpen = (minute: number) =>
    rows.some((row) => row.kind === 'open' && coversMinute(row, minute)) &&
    !rows.some((row) => row.kind === 'break' && overlapsMinute(row, minute)) &&
    isAllowed(snapshot, id, { ...label, minute });
  const first: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const last = minute > 0 ? (first[minute - 1] ?? CLOSED) : CLOSED;
    first.push(isOpen(minute) ? (last === CLOSED ? minute : last) : CLOSED);
  }
  known.set(key, first);
  return first;
}

function classify(
  snapshot: ScheduleSnapshot,
  now: Date,
  ms: number,
  answer: ReferenceAnswer,
): void {
  const at = new Date(ms).toISOString();
  const practitioners: ReferenceSlot['practitioners'] = [];
  const rooms: (number[] | null)[] = [];
  let isOpen = false;
  for (const id of snapshot.practitionerIds) {
    const times = lengthsWith(snapshot.service, labelAt(ms).on, id);
    const alone = { ...snapshot, service: { ...times, id: snapshot.service.id } };
    const works = (each: number) => isWorking(alone, each, ms);
    const serves = (each: number) => works(each) && !isOccupied(alone, each, ms, now);
    isOpen ||= works(id) && (snapshot.otherIds === null || snapshot.otherIds.some(works));
    const others = snapshot.otherIds === null ? null : snapshot.otherIds.filter(serves);
    if (!serves(id) || others?.length === 0) continue;
    practitioners.push({ id, minutes: alone.service.durationMinutes });
    rooms.push(others);
  }
  const [otherIds] = rooms;
  if (otherIds !== undefined) answer.free.push({ at, practitioners, otherIds });
  else if (isOpen) answer.taken.push(at);
}

/** How long a service takes with somebody on a day: the last plan that has begun, day by day. */
export function lengthsWith(service: LengthPlan, on: string, id: number): ServiceTimes {
  let valid: LengthPlan = service;
  for (const plan of service.later ?? []) if (plan.fromOn <= on) valid = plan;
  let minutes = valid.durationMinutes;
  for (const own of valid.own ?? []) if (own.resourceId === id) minutes = own.durationMinutes;
  const { bufferBeforeMinutes, bufferAfterMinutes } = valid;
  return { durationMinutes: minutes, bufferBeforeMinutes, bufferAfterMinutes };
}

function isWorking(snapshot: ScheduleSnapshot, id: number, ms: number) {
  for (let passed = 0; passed < snapshot.service.durationMinutes; passed += 1)
    if (!isWorkingMinute(snapshot, id, ms + passed * MINUTE_MS)) return false;
  return true;
}

function isWorkingMinute(snapshot: ScheduleSnapshot, id: number, minuteMs: number): boolean {
  const { hours, closures, closedDays } = snapshot;
  const label = labelAt(minuteMs);
  if (closedDays.includes(label.on)) return false;
  const rows = hours.filter((row) => row.resourceId === id && appliesOn(row, label));
  const isOpen = rows.some((row) => row.kind === 'open' && coversMinute(row, label.minute));
  const isBreak = rows.some((row) => row.kind === 'break' && overlapsMinute(row, label.minute));
  const isClosed = closures.some(
    (closure) =>
      (closure.resourceId === null || closure.resourceId === id) &&
      closure.startsAt.getTime() < minuteMs + MINUTE_MS &&
      closure.endsAt.getTime() > minuteMs,
  );
  return isOpen && !isBreak && !isClosed && isAllowed(snapshot, id, label);
}

/** Whether no limit keeps the service out of a minute, and one lets it in where some say that it is done then alone. */
function isAllowed({ hours, service }: ScheduleSnapshot, id: number, label: Label): boolean {
  const limits = hours.filter((row) => row.resourceId === id && row.kind === 'limit');
  const lists = ({ serviceIds = [] }: WeeklyHours) => serviceIds.includes(service.id);
  for (const row of limits)
    if (row.limitOf !== 'services' && !lists(row) && appliesOn(row, label))
      if (overlapsMinute(row, label.minute)) return false;
  const own = limits.filter((row) => row.limitOf !== 'hours' && lists(row));
  const isConfined = own.some((row) => isInForce(row, label.on));
  const at = (second: number) =>
    own.some(
      (row) =>
        appliesOn(row, label) &&
        secondsOf(row.startsTime) <= second &&
        secondsOf(row.endsTime) > second,
    );
  // Times have whole or half minutes.
  return !isConfined || (at(label.minute * 60) && at(label.minute * 60 + 30));
}

/** Whether a resource works in a minute and nothing occupies it. */
export function isFreeMinute(
  snapshot: ScheduleSnapshot,
  id: number,
  { ms, now }: { ms: number; now: Date },
): boolean {
  const oneMinute = { durationMinutes: 1, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  const minute = { ...snapshot, service: { ...oneMinute, id: snapshot.service.id } };
  return isWorkingMinute(snapshot, id, ms) && !isOccupied(minute, id, ms, now);
}

function isOccupied(
  { service, busy }: ScheduleSnapshot,
  id: number,
  ms: number,
  now: Date,
): boolean {
  const startMs = ms - service.bufferBeforeMinutes * MINUTE_MS;
  const endMs = ms + (service.durationMinutes + service.bufferAfterMinutes) * MINUTE_MS;
  return busy.some((row) => {
    if (row.resourceId !== id || row.isOwn) return false;
    if (row.holdExpiresAt !== null && row.holdExpiresAt.getTime() <= now.getTime()) return false;
    return row.startsAt.getTime() < endMs && row.endsAt.getTime() > startMs;
  });
}

function appliesOn(row: WeeklyHours, label: Label): boolean {
  return row.weekday === label.weekday && isInForce(row, label.on);
}

function isInForce({ validFrom, validUntil }: WeeklyHours, on: string): boolean {
  return on >= validFrom && (validUntil === null || on < validUntil);
}

function coversMinute({ startsTime, endsTime }: WeeklyHours, minute: number): boolean {
  return secondsOf(startsTime) <= minute * 60 && secondsOf(endsTime) >= (minute + 1) * 60;
}

function overlapsMinute({ startsTime, endsTime }: WeeklyHours, minute: number): boolean {
  return secondsOf(startsTime) < (minute + 1) * 60 && secondsOf(endsTime) > minute * 60;
}

function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part, index) => sum + Number(part) * 60 ** (2 - index), 0);
}

function labelAt(ms: number): Label {
  if (zone !== clinicZone()) {
    zone = clinicZone();
    wall = new Intl.DateTimeFormat('en-CA', { ...WALL, timeZone: zone });
    labels.clear();
  }
  const minuteMs = Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  const known = labels.get(minuteMs);
  if (known) return known;
  const part = new Map(wall.formatToParts(minuteMs).map(({ type, value }) => [type, value]));
  const label = {
    on: `${part.get('year')}-${part.get('month')}-${part.get('day')}`,
    minute: Number(part.get('hour')) * 60 + Number(part.get('minute')),
    weekday: WEEKDAYS.indexOf(part.get('weekday')?.slice(0, 3) ?? ''),
  };
  labels.set(minuteMs, label);
  return label;
}

function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
