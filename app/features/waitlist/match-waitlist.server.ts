import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { houseOf } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { refusingOverlap } from '#app/scheduling/claim-slot.server.ts';
import { readCover } from './covered-times.server.ts';
import { endWhatIsOver } from './end-offers.server.ts';
import { readOpenTimes } from './open-times.server.ts';
import { readWishes } from './read-waiting.server.ts';
import { lockEntry, lockList } from './waitlist-lock.server.ts';
import { type Moment, nextOffer, type OpenTime, type Wish } from './waitlist-rule.ts';
import type { WaitlistServices } from './waitlist-services.server.ts';
import { readWaitlistSettings } from './waitlist-settings.server.ts';
import { beginningsAt, type OpenHours, type WaitlistSettings } from './waking-hours.ts';
import { writeOffer } from './write-offer.server.ts';

/** More are left to the next run, so that no job takes minutes. */
const MOST_OFFERS = 100;

/**
 * Ends what is over, then makes one offer after the other until no free time fits anybody of the list.
 * @returns how many were made
 */
export async function matchWaitlist(services: WaitlistServices): Promise<number> {
  await endWhatIsOver(services);
  const passed = new Set<string>();
  let made = 0;
  for (let round = 0; round < MOST_OFFERS; round += 1) {
    const outcome = await offerNext(services, passed);
    if (outcome === 'none-fits') break;
    if (outcome === 'offered') made += 1;
  }
  return made;
}

type Outcome = 'offered' | 'none-fits' | 'again';

/**
 * Makes the next offer of the list in one transaction: whom the rule names, on what is read under the lock of the list.
 * @param passed times that somebody took at this moment; one more is added for 'again'
 */
function offerNext(services: WaitlistServices, passed: Set<string>): Promise<Outcome> {
  const { db } = services;
  return refusingOverlap<Outcome>(
    () =>
      db.transaction(async (tx) => {
        await lockList(tx);
        const inside = { ...services, db: tx };
        const settings = await readWaitlistSettings(tx);
        if (!settings.isOn) return 'none-fits';
        const wishes = (await readWishes(inside)).filter(({ isHeld }) => !isHeld);
        if (wishes.length === 0) return 'none-fits';
        const free = await readOpenTimes(inside, servicesOf(wishes));
        const times = free.filter((time) => !passed.has(keyOf(time)));
        const next = nextOffer(wishes, times, await momentOf(inside, settings, wishes));
        if (!next) return 'none-fits';
        // The entry comes before the agenda; whoever changes it at this moment is waited for.
        await lockEntry(tx, next.wish.id);
        const [wish] = await readWishes(inside, next.wish.id);
        if (JSON.stringify(wish) !== JSON.stringify(next.wish)) return 'again';
        const written = await writeOffer(services, tx, next);
        if (written.ok) return 'offered';
        passed.add(keyOf(next.time));
        return 'again';
      }),
    () => 'again',
  );
}

function keyOf({ serviceId, practitionerId, startsAt }: OpenTime): string {
  return `${serviceId} ${practitionerId} ${startsAt.getTime()}`;
}

export function servicesOf(wishes: readonly Pick<Wish, 'serviceIds'>[]): number[] {
  return [...new Set(wishes.flatMap(({ serviceIds }) => serviceIds))].sort((a, b) => a - b);
}

/** What the rule needs to know of this moment. */
export async function momentOf(
  services: { db: Queryable; clock: Clock; agenda: { noticeMinutes: number; horizonDays: number } },
  settings: WaitlistSettings,
  wishes: readonly Wish[],
): Promise<Moment> {
  const { db, clock, agenda } = services;
  const now = clock.now();
  const { offerMinutes } = settings;
  const payerIds = wishes.flatMap(({ appointment }) => appointment?.payerId ?? []);
  return {
    now,
    offerMinutes,
    noticeMinutes: agenda.noticeMinutes,
    mayBegin: beginningsAt(now, settings, await readOpenHours(db, now)),
    closedHouses: await readClosedHouses(db, now),
    isCovered: await readCover(services, payerIds),
  };
}

const hoursShape = z.tuple([
  z.object({ from: z.string().nullable(), until: z.string().nullable(), isClosed: z.boolean() }),
]);

/** From when until when somebody works at the clinic on this day; null on a holiday, or while it is closed. */
async function readOpenHours(db: Queryable, now: Date): Promise<OpenHours> {
  const { on } = wallClockOf(now);
  const { rows } = await db.execute(sql`
    select min(to_char(h.starts_time, 'HH24:MI')) as from, max(to_char(h.ends_time, 'HH24:MI')) as until,
      exists (select from holidays d where d.held_on = ${on}::date and d.closes and d.status <> 'dismissed')
        or exists (select from closures c
          where c.resource_id is null and c.house is null and c.during @> ${now.toISOString()}::timestamptz) as "isClosed"
    from weekly_hours h join resources r on r.id = h.resource_id
    where r.kind = 'practitioner' and r.is_active and h.kind = 'open' and h.weekday = ${weekdayOf(on)}
      and h.valid_from <= ${on}::date and (h.valid_until is null or h.valid_until > ${on}::date)
      and coalesce(r.from_on <= ${on}::date, true) and coalesce(r.until_on >= ${on}::date, true)`);
  const [{ from, until, isClosed }] = hoursShape.parse(rows);
  return from === null || until === null || isClosed ? null : { from, until };
}

/** Houses that are closed by themselves at a moment, while the rest of the clinic is open. */
async function readClosedHouses(db: Queryable, now: Date): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ house: string }>(sql`
    select distinct c.house from closures c
    where c.house is not null and c.during @> ${now.toISOString()}::timestamptz`);
  return rows.map(({ house }) => houseOf(house));
}
