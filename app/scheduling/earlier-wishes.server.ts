import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { earlierWishes } from '#app/db/earlier-wishes-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { appointmentRecords as record } from './appointment-record.server.ts';

type WishServices = { db: Queryable; clock: Clock };

/**
 * Notes that an earlier time is wanted, or no longer. Asking twice keeps the first time: who asked first is
 * called first.
 */
export async function setEarlierWish(
  { db, clock }: WishServices,
  { appointmentId, isWanted }: { appointmentId: number; isWanted: boolean },
): Promise<void> {
  if (isWanted)
    await db
      .insert(earlierWishes)
      .values({ appointmentId, wishedAt: clock.now() })
      .onConflictDoNothing();
  else await db.delete(earlierWishes).where(eq(earlierWishes.appointmentId, appointmentId));
}

/** An appointment whose patient wants to come earlier. */
export type EarlierWish = Awaited<ReturnType<typeof readEarlierWishes>>[number];

/** Coming appointments whose patients want an earlier time, the oldest wish first. */
export function readEarlierWishes({ db, clock }: WishServices) {
  const wished = db.select({ id: earlierWishes.appointmentId }).from(earlierWishes);
  return db
    .select({
      id: record.id,
      protocol: record.protocol,
      serviceSlug: record.serviceSlug,
      practitionerId: record.practitionerId,
      practitionerName: record.practitionerName,
      patientName: record.patientName,
      contactName: record.contactName,
      phoneE164: record.phoneE164,
      startsAt: record.startsAt,
      wantsEarlierAt: record.wantsEarlierAt,
    })
    .from(record)
    .where(
      and(
        inArray(record.id, wished),
        eq(record.status, 'confirmed'),
        gt(record.startsAt, clock.now()),
      ),
    )
    .orderBy(asc(record.wantsEarlierAt), asc(record.id));
}
