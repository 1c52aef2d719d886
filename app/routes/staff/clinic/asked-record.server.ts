import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import {
  BRAND_FIELDS,
  looksValuesOf,
  withOwnPicture,
  withWordsOf,
} from '#app/features/brand/brand-form.ts';
import { formerPictures } from '#app/features/brand/former-pictures.server.ts';
import { whoMade } from '#app/features/clinic-record/history/field-history.server.ts';
import { withKnownBooking } from '#app/features/clinic-record/known-booking.ts';
import {
  holdsBooking,
  readCurrentRecord,
  readRecordOf,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import { imageOptions } from '#app/features/images/read-images.server.ts';
import { formText } from '#app/platform/form-values.ts';
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

type RecordBrand = NonNullable<ClinicRecord['brand']>;

/** The looks that the brand's form shows: those of now, or of the version that its address names. */
export async function askedBrand(page: Pick<StaffPage, 'services' | 'url'>) {
  const { db, contentStore } = page.services;
  const { record, version } = await readCurrentRecord(db, contentStore.clinicFile);
  const asked = await askedRecord(page, record);
  const was = (asked?.record ?? record).brand?.logo;
  const edit = ({ logo: _now, ...brand }: RecordBrand): RecordBrand => ({
    ...brand,
    ...(was && { logo: was }),
  });
  const isOther = asked !== null && !isSame(was, record.brand?.logo);
  return {
    brand: parseClinic(asked?.record ?? record).brand,
    ...{ version, filled: asked?.filled ?? null },
    /** How that version's logo is taken, where it is another; its file is kept. */
    logo: isOther ? { word: was ? ('logotipo' as const) : ('tirado' as const), edit } : null,
  };
}

/** What the brand's form says, the pictures that it chooses among, and what was said before of the one that it names. */
export async function typedLooks(
  { services, url, clinic }: Pick<StaffPage, 'services' | 'url' | 'clinic'>,
  form: FormData,
) {
  const typed = looksValuesOf(form);
  const asked = url.searchParams.get(AS_OF);
  const former = await formerPictures(services.db, {
    ...{ file: services.contentStore.clinicFile, image: typed.picture },
    version: asked === null ? null : Number(asked),
  });
  const pictures = withOwnPicture(await imageOptions(services.db, typed.picture), clinic.brand);
  // Who clears the words of the picture that stays wants the library's.
  const isCleared = typed.alt === '' && typed.picture === formText(form, BRAND_FIELDS.shownPicture);
  return { values: withWordsOf(typed, pictures, isCleared ? [] : former), pictures, former };
}
