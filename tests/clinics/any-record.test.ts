import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { campaignTexts } from '#app/clinic/campaign-fields.ts';
import { faultsOf } from '#app/clinic/clinic-schema.ts';
import { recordShape } from '#app/clinic/record/record-shape.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { type Leaf, leavesOf } from '#tests/record-leaves.ts';
import { anyRecord } from './any-record.ts';

/** The same records in every run: chance decides no test. */
const DRAWN = { seed: 20_261_127, numRuns: 200 };

/** Fields that the records never vary, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const FIELDS: readonly Leaf[] = [
  ...leavesOf(z.strictObject(recordShape)).filter(({ path }) => path !== 'campaigns[].texts'),
  ...leavesOf(campaignTexts, 'campaigns[].texts'),
];
const records = fc.sample(anyRecord, DRAWN);

/** All values of a field in a record, undefined where it is left out of something that is there. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return Array.isArray(value) && value.length > 0 ? value : [value];
  if (name === '[]')
    return Array.isArray(value) ? value.flatMap((each) => valuesAt(each, rest)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const inner: unknown = new Map<string, unknown>(Object.entries(value)).get(name);
  // A text or an object of its own for each language.
  const isEach = isSpoken(inner) && rest.length > 0;
  return isEach
    ? Object.values(inner).flatMap((each) => valuesAt(each, rest))
    : valuesAt(inner, rest);
}

function isSpoken(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && LOCALES.some((locale) => names.includes(locale));
}

/** What of a field no record has. */
function lacksOf({ path, kind, choices, mayLack }: Leaf): string[] {
  const names = path.split('.').flatMap((part) => part.split(/(?=\[\])/));
  const values = records.flatMap((record) => valuesAt(record, names));
  const isLacking = (value: unknown) => value === undefined || value === null;
  const set = values.filter((value) => !isLacking(value));
  if (set.length === 0) return [`${path} is never set`];
  const distinct = new Set(set.map((value) => JSON.stringify(value)));
  const missing = (choices ?? []).filter((choice) => !distinct.has(JSON.stringify(choice)));
  return [
    ...missing.map((choice) => `${path} is never ${JSON.stringify(choice)}`),
    ...(!choices && distinct.size < 2 ? [`${path} is always the same`] : []),
    ...(mayLack && set.length === values.length ? [`${path} is never left out`] : []),
    ...(kind?.startsWith('localized') && !set.some(isSpoken)
      ? [`${path} is never in two languages`]
      : []),
    ...(kind?.startsWith('localized') && set.every(isSpoken)
      ? [`${path} is never the same in both languages`]
      : []),
  ];
}

test('records are drawn that the schema allows', () => {
  expect(records.flatMap((record) => faultsOf(record))).toEqual([]);
});

test('every field of the record is drawn, with every choice that it has', () => {
  expect(FIELDS.length).toBeGreaterThan(300);
  const lacking = FIELDS.filter(({ path }) => EXCEPTIONS[path] === undefined).flatMap(lacksOf);
  expect(lacking).toEqual([]);
});

test('no exception has become needless', () => {
  const needless = Object.keys(EXCEPTIONS).filter(
    (path) => !FIELDS.some((field) => field.path === path && lacksOf(field).length > 0),
  );
  expect(needless).toEqual([]);
});
