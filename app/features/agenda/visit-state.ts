import type { Attended } from './attendance.ts';

export type VisitState = 'confirmed' | 'unsettled' | 'arrived' | 'done' | 'no-show' | 'cancelled';

/** How a visit stands; 'unsettled' when its time is over and nobody has said whether the patient came. */
export function stateOf(
  { status, attendance, endsAt }: Pick<Attended, 'status' | 'attendance'> & { endsAt: Date },
  now: Date,
): VisitState {
  if (status === 'cancelled') return 'cancelled';
  return attendance ?? (endsAt <= now ? 'unsettled' : 'confirmed');
}
