import { readMovie } from '#app/platform/mp4-boxes.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { readWebVtt } from '#app/platform/web-vtt.ts';
import type { FilmRefusal } from './film-fields.ts';
import { readWebm } from './webm-elements.ts';

/** A film or captions as they are stored: without metadata, with the measured duration. */
export type CleanFilm = {
  type: 'video/mp4' | 'video/webm' | 'text/vtt';
  extension: 'mp4' | 'webm' | 'vtt';
  bytes: Buffer;
  durationSeconds: number;
};

/** Pictures and sound that browsers play without anything installed. */
const PLAYED = ['avc1', 'avc3', 'av01', 'vp09', 'mp4a', 'Opus'];
const PLAYED_WEBM = ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'];

/** Detects what a file is by its own bytes; its name and declared type prove nothing. */
export function cleanFilm(file: Buffer): Result<CleanFilm, FilmRefusal> {
  if (file.toString('latin1', 4, 8) === 'ftyp') return cleanMp4(file);
  if (file.toString('hex', 0, 4) === '1a45dfa3') return cleanWebm(file);
  if (/^(?:\u00ef\u00bb\u00bf)?WEBVTT/.test(file.toString('latin1', 0, 9))) {
    const captions = readWebVtt(file);
    if (!captions) return refuse('captions');
    const { text, durationSeconds } = captions;
    return ok({ type: 'text/vtt', extension: 'vtt', bytes: Buffer.from(text), durationSeconds });
  }
  return refuse('unknown');
}

function cleanMp4(file: Buffer): Result<CleanFilm, FilmRefusal> {
  const movie = readMovie(file);
  if (!movie) return refuse('broken');
  const shown = movie.tracks.filter(({ kind }) => kind === 'vide' || kind === 'soun');
  if (!shown.some(({ kind }) => kind === 'vide')) return refuse('no-picture');
  if (!shown.every(({ codec }) => PLAYED.includes(codec))) return refuse('codec');
  return longEnough({ type: 'video/mp4', extension: 'mp4', ...movie });
}

function cleanWebm(file: Buffer): Result<CleanFilm, FilmRefusal> {
  const film = readWebm(file);
  if (!film) return refuse('broken');
  if (!film.codecs.some((codec) => codec.startsWith('V_'))) return refuse('no-picture');
  if (!film.codecs.every((codec) => PLAYED_WEBM.includes(codec))) return refuse('codec');
  return longEnough({ type: 'video/webm', extension: 'webm', ...film });
}

function longEnough({ type, extension, bytes, durationSeconds }: CleanFilm) {
  if (durationSeconds < 1) return refuse('too-short');
  return ok({ type, extension, bytes, durationSeconds });
}
