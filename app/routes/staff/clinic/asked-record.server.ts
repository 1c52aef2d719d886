import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { whoMade } from '#app/features/clinic-record/history/field-history.server.ts';
import { withKnownBooking } from '#app/features/clinic-record/known-booking.ts';
import {
  holdsBooking,
  readRecordOf,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';

/**
 * The record as its form's address asks for it, with who made that version; null where it asks for none.
 * @param now the record in force, for what older versions do not say
 */
export async function askedRecord(
  { services, url }: Pick<StaffPage, 'services' | 'url'>,
  now: ClinicRecord,
): Promise<{ record: ClinicRecord; filled: { moment: string; who: string } } | null> {
  const asked = url.searchParams.get(AS_OF);
  if (asked === null || !/^\d{1,9}$/.test(asked)) return null;
  const version = Number(asked);
  const { db, contentStore } = services;
  if (version === 0) return { record: contentStore.clinicFile, filled: { moment: '', who: '' } };
  const stored = understood(await readRecordOf(db, version));
  const made = await whoMade(db, version);
  if (!stored || !made) return null;
  const record = (await holdsBooking(db, version)) ? stored : withKnownBooking(now, stored);
  return { record, filled: { moment: formatMoment(made.at, { withYear: true }), who: made.by } };
}
