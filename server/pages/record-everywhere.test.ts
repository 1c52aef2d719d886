import { expect, test } from 'vitest';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices, staffServices } from '#tests/staff.ts';
import { listenForChangedPages } from './page-invalidation.ts';

const database = await testDatabase();
const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };

test('a record that staff change on one instance is that of the other within a second', async () => {
  const instances = [await staffAppServices(database), await staffAppServices(database)];
  const listeners = instances.map(({ contentStore }) =>
    listenForChangedPages({
      databaseUrl: database.url,
      log,
      onChange: () => void contentStore.refresh(),
    }),
  );
  const { id: by } = await aStaffMember(staffServices(database), { role: 'administrator' });
  const { db, clock } = instances[0] ?? staffServices(database);
  const change = (phone: string, seenVersion: number) =>
    changeRecord(
      { db, clock, clinicFile: serraClaraRecord },
      { changes: { phone }, seenVersion, by },
    );
  const shown = () => instances.map(({ clinic }) => clinic.phone.e164);
  for (const [version, phone] of ['+553535990222', '+553535990333'].entries()) {
    expect(await change(phone, version)).toMatchObject({ ok: true });
    await expect.poll(shown, { timeout: 1_000 }).toEqual([phone, phone]);
  }
  await Promise.all(listeners.map((listener) => listener.stop()));
});
