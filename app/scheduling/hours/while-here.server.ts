import { type SQL, sql } from 'drizzle-orm';
import { LEAVES_ON } from './coming-people.server.ts';

// Of rows of hours, `h` of `weekly_hours`, with whom they are of, `r` of `resources`. Neither the first nor the last day
// is known of most people, and null counts for nothing.

/** The first day on which hours count no more: their own end, or the day after the last of whom they are of. */
const ENDS_ON = sql.raw('least(h.valid_until, r.until_on + 1)');

/** From when to when a row of hours counts: its own days, but not before the first day of whom it is of nor after the last. */
export const WHILE_HERE = sql`greatest(h.valid_from, r.from_on)::text as "validFrom",
      ${ENDS_ON}::text as "validUntil"`;

/** The same, and not from the day on which a change that waits takes them away; below `COMING_PEOPLE`. */
export const WHILE_STAYING = sql`greatest(h.valid_from, r.from_on)::text as "validFrom",
      least(${ENDS_ON}, ${LEAVES_ON})::text as "validUntil"`;

/** Whether hours still count on a day, or will later. @param today calendar day */
export function countsFrom(today: string): SQL {
  return sql`(${ENDS_ON} is null or ${ENDS_ON} > ${today}::date)`;
}

/** What a row of hours (`h` of `weekly_hours`) limits, where it does; see `LimitRule`. */
export const LIMIT_OF_HOURS = sql.raw(`h.limit_of as "limitOf",
      array(select x.service_id from hours_services x where x.hours_id = h.id order by x.service_id) as "serviceIds"`);
