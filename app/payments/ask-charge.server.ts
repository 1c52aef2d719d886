import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { charges } from '#app/db/payments-schema.ts';
import { changeCharge } from './change-charge.server.ts';
import type { Charge, NewCharge } from './charge.ts';
import type { ProviderName } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { readPaymentSettings } from './payment-settings.server.ts';
import { buildBrCode } from './pix/br-code.ts';
import { toCharge } from './read-charge.server.ts';
import { newReference } from './reference.server.ts';

export type AskServices = Pick<PaymentServices, 'clock' | 'jobs' | 'effects' | 'providers'>;

/** Who can take money now, in the order in which they are offered. Empty: nobody, so nothing can be paid online. */
export async function offeredProviders(
  { providers }: Pick<PaymentServices, 'providers'>,
  db: Queryable,
): Promise<ProviderName[]> {
  const { pix } = await readPaymentSettings(db);
  const order = ['pix-api', 'pix-static', 'mercado-pago', 'stripe'] as const;
  return order.filter((name) => (name === 'pix-static' ? pix !== null : providers[name]));
}

/**
 * Writes a charge. A static Pix is open when the transaction commits; any other is brought to its provider by a job
 * that commits with it, or that comes when its day is near.
 * @throws when the provider cannot take money; see `offeredProviders`
 */
export async function askCharge(
  services: AskServices,
  tx: Transaction,
  asked: NewCharge,
): Promise<Charge> {
  const { clock, jobs } = services;
  if (!(await offeredProviders(services, tx)).includes(asked.provider))
    throw new Error(`payments by ${asked.provider} are not configured`);
  const now = clock.now();
  const [row] = await tx
    .insert(charges)
    .values({ ...asked, reference: newReference(), createdAt: now, changedAt: now })
    .returning();
  if (!row) throw new Error('the charge was not stored');
  const charge = toCharge(row);
  if (asked.provider === 'pix-static') return openStatic(services, tx, charge);
  if (isForNow(charge, now)) await jobs['charge-open'](tx, { chargeId: charge.id });
  return charge;
}

/**
 * A provider is told so long before a charge is due: its page, or its Pix, would else be over before the day. Reminders
 * come later than this; who pays earlier has it opened by their own page.
 */
export const OPEN_DAYS_BEFORE = 20;

function isForNow({ dueOn }: Charge, now: Date): boolean {
  return dueOn === null || dueOn <= addDays(wallClockOf(now).on, OPEN_DAYS_BEFORE);
}

async function openStatic(services: AskServices, tx: Transaction, charge: Charge) {
  const { pix } = await readPaymentSettings(tx);
  if (!pix) throw new Error('the clinic has no Pix key');
  const { reference: txid, amountCents } = charge;
  const brCode = buildBrCode({
    key: pix.key,
    merchantName: pix.name,
    merchantCity: pix.city,
    amountCents,
    txid,
  });
  const opened = { providerRef: txid, payWith: { kind: 'pix' as const, brCode } };
  return (await changeCharge(services, tx, charge, { cause: 'opened', opened })).charge;
}
