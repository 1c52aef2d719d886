import type { ChargeState } from './charge.ts';

/** The facts that a charge's state follows from, and nothing else. */
export type ChargeFacts = {
  amountCents: number;
  paidCents: number;
  /** Given back already. */
  refundedCents: number;
  /** What no longer counts as paid, because it is given back; see `returnedBy`. */
  returnedCents: number;
  isOpened: boolean;
  closedAs: 'expired' | 'cancelled' | null;
};

/**
 * The state of a charge; `charge_state` in the database is the same rule, and the last word. Money decides
 * before time: what was paid in full is paid, also after it had expired or been cancelled.
 */
export function stateOf(facts: ChargeFacts): ChargeState {
  const { amountCents, paidCents, refundedCents, returnedCents, isOpened, closedAs } = facts;
  const countedCents = paidCents - returnedCents;
  if (countedCents >= amountCents) return 'paid';
  if (countedCents > 0) return closedAs ?? 'part-paid';
  if (paidCents > refundedCents) return 'refunding';
  if (paidCents > 0) return 'refunded';
  return closedAs ?? (isOpened ? 'open' : 'preparing');
}

/** What a charge has before a refund is asked. */
type BeforeRefund = ChargeFacts & { refundAskedCents: number };

/**
 * How much less counts as paid after a refund, and whether it is the end of the charge. All of it goes when
 * nothing is kept. A part of what was paid in full is a discount: the charge stays paid.
 */
export function returnedBy(
  before: BeforeRefund,
  amountCents: number,
): { returnedCents: number; isWhole: boolean } {
  const counted = before.paidCents - before.returnedCents;
  const kept = before.paidCents - before.refundedCents - before.refundAskedCents;
  if (amountCents >= kept) return { returnedCents: counted, isWhole: true };
  const isDiscount = stateOf(before) === 'paid';
  return { returnedCents: isDiscount ? 0 : Math.min(amountCents, counted), isWhole: false };
}

/** The steps between states; `is_charge_step` in the database allows no others. */
export const CHARGE_STEPS: Readonly<Record<ChargeState, readonly ChargeState[]>> = {
  preparing: ['open', 'part-paid', 'paid', 'expired', 'cancelled'],
  open: ['part-paid', 'paid', 'expired', 'cancelled'],
  'part-paid': ['paid', 'expired', 'cancelled', 'refunding', 'refunded'],
  paid: ['refunding', 'refunded'],
  expired: ['paid', 'refunding', 'refunded'],
  cancelled: ['paid', 'refunding', 'refunded'],
  refunding: ['refunded', 'paid', 'expired', 'cancelled'],
  refunded: ['paid', 'expired', 'cancelled'],
};
