import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#app/db/database.ts';
import { consentReceipts } from '#app/db/privacy-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Locale } from '#app/platform/locale.ts';
import {
  type Limit,
  type LimitServices,
  networkHits,
  type TakenHits,
  takeHits,
} from '#app/platform/rate-limit.server.ts';

const receiptId = z.string().regex(/^[0-9a-f]{32}$/);
const answer = z.enum(['sim', 'nao']).transform((word) => word === 'sim');
const receiptFields = z.strictObject({
  id: receiptId,
  previous: receiptId.optional(),
  version: z.string().regex(/^\d{4}-\d{2}(?:-\d+)?$/),
  analytics: answer,
  marketing: answer,
  personalization: answer,
});
export type Receipt = z.output<typeof receiptFields>;

/** A receipt from what a browser sent; undefined when it is invalid. */
export function parseReceipt(form: FormData): Receipt | undefined {
  return receiptFields.safeParse(Object.fromEntries(form)).data;
}

// Receipts live for years. A browser whose receipt is refused sends it again from a later page.
const DAY_SECONDS = 24 * 3_600;
const PER_NETWORK = [
  { hits: 20, windowSeconds: 3_600 },
  { hits: 60, windowSeconds: DAY_SECONDS },
];
/** Many times what a small clinic's visitors answer in a day. */
export const RECEIPTS_A_DAY: Limit = { hits: 2_000, windowSeconds: DAY_SECONDS };

/** Counts a receipt against its networks and the day's ceiling. */
export function takeReceipt(services: LimitServices, address: string): Promise<TakenHits> {
  const ofNetworks = PER_NETWORK.flatMap((limit) =>
    networkHits(`consent-receipt-${limit.windowSeconds}`, address, limit),
  );
  const ofAll = { name: 'consent-receipts', who: 'everybody', limit: RECEIPTS_A_DAY };
  return takeHits(services, [...ofNetworks, ofAll]);
}

/**
 * Stores an answer and withdraws the previous one. A receipt sent twice is stored once; an answer is never
 * changed afterwards.
 * @returns whether it was new
 */
export async function keepReceipt(
  { db, clock }: { db: Database; clock: Clock },
  { previous, ...receipt }: Receipt,
  locale: Locale,
): Promise<boolean> {
  const givenAt = clock.now();
  return db.transaction(async (tx) => {
    const kept = await tx
      .insert(consentReceipts)
      .values({ ...receipt, locale, givenAt })
      .onConflictDoNothing()
      .returning({ id: consentReceipts.id });
    const isNew = kept.length > 0;
    if (!previous || previous === receipt.id || !isNew) return isNew;
    await tx
      .update(consentReceipts)
      .set({ withdrawnAt: givenAt })
      .where(eq(consentReceipts.id, previous));
    return isNew;
  });
}
