import { expect, test } from 'vitest';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import { foreignEntries, foreignRuns, foreignSource } from '#app/db/foreign-schema.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aForeignCms, aForeignEntry, CMS_ADDRESS } from '#tests/foreign-cms.ts';
import { aStaffMember } from '#tests/staff.ts';
import { type SyncServices, syncSource } from './sync-source.server.ts';

const database = await testDatabase();
const { db } = database;
const PICTURES = [1, 2].map((number) => `${CMS_ADDRESS}/olho-${number}.jpg`);
const POSTS = Array.from({ length: 45 }, (_, index) =>
  aForeignEntry(index + 1, {
    blocks: PICTURES.map((src) => ({ kind: 'foreign-image', src, alt: 'Um olho' })),
  }),
);
const OFF = { isOn: false, address: CMS_ADDRESS };
const ELSEWHERE = { isOn: true, address: 'https://novo.example.com' };

/** A source that staff have named on screen, and what they may change about it. */
async function bench() {
  const cms = aForeignCms(POSTS);
  const services: SyncServices = {
    db,
    clock: stillClock(),
    log: { info() {}, warn() {} },
    openClient: cms.open,
    rewrite: async () => ({ ok: false, refusal: 'broken' }),
    check: () => [],
    fixedAddress: undefined,
  };
  const { id: changedBy } = await aStaffMember(services, { role: 'administrator' });
  const settle = async (change: { isOn: boolean; address: string }) => {
    const value = { showsOwn: true, showsPages: false, secretNumber: 0, ...change };
    const row = { subject: 'cms', value, version: 1, changedAt: services.clock.now(), changedBy };
    await db
      .insert(clinicSettings)
      .values(row)
      .onConflictDoUpdate({ target: clinicSettings.subject, set: row });
  };
  await settle({ isOn: true, address: CMS_ADDRESS });
  return { cms, services, settle };
}

test.each([
  ['switched off', OFF, 'routes'],
  ['switched off', OFF, 'entries post 1'],
  ['switched off', OFF, 'entries post 3'],
  ['changed for another', ELSEWHERE, 'entries post 1'],
  ['changed for another', ELSEWHERE, 'entries post 3'],
])(
  'a source that is %s is not called again and nothing of it is kept: %s at %s',
  async (_how, change, at) => {
    const { cms, services, settle } = await bench();
    cms.before = async (call) => {
      if (call === at) await settle(change);
    };
    expect(await syncSource(services, { reason: 'clock' })).toBe('stopped');
    expect(cms.calls.at(-1)).toBe(at);
    expect(await db.$count(foreignEntries)).toBe(0);
    expect(await db.select().from(foreignRuns)).toMatchObject([
      { outcome: 'stopped', finishedAt: expect.any(Date) },
    ]);
    expect(await db.select().from(foreignSource)).toMatchObject([
      { address: null, failure: null, leasedBy: null },
    ]);
  },
);

test('a source that is switched off while its pictures come is asked for no other', async () => {
  const { cms, services, settle } = await bench();
  cms.before = async (call) => {
    if (call.startsWith('image')) await settle(OFF);
  };
  expect(await syncSource(services, { reason: 'clock' })).toBe('stopped');
  expect(cms.calls.filter((call) => call.startsWith('image'))).toHaveLength(1);
  expect(await db.select().from(foreignRuns)).toMatchObject([{ outcome: 'done' }]);
});

test('a source may claim any number of texts for a category', async () => {
  const { cms, services } = await bench();
  const count = 3_000_000_000;
  cms.categories = [{ id: 3, slug: 'exames', name: 'Exames', count }];
  expect(await syncSource(services, { reason: 'clock' })).toBe('done');
  expect(await db.$count(foreignEntries)).toBe(POSTS.length);
});
