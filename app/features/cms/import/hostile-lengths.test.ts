import { expect, test } from 'vitest';
import { beginningOf, rawHtml } from './raw-html.ts';
import { typeset } from './typeset.ts';

// Of what an export may hold in one element. What takes longer the longer it is, would still be at work tomorrow.
const LENGTH = 2_000_000;

test.each([
  '<!--',
  '<a',
  '<!-- ',
  '</',
  '<',
  '1.',
  '1x',
  "'",
  ' -',
  '<!-- wp:embed ',
  '<!-- wp:image --><!-- wp:embed ',
  '[caption ',
  '[caption]',
  '[caption]<img ',
  '[embed]',
  '[gallery',
])('as many %j as an export can hold are read once', (letters) => {
  const html = letters.repeat(Math.floor(LENGTH / letters.length));
  expect(typeset(html).length).toBeGreaterThan(LENGTH / 4);
  expect(rawHtml(html, new Map())).not.toContain('\0');
  expect(beginningOf(html).length).toBeLessThan(1_000);
});

test('texts and tags are told apart as before', () => {
  expect(typeset('"a" <!-- "b" > --> "c" <i title="d">"e"</i> 2x3 <3 "f"')).toBe(
    '“a” <!-- "b" > --> “c” <i title="d">“e”</i> 2×3 <3 “f”',
  );
  expect(typeset('<!-- "a" > "b"')).toBe('<!-- "a" > “b”');
  expect(typeset('"a" <i "b"')).toBe('“a” <i “b”');
});

test('blocks without words are left out of a beginning up to their own end', () => {
  const embed = (inner: string) => `<!-- wp:embed {} -->${inner}<!-- /wp:embed -->`;
  expect(
    beginningOf(
      `um ${embed('x <!-- wp:image -->y')}dois <!-- wp:video -->três ${embed('z')}quatro`,
    ),
  ).toBe('um dois três quatro');
});

test('a gallery draws each of its pictures, and galleries without end draw no more than a text may have', () => {
  const picture = { src: 'https://a.example/b.jpg', alt: 'Um olho', media: {} };
  const attachments = new Map([[1, picture]]);
  const drawn = (html: string) => rawHtml(html, attachments).split('<img').length - 1;
  expect(drawn('[gallery ids="1,2,1"]')).toBe(2);
  expect(drawn(`[gallery ids="${'1,'.repeat(400)}"]`.repeat(600))).toBe(500);
});
