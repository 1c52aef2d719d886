import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { clinicRecordVersions } from '#app/db/clinic-record-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { LOCALES } from '#app/platform/locale.ts';
import type { RecordPicture } from './brand-form.ts';

const stored = z.object({
  image: z.string(),
  alt: z.union([z.string(), z.record(z.enum(LOCALES), z.string())]),
});

type Asked = {
  /** The record of the file. */
  file: ClinicRecord;
  image: string;
  /** The version that the form was filled from, which goes first; 0 for the file's, null for none. */
  version: number | null;
};

/** What versions of the brand have said of a picture, in every language that they said it in; the newest first. */
export async function formerPictures(
  db: Queryable,
  { file, image, version: asked }: Asked,
): Promise<RecordPicture[]> {
  const { record, version } = clinicRecordVersions;
  const rows = await db
    .select({ version, picture: sql<unknown>`${record} #> '{brand,picture}'` })
    .from(clinicRecordVersions)
    .where(sql`${record} #>> '{brand,picture,image}' = ${image}`)
    .orderBy(desc(version));
  const all = [...rows, { version: 0, picture: file.brand?.picture }];
  const inOrder = [
    ...all.filter((each) => each.version === asked),
    ...all.filter((each) => each.version !== asked),
  ];
  return inOrder.flatMap(({ picture }) => {
    const { data } = stored.safeParse(picture);
    return data?.image === image ? [data] : [];
  });
}
