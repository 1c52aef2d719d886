import { wallClockOf } from '#app/clinic/clinic-time.ts';

/** What is kept; who is with the practitioner has 'arrived', and was called. */
export type Attendance = 'arrived' | 'done' | 'no-show';
export type Presence = Attendance | 'in-service';

/** What reception records about an appointment; 'undo' reverts the last step. */
export const ATTENDANCE_STEPS = ['arrived', 'called', 'done', 'no-show', 'undo'] as const;
export type AttendanceStep = (typeof ATTENDANCE_STEPS)[number];

export type Attended = {
  status: 'confirmed' | 'cancelled';
  attendance: Attendance | null;
  /** When the attendance was recorded. */
  attendanceAt: Date | null;
  calledAt: Date | null;
  startsAt: Date;
};

/** Where a patient is on the day; null before anybody recorded something. */
export function presenceOf({
  attendance,
  calledAt,
}: Pick<Attended, 'attendance' | 'calledAt'>): Presence | null {
  return attendance === 'arrived' && calledAt ? 'in-service' : attendance;
}

/**
 * The presence after a step, or undefined when the step is not allowed now: nobody arrives before the
 * day of the appointment or is called on another, nobody is a no-show before its time, and a step can
 * be undone only on the day it was recorded.
 */
export function nextAttendance(
  step: AttendanceStep,
  appointment: Attended,
  now: Date,
): Presence | null | undefined {
  const { status, attendance, startsAt } = appointment;
  if (status !== 'confirmed') return undefined;
  if (step === 'undo') return before(appointment, now);
  const today = wallClockOf(now).on;
  const day = wallClockOf(startsAt).on;
  const presence = presenceOf(appointment);
  if (step === 'called') return presence === 'arrived' && day === today ? 'in-service' : undefined;
  if (step === 'done' && attendance === 'arrived') return 'done';
  if (attendance !== null || day > today) return undefined;
  if (step === 'arrived') return 'arrived';
  return startsAt <= now ? step : undefined;
}

/** The presence before the last step; undefined when it was recorded on another day, or nothing was. */
function before(appointment: Attended, now: Date): Presence | null | undefined {
  const { attendance, attendanceAt, calledAt } = appointment;
  const presence = presenceOf(appointment);
  const recordedAt = presence === 'in-service' ? calledAt : attendanceAt;
  if (!recordedAt || wallClockOf(recordedAt).on !== wallClockOf(now).on) return undefined;
  // A patient who was seen must have arrived.
  if (attendance === 'done') return calledAt ? 'in-service' : 'arrived';
  return presence === 'in-service' ? 'arrived' : null;
}

/** The steps allowed now, in the order in which they happen. */
export function offeredSteps(appointment: Attended, now: Date): AttendanceStep[] {
  return ATTENDANCE_STEPS.filter((step) => nextAttendance(step, appointment, now) !== undefined);
}
