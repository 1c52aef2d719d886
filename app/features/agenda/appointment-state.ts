import { wallClockOf } from '#app/clinic/clinic-time.ts';
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

/** Whether an appointment may still be given another time: before somebody came, and not after its day. */
export function isMovable(
  { status, attendance, startsAt }: Pick<Attended, 'status' | 'attendance' | 'startsAt'>,
  now: Date,
): boolean {
  const isOver = wallClockOf(startsAt).on < wallClockOf(now).on;
  return status === 'confirmed' && attendance === null && !isOver;
}

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
