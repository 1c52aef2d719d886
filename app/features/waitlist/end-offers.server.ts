import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { waitlistEntries, waitlistOffers } from '#app/db/waitlist-schema.ts';
import { readWishes, waitsAt } from './read-waiting.server.ts';
import { lockEntry } from './waitlist-lock.server.ts';
import type { WaitlistServices } from './waitlist-services.server.ts';
import { endOffer } from './write-offer.server.ts';

const ids = z.array(z.object({ id: z.coerce.number() }));

/**
 * Ends what is over: entries whose person has an appointment now, or had it, and offers that nobody answered in time or
 * whose person no longer waits. Each in a transaction of its own, so that a fault of one leaves the others done.
 */
export async function endWhatIsOver(services: WaitlistServices): Promise<void> {
  const { db, clock } = services;
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  await endEntries(services, 'booked', sql`e.kind = 'open' and ${HAS_BOOKED}`);
  await endEntries(services, 'over', sql`(a.status <> 'confirmed' or a.starts_at <= ${now})`);
  const { rows: live } = await db.execute(sql`
    select o.id from waitlist_offers o where o.state = 'live' and (o.expires_at <= ${now}
      or not exists (select from holds h where h.token_hash = o.hold_hash)
      or not exists (select from waitlist_entries e left join appointments a on a.id = e.appointment_id
        where e.id = o.entry_id and e.paused_at is null and ${waitsAt(clock.now())}))
    order by o.id`);
  for (const { id } of ids.parse(live)) await endIfOver(services, id);
}

async function endEntries(
  { db, clock }: WaitlistServices,
  endedAs: 'booked' | 'over',
  isOver: SQL,
): Promise<void> {
  const { rows } = await db.execute(sql`
    select e.id from waitlist_entries e left join appointments a on a.id = e.appointment_id
    where e.ended_at is null and ${isOver} order by e.id`);
  for (const { id } of ids.parse(rows))
    await db
      .update(waitlistEntries)
      .set({ endedAt: clock.now(), endedAs })
      .where(and(eq(waitlistEntries.id, id), isNull(waitlistEntries.endedAt)));
}

/** Who waits without an appointment and has booked the service since, by the site, the phone or at the desk. */
const HAS_BOOKED = sql`exists (
  select from appointments b
  join contacts c on c.id = b.contact_id
  join patients p on p.id = b.patient_id
  join waitlist_services s on s.entry_id = e.id and s.service_id = b.service_id
  where b.status = 'confirmed' and b.created_at >= e.wished_at and c.phone_e164 = e.phone_e164
    and lower(e.name) in (lower(c.name), lower(p.name)))`;

async function endIfOver(services: WaitlistServices, id: number): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ entryId: waitlistOffers.entryId })
      .from(waitlistOffers)
      .where(eq(waitlistOffers.id, id));
    if (!known) return;
    await lockEntry(tx, known.entryId);
    // Read again under the lock: it may have been answered meanwhile.
    const [offer] = await tx.select().from(waitlistOffers).where(eq(waitlistOffers.id, id));
    if (offer?.state !== 'live') return;
    const [wish] = await readWishes({ ...services, db: tx }, offer.entryId);
    const state = await overAs(tx, offer, { waits: wish?.isPaused === false, now: clock.now() });
    if (state) await endOffer(services, tx, { id, state });
  });
}

type Offer = typeof waitlistOffers.$inferSelect;

/** How a live offer has ended; null while it has not. */
async function overAs(
  tx: Queryable,
  { id, expiresAt, toldAt }: Offer,
  { waits, now }: { waits: boolean; now: Date },
): Promise<Offer['state'] | null> {
  if (!waits) return 'withdrawn';
  if (expiresAt <= now) return toldAt === null ? 'untold' : 'lapsed';
  // Who accepted and then chose another time, or none, in the journey. A deposit has a hold of its own.
  const { rowCount } = await tx.execute(sql`
    select from waitlist_offers o join occupancy x on x.resource_id = o.practitioner_id
      and x.during && tstzrange(o.starts_at, o.ends_at) where o.id = ${id}`);
  return rowCount === 0 ? 'declined' : null;
}
