import { and, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { charges } from '#app/db/payments-schema.ts';
import { OPEN_DAYS_BEFORE } from './ask-charge.server.ts';
import { changeCharge } from './change-charge.server.ts';
import { ASKING_STATES, type Charge } from './charge.ts';
import { noteDisputes } from './note-disputes.server.ts';
import { openCharge } from './open-charge.server.ts';
import type { FoundCharge } from './payment-provider.ts';
import type { PaymentJobs, PaymentServices } from './payment-services.server.ts';
import { type ChargeName, lockCharge, readCharge } from './read-charge.server.ts';
import { learnRefunds } from './write-refunds.server.ts';

type CheckServices = Omit<PaymentServices, 'secret'>;

/** Closed charges are looked at for so long, because money may be under way. */
const LATE_DAYS = 3;

/**
 * Fetches what the provider itself knows of a charge and applies it. Whatever asked for it proves nothing: it may
 * come twice, late, in any order or from a stranger.
 * @throws PaymentDelayedError when the provider does not answer
 */
export async function checkCharge(
  services: CheckServices,
  asked: PaymentJobs['charge-check'],
): Promise<'checked' | 'unknown'> {
  const { db, providers } = services;
  const name = nameOf(asked);
  let charge = name && (await readCharge(db, name));
  if (!charge || charge.provider !== asked.provider) return 'unknown';
  if (charge.provider === 'pix-static') return expireByClock(services, charge);
  const provider = providers[charge.provider];
  if (!provider) throw new Error(`payments by ${charge.provider} are not configured`);
  // The notification was faster than our own note of the provider's answer.
  if (!charge.providerRef) {
    await openCharge(services, { chargeId: charge.id });
    charge = await readCharge(db, { id: charge.id });
  }
  if (!charge?.providerRef) return 'unknown';
  const { reference, providerRef } = charge;
  const found = await provider.find({ reference, providerRef });
  if (found) await applyFound(services, charge, found);
  return 'checked';
}

async function applyFound(services: CheckServices, { id }: Charge, found: FoundCharge) {
  await services.db.transaction(async (tx) => {
    const charge = await lockCharge(tx, { id });
    if (!charge) return;
    // What is paid already, perhaps at the desk, is not closed as well because its page is.
    const isClosed =
      charge.state !== 'paid' && (found.state === 'expired' || found.state === 'cancelled');
    const { charge: paid } = await changeCharge(services, tx, charge, {
      cause: 'provider',
      payments: found.payments.map((payment) => ({
        ...payment,
        provider: charge.provider,
        source: 'provider',
      })),
      ...(isClosed && { closeAs: found.state === 'expired' ? 'expired' : 'cancelled' }),
    });
    // Only after the payments: what is given back must have come.
    await learnRefunds(services, tx, paid, found.refunds);
    await noteDisputes(services, tx, charge, found.disputes ?? []);
  });
}

/** A static Pix has no provider to say so: its time is over when the clock says so. */
async function expireByClock(services: CheckServices, { id }: Charge): Promise<'checked'> {
  await services.db.transaction(async (tx) => {
    const charge = await lockCharge(tx, { id });
    if (!charge?.expiresAt || charge.expiresAt > services.clock.now()) return;
    if (charge.closedAs !== null || charge.state === 'paid') return;
    await changeCharge(services, tx, charge, { cause: 'expired', closeAs: 'expired' });
  });
  return 'checked';
}

/**
 * Enqueues a check of every charge that its provider may know more of, since a notification may be lost: those that
 * ask for money, those with refunds under way, and those closed lately. One whose day has come near is brought to its
 * provider so. Of static ones, those whose time is over.
 * @returns how many
 */
export async function checkOpenCharges({
  db,
  clock,
  jobs,
}: Pick<PaymentServices, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const now = clock.now();
  const lately = new Date(now.getTime() - LATE_DAYS * 86_400_000);
  const nearOn = addDays(wallClockOf(now).on, OPEN_DAYS_BEFORE);
  const isForNow = or(isNotNull(charges.sentAt), isNull(charges.dueOn), lte(charges.dueOn, nearOn));
  const mayChange = or(
    and(inArray(charges.state, ASKING_STATES), isForNow),
    gt(charges.refundAskedCents, 0),
    gt(charges.closedAt, lately),
  );
  const isOver = and(
    isNull(charges.closedAs),
    inArray(charges.state, ASKING_STATES),
    lte(charges.expiresAt, now),
  );
  const found = await db
    .select({ provider: charges.provider, reference: charges.reference })
    .from(charges)
    .where(or(and(ne(charges.provider, 'pix-static'), mayChange), isOver));
  for (const each of found) await jobs['charge-check'](db, each);
  return found.length;
}

function nameOf({ provider, reference, providerRef }: PaymentJobs['charge-check']) {
  if (reference !== undefined) return { reference } satisfies ChargeName;
  return providerRef === undefined ? null : ({ provider, providerRef } satisfies ChargeName);
}
