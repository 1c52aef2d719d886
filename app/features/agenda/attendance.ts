import { wallClockOf } from '#app/clinic/clinic-time.ts';

export type Attendance = 'arrived' | 'done' | 'no-show';

/** What reception records about an appointment; 'undo' reverts the last step. */
export const ATTENDANCE_STEPS = ['arrived', 'done', 'no-show', 'undo'] as const;
export type AttendanceStep = (typeof ATTENDANCE_STEPS)[number];

export type Attended = {
  status: 'confirmed' | 'cancelled';
  attendance: Attendance | null;
  attendanceAt: Date | null;
  startsAt: Date;
};

/**
 * The attendance after a step, or undefined when the step is not allowed now: nobody arrives before
 * the day of the appointment, nobody is a no-show before its time, and a step can be undone only on
 * the day it was recorded.
 */
export function nextAttendance(
  step: AttendanceStep,
  { status, attendance, attendanceAt, startsAt }: Attended,
  now: Date,
): Attendance | null | undefined {
  if (status !== 'confirmed') return undefined;
  const today = wallClockOf(now).on;
  if (step === 'undo') {
    if (!attendanceAt || wallClockOf(attendanceAt).on !== today) return undefined;
    // A patient who was seen must have arrived.
    return attendance === 'done' ? 'arrived' : null;
  }
  const hasDayCome = wallClockOf(startsAt).on <= today;
  if (step === 'done' && attendance === 'arrived') return 'done';
  if (attendance !== null || !hasDayCome) return undefined;
  if (step === 'arrived') return 'arrived';
  return startsAt <= now ? step : undefined;
}

/** The steps allowed now, in the order in which they happen. */
export function offeredSteps(appointment: Attended, now: Date): AttendanceStep[] {
  return ATTENDANCE_STEPS.filter((step) => nextAttendance(step, appointment, now) !== undefined);
}
