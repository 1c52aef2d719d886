import { wallClockOf } from '#app/clinic/clinic-time.ts';

export type Attendance = 'arrived' | 'done' | 'no-show';

/** What is said of a visit at the desk; 'undo' takes the last word back. */
export const ATTENDANCE_STEPS = ['arrived', 'done', 'no-show', 'undo'] as const;
export type AttendanceStep = (typeof ATTENDANCE_STEPS)[number];

export type Attended = {
  status: 'confirmed' | 'cancelled';
  attendance: Attendance | null;
  attendanceAt: Date | null;
  startsAt: Date;
};

/**
 * What a visit becomes by a step, or undefined when the step cannot be made now: nobody arrives
 * before the day of the visit, nobody is missed before its time, and a word is taken back on the
 * day on which it was said.
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
    // Who was seen had come.
    return attendance === 'done' ? 'arrived' : null;
  }
  const hasDayCome = wallClockOf(startsAt).on <= today;
  if (step === 'done' && attendance === 'arrived') return 'done';
  if (attendance !== null || !hasDayCome) return undefined;
  if (step === 'arrived') return 'arrived';
  return startsAt <= now ? step : undefined;
}

/** The steps that can be made now, in the order of a visit. */
export function offeredSteps(visit: Attended, now: Date): AttendanceStep[] {
  return ATTENDANCE_STEPS.filter((step) => nextAttendance(step, visit, now) !== undefined);
}
