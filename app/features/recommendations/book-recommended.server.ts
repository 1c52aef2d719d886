import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { isBookedNow } from './recommend.server.ts';

/**
 * Ties a new appointment to what was recommended; call it last in the transaction that books.
 * @returns false when it was declined, taken back, erased or booked meanwhile: then nothing is booked
 */
export async function tieRecommended(
  tx: Transaction,
  clock: Clock,
  { recommendationId, appointmentId }: { recommendationId: number; appointmentId: number },
): Promise<boolean> {
  const [open] = await tx
    .select()
    .from(recommendations)
    .where(eq(recommendations.id, recommendationId))
    .for('update');
  if (!open || (open.state !== 'open' && open.state !== 'booked')) return false;
  if (await isBookedNow(tx, open.bookedId)) return false;
  await tx
    .update(recommendations)
    .set({ state: 'booked', bookedId: appointmentId, settledAt: clock.now() })
    .where(eq(recommendations.id, recommendationId));
  return true;
}
