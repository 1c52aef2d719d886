import { desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#app/db/database.ts';
import { clientErrors } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { cleanPath, cleanText } from './clean-text.ts';

const text = (max: number) => z.string().max(max);
const position = z.int().min(0).max(100_000_000);

/** Body of `POST /api/errors`: a record of the browser's tracker and the release that built the page. */
export const clientErrorBody = z.strictObject({
  type: text(100).min(1),
  message: text(1_000),
  file: text(500),
  line: position,
  column: position,
  stack: text(8_000),
  timestamp: z.iso.datetime(),
  userAgent: text(500),
  url: text(500).startsWith('/'),
  sessionId: text(64).regex(/^\w*$/),
  release: text(100),
});

export type ClientErrorBody = z.infer<typeof clientErrorBody>;

/** The most distinct errors that are stored, so that nobody fills the table with nonsense. */
const MAX_KINDS = 2_000;
/** A kind told no more often than this is rare, as invented ones are; it makes room before the others. */
const RARE_TIMES = 3;

/** Counts an error together with those of the same type, message and file, whatever numbers they contain. */
export async function storeClientError(
  { db, clock }: { db: Database; clock: Clock },
  body: ClientErrorBody,
): Promise<void> {
  const sample = cleaned(body);
  const { type, message, release } = sample;
  const sha256 = sha256Hex(JSON.stringify([type, blurred(message), blurred(sample.file)]));
  const seenAt = clock.now();
  const added = await db
    .update(clientErrors)
    .set({ times: sql`${clientErrors.times} + 1`, lastSeenAt: seenAt, release, sample })
    .where(eq(clientErrors.sha256, sha256))
    .returning({ sha256: clientErrors.sha256 });
  if (added.length > 0) return;
  await makeRoom(db);
  const seen = { firstSeenAt: seenAt, lastSeenAt: seenAt };
  await db
    .insert(clientErrors)
    .values({ sha256, type, message, times: 1, release, sample, ...seen })
    .onConflictDoUpdate({
      target: clientErrors.sha256,
      set: { times: sql`${clientErrors.times} + 1`, lastSeenAt: seenAt },
    });
}

/** Deletes what is too much for one more kind: the rare ones first, of these the oldest. */
async function makeRoom(db: Database): Promise<void> {
  const surplus = (await db.$count(clientErrors)) - MAX_KINDS + 1;
  if (surplus <= 0) return;
  const least = db
    .select({ sha256: clientErrors.sha256 })
    .from(clientErrors)
    .orderBy(gt(clientErrors.times, RARE_TIMES), clientErrors.lastSeenAt)
    .limit(surplus)
    // Two new kinds at once would else wait for each other.
    .for('update', { skipLocked: true });
  await db.delete(clientErrors).where(inArray(clientErrors.sha256, least));
}

const SHOWN = 100;

/** Errors in visitors' browsers, one row per error, latest first; at most 100. */
export async function readClientErrors(db: Database) {
  const { type, message, times, firstSeenAt, lastSeenAt, release, sample } = clientErrors;
  return db
    .select({ type, message, times, firstSeenAt, lastSeenAt, release, sample })
    .from(clientErrors)
    .orderBy(desc(lastSeenAt))
    .limit(SHOWN);
}

/** The browser has already cleaned the record, but input from outside is not trusted. */
function cleaned(body: ClientErrorBody): ClientErrorBody {
  return {
    ...body,
    type: cleanText(body.type),
    message: cleanText(body.message),
    file: cleanPath(body.file),
    stack: cleanText(body.stack),
    userAgent: cleanText(body.userAgent),
    url: cleanPath(body.url),
    release: cleanText(body.release),
  };
}

/** Without numbers and without the hash in a built file's name, both of which change between releases. */
function blurred(text: string): string {
  return text.replace(/-[\w-]{8}(?=\.js\b)/g, '').replace(/\d+/g, '#');
}
