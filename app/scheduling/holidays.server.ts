import { and, asc, eq, gte, ne } from 'drizzle-orm';
import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { holidays } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import { lockToClose } from './occupancy.server.ts';
import { type FreesTime, timeFreed } from './scheduling-services.server.ts';

export type Holiday = typeof holidays.$inferSelect;

const YEARS_AHEAD = 2;
/** Names of the calendar that nobody in Brazil says. */
const NAMES: Readonly<Record<string, string>> = { 'Corpo de Deus': 'Corpus Christi' };
const SCOPES = { country: 'national', state: 'state' } as const;

/**
 * Stores the public holidays of Brazil and of one state for this year and the next two, as suggestions
 * for staff to confirm or dismiss. Stored days are left unchanged. Public holidays close the agenda
 * unless staff dismiss them; optional ones (Carnaval, Corpus Christi) do not.
 * @param state two letters, 'MG'
 */
export async function suggestHolidays(
  { db, clock }: { db: Database; clock: Clock },
  state: string,
): Promise<void> {
  // Imported lazily: it carries large tables for the whole world.
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
        return { heldOn, name: NAMES[name] ?? name, scope, closes: type === 'public' };
      });
  });
  if (rows.length > 0) await db.insert(holidays).values(rows).onConflictDoNothing();
  for (const [was, name] of Object.entries(NAMES))
    await db
      .update(holidays)
      .set({ name })
      .where(and(eq(holidays.name, was), ne(holidays.scope, 'municipal')));
}

/** Holidays from today on, earliest first. */
export function listHolidays({ db, clock }: { db: Database; clock: Clock }): Promise<Holiday[]> {
  const today = wallClockOf(clock.now()).on;
  return db
    .select()
    .from(holidays)
    .where(gte(holidays.heldOn, today))
    .orderBy(asc(holidays.heldOn), asc(holidays.scope));
}

/** Who makes the change; recorded in the audit log. */
type By = { actor: StaffActor };

/** Confirms or dismisses a holiday; confirmed days close the agenda. False when the id is unknown. */
export function settleHoliday(
  { db, clock, jobs }: { db: Database; clock: Clock } & FreesTime,
  { heldOn, scope }: Pick<Holiday, 'heldOn' | 'scope'>,
  { status, actor }: By & { status: 'confirmed' | 'dismissed' },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (status === 'confirmed') await lockDay(tx, heldOn, clock.now());
    const settled = await tx
      .update(holidays)
      .set(status === 'confirmed' ? { status, closes: true } : { status })
      .where(and(eq(holidays.heldOn, heldOn), eq(holidays.scope, scope)))
      .returning({ heldOn: holidays.heldOn });
    if (settled.length === 0) return false;
    await audit(tx, {
      at: clock.now(),
      actor,
      action: `holiday.${status}`,
      subjectType: 'holiday',
      subjectId: `${heldOn} ${scope}`,
    });
    if (status === 'dismissed') await timeFreed({ jobs }, tx);
    return true;
  });
}

/** Whether the agenda is closed for a holiday. */
export function isClosedFor({ closes, status }: Pick<Holiday, 'closes' | 'status'>): boolean {
  return closes && status !== 'dismissed';
}

/** For counting what a holiday closes or opens once it is settled, in a transaction that is not kept. */
export function tryToSettle(
  { heldOn, scope }: Pick<Holiday, 'heldOn' | 'scope'>,
  status: 'confirmed' | 'dismissed',
) {
  return async (tx: Transaction) => {
    const set = { status, closes: status === 'confirmed' };
    await tx
      .insert(holidays)
      .values({ heldOn, scope, name: '?', ...set })
      .onConflictDoUpdate({ target: [holidays.heldOn, holidays.scope], set });
  };
}

/** Puts a holiday back as it stood; false when somebody has settled it otherwise since. */
export function returnHoliday(
  { db, clock, jobs }: { db: Database; clock: Clock } & FreesTime,
  { heldOn, scope }: Pick<Holiday, 'heldOn' | 'scope'>,
  { from, to, actor }: By & { from: Holiday['status']; to: Pick<Holiday, 'status' | 'closes'> },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockDay(tx, heldOn, clock.now());
    const returned = await tx
      .update(holidays)
      .set({ status: to.status, closes: to.closes })
      .where(and(eq(holidays.heldOn, heldOn), eq(holidays.scope, scope), eq(holidays.status, from)))
      .returning({ heldOn: holidays.heldOn });
    if (returned.length === 0) return false;
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'holiday.returned',
      subjectType: 'holiday',
      subjectId: `${heldOn} ${scope}`,
      detail: { status: to.status },
    });
    await timeFreed({ jobs }, tx);
    return true;
  });
}

/** Adds a municipal holiday; it closes the agenda at once. */
export async function addMunicipalHoliday(
  { db, clock }: { db: Database; clock: Clock },
  { heldOn, name }: Pick<Holiday, 'heldOn' | 'name'>,
  { actor }: By,
): Promise<void> {
  const day = { name, closes: true, status: 'confirmed' as const };
  await db.transaction(async (tx) => {
    await lockDay(tx, heldOn, clock.now());
    await tx
      .insert(holidays)
      .values({ heldOn, scope: 'municipal', ...day })
      .onConflictDoUpdate({ target: [holidays.heldOn, holidays.scope], set: day });
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'holiday.added',
      subjectType: 'holiday',
      subjectId: `${heldOn} municipal`,
      detail: { name },
    });
  });
}

function lockDay(tx: Transaction, on: string, now: Date): Promise<void> {
  const interval = { from: startOfDay(on), until: startOfDay(addDays(on, 1)) };
  return lockToClose(tx, { resourceId: null, intervals: [interval] }, now);
}
