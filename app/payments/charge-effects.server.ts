import type { Transaction } from '#app/db/database.ts';
import type { Charge, ChargePurpose } from './charge.ts';

/**
 * What follows from a change of a charge, done by whoever it pays for in the same transaction; each is called once
 * for a change. Asked by purpose; put together in app/context.
 */
export type ChargeEffects = Record<
  ChargePurpose,
  {
    /** It is paid in full; `late` where it had expired or been cancelled before. */
    paid(tx: Transaction, charge: Charge, how: { isLate: boolean }): Promise<void>;
    expired(tx: Transaction, charge: Charge): Promise<void>;
    /** All that was paid has been given back. */
    refunded(tx: Transaction, charge: Charge): Promise<void>;
    /** Words and payer for the provider. */
    describe(
      tx: Transaction,
      charge: Charge,
    ): Promise<{
      description: string;
      returnPath: string;
      payer: { name: string; cpf: string | null; email: string | null } | null;
    }>;
  }
>;
