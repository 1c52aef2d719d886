import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { holds, services as servicesTable } from '#app/db/schema.ts';
import { waitlistOffers } from '#app/db/waitlist-schema.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { hashToken } from '#app/platform/token.server.ts';
import { buffersOf, type ClaimRefusal, claimSlot } from '#app/scheduling/claim-slot.server.ts';
import { occupySlot } from '#app/scheduling/exams/write-steps.server.ts';
import { placeOf } from '#app/scheduling/payers/hold-place.server.ts';
import { offerHoldToken } from './waitlist-link.server.ts';
import type { NextOffer } from './waitlist-rule.ts';
import type { Tx, WaitlistServices } from './waitlist-services.server.ts';

type OfferState = (typeof waitlistOffers.$inferSelect)['state'];

/**
 * Keeps a time for somebody of the list and asks for the mail. Call it below `lockEntry`.
 * @param isTold staff are telling the person themselves
 */
export async function writeOffer(
  services: Pick<WaitlistServices, 'clock' | 'agenda' | 'jobs' | 'secret'>,
  tx: Tx,
  { wish, time, expiresAt }: NextOffer,
): Promise<Result<number, ClaimRefusal>> {
  const { clock, jobs, secret } = services;
  const { serviceId, practitionerId, branch, startsAt } = time;
  const [service] = await tx
    .select({ slug: servicesTable.slug })
    .from(servicesTable)
    .where(eq(servicesTable.id, serviceId));
  const eyes = wish.appointment?.eyes;
  const claimed = await claimSlot(tx, services, {
    serviceSlug: service?.slug ?? '',
    ...(eyes && { eyes }),
    branch,
    startsAt,
    exclude: {},
    payerId: wish.appointment?.payerId,
    keep: [practitionerId],
  });
  if (!claimed.ok) return claimed;
  if (claimed.value.practitionerId !== practitionerId) return refuse('slot-taken');
  const { endsAt } = claimed.value;
  const takenAt = clock.now();
  const [offer] = await tx
    .insert(waitlistOffers)
    .values({
      ...{ entryId: wish.id, serviceId, practitionerId, branch, startsAt, endsAt, expiresAt },
      offeredAt: takenAt,
    })
    .returning({ id: waitlistOffers.id, key: waitlistOffers.key });
  if (!offer) throw new Error('the offer was not stored');
  const holdHash = hashToken(offerHoldToken(secret, offer));
  await tx.update(waitlistOffers).set({ holdHash }).where(eq(waitlistOffers.id, offer.id));
  const [hold] = await tx
    .insert(holds)
    .values({
      ...{ tokenHash: holdHash, serviceId, branch, startsAt, endsAt, takenAt, expiresAt },
      ...buffersOf(claimed.value),
      isOffer: true,
      ...placeOf({ startsAt, payerId: wish.appointment?.payerId }),
    })
    .returning({ id: holds.id });
  if (!hold) throw new Error('the hold was not stored');
  await occupySlot(tx, claimed.value, { holdId: hold.id });
  await jobs['waitlist-mail'](tx, {
    ...{ waitlistEntryId: wish.id, offerId: offer.id, kind: 'offer' },
  });
  return ok(offer.id);
}

/**
 * Ends a live offer and frees its time. Call it below `lockEntry`.
 * @returns false when it had ended before
 */
export async function endOffer(
  { clock }: Pick<WaitlistServices, 'clock'>,
  tx: Queryable,
  { id, state, appointmentId }: { id: number; state: OfferState; appointmentId?: number },
): Promise<boolean> {
  const [ended] = await tx
    .update(waitlistOffers)
    .set({ state, endedAt: clock.now(), ...(appointmentId && { appointmentId }) })
    .where(and(eq(waitlistOffers.id, id), eq(waitlistOffers.state, 'live')))
    .returning({ holdHash: waitlistOffers.holdHash });
  if (ended?.holdHash) await tx.delete(holds).where(eq(holds.tokenHash, ended.holdHash));
  return ended !== undefined;
}
