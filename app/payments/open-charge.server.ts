import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { charges } from '#app/db/payments-schema.ts';
import { changeCharge } from './change-charge.server.ts';
import {
  type CreatedCharge,
  type PaymentProvider,
  PaymentRefusedError,
} from './payment-provider.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { lockCharge } from './read-charge.server.ts';

/**
 * Brings a new charge to its provider. The provider is asked outside of any transaction; a repetition is answered by
 * it with the same charge.
 * @throws PaymentDelayedError
 */
export async function openCharge(
  services: Omit<PaymentServices, 'secret'>,
  { chargeId }: { chargeId: number },
): Promise<'opened' | 'refused' | 'nothing-to-do'> {
  const { db } = services;
  const sent = await db.transaction((tx) => markSent(services, tx, chargeId));
  if (!sent) return 'nothing-to-do';
  const { charge, provider, words } = sent;
  const created = await ask(provider, {
    ...charge,
    ...words,
    returnUrl: new URL(words.returnPath, services.baseUrl),
  });
  return db.transaction(async (tx) => {
    const locked = await lockCharge(tx, { id: chargeId });
    if (!locked) return 'nothing-to-do';
    if (!created) {
      await changeCharge(services, tx, locked, { cause: 'refused', closeAs: 'cancelled' });
      return 'refused';
    }
    await changeCharge(services, tx, locked, { cause: 'opened', opened: created });
    // Cancelled while the provider was asked: it must not go on asking.
    if (locked.closedAs !== null) await services.jobs['charge-cancel'](tx, { chargeId });
    return 'opened';
  });
}

/**
 * Notes that the provider is about to know of the charge, so that a cancellation meanwhile reaches it even when its
 * answer is lost.
 */
async function markSent(
  { clock, providers, effects }: Omit<PaymentServices, 'secret'>,
  tx: Transaction,
  chargeId: number,
) {
  const charge = await lockCharge(tx, { id: chargeId });
  if (!charge || charge.payWith !== null) return null;
  const provider = providers[charge.provider];
  if (!provider) throw new Error(`payments by ${charge.provider} are not configured`);
  const [row] = await tx
    .update(charges)
    .set({ sentAt: clock.now() })
    .where(and(eq(charges.id, chargeId), or(isNotNull(charges.sentAt), isNull(charges.closedAs))))
    .returning({ id: charges.id });
  if (!row) return null;
  return { charge, provider, words: await effects[charge.purpose].describe(tx, charge) };
}

/** @returns null when the provider will never take it */
async function ask(
  provider: PaymentProvider,
  request: Parameters<PaymentProvider['createCharge']>[0],
): Promise<CreatedCharge | null> {
  const { reference, amountCents, description, locale, expiresAt, returnUrl, payer } = request;
  try {
    return await provider.createCharge({
      reference,
      amountCents,
      description,
      locale,
      expiresAt,
      returnUrl,
      payer,
    });
  } catch (error) {
    if (error instanceof PaymentRefusedError) return null;
    throw error;
  }
}
