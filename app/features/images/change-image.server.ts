import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { images } from '#app/db/media-schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { ImageDescription } from './image-fields.ts';
import type { ImageServices } from './store-image.server.ts';

/** The image version that a form was based on; `by` is the staff member's id. */
type ImageSnapshot = { name: string; version: number; by: number };

/**
 * Changes an image's description. Saving the current one is no change, so a form may be sent twice. Entries that
 * already show the image keep the alternative text they were given.
 */
export async function describeImage(
  { db, clock }: ImageServices,
  { name, version, by }: ImageSnapshot,
  description: ImageDescription,
): Promise<Result<'done', 'gone' | 'changed'>> {
  return db.transaction(async (tx) => {
    const image = await hold(tx, name);
    if (!image) return refuse('gone');
    const { alt, credit, showsPeople } = description;
    const isSo = image.alt === alt && image.credit === credit && image.showsPeople === showsPeople;
    if (isSo) return ok('done');
    if (image.version !== version) return refuse('changed');
    const at = clock.now();
    const change = { ...description, version: version + 1, changedAt: at, changedBy: by };
    await tx.update(images).set(change).where(eq(images.id, image.id));
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'image.described',
      subjectType: 'image',
      subjectId: name,
      detail: { alt: image.alt, credit: image.credit, showsPeople: image.showsPeople },
    });
    return ok('done');
  });
}

/**
 * Deletes an image and all its files from the library. Succeeds when it is already gone.
 * @param isUsed checks in the same transaction whether an entry shows it
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
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'image.deleted',
      subjectType: 'image',
      subjectId: name,
      detail: { alt: image.alt },
    });
    return ok('done');
  });
}

/** Locks the image's row; concurrent writers wait here. */
async function hold(tx: Transaction, name: string) {
  const [image] = await tx.select().from(images).where(eq(images.name, name)).for('update');
  return image;
}
