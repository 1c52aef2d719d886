import { expect, test, vi } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { SINGLE_ENTRIES } from '#app/features/content/content-document.ts';
import { publishContent } from '#app/features/content/write-content.server.ts';
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
const WRITTEN = '2026-11-28';

/** The site, and what it says after each save of the record: the policy's day. */
async function site() {
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
  const published = async (source: string) => {
    const key = { kind: SINGLE_ENTRIES, locale: 'pt-BR', slug: 'privacy' } as const;
    const app = await staffAppServices(database);
    expect(await publishContent(app, { ...key, version: 0, by }, { source })).toMatchObject({
      ok: true,
    });
    expect(await store.refresh()).toBe('taken');
    return updatedOnOf(store.now()['pt-BR'].privacy, 'pt-BR');
  };
  return { store, saved, published };
}

const before = { bookingForm: {} };
const other = { bookingForm: { email: 'off' as const } };
const slogan = (words: string) => ({ slogan: { 'pt-BR': words, 'en-US': words } });

test('the day of the policy moves with what it says, and with nothing else', async () => {
  const { store, saved } = await site();
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

test('a version is read once, however often the site takes new texts, until the policy is worded anew', async () => {
  const { store, saved, published } = await site();
  const asked = vi.spyOn(database.pool, 'query');
  /** How many old versions were read since it was asked last. */
  const read = () => {
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query) ?? '');
    asked.mockClear();
    return texts.filter((text) =>
      /from .*clinic_record_versions.* where .*version.* = \$1/.test(text),
    ).length;
  };
  const many = 6;
  for (let day = 0; day < many; day += 1)
    expect(await saved(`2026-12-${14 + day}`, slogan(`Ver ${day}.`))).toBe(WRITTEN);
  // Each save brings one version that has not been read yet; the first compares it with the file.
  expect(read()).toBe(many);
  expect(await saved('2026-12-28', other)).toBe('2026-12-28');
  expect(read()).toBe(1);
  const source = store.fileSource({ kind: SINGLE_ENTRIES, locale: 'pt-BR', slug: 'privacy' }) ?? '';
  const reworded = source.replace('28 de novembro de 2026', '27 de novembro de 2026');
  expect(await published(reworded)).toBe('2026-12-28');
  expect(read()).toBe(2);
  asked.mockRestore();
});
