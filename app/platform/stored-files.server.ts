import { createHash } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import type { audioChunks, audioFiles } from '#app/db/media-schema.ts';

// Files of audio and film in pieces, so that who plays from the middle is sent the middle alone.

/** Where files of a kind lie. */
export type FileTables = { files: typeof audioFiles; chunks: typeof audioChunks };

const CHUNK_BYTES = 1024 * 1024;

type NewFile = Omit<typeof audioFiles.$inferInsert, 'id' | 'bytes' | 'sha256'> & { bytes: Buffer };

/** Stores a file in pieces. @returns its name; that of the existing file when the same bytes are there already */
export async function storeFile(
  tx: Transaction,
  { files, chunks }: FileTables,
  { bytes, ...about }: NewFile,
): Promise<{ name: string; isKnown: boolean }> {
  const sha256 = createHash('sha256').update(bytes).digest();
  const [stored] = await tx
    .insert(files)
    .values({ ...about, bytes: bytes.length, sha256 })
    .onConflictDoNothing({ target: files.sha256 })
    .returning({ id: files.id });
  if (!stored) {
    const known = await tx.select({ name: files.name }).from(files).where(eq(files.sha256, sha256));
    return { name: known[0]?.name ?? about.name, isKnown: true };
  }
  for (let number = 0; number * CHUNK_BYTES < bytes.length; number += 1) {
    const piece = bytes.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    await tx.insert(chunks).values({ fileId: stored.id, number, bytes: piece });
  }
  return { name: about.name, isKnown: false };
}

/** All files without their bytes, newest first. */
export function listFiles(db: Queryable, { files }: FileTables) {
  const { name, type, bytes, durationSeconds, label, createdAt, createdBy } = files;
  return db
    .select({ name, type, bytes, durationSeconds, label, createdAt, createdBy })
    .from(files)
    .orderBy(desc(createdAt), desc(files.id));
}

/** A file's row without the bytes; null when there is none with this name. */
export async function findFile(db: Queryable, { files }: FileTables, name: string) {
  const { id, type, bytes, sha256 } = files;
  const [row] = await db
    .select({ id, type, bytes, sha256 })
    .from(files)
    .where(eq(files.name, name));
  return row ?? null;
}

/** Locks a file's row, for its deletion. */
export async function holdFile(tx: Transaction, { files }: FileTables, name: string) {
  const { id, label } = files;
  const [row] = await tx
    .select({ id, label })
    .from(files)
    .where(eq(files.name, name))
    .for('update');
  return row;
}

/** Which of these names exist. In a transaction those are locked until it ends. */
export async function existingFiles(
  db: Queryable,
  { files }: FileTables,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(inArray(files.name, [...names]))
    .for('share');
  return new Set(rows.map(({ name }) => name));
}

/** Bytes of a file from `from` to `to`, both inclusive, in chunks. */
export async function* fileBytes(
  db: Queryable,
  { chunks }: FileTables,
  { id, from, to }: { id: number; from: number; to: number },
): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; ) {
    const number = Math.floor(at / CHUNK_BYTES);
    const [row] = await db
      .select({ bytes: chunks.bytes })
      .from(chunks)
      .where(and(eq(chunks.fileId, id), eq(chunks.number, number)));
    // It was deleted during playback.
    if (!row) throw new Error('a file has no such piece');
    const start = number * CHUNK_BYTES;
    const piece = row.bytes.subarray(at - start, to + 1 - start);
    if (piece.length === 0) throw new Error('a file has an empty piece');
    yield piece;
    at += piece.length;
  }
}
