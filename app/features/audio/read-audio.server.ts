import type { Queryable } from '#app/db/database.ts';
import { audioChunks, audioFiles } from '#app/db/media-schema.ts';
import { isAudioName } from '#app/platform/audio-files.ts';
import { existingFiles, findFile, listFiles } from '#app/platform/stored-files.server.ts';

export const AUDIO_TABLES = { files: audioFiles, chunks: audioChunks };

/** All uploaded audio, newest first, without the bytes. */
export function listAudio(db: Queryable) {
  return listFiles(db, AUDIO_TABLES);
}

/** An audio file's row without the bytes; null when there is none with this name. */
export async function findAudio(db: Queryable, name: string) {
  return isAudioName(name) ? findFile(db, AUDIO_TABLES, name) : null;
}

/** Which of these names exist. In a transaction those are locked until it ends. */
export function existingAudio(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  return existingFiles(db, AUDIO_TABLES, names);
}
