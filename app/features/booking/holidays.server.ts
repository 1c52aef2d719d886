import { and, asc, eq, gte } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database } from '#app/db/database.ts';
import { holidays } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';

export type Holiday = typeof holidays.$inferSelect;

const YEARS_AHEAD = 2;
const SCOPES = { country: 'national', state: 'state' } as const;

/**
 * Stores the public holidays of Brazil and of a state, for this year and the next two, as suggestions
 * for staff to confirm or dismiss. Days already stored stay as they are. Public holidays close the
 * agenda until somebody says otherwise; days off by custom (Carnaval, Corpus Christi) do not.
 * @param state two letters, 'MG'
 */
export async function suggestHolidays(
  { db, clock }: { db: Database; clock: Clock },
  state: string,
): Promise<void> {
  // Loaded when needed: its tables of the whole world are large.
  const { default: Holidays } = await import('date-holidays');
  const nationwide = new Holidays('BR');
  const statewide = new Holidays('BR', state);
  const thisYear = Number(wallClockOf(clock.now()).on.slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => thisYear + index);
  const rows = years.flatMap((year) => {
    const national = new Set(nationwide.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    return statewide
      .getHolidays(year)
      .filter(({ type }) => type !== 'observance')
      .map(({ date, name, type }) => {
        const heldOn = date.slice(0, 10);
        const scope = national.has(heldOn) ? SCOPES.country : SCOPES.state;
        return { heldOn, name, scope, closes: type === 'public' };
      });
  });
  if (rows.length > 0) await db.insert(holidays).values(rows).onConflictDoNothing();
}

/** The days from today on that staff have to know of, earliest first. */
export function listHolidays({ db, clock }: { db: Database; clock: Clock }): Promise<Holiday[]> {
  const today = wallClockOf(clock.now()).on;
  return db
    .select()
    .from(holidays)
    .where(gte(holidays.heldOn, today))
    .orderBy(asc(holidays.heldOn), asc(holidays.scope));
}

/** Staff's word on a day: confirmed days close the agenda, dismissed ones do not. False when unknown. */
export async function settleHoliday(
  db: Database,
  { heldOn, scope }: Pick<Holiday, 'heldOn' | 'scope'>,
  status: 'confirmed' | 'dismissed',
): Promise<boolean> {
  const settled = await db
    .update(holidays)
    .set(status === 'confirmed' ? { status, closes: true } : { status })
    .where(and(eq(holidays.heldOn, heldOn), eq(holidays.scope, scope)))
    .returning({ heldOn: holidays.heldOn });
  return settled.length > 0;
}

/** A day of the town's own, closed at once. */
export async function addMunicipalHoliday(
  db: Database,
  { heldOn, name }: Pick<Holiday, 'heldOn' | 'name'>,
): Promise<void> {
  const day = { name, closes: true, status: 'confirmed' as const };
  await db
    .insert(holidays)
    .values({ heldOn, scope: 'municipal', ...day })
    .onConflictDoUpdate({ target: [holidays.heldOn, holidays.scope], set: day });
}
