import { eq, sql } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { clientErrors } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { cleanPath, cleanText } from './clean-text.ts';
import type { ClientErrorBody } from './client-error-body.server.ts';

/** Beyond so many kinds of error no new one is taken, so that nobody fills the table with nonsense. */
const MAX_KINDS = 2_000;

/** Adds one error to those of its kind: same type, words and place, whatever the figures in it. */
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
  if (added.length > 0 || (await db.$count(clientErrors)) >= MAX_KINDS) return;
  const seen = { firstSeenAt: seenAt, lastSeenAt: seenAt };
  await db
    .insert(clientErrors)
    .values({ sha256, type, message, times: 1, release, sample, ...seen })
    .onConflictDoUpdate({
      target: clientErrors.sha256,
      set: { times: sql`${clientErrors.times} + 1`, lastSeenAt: seenAt },
    });
}

/** The browser has cleaned it already; what comes from outside is not believed. */
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

/** Without figures and without the hash in a built file's name, which change from one release to the next. */
function blurred(text: string): string {
  return text.replace(/-[\w-]{8}(?=\.js\b)/g, '').replace(/\d+/g, '#');
}
