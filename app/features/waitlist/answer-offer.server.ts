import { eq } from 'drizzle-orm';
import { holds, occupancy } from '#app/db/schema.ts';
import { waitlistEntries, waitlistOffers } from '#app/db/waitlist-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import type { Changer } from '#app/scheduling/scheduling-services.server.ts';
import { offerHoldToken } from './waitlist-link.server.ts';
import { lockEntry } from './waitlist-lock.server.ts';
import type { Tx, WaitlistServices } from './waitlist-services.server.ts';
import { endOffer } from './write-offer.server.ts';

export type Answered = { offerId: number; by: Changer };
/** 'over': ended, and why is on the page; 'closed': the clinic has taken the time out of its agenda. */
export type AnswerRefusal = 'over' | 'closed';

type Accepted =
  /** The appointment has its new time. */
  | { kind: 'moved'; appointmentId: number }
  /** The time is kept; the journey books it. */
  | { kind: 'book'; holdToken: string; serviceId: number; branch: string | null; startsAt: Date };

/**
 * Accepts an offer. Somebody's appointment moves to its time in the same transaction, and its old time becomes free;
 * who has none goes on to book it. Accepting again gets the same answer.
 */
export async function acceptOffer(
  services: WaitlistServices,
  { offerId, by }: Answered,
): Promise<Result<Accepted, AnswerRefusal>> {
  const { db } = services;
  try {
    return await db.transaction(async (tx) => {
      const found = await lockOffer(tx, offerId);
      if (!found) return refuse('over');
      const { entry, offer } = found;
      const { appointmentId } = entry;
      if (offer.state === 'accepted' && offer.appointmentId)
        return ok({ kind: 'moved', appointmentId: offer.appointmentId });
      if (!isOpen(services, found)) return refuse('over');
      const holdToken = offerHoldToken(services.secret, offer);
      if (appointmentId !== null)
        return await moveTo(services, tx, { ...found, appointmentId, by });
      const { serviceId, branch, startsAt } = offer;
      return ok({ kind: 'book', holdToken, serviceId, branch, startsAt });
    });
  } catch (error) {
    if (!(error instanceof NotMoved)) throw error;
    await withdrawOffer(services, { offerId, by: 'job' });
    return refuse('closed');
  }
}

/** Says no to an offer, which then goes to the next. The place in the list stays. */
export async function declineOffer(
  services: WaitlistServices,
  { offerId, by }: Answered,
): Promise<Result<'done', 'over'>> {
  return endBy(services, { offerId, by, state: 'declined' });
}

/** Takes an offer back, and tells the person. */
export async function withdrawOffer(
  services: WaitlistServices,
  { offerId, by }: { offerId: number; by: Changer | 'job' },
): Promise<Result<'done', 'over'>> {
  return endBy(services, { offerId, by, state: 'withdrawn' });
}

function endBy(
  services: WaitlistServices,
  { offerId, by, state }: { offerId: number; by: Changer | 'job'; state: 'declined' | 'withdrawn' },
): Promise<Result<'done', 'over'>> {
  const { db, clock, jobs } = services;
  return db.transaction(async (tx) => {
    const found = await lockOffer(tx, offerId);
    if (!found) return refuse('over');
    const { offer, entry } = found;
    if (offer.state === state) return ok('done');
    if (!(await endOffer(services, tx, { id: offerId, state }))) return refuse('over');
    await audit(tx, {
      at: clock.now(),
      actor: by,
      action: 'waitlist.answered',
      subjectType: 'waitlist_entry',
      subjectId: entry.id,
      detail: { offerId, answer: state },
    });
    if (state === 'withdrawn')
      await jobs['waitlist-mail'](tx, { waitlistEntryId: entry.id, offerId, kind: 'withdrawn' });
    await jobs['waitlist-match'](tx, {});
    return ok('done');
  });
}

/** Locks the entry of an offer and reads the offer below the lock. */
async function lockOffer(tx: Tx, offerId: number) {
  const [known] = await tx
    .select({ entryId: waitlistOffers.entryId })
    .from(waitlistOffers)
    .where(eq(waitlistOffers.id, offerId));
  const entry = known && (await lockEntry(tx, known.entryId));
  if (!entry) return null;
  const [offer] = await tx.select().from(waitlistOffers).where(eq(waitlistOffers.id, offerId));
  return offer ? { entry, offer } : null;
}

type Found = NonNullable<Awaited<ReturnType<typeof lockOffer>>>;

function isOpen({ clock }: Pick<WaitlistServices, 'clock'>, { entry, offer }: Found): boolean {
  return offer.state === 'live' && offer.expiresAt > clock.now() && entry.endedAt === null;
}

async function moveTo(
  services: WaitlistServices,
  tx: Tx,
  { offer, entry, appointmentId, by }: Found & { appointmentId: number; by: Changer },
): Promise<Result<Accepted, AnswerRefusal>> {
  const { clock, secret } = services;
  const held = await tx
    .select({ resourceId: occupancy.resourceId })
    .from(occupancy)
    .innerJoin(holds, eq(holds.id, occupancy.holdId))
    .where(eq(holds.tokenHash, offer.holdHash ?? Buffer.alloc(0)));
  const move = {
    ...{ appointmentId, startsAt: offer.startsAt, branch: offer.branch, actor: by },
    holdToken: offerHoldToken(secret, offer),
    keep: [offer.practitionerId, ...held.map(({ resourceId }) => resourceId)],
  };
  const once = { scope: 'waitlist', key: offer.key, bodySha256: sha256Hex('move') };
  const moved = await moveAppointment({ ...services, db: tx }, move, once);
  // What was written until here must not stay.
  if (moved.kind !== 'answer' || !moved.answer.ok) throw new NotMoved();
  await endOffer(services, tx, { id: offer.id, state: 'accepted', appointmentId });
  await tx
    .update(waitlistEntries)
    .set({ endedAt: clock.now(), endedAs: 'booked' })
    .where(eq(waitlistEntries.id, entry.id));
  await audit(tx, {
    at: clock.now(),
    actor: by,
    action: 'waitlist.answered',
    subjectType: 'waitlist_entry',
    subjectId: entry.id,
    detail: { offerId: offer.id, answer: 'accepted' },
  });
  return ok({ kind: 'moved', appointmentId });
}

/** The agenda no longer allows the offered time, or the appointment is no longer to be moved. */
class NotMoved extends Error {}
