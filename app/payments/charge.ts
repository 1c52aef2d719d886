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

export type Charge = {
  id: number;
  reference: string;
  linkKey: string;
  purpose: ChargePurpose;
  provider: ProviderName;
  amountCents: number;
  paidCents: number;
  refundedCents: number;
  state: ChargeState;
  locale: Locale;
  /** Calendar day, 'YYYY-MM-DD'. */
  dueOn: string | null;
  expiresAt: Date | null;
  payWith: PayWith | null;
  version: number;
};

/** A charge to be written; it opens once the provider has it. */
export type NewCharge = Pick<
  Charge,
  'purpose' | 'provider' | 'amountCents' | 'locale' | 'dueOn' | 'expiresAt'
>;
