import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanFilm } from './clean-film.ts';
import { aMovie, aWebm, element } from './test-films.ts';

const PUBLIC_DIR = join(import.meta.dirname, '../../../public/film');
const demo = readFileSync(join(PUBLIC_DIR, 'mapeamento-de-retina.webm'));

test('the film of the demonstration keeps its length and its pictures, without a word about its making', () => {
  const cleaned = cleanFilm(demo);
  expect(cleaned).toMatchObject({ ok: true, value: { type: 'video/webm', durationSeconds: 31 } });
  const bytes = cleaned.ok ? cleaned.value.bytes : Buffer.alloc(0);
  expect(bytes.length).toBe(demo.length);
  expect(bytes.toString('latin1')).not.toMatch(/Lav[fc]/);
});

test('titles, places, attachments and tags are gone, and nothing has moved', () => {
  for (const film of [aWebm({ secret: 'Rua Tal, 5' }), aMovie({ secret: 'Rua Tal, 5' })]) {
    const cleaned = cleanFilm(film);
    const bytes = cleaned.ok ? cleaned.value.bytes : Buffer.alloc(0);
    expect([cleaned.ok, bytes.length]).toEqual([true, film.length]);
    expect(bytes.includes('Rua Tal')).toBe(false);
    expect(bytes.includes('picture data')).toBe(true);
  }
});

test.each<[string, Buffer, string]>([
  ['a page', Buffer.from('<script>alert(1)</script>'), 'unknown'],
  ['an image', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'unknown'],
  ['a Matroska file that WebM is not', aWebm({ docType: 'matroska' }), 'broken'],
  ['a WebM that ends early', aWebm({}).subarray(0, -3), 'broken'],
  ['a page behind a WebM', Buffer.concat([aWebm({}), Buffer.from('<script>')]), 'broken'],
  ['a recording without a length', aWebm({ seconds: null }), 'broken'],
  ['sound alone', aWebm({ codecs: ['A_OPUS'] }), 'no-picture'],
  ['sound alone in MP4', aMovie({ kinds: ['soun'], codec: 'mp4a' }), 'no-picture'],
  ['a codec that browsers lack', aWebm({ codecs: ['V_MPEGH/ISO/HEVC'] }), 'codec'],
  ['a codec that browsers lack, in MP4', aMovie({ codec: 'hvc1' }), 'codec'],
  ['an MP4 that ends early', aMovie({}).subarray(0, -3), 'broken'],
  ['captions without a line', Buffer.from('WEBVTT\n\nNOTE nothing'), 'captions'],
  ['an element larger than the file', element(0x1a45dfa3, '', 5_000), 'broken'],
])('%s is refused', (_what, file, refusal) => {
  expect(cleanFilm(file)).toEqual({ ok: false, refusal });
});

test('hostile bytes are refused at once, whatever they are', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const film = Buffer.from(aWebm({}));
    for (let at = seed; at < film.length; at += 37) film[at] = (seed * 31 + at * 7) & 0xff;
    expect(typeof cleanFilm(film).ok).toBe('boolean');
    expect(typeof cleanFilm(Buffer.concat([film.subarray(0, 4), film])).ok).toBe('boolean');
  }
});
