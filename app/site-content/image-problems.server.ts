import type { Queryable } from '#app/db/database.ts';
import { missingImages } from '#app/features/images/image-use.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { PublishedRevisions } from '#app/platform/text/markdown-files.server.ts';

/**
 * Pictures that the database's texts of a language name and that the library does not have, as faults of the texts. In
 * a transaction, those that are there stay until it ends.
 */
export async function pictureFaults(
  db: Queryable,
  sources: PublishedRevisions,
  locale: Locale,
): Promise<string[]> {
  const texts = [...sources].flatMap(([label, source]) =>
    label.startsWith(`${locale}/`) && typeof source === 'string' ? [{ label, source }] : [],
  );
  const missing = await missingImages(db, texts.map(({ source }) => source).join('\n'));
  return missing.flatMap((name) =>
    texts
      .filter(({ source }) => source.includes(name))
      .map(({ label }) => `- ${label}: body: has the picture '${name}', which nobody has sent`),
  );
}
