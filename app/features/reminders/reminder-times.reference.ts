import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { ReminderPlan } from './reminder-plan.ts';
import type { PlannedReminder } from './reminder-times.ts';

// The same rules by looking at the clock minute after minute, for tests alone.

const MINUTE_MS = 60_000;
const minutesLater = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * MINUTE_MS);

export function isDaytime(instant: Date): boolean {
  const hour = Number(wallClockOf(instant).time.slice(0, 2));
  return hour >= 8 && hour < 20;
}

/** The first instant from here on, in a direction, for which something holds. */
function walk(from: Date, minutes: 1 | -1, holds: (at: Date) => boolean): Date {
  let at = from;
  for (let steps = 0; steps < 40 * 1_440; steps += 1) {
    if (holds(at)) return at;
    at = minutesLater(at, minutes);
  }
  throw new Error('nothing found in forty days');
}

const shows = (time: string) => (at: Date) => wallClockOf(at).time === time;

/** By day; in the morning after a night, or at seven in the evening before it. */
function wakeful(wanted: Date, latest: Date): Date {
  if (isDaytime(wanted)) return wanted;
  const morning = walk(wanted, 1, isDaytime);
  return morning.getTime() <= latest.getTime() ? morning : walk(wanted, -1, shows('19:00'));
}

/** Eight in the morning of a day, or of the last one before it on which the clinic works. */
function workingMorning(of: Date, isOpen: (on: string) => boolean): Date {
  let on = wallClockOf(of).on;
  const isAnyOpen = Array.from({ length: 14 }, (_, back) => addDays(on, -back)).some(isOpen);
  while (isAnyOpen && !isOpen(on)) on = addDays(on, -1);
  return walk(
    of,
    -1,
    (at) => wallClockOf(at).on < on || (wallClockOf(at).on === on && shows('08:00')(at)),
  );
}

/** An appointment as its patient and its service would tell of it. */
export type Told = {
  startsAt: Date;
  softHours: number;
  rigidHours: number;
  lenses: 'none' | 'soft' | 'rigid' | 'unknown' | undefined;
  fastingHours: number;
};

/** When lenses are out that are out for so many hours: whole days by the wall, other hours as they pass. */
function outBy(startsAt: Date, hours: number): Date {
  if (hours % 24 !== 0) return minutesLater(startsAt, -60 * hours);
  const wall = wallClockOf(startsAt);
  const on = addDays(wall.on, -hours / 24);
  const near = minutesLater(startsAt, -60 * hours + 180);
  return walk(near, -1, (at) => wallClockOf(at).on === on && shows(wall.time)(at));
}

/** Each time by which somebody has to have lenses out, the first first. */
function lensTimes({ startsAt, softHours, rigidHours, lenses }: Told): Date[] {
  const either = [Math.max(softHours, rigidHours), Math.min(softHours, rigidHours)];
  const waits = {
    none: [],
    soft: [softHours],
    rigid: [rigidHours],
    unknown: either.slice(0, 1),
    unasked: softHours === rigidHours ? [softHours] : either,
  }[lenses ?? 'unasked'];
  return waits.filter((hours) => hours > 0).map((hours) => outBy(startsAt, hours));
}

export function expectedReminders(
  told: Told,
  plan: ReminderPlan,
  isOpen: (on: string) => boolean,
): PlannedReminder[] {
  const { startsAt, fastingHours } = told;
  const found: PlannedReminder[] = [];
  const evening = (instant: Date) => walk(instant, -1, shows('18:00'));
  const nineOn = (on: string) =>
    walk(startsAt, -1, (at) => wallClockOf(at).on === on && shows('09:00')(at));
  plan.daysBefore.forEach((daysBefore, index) => {
    const dueAt = nineOn(addDays(wallClockOf(startsAt).on, -daysBefore));
    const next = plan.daysBefore[index + 1];
    const until =
      next === undefined
        ? minutesLater(startsAt, -180)
        : nineOn(addDays(wallClockOf(startsAt).on, -next));
    found.push({ kind: 'days', daysBefore, byDesk: false, dueAt, until });
    const morning = workingMorning(minutesLater(dueAt, 1), isOpen);
    found.push({ kind: 'days', daysBefore, byDesk: true, dueAt: morning, until: startsAt });
  });
  const [longest, shortest = longest] = lensTimes(told);
  const isLong = longest && startsAt.getTime() - longest.getTime() >= 3 * 86_400_000;
  if (plan.tellsLenses && isLong) {
    const on = addDays(wallClockOf(longest).on, -5);
    const near = minutesLater(longest, -4 * 1_440);
    const dueAt = walk(near, -1, (at) => wallClockOf(at).on === on && shows('09:00')(at));
    const base = { kind: 'lenses' as const, daysBefore: 5, until: longest };
    found.push({ ...base, byDesk: false, dueAt });
    found.push({ ...base, byDesk: true, dueAt: workingMorning(minutesLater(dueAt, 1), isOpen) });
  }
  const out = isLong ? shortest : longest;
  if (plan.tellsLenses && out) {
    const dueAt = wakeful(minutesLater(out, -120), out);
    const base = { kind: 'lenses' as const, daysBefore: 0, until: out };
    found.push({ ...base, byDesk: false, dueAt });
    const dayBefore = walk(dueAt, -1, (at) => wallClockOf(at).on < wallClockOf(dueAt).on);
    found.push({ ...base, byDesk: true, dueAt: workingMorning(dayBefore, isOpen) });
  }
  if (plan.tellsFasting && fastingHours > 0) {
    const begins = minutesLater(startsAt, -60 * fastingHours);
    const dueAt = evening(minutesLater(begins, -60));
    const base = { kind: 'fasting' as const, daysBefore: 0, until: begins };
    found.push({ ...base, byDesk: false, dueAt });
    found.push({ ...base, byDesk: true, dueAt: workingMorning(dueAt, isOpen) });
  }
  if (plan.tellsHours) {
    const until = minutesLater(startsAt, -30);
    const dueAt = wakeful(minutesLater(startsAt, -120), until);
    found.push({ kind: 'hours', daysBefore: 0, byDesk: false, dueAt, until });
  }
  return found;
}
