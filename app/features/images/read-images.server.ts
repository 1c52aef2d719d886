import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { foreignPictureFiles, foreignPictures } from '#app/db/foreign-schema.ts';
import { imageFiles, images } from '#app/db/media-schema.ts';
import { IMAGES_ROOT, readImageName } from '#app/platform/image-name.ts';

const PAGE_SIZE = 24;

export type LibraryImage = Awaited<ReturnType<typeof readLibrary>>['images'][number];

/**
 * One page of the library, newest first.
 * @param search words of the description or the credit; all images when empty
 * @param page from 1; beyond the end the last page
 */
export async function readLibrary(
  db: Queryable,
  { search, page }: { search: string; page: number },
) {
  const words = search.split(/\s+/).filter(Boolean);
  const isWanted = and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return or(ilike(images.alt, pattern), ilike(images.credit, pattern));
    }),
  );
  const [counted] = await db.select({ found: count() }).from(images).where(isWanted);
  const found = counted?.found ?? 0;
  const pageCount = Math.max(1, Math.ceil(found / PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  const rows = await db
    .select({
      name: images.name,
      width: images.width,
      height: images.height,
      alt: images.alt,
      credit: images.credit,
    })
    .from(images)
    .where(isWanted)
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(PAGE_SIZE)
    .offset((shown - 1) * PAGE_SIZE);
  return { images: rows, found, page: shown, pageCount };
}

const MAX_OFFERED = 500;

/**
 * The library's images as choices of a form, newest first.
 * @param named one that is offered also where it is too old for the list, by its address; '' for none
 */
export async function imageOptions(
  db: Queryable,
  named = '',
): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .select({ name: images.name, alt: images.alt })
    .from(images)
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(MAX_OFFERED);
  const options = rows.map(({ name, alt }) => ({ value: `${IMAGES_ROOT}${name}`, label: alt }));
  if (named === '' || options.some(({ value }) => value === named)) return options;
  const older = await readImage(db, named.slice(IMAGES_ROOT.length));
  return older ? [...options, { value: named, label: older.alt }] : options;
}

/** An image, who uploaded it and who changed it last; null when there is none with this name. */
export async function readImage(db: Queryable, name: string) {
  if (!readImageName(name)) return null;
  const [row] = await db.select().from(images).where(eq(images.name, name));
  return row ?? null;
}

/** The WebP file of one width, of the library or of another content system's texts; or null. */
export async function readImageFile(
  db: Queryable,
  { name, width }: { name: string; width: number },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: imageFiles.bytes })
    .from(imageFiles)
    .innerJoin(images, eq(images.id, imageFiles.imageId))
    .where(and(eq(images.name, name), eq(imageFiles.width, width)));
  return row?.bytes ?? (await readForeignFile(db, { name, width }));
}

async function readForeignFile(
  db: Queryable,
  { name, width }: { name: string; width: number },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: foreignPictureFiles.bytes })
    .from(foreignPictureFiles)
    .innerJoin(foreignPictures, eq(foreignPictures.id, foreignPictureFiles.pictureId))
    .where(and(eq(foreignPictures.name, name), eq(foreignPictureFiles.width, width)));
  return row?.bytes ?? null;
}
