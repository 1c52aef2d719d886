import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { askedRecord } from '#app/routes/staff/clinic/asked-record.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { weekOfHours } from '#app/scheduling/hours/clinic-week.ts';
import type { WeekHours } from '#app/scheduling/hours/week-hours.ts';
import { readHoursVersion } from '#app/site-content/catalogue/hours-versions.server.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';

/** What the form of hours begins with where its address names a version. */
export type AskedHours = {
  key: string;
  week: WeekHours;
  /** First and last day that the form proposes; '' for no last one. */
  from: string;
  last: string;
  filled: { moment: string; who: string };
};

type Page = Pick<StaffPage, 'services' | 'url'>;

/**
 * The week that the address asks the form to begin with; null where it asks for none that there is.
 * @param slug of a practitioner, room or device; null for the hours of the clinic
 * @param from first day that the form proposes, which an earlier version begins with too
 * @param house whose hours of a practitioner the form sets; null for the main one
 */
export async function askedHours(
  { services, url }: Page,
  slug: string | null,
  { from, house }: { from: string; house: string | null },
): Promise<AskedHours | null> {
  const key = url.searchParams.get(AS_OF);
  if (key === null) return null;
  if (slug === null) {
    const { record } = await readCurrentRecord(services.db, services.contentStore.clinicFile);
    const asked = await askedRecord({ services, url }, record);
    if (!asked) return null;
    const week = weekOfHours(parseClinic(asked.record).hours);
    return { key, week, from, last: '', filled: asked.filled };
  }
  const version = await readHoursVersion(services.db, { slug, key });
  if (!version || (version.branch !== house && version.isOfPerson)) return null;
  const { week, until, made } = version;
  const first = version.from !== null && version.from > from ? version.from : from;
  // A week for some days, which are over, would come back for good.
  if (until !== null && until <= first) return null;
  return {
    ...{ key, week, from: first },
    last: until === null ? '' : addDays(until, -1),
    filled: {
      moment: made ? formatMoment(made.at, { withYear: true }) : '',
      who: made ? (made.by ?? staffHistory.unknown) : '',
    },
  };
}
