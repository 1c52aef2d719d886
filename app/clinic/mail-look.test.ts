import { expect, test } from 'vitest';
import { testClinic } from '#tests/database.ts';
import { tokenColours } from '#tests/style-tokens.ts';
import { mailLookOf } from './mail-look.ts';

const LOOK = mailLookOf(testClinic);

test.each(['light', 'dark'] as const)('mails wear the style sheets’ own colours: %s', (scheme) => {
  const tokens = tokenColours({ scheme });
  for (const [name, colour] of Object.entries(LOOK[scheme])) {
    expect([name, colour]).toEqual([name, tokens.get(name)]);
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
  const colours = LOOK[scheme];
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
