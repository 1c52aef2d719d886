import { expect, test } from 'vitest';
import { personFieldText } from './person-field-text.ts';

test('the words are those of the specification', () => {
  const clinic = { phone: { raw: '35995550100' }, locale: 'pt-BR' } as const;
  expect(personFieldText('name-too-short', clinic)).toBe('Informe pelo menos 3 caracteres.');
  expect(personFieldText('email', clinic)).toBe('E-mail inválido.');
  expect(personFieldText('phone', clinic)).toBe('Use apenas números com DDD (ex: 35995550100).');
});

test('another language has its own words and the same example', () => {
  const clinic = { phone: { raw: '35995550100' }, locale: 'en-US' } as const;
  expect(personFieldText('email', clinic)).toBe('Invalid e-mail.');
  expect(personFieldText('phone', clinic)).toBe(
    'Use only numbers, with the area code (e.g. 35995550100).',
  );
});
