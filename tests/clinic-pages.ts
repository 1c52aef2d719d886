import { join } from 'node:path';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { importPageBuild, reactPages } from '#server/pages/react-pages.ts';
import { seedCampaigns } from '#server/seed-campaigns.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';
import type { TestDatabase } from './database.ts';
import { aStaffMember, staffAppServices } from './staff.ts';

const BUILD = join(import.meta.dirname, '../build/server/index.js');

/**
 * The built pages over a test database, without a server or a browser: what the site of any clinic answers. A clinic
 * becomes another as on screen, by a new version of its record.
 */
export async function clinicPages({ db }: Pick<TestDatabase, 'db'>) {
  const services = await staffAppServices({ db });
  services.env.rateLimits = false;
  const pages = reactPages(() => importPageBuild(BUILD), { services, mode: 'production' });
  const { origin } = services.env.baseUrl;

  /** @throws with the faults of a record that is refused or cannot be shown */
  async function become(record: ClinicRecord): Promise<void> {
    // The rows of one test are gone in the next.
    const [known] = await db.select({ id: staff.id }).from(staff);
    const { id: by } = known ?? (await aStaffMember(services, { role: 'administrator' }));
    // The record brings campaigns to a new clinic; this one's past has none.
    await db.delete(campaigns);
    await seedCampaigns({ db, clock: services.clock }, record);
    const parts = { db, clock: services.clock, clinicFile: serraClaraRecord };
    const { record: before, version: seenVersion } = await readCurrentRecord(db, serraClaraRecord);
    const without = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
    const changes = { ...without, ...record };
    const changed = await changeRecord(parts, { changes, seenVersion, by });
    if (!changed.ok) throw new Error(JSON.stringify(changed.refusal));
    if ((await services.contentStore.refresh()) === 'faulty')
      throw new Error(JSON.stringify(services.contentStore.problems(), null, 2));
    setClinicZone(services.clinic.timeZone);
  }

  async function get(path: string): Promise<Response> {
    return pages(new Request(origin + path), { address: '203.0.113.7' });
  }

  return { services, origin, become, get };
}
