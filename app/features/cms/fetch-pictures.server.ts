import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { foreignPictureFiles, foreignPictures } from '#app/db/foreign-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import type { Result } from '#app/platform/result.ts';
import { newFileName } from '#app/platform/token.server.ts';
import type { CmsClient } from './foreign-entry.ts';
import { bumpRevision } from './sync-lease.server.ts';

const MOST_A_RUN = 300;
/** So often the site shows the pictures that have come. */
const SHOWN_TOGETHER = 20;
const FIRST_WAIT_MS = 10 * 60_000;
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** The picture re-encoded in its widths, or why that is not possible. */
export type RewrittenPicture = {
  width: number;
  height: number;
  files: readonly { width: number; bytes: Buffer }[];
};
export type PictureServices = {
  db: Database;
  clock: Clock;
  rewrite: (sent: Buffer) => Promise<Result<RewrittenPicture, string>>;
};

/** With these no picture of the source can come now, so no other is asked for. */
const AWAY = new Set(['timeout', 'unreachable', 'unknown-host', 'certificate', 'resting']);

/**
 * Fetches pictures that are due, each written anew like those of the library. One that fails is tried again later and
 * later; its text appears without it meanwhile.
 * @param goOn called before each; throws when nothing more is to be fetched
 * @returns how many have come
 */
export async function fetchPictures(
  services: PictureServices,
  client: CmsClient,
  goOn: () => Promise<void>,
): Promise<number> {
  const { db, clock } = services;
  const due = await db
    .select()
    .from(foreignPictures)
    .where(and(isNull(foreignPictures.name), lte(foreignPictures.dueAt, clock.now())))
    .orderBy(asc(foreignPictures.tries), asc(foreignPictures.id))
    .limit(MOST_A_RUN);
  let fetched = 0;
  let unshown = 0;
  for (const picture of due) {
    await goOn();
    const failure = await fetchOne(services, client, picture);
    if (failure === null) {
      fetched += 1;
      unshown += 1;
    }
    if (unshown >= SHOWN_TOGETHER) {
      await show(db);
      unshown = 0;
    }
    if (failure !== null && AWAY.has(failure)) break;
  }
  if (unshown > 0) await show(db);
  return fetched;
}

type Wanted = { id: number; src: string; tries: number };

/** @returns null when it has come, else why not */
async function fetchOne(
  { db, clock, rewrite }: PictureServices,
  client: CmsClient,
  { id, src, tries }: Wanted,
): Promise<string | null> {
  const sent = await client.image(src);
  const made = sent.ok ? await rewrite(sent.value) : null;
  const now = clock.now();
  if (made?.ok) {
    const { width, height, files } = made.value;
    await db.transaction(async (tx) => {
      const name = `${newFileName()}-${width}x${height}`;
      const kept = await tx
        .update(foreignPictures)
        .set({ name, fetchedAt: now, failure: null })
        .where(and(eq(foreignPictures.id, id), isNull(foreignPictures.name)))
        .returning({ id: foreignPictures.id });
      if (kept.length === 0) return;
      await tx
        .insert(foreignPictureFiles)
        .values(files.map((file) => ({ ...file, pictureId: id })));
    });
    return null;
  }
  const failure = sent.ok ? (made?.refusal ?? 'broken') : sent.refusal.refusal;
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
  await db
    .update(foreignPictures)
    .set({ tries: tries + 1, failure, dueAt: new Date(now.getTime() + waitMs) })
    .where(eq(foreignPictures.id, id));
  return failure;
}

async function show(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await bumpRevision(tx);
    await announcePagesChanged(tx);
  });
}
