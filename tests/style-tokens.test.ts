import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Look, tokenColours } from './style-tokens.ts';

type Rgb = readonly [number, number, number];

const LOOKS: Look[] = [undefined, 'more', 'less'].flatMap((contrast) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ['normal', 'high', 'dark', 'invert'].flatMap((chosen) =>
      [[], ['colorBlindMode']].map((more) => ({
        scheme,
        ...(contrast === 'more' || contrast === 'less' ? { contrast } : {}),
        settings: [`contrast-${chosen}`, ...more],
      })),
    ),
  ),
);

/** Written on each other: texts, then the grounds under them. */
const TEXTS = [
  [
    ['ink', 'ink-soft', 'link', 'danger', 'warning', 'good', 'action'],
    ['paper', 'paper-raised', 'paper-sunk'],
  ],
  [
    ['ink', 'ink-soft'],
    ['danger-paper', 'warning-paper', 'good-paper'],
  ],
  [['danger'], ['danger-paper']],
  [['warning'], ['warning-paper']],
  [['good'], ['good-paper']],
  [['danger-paper'], ['danger']],
  [['good-paper'], ['good']],
  [['paper'], ['ink', 'danger']],
  [['on-action'], ['action', 'action-deep']],
  [
    ['on-band', 'band-accent'],
    ['band', 'band-deep'],
  ],
  [['band-deep'], ['band-accent']],
  [['band'], ['on-band']],
] as const;

/** Lines and rings that tell something, and what they stand on. */
const LINES = [
  [
    ['line-strong', 'focus', 'ink', 'action', 'danger', 'warning', 'good', 'link'],
    ['paper', 'paper-raised', 'paper-sunk'],
  ],
  [
    ['on-band', 'band-accent'],
    ['band', 'band-deep'],
  ],
  [['lens-line'], ['sky', 'lens']],
] as const;

function channels(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Contrast after WCAG 2. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [a, b]
    .map(channels)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Pairs = readonly (readonly [readonly string[], readonly string[]])[];

/** The pairs of a look whose contrast is too low, with the ratio that they have. */
function tooWeak(look: Look, pairs: Pairs, least: number): string[] {
  const colours = tokenColours(look);
  const colour = (name: string) => {
    const found = colours.get(name);
    if (!found) throw new Error(`no colour ${name}: ${JSON.stringify(look)}`);
    return found;
  };
  return pairs.flatMap(([fronts, grounds]) =>
    fronts.flatMap((front) =>
      grounds
        .map((ground) => ({ ground, ratio: contrast(colour(front), colour(ground)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`),
    ),
  );
}

const named = LOOKS.map((look) => [Object.values(look).flat().join(' '), look] as const);

describe('in every look', () => {
  test.each(named)('every text has contrast 7 to 1: %s', (_name, look) => {
    expect(tooWeak(look, TEXTS, 7)).toEqual([]);
  });

  test.each(named)('lines and focus have contrast 3 to 1: %s', (_name, look) => {
    expect(tooWeak(look, LINES, 3)).toEqual([]);
  });
});

test('a contrast shows what its name says, whatever the system shows', () => {
  const paper = (look: Look) => tokenColours(look).get('paper');
  const light = paper({ scheme: 'light' });
  const dark = paper({ scheme: 'dark' });
  const chosen = (word: string) =>
    (['light', 'dark'] as const).map((scheme) => paper({ scheme, settings: [`contrast-${word}`] }));
  expect(light).not.toBe(dark);
  expect(chosen('normal')).toEqual([light, dark]);
  expect(chosen('dark')).toEqual([dark, dark]);
  expect(chosen('invert')).toEqual([dark, light]);
  expect(chosen('high')).toEqual(['#ffffff', '#000000']);
  const more = { contrast: 'more' } as const;
  expect(paper({ scheme: 'light', ...more })).toBe('#ffffff');
  expect(paper({ scheme: 'light', ...more, settings: ['contrast-dark'] })).toBe('#000000');
  expect(paper({ scheme: 'dark', ...more, settings: ['contrast-invert'] })).toBe('#ffffff');
});

test('no colour is written twice for one token', () => {
  const whole = { scheme: 'light' } as const;
  expect(tokenColours({ ...whole, contrast: 'more' })).toEqual(
    tokenColours({ ...whole, settings: ['contrast-high'] }),
  );
});

test('whatever a sheet reads is set somewhere', () => {
  const sources = globSync('app/**/*.{css,ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const names = (pattern: RegExp) =>
    new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));
  const set = names(/(?<!var\(\s*)(--[\w-]+)/g);
  // A name that nothing sets falls back to a colour that follows no scheme.
  expect([...names(/var\(\s*(--[\w-]+)/g)].filter((name) => !set.has(name))).toEqual([]);
});

/**
 * Colours as they are seen without one of the three kinds of cones, in linear light: Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
 * Visualization and Computer Graphics 15(6), 2009, severity 1.0.
 */
const KINDS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Rgb, Rgb, Rgb]>;

const STATES = ['danger', 'warning', 'good', 'action', 'link'] as const;
/** Distance in CIELAB; about 2.3 can just be noticed between patches that touch. */
const FAR_APART = 20;

function seenBy(kind: keyof typeof KINDS, [red, green, blue]: Rgb): Rgb {
  const seen = ([r, g, b]: Rgb) => Math.min(1, Math.max(0, r * red + g * green + b * blue));
  const [r, g, b] = KINDS[kind];
  return [seen(r), seen(g), seen(b)];
}

/** CIELAB for the white of screens, D65. */
function lab([red, green, blue]: Rgb): Rgb {
  const root = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const safe = named.filter(([, { settings }]) => settings?.includes('colorBlindMode'));

describe.each(['protanopia', 'deuteranopia', 'tritanopia'] as const)('with %s', (kind) => {
  test.each(safe)('the colours of the states stay apart: %s', (_name, look) => {
    const colours = tokenColours(look);
    const seen = STATES.map((state) => ({
      state,
      place: lab(seenBy(kind, channels(colours.get(state) ?? ''))),
    }));
    const near = seen.flatMap(({ state, place: [l, a, b] }, index) =>
      seen
        .slice(index + 1)
        .filter(({ place: [l2, a2, b2] }) => Math.hypot(l - l2, a - a2, b - b2) < FAR_APART)
        .map((other) => `${state} and ${other.state}`),
    );
    expect(near).toEqual([]);
  });
});
