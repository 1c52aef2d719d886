import { expect, test } from 'vitest';
import { usualShortcut } from './shortcut.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.4; rv:150.0) Gecko/20100101 Firefox/150.0';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0';

test.each([
  // "Arquivo" is Alt+A there.
  ['Firefox in Portuguese', LINUX, 'pt-BR', 'Alt+Shift+KeyA'],
  ['Firefox in English', LINUX, 'en-US', 'Alt+KeyA'],
  ['Firefox on a Mac, whose menus have no such keys', MAC, 'pt-BR', 'Alt+KeyA'],
  ['Chrome in Portuguese', CHROME, 'pt-BR', 'Alt+KeyA'],
])('%s', (_name, userAgent, language, shortcut) => {
  expect(usualShortcut({ userAgent, language })).toBe(shortcut);
});
