import { sql } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { rateLimits } from '#app/db/schema.ts';
import type { Clock } from './clock.ts';
import { deriveToken } from './token.server.ts';

/** At most `hits` in any window of `windowSeconds`, counted from the hour. */
export type Limit = { hits: number; windowSeconds: number };

export type LimitServices = { db: Database; clock: Clock; secret: string; isOn: boolean };

/**
 * Counts one hit and says whether it is still allowed. Windows are fixed; they live in the
 * database, so that a restart or a second process forgets nothing.
 * @param who an address or a phone; stored only as a keyed hash
 * @returns 0 when allowed, else the whole seconds to wait
 */
export async function secondsToWait(
  { db, clock, secret, isOn }: LimitServices,
  name: string,
  who: string,
  { hits, windowSeconds }: Limit,
): Promise<number> {
  if (!isOn) return 0;
  const nowSeconds = Math.floor(clock.now().getTime() / 1000);
  const startSeconds = nowSeconds - (nowSeconds % windowSeconds);
  const bucket = `${name}:${deriveToken(secret, `limit:${who}`).slice(0, 22)}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, windowStartsAt: new Date(startSeconds * 1000), hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStartsAt],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits });
  if (row && row.hits <= hits) return 0;
  return startSeconds + windowSeconds - nowSeconds;
}
