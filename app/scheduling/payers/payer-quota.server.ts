import { sql } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { Queryable } from '#app/db/database.ts';
import type { AvailabilityQuery } from '#app/scheduling/availability.server.ts';
import type { TakenPlaces } from './payer-rules.ts';

/** Somebody's appointment with a payer; without a payer nobody has said yet who pays. */
type PaidTime = { payerId?: string | undefined; startsAt: Date };

/**
 * Keeps the rules of the payers as they are until the transaction ends, and serializes who takes a place of one
 * payer's day: a shared lock on each payer, then one on each (payer, day), each ascending. Who changes the rules
 * takes `lockRules` instead. Call it before the rows of services are locked.
 */
export async function lockPayers(tx: Queryable, times: readonly PaidTime[]): Promise<void> {
  const insured = times.flatMap(({ payerId, startsAt }) =>
    payerId && isInsurer(payerId) ? [{ payerId, on: wallClockOf(startsAt).on }] : [],
  );
  if (insured.length === 0) return;
  const payers = [...new Set(insured.map(({ payerId }) => payerId))].sort();
  const days = [...new Set(insured.map(({ payerId, on }) => `${payerId} ${on}`))].sort();
  for (const payer of payers)
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(payer)})`);
  for (const payerDay of days)
    await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(payerDay)})`);
}

/** Waits for those who book with a payer and keeps others out until its new rules are stored. */
export async function lockRules(tx: Queryable, payerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(payerId)})`);
}

function keyOf(words: string) {
  return sql`hashtextextended(${`payer ${words}`}, 0)`;
}

/** Rows that do not count: one's own hold, and the appointment that moves. */
export type ExcludedPlaces = Pick<AvailabilityQuery, 'excludeHoldHash' | 'excludeAppointmentId'>;

export type PlacesQuery = {
  payerId: string;
  serviceSlug: string;
  /** First calendar day, and how many. */
  from: string;
  days: number;
  now: Date;
  exclude: ExcludedPlaces;
};

/**
 * How many places of a payer's days are taken: by appointments that are not cancelled, and by holds that name the
 * payer and have not ended. Several exams on one coming take one place of all, and one of each of their services.
 * Days without any are not in it.
 */
export async function readTakenPlaces(
  db: Queryable,
  { payerId, serviceSlug, from, days, now, exclude }: PlacesQuery,
): Promise<Map<string, TakenPlaces>> {
  const { excludeHoldHash = Buffer.alloc(0), excludeAppointmentId = 0 } = exclude;
  const endOn = addDays(from, days);
  const { rows } = await db.execute<{ on: string } & TakenPlaces>(sql`
    select held_on::text as "on", count(*)::int as all,
      count(*) filter (where slugs @> array[${serviceSlug}])::int as "ofService"
    from (
      select a.starts_on as held_on, s.slug || array(
        select v.slug from public.appointment_steps t join services v on v.id = t.service_id
        where t.appointment_id = a.id) as slugs
      -- Of everybody, also for who sees one practitioner's agenda alone: the quota is the clinic's.
      from public.appointments a join services s on s.id = a.service_id
      where a.payer = ${payerId} and a.status = 'confirmed' and a.id <> ${excludeAppointmentId}
        and a.starts_on >= ${from}::date and a.starts_on < ${endOn}::date
      union all
      select h.payer_on, s.slug || array(
        select v.slug from hold_steps t join services v on v.id = t.service_id
        where t.hold_id = h.id)
      from holds h join services s on s.id = h.service_id
      where h.payer = ${payerId} and h.expires_at > ${now.toISOString()}::timestamptz
        and h.token_hash <> ${excludeHoldHash}
        and h.payer_on >= ${from}::date and h.payer_on < ${endOn}::date
    ) as taken
    group by held_on`);
  return new Map(rows.map(({ on, ...places }) => [on, places]));
}

const NONE_TAKEN: TakenPlaces = { all: 0, ofService: 0 };

export function takenOn(places: ReadonlyMap<string, TakenPlaces>, on: string): TakenPlaces {
  return places.get(on) ?? NONE_TAKEN;
}
