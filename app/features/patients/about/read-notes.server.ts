import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { formatMoment } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { patientNotes } from '#app/db/patients-schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';

export type NoteView = { id: number; words: string; by: string; isArchived: boolean };

/** The notes about a patient with who wrote and who archived them, latest first. */
export async function readPatientNotes(db: Queryable, patientId: number): Promise<NoteView[]> {
  const archiver = alias(staff, 'archiver');
  const rows = await db
    .select({
      id: patientNotes.id,
      words: patientNotes.words,
      author: staff.name,
      writtenAt: patientNotes.writtenAt,
      archivedAt: patientNotes.archivedAt,
      archivedBy: archiver.name,
    })
    .from(patientNotes)
    .innerJoin(staff, eq(staff.id, patientNotes.author))
    .leftJoin(archiver, eq(archiver.id, patientNotes.archivedBy))
    .where(eq(patientNotes.patientId, patientId))
    .orderBy(desc(patientNotes.id));
  return rows.map(({ id, words, author, writtenAt, archivedAt, archivedBy }) => {
    const written = staffAbout.notes.by(author, formatMoment(writtenAt, { withYear: true }));
    const archived =
      archivedAt &&
      staffAbout.notes.archivedBy(archivedBy ?? '', formatMoment(archivedAt, { withYear: true }));
    return {
      ...{ id, words, isArchived: archivedAt !== null },
      by: [written, archived].filter(Boolean).join(' · '),
    };
  });
}
