import { sql } from 'drizzle-orm';

/**
 * From when to when a row of hours counts: its own days, but not before the first day of whom it is of (`h` of
 * `weekly_hours`, `r` of `resources`) nor after the last. Neither end is known of most, and null counts for nothing.
 */
export const WHILE_HERE = sql.raw(`greatest(h.valid_from, r.from_on)::text as "validFrom",
      least(h.valid_until, r.until_on + 1)::text as "validUntil"`);

/** What a row of hours (`h` of `weekly_hours`) limits, where it does; see `LimitRule`. */
export const LIMIT_OF_HOURS = sql.raw(`h.limit_of as "limitOf",
      array(select x.service_id from hours_services x where x.hours_id = h.id order by x.service_id) as "serviceIds"`);
