import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { filmFiles } from '#app/db/media-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { holdFile, storeFile } from '#app/platform/stored-files.server.ts';
import { newFileName } from '#app/platform/token.server.ts';
import { cleanFilm } from './clean-film.ts';
import type { FilmRefusal } from './film-fields.ts';
import { FILM_TABLES } from './read-films.server.ts';

type FilmServices = { db: Database; clock: Clock };

/**
 * Stores a film or captions for the services, without metadata.
 * @param by the staff member's id
 * @returns its name; that of the existing file when the same one was sent before
 */
export async function storeFilm(
  { db, clock }: FilmServices,
  { sent, label, by }: { sent: Buffer; label: string; by: number },
): Promise<Result<{ name: string; isKnown: boolean }, FilmRefusal>> {
  const cleaned = cleanFilm(sent);
  if (!cleaned.ok) return cleaned;
  const { type, extension, bytes, durationSeconds } = cleaned.value;
  const name = `${newFileName()}.${extension}`;
  const at = clock.now();
  return db.transaction(async (tx) => {
    const file = { name, type, bytes, durationSeconds, label, createdAt: at, createdBy: by };
    const stored = await storeFile(tx, FILM_TABLES, file);
    if (stored.isKnown) return ok(stored);
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'film.stored',
      subjectType: 'film',
      subjectId: name,
      detail: { bytes: bytes.length, durationSeconds },
    });
    return ok(stored);
  });
}

/**
 * Deletes a film or captions for good. Succeeds when they are already gone.
 * @param isUsed checks in the same transaction whether a service names them
 */
export async function deleteFilm(
  { db, clock }: FilmServices,
  { name, by }: { name: string; by: number },
  isUsed: (tx: Transaction) => Promise<boolean>,
): Promise<Result<'done', 'used'>> {
  return db.transaction(async (tx) => {
    const film = await holdFile(tx, FILM_TABLES, name);
    if (!film) return ok('done');
    if (await isUsed(tx)) return refuse('used');
    await tx.delete(filmFiles).where(eq(filmFiles.id, film.id));
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'film.deleted',
      subjectType: 'film',
      subjectId: name,
      detail: { label: film.label },
    });
    return ok('done');
  });
}
