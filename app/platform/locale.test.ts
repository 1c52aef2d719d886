import { expect, test } from 'vitest';
import { localeOfPath, localPath, withoutLocale } from './locale.ts';

test.each([
  ['/', 'pt-BR', '/'],
  ['/servicos', 'pt-BR', '/servicos'],
  ['/en-us', 'en-US', '/'],
  ['/en-us/servicos/paquimetria', 'en-US', '/servicos/paquimetria'],
  ['/EN-us/blog/x', 'en-US', '/blog/x'],
  ['/en-us-x', 'pt-BR', '/en-us-x'],
])('%s is %s and without its prefix %s', (path, locale, plain) => {
  expect(localeOfPath(path)).toBe(locale);
  expect(withoutLocale(path)).toBe(plain);
});

test.each([
  ['/', '/en-us'],
  ['/#duvidas', '/en-us#duvidas'],
  ['/servicos?busca=a#b', '/en-us/servicos?busca=a#b'],
  ['https://example.com/', 'https://example.com/'],
  ['tel:+55', 'tel:+55'],
])('%s in English is %s', (path, english) => {
  expect(localPath('en-US', path)).toBe(english);
  expect(localPath('pt-BR', path)).toBe(path);
});
