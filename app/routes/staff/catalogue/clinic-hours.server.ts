import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import {
  readCurrentRecord,
  readRecordVersions,
} from '#app/features/clinic-record/record-versions.server.ts';
import { formatPeriods } from '#app/features/schedule-settings/format-week.ts';
import type { HoursOf } from '#app/features/schedule-settings/hours.server.ts';
import {
  CLINIC_FIELD,
  type HoursFormValues,
  PUBLIC_FIELD,
  RECORD_FIELD,
  weekFormValues,
  whoField,
} from '#app/features/schedule-settings/hours-form.ts';
import type { LimitService } from '#app/features/schedule-settings/limits/limit-words.ts';
import {
  LIMITS_FIELD,
  limitFormValues,
} from '#app/features/schedule-settings/limits/limits-form.ts';
import { CLINIC_CHOICE } from '#app/features/schedule-settings/settings-paths.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { followsClinic, type OwnHours, weekOfHours } from '#app/scheduling/hours/clinic-week.ts';
import { type HoursPeriod, periodsFrom, weekOn } from '#app/scheduling/hours/week-hours.ts';
import type { AskedHours } from './asked-hours.server.ts';

type Services = Pick<AppServices, 'db' | 'clinic' | 'contentStore'>;

/** The clinic's public hours by period: now, and those that are planned. */
async function clinicPeriods(services: Services, today: string): Promise<HoursPeriod[]> {
  const periods: HoursPeriod[] = [
    { from: today, until: null, week: weekOfHours(services.clinic.hours) },
  ];
  const { record } = await readCurrentRecord(services.db, services.contentStore.clinicFile);
  for (const { startsOn, changes, state } of await readPlans(services.db)) {
    const last = periods.at(-1);
    if (!changes.hours || !last || state !== 'waiting') continue;
    const week = weekOfHours(parseClinic({ ...record, ...changes }).hours);
    if (startsOn <= last.from) last.week = week;
    else {
      last.until = startsOn;
      periods.push({ from: startsOn, until: null, week });
    }
  }
  return periods;
}

/** The public hours on a day. */
export async function clinicWeekOn(services: Services, from: string, today: string) {
  const periods = await clinicPeriods(services, today);
  return periods.findLast((each) => each.from <= from)?.week ?? [];
}

/** Whoever has breaks and days of their own, by slug. */
export function ownHoursOf({ clinic }: Pick<AppServices, 'clinic'>, slug: string): OwnHours {
  const person = clinic.resources.practitioners.find((each) => each.slug === slug);
  const { breaks = [], workdays } = person ?? {};
  return { breaks, ...(workdays && { workdays }) };
}

/** The page of the clinic's hours: now and planned, and its form, with everybody ticked who keeps them. */
export async function clinicHoursOf(
  services: Services,
  all: readonly HoursOf[],
  { from, today, asked = null }: { from: string; today: string; asked?: AskedHours | null },
) {
  const { version } = await readCurrentRecord(services.db, services.contentStore.clinicFile);
  const made = (await readRecordVersions(services.db)).find(({ fields }) =>
    fields.includes('hours'),
  );
  const week = await clinicWeekOn(services, from, today);
  const followers = all.filter(({ slug, rows }) =>
    followsClinic(weekOn(rows, from), week, ownHoursOf(services, slug)),
  );
  const blank: HoursFormValues = {
    desde: from,
    ...weekFormValues(asked?.week ?? week),
    [CLINIC_FIELD]: 'sim',
    [PUBLIC_FIELD]: 'sim',
    [RECORD_FIELD]: String(version),
    ...Object.fromEntries(followers.map(({ slug }) => [whoField(slug), 'sim'])),
  };
  return {
    slug: CLINIC_CHOICE,
    name: staffSettings.hours.clinicName,
    periods: formatPeriods(await clinicPeriods(services, today), today, []),
    lastChange: made
      ? staffSettings.lastChange(made.by, formatMoment(made.at))
      : staffSettings.asRecord,
    blank,
    /** Everybody keeps their own limits. */
    limitServices: [],
  };
}

type PersonForm = {
  from: string;
  today: string;
  /** The version that the form shows in place of what stands. */
  asked: AskedHours | null;
  lastChange: string;
  limitable: readonly LimitService[];
};

/** The hours of one practitioner, room or device, and their form. */
export function personHoursOf(
  chosen: HoursOf | undefined,
  { from, today, asked, lastChange, limitable }: PersonForm,
) {
  const { slug = '', name = '', rows = [] } = chosen ?? {};
  const week = asked?.week ?? weekOn(rows, from);
  const blank: HoursFormValues = {
    desde: asked?.from ?? from,
    ate: asked?.last ?? '',
    ...weekFormValues(week),
    ...limitFormValues(week),
    ...(chosen?.kind === 'practitioner' && { [LIMITS_FIELD]: String(chosen.id) }),
    [whoField(slug)]: 'sim',
  };
  const periods = formatPeriods(periodsFrom(rows, today), today, limitable);
  return { slug, name, periods, lastChange, blank };
}
