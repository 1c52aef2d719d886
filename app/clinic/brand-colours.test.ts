import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND_COLOURS } from './brand-colours.ts';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

test.each(Object.entries(BRAND_COLOURS))('%s is the style sheets’ own', (name, colour) => {
  const [, written] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens) ?? [];
  expect(written).toBe(colour);
});
