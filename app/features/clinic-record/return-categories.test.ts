import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { changeRecord } from './change-record.server.ts';
import { readCurrentRecord } from './record-versions.server.ts';
import { returnToVersion, undoVersion } from './return-record.server.ts';

const database = await testDatabase();
const { postCategories: standard, ...before } = serraClaraRecord;
const [first] = standard;
const OWN = [
  { slug: 'sol', label: { 'pt-BR': 'Sol', 'en-US': 'Sun' } },
  // As one of the standard ones is called.
  { slug: 'cuidar', label: first?.label ?? '' },
] satisfies ClinicRecord['postCategories'];

/** A clinic whose record was made before it could name categories. */
async function oldClinic() {
  const services = await staffAppServices(database);
  const { id: by } = await aStaffMember(services, { role: 'administrator' });
  const { db, clock } = services;
  const articles = { lock: async () => undefined, read: async () => new Map() };
  const parts = { db, clock, clinicFile: before, articles };
  const current = () => readCurrentRecord(db, before);
  return {
    current,
    change: async (changes: Partial<ClinicRecord>) =>
      changeRecord(parts, { changes, seenVersion: (await current()).version, by }),
    back: async (version: number) =>
      returnToVersion(parts, { version, seen: (await current()).version, by }),
    undo: async () => undoVersion(parts, { version: (await current()).version, by }),
  };
}

test('a version from before there were categories to name leaves those in force', async () => {
  const { change, back, current } = await oldClinic();
  expect(await change({ email: 'nova@example.com' })).toMatchObject({ ok: true });
  expect(await change({ postCategories: OWN })).toMatchObject({ ok: true });
  expect(await back(0)).toMatchObject({ ok: true });
  const { record } = await current();
  expect(record).toMatchObject({ email: serraClaraRecord.email });
  expect(record.postCategories).toMatchObject(OWN);
  expect(record.postCategories).toHaveLength(OWN.length);
});

test('what was just made of the standard ones is undone, whatever they are called', async () => {
  const { change, undo, current } = await oldClinic();
  expect(await change({ postCategories: OWN })).toMatchObject({ ok: true });
  expect(await undo()).toMatchObject({ ok: true });
  const offered = ((await current()).record.postCategories ?? standard).filter(
    (each) => !('isArchived' in each && each.isArchived),
  );
  expect(offered.map(({ slug }) => slug)).toEqual(standard.map(({ slug }) => slug));
});
