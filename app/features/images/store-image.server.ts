import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { imageFiles, images } from '#app/db/media-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { newFileName } from '#app/platform/token.server.ts';
import type { ImageDescription } from './image-fields.ts';
import { type ImageRefusal, rewriteImage } from './rewrite-image.server.ts';

export type ImageServices = { db: Database; clock: Clock };
export type StoredImage = { name: string; isKnown: boolean };

/**
 * Adds an image to the library, re-encoded in its widths.
 * @param by the staff member's id
 * @returns its name; that of the existing image when the same file was sent before
 */
export async function storeImage(
  { db, clock }: ImageServices,
  { sent, description, by }: { sent: Buffer; description: ImageDescription; by: number },
): Promise<Result<StoredImage, ImageRefusal>> {
  const sourceSha256 = createHash('sha256').update(sent).digest();
  const known = await nameOf(db, sourceSha256);
  if (known) return ok({ name: known, isKnown: true });
  const written = await rewriteImage(sent);
  if (!written.ok) return written;
  const { width, height, files } = written.value;
  const name = `${newFileName()}-${width}x${height}`;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(images)
      .values({
        ...{ ...description, name, sourceSha256, width, height, version: 0 },
        ...{ createdAt: now, createdBy: by, changedAt: now, changedBy: by },
      })
      .onConflictDoNothing({ target: images.sourceSha256 })
      .returning({ id: images.id });
    // A concurrent request has stored the same file.
    if (!stored) return ok({ name: (await nameOf(tx, sourceSha256)) ?? name, isKnown: true });
    await tx.insert(imageFiles).values(files.map((file) => ({ ...file, imageId: stored.id })));
    await audit(tx, {
      at: now,
      actor: `staff:${by}`,
      action: 'image.stored',
      subjectType: 'image',
      subjectId: name,
      detail: { showsPeople: description.showsPeople },
    });
    return ok({ name, isKnown: false });
  });
}

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

async function nameOf(db: Pick<Database, 'select'>, sourceSha256: Buffer) {
  const [row] = await db
    .select({ name: images.name })
    .from(images)
    .where(eq(images.sourceSha256, sourceSha256));
  return row?.name;
}
