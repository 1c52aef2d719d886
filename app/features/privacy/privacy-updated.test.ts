import { expect, test } from 'vitest';
import type { PrivacyText } from './privacy-text.ts';
import { updatedOnOf } from './privacy-updated.ts';

function textSaying(text: string): PrivacyText {
  return { intro: [{ kind: 'paragraph', spans: [{ text, isStrong: true }] }], sections: [] };
}

test('the day of the policy is read as people write it', () => {
  const portuguese = textSaying('Última atualização: 1º de março de 2026.');
  expect(updatedOnOf(portuguese, 'pt-BR')).toBe('2026-03-01');
  expect(updatedOnOf(textSaying('Last updated: November 21, 2026.'), 'en-US')).toBe('2026-11-21');
});

test('a policy without a day has none', () => {
  expect(updatedOnOf(textSaying('Esta é a nossa política.'), 'pt-BR')).toBeUndefined();
  expect(updatedOnOf(textSaying('Desde 3 de brumário de 1799.'), 'pt-BR')).toBeUndefined();
});
