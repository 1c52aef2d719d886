import { expect, test } from 'vitest';
import type { PrivacyText } from './privacy-text.ts';
import { updatedOnOf, withUpdatedOn } from './privacy-updated.ts';

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

test('another day stands where the day stood, in each language, and is read again', () => {
  const said = (text: string, locale: 'pt-BR' | 'en-US') =>
    withUpdatedOn(textSaying(text), locale, '2027-03-01');
  const portuguese = said('Última atualização: 28 de novembro de 2026.', 'pt-BR');
  expect(portuguese).toEqual(textSaying('Última atualização: 1º de março de 2027.'));
  expect(updatedOnOf(portuguese, 'pt-BR')).toBe('2027-03-01');
  const english = said('Last updated: November 25, 2026.', 'en-US');
  expect(english).toEqual(textSaying('Last updated: March 1, 2027.'));
  expect(updatedOnOf(english, 'en-US')).toBe('2027-03-01');
  expect(said('Esta é a nossa política.', 'pt-BR')).toEqual(textSaying('Esta é a nossa política.'));
});
