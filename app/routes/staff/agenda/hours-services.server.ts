import { formatLastChange } from '#app/features/schedule-settings/changed-notice.tsx';
import type { HoursOf } from '#app/features/schedule-settings/hours.server.ts';
import type { LimitService } from '#app/features/schedule-settings/limits/limit-words.ts';
import { readLimitable } from '#app/features/schedule-settings/limits/limitable-services.server.ts';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import { type AskedHours, askedHours } from '#app/routes/staff/catalogue/asked-hours.server.ts';
import { clinicHoursOf, personHoursOf } from '#app/routes/staff/catalogue/clinic-hours.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { periodsFrom } from '#app/scheduling/hours/week-hours.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';

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

type ShownQuery = {
  chosen: HoursOf | undefined;
  isClinic: boolean;
  /** First day that the form proposes. */
  from: string;
  house: string | null;
};
