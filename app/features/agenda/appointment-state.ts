import { type Attended, presenceOf } from './attendance.ts';

export const APPOINTMENT_STATES = [
  'confirmed',
  'unsettled',
  'arrived',
  'in-service',
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
  {
    status,
    endsAt,
    attendance,
    calledAt,
  }: Pick<Attended, 'status' | 'attendance' | 'calledAt'> & { endsAt: Date },
  now: Date,
): AppointmentState {
  if (status === 'cancelled') return 'cancelled';
  return presenceOf({ attendance, calledAt }) ?? (endsAt <= now ? 'unsettled' : 'confirmed');
}
