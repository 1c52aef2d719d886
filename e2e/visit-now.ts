import { sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { openDatabase } from '#server/database.ts';
import type { Site } from './sites.ts';

/** Makes an appointment an add-on whose time is now, since nobody can book the time that is. */
export async function letBeNow({ databaseUrl }: Site, protocol: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const { on, time } = wallClockOf(now);
  try {
    await db.transaction(async (tx) => {
      const own = sql`(select id from appointments where protocol = ${protocol})`;
      await tx.execute(sql`delete from occupancy where appointment_id = ${own}`);
      await tx.execute(sql`insert into extra_visits
          (appointment_id, practitioner_id, held_on, number, reason)
        select id, practitioner_id, ${on},
          1 + (select count(*) from extra_visits), 'veio hoje' from appointments where id = ${own}`);
      await tx.execute(sql`update appointments set ends_at = ${now.toISOString()}::timestamptz
          + (ends_at - starts_at), starts_at = ${now.toISOString()}::timestamptz,
          starts_on = ${on}, starts_time = ${time} where id = ${own}`);
    });
  } finally {
    await close();
  }
}
