import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { testClinic } from '#tests/clinics/test-clinic.ts';
import { categoryOfEntry, categoryOfTerm, suggestedCategory } from './category-aliases.ts';

const own = parseClinic(manausRecord).postCategories;
const term = (name: string, slug = 'x') => ({ slug, name });

test.each([
  ['Prevenção', 'prevention'],
  ['Exames', 'exames'],
  ['Cirurgia de catarata', 'treatments'],
  ['Óculos', 'refracao'],
  ['Lentes', 'lentes-contato'],
  ['Como são os exames', 'exams'],
  ['Novidades', 'general'],
])('%s of another system is %s here', (name, slug) => {
  expect(suggestedCategory(term(name), testClinic.postCategories)).toBe(slug);
});

test.each([
  ['the same name', 'RETINA', 'retina'],
  ['a longer one', 'Mapeamento de retina', 'retina'],
  ['an address of before', 'Notícias', 'consultorio'],
  ['an archived one', 'Mutirão de 2024', 'rio-e-sol'],
  ['one of no category here', 'Prevenção', 'rio-e-sol'],
])('of own categories, %s: %s is %s', (_what, name, slug) => {
  expect(suggestedCategory(term(name), own)).toBe(slug);
});

test('what staff have settled holds by any name, archived or not, until it is gone', () => {
  const settledAs = (name: string) =>
    categoryOfTerm(term('Retina', 'r'), { settled: { r: name }, categories: own });
  expect(settledAs('rio-sol')).toBe('rio-e-sol');
  expect(settledAs('mutirao')).toBe('mutirao');
  expect(settledAs('sumiu')).toBe('retina');
});

test('an entry has its first category that says something', () => {
  const aliases = { settled: {}, categories: own };
  expect(categoryOfEntry([term('Geral'), term('Retina')], aliases)).toBe('retina');
  expect(categoryOfEntry([], aliases)).toBe('rio-e-sol');
});
