import { and, eq, isNotNull } from 'drizzle-orm';
import { type Category, categoryNamed } from '#app/clinic/record/category-fields.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import type { Transaction } from '#app/db/database.ts';
import { importEntries } from '#app/db/imports-schema.ts';
import { NO_DAY } from '#app/features/cms/import/export-entries.ts';
import { addressesOfLists, folderOf, oldPath } from '#app/features/cms/import/old-addresses.ts';
import { storedEntry } from '#app/features/cms/import/stored-entry.ts';
import { imagePath, readImageName } from '#app/platform/image-name.ts';
import { answerFor, type ImportAnswers } from './import-answers.server.ts';
import { broughtPictures } from './import-images.server.ts';
import type { ImportRow } from './import-services.server.ts';
import { addOldAddresses, type NewOldAddress } from './old-addresses.server.ts';

const BATCH = 500;

/** Adds where the lists, the feed and the pictures of the source lead here. */
export async function addListAddresses(
  tx: Transaction,
  { id, origin }: ImportRow,
  {
    answers,
    own,
    at,
  }: {
    answers: ImportAnswers;
    /** The clinic's categories. */
    own: readonly Category[];
    at: Date;
  },
): Promise<void> {
  const rows = await tx
    .select({ entry: importEntries.entry })
    .from(importEntries)
    .where(and(eq(importEntries.importId, id), isNotNull(importEntries.documentId)));
  const entries = rows.map(({ entry }) => storedEntry.parse(entry));
  const categories = new Map(
    entries.flatMap((entry) =>
      entry.categories.map((category) => {
        const chosen = categoryNamed(own, answerFor(answers.categories, category.slug) ?? '');
        const target = chosen ? `/blog?categoria=${addressOf(chosen)}` : '/blog';
        return [category.slug, { id: category.id, slug: category.slug, target }] as const;
      }),
    ),
  );
  const months = new Set(
    entries.flatMap(({ publishedOn }) => (publishedOn === NO_DAY ? [] : [publishedOn.slice(0, 7)])),
  );
  const lists = addressesOfLists({
    categories: [...categories.values()],
    months: [...months],
    folder: folderOf(origin),
  });
  const pictures = (await broughtPictures(tx, id)).flatMap(({ src, name }): NewOldAddress[] => {
    const path = oldPath(URL.parse(src)?.pathname ?? '');
    const own = name === null ? null : readImageName(name);
    return path && own ? [{ path, target: imagePath(own.name, own.width) }] : [];
  });
  const all = [...lists, ...pictures];
  for (let from = 0; from < all.length; from += BATCH)
    await addOldAddresses(tx, id, { rows: all.slice(from, from + BATCH), at });
}
