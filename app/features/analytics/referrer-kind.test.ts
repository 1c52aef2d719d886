import { expect, test } from 'vitest';
import { referrerKind } from './count-event.server.ts';

test.each([
  ['', 'direct'],
  ['not an address', 'direct'],
  ['https://clinica.example.com/servicos', 'inside'],
  ['https://www.google.com.br/search?q=glaucoma', 'search'],
  ['https://gemini.google.com/', 'assistant'],
  ['https://l.instagram.com/', 'social'],
  ['https://notgoogle.com/', 'outside'],
  ['https://google.com.evil.example/', 'outside'],
])('%s: %s', (referrer, kind) => {
  expect(referrerKind(referrer, 'clinica.example.com')).toBe(kind);
});
