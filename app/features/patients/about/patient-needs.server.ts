import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { patientNeeds } from '#app/db/patients-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type AboutPatient, auditAbout, holdPatient } from './held-patient.server.ts';
import { NEED_FIELDS, NO_NEEDS, type PatientNeeds } from './needs.ts';

/** What a patient needs, and the version of it; 0 while nothing was ever said. */
export async function readNeeds(
  db: Queryable,
  patientId: number,
): Promise<PatientNeeds & { version: number }> {
  const [stored] = await db
    .select({
      companion: patientNeeds.companion,
      mobility: patientNeeds.mobility,
      hearing: patientNeeds.hearing,
      channel: patientNeeds.channel,
      treatment: patientNeeds.treatment,
      knownAs: patientNeeds.knownAs,
      version: patientNeeds.version,
    })
    .from(patientNeeds)
    .where(eq(patientNeeds.patientId, patientId));
  return stored ?? { ...NO_NEEDS, version: 0 };
}

/**
 * Stores what a patient needs.
 * @param seenVersion of the form; another one is refused with `changed`, and nothing is overwritten
 */
export async function saveNeeds(
  { db, clock }: { db: Database; clock: Clock },
  {
    patientId,
    by,
    needs,
    seenVersion,
  }: AboutPatient & { needs: PatientNeeds; seenVersion: number },
): Promise<Result<void, 'gone' | 'changed'>> {
  return db.transaction(async (tx) => {
    const contactId = await holdPatient(tx, patientId);
    if (contactId === null) return refuse('gone');
    const stored = await readNeeds(tx, patientId);
    const fields = NEED_FIELDS.filter((field) => stored[field] !== needs[field]);
    if (fields.length === 0) return ok(undefined);
    const at = clock.now();
    const said = { ...needs, version: seenVersion + 1, changedAt: at, changedBy: by.id };
    const saved =
      seenVersion === 0
        ? await tx
            .insert(patientNeeds)
            .values({ patientId, ...said })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(patientNeeds)
            .set(said)
            .where(
              and(eq(patientNeeds.patientId, patientId), eq(patientNeeds.version, seenVersion)),
            )
            .returning();
    if (saved.length === 0) return refuse('changed');
    const change = {
      action: 'person.needs-changed',
      detail: { fields: fields.join(' ') },
    } as const;
    await auditAbout(tx, { contactId, at, by }, change);
    return ok(undefined);
  });
}
