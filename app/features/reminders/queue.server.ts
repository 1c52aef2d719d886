import { and, asc, eq, gt, inArray, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { reminderChoices, reminderClaims, reminders } from '#app/db/reminders-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { appointmentRecords as record } from '#app/scheduling/appointment-record.server.ts';
import { lacksPractitioner } from '#app/scheduling/hours/lacks-practitioner.server.ts';
import type { ReminderKind } from './reminder-times.ts';

type QueueServices = { db: Database; clock: Clock };

/** How long somebody of the staff has one person for themselves. */
const CLAIM_MS = 10 * 60_000;
/** Beyond these nobody gets at one sitting. */
const MOST_LOOKED_AT = 60;

/** Whom the staff are to write to now: each appointment once, the earliest first, a contact's together. */
export async function readQueue({ db, clock }: { db: Queryable; clock: Clock }) {
  return queueRows(db, clock.now());
}

/** The query of `readQueue`, for who only counts. */
export function queueRows(db: Pick<Queryable, 'select'>, now: Date) {
  return db
    .select({
      id: record.id,
      kinds: sql<ReminderKind[]>`array_agg(distinct ${reminders.kind})`,
      tries: sql<number>`max(${reminders.tries})::int`,
    })
    .from(reminders)
    .innerJoin(
      record,
      and(eq(record.id, reminders.appointmentId), eq(record.sequence, reminders.sequence)),
    )
    .leftJoin(reminderChoices, eq(reminderChoices.contactId, record.contactId))
    .where(and(isOpen(now), lte(reminders.dueAt, now)))
    .groupBy(record.id, record.startsAt, record.contactId)
    .orderBy(
      sql`min(${record.startsAt}) over (partition by ${record.contactId},
        date_trunc('day', ${record.startsAt} at time zone ${clinicZone()}))`,
      asc(record.contactId),
      asc(record.startsAt),
      asc(record.id),
    );
}

/** Reminders that are still somebody's to send. */
function isOpen(now: Date): SQL | undefined {
  const answer = sql`${record.confirmation} ->> 'answer'`;
  return and(
    eq(reminders.channel, 'desk'),
    eq(reminders.state, 'waiting'),
    gt(reminders.untilAt, now),
    gt(record.startsAt, now),
    eq(record.status, 'confirmed'),
    sql`${record.attendance} is null`,
    sql`coalesce(${reminderChoices.byWhatsapp}, true)`,
    not(lacksPractitioner(record)),
    // Who has confirmed may still have to prepare.
    or(sql`${answer} is null`, and(sql`${answer} = 'confirmed'`, ne(reminders.kind, 'days'))),
  );
}

/** The appointment that somebody has for themselves; null without one. */
export async function readClaim(
  { db, clock }: { db: Queryable; clock: Clock },
  staffId: number,
): Promise<number | null> {
  const [claim] = await db
    .select({ id: reminderClaims.appointmentId })
    .from(reminderClaims)
    .where(and(eq(reminderClaims.staffId, staffId), gt(reminderClaims.untilAt, clock.now())))
    .orderBy(asc(reminderClaims.appointmentId))
    .limit(1);
  if (!claim) return null;
  const queue = await readQueue({ db, clock });
  return queue.some(({ id }) => id === claim.id) ? claim.id : null;
}

/**
 * Gives somebody of the staff the next person, whom nobody else gets for ten minutes. Who has one already keeps them.
 * @returns null when nobody is left, or others have all that are left
 */
export async function claimNext(services: QueueServices, staffId: number): Promise<number | null> {
  const { db, clock } = services;
  const kept = await readClaim(services, staffId);
  const queue = await readQueue(services);
  const ids = queue.map(({ id }) => id).slice(0, MOST_LOOKED_AT);
  for (const id of kept === null ? ids : [kept, ...ids]) {
    const now = clock.now();
    const untilAt = new Date(now.getTime() + CLAIM_MS);
    const [claim] = await db
      .insert(reminderClaims)
      .values({ appointmentId: id, staffId, untilAt })
      .onConflictDoUpdate({
        target: reminderClaims.appointmentId,
        set: { staffId, untilAt },
        setWhere: or(lte(reminderClaims.untilAt, now), eq(reminderClaims.staffId, staffId)),
      })
      .returning({ id: reminderClaims.appointmentId });
    if (!claim) continue;
    const others = and(eq(reminderClaims.staffId, staffId), ne(reminderClaims.appointmentId, id));
    await db.delete(reminderClaims).where(others);
    // Somebody may have settled it between the reading and the claim.
    if ((await readQueue(services)).some((each) => each.id === id)) return id;
    await db.delete(reminderClaims).where(eq(reminderClaims.appointmentId, id));
  }
  return null;
}

/** How many of the queue others have at this moment. */
export async function countOthers(
  { db, clock }: { db: Queryable; clock: Clock },
  staffId: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await db
    .select({ id: reminderClaims.appointmentId })
    .from(reminderClaims)
    .where(
      and(
        inArray(reminderClaims.appointmentId, [...ids]),
        ne(reminderClaims.staffId, staffId),
        gt(reminderClaims.untilAt, clock.now()),
      ),
    );
  return rows.length;
}
