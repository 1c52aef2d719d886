import { expect, test } from 'vitest';
import { anchorOf, withAnchors } from './anchor.ts';

test.each([
  ['O que é a catarata?', 'o-que-e-a-catarata'],
  ['“Moscas” – e clarões!', 'moscas-e-claroes'],
])('the heading %s is found at %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

test('two headings that nobody could tell apart are a fault', () => {
  const blocks = ['Preparo', 'preparo?'].map((text) => ({ kind: 'heading' as const, text }));
  expect(() => withAnchors(blocks)).toThrow("has the heading 'preparo?' twice");
  expect(withAnchors(blocks.slice(0, 1))).toEqual([
    { kind: 'heading', text: 'Preparo', id: 'preparo' },
  ]);
});
