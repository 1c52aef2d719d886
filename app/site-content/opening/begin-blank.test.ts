import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { resources } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { changeSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { invite, openLinks } from '#app/features/staff/staff-links.server.ts';
import { demonstrationRecord } from '#tests/clinics/demonstration.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices, staffServices } from '#tests/staff.ts';
import { beginFirstRun } from './first-run.server.ts';
import { closeSite } from './open-site.server.ts';

const database = await testDatabase();

async function clinicOf(clinicFile: ClinicRecord, uses: readonly [string, number][] = []) {
  const services = await staffAppServices(database);
  const { id: by } = await aStaffMember(services, { role: 'administrator' });
  const { db, clock } = services;
  const articles = { lock: async () => undefined, read: async () => new Map(uses) };
  const parts = { db, clock, clinicFile, articles };
  const current = () => readCurrentRecord(db, clinicFile);
  return {
    services,
    by,
    current,
    change: async (changes: Partial<ClinicRecord>) =>
      changeRecord(parts, { changes, seenVersion: (await current()).version, by }),
    beginBlank: async () =>
      beginFirstRun(parts, { with: 'blank', seenVersion: (await current()).version, by }),
  };
}

test('a clinic that has closed its site keeps its record', async () => {
  const { services, by, current, beginBlank } = await clinicOf(manausRecord);
  await closeSite(services, { seenVersion: 0, by });
  const before = await current();
  expect(await beginBlank()).toMatchObject({ ok: false, refusal: 'not-fresh' });
  expect(await current()).toEqual(before);
});

test('the demonstration begins blank, and again while nothing says whose it is', async () => {
  const { current, beginBlank, change } = await clinicOf(demonstrationRecord);
  expect(await beginBlank()).toMatchObject({ ok: true });
  await change({ phone: '+559232220146' });
  expect(await beginBlank()).toMatchObject({ ok: true });
  await change({ displayName: manausRecord.displayName, domain: manausRecord.domain });
  const own = await current();
  expect(await beginBlank()).toMatchObject({ ok: false, refusal: 'not-fresh' });
  expect(await current()).toEqual(own);
});

test('who was invited for somebody of the demonstration stays invited, for nobody', async () => {
  const { services, by, beginBlank } = await clinicOf(demonstrationRecord);
  const [somebody] = await services.db
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.kind, 'practitioner'));
  if (!somebody) throw new Error('nobody sees patients');
  const key = randomUUID();
  const administrator = { id: by, name: 'Ana', username: 'ana', role: 'administrator' } as const;
  const invitation = { label: 'Quem atende', role: 'practitioner', key } as const;
  const invited = { ...services, secret: staffServices(database).secret };
  await invite(invited, administrator, { ...invitation, practitionerId: somebody.id });
  expect(await openLinks(services)).toMatchObject([{ practitioner: expect.any(String) }]);
  expect(await beginBlank()).toMatchObject({ ok: true });
  expect(await openLinks(services)).toMatchObject([{ practitioner: null }]);
});

test('a category that an article on the site names stays, archived, and no other', async () => {
  const { current, beginBlank, change } = await clinicOf(demonstrationRecord, [['sol-e-mar', 1]]);
  const { postCategories } = demonstrationRecord;
  const label = { 'pt-BR': 'Exames', 'en-US': 'Tests' };
  await change({
    postCategories: [
      ...(postCategories ?? []).filter(({ slug }) => slug !== 'exams'),
      { slug: 'sol-e-mar', label },
    ],
  });
  expect(await beginBlank()).toMatchObject({ ok: true });
  const list = (await current()).record.postCategories ?? [];
  expect(list.filter(({ isArchived }) => isArchived)).toEqual([
    { slug: 'sol-e-mar', label, isArchived: true },
  ]);
  expect(list.length).toBeGreaterThan(1);
});

test('what is open to everybody is not made blank, whatever it says', async () => {
  const { services, by, current, beginBlank } = await clinicOf(demonstrationRecord);
  const opened = { value: { isOpen: true, waived: [] }, seenVersion: 0, by };
  expect(await changeSetting(services, 'site-opening', opened)).toMatchObject({ ok: true });
  expect(await beginBlank()).toMatchObject({ ok: false, refusal: 'not-fresh' });
  expect((await current()).version).toBe(0);
});

test('the first edits of the demonstration open no site', async () => {
  const { current, change } = await clinicOf(demonstrationRecord);
  const { displayName, domain, taxId } = manausRecord;
  await change({ displayName });
  await change({ domain, taxId });
  expect((await current()).record).toMatchObject({
    displayName,
    domain,
    taxId,
    isOpenToAll: false,
  });
});

test('a length planned in the demonstration, and its deposits, go with it, each time', async () => {
  const { beginBlank } = await clinicOf(demonstrationRecord);
  for (const _time of ['first', 'again']) {
    await database.pool.query(`insert into service_lengths (service_id, from_on, duration_minutes,
      buffer_before_minutes, buffer_after_minutes)
      select id, '2026-11-20', 40, 0, 5 from services`);
    await database.pool.query(`insert into service_deposits (service_id, amount_cents, hold_minutes,
      refund_hours) select id, 5000, 30, 24 from services`);
    expect(await beginBlank()).toMatchObject({ ok: true });
    for (const table of ['service_lengths', 'service_deposits'])
      expect((await database.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
  }
});
