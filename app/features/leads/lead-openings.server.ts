import { sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { leadOpenings } from '#app/db/leads-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { LeadVariant } from './lead.ts';

/** Whether a browser shows the page to a person: no preloading, no robot that says nothing of itself. */
export function isOpenedByPerson({ headers }: Pick<Request, 'headers'>): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''}${headers.get('purpose') ?? ''}`;
  return headers.get('sec-fetch-mode') === 'navigate' && !/prefetch|prerender/.test(purpose);
}

/** Counts that a form was opened: one more today, and nothing about who opened it. */
export async function countOpening(
  { db, clock }: { db: Queryable; clock: Clock },
  variant: LeadVariant,
): Promise<void> {
  const openedOn = wallClockOf(clock.now()).on;
  await db
    .insert(leadOpenings)
    .values({ openedOn, variant, openings: 1 })
    .onConflictDoUpdate({
      target: [leadOpenings.openedOn, leadOpenings.variant],
      set: { openings: sql`${leadOpenings.openings} + 1` },
    });
}
