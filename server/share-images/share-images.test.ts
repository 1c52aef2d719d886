import { expect, test } from 'vitest';
import { dayPalette } from '#app/clinic/brand/brand-of-clinic.ts';
import { LOCALES, localPath } from '#app/platform/locale.ts';
import { shareImagePath } from '#app/platform/share-image-path.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { sitePages } from '#app/site-content/site-pages.ts';
import { buildTestApp } from '#server/test-app.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR, testContents } from '#tests/contents.ts';
import { podcastCoverSvg } from './podcast-cover-svg.ts';
import { coverWords, shareImages, svgDrawer, wordsFor } from './serve-share-images.ts';
import { shareImageSvg } from './share-image-svg.ts';

const { measure, draw } = await svgDrawer();
const { app } = await buildTestApp({ shareImages: shareImages(() => testContents) });

/** The text of an image's title, line by line. */
function linesOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].slice(1, -1).map(([, line = '']) => line);
}

test('a page has an image of the right kind and size, which is sent once', async () => {
  const path = '/share/pt-BR/servicos/campo-visual.png';
  const answer = await app.inject(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  const { rawPayload: png } = answer;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await app.inject({ url: path, headers })).statusCode).toBe(304);
});

test('there is no image of what is no page', async () => {
  for (const path of ['/share/pt-BR/check.png', '/share/xx/inicio.png', '/share/pt-BR/nada.png'])
    expect((await app.inject(path)).statusCode).toBe(404);
});

test('every page that search engines may show has one, its whole title legible', () => {
  for (const locale of LOCALES) {
    const content = testContents[locale] ?? testContents['pt-BR'];
    for (const { path, title } of sitePages(content)) {
      const words = wordsFor(testContents, shareImagePath(localPath(locale, path)));
      expect(words?.title).toBe(title);
      const lines = words ? linesOf(shareImageSvg({ ...words, part: undefined }, measure)) : [];
      expect(lines.join(' ')).toBe(title.replaceAll('&', '&amp;'));
      expect(lines.length).toBeLessThanOrEqual(5);
    }
  }
});

test('a title that is much too long is cut, and marks in it stay letters', async () => {
  const look = { palette: dayPalette(testContents['pt-BR'].clinic), landscape: 'coast' as const };
  const words = { clinicName: 'A & B', host: 'a.example.com', part: 'Blog', look };
  const svg = shareImageSvg({ ...words, title: '<b>muito</b> & longo '.repeat(20) }, measure);
  const lines = linesOf(svg).slice(1);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/…$/);
  expect((await draw(svg)).length).toBeGreaterThan(10_000);
});

test('the cover of the podcast is square, kept by who asks, and may be shown by other sites', async () => {
  const answer = await app.inject('/podcast/capa.png');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const { rawPayload: png } = answer;
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1400, 1400]);
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await app.inject({ url: '/podcast/capa.png', headers })).statusCode).toBe(304);
});

test('the cover says the title of the podcast and whose it is, in the colours of the clinic', async () => {
  const words = coverWords(testContents);
  if (!words) throw new Error('the clinic has a podcast');
  expect(words).toMatchObject({ title: 'Prosa Clara', clinicName: serraClaraRecord.displayName });
  const svg = podcastCoverSvg(words, measure);
  expect(lettersOf(svg)).toBe(`Prosa Clara ${serraClaraRecord.displayName}`);
  const colours = { deep: '#123f3c', action: '#0b6b50', sun: '#f2c14e' } as const;
  const palette = dayPalette({ brand: { colours, landscape: 'city' } });
  const other = podcastCoverSvg({ ...words, look: { palette, landscape: 'city' } }, measure);
  expect(other).toContain('#f2c14e');
  expect(svg).not.toContain('#f2c14e');
});

test('without the episodes of the demonstration its podcast has the name of the clinic, and none has no cover', async () => {
  const examples = { ...serraClaraRecord.examples, episodes: false };
  const own = await readContents(CONTENT_DIR, { ...serraClaraRecord, examples });
  expect(own['pt-BR'].editorial.podcast.title).toBe('Conversas da Clínica Clareia Oftalmologia');
  expect(own['en-US']?.editorial.podcast.title).not.toContain('Prosa');
  const none = await readContents(CONTENT_DIR, manausRecord);
  expect(coverWords(none)).toBeUndefined();
  const site = await buildTestApp({ shareImages: shareImages(() => none) });
  expect((await site.app.inject('/podcast/capa.png')).statusCode).toBe(404);
});

test('the name of a clinic stands once on a cover, and a title that is much too long is cut', () => {
  const look = { palette: dayPalette(testContents['pt-BR'].clinic), landscape: 'town' as const };
  const cover = (title: string) =>
    podcastCoverSvg({ title, clinicName: 'A & B', host: 'a.example.com', look }, measure);
  expect(lettersOf(cover('Conversas da A & B'))).toBe('Conversas da A &amp; B');
  expect(lettersOf(cover('muito longo '.repeat(40)))).toMatch(/… A &amp; B$/);
});

/** All that is written on a picture. */
function lettersOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line]) => line).join(' ');
}
