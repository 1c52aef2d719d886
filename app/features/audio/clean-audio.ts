import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { AudioRefusal } from './audio-fields.ts';
import { readM4a } from './m4a-boxes.ts';
import { readMp3 } from './mp3-frames.ts';

/** A file as it is stored: without metadata, with its measured duration. */
export type CleanAudio = {
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
