import { expect, test } from 'vitest';
import { htmlBlocks } from './html-blocks.ts';
import { slugOf } from './wordpress-entry.ts';

const BASE = 'https://source.example/texto/';

const LONG: Record<string, string> = {
  'a text of more than 500,000 letters': `<p>${'a'.repeat(500_001)}</p>`,
  'nesting without end': '<div>'.repeat(90_000),
  'tables in tables': '<table><tr><td>'.repeat(30_000),
  'words reopened in each paragraph': `<p>${Array.from({ length: 150 }, (_, at) => `<b a=${at}>`).join('')}${'<p>x'.repeat(90_000)}`,
  'a tag of 60,000 attributes': `<a ${Array.from({ length: 60_000 }, (_, at) => `x${at}=">"`)
    .join(' ')
    .slice(0, 490_000)}>`,
  'elements without number': '<i></i>'.repeat(70_000),
  'blocks without number': '<p>a'.repeat(3_000),
};
test.each(Object.keys(LONG))('%s is refused and not read', (name) => {
  const read = htmlBlocks(LONG[name] ?? '', { base: BASE, linkTo: () => null });
  expect(read).toEqual({ ok: false, refusal: 'too-large' });
});

test.each([
  '<',
  '&',
  '[a ',
  '[',
  '<!--',
  ' ',
  '- ',
  'a',
  '&#x',
  '"',
  '<![CDATA[',
  'http://a',
  '\u202e',
])(
  'half a million letters of %j are read, as no rule takes longer the longer they are',
  (letters) => {
    const html = letters.repeat(Math.floor(499_000 / letters.length));
    for (const way of [
      html,
      `<img alt="${html.slice(0, 490_000)}" srcset="${html.slice(0, 9_000)}">`,
    ])
      expect(htmlBlocks(way, { base: BASE, linkTo: () => null }).ok).toBe(true);
  },
);

const words = (html: string) => {
  const read = htmlBlocks(html, { base: BASE, linkTo: () => null });
  return read.ok ? JSON.stringify(read.value) : '';
};

test('a long name of a column stands in the text once, not in each row', () => {
  const table = `<table><tr><th>${'nome '.repeat(10_000)}</th></tr>${'<tr><td>a<td>b'.repeat(9_000)}</table>`;
  expect(words(table).length).toBeGreaterThan(table.length);
  expect(words(table).length).toBeLessThan(20 * table.length);
  expect(words('<table><tr><th>Dia<th>Hora<tr><td>2<td>9h</table>')).toContain('Hora: ');
});

test('what stands in tables in tables, or is raised above what is raised, is read once for all of them', () => {
  const text = 'x '.repeat(200_000);
  expect(words(`${'<table><tr><td>a<td>'.repeat(45)}${text}`).length).toBeGreaterThan(text.length);
  expect(words(`${'<sup>'.repeat(190)}${text}`).length).toBeGreaterThan(text.length);
  expect(words('m<sup><b>2</b></sup>')).toContain('m²');
});

test('a name in addresses is read as far as one may be long', () => {
  expect(slugOf(`${'%ff'.repeat(600_000)}g`)).toBe('');
  expect(slugOf('%c3%a1gua'.repeat(100_000))).toHaveLength(200);
});

test('a picture whose address is too long to be kept once its letters are written out is none', () => {
  expect(words(`<img src="/${'á'.repeat(1_900)}.jpg" alt="a">`)).toBe('[]');
  expect(words(`<img src="/${'a'.repeat(1_900)}.jpg" alt="a">`)).toContain('foreign-image');
});
