import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClinicRecord, checkRecord, faultsOf } from '#app/clinic/clinic-schema.ts';
import { categoryNamed, namesOf } from '#app/clinic/record/category-fields.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { categoriesOf } from './kept-categories.ts';
import { keepingEntries } from './kept-entries.ts';

type Categories = NonNullable<ClinicRecord['postCategories']>;
const RETINA = { slug: 'retina', label: 'Retina' };
const SOL = { slug: 'sol', label: 'Sol' };
const having = (postCategories: Categories): ClinicRecord => ({ ...manausRecord, postCategories });
const kept = (
  before: Categories,
  postCategories: Categories | undefined,
  uses?: [string, number][],
) => {
  const next = { ...manausRecord, postCategories };
  return checkRecord(keepingEntries(having(before), next, uses && new Map(uses))).postCategories;
};

test('what nobody names goes, what an article names stays archived', () => {
  expect(kept([RETINA, SOL], [SOL], [['sol', 2]])).toEqual([SOL]);
  expect(kept([RETINA, SOL], [SOL], [['retina', 1]])).toEqual([
    SOL,
    { ...RETINA, isArchived: true },
  ]);
  // By any of its names.
  const was = { ...RETINA, address: 'fundo', formerAddresses: ['olho'] };
  expect(kept([was, SOL], [SOL], [['olho', 1]])).toEqual([SOL, { ...was, isArchived: true }]);
});

test('where nobody can say what articles name, everything stays', () => {
  expect(kept([RETINA, SOL], [SOL])).toEqual([SOL, { ...RETINA, isArchived: true }]);
});

test('a record that names none again keeps what articles name of the own ones', () => {
  const slugs = categoriesOf({
    postCategories: kept([RETINA, SOL], undefined, [['sol', 1]]),
  }).map(({ slug }) => slug);
  expect(slugs).toEqual([...serraClaraRecord.postCategories.map(({ slug }) => slug), 'sol']);
  expect(kept([RETINA, SOL], undefined, [])).toBeUndefined();
});

test('a slug that was changed in the file is the same category while its former one is named', () => {
  const next = { slug: 'fundo-de-olho', label: 'Retina', formerAddresses: ['retina'] };
  expect(kept([RETINA, SOL], [next, SOL], [['retina', 3]])).toEqual([next, SOL]);
});

test('an address that was given back is its own again', () => {
  const moved = kept([RETINA], [{ ...RETINA, address: 'fundo' }]) ?? [];
  expect(moved).toEqual([{ ...RETINA, address: 'fundo' }]);
  expect(kept(moved, [RETINA])).toEqual([{ ...RETINA, formerAddresses: ['fundo'] }]);
});

test('whatever addresses it gets, one after the other, every one of before leads to it', () => {
  const address = fc.constantFrom('retina', 'fundo', 'olho', 'macula', undefined);
  fc.assert(
    fc.property(fc.array(address, { maxLength: 8 }), (addresses) => {
      let now: Categories = [RETINA, SOL];
      const all = new Set<string>(['retina']);
      for (const each of addresses) {
        const typed = now.map((one) =>
          one.slug === 'retina' ? { ...RETINA, ...(each && { address: each }) } : one,
        );
        now = kept(now, typed, []) ?? [];
        const category = categoryNamed(now, 'retina');
        if (!category) throw new Error('it is gone');
        expect(addressOf(category)).toBe(each ?? 'retina');
        all.add(addressOf(category));
        expect(new Set(namesOf(category))).toEqual(all);
        expect(faultsOf(having(now))).toEqual([]);
      }
    }),
  );
});
