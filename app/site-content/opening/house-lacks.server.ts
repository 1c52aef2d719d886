import { sql } from 'drizzle-orm';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type Branch, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { placeOf } from '#app/features/clinic-record/sections.ts';
import type { Lack } from '#app/features/first-run/go-live.ts';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import type { Clock } from '#app/platform/clock.ts';
import { countsFrom } from '#app/scheduling/hours/while-here.server.ts';

const { lacks: words } = staffPublish;

type Reading = { db: Queryable; clock: Clock };

/** Houses in which nobody can be booked: they have no hours, or nobody has hours there. */
export async function houseLacks(services: Reading, record: ClinicRecord): Promise<Lack[]> {
  const clinic = parseClinic(record);
  const { branches: houses } = clinic;
  const unstaffed = await unstaffedHouses(services, clinic);
  const name = (house: Branch) => (houses.length > 1 ? house.name : null);
  return houses.flatMap((house): Lack[] => {
    // Of the main house `agendaLacks` has told.
    if (isClosed(house) && house.slug === null) return [];
    if (isClosed(house))
      return [{ text: words.noHoursIn(house.name), href: placeOf('branches')?.href }];
    if (!unstaffed.includes(house)) return [];
    return [{ text: words.nobodyIn(name(house)), href: SETTINGS_PATHS.hours }];
  });
}

type Houses = { branches: readonly Branch[] };

/** Houses that are open on some day and in which nobody has hours today or later. */
async function unstaffedHouses(services: Reading, clinic: Houses): Promise<Branch[]> {
  const all = await readUnattended(services, clinic);
  return all.filter(({ isStaffed }) => !isStaffed).map(({ house }) => house);
}

/** A house that is open on days on which nobody has hours there. */
export type Unattended = {
  house: Branch;
  /** Monday first; 0 is Sunday. */
  weekdays: readonly number[];
  /** Whether anybody has hours there on another day. */
  isStaffed: boolean;
};

/** Houses that are open on some weekday on which nobody has hours there today or later. */
export async function readUnattended(
  { db, clock }: Reading,
  { branches: houses }: Houses,
): Promise<Unattended[]> {
  const today = wallClockOf(clock.now()).on;
  const { rows } = await db.execute<{ house: string; weekday: number }>(sql`
    select distinct coalesce(h.branch, ${wordOfHouse(null)}) as house, h.weekday
    from weekly_hours h join resources r on r.id = h.resource_id
    where r.kind = 'practitioner' and r.is_active and h.kind = 'open'
      and ${countsFrom(today)}`);
  return houses.flatMap((house): Unattended[] => {
    const theirs = rows.filter((row) => row.house === wordOfHouse(house.slug));
    const weekdays = [1, 2, 3, 4, 5, 6, 0].filter((weekday) => {
      const name = WEEKDAYS[weekday];
      const isOpen = name !== undefined && house.hours[name].length > 0;
      return isOpen && !theirs.some((row) => row.weekday === weekday);
    });
    return weekdays.length > 0 ? [{ house, weekdays, isStaffed: theirs.length > 0 }] : [];
  });
}

function isClosed({ hours }: Branch): boolean {
  return Object.values(hours).every((periods) => periods.length === 0);
}
