import { expect, test } from 'vitest';
import { readingAidsMessages } from '#app/locales/accessibility/reading-aids.ts';
import { SHORTCUT_LIST } from './keyboard-aids.ts';

test('no shortcut is a letter, digit or sign alone, which speech input could hit by chance', () => {
  for (const { keys } of SHORTCUT_LIST)
    expect(keys).toMatch(/^(?:Alt\+\d|(?:Shift\+)?Tab|Enter|Esc)$/);
});

test('the list says what each key does, each once', () => {
  const { note: _note, ...words } = readingAidsMessages['pt-BR'].shortcuts;
  expect(SHORTCUT_LIST.map(({ does }) => does).toSorted()).toEqual(Object.keys(words).toSorted());
});
