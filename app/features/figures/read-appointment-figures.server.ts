import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import type { Period } from './period.ts';

/** Ranges of days between booking and appointment. */
export const LEAD_BUCKETS = [
  'same-day',
  'next-day',
  'this-week',
  'fortnight',
  'month',
  'later',
] as const;
export type LeadBucket = (typeof LEAD_BUCKETS)[number];

export type AppointmentFigures = {
  /**
   * Appointments by day and outcome ('confirmed' until somebody records one); days without any are
   * omitted.
   */
  days: { on: string; status: string; count: number }[];
  /** Of all appointments that were not cancelled. */
  channels: { channel: string; count: number }[];
  leads: Record<LeadBucket, number>;
  /** Median days between booking and appointment; null without appointments. */
  medianLeadDays: number | null;
};

const dayShape = z.array(z.object({ on: z.string(), status: z.string(), count: z.number() }));
const channelShape = z.array(z.object({ channel: z.string(), count: z.number() }));
const leadShape = z.array(z.object({ days: z.number(), count: z.number() }));

/** Anonymous figures of the agenda in a period. */
export async function readAppointmentFigures(
  { db }: { db: Queryable },
  { from, to }: Period,
): Promise<AppointmentFigures> {
  const isWithin = sql`${appointments.startsOn} between ${from}::date and ${to}::date`;
  const isKept = sql`${isWithin} and ${appointments.status} <> 'cancelled'`;
  const days = await db.execute(sql`
    select ${appointments.startsOn}::text as "on",
      case ${appointments.status} when 'cancelled' then 'cancelled'
        else coalesce(${appointments.attendance}, 'confirmed') end as status,
      count(*)::integer as count
    from ${appointments} where ${isWithin} group by 1, 2 order by 1, 2`);
  const channels = await db.execute(sql`
    select ${appointments.channel} as channel, count(*)::integer as count
    from ${appointments} where ${isKept} group by 1 order by 2 desc, 1`);
  const leads = await db.execute(sql`
    select greatest(0, ${appointments.startsOn}
        - (${appointments.createdAt} at time zone ${clinicZone()})::date) as days,
      count(*)::integer as count
    from ${appointments} where ${isKept} group by 1 order by 1`);
  const byLead = leadShape.parse(leads.rows);
  return {
    days: dayShape.parse(days.rows),
    channels: channelShape.parse(channels.rows),
    leads: bucketsOf(byLead),
    medianLeadDays: medianOf(byLead),
  };
}

type Leads = z.infer<typeof leadShape>;

function bucketsOf(leads: Leads): Record<LeadBucket, number> {
  const appointmentsBetween = (first: number, last: number) =>
    leads
      .filter(({ days }) => days >= first && days <= last)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    'same-day': appointmentsBetween(0, 0),
    'next-day': appointmentsBetween(1, 1),
    'this-week': appointmentsBetween(2, 7),
    fortnight: appointmentsBetween(8, 14),
    month: appointmentsBetween(15, 30),
    later: appointmentsBetween(31, Number.POSITIVE_INFINITY),
  };
}

function medianOf(leads: Leads): number | null {
  const half = leads.reduce((sum, { count }) => sum + count, 0) / 2;
  let seen = 0;
  for (const { days, count } of leads) {
    seen += count;
    if (seen >= half) return days;
  }
  return null;
}
