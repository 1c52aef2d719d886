import { and, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Opening, openingMinutesBetween } from '#app/clinic/opening-minutes.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { leads } from '#app/db/leads-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';

/** Name of the kind in the inbox. */
export const LEAD_KIND = 'lead';

export async function findLead(db: Queryable, id: number) {
  const [found] = await db.select().from(leads).where(eq(leads.id, id));
  return found ?? null;
}

export type StoredLead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

const instantMs = z.array(z.object({ ms: z.number().nullable() }));

/** When somebody first did something about a lead: any change, note or link; null while nobody has. */
export async function firstActionAt(db: Queryable, id: number): Promise<Date | null> {
  const { rows } = await db.execute(sql`
    select (extract(epoch from min(at)) * 1000)::float8 as ms from ${auditLog}
    where (subject_type = 'inbox_item' and subject_id = ${`${LEAD_KIND}:${id}`})
      or (subject_type = 'lead' and subject_id = ${String(id)} and action = 'lead.linked')`);
  const ms = instantMs.parse(rows)[0]?.ms;
  return typeof ms === 'number' ? new Date(ms) : null;
}

/** Minutes from a lead's arrival to the first action, or until now: by the clinic's hours, and by the clock. */
export function responseMinutes(opening: Opening, from: Date, to: Date) {
  return {
    opening: openingMinutesBetween(opening, from, to),
    wall: Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000)),
  };
}

/** Appointments that were booked with the lead's telephone since it arrived, for staff to confirm which it was. */
export function proposedAppointments(db: Queryable, lead: StoredLead) {
  return db
    .select({
      id: record.id,
      protocol: record.protocol,
      startsAt: record.startsAt,
      serviceSlug: record.serviceSlug,
      patientName: record.patientName,
    })
    .from(record)
    .where(
      and(
        eq(record.phoneE164, lead.phoneE164),
        gte(record.createdAt, lead.createdAt),
        eq(record.status, 'confirmed'),
      ),
    )
    .orderBy(...EARLIEST_FIRST)
    .limit(10);
}

/**
 * Notes which appointment a lead has become. Linking it again to the same one changes nothing; to another it is
 * refused with `linked`.
 */
export async function linkLead(
  { db, clock }: { db: Database; clock: Clock },
  { leadId, appointmentId, by }: { leadId: number; appointmentId: number; by: number },
): Promise<Result<'done', 'gone' | 'linked'>> {
  return db.transaction(async (tx) => {
    const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update');
    if (!lead) return refuse('gone');
    if (lead.appointmentId === appointmentId) return ok('done');
    if (lead.appointmentId !== null) return refuse('linked');
    const at = clock.now();
    await tx
      .update(leads)
      .set({ appointmentId, linkedAt: at, linkedBy: by })
      .where(eq(leads.id, leadId));
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'lead.linked',
      subjectType: 'lead',
      subjectId: leadId,
      detail: { appointmentId },
    });
    return ok('done');
  });
}
