import type { Database } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { ChargeEffects } from './charge-effects.server.ts';
import type { PaymentProvider, ProviderName } from './payment-provider.ts';

/** Jobs of payments. */
export type PaymentJobs = {
  /** Brings a new charge to its provider. */
  'charge-open': { chargeId: number };
  /** Fetches what a provider knows of a charge, by our reference or theirs. */
  'charge-check': {
    provider: ProviderName;
    reference?: string | undefined;
    providerRef?: string | undefined;
  };
  /** Tells the provider to stop asking. */
  'charge-cancel': { chargeId: number };
  'charge-refund': { refundId: number };
  /** A reminder or a receipt. */
  'charge-mail': ChargeMail;
};

/** @property sumCents what a receipt tells of: all that has been paid, or given back; 0 for a reminder */
export type ChargeMail = {
  chargeId: number;
  kind: 'due-soon' | 'overdue' | 'part-paid' | 'paid' | 'refunded';
  sumCents: number;
};

/** The providers that are configured; a static Pix asks nobody and has none. */
export type Providers = Partial<Record<ProviderName, PaymentProvider>>;

/** Dependencies of the use cases of payments. */
export type PaymentServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<PaymentJobs>;
  /** Key for the links to charges; at least 32 characters. */
  secret: string;
  baseUrl: URL;
  providers: Providers;
  effects: ChargeEffects;
};
