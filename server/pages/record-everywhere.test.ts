import { expect, test } from 'vitest';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices, staffServices } from '#tests/staff.ts';
import { listenForChangedPages } from './page-invalidation.ts';

const database = await testDatabase();
const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };

test('a record that staff change on one instance is that of every other, without a restart', async () => {
  const instances = [await staffAppServices(database), await staffAppServices(database)];
  const listening = instances.map(() => Promise.withResolvers<void>());
  const listeners = instances.map(({ contentStore }, index) =>
    listenForChangedPages({
      databaseUrl: database.url,
      log,
      onChange: () => void contentStore.refresh().then(() => listening[index]?.resolve()),
    }),
  );
  // Each is told once at the beginning of its connection, which is not the news that is looked for.
  await Promise.all(listening.map(({ promise }) => promise));
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
    await expect.poll(shown).toEqual([phone, phone]);
  }
  await Promise.all(listeners.map((listener) => listener.stop()));
});
