import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { type LeftPictures, withoutPictures } from '#app/clinic/record/record-pictures.ts';
import type { Queryable } from '#app/db/database.ts';
import { missingPictures } from '#app/platform/text/stored-images.server.ts';
import { readLogo } from './store-logo.server.ts';

/** What a record names and this installation does not have; photos by whose they are. */
export type MissingPictures = LeftPictures & { logo: boolean };

/**
 * A record that came from another installation, without the logo, picture and photos that did not come with it: no page
 * may show a picture that is not there.
 */
export async function withStoredPictures(
  db: Queryable,
  record: ClinicRecord,
): Promise<{ record: ClinicRecord; missing: MissingPictures }> {
  const gone = await missingPictures(db, record);
  const { record: stored, left } = withoutPictures(record, gone);
  const { logo, ...looks } = stored.brand ?? {};
  const lacksLogo = logo !== undefined && (await readLogo(db, logo.file)) === null;
  return {
    record: { ...stored, ...(lacksLogo && { brand: looks }) },
    missing: { ...left, logo: lacksLogo },
  };
}
