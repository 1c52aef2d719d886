import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { pictureAt, picturesIn } from '#app/platform/text/entry-picture.ts';

/** What of a record goes without a picture; photos by whose they are. */
export type LeftPictures = { picture: boolean; photos: readonly string[] };

/** A record without some pictures of the library, and what goes without them. @param gone their names */
export function withoutPictures(
  record: ClinicRecord,
  gone: ReadonlySet<string>,
): { record: ClinicRecord; left: LeftPictures } {
  const isGone = (address: string | undefined) =>
    address !== undefined && gone.has(pictureAt(address)?.name ?? '');
  const { picture, ...looks } = record.brand ?? {};
  const hasLost = isGone(picture?.image);
  const people = record.people.map((person) => {
    const { photo, ...others } = person;
    return isGone(photo) ? others : person;
  });
  const lost = record.people.filter(({ photo }) => isGone(photo));
  return {
    record: { ...record, people, ...(hasLost && { brand: looks }) },
    left: { picture: hasLost, photos: lost.map(({ name }) => inPortuguese(name)) },
  };
}

/** What a version that came back has gone without. @param now the record that it has become */
export function picturesLeft(wanted: ClinicRecord, now: unknown): LeftPictures {
  const shown = new Set(picturesIn(now).map(({ name }) => name));
  const gone = picturesIn(wanted).filter(({ name }) => !shown.has(name));
  return withoutPictures(wanted, new Set(gone.map(({ name }) => name))).left;
}
