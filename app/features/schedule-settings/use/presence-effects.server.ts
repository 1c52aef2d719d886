import { and, asc, eq, gte, inArray, isNotNull, or } from 'drizzle-orm';
import { addDays } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import type { Presence } from '#app/clinic/record/here-on.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { resources, weeklyHours } from '#app/db/schema.ts';
import { staffPresence } from '#app/locales/pt-BR/staff/settings/presence.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { practitionersOf } from '#app/scheduling/exams/exam-words.ts';
import { comingOrGoing } from './presence-words.ts';
import { placesAWeek, type Services } from './use-effects.server.ts';

const { effects: messages } = staffPresence;

export type PresenceChange = {
  resourceId: number;
  name: string;
  was: Presence;
  now: Presence;
};

/** A week must be whole to be told: of fewer days no week can be said to change. */
const WHOLE_WEEKS = 14;

/**
 * What new first and last days open and close in a week, in words. Keeps nothing.
 * @param asked.from the day from which the change counts
 */
export async function readPresenceEffects(
  services: Services,
  { resourceId, name, was, now }: PresenceChange,
  asked: { from: string; serviceTitle: (slug: string) => string },
  isOffered: (slug: string) => boolean,
): Promise<string[]> {
  const placesFrom = (from: string, change: (tx: Transaction) => Promise<unknown>) =>
    placesAWeek(services, { id: resourceId, from, change }, asked, isOffered);
  // Without hours somebody is not there; their own row would make who books them wait for the counting.
  const goes = (tx: Transaction) =>
    tx.delete(weeklyHours).where(eq(weeklyHours.resourceId, resourceId));
  const stays = (tx: Transaction) =>
    tx
      .update(resources)
      .set({ fromOn: now.fromOn ?? null, untilOn: now.untilOn ?? null })
      .where(eq(resources.id, resourceId));
  const tomorrow = addDays(asked.from, 1);
  const lines: string[] = [];
  const last = now.untilOn;
  if (last !== undefined && isBefore(last, was.untilOn)) {
    const places = await placesFrom(laterOf(addDays(last, 1), tomorrow), goes);
    lines.push(messages.afterLast(name, formatDate(last), places));
  } else if (was.untilOn !== undefined && isBefore(addDays(was.untilOn, WHOLE_WEEKS), last)) {
    const places = await placesFrom(laterOf(addDays(was.untilOn, 1), tomorrow), stays);
    if (places !== '') lines.push(messages.stays(name, formatDate(was.untilOn), places));
  }
  const first = now.fromOn;
  if (first !== undefined && first > tomorrow && first > (was.fromOn ?? '')) {
    const places = await placesFrom(laterOf(was.fromOn ?? tomorrow, tomorrow), goes);
    if (places !== '') lines.push(messages.beforeFirst(name, formatDate(first), places));
  } else if (was.fromOn !== undefined && was.fromOn > tomorrow && was.fromOn > (first ?? '')) {
    const begins = laterOf(first ?? tomorrow, tomorrow);
    const places = await placesFrom(begins, stays);
    if (places !== '') lines.push(messages.comesEarlier(name, formatDate(begins), places));
  }
  return lines;
}

/** Who has a last day to come or comes on a first one, in the clinic's order: 'Dra. Ana: até 18/12'. */
export async function readComingAndGoing(db: Queryable, today: string): Promise<string[]> {
  const { kind, isActive, fromOn, untilOn } = resources;
  const rows = await db
    .select({ name: resources.name, fromOn, untilOn })
    .from(resources)
    .where(
      and(
        eq(kind, 'practitioner'),
        eq(isActive, true),
        or(gte(fromOn, addDays(today, 1)), gte(untilOn, addDays(today, -TOLD_AFTER_DAYS))),
      ),
    )
    .orderBy(asc(resources.position), asc(resources.id));
  return rows.map(({ name, ...days }) => staffPresence.named(name, comingOrGoing(days, today)));
}

/** So long after somebody's last day the desk is still asked about them. */
const TOLD_AFTER_DAYS = 30;

/** The people of an appointment, with their first or last day in words behind their names. */
export async function withPresence(
  db: Queryable,
  appointment: Parameters<typeof practitionersOf>[0] & { resourceIds: readonly number[] },
  today: string,
): Promise<string> {
  const names = practitionersOf(appointment, DEFAULT_LOCALE);
  const { kind, fromOn, untilOn } = resources;
  const rows = await db
    .select({ name: resources.name, fromOn, untilOn })
    .from(resources)
    .where(
      and(
        inArray(resources.id, [...appointment.resourceIds]),
        eq(kind, 'practitioner'),
        or(isNotNull(fromOn), isNotNull(untilOn)),
      ),
    )
    .orderBy(asc(resources.position), asc(resources.id));
  const words = rows.flatMap(({ name, ...days }) => {
    const said = comingOrGoing(days, today);
    if (said === '') return [];
    return [name === names ? said : staffPresence.named(name, said)];
  });
  return words.length > 0 ? staffPresence.behind(names, words.join('; ')) : names;
}

/** A day that is not set never comes. */
function isBefore(day: string, other: string | undefined): boolean {
  return other === undefined || day < other;
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
