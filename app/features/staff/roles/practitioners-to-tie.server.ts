import { sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';

export type PractitionerToTie = {
  id: number;
  name: string;
  /** Names of the people whose accounts are tied to this practitioner; closed accounts do not count. */
  accounts: string[];
};

/** Practitioners that an account may be tied to, in the clinic's order: active ones whose last day has not passed. */
export async function practitionersToTie({
  db,
  clock,
}: {
  db: Pick<Queryable, 'execute'>;
  clock: Clock;
}): Promise<PractitionerToTie[]> {
  const today = wallClockOf(clock.now()).on;
  const { rows } = await db.execute<PractitionerToTie>(sql`
    select r.id, r.name, array(select s.name from staff s
      where s.practitioner_id = r.id and s.disabled_at is null order by s.name) as accounts
    from resources r
    where r.kind = 'practitioner' and r.is_active
      and (r.until_on is null or r.until_on >= ${today}::date)
    order by r.position, r.id`);
  return rows;
}

type InvitedFor = { practitionerId: number | null; practitionerIsShared: boolean };

/**
 * Whom the account of an invitation is tied to now: nobody where the practitioner is not here any more, or has got an
 * account since.
 */
export async function tieOfLink(
  services: { db: Pick<Queryable, 'execute'>; clock: Clock },
  { practitionerId, practitionerIsShared }: InvitedFor,
): Promise<number | null> {
  if (practitionerId === null) return null;
  const found = (await practitionersToTie(services)).find(({ id }) => id === practitionerId);
  const isFree = found && (practitionerIsShared || found.accounts.length === 0);
  return isFree ? practitionerId : null;
}
