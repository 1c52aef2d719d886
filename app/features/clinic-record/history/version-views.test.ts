import { afterAll, expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import {
  readCurrentRecord,
  readRecordVersions,
} from '#app/features/clinic-record/record-versions.server.ts';
import { databaseOn } from '#server/database.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { versionViews } from './version-views.server.ts';

const { url } = await testDatabase();
const pool = quietPool(url, 2);
const db = databaseOn(pool);
afterAll(() => pool.end());

const [first, second, third] = serraClaraRecord.services;
if (!first || !second || !third) throw new Error('three services are needed');
const titles = new Map([first, second].map(({ slug }, index) => [slug, `Serviço ${index + 1}`]));
const serviceTitle = (slug: string) => titles.get(slug) ?? slug;

test('the list names what each version changed of the services, with one question for all of them', async () => {
  const app = await staffAppServices({ db }, undefined, serraClaraRecord);
  const { id: by } = await aStaffMember(app, { role: 'administrator' });
  const parts = { db, clock: stillClock(), clinicFile: serraClaraRecord };
  const save = async (edit: (record: ClinicRecord) => Partial<ClinicRecord>) => {
    const { record, version: seenVersion } = await readCurrentRecord(db, serraClaraRecord);
    const made = await changeRecord(parts, { changes: edit(record), seenVersion, by });
    expect(made).toMatchObject({ ok: true, value: { isNew: true } });
  };
  const longer = (slugs: readonly string[]) => (record: ClinicRecord) => ({
    services: record.services.map((each) =>
      slugs.includes(each.slug) ? { ...each, durationMinutes: each.durationMinutes + 5 } : each,
    ),
  });
  await save(longer([first.slug]));
  await save(() => ({ phone: '+553535990111' }));
  await save(longer([first.slug, second.slug, third.slug]));
  await save(({ services: [one, ...others] }) => ({ services: one ? [...others, one] : others }));
  await save(longer([third.slug]));

  const versions = await readRecordVersions(db);
  let asked = 0;
  pool.on('acquire', () => {
    asked += 1;
  });
  const views = await versionViews(versions, { db, file: serraClaraRecord, serviceTitle });
  expect(views.map(({ version, fields }) => [version, fields])).toEqual([
    [5, 'Serviços (1)'],
    [4, 'Serviços (a ordem)'],
    [3, 'Serviços (Serviço 1, Serviço 2 e mais 1)'],
    [2, 'Telefone'],
    [1, 'Serviços (Serviço 1)'],
  ]);
  expect(asked).toBe(1);
});
