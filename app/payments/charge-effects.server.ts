import type { Transaction } from '#app/db/database.ts';
import type { Charge, ChargePurpose } from './charge.ts';

/** What a provider and a mail say of a charge. */
export type ChargeWords = {
  /** What is paid for, in the charge's language; nothing about health, no name. */
  description: string;
  /** Path of the page that the payer comes back to. */
  returnPath: string;
  /** Null once the person is erased. */
  payer: { name: string; cpf: string | null; email: string | null } | null;
};

/**
 * What follows from a change of a charge, done by whoever it pays for in the same transaction; each is called once
 * for a change, below the lock of the charge's row. Asked by purpose; put together in app/context.
 */
export type ChargeEffects = Record<
  ChargePurpose,
  {
    /** It is paid in full; `late` where it had expired or been cancelled before. */
    paid(tx: Transaction, charge: Charge, how: { isLate: boolean }): Promise<void>;
    expired(tx: Transaction, charge: Charge): Promise<void>;
    /** All that was paid has been given back. */
    refunded(tx: Transaction, charge: Charge): Promise<void>;
    /** Words and payer for the provider; answers also for a charge whose order or deposit is gone, without a payer. */
    describe(tx: Transaction, charge: Charge): Promise<ChargeWords>;
  }
>;
