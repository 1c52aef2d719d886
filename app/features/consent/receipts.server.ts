import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#app/db/database.ts';
import { consentReceipts } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Locale } from '#app/platform/locale.ts';

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

/**
 * Stores an answer and withdraws the previous one. A receipt sent twice is stored once; an answer is never
 * changed afterwards.
 */
export async function keepReceipt(
  { db, clock }: { db: Database; clock: Clock },
  { previous, ...receipt }: Receipt,
  locale: Locale,
): Promise<void> {
  const givenAt = clock.now();
  await db.transaction(async (tx) => {
    const kept = await tx
      .insert(consentReceipts)
      .values({ ...receipt, locale, givenAt })
      .onConflictDoNothing()
      .returning({ id: consentReceipts.id });
    if (!previous || previous === receipt.id || kept.length === 0) return;
    await tx
      .update(consentReceipts)
      .set({ withdrawnAt: givenAt })
      .where(eq(consentReceipts.id, previous));
  });
}
