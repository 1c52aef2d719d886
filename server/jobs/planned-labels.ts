import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { readPlannedClinic } from '#app/features/clinic-record/planned/planned-clinic.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { SummaryServices } from '#app/scheduling/appointment-summary.server.ts';

type Services = Pick<SummaryServices, 'labelsIn'> & { db: Queryable };

/**
 * How an appointment reads by the clinic's record of its day, for mails about a change that waits for its day; null where
 * that does not come any more.
 */
export function plannedLabels(services: Services, file: ClinicRecord) {
  return async (asked: { planId: number; on: string }) => {
    const planned = await readPlannedClinic(services.db, file, asked);
    if (!planned) return null;
    const { record, startsOn } = planned;
    const labelsIn = (wanted: Locale) => {
      // Falls back to Portuguese for a language that the site no longer offers.
      const { clinic, serviceTexts } = services.labelsIn(wanted);
      const then = parseClinic(record, clinic.locale);
      const titles = new Map(then.services.map(({ slug, title }) => [slug, title]));
      const shown = new Map(clinic.services.map(({ slug, title }) => [slug, title]));
      // A service with a text of its own keeps the title of that.
      const texts = serviceTexts.map((each) => ({
        ...each,
        title: (shown.get(each.slug) === each.title && titles.get(each.slug)) || each.title,
      }));
      return { clinic: then, serviceTexts: texts };
    };
    return { labelsIn, startsOn };
  };
}
