import { expect, test } from 'vitest';
import { htmlBlocks } from './html-blocks.ts';

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
