import { expect, test } from 'vitest';
import { formText } from './form-values.ts';
import { hasHidden, inOneLine, withoutHidden } from './free-text.ts';

test.each([
  ['Ana\u202eauL', 'AnaauL'],
  ['Ana\u0000', 'Ana'],
  ['\u202a+55 35 99555-0100\u202c', '+55 35 99555-0100'],
  ['a\u2028b\ufeff', 'ab'],
  ['\u061ca', 'a'],
])('%j has characters that nobody sees, and is %j without them', (text, without) => {
  expect(hasHidden(text)).toBe(true);
  expect(hasHidden(text)).toBe(true);
  expect(withoutHidden(text)).toBe(without);
});

test.each(['Antônia Reis', 'a\tb\r\nc', '👁️ e 👩‍⚕️', 'José‐Maria', ''])('%j has none', (text) => {
  expect(hasHidden(text)).toBe(false);
  expect(withoutHidden(text)).toBe(text);
});

test('one line has no line breaks', () => {
  expect(inOneLine('a\r\nb\tc\u202ed')).toBe('a b c d');
});

test('a form’s text comes without them', () => {
  const form = new URLSearchParams({ name: 'Ana\u202e Lua\nsegunda linha' });
  expect(formText(form, 'name')).toBe('Ana Lua\nsegunda linha');
});
