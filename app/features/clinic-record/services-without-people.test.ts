import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { desertedServices, servicesThatEnd } from './services-without-people.ts';

const before = serraClaraRecord;
const [TODAY, LATER] = ['2026-03-10', '2026-04-10'];
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
  const [fault] = desertedServices(
    { before: only, after: without([doctor], only) },
    titleOf,
    TODAY,
  );
  const index = before.people.findIndex(({ slug }) => slug === doctor);
  expect(fault).toMatchObject({ path: ['people', index, 'isArchived'] });
  expect(fault?.said).toContain(before.services[0]?.slug.toUpperCase() ?? '?');
});

test('who alone does a service is not taken out of the agenda either, nor keeps it alive afterwards', () => {
  const [one = '', two = ''] = everybody;
  const alone = only(one);
  const fault = { path: ['people', 0, 'takesAppointments'] };
  expect(
    desertedServices({ before: alone, after: outOfAgenda(one, alone) }, titleOf, TODAY),
  ).toMatchObject([fault]);
  const shared = {
    ...before,
    services: before.services.map((each) => ({ ...each, practitioners: [one, two] })),
  };
  const oneLeft = outOfAgenda(one, shared);
  expect(desertedServices({ before: shared, after: oneLeft }, titleOf, TODAY)).toEqual([]);
  expect(
    desertedServices({ before: oneLeft, after: without([two], oneLeft) }, titleOf, TODAY),
  ).toMatchObject([{ path: ['people', 1, 'isArchived'] }]);
  const ending = { before: oneLeft, after: until(two, LATER, oneLeft) };
  expect(servicesThatEnd(ending, TODAY)).toMatchObject([{ untilOn: LATER }]);
});

test('with somebody else, or with the service off the site, one may go', () => {
  const [one = ''] = everybody;
  const shared = {
    ...before,
    services: before.services.map((each) => ({ ...each, practitioners: everybody })),
  };
  expect(
    desertedServices({ before: shared, after: without([one], shared) }, titleOf, TODAY),
  ).toEqual([]);
  const after = without(everybody);
  const off = { ...after, services: after.services.map((each) => ({ ...each, isArchived: true })) };
  expect(desertedServices({ before, after: off }, titleOf, TODAY)).toEqual([]);
});

test('what was without anybody before stops no other change', () => {
  const left = without(everybody);
  expect(
    desertedServices({ before: left, after: { ...left, slogan: 'Outro' } }, titleOf, TODAY),
  ).toEqual([]);
});

const only = (slug: string, record = before) => ({
  ...record,
  services: record.services.map((each) => ({ ...each, practitioners: [slug] })),
});
const outOfAgenda = (slug: string, record = before) => ({
  ...record,
  people: record.people.map((each) =>
    each.slug === slug ? { ...each, takesAppointments: false } : each,
  ),
});
const until = (slug: string, untilOn: string, record = before) => ({
  ...record,
  people: record.people.map((each) => (each.slug === slug ? { ...each, untilOn } : each)),
});

test('a last day that is over leaves a service as archiving does; one to come is told', () => {
  const [doctor = ''] = everybody;
  const alone = only(doctor);
  const over = { before: alone, after: until(doctor, '2026-03-09', alone) };
  expect(desertedServices(over, titleOf, TODAY)).toMatchObject([
    { path: ['people', 0, 'untilOn'] },
  ]);
  expect(servicesThatEnd(over, TODAY)).toEqual([]);
  const ahead = { before: alone, after: until(doctor, LATER, alone) };
  expect(desertedServices(ahead, titleOf, TODAY)).toEqual([]);
  const slugs = before.services.filter(({ isArchived }) => !isArchived).map(({ slug }) => slug);
  expect(servicesThatEnd(ahead, TODAY)).toMatchObject([{ untilOn: LATER, slugs }]);
  // Told once, not at every change after it.
  expect(servicesThatEnd({ before: ahead.after, after: ahead.after }, TODAY)).toEqual([]);
});

test('of two who go, who goes last is told; who has left keeps no service alive', () => {
  const [one = '', two = ''] = everybody;
  const shared = {
    ...before,
    services: before.services.map((each) => ({ ...each, practitioners: [one, two] })),
  };
  const oneLeaves = until(one, '2026-03-20', shared);
  expect(servicesThatEnd({ before: shared, after: oneLeaves }, TODAY)).toEqual([]);
  const after = until(two, LATER, oneLeaves);
  expect(servicesThatEnd({ before: oneLeaves, after }, TODAY)).toMatchObject([{ untilOn: LATER }]);
  const left = until(one, '2026-01-01', shared);
  expect(
    desertedServices({ before: left, after: without([two], left) }, titleOf, TODAY),
  ).toHaveLength(1);
});
