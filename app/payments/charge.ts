import type { Locale } from '#app/platform/locale.ts';
import type { PayWith, ProviderName } from './payment-provider.ts';

/** What a charge pays for. */
export type ChargePurpose = 'order' | 'deposit';

export type ChargeState =
  | 'preparing'
  | 'open'
  | 'part-paid'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded';

/** States in which money is asked for. */
export const ASKING_STATES = ['preparing', 'open', 'part-paid'] as const satisfies ChargeState[];

export type Charge = {
  id: number;
  reference: string;
  linkKey: string;
  purpose: ChargePurpose;
  provider: ProviderName;
  amountCents: number;
  paidCents: number;
  /** Given back. */
  refundedCents: number;
  /** To be given back, and not yet. */
  refundAskedCents: number;
  /** What was paid and no longer counts, because it is given back. */
  returnedCents: number;
  state: ChargeState;
  locale: Locale;
  /** Calendar day, 'YYYY-MM-DD'. */
  dueOn: string | null;
  expiresAt: Date | null;
  /** Why it asks for no more money, whatever has been paid. */
  closedAs: 'expired' | 'cancelled' | null;
  providerRef: string | null;
  payWith: PayWith | null;
  createdAt: Date;
  changedAt: Date;
  version: number;
};

/** A charge to be written; it opens once the provider has it. */
export type NewCharge = Pick<
  Charge,
  'purpose' | 'provider' | 'amountCents' | 'locale' | 'dueOn' | 'expiresAt'
>;

/** What is still to be paid; nothing once the charge is closed. */
export function restCents(
  charge: Pick<Charge, 'amountCents' | 'paidCents' | 'returnedCents' | 'closedAs'>,
): number {
  if (charge.closedAs !== null) return 0;
  return Math.max(0, charge.amountCents - (charge.paidCents - charge.returnedCents));
}

/**
 * Whether its provider may still be asked for the money. A provider asks for the whole: once somebody has noted a
 * part, the rest is for the clinic to settle. A static Pix asks for the rest itself.
 */
export function isPayableOnline(charge: Charge): boolean {
  const isAsking = charge.closedAs === null && restCents(charge) > 0;
  return (
    isAsking && (charge.provider === 'pix-static' || charge.paidCents === charge.returnedCents)
  );
}

/** What the clinic has of it and nobody has asked back. */
export function keptCents(
  charge: Pick<Charge, 'paidCents' | 'refundedCents' | 'refundAskedCents'>,
): number {
  return charge.paidCents - charge.refundedCents - charge.refundAskedCents;
}

/**
 * What the clinic has and should not: more than was asked for, or anything on a charge that came to nothing.
 * A part given back of a charge that stays paid is no debt of the payer's.
 */
export function surplusCents(charge: Charge): number {
  const kept = keptCents(charge);
  if (charge.state === 'paid') return Math.max(0, kept - charge.amountCents);
  return ['expired', 'cancelled', 'refunding'].includes(charge.state) ? kept : 0;
}
