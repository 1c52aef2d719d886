import type { Attended } from './attendance.ts';

export const APPOINTMENT_STATES = [
  'confirmed',
  'unsettled',
  'arrived',
  'done',
  'no-show',
  'cancelled',
] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** How a visit stands; 'unsettled' when its time is over and nobody has said whether the patient came. */
export function stateOf(
  { status, attendance, endsAt }: Pick<Attended, 'status' | 'attendance'> & { endsAt: Date },
  now: Date,
): AppointmentState {
  if (status === 'cancelled') return 'cancelled';
  return attendance ?? (endsAt <= now ? 'unsettled' : 'confirmed');
}
