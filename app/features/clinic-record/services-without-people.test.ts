import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { desertedServices } from './services-without-people.ts';

const before = serraClaraRecord;
const titleOf = (slug: string) => slug.toUpperCase();
const without = (slugs: readonly string[], record = before) => ({
  ...record,
  people: record.people.map((each) =>
    slugs.includes(each.slug) ? { ...each, isArchived: true } : each,
  ),
});
const everybody = before.people.map(({ slug }) => slug);

test('who alone does a service is not archived, and is told which', () => {
  const [doctor = ''] = before.services[0]?.practitioners ?? [];
  const only = {
    ...before,
    services: before.services.map((each) => ({ ...each, practitioners: [doctor] })),
  };
  const [fault] = desertedServices({ before: only, after: without([doctor], only) }, titleOf);
  const index = before.people.findIndex(({ slug }) => slug === doctor);
  expect(fault).toMatchObject({ path: ['people', index, 'isArchived'] });
  expect(fault?.said).toContain(before.services[0]?.slug.toUpperCase() ?? '?');
});

test('with somebody else, or with the service off the site, one may go', () => {
  const [one = ''] = everybody;
  const shared = {
    ...before,
    services: before.services.map((each) => ({ ...each, practitioners: everybody })),
  };
  expect(desertedServices({ before: shared, after: without([one], shared) }, titleOf)).toEqual([]);
  const after = without(everybody);
  const off = { ...after, services: after.services.map((each) => ({ ...each, isArchived: true })) };
  expect(desertedServices({ before, after: off }, titleOf)).toEqual([]);
});

test('what was without anybody before stops no other change', () => {
  const left = without(everybody);
  expect(desertedServices({ before: left, after: { ...left, slogan: 'Outro' } }, titleOf)).toEqual(
    [],
  );
});
