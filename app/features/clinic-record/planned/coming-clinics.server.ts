import { and, eq, lte, sql } from 'drizzle-orm';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import type { ComingClinic } from '#app/clinic/record/place-on-day.ts';
import { clinicRecordPlans as plans } from '#app/db/clinic-record-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { readComingPlans } from './coming-plans.server.ts';
import { recordOn } from './planned-record.ts';

/** What a patient with an appointment comes by: where it is, and what to bring. */
const FIELDS = ['address', 'branches', 'mainBranchName', 'payers'];

/**
 * The clinic as the changes that wait will make it, from each day on which one changes where to come or what to bring;
 * empty where nothing of that waits, which one small query finds.
 */
export function comingClinics(db: Queryable, file: ClinicRecord) {
  return async (asked: { locale: Locale; until: string }): Promise<ComingClinic[]> => {
    const isAsked = sql`${plans.changes} ?| ${sql.param(FIELDS)}::text[]`;
    const [any] = await db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.state, 'waiting'), lte(plans.startsOn, asked.until), isAsked))
      .limit(1);
    if (!any) return [];
    const waiting = await readComingPlans({ db, clinicFile: file });
    const { record } = await readCurrentRecord(db, file);
    const days = waiting
      .filter(({ changes }) => FIELDS.some((field) => field in changes))
      .map(({ startsOn }) => startsOn)
      .filter((day) => day <= asked.until);
    return [...new Set(days)].map((startsOn) => ({
      startsOn,
      clinic: parseClinic(recordOn(record, waiting, startsOn), asked.locale),
    }));
  };
}
