import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { chosenHouse, houseOptions } from '#app/clinic/record/branch-fields.ts';
import { formatLastChange } from '#app/features/schedule-settings/changed-notice.tsx';
import { type HoursOf, readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import type { LimitService } from '#app/features/schedule-settings/limits/limit-words.ts';
import { readLimitable } from '#app/features/schedule-settings/limits/limitable-services.server.ts';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import { type AskedHours, askedHours } from '#app/routes/staff/catalogue/asked-hours.server.ts';
import { clinicHoursOf, personHoursOf } from '#app/routes/staff/catalogue/clinic-hours.server.ts';
import { outsideOfHours } from '#app/routes/staff/catalogue/outside-hours.server.ts';
import { toTellOf } from '#app/routes/staff/catalogue/told-hours.server.ts';
import {
  type StaffArgs,
  type StaffPage,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { periodsFrom, weekOn } from '#app/scheduling/hours/week-hours.ts';
import {
  askedSiteDays,
  siteDaysOn,
  toSiteDaysView,
} from '#app/site-content/catalogue/site-days.server.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';
import { compactDaysOf } from './compact-days.server.ts';
import { savedHours } from './undo-hours.server.ts';

type Limitable = LimitService & { slug: string; people: readonly string[] };

/** Every service as limits name it, in the clinic's order. */
export async function limitServicesOf(services: StaffPage['services']): Promise<Limitable[]> {
  const { serviceTitle } = agendaLabelsOf(services);
  const offered = new Set(
    services.clinic.services.filter(({ isArchived }) => !isArchived).map(({ slug }) => slug),
  );
  return (await readLimitable(services.db)).map((each) => ({
    ...each,
    title: serviceTitle(each.slug),
    isArchived: !offered.has(each.slug),
  }));
}

/** Those to which somebody's hours may be limited: what they do, and what limits them today, later or as asked for. */
function limitChoices(
  all: readonly Limitable[],
  { kind, slug, rows }: Pick<HoursOf, 'kind' | 'slug' | 'rows'>,
  { today, asked }: { today: string; asked: AskedHours | null },
): LimitService[] {
  if (kind !== 'practitioner') return [];
  const weeks = [...periodsFrom(rows, today), ...(asked ? [asked] : [])].map(({ week }) => week);
  const named = weeks
    .flat()
    .flatMap((day) => day?.limits?.flatMap(({ serviceIds }) => serviceIds) ?? []);
  return all
    .filter((each) =>
      each.isArchived
        ? named.includes(each.id)
        : each.people.includes(slug) || named.includes(each.id),
    )
    .map(({ id, title, isArchived }) => ({ id, title, isArchived }));
}

/**
 * The hours that the page shows and their form, as its address asks: the clinic's, or those of one practitioner, room or
 * device.
 */
export async function shownHours(
  { services, url, today }: StaffPage,
  all: readonly HoursOf[],
  { chosen, isClinic, from, house }: ShownQuery,
) {
  const asked = await askedHours({ services, url }, isClinic ? null : (chosen?.slug ?? ''), {
    ...{ from, house },
  });
  const slug = isClinic ? CLINIC_CHOICE : (chosen?.slug ?? '');
  const form = {
    morePath: hoursPath(slug, from, house, asked?.key),
    filled: asked && { ...asked.filled, href: `${hoursPath(slug, null, house)}#mudar` },
  };
  const days = { from, today, asked };
  if (isClinic) return { ...(await clinicHoursOf(services, all, days)), ...form };
  const limitable = await limitServicesOf(services);
  const lastChange = formatLastChange(chosen?.setting);
  return {
    ...personHoursOf(chosen, { ...days, lastChange, limitable }),
    limitServices: chosen ? limitChoices(limitable, chosen, days) : [],
    ...form,
  };
}

/** After saving: on which of the days that it touched site and house part now. */
async function siteDaysNow(
  { services, url, may }: StaffPage,
  all: readonly HoursOf[],
  house: string | null,
) {
  const asked = askedSiteDays(url);
  if (!asked) return null;
  const people = all.filter(({ kind }) => kind === 'practitioner');
  const weeks = people.map(({ rows }) => weekOn(rows, asked.on));
  const days = await siteDaysOn(services, { ...asked, house }, weeks);
  const { clinic } = services;
  return toSiteDaysView(days, { clinic, house, maySetSite: may('clinic.manage') });
}

type ShownQuery = {
  chosen: HoursOf | undefined;
  isClinic: boolean;
  /** First day that the form proposes. */
  from: string;
  house: string | null;
};

/** The hours of the clinic or of somebody, and their form. */
export async function hoursPage(args: StaffArgs) {
  const page = staffPageOf(args);
  const { services, url, today, may } = page;
  const house = chosenHouse(services.clinic, url.searchParams.get('unidade'));
  const all = await readHoursOf(services.db, house);
  const who = url.searchParams.get('quem') ?? CLINIC_CHOICE;
  const isForAll = may('clinic.manage') && house === null;
  const chosen = all.find(({ slug }) => slug === who) ?? all[0];
  const day = url.searchParams.get('de') ?? '';
  const from = isCalendarDay(day) && day > today ? day : today;
  const isClinic = isForAll && who === CLINIC_CHOICE;
  const shown = await shownHours(page, all, { chosen, isClinic, from, house });
  return {
    ...shown,
    ...{ today, from, isForAll, house, houses: houseOptions(services.clinic) },
    choices: all.map(({ slug, name, kind, setting }) => {
      return { slug, name, kind, version: setting.version };
    }),
    pauses: Number(url.searchParams.get('pausas')) || 1,
    ...(await outsideOfHours(page, all, house)),
    siteDays: await siteDaysNow(page, all, house),
    compactDays: await compactDaysOf(services, url),
    mayWrite: may('agenda.write'),
    saved: savedHours(url, may('agenda.write')),
    toTell: await toTellOf(page),
  };
}
