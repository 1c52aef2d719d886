import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { audioFiles } from '#app/db/media-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { holdFile, storeFile } from '#app/platform/stored-files.server.ts';
import { newFileName } from '#app/platform/token.server.ts';
import type { AudioRefusal } from './audio-fields.ts';
import { readMp3 } from './mp3-frames.ts';
import { AUDIO_TABLES } from './read-audio.server.ts';
import { readM4a } from './read-m4a.ts';

type AudioServices = { db: Database; clock: Clock };

/**
 * Stores audio for the podcast, without its metadata.
 * @param by the staff member's id
 * @returns its name; that of the existing file when the same audio was sent before
 */
export async function storeAudio(
  { db, clock }: AudioServices,
  { sent, label, by }: { sent: Buffer; label: string; by: number },
): Promise<Result<{ name: string; isKnown: boolean }, AudioRefusal>> {
  const cleaned = cleanAudio(sent);
  if (!cleaned.ok) return cleaned;
  const { type, bytes, durationSeconds } = cleaned.value;
  const name = `${newFileName()}.${type === 'audio/mp4' ? 'm4a' : 'mp3'}`;
  const at = clock.now();
  return db.transaction(async (tx) => {
    const file = { name, type, bytes, durationSeconds, label, createdAt: at, createdBy: by };
    const stored = await storeFile(tx, AUDIO_TABLES, file);
    if (stored.isKnown) return ok(stored);
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'audio.stored',
      subjectType: 'audio',
      subjectId: name,
      detail: { bytes: bytes.length, durationSeconds },
    });
    return ok(stored);
  });
}

/** A file as it is stored: without metadata, with its measured duration. */
type CleanAudio = {
  type: 'audio/mpeg' | 'audio/mp4';
  bytes: Buffer;
  durationSeconds: number;
};

/** Detects the format by the file's own bytes; its name and declared type prove nothing. */
export function cleanAudio(file: Buffer): Result<CleanAudio, AudioRefusal> {
  const start = file.toString('latin1', 0, 12);
  if (start.slice(4, 8) === 'ftyp') {
    const read = readM4a(file);
    return read.ok ? longEnough({ type: 'audio/mp4', ...read.value }) : read;
  }
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return refuse('wav');
  if (/^(?:OggS|fLaC|FORM|\.snd|\x30\x26\xb2\x75)/.test(start)) return refuse('other-audio');
  const second = file[1] ?? 0;
  const isSynced = file[0] === 0xff && (second & 0xe0) === 0xe0;
  // The same sync word with layer 0 is bare AAC.
  if (isSynced && (second & 0x06) === 0) return refuse('other-audio');
  if (!isSynced && !start.startsWith('ID3')) return refuse('unknown');
  const read = readMp3(file);
  return read ? longEnough({ type: 'audio/mpeg', ...read }) : refuse('broken');
}

function longEnough(audio: CleanAudio): Result<CleanAudio, 'too-short'> {
  return audio.durationSeconds >= 1 ? ok(audio) : refuse('too-short');
}

/**
 * Deletes audio for good. Succeeds when it is already gone.
 * @param isUsed checks in the same transaction whether an entry names it
 */
export async function deleteAudio(
  { db, clock }: AudioServices,
  { name, by }: { name: string; by: number },
  isUsed: (tx: Transaction) => Promise<boolean>,
): Promise<Result<'done', 'used'>> {
  return db.transaction(async (tx) => {
    const audio = await holdFile(tx, AUDIO_TABLES, name);
    if (!audio) return ok('done');
    if (await isUsed(tx)) return refuse('used');
    await tx.delete(audioFiles).where(eq(audioFiles.id, audio.id));
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'audio.deleted',
      subjectType: 'audio',
      subjectId: name,
      detail: { label: audio.label },
    });
    return ok('done');
  });
}
