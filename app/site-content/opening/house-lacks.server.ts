import { sql } from 'drizzle-orm';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type Branch, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
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

/** Houses that are open on some day and in which nobody has hours today or later. */
export async function unstaffedHouses(
  { db, clock }: Reading,
  { branches: houses }: { branches: readonly Branch[] },
): Promise<Branch[]> {
  const today = wallClockOf(clock.now()).on;
  const { rows } = await db.execute<{ house: string }>(sql`
    select distinct coalesce(h.branch, ${wordOfHouse(null)}) as house
    from weekly_hours h join resources r on r.id = h.resource_id
    where r.kind = 'practitioner' and r.is_active and h.kind = 'open'
      and ${countsFrom(today)}`);
  const staffed = new Set(rows.map(({ house }) => house));
  return houses.filter((house) => !isClosed(house) && !staffed.has(wordOfHouse(house.slug)));
}

function isClosed({ hours }: Branch): boolean {
  return Object.values(hours).every((periods) => periods.length === 0);
}
