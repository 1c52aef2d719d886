import { addDays, instantOf, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { PREPARATION_LIMITS } from '#app/clinic/preparation-rule.ts';
import type { ReminderPlan } from './reminder-plan.ts';

export type ReminderKind = 'days' | 'lenses' | 'fasting' | 'hours';

/** One reminder of an appointment, and when. */
export type PlannedReminder = {
  kind: ReminderKind;
  /** Of 'days' before the appointment, of the first of 'lenses' before they must be out; 0 for the others. */
  daysBefore: number;
  /** Whether somebody of the staff sends it, on a day on which the clinic works. */
  byDesk: boolean;
  /** Always by day. */
  dueAt: Date;
  /** From then on it is of no use. */
  until: Date;
};

/** What of an appointment decides about its reminders. */
export type Remindable = {
  startsAt: Date;
  /** When lenses must be out, the earliest first: of who has not said which they wear, for each kind. */
  lensesOutAt: readonly Date[];
  /** 0 for none. */
  fastingHours: number;
};

/** Nobody is told anything between these two, on the clinic's wall clock. */
export const DAY_BEGINS = '08:00';
const DAY_ENDS = '20:00';
/** When a message about the next day goes that cannot wait until morning. */
const EVENING = '19:00';
/** When the eve of fasting is told of, at the earliest. */
export const EVE_OF_FASTING = '18:00';
/** When people are asked days before. */
export const ASK_TIME = '09:00';

/** From so many hours without lenses on, people are told days before. */
const LONG_WAIT_HOURS = 72;
const EARLY_DAYS = 5;

const HOUR_MS = 3_600_000;
const MOST_CLOSED_DAYS = 14;
/** So long before an appointment its first reminder may be due, with what closed days move further back. */
export const LOOK_AHEAD_DAYS =
  PREPARATION_LIMITS.lensHours.max / 24 + EARLY_DAYS + MOST_CLOSED_DAYS + 1;

/** Whether somebody may be told something at an instant. */
export function isByDay(instant: Date): boolean {
  const { time } = wallClockOf(instant);
  return DAY_BEGINS <= time && time < DAY_ENDS;
}

/**
 * All reminders of an appointment by its service's plan. What falls into the night goes in the morning after it, or,
 * where that is too late, in the evening before.
 * @param isOpen whether the clinic works on a calendar day
 */
export function plannedReminders(
  appointment: Remindable,
  plan: ReminderPlan,
  isOpen: (on: string) => boolean,
): PlannedReminder[] {
  const { startsAt, fastingHours } = appointment;
  return [
    ...askedDays(startsAt, plan.daysBefore, isOpen),
    ...(plan.tellsLenses ? lensReminders(appointment, isOpen) : []),
    ...(plan.tellsFasting && fastingHours > 0
      ? fastingReminders(hoursBefore(startsAt, fastingHours), isOpen)
      : []),
    ...(plan.tellsHours ? [shortlyBefore(startsAt)] : []),
  ];
}

function askedDays(
  startsAt: Date,
  days: readonly number[],
  isOpen: (on: string) => boolean,
): PlannedReminder[] {
  const { on } = wallClockOf(startsAt);
  return days.flatMap((daysBefore, index) => {
    const askOn = addDays(on, -daysBefore);
    const next = days[index + 1];
    // The next one says the same anew.
    const until =
      next === undefined ? hoursBefore(startsAt, 3) : wallInstant(addDays(on, -next), ASK_TIME);
    const common = { kind: 'days' as const, daysBefore };
    const deskAt = wallInstant(lastOpenDay(askOn, isOpen), DAY_BEGINS);
    return [
      { ...common, byDesk: false, dueAt: wallInstant(askOn, ASK_TIME), until },
      { ...common, byDesk: true, dueAt: deskAt, until: startsAt },
    ];
  });
}

/** A wait of days is told of well before it begins; the last hours before lenses come out, always. */
function lensReminders(
  { startsAt, lensesOutAt }: Remindable,
  isOpen: (on: string) => boolean,
): PlannedReminder[] {
  const [first] = lensesOutAt;
  const last = lensesOutAt.at(-1);
  if (!first || !last) return [];
  if (first > hoursBefore(startsAt, LONG_WAIT_HOURS)) return lastHoursWithLenses(first, isOpen);
  const on = addDays(wallClockOf(first).on, -EARLY_DAYS);
  const common = { kind: 'lenses' as const, daysBefore: EARLY_DAYS, until: first };
  return [
    { ...common, byDesk: false, dueAt: wallInstant(on, ASK_TIME) },
    { ...common, byDesk: true, dueAt: wallInstant(lastOpenDay(on, isOpen), DAY_BEGINS) },
    ...lastHoursWithLenses(last, isOpen),
  ];
}

/** @param out when the lenses must be out */
function lastHoursWithLenses(out: Date, isOpen: (on: string) => boolean): PlannedReminder[] {
  const common = { kind: 'lenses' as const, daysBefore: 0, until: out };
  const dueAt = byDay(hoursBefore(out, 2), out);
  const deskOn = lastOpenDay(addDays(wallClockOf(dueAt).on, -1), isOpen);
  return [
    { ...common, byDesk: false, dueAt },
    { ...common, byDesk: true, dueAt: wallInstant(deskOn, DAY_BEGINS) },
  ];
}

/** @param begins when the patient eats no more */
function fastingReminders(begins: Date, isOpen: (on: string) => boolean): PlannedReminder[] {
  const common = { kind: 'fasting' as const, daysBefore: 0, until: begins };
  const { on, time } = wallClockOf(hoursBefore(begins, 1));
  const eve = time >= EVE_OF_FASTING ? on : addDays(on, -1);
  return [
    { ...common, byDesk: false, dueAt: wallInstant(eve, EVE_OF_FASTING) },
    { ...common, byDesk: true, dueAt: wallInstant(lastOpenDay(eve, isOpen), DAY_BEGINS) },
  ];
}

function shortlyBefore(startsAt: Date): PlannedReminder {
  const until = new Date(startsAt.getTime() - HOUR_MS / 2);
  const dueAt = byDay(hoursBefore(startsAt, 2), until);
  return { kind: 'hours', daysBefore: 0, byDesk: false, dueAt, until };
}

/** The instant itself by day; otherwise the morning after it, or the evening before where that is too late. */
function byDay(instant: Date, until: Date): Date {
  if (isByDay(instant)) return instant;
  const { on, time } = wallClockOf(instant);
  const isLate = time >= DAY_ENDS;
  const morning = wallInstant(isLate ? addDays(on, 1) : on, DAY_BEGINS);
  return morning <= until ? morning : wallInstant(isLate ? on : addDays(on, -1), EVENING);
}

/** The day itself, or the last one before it on which the clinic works. */
function lastOpenDay(on: string, isOpen: (on: string) => boolean): string {
  for (let back = 0; back < MOST_CLOSED_DAYS; back += 1) {
    const day = addDays(on, -back);
    if (isOpen(day)) return day;
  }
  return on;
}

function hoursBefore(instant: Date, hours: number): Date {
  return new Date(instant.getTime() - hours * HOUR_MS);
}

function wallInstant(on: string, time: string): Date {
  return instantOf(on, time) ?? startOfDay(on);
}
