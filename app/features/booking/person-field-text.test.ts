import { expect, test } from 'vitest';
import { personFieldText } from './person-field-text.ts';

test('the words are those of the specification', () => {
  const clinic = { phone: { raw: '35995550100' } };
  expect(personFieldText('name-too-short', clinic)).toBe('Informe pelo menos 3 caracteres.');
  expect(personFieldText('email', clinic)).toBe('E-mail inválido.');
  expect(personFieldText('phone', clinic)).toBe('Use apenas números com DDD (ex: 35995550100).');
});
