import type { ApprovalState } from '#app/scheduling/payers/approval-state.ts';
import { isOverOn } from '#app/scheduling/payers/insurance-card.ts';

/** The approval of one appointment. */
export type Approval = {
  state: ApprovalState;
  /** The payer's number of it. */
  number: string | null;
  askedOn: string | null;
  /** The last day on which it is valid. */
  validUntil: string | null;
  version: number;
};

/** No approval is needed, as far as anybody has said. */
export const NO_APPROVAL: Approval = {
  state: 'not-needed',
  number: null,
  askedOn: null,
  validUntil: null,
  version: 0,
};

/** Why an appointment waits in the list; the first that holds. */
export type ApprovalWork = 'denied' | 'expired' | 'ends-before' | 'to-ask' | 'asked';

type Due = { startsOn: string; today: string };

/**
 * What is to be done about an approval before its appointment; null when there is nothing. One that ends before the
 * appointment's day is no use.
 */
export function workOf(
  { state, validUntil }: Pick<Approval, 'state' | 'validUntil'>,
  { startsOn, today }: Due,
): ApprovalWork | null {
  if (startsOn < today) return null;
  if (state === 'not-needed') return null;
  if (state !== 'granted') return state;
  if (isOverOn(validUntil, today)) return 'expired';
  return isOverOn(validUntil, startsOn) ? 'ends-before' : null;
}

/** Soonest first: by the day by which something has to be done, then by the appointment. */
export function byUrgency(
  a: { askBy: string; startsAt: Date },
  b: { askBy: string; startsAt: Date },
): number {
  if (a.askBy !== b.askBy) return a.askBy < b.askBy ? -1 : 1;
  return a.startsAt.getTime() - b.startsAt.getTime();
}
