import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Opening } from '#app/clinic/opening-minutes.ts';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Queryable } from '#app/db/database.ts';
import { leadOpenings, leads } from '#app/db/leads-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { LEAD_VARIANTS, type LeadVariant } from './lead.ts';
import type { LeadDay } from './lead-verdict.ts';
import { LEAD_KIND, responseMinutes } from './lead-work.server.ts';

const variant = z.enum(LEAD_VARIANTS);
const dayShape = z.object({ on: z.string(), variant, openings: z.number(), leads: z.number() });
const leadShape = z.object({
  variant,
  isLinked: z.boolean(),
  arrivedMs: z.number(),
  actedMs: z.number().nullable(),
});

/** Openings and leads by day, of the last 12 months at most. */
export async function readLeadDays(db: Queryable): Promise<LeadDay[]> {
  const { rows } = await db.execute(sql`
    select coalesce(o.opened_on, l.day)::text as on, coalesce(o.variant, l.variant) as variant,
      coalesce(o.openings, 0) as openings, coalesce(l.leads, 0) as leads
    from ${leadOpenings} o full join (
      select (created_at at time zone ${clinicZone()})::date as day, variant, count(*)::int as leads
      from ${leads} group by 1, 2) l on l.day = o.opened_on and l.variant = o.variant
    order by 1, 2`);
  return z.array(dayShape).parse(rows);
}

export type LeadWork = {
  leads: number;
  /** Turned into an appointment. */
  linked: number;
  /** Nobody has done anything about them yet. */
  waiting: number;
  /** Middle of the minutes of opening time until somebody first did something; null without any. */
  medianMinutes: number | null;
};

/** What became of the leads of each form. */
export async function readLeadWork(
  db: Queryable,
  opening: Opening,
): Promise<Record<LeadVariant, LeadWork>> {
  const { rows } = await db.execute(sql`
    select l.variant, l.appointment_id is not null as "isLinked",
      (extract(epoch from l.created_at) * 1000)::float8 as "arrivedMs",
      (extract(epoch from (select min(a.at) from ${auditLog} a
        where (a.subject_type = 'inbox_item' and a.subject_id = ${`${LEAD_KIND}:`} || l.id)
          or (a.subject_type = 'lead' and a.subject_id = l.id::text and a.action = 'lead.linked')
      )) * 1000)::float8 as "actedMs"
    from ${leads} l order by l.id`);
  const all = z.array(leadShape).parse(rows);
  const of = (which: LeadVariant): LeadWork => {
    const own = all.filter((lead) => lead.variant === which);
    const minutes = own.flatMap(({ arrivedMs, actedMs }) =>
      actedMs === null
        ? []
        : [responseMinutes(opening, new Date(arrivedMs), new Date(actedMs)).opening],
    );
    return {
      leads: own.length,
      linked: own.filter(({ isLinked }) => isLinked).length,
      waiting: own.filter(({ actedMs }) => actedMs === null).length,
      medianMinutes: medianOf(minutes),
    };
  };
  return { A: of('A'), B: of('B') };
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
