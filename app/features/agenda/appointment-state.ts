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

/** What a list can be cut to: a state, or those who have not said that they come. */
export const STATE_FILTERS = [...APPOINTMENT_STATES, 'to-confirm'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

/** The state of an appointment; 'unsettled' when it is over and nobody recorded whether the patient came. */
export function stateOf(
  { status, attendance, endsAt }: Pick<Attended, 'status' | 'attendance'> & { endsAt: Date },
  now: Date,
): AppointmentState {
  if (status === 'cancelled') return 'cancelled';
  return attendance ?? (endsAt <= now ? 'unsettled' : 'confirmed');
}
