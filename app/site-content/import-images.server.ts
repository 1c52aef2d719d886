import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { importImages } from '#app/db/imports-schema.ts';
import type { ForeignEntry, ForeignImage } from '#app/features/cms/foreign-entry.ts';
import { isOfSite } from '#app/features/cms/import/old-addresses.ts';
import { storeImage } from '#app/features/images/store-image.server.ts';
import { isLoopbackHost } from '#app/platform/env.server.ts';
import type { ImportRow, ImportWorkServices } from './import-services.server.ts';
import { describedBy, NO_ALT } from './import-text.server.ts';

/** The address at which a picture of the source is fetched; null for one of another site. */
function pictureAddress(
  src: string,
  { origin, isLocal }: { origin: string; isLocal: boolean },
): string | null {
  const url = URL.parse(src);
  if (!url || !isOfSite(url, origin)) return null;
  const address = new URL(`${url.pathname}${url.search}`, origin);
  if (isLoopbackHost(address.hostname)) return isLocal ? address.href : null;
  // What an old export still calls by http is there by https too.
  address.protocol = 'https:';
  return address.href;
}

/** The pictures of a text, cover first. */
function picturesOf({ cover, blocks }: ForeignEntry): ForeignImage[] {
  const shown = blocks.flatMap((block) => (block.kind === 'foreign-image' ? [block] : []));
  return [...(cover ? [cover] : []), ...shown];
}

/**
 * Brings the pictures of a text into the library, each once an import.
 * @returns names in the library by the source's address; those that were refused are not there
 */
export async function bringPictures(
  services: ImportWorkServices,
  { id, origin, changedBy }: ImportRow,
  entry: ForeignEntry,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const picture of picturesOf(entry)) {
    const { src } = picture;
    if (names.has(src)) continue;
    const known = await knownPicture(services.db, id, src);
    const kept = known ?? (await bringPicture(services, { picture, origin, by: changedBy }));
    if (!known)
      await services.db
        .insert(importImages)
        .values({ importId: id, src, ...kept })
        .onConflictDoNothing();
    if (kept.name !== null) names.set(src, kept.name);
  }
  return names;
}

async function knownPicture(db: Queryable, importId: number, src: string) {
  const [row] = await db
    .select({ name: importImages.name, refusal: importImages.refusal })
    .from(importImages)
    .where(and(eq(importImages.importId, importId), eq(importImages.src, src)));
  return row;
}

type Kept = { name: string | null; refusal: string | null };

async function bringPicture(
  services: ImportWorkServices,
  { picture, origin, by }: { picture: ForeignImage; origin: string; by: number },
): Promise<Kept> {
  const refused = (refusal: string) => ({ name: null, refusal });
  const { isLocal } = services;
  const address = pictureAddress(picture.src, { origin, isLocal });
  if (address === null) return refused('other-site');
  const sent = await services.clientOf(new URL(address).origin).image(address);
  if (!sent.ok) return refused(sent.refusal.refusal);
  const alt = describedBy(picture.alt) ?? NO_ALT;
  const credit = picture.credit?.trim().slice(0, 160) || null;
  const description = { alt, credit, showsPeople: false };
  const stored = await storeImage(services, { sent: sent.value, description, by });
  return stored.ok ? { name: stored.value.name, refusal: null } : refused(stored.refusal);
}

/** Pictures of an import that are in the library. */
export function broughtPictures(db: Queryable, importId: number) {
  return db
    .select({ src: importImages.src, name: importImages.name })
    .from(importImages)
    .where(eq(importImages.importId, importId));
}
