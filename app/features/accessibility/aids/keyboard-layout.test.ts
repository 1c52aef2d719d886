import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isAction,
  type KeyState,
  layoutOf,
  NOTHING_PRESSED,
  pressKey,
  pressShift,
  rowsOf,
  shownOn,
} from './keyboard-layout.ts';

const LAYOUTS = ['letters', 'email', 'number', 'signs'] as const;
const ACCENT_OF: Record<string, string> = {
  '\u0301': '´',
  '\u0300': '`',
  '\u0303': '~',
  '\u0302': '^',
  '\u0308': '¨',
};
const LOWER = [...'abcdefghijklmnopqrstuvwxyzáàâãéêíóôõúüç'];
const PORTUGUESE = [...LOWER, ...LOWER.map((letter) => letter.toUpperCase()), ' ', ',', '.', '-'];

/** The keys that a person presses for a letter, ç being one of its own. */
function keysFor(letter: string): string[] {
  const small = letter.toLowerCase();
  const capital = small === letter ? [] : ['shift'];
  if (small === 'ç') return [...capital, small];
  const [base = '', mark] = small.normalize('NFD');
  return mark ? [ACCENT_OF[mark] ?? '', ...capital, base] : [...capital, base];
}

function typed(keys: readonly string[], from: KeyState = NOTHING_PRESSED): string {
  let state = from;
  let text = '';
  for (const key of keys) {
    if (key === 'shift') {
      state = pressShift(state);
      continue;
    }
    const pressed = pressKey(key, state);
    state = pressed.state;
    text += pressed.text;
  }
  return text;
}

test('every text of Portuguese letters can be typed by keys of one layout and its signs', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PORTUGUESE), { maxLength: 40 }),
      fc.boolean(),
      (letters, isWide) => {
        const keys = letters.flatMap(keysFor);
        const there = (['letters', 'signs'] as const)
          .flatMap((layout) => rowsOf(layout, isWide).flat())
          .map(({ name }) => name);
        expect(there).toEqual(expect.arrayContaining([...new Set(keys)]));
        expect(typed(keys)).toBe(letters.join(''));
      },
    ),
  );
});

test.each([
  ['an accent before a letter that bears none', ['´', 'b'], '´b'],
  ['an accent and the space', ['~', ' '], '~'],
  ['an accent twice', ['^', '^'], '^'],
  ['an accent and another', ['´', '~', 'a'], '´ã'],
  ['an accent before a piece of an address', ['´', '.com.br'], '´.com.br'],
  ['capitals for one letter', ['shift', 'a', 'b'], 'Ab'],
  ['capitals kept over a sign', ['shift', '1', 'b'], '1B'],
  ['capitals locked', ['shift', 'shift', 'a', '~', 'o', '.com'], 'AÕ.com'],
  ['capitals put off again', ['shift', 'shift', 'shift', 'a'], 'a'],
])('%s', (_name, keys, text) => {
  expect(typed(keys)).toBe(text);
});

test('a key shows what it would type', () => {
  const state: KeyState = { shift: 'once', accent: '~' };
  expect(['a', 'o', 'n', 'e', 'x', 'ç', '1', 'shift'].map((key) => shownOn(key, state))).toEqual([
    'Ã',
    'Õ',
    'Ñ',
    'Ẽ',
    'X',
    'Ç',
    '1',
    'shift',
  ]);
});

test.each(LAYOUTS)(
  'the rows of %s are as wide, and a phone gets at most seven keys in one',
  (layout) => {
    for (const isWide of [true, false]) {
      const widths = rowsOf(layout, isWide).map((row) =>
        row.reduce((sum, { span }) => sum + span, 0),
      );
      expect(new Set(widths).size).toBe(1);
      expect(widths[0]).toBeLessThanOrEqual(isWide ? 12 : 7);
    }
  },
);

test.each(LAYOUTS)('%s leads to all others and away, and has every key once', (layout) => {
  for (const isWide of [true, false]) {
    const names = rowsOf(layout, isWide)
      .flat()
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(layout === 'letters' || layout === 'email' ? 'signs' : 'letters');
    for (const action of ['backspace', 'left', 'right', 'next', 'enter', 'hide'])
      expect(names.filter(isAction)).toContain(action);
  }
});

test.each([
  [{ type: 'text', inputMode: '' }, 'letters'],
  [{ type: 'text', inputMode: 'numeric' }, 'number'],
  [{ type: 'tel', inputMode: 'tel' }, 'number'],
  [{ type: 'tel', inputMode: '' }, 'number'],
  [{ type: 'number', inputMode: '' }, 'number'],
  [{ type: 'email', inputMode: '' }, 'email'],
  [{ type: 'search', inputMode: 'search' }, 'letters'],
  [{ type: 'password', inputMode: '' }, 'letters'],
] as const)('%o gets the keys of %s', (field, layout) => {
  expect(layoutOf(field)).toBe(layout);
});
