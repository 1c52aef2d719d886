import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { newRows } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { formatLastChange } from '#app/features/schedule-settings/changed-notice.tsx';
import {
  type HoursOf,
  type HoursRefusal,
  type HoursTarget,
  readHoursOf,
  setHours,
} from '#app/features/schedule-settings/hours.server.ts';
import {
  CLINIC_FIELD,
  type HoursError,
  type HoursFormValues,
  type NewHours,
  RECORD_FIELD,
  seenRecordOf,
  seenVersionOf,
  whoField,
} from '#app/features/schedule-settings/hours-form.ts';
import { LIMITS_FIELD } from '#app/features/schedule-settings/limits/limits-form.ts';
import {
  changedWeekdays,
  firstWhole,
  type OpeningsView,
  toOpeningsView,
} from '#app/features/schedule-settings/openings/openings-view.ts';
import type { SiteDays } from '#app/features/schedule-settings/openings/site-days.tsx';
import type { Result } from '#app/platform/result.ts';
import {
  clinicHoursOf,
  clinicWeekOn,
  ownHoursOf,
} from '#app/routes/staff/catalogue/clinic-hours.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { followedWeek, hoursOfWeek, withLimitsOf } from '#app/scheduling/hours/clinic-week.ts';
import {
  countOpenings,
  lostServices,
  type TriedChange,
} from '#app/scheduling/hours/count-openings.server.ts';
import { replaceHours } from '#app/scheduling/hours/fill-hours.server.ts';
import { meetsElsewhere, type WeekHours, weekOn } from '#app/scheduling/hours/week-hours.ts';
import {
  type ClinicHoursSaved,
  setClinicHours,
} from '#app/site-content/catalogue/clinic-hours.server.ts';
import { siteDaysOn } from '#app/site-content/catalogue/site-days.server.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';

/** New hours as a form asks for them: whose change, whose stay, and what the clinic's were. */
export type HoursChange = {
  all: readonly HoursOf[];
  targets: readonly (HoursOf & HoursTarget)[];
  others: readonly (HoursOf & HoursTarget)[];
  hours: NewHours;
  clinicWeek: WeekHours;
  seenRecord: number;
  /** Names of people whose limits stay, where they or the form have any. */
  keptLimits: readonly string[];
  today: string;
};

/** In the clinic's form everybody keeps their own breaks; limits that were typed are of the person of the form alone. */
export async function hoursChangeOf(
  { services, today }: StaffPage,
  { all, hours, values }: { all: readonly HoursOf[]; hours: NewHours; values: HoursFormValues },
): Promise<HoursChange> {
  const clinicWeek = await clinicWeekOn(services, hours.from, today);
  const isOfForm = ({ id }: HoursOf) => values[LIMITS_FIELD] === String(id);
  const weekOf = (each: HoursOf) => {
    const { kind, slug, rows } = each;
    if (kind !== 'practitioner') return {};
    const current = weekOn(rows, hours.from);
    if (!values[CLINIC_FIELD])
      return isOfForm(each) ? {} : { week: withLimitsOf(hours.week, current) };
    const week = followedWeek(current, {
      before: clinicWeek,
      after: hours.week,
      own: ownHoursOf(services, slug),
    });
    return { week };
  };
  const asked = all.map((each) => ({
    ...each,
    ...weekOf(each),
    seenVersion: seenVersionOf(values, each.slug),
  }));
  const isTarget = ({ slug }: HoursOf) => hours.slugs.includes(slug);
  const targets = asked.filter(isTarget);
  const keptLimits = targets.filter(
    (each) =>
      each.kind === 'practitioner' &&
      !values[CLINIC_FIELD] &&
      !isOfForm(each) &&
      [...hours.week, ...weekOn(each.rows, hours.from)].some((day) => day?.limits?.length),
  );
  return {
    ...{ all, hours, clinicWeek, today, targets },
    keptLimits: keptLimits.map(({ name }) => name),
    others: asked.filter((each) => !isTarget(each)),
    seenRecord: seenRecordOf(values),
  };
}

/** How appointments outside the hours are told. */
export function outsideContext(services: StaffPage['services']) {
  const { serviceTitle } = agendaLabelsOf(services);
  return { hrefOf: appointmentPath, serviceTitle };
}

/** Weekdays on which somebody would be in two houses at once. */
export function metElsewhere({ targets, hours }: HoursChange): HoursError[] {
  return targets.flatMap((target) => {
    const met = meetsElsewhere(newRows(target, hours), target.elsewhere);
    const field = whoField(target.slug);
    return met ? [{ field, wrong: 'elsewhere' as const, weekday: met.weekday }] : [];
  });
}

