import type { Transaction } from '#app/db/database.ts';
import { type ChangeServices, changeCharge } from './change-charge.server.ts';
import type { Charge } from './charge.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { lockCharge, readCharge } from './read-charge.server.ts';

/**
 * Stops asking for money. What has been paid stays with the charge until it is given back (`askRefund`); what is
 * paid all the same makes the charge paid, late. Locks the charge: call it before locking what it pays for.
 * @param by for the history: 'patient', 'staff:5'
 * @returns the charge as it is now; null when it is gone
 */
export async function cancelCharge(
  services: ChangeServices,
  tx: Transaction,
  { chargeId, by }: { chargeId: number; by: string },
): Promise<Charge | null> {
  const charge = await lockCharge(tx, { id: chargeId });
  if (!charge || charge.closedAs !== null || charge.state === 'paid') return charge;
  const cause = `cancelled by ${by}`;
  const changed = await changeCharge(services, tx, charge, { cause, closeAs: 'cancelled' });
  if (charge.provider !== 'pix-static') await services.jobs['charge-cancel'](tx, { chargeId });
  return changed.charge;
}

/**
 * Tells the provider of a charge that is cancelled, or was paid at the desk, to stop asking.
 * @throws PaymentDelayedError
 */
export async function cancelAtProvider(
  { db, providers, jobs }: Pick<PaymentServices, 'db' | 'providers' | 'jobs'>,
  { chargeId }: { chargeId: number },
): Promise<'told' | 'nothing-to-do'> {
  const charge = await readCharge(db, { id: chargeId });
  if (!charge?.providerRef) return 'nothing-to-do';
  if (charge.closedAs === null && charge.state !== 'paid') return 'nothing-to-do';
  const { provider, reference, providerRef } = charge;
  await providers[provider]?.cancel({ reference, providerRef });
  // It may have been paid a moment before.
  await jobs['charge-check'](db, { provider, reference });
  return 'told';
}
