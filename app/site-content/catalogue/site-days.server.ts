import type { Clinic, ClinicRecord, OpeningHours } from '#app/clinic/clinic-schema.ts';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { branches, houseName } from '#app/clinic/record/branch-fields.ts';
import { hours as openingHours } from '#app/clinic/record/hours-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { readComingPlans } from '#app/features/clinic-record/planned/coming-plans.server.ts';
import { placeOf } from '#app/features/clinic-record/sections.ts';
import {
  NO_SITE_DAYS,
  type SiteDays,
  type SiteDaysProps,
  siteDaysOf,
} from '#app/features/schedule-settings/openings/site-days.tsx';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import type { WeekHours } from '#app/scheduling/hours/week-hours.ts';

type Reading = {
  db: Queryable;
  clinic: Clinic;
  contentStore: { clinicFile: ClinicRecord };
};
type Asked = {
  /** null for the main one. */
  house: string | null;
  /** Calendar day. */
  on: string;
  weekdays: readonly number[];
};

/** On which of these weekdays the site, as it will be on a day, and the weeks of who attends in a house part. */
export async function siteDaysOn(
  services: Reading,
  { house, on, weekdays }: Asked,
  weeks: readonly WeekHours[],
): Promise<SiteDays> {
  if (weekdays.length === 0) return NO_SITE_DAYS;
  return siteDaysOf(await siteHoursOn(services, house, on), weeks, weekdays);
}

/** The same for a page. @param maySetSite whether who reads it may change what the site announces */
export function toSiteDaysView(
  days: SiteDays,
  { clinic, house, maySetSite }: { clinic: Clinic; house: string | null; maySetSite: boolean },
): SiteDaysProps {
  const href =
    house === null ? `${hoursPath(CLINIC_CHOICE)}#mudar` : (placeOf('branches')?.href ?? null);
  return { ...days, house: houseName(clinic, house), href: maySetSite ? href : null };
}

/** What the site will announce of a house on a day, by what is planned until then and will be made. */
async function siteHoursOn(
  { db, clinic, contentStore: { clinicFile } }: Reading,
  house: string | null,
  on: string,
): Promise<OpeningHours> {
  const planned = (await readComingPlans({ db, clinicFile }))
    .filter(({ startsOn }) => startsOn <= on)
    .flatMap(({ changes }) => {
      if (house === null) {
        const hours = openingHours.safeParse(changes.hours);
        return hours.success ? [hours.data] : [];
      }
      const houses = branches.safeParse(changes.branches);
      const then = houses.data?.find(({ slug }) => slug === house);
      return then ? [then.hours] : [];
    });
  const now = clinic.branches.find(({ slug }) => slug === house)?.hours;
  return planned.at(-1) ?? now ?? clinic.hours;
}

const FIELD = 'dias';

/** What the address after saving says of the days on which site and agenda part; '' for none. */
export function siteDaysQuery({ unattended, unannounced }: SiteDays, on: string): string {
  const weekdays = [...unattended, ...unannounced];
  return weekdays.length === 0 ? '' : `&${FIELD}=${on}.${weekdays.join('')}`;
}

/** The other way round: a day and weekdays to look at again; none where the address says nothing. */
export function askedSiteDays({ searchParams }: URL): Pick<Asked, 'on' | 'weekdays'> | null {
  const [, on = '', weekdays = ''] =
    /^(\d{4}-\d{2}-\d{2})\.([0-6]{1,7})$/.exec(searchParams.get(FIELD) ?? '') ?? [];
  return isCalendarDay(on) ? { on, weekdays: [...weekdays].map(Number) } : null;
}
