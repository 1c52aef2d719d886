import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { cmsCategories } from '#app/clinic/cms-fields.ts';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { foreignEntries, foreignPictures, foreignSource } from '#app/db/foreign-schema.ts';
import { type ImageName, readImageName } from '#app/platform/image-name.ts';
import { type CmsSource, cmsSourceOf, readAddress } from './cms-source.ts';
import type { ForeignEntry } from './foreign-entry.ts';
import type { ForeignTexts } from './foreign-texts.ts';
import { storedEntry } from './stored-entry.ts';

/** How the site's texts find those of the source. Equal stamps mean equal texts. */
export type ForeignReader = {
  /** '' while nothing foreign is shown. */
  stamp: (db: Queryable) => Promise<string>;
  read: (db: Queryable) => Promise<ForeignTexts | null>;
};

/** What staff have settled about the source, with the environment's address. */
export async function readCmsSource(db: Queryable, fixed: string | undefined): Promise<CmsSource> {
  return cmsSourceOf((await readSubjects(db)).get('cms'), fixed);
}

async function readSubjects(db: Queryable): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .select({ subject: clinicSettings.subject, value: clinicSettings.value })
    .from(clinicSettings)
    .where(inArray(clinicSettings.subject, ['cms', 'cms-categories']));
  return new Map(rows.map(({ subject, value }) => [subject, value]));
}

/** Staff's word on each category of the source. */
export async function readCategoryChoices(db: Queryable) {
  return cmsCategories.parse((await readSubjects(db)).get('cms-categories') ?? {});
}

/** Reads the last good copy from the database; the source itself is never asked. @param fixed as for `cmsSourceOf` */
export function foreignReader(fixed: string | undefined): ForeignReader {
  return {
    async stamp(db) {
      const kept = await readKept(db);
      if (!kept) return '';
      const subjects = await readSubjects(db);
      const source = cmsSourceOf(subjects.get('cms'), fixed);
      if (readAddress(source) === null) return '';
      const { showsOwn, showsPages } = source;
      const categories = subjects.get('cms-categories') ?? {};
      return JSON.stringify({ ...kept, showsOwn, showsPages, categories });
    },
    async read(db) {
      const kept = await readKept(db);
      const source = await readCmsSource(db, fixed);
      // A new address shows nothing before it was read whole: until then the texts of the old one stay.
      if (!kept || readAddress(source) === null) return null;
      const { address } = kept;
      const { showsOwn, showsPages } = source;
      const [entries, categories, pictures] = [
        await readEntries(db, address),
        await readCategoryChoices(db),
        await readPictures(db),
      ];
      return {
        address,
        showsOwn,
        showsPages,
        entries,
        categories,
        pictures,
      } satisfies ForeignTexts;
    },
  };
}

async function readKept(db: Queryable) {
  const { revision, address } = foreignSource;
  const [row] = await db.select({ revision, address }).from(foreignSource);
  return row?.address ? { revision: row.revision, address: row.address } : null;
}

async function readEntries(db: Queryable, address: string): Promise<ForeignEntry[]> {
  const rows = await db
    .select({ entry: foreignEntries.entry })
    .from(foreignEntries)
    .where(and(eq(foreignEntries.address, address), isNull(foreignEntries.goneAt)))
    .orderBy(desc(foreignEntries.sourceId));
  const entries = rows.flatMap(({ entry }) => storedEntry.safeParse(entry).data ?? []);
  return entries.sort((a, b) =>
    a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0,
  );
}

async function readPictures(db: Queryable): Promise<Map<string, ImageName>> {
  const rows = await db
    .select({ src: foreignPictures.src, name: foreignPictures.name })
    .from(foreignPictures)
    .where(isNotNull(foreignPictures.name));
  const named = rows.flatMap(({ src, name }) => {
    const image = name === null ? null : readImageName(name);
    return image ? [[src, image] as const] : [];
  });
  return new Map(named);
}
