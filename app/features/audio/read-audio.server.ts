import { and, desc, eq, inArray } from 'drizzle-orm';
import { audioChunks, audioFiles } from '#app/db/audio-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { isAudioName } from '#app/platform/audio-name.ts';
import { CHUNK_BYTES } from './store-audio.server.ts';

/** All audio that staff have sent, the newest first; without the sound. */
export function listAudio(db: Queryable) {
  const { name, bytes, durationSeconds, label, createdAt, createdBy } = audioFiles;
  return db
    .select({ name, bytes, durationSeconds, label, createdAt, createdBy })
    .from(audioFiles)
    .orderBy(desc(createdAt), desc(audioFiles.id));
}

/** A file without its sound; null when there is none called so. */
export async function findAudio(db: Queryable, name: string) {
  if (!isAudioName(name)) return null;
  const { id, type, bytes, sha256 } = audioFiles;
  const [row] = await db
    .select({ id, type, bytes, sha256 })
    .from(audioFiles)
    .where(eq(audioFiles.name, name));
  return row ?? null;
}

/** Those of these names that are there. In a transaction they stay until it ends. */
export async function existingAudio(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: audioFiles.name })
    .from(audioFiles)
    .where(inArray(audioFiles.name, [...names]))
    .for('share');
  return new Set(rows.map(({ name }) => name));
}

/** The bytes of a file from one to another, both counted in, a piece at a time. */
export async function* audioBytes(
  db: Queryable,
  { id, from, to }: { id: number; from: number; to: number },
): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; ) {
    const number = Math.floor(at / CHUNK_BYTES);
    const [row] = await db
      .select({ bytes: audioChunks.bytes })
      .from(audioChunks)
      .where(and(eq(audioChunks.audioId, id), eq(audioChunks.number, number)));
    // It was deleted while somebody listened.
    if (!row) throw new Error('audio has no such piece');
    const start = number * CHUNK_BYTES;
    const piece = row.bytes.subarray(at - start, to + 1 - start);
    if (piece.length === 0) throw new Error('audio has an empty piece');
    yield piece;
    at += piece.length;
  }
}
