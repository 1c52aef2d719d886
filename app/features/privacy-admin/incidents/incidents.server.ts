import { asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '#app/db/database.ts';
import { incidentRevisions, incidents } from '#app/db/privacy-schema.ts';
import { holidays } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type IncidentFacts, incidentShape } from './incident-facts.ts';

export type IncidentRevision = {
  number: number;
  writtenAt: Date;
  authorName: string;
  facts: IncidentFacts;
};

/** The current revision of every incident; most recently discovered first. */
export async function listIncidents(db: Database) {
  const rows = await db
    .selectDistinctOn([incidentRevisions.incidentId])
    .from(incidentRevisions)
    .orderBy(incidentRevisions.incidentId, desc(incidentRevisions.number));
  return rows
    .map(({ incidentId, facts }) => ({ id: incidentId, facts: incidentShape.parse(facts) }))
    .sort((one, other) => other.facts.knownAt.localeCompare(one.facts.knownAt));
}

/** All revisions of an incident, oldest first; empty when it does not exist. */
export async function readIncidentRevisions(
  db: Queryable,
  id: number,
): Promise<IncidentRevision[]> {
  const rows = await db
    .select({
      number: incidentRevisions.number,
      writtenAt: incidentRevisions.writtenAt,
      authorName: staff.name,
      facts: incidentRevisions.facts,
    })
    .from(incidentRevisions)
    .innerJoin(staff, eq(staff.id, incidentRevisions.author))
    .where(eq(incidentRevisions.incidentId, id))
    .orderBy(asc(incidentRevisions.number));
  return rows.map((row) => ({ ...row, facts: incidentShape.parse(row.facts) }));
}

const opened = z.object({ id: z.number() });

/** Opens an incident, idempotent by the form's key. @returns its id */
export async function openIncident(
  { db, clock }: { db: Database; clock: Clock },
  { facts, by, key }: { facts: IncidentFacts; by: { id: number }; key: string },
): Promise<number> {
  // Any resubmission with this key is the same incident, whatever its body; edits belong on its own
  // page.
  const once = { scope: 'incident', key, bodySha256: '' };
  const outcome = await withIdempotency(db, once, opened, async (tx) => {
    const [incident] = await tx
      .insert(incidents)
      .values({ openedAt: clock.now() })
      .returning({ id: incidents.id });
    if (!incident) throw new Error('the incident was not stored');
    await writeRevision(tx, clock, { id: incident.id, number: 1, facts, by });
    return incident;
  });
  if (outcome.kind === 'other-body') throw new Error('an incident has no other body');
  return outcome.answer.id;
}

/** Adds a revision; earlier ones are kept. @param snapshot number of the revision that was edited */
export async function changeIncident(
  { db, clock }: { db: Database; clock: Clock },
  {
    id,
    snapshot,
    facts,
    by,
  }: { id: number; snapshot: number; facts: IncidentFacts; by: { id: number } },
): Promise<Result<void, 'gone' | 'changed'>> {
  return db.transaction(async (tx) => {
    const [incident] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('update');
    if (!incident) return refuse('gone');
    const [last] = await tx
      .select()
      .from(incidentRevisions)
      .where(eq(incidentRevisions.incidentId, id))
      .orderBy(desc(incidentRevisions.number))
      .limit(1);
    // A resubmission of the same form changes nothing.
    if (JSON.stringify(incidentShape.parse(last?.facts)) === JSON.stringify(facts))
      return ok(undefined);
    if (last?.number !== snapshot) return refuse('changed');
    await writeRevision(tx, clock, { id, number: snapshot + 1, facts, by });
    return ok(undefined);
  });
}

/** Holidays on which the clinic is closed; they are not business days. */
export async function closedHolidays(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ heldOn: holidays.heldOn })
    .from(holidays)
    .where(sql`${holidays.closes} and ${holidays.status} = 'confirmed'`);
  return new Set(rows.map(({ heldOn }) => heldOn));
}

async function writeRevision(
  tx: Queryable,
  clock: Clock,
  {
    id,
    number,
    facts,
    by,
  }: { id: number; number: number; facts: IncidentFacts; by: { id: number } },
): Promise<void> {
  await tx
    .insert(incidentRevisions)
    .values({ incidentId: id, number, author: by.id, writtenAt: clock.now(), facts });
  await audit(tx, {
    at: clock.now(),
    actor: `staff:${by.id}`,
    action: 'incident.written',
    subjectType: 'incident',
    subjectId: id,
    detail: { revision: number },
  });
}
