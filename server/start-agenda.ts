import { type Clinic, type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Database } from '#app/db/database.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { suggestHolidays } from '#app/scheduling/holidays.server.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { seedCampaigns } from './seed-campaigns.ts';

/** Reads the clinic record in force, and brings zone, agenda, campaigns and holidays in line with it. */
export async function startAgenda(
  { db, log }: { db: Database; log: Log },
  clinicFile: ClinicRecord,
): Promise<Clinic> {
  const { record, version, readVersion } = await readCurrentRecord(db, clinicFile);
  if (readVersion !== version)
    log.warn({ version, readVersion }, 'the newest clinic record is not understood');
  const clinic = parseClinic(record);
  setClinicZone(clinic.timeZone);
  const isNew = await seedAgenda(db, clinic);
  await seedCampaigns({ db, clock: systemClock }, clinicFile);
  // The nightly job keeps coming years filled; on the first day the holidays are needed at once.
  if (isNew) await suggestHolidays({ db, clock: systemClock }, clinic.address.stateCode);
  return clinic;
}
