import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { appointmentAnswers } from '#app/db/reminders-schema.ts';
import { appointments } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';

const months = z.array(
  z.object({
    /** '2026-10' */
    month: z.string(),
    all: z.number(),
    confirmed: z.number(),
    mail: z.number(),
    whatsapp: z.number(),
    sms: z.number(),
    site: z.number(),
    desk: z.number(),
    /** Of those of whom somebody has noted whether they came. */
    settledConfirmed: z.number(),
    missedConfirmed: z.number(),
    settledOthers: z.number(),
    missedOthers: z.number(),
  }),
);
export type ConfirmationMonth = z.infer<typeof months>[number];

const MOST_MONTHS = 13;

/** What was confirmed, by what, and who did not come, by month of the appointment, the latest first; of nobody in particular. */
export async function readConfirmationMonths({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): Promise<ConfirmationMonth[]> {
  const now = clock.now().toISOString();
  const { rows } = await db.execute(sql`
    with known as (
      select to_char(a.starts_on, 'YYYY-MM') as month, a.attendance,
        case when l.answer = 'confirmed' then l.channel end as channel
      from ${appointments} a
      left join lateral (select answer, channel from ${appointmentAnswers}
        where appointment_id = a.id and sequence = a.sequence order by id desc limit 1) l on true
      where a.status = 'confirmed' and a.starts_at <= ${now}::timestamptz)
    select month, count(*)::int as "all", count(channel)::int as confirmed,
      count(*) filter (where channel = 'mail')::int as mail,
      count(*) filter (where channel = 'whatsapp')::int as whatsapp,
      count(*) filter (where channel = 'sms')::int as sms,
      count(*) filter (where channel = 'site')::int as site,
      count(*) filter (where channel = 'desk')::int as desk,
      count(attendance) filter (where channel is not null)::int as "settledConfirmed",
      count(*) filter (where channel is not null and attendance = 'no-show')::int as "missedConfirmed",
      count(attendance) filter (where channel is null)::int as "settledOthers",
      count(*) filter (where channel is null and attendance = 'no-show')::int as "missedOthers"
    from known group by month order by month desc limit ${MOST_MONTHS}`);
  return months.parse(rows);
}
