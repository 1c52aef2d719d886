import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { images } from '#app/db/image-schema.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { ImageDescription } from './image-fields.ts';
import { auditImage, type ImageServices } from './store-image.server.ts';

/** A picture as somebody saw it; `by` is the staff member's id. */
type ImageSnapshot = { name: string; version: number; by: number };

/**
 * Says something else about a picture. What it says already is no change, so that a form may be sent twice.
 * Texts that show the picture keep the words that they were given.
 */
export async function describeImage(
  { db, clock }: ImageServices,
  { name, version, by }: ImageSnapshot,
  words: ImageDescription,
): Promise<Result<'done', 'gone' | 'changed'>> {
  return db.transaction(async (tx) => {
    const image = await hold(tx, name);
    if (!image) return refuse('gone');
    const { alt, credit, showsPeople } = words;
    const isSo = image.alt === alt && image.credit === credit && image.showsPeople === showsPeople;
    if (isSo) return ok('done');
    if (image.version !== version) return refuse('changed');
    const at = clock.now();
    const change = { ...words, version: version + 1, changedAt: at, changedBy: by };
    await tx.update(images).set(change).where(eq(images.id, image.id));
    const from = { alt: image.alt, credit: image.credit, showsPeople: image.showsPeople };
    await auditImage(tx, { by, name, at, what: 'described', detail: from });
    return ok('done');
  });
}

/**
 * Takes a picture out of the library with all its files. One that is gone already is no fault.
 * @param isUsed asks, in the same transaction, whether a text shows it
 */
export async function deleteImage(
  { db, clock }: ImageServices,
  { name, version, by }: ImageSnapshot,
  isUsed: (tx: Transaction) => Promise<boolean>,
): Promise<Result<'done', 'used' | 'changed'>> {
  return db.transaction(async (tx) => {
    const image = await hold(tx, name);
    if (!image) return ok('done');
    if (image.version !== version) return refuse('changed');
    if (await isUsed(tx)) return refuse('used');
    await tx.delete(images).where(eq(images.id, image.id));
    await auditImage(tx, {
      by,
      name,
      at: clock.now(),
      what: 'deleted',
      detail: { alt: image.alt },
    });
    return ok('done');
  });
}

/** The picture's row; rivals wait here. */
async function hold(tx: Transaction, name: string) {
  const [image] = await tx.select().from(images).where(eq(images.name, name)).for('update');
  return image;
}
