import { sql } from 'drizzle-orm';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Database } from '#app/db/database.ts';
import { agendaSeeds } from '#app/db/schema.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR, twoHousesRecord } from './clinics/two-houses.ts';
import type { TestDatabase } from './database.ts';

export const twoHouses = parseClinic(twoHousesRecord);

/**
 * Makes a database that of the clinic with two houses: on Tuesdays and Thursdays the second doctor is in the further
 * house from 13:00 to 19:00, and not in the main one.
 */
export async function openTwoHouses({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  setClinicZone(twoHouses.timeZone);
  await db.delete(agendaSeeds);
  await seedAgenda(db, twoHouses);
  await putSecondDoctorInFurtherHouse(db);
}

/** Her afternoons there, as staff enter them. */
export async function putSecondDoctorInFurtherHouse(db: Database): Promise<void> {
  const doctor = sql`(select id from resources where slug = ${SECOND_DOCTOR})`;
  await db.execute(
    sql`delete from weekly_hours where resource_id = ${doctor} and weekday in (2, 4)`,
  );
  await db.execute(sql`
    insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time, branch)
    select ${doctor}, weekday, 'open', '13:00', '19:00', ${FURTHER_HOUSE}
    from unnest('{2,4}'::int[]) as days (weekday)`);
}
