import { and, eq } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { waitlistEntries, waitlistOffers } from '#app/db/waitlist-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { Changer } from '#app/scheduling/scheduling-services.server.ts';
import { joinForEarlier, type Preferences } from './join-waitlist.server.ts';
import { lockEntry } from './waitlist-lock.server.ts';
import type { Tx, WaitlistServices } from './waitlist-services.server.ts';
import { endOffer } from './write-offer.server.ts';

type ChangeServices = Pick<WaitlistServices, 'db' | 'clock' | 'agenda' | 'jobs'>;
type Change = { entryId: number; by: Changer };
type Changed = Result<'done', 'ended'>;

/** Pauses an entry, or goes on with it in the same place. A pause lets go of the time that is offered. */
export function pauseEntry(
  services: ChangeServices,
  { entryId, by, isPaused }: Change & { isPaused: boolean },
): Promise<Changed> {
  return changeEntry(services, entryId, async (tx) => {
    const pausedAt = isPaused ? services.clock.now() : null;
    await tx.update(waitlistEntries).set({ pausedAt }).where(eq(waitlistEntries.id, entryId));
    if (isPaused) await letGo(services, tx, entryId);
    await note(services, tx, {
      entryId,
      by,
      action: isPaused ? 'waitlist.paused' : 'waitlist.resumed',
    });
  });
}

/** Ends an entry; the time that is offered goes on to the next. */
export function leaveList(services: ChangeServices, { entryId, by }: Change): Promise<Changed> {
  const as = by === 'patient' ? 'left' : 'staff';
  return changeEntry(services, entryId, async (tx) => {
    await letGo(services, tx, entryId);
    const ended = { endedAt: services.clock.now(), endedAs: as } as const;
    await tx.update(waitlistEntries).set(ended).where(eq(waitlistEntries.id, entryId));
    await audit(tx, {
      ...{ at: services.clock.now(), actor: by, action: 'waitlist.ended', detail: { as } },
      ...{ subjectType: 'waitlist_entry', subjectId: entryId },
    });
  });
}

/** Changes what suits somebody. The place stays, and so does an offer under way. */
export function changeWishes(
  services: ChangeServices,
  { entryId, by, wishes }: Change & { wishes: Preferences },
): Promise<Changed> {
  return changeEntry(services, entryId, async (tx) => {
    await tx.update(waitlistEntries).set(wishes).where(eq(waitlistEntries.id, entryId));
    await note(services, tx, { entryId, by, action: 'waitlist.changed' });
  });
}

/** Notes that somebody with an appointment wants an earlier time, or no longer. */
export async function setEarlierWish(
  services: ChangeServices,
  {
    appointmentId,
    serviceId,
    isWanted,
  }: { appointmentId: number; serviceId: number; isWanted: boolean },
): Promise<void> {
  if (isWanted) {
    await services.db.transaction(async (tx) => {
      await joinForEarlier(services, tx, { appointmentId, serviceId });
    });
    return;
  }
  const [entry] = await services.db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.appointmentId, appointmentId));
  if (entry) await leaveList(services, { entryId: entry.id, by: 'patient' });
}

function changeEntry(
  { db, jobs }: { db: Database } & Pick<ChangeServices, 'jobs'>,
  entryId: number,
  change: (tx: Tx) => Promise<void>,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, entryId);
    if (!entry || entry.endedAt !== null) return refuse('ended');
    await change(tx);
    await jobs['waitlist-match'](tx, {});
    return ok('done');
  });
}

/** Whoever pauses or leaves says no to what is offered. */
async function letGo(services: ChangeServices, tx: Tx, entryId: number): Promise<void> {
  const [live] = await tx
    .select({ id: waitlistOffers.id })
    .from(waitlistOffers)
    .where(and(eq(waitlistOffers.entryId, entryId), eq(waitlistOffers.state, 'live')));
  if (live) await endOffer(services, tx, { id: live.id, state: 'declined' });
}

function note(
  { clock }: Pick<ChangeServices, 'clock'>,
  tx: Tx,
  {
    entryId: subjectId,
    by: actor,
    action,
  }: Change & { action: 'waitlist.paused' | 'waitlist.resumed' | 'waitlist.changed' },
): Promise<void> {
  return audit(tx, { at: clock.now(), actor, action, subjectType: 'waitlist_entry', subjectId });
}
