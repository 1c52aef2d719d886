import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAtTime, formatTime } from '#app/clinic/format-date.ts';
import { type Attended, presenceOf } from '#app/features/agenda/attendance.ts';
import { staffWaitingRoom as messages } from '#app/locales/pt-BR/staff/day/waiting-room.ts';

const MINUTE_MS = 60_000;

export type Came = Pick<Attended, 'attendance' | 'attendanceAt' | 'calledAt'> & {
  arrivedAt: Date | null;
};

/** When a patient arrived; null where nobody recorded it. */
export function arrivalOf({ attendance, attendanceAt, arrivedAt }: Came): Date | null {
  return arrivedAt ?? (attendance === 'arrived' ? attendanceAt : null);
}

/** Whole minutes that have passed, none where the clock was set back. */
export function minutesBetween(from: Date, until: Date): number {
  return Math.max(0, Math.floor((until.getTime() - from.getTime()) / MINUTE_MS));
}

/**
 * Whole minutes from arrival until the call, or until now for who still waits; null where that is
 * not known, as for who was seen without having been called.
 */
export function waitMinutes(came: Came, now: Date): number | null {
  const arrivedAt = arrivalOf(came);
  if (!arrivedAt) return null;
  const until = came.calledAt ?? (came.attendance === 'arrived' ? now : null);
  return until && minutesBetween(arrivedAt, until);
}

/** '5 min', '1 h', '1 h 20 min' */
export function lengthInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? messages.minutes(minutes) : messages.hours(hours, minutes % 60);
}

/** 'chegou às 8h42, espera há 12 min'; empty where the arrival is not known. */
export function arrivalInWords(came: Came, now: Date): string {
  const arrivedAt = arrivalOf(came);
  if (!arrivedAt) return '';
  const minutes = waitMinutes(came, now);
  const waits = presenceOf(came) === 'arrived';
  return [messages.arrived(formatAtTime(wallClockOf(arrivedAt).time)), lengthOf(minutes, waits)]
    .filter(Boolean)
    .join(', ');
}

function lengthOf(minutes: number | null, waits: boolean): string {
  if (minutes === null) return '';
  if (minutes === 0) return waits ? messages.justNow : messages.notAtAll;
  return messages[waits ? 'waits' : 'waited'](lengthInWords(minutes));
}

/** Since when a patient is with the practitioner, or until when they were; empty for everybody else. */
export function serviceInWords(came: Came, now: Date): string {
  const { calledAt, attendanceAt } = came;
  const presence = presenceOf(came);
  if (presence === 'done' && attendanceAt)
    return messages.seen(formatTime(wallClockOf(attendanceAt).time));
  if (presence !== 'in-service' || !calledAt) return '';
  const minutes = minutesBetween(calledAt, now);
  if (minutes === 0) return messages.calledNow;
  return messages.called(formatTime(wallClockOf(calledAt).time), lengthInWords(minutes));
}