/** What the change opens and closes, and what it leaves without hours, by the search that visitors use. Keeps nothing. */
export async function openingsOf(
  { services }: StaffPage,
  { targets, hours, clinicWeek, today }: HoursChange,
  limitable: readonly { slug: string; isArchived: boolean; people: readonly string[] }[],
): Promise<{ openings: OpeningsView[]; lost: string[] }> {
  const weekdays = new Set([
    ...targets.flatMap(({ rows, week }) =>
      changedWeekdays(weekOn(rows, hours.from), week ?? hours.week),
    ),
    ...(hours.isPublic ? changedWeekdays(clinicWeek, hours.week) : []),
  ]);
  const counting = { ...services, agenda: services.clinic.agenda };
  const change: TriedChange = async (tx) => {
    for (const target of targets) {
      const holder = { resourceId: target.id, branch: hours.branch };
      await replaceHours(tx, holder, newRows(target, hours));
    }
  };
  const asked = { from: firstWhole(hours.from, today), change };
  const days = await countOpenings(counting, {
    ...asked,
    branch: hours.branch,
    weekdays: [1, 2, 3, 4, 5, 6, 0].filter((each) => weekdays.has(each)),
  });
  const slugs = limitable
    .filter(
      ({ isArchived, people }) => !isArchived && targets.some(({ slug }) => people.includes(slug)),
    )
    .map(({ slug }) => slug);
  const lost = await lostServices(counting, { ...asked, slugs });
  // A day that closes has no free times on purpose.
  const told = days.map((day) => (hours.week[day.weekday] ? day : { ...day, nothing: null }));
  const { serviceTitle: titleOf } = agendaLabelsOf(services);
  return {
    openings: toOpeningsView(told, { titleOf, from: hours.from, today }),
    lost: lost.map(titleOf),
  };
}

/**
 * Of the days that a change of somebody's hours touches, those on which the house and the site will part. The clinic's
 * own hours change both.
 */
export async function siteDaysOfChange(
  { services }: StaffPage,
  { all, targets, hours }: HoursChange,
): Promise<SiteDays> {
  const attending = targets.filter(({ kind }) => kind === 'practitioner');
  const touched = hours.isPublic
    ? []
    : attending.flatMap(({ rows, week }) =>
        changedWeekdays(weekOn(rows, hours.from), week ?? hours.week),
      );
  const weeks = all
    .filter(({ kind }) => kind === 'practitioner')
    .map((each) => {
      const target = attending.find(({ id }) => id === each.id);
      return weekOn(target ? newRows(target, hours) : each.rows, hours.from);
    });
  return siteDaysOn(services, { house: hours.branch, on: hours.from, weekdays: touched }, weeks);
}

export async function saveHours(
  { services, staff }: StaffPage,
  { targets, others, hours, clinicWeek, seenRecord, today }: HoursChange,
): Promise<Result<{ undo: number } & Partial<ClinicHoursSaved>, HoursRefusal>> {
  if (!hours.isPublic)
    return setHours(services, hours, { targets, branch: hours.branch, staffId: staff.id });
  const { db, clock, jobs, contentStore } = services;
  const saved = await setClinicHours(
    { db, clock, jobs, clinicFile: contentStore.clinicFile },
    {
      ...{ period: hours, targets, others, seenRecord, today },
      before: hoursOfWeek(clinicWeek),
      staffId: staff.id,
    },
  );
  return saved;
}

/** After a refusal: who saved first, and the versions as they are now, so that the page shows what that person saved. */
export async function whoWasFirst(
  { services, today }: StaffPage,
  { targets, hours: { from, branch } }: HoursChange,
  isClinic: boolean,
) {
  const now = await readHoursOf(services.db, branch);
  const changed = targets.find((target) =>
    now.some(({ id, setting }) => id === target.id && setting.version !== target.seenVersion),
  );
  const clinic = await clinicHoursOf(services, now, { from, today });
  const versions = now.map(({ slug, setting }) => [`versao-${slug}`, String(setting.version)]);
  return {
    changedLine: changed
      ? formatLastChange(now.find(({ id }) => id === changed.id)?.setting)
      : clinic.lastChange,
    fresh: {
      ...Object.fromEntries(versions),
      ...(isClinic && { [RECORD_FIELD]: clinic.blank[RECORD_FIELD] ?? '' }),
    },
  };
}
