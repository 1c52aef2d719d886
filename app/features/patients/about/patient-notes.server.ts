import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#app/db/database.ts';
import { patientNotes } from '#app/db/patients-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { type AboutPatient, auditAbout, holdPatient } from './held-patient.server.ts';

type Services = { db: Database; clock: Clock };
const written = z.object({ isWritten: z.boolean() });

/** Adds a note for colleagues, once per `key` of its form. Notes never conflict. */
export async function writePatientNote(
  { db, clock }: Services,
  { patientId, by, words, key }: AboutPatient & { words: string; key: string },
): Promise<Result<void, 'gone' | 'other-words'>> {
  const bodySha256 = sha256Hex(JSON.stringify([patientId, words]));
  const once = { scope: 'patient-note', key: `${by.id}:${key}`, bodySha256 };
  const done = await withIdempotency(db, once, written, async (tx) => {
    const contactId = await holdPatient(tx, patientId);
    if (contactId === null) return { isWritten: false };
    const at = clock.now();
    await tx.insert(patientNotes).values({ patientId, author: by.id, words, writtenAt: at });
    await auditAbout(tx, { contactId, at, by }, { action: 'person.noted' });
    return { isWritten: true };
  });
  if (done.kind === 'other-body') return refuse('other-words');
  return done.answer.isWritten ? ok(undefined) : refuse('gone');
}

/** Puts away a note that no longer holds; its words stay. Of one that is away already nothing changes. */
export async function archivePatientNote(
  { db, clock }: Services,
  { patientId, by, noteId }: AboutPatient & { noteId: number },
): Promise<Result<void, 'gone'>> {
  return db.transaction(async (tx) => {
    const contactId = await holdPatient(tx, patientId);
    if (contactId === null) return refuse('gone');
    const at = clock.now();
    const archived = await tx
      .update(patientNotes)
      .set({ archivedAt: at, archivedBy: by.id })
      .where(
        and(
          eq(patientNotes.id, noteId),
          eq(patientNotes.patientId, patientId),
          isNull(patientNotes.archivedAt),
        ),
      )
      .returning({ id: patientNotes.id });
    if (archived.length > 0)
      await auditAbout(tx, { contactId, at, by }, { action: 'person.note-archived' });
    return ok(undefined);
  });
}
