import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { audioChunks, audioFiles } from '#app/db/media-schema.ts';
import { isAudioName } from '#app/platform/audio-files.ts';
import { CHUNK_BYTES } from './store-audio.server.ts';

/** All uploaded audio, newest first, without the bytes. */
export function listAudio(db: Queryable) {
  const { name, bytes, durationSeconds, label, createdAt, createdBy } = audioFiles;
  return db
    .select({ name, bytes, durationSeconds, label, createdAt, createdBy })
    .from(audioFiles)
    .orderBy(desc(createdAt), desc(audioFiles.id));
}

/** An audio file's row without the bytes; null when there is none with this name. */
export async function findAudio(db: Queryable, name: string) {
  if (!isAudioName(name)) return null;
  const { id, type, bytes, sha256 } = audioFiles;
  const [row] = await db
    .select({ id, type, bytes, sha256 })
    .from(audioFiles)
    .where(eq(audioFiles.name, name));
  return row ?? null;
}

/** Which of these names exist. In a transaction those are locked until it ends. */
export async function existingAudio(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: audioFiles.name })
    .from(audioFiles)
    .where(inArray(audioFiles.name, [...names]))
    .for('share');
  return new Set(rows.map(({ name }) => name));
}

/** Bytes of a file from `from` to `to`, both inclusive, in chunks. */
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
    // It was deleted during playback.
    if (!row) throw new Error('audio has no such piece');
    const start = number * CHUNK_BYTES;
    const piece = row.bytes.subarray(at - start, to + 1 - start);
    if (piece.length === 0) throw new Error('audio has an empty piece');
    yield piece;
    at += piece.length;
  }
}
