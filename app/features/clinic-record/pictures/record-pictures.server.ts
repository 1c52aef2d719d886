import type { ClinicRecord, RecordFault } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { picturesIn } from '#app/platform/text/entry-picture.ts';
import { missingImages } from '#app/platform/text/stored-images.server.ts';

/**
 * Pictures that a change names anew and the library lacks, at their fields. In a transaction, those that are there stay
 * until it ends; who deletes one waits, and finds it named.
 * @param changes top-level fields of the record with their new values
 */
export async function pictureFaults(
  db: Queryable,
  before: ClinicRecord,
  changes: Readonly<Record<string, unknown>>,
): Promise<RecordFault[]> {
  const known = new Set(picturesIn(before).map(({ name }) => name));
  const added = picturesIn(changes).filter(({ name }) => !known.has(name));
  const missing = await missingImages(
    db,
    added.map(({ name }) => name),
  );
  return added
    .filter(({ name }) => missing.has(name))
    .map(({ path }) => ({
      path,
      locale: DEFAULT_LOCALE,
      message: 'names a picture that the library lacks',
      said: staffBrand.looks.pictures.gone,
    }));
}
