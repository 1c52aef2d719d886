import { expect, test } from 'vitest';
import { type ClinicRecord, faultsOf, parseClinic } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { categoryNamed } from './category-fields.ts';

type Categories = NonNullable<ClinicRecord['postCategories']>;
const having = (postCategories: Categories) => ({ ...manausRecord, postCategories });
const said = (postCategories: Categories) =>
  faultsOf(having(postCategories)).map((fault) => [fault.path.slice(1).join('.'), fault.said]);
const RETINA = { slug: 'retina', label: 'Retina' };

test('a record of before, which names none, has those that articles had, in its language', () => {
  const { postCategories: _, ...before } = serraClaraRecord;
  for (const locale of ['pt-BR', 'en-US'] as const)
    expect(parseClinic(before, locale).postCategories).toEqual(
      parseClinic(serraClaraRecord, locale).postCategories,
    );
  const [first] = parseClinic(before, 'en-US').postCategories;
  expect(first).toMatchObject({ slug: 'prevention', label: 'Prevention', isArchived: false });
});

test.each([
  ['its slug', 'rio-e-sol', 'rio-e-sol'],
  ['its address', 'rio-sol', 'rio-e-sol'],
  ['an address of before', 'noticias', 'consultorio'],
  ['what every object has', 'constructor', undefined],
])('a category is known by %s', (_what, name, slug) => {
  expect(categoryNamed(parseClinic(manausRecord).postCategories, name)?.slug).toBe(slug);
});

test.each<[string, Categories, string]>([
  ['the slug of another', [RETINA, { slug: 'a', label: 'A', address: 'retina' }], '1.address'],
  [
    'an address of another',
    [
      { ...RETINA, address: 'olhos' },
      { slug: 'olhos', label: 'A' },
    ],
    '0.address',
  ],
  [
    'an address that another had',
    [
      { ...RETINA, formerAddresses: ['olhos'] },
      { slug: 'a', label: 'A', address: 'olhos' },
    ],
    '1.address',
  ],
  ['the word for the whole list', [{ ...RETINA, address: 'all' }], '0.address'],
])('%s is refused as an address', (_what, categories, path) => {
  expect(said(categories)).toEqual([[path, expect.stringMatching(/^O endereço “/)]]);
});

test('two of one name are refused, whatever its capitals and accents', () => {
  expect(said([RETINA, { slug: 'b', label: 'RÉTINA' }])).toEqual([
    ['1.label', 'Já há um assunto com este nome.'],
  ]);
});

test('an archived one may have the name of another', () => {
  const archived = { slug: 'b', label: 'Retina', isArchived: true };
  expect(said([RETINA, archived])).toEqual([]);
  expect(said([archived, { ...archived, slug: 'c' }, RETINA])).toEqual([]);
});

test('one must be left to choose', () => {
  const left = ['', 'Deixe pelo menos um assunto sem arquivar.'];
  expect(said([{ ...RETINA, isArchived: true }])).toEqual([left]);
  expect(said([])).toEqual([left]);
});
