import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { FRESH_TIMES } from '#app/clinic/record/time-zones.ts';
import { testDatabase } from '#tests/database.ts';

const { db } = await testDatabase({ maxConnections: 1 });
const rows = z.array(z.object({ shown: z.string() }));

// PostgreSQL brings zone data of its own: whether a wall clock is right is not asked of what shows it.
test.each(Object.keys(FRESH_TIMES))('%s: wall clocks are those of the database', async (zone) => {
  setClinicZone(zone);
  const min = Date.parse('1932-01-01T00:00:00Z');
  const max = Date.parse('2040-01-01T00:00:00Z');
  const instants = fc.sample(fc.integer({ min: min / 60_000, max: max / 60_000 }), 2_000);
  const dates = instants.map((minute) => new Date(minute * 60_000));
  const { rows: found } = await db.execute(sql`
    select to_char(each::timestamptz at time zone ${zone}, 'YYYY-MM-DD HH24:MI') as shown
    from unnest(${sql.param(dates.map((date) => date.toISOString()))}::text[]) with ordinality list(each, place)
    order by place`);
  const expected = rows.parse(found).map(({ shown }) => shown);
  const walls = dates.map((date) => wallClockOf(date)).map(({ on, time }) => `${on} ${time}`);
  expect(walls).toEqual(expected);
});
