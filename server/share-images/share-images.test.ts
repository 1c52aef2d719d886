import { expect, test } from 'vitest';
import { dayPalette } from '#app/clinic/brand/brand-of-clinic.ts';
import { LOCALES, localPath } from '#app/platform/locale.ts';
import { shareImagePath } from '#app/platform/share-image-path.ts';
import { sitePages } from '#app/site-content/site-pages.ts';
import { buildTestApp } from '#server/test-app.ts';
import { testContents } from '#tests/contents.ts';
import { shareImages, svgDrawer, wordsFor } from './serve-share-images.ts';
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
