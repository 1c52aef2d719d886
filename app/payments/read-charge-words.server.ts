import type { Charge } from './charge.ts';
import type { ChargeWords } from './charge-effects.server.ts';
import type { PaymentServices } from './payment-services.server.ts';

/** What a charge is for and who pays, as the feature says that asked for it. */
export function readChargeWords(
  { db, effects }: Pick<PaymentServices, 'db' | 'effects'>,
  charge: Charge,
): Promise<ChargeWords> {
  return db.transaction((tx) => effects[charge.purpose].describe(tx, charge));
}
