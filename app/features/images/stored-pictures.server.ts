import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { pictureAt } from '#app/platform/text/entry-picture.ts';
import { readImage } from './read-images.server.ts';
import { readLogo } from './store-logo.server.ts';

/** What a record names and this installation does not have; photos by whose they are. */
export type MissingPictures = { logo: boolean; picture: boolean; photos: readonly string[] };

/**
 * A record that came from another installation, without the logo, picture and photos that did not come with it: no page
 * may show a picture that is not there.
 */
export async function withStoredPictures(
  db: Queryable,
  record: ClinicRecord,
): Promise<{ record: ClinicRecord; missing: MissingPictures }> {
  const { logo, picture, ...looks } = record.brand ?? {};
  const hasLogo = logo !== undefined && (await readLogo(db, logo.file)) !== null;
  const hasPicture = picture !== undefined && (await isStored(db, picture.image));
  const people = await Promise.all(
    record.people.map(async (person) => {
      const { photo, ...others } = person;
      return photo === undefined || (await isStored(db, photo)) ? person : others;
    }),
  );
  const photos = record.people
    .filter((person, index) => person !== people[index])
    .map(({ name }) => inPortuguese(name));
  const brand = { ...looks, ...(hasLogo && { logo }), ...(hasPicture && { picture }) };
  const missing = {
    logo: logo !== undefined && !hasLogo,
    picture: picture !== undefined && !hasPicture,
    photos,
  };
  return { record: { ...record, people, ...(record.brand && { brand }) }, missing };
}

async function isStored(db: Queryable, address: string): Promise<boolean> {
  const image = pictureAt(address);
  return image !== null && (await readImage(db, image.name)) !== null;
}
