import { expect, test } from 'vitest';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { ofPerson } from './clinic-article.ts';

test.each([
  ['Dra. Ana', 'da Dra. Ana'],
  ['Dr. Ivo', 'do Dr. Ivo'],
  ['Rita Alves', 'de Rita Alves'],
  ['Drauzio Reis', 'de Drauzio Reis'],
])('of %s is %s', (name, expected) => {
  expect(ofPerson(name)).toBe(expected);
});

test('a time is outside the hours of everybody who is named, with the article of each', () => {
  const { outsideOf, markText } = staffSettings.hours;
  expect(outsideOf(['Dra. Ana'])).toBe('fora do horário da Dra. Ana');
  expect(outsideOf(['Dra. Ana', 'Dr. Ivo'])).toBe('fora do horário da Dra. Ana e do Dr. Ivo');
  expect(markText(['Sala 1'])).toContain('atendimento de Sala 1.');
});
