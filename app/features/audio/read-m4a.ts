import { readMovie } from '#app/platform/mp4-boxes.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** An M4A file without its metadata. */
export type M4a = { bytes: Buffer; durationSeconds: number };

/** Cleans an M4A file with AAC audio. */
export function readM4a(file: Buffer): Result<M4a, 'broken' | 'video' | 'not-aac'> {
  const movie = readMovie(file);
  if (!movie) return refuse('broken');
  const { bytes, durationSeconds, tracks } = movie;
  const sounds = tracks.filter(({ kind }) => kind === 'soun');
  if (tracks.some(({ kind }) => kind === 'vide')) return refuse('video');
  if (!sounds.some(({ codec }) => codec === 'mp4a'))
    return refuse(sounds.length > 0 ? 'not-aac' : 'broken');
  return ok({ bytes, durationSeconds });
}
