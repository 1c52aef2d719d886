import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND_COLOURS } from './brand-colours.ts';
import { MAIL_COLOURS } from './mail-look.ts';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

test.each(Object.entries(BRAND_COLOURS))('%s is the style sheets’ own', (name, colour) => {
  const [, written] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens) ?? [];
  expect(written).toBe(colour);
});

test.each(['light', 'dark'] as const)('mails wear the style sheets’ own colours: %s', (scheme) => {
  const [byDay = '', byNight = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  // What the night does not change stays as by day.
  const sheet = scheme === 'light' ? byDay : byNight.split('@media')[0] + byDay;
  for (const [name, colour] of Object.entries(MAIL_COLOURS[scheme])) {
    const [, written] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(sheet) ?? [];
    expect([name, colour]).toEqual([name, written]);
  }
});

/** Relative luminance after WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(['light', 'dark'] as const)('every word of a mail has contrast 7 to 1: %s', (scheme) => {
  const colours = MAIL_COLOURS[scheme];
  for (const [text, below] of [
    ['ink', 'paper-raised'],
    ['ink-soft', 'paper-raised'],
    ['link', 'paper-raised'],
    ['on-action', 'action'],
    ['on-band', 'band'],
  ] as const) {
    const [light = 0, dark = 0] = [luminance(colours[text]), luminance(colours[below])].sort(
      (a, b) => b - a,
    );
    expect([text, (light + 0.05) / (dark + 0.05) >= 7]).toEqual([text, true]);
  }
});
