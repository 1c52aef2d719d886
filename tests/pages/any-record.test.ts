import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from '#app/clinic/clinic-schema.ts';
import { siteFaults } from '#tests/any-site/site-faults.ts';
import { clinicPages } from '#tests/clinic-pages.ts';
import { anyRecord } from '#tests/clinics/any-record.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';

/** Chance decides no test: ANY_RECORD_SEED and ANY_RECORD_RUNS draw others, to look further. */
const SEED = Number(process.env.ANY_RECORD_SEED ?? 21);
const RUNS = Number(process.env.ANY_RECORD_RUNS ?? 12);
const STAFF_PAGES = 12;
const SHRINKING_MS = 240_000;

const site = await clinicPages(await testDatabase());

test.each([
  ['Serra Clara', serraClaraRecord],
  ['Manaus', manausRecord],
])('every page of %s is whole, and its services are booked', async (_, record) => {
  const { faults, booked } = await siteFaults(site, record);
  expect(faults).toEqual([]);
  expect(booked).toBe(2 * record.locales.length);
});

test('whatever the schema allows makes a site whose every page is whole', async () => {
  const staffPages = fc.array(fc.nat(), { minLength: STAFF_PAGES, maxLength: STAFF_PAGES });
  await fc.assert(
    fc.asyncProperty(anyRecord, staffPages, async (record, drawn) => {
      expect(faultsOf(record)).toEqual([]);
      const { faults } = await siteFaults(site, record, drawn);
      expect(faults).toEqual([]);
    }),
    // What fails is made smaller for so long, not longer.
    {
      seed: SEED,
      numRuns: RUNS,
      interruptAfterTimeLimit: SHRINKING_MS,
      markInterruptAsFailure: false,
    },
  );
});
