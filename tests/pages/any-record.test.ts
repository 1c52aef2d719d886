import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClinicRecord, faultsOf } from '#app/clinic/clinic-schema.ts';
import { clinicPages } from '#tests/clinic-pages.ts';
import { anyRecord } from '#tests/clinics/any-record.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { pageFaults } from '#tests/page-html.ts';
import { routesOf, statusOf } from '#tests/route-table.ts';

const RUNS = 20;
const SHRINKING_MS = 240_000;
/** Files for programs that name the clinic. */
const FILES = ['/robots.txt', '/manifest.webmanifest', '/llms.txt', '/sitemap.xml'];

const site = await clinicPages(await testDatabase());

/** Everything that is wrong with a clinic's site, a line each. */
async function siteFaults(record: ClinicRecord): Promise<string[]> {
  const faults: string[] = [];
  await site.become(record);
  const look = async (path: string, status: number) => {
    const answer = await site.get(path);
    const html = await answer.text();
    if (answer.status !== status) faults.push(`${path}: ${answer.status}, not ${status}`);
    if (/^text\/html/.test(answer.headers.get('content-type') ?? '') && html !== '')
      faults.push(...pageFaults(html).map((fault) => `${path}: ${fault}`));
    return html;
  };
  for (const route of routesOf(record))
    for (const path of [...route.paths, ...(route.unknown ? [route.unknown] : [])])
      await look(path, path === route.unknown ? 404 : statusOf(route));
  for (const path of FILES) await look(path, 200);
  const listed = [
    ...(await (await site.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ];
  for (const [, address = ''] of listed) {
    const { status } = await site.get(address.slice(site.origin.length) || '/');
    if (status !== 200) faults.push(`in the sitemap: ${address}: ${status}`);
  }
  if (listed.length < 8) faults.push(`the sitemap has ${listed.length} addresses`);
  return [...new Set(faults)];
}

test.each([
  ['Serra Clara', serraClaraRecord],
  ['Manaus', manausRecord],
])('every page of %s is whole', async (_, record) => {
  expect(await siteFaults(record)).toEqual([]);
});

test('whatever the schema allows makes a site whose every page is whole', async () => {
  const seed = randomInt(2 ** 31);
  console.log(`any-record.test.ts: seed ${seed}`);
  await fc.assert(
    fc.asyncProperty(anyRecord, async (record) => {
      expect(faultsOf(record)).toEqual([]);
      expect(await siteFaults(record)).toEqual([]);
    }),
    // What fails is made smaller for so long, not longer.
    { seed, numRuns: RUNS, interruptAfterTimeLimit: SHRINKING_MS, markInterruptAsFailure: false },
  );
});
