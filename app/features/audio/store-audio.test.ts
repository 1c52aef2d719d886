import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audioLabel } from './audio-fields.ts';
import { cleanAudio } from './store-audio.server.ts';
import { anM4a, anMp3, box, id3 } from './test-audio.ts';

const EPISODE = join(import.meta.dirname, '../../../public/podcast/catarata.mp3');
const tail = (words: string) =>
  Buffer.concat([Buffer.from(words), Buffer.alloc(128 - words.length)]);

test('a real episode keeps its frames and its length, and loses its label', () => {
  const file = readFileSync(EPISODE);
  const cleaned = cleanAudio(file);
  if (!cleaned.ok) throw new Error(cleaned.refusal);
  expect(cleaned.value).toMatchObject({ type: 'audio/mpeg', durationSeconds: 223 });
  expect(cleaned.value.bytes.length).toBeGreaterThan(file.length - 1_000);
  expect(file.includes('TIT2') && !cleaned.value.bytes.includes('TIT2')).toBe(true);
});

test('an MP3 is its frames alone: labels at both ends and what is hidden between stay behind', () => {
  const hidden = Buffer.from('<script>alert(1)</script>');
  const file = Buffer.concat([
    ...[id3('segredo um'), id3('segredo dois'), anMp3(60), hidden, anMp3(60)],
    tail('TAGsegredo'),
  ]);
  const cleaned = cleanAudio(file);
  expect(cleaned.ok && cleaned.value).toEqual({
    type: 'audio/mpeg',
    bytes: anMp3(120),
    durationSeconds: 4,
  });
});

test('the silent frame that encoders put first does not count', () => {
  const first = anMp3(1);
  first.write('Xing', 36);
  const cleaned = cleanAudio(Buffer.concat([first, anMp3(1_000)]));
  expect(cleaned.ok && cleaned.value.durationSeconds).toBe(36);
});

test('an M4A keeps its sound where it was; its labels are blank', () => {
  const file = anM4a({ secret: 'segredo' });
  const cleaned = cleanAudio(file);
  if (!cleaned.ok) throw new Error(cleaned.refusal);
  const { bytes, ...about } = cleaned.value;
  expect(about).toEqual({ type: 'audio/mp4', durationSeconds: 7 });
  expect([bytes.length, bytes.indexOf('mdat'), bytes.includes('segredo')]).toEqual([
    ...[file.length, file.indexOf('mdat')],
    false,
  ]);
  expect(file.includes('segredo')).toBe(true);
});

const words = (text: string) => Buffer.from(text, 'latin1');
test.each<[string, Buffer, string]>([
  ['nothing of audio', words('<!doctype html><script>alert(1)</script>'), 'unknown'],
  ['a program', words('MZ\x90\0'), 'unknown'],
  ['one byte', words('\xff'), 'unknown'],
  ['a WAV', words('RIFF\0\0\0\0WAVEfmt '), 'wav'],
  ['an Ogg', words('OggS\0\x02'), 'other-audio'],
  ['bare AAC', words('\xff\xf1\x50\x80'), 'other-audio'],
  ['a label without sound', id3('x'.repeat(9_000)), 'broken'],
  ['a label that promises more than there is', words('ID3\x04\0\0\x7f\x7f\x7f\x7f'), 'broken'],
  ['a page behind a label', Buffer.concat([id3('x'), words('<script>'.repeat(99))]), 'broken'],
  ['a page behind a frame', Buffer.concat([anMp3(9), Buffer.alloc(9_000, 60)]), 'broken'],
  ['half a second', anMp3(9), 'too-short'],
  ['a film', anM4a({ handler: 'vide', codec: 'avc1' }), 'video'],
  ['sound that browsers do not play', anM4a({ codec: 'alac' }), 'not-aac'],
  ['an M4A without length', anM4a({ seconds: 0 }), 'broken'],
  ['an M4A cut off', anM4a().subarray(0, 900), 'broken'],
  ['an M4A with more behind it', Buffer.concat([anM4a(), words('<script>')]), 'broken'],
  ['the start of an M4A alone', box('ftyp', 'M4A '), 'broken'],
  ['a box that holds itself', words('\0\0\0\0ftypM4A '), 'broken'],
  ['a box of 2⁶³ bytes', words('\0\0\0\x01ftyp\x7f\xff\xff\xff\xff\xff\xff\xff'), 'broken'],
])('%s is refused', (_what, file, refusal) => {
  expect(cleanAudio(file)).toEqual({ ok: false, refusal });
});

test('of a file name only harmless words are kept', () => {
  expect(audioLabel('C:\\Users\\ana\\Episódio 13\u202e final.mp3')).toBe('Episódio 13 final');
  expect(audioLabel('../../etc/\0passwd')).toBe('passwd');
  expect(audioLabel('.mp3')).toBe('áudio');
  expect([...audioLabel('ç'.repeat(300))]).toHaveLength(80);
});
