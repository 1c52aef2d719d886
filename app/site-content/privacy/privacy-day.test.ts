import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { updatedOnOf } from '#app/features/privacy/privacy-updated.ts';
import { openContentStore } from '#app/site-content/content-store.server.ts';
import { effectiveRecordReader } from '#app/site-content/effective-record.server.ts';
import { siteDocuments } from '#app/site-content/search-documents.ts';
import { at, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR, testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';

const database = await testDatabase();
const { db } = database;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
/** What the policy's own text says. */
const WRITTEN = '2026-11-25';

test('the day of the policy moves with what it says, and with nothing else', async () => {
  const clock = stillClock();
  const { id: by } = await aStaffMember(await staffAppServices(database), {
    role: 'administrator',
  });
  const clinicFile = serraClaraRecord;
  const store = await openContentStore({
    ...{ db, clock, log: silent, contentDir: CONTENT_DIR, clinicFile, first: testContents },
    readRecord: effectiveRecordReader(clinicFile),
  });
  let version = 0;
  const saved = async (on: string, changes: Partial<ClinicRecord>) => {
    clock.set(at(on, '23:30'));
    const made = await changeRecord(
      { db, clock, clinicFile },
      { changes, seenVersion: version, by },
    );
    expect(made).toMatchObject({ ok: true });
    version += 1;
    expect(await store.refresh()).toBe('taken');
    const contents = store.now();
    const english = contents['en-US'];
    const days = [
      updatedOnOf(contents['pt-BR'].privacy, 'pt-BR'),
      english && updatedOnOf(english.privacy, 'en-US'),
    ];
    expect(days[1]).toBe(days[0]);
    return days[0];
  };
  const before = { bookingForm: {} };
  const other = { bookingForm: { email: 'off' as const } };
  // Before the day that the text names nothing moves it.
  expect(await saved('2026-11-20', other)).toBe(WRITTEN);
  expect(await saved('2026-11-21', before)).toBe(WRITTEN);
  // Nothing that the policy says.
  expect(await saved('2026-12-14', { slogan: { 'pt-BR': 'Ver bem.', 'en-US': 'See well.' } })).toBe(
    WRITTEN,
  );
  expect(await saved('2026-12-15', other)).toBe('2026-12-15');
  expect(await saved('2026-12-16', { slogan: { 'pt-BR': 'Ver.', 'en-US': 'See.' } })).toBe(
    '2026-12-15',
  );
  expect(await saved('2026-12-17', before)).toBe('2026-12-17');
  const policy = siteDocuments(store.now(), '2026-12-18').filter(({ path }) => path === '/privacy');
  expect(JSON.stringify(policy)).toContain('17 de dezembro de 2026');
});
