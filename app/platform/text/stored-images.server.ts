import { inArray } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { images } from '#app/db/media-schema.ts';
import { picturesIn } from './entry-picture.ts';

/**
 * Which of these names the library of images lacks. In a transaction, the existing images are locked until it ends, so
 * that nobody deletes what is about to be named.
 */
export async function missingImages(
  db: Queryable,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = [...new Set(names)];
  if (named.length === 0) return new Set();
  const found = await db
    .select({ name: images.name })
    .from(images)
    .where(inArray(images.name, named))
    .for('share');
  const known = new Set(found.map(({ name }) => name));
  return new Set(named.filter((name) => !known.has(name)));
}

/** The same of the images that a value of any shape names in its fields. */
export function missingPictures(db: Queryable, value: unknown): Promise<ReadonlySet<string>> {
  return missingImages(
    db,
    picturesIn(value).map(({ name }) => name),
  );
}
