import type { Attended } from './attendance.ts';

export const VISIT_STATES = [
  'confirmed',
  'unsettled',
  'arrived',
  'done',
  'no-show',
  'cancelled',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** How a visit stands; 'unsettled' when its time is over and nobody has said whether the patient came. */
export function stateOf(
  { status, attendance, endsAt }: Pick<Attended, 'status' | 'attendance'> & { endsAt: Date },
  now: Date,
): VisitState {
  if (status === 'cancelled') return 'cancelled';
  return attendance ?? (endsAt <= now ? 'unsettled' : 'confirmed');
}
