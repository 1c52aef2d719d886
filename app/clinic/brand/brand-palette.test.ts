import { describe, expect, test } from 'vitest';
import { type Look, tokenColours } from '#tests/style-tokens.ts';
import {
  type BrandColours,
  LEAST_CONTRAST,
  LOOKS,
  type LookName,
  nearestReadable,
  paletteOf,
  TEXT_PAIRS,
  tokenNames,
  weakPairs,
} from './brand-palette.ts';
import { brandSheet } from './brand-sheet.ts';
import { OWN_COLOURS } from './brand-tokens.ts';
import { contrastOf, hexOf, oklchOf } from './oklch.ts';

const LOOK_OF = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  'high-light': { scheme: 'light', contrast: 'more' },
  'high-dark': { scheme: 'dark', contrast: 'more' },
} as const satisfies Record<LookName, Look>;

const BLUE: BrandColours = { deep: '#123a63', action: '#0b5c8a', sun: '#5bb8d8' };

describe.each(LOOKS)('the own colours: %s', (look) => {
  const colours = tokenColours(LOOK_OF[look]);
  test.each(tokenNames())('%s is the style sheets’ own', (name) => {
    expect(paletteOf(OWN_COLOURS, look)[name]).toBe(colours.get(name));
  });
});

test('a colour of a screen stays what it is by way of OKLCH', () => {
  for (const hex of ['#000000', '#ffffff', '#123f3c', '#852d0f', '#f3ab3f', '#0000ff', '#7f7f7f'])
    expect(hexOf(oklchOf(hex))).toBe(hex);
});

test('the chosen colours are shown as they are by day', () => {
  const palette = paletteOf(BLUE, 'light');
  expect([palette.band, palette.action, palette.sun]).toEqual([BLUE.deep, BLUE.action, BLUE.sun]);
});

test('with every readable choice every text reaches AA in every look, most AAA', () => {
  const random = seeded(20_261_126);
  let readable = 0;
  for (let round = 0; round < 400; round += 1) {
    const colours = {
      deep: anyColour(random, 0.15, 0.5),
      action: anyColour(random, 0.2, 0.6),
      sun: anyColour(random, 0.4, 0.95),
    };
    if (weakPairs(colours).length > 0) continue;
    readable += 1;
    for (const look of LOOKS) {
      const palette = paletteOf(colours, look);
      for (const [fronts, grounds] of TEXT_PAIRS)
        for (const front of fronts)
          for (const ground of grounds)
            expect(contrastOf(palette[front], palette[ground])).toBeGreaterThanOrEqual(
              LEAST_CONTRAST,
            );
    }
  }
  expect(readable).toBeGreaterThan(100);
});

test('a pale colour for what acts is weak, and a darker shade of it is offered', () => {
  const colours = { ...BLUE, action: '#8fd3f4' };
  expect(weakPairs(colours).map(({ front }) => front)).toContain('action');
  const better = nearestReadable(colours, 'action');
  expect(better).toMatch(/^#[0-9a-f]{6}$/);
  expect(weakPairs({ ...colours, action: better ?? '' })).toEqual([]);
  expect(Math.abs(oklchOf(better ?? '').hue - oklchOf('#8fd3f4').hue)).toBeLessThan(6);
});

test('the sheet holds colours alone, and each of them once', () => {
  const sheet = brandSheet(BLUE);
  expect(sheet).toMatch(/^:root\{[-\w:#(),; ]+\}$/);
  for (const name of tokenNames()) expect(sheet.split(`--${name}:`)).toHaveLength(2);
});

function anyColour(random: () => number, from: number, to: number): string {
  return hexOf({
    lightness: from + random() * (to - from),
    chroma: random() * 0.25,
    hue: random() * 360,
  });
}

/** Numbers from 0 to 1, the same for a seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
