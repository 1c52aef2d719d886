import { isIPv6 } from 'node:net';
import { eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { lastHits, rateLimits } from '#app/db/schema.ts';
import type { Clock } from './clock.ts';
import { deriveToken } from './token.server.ts';

/** At most `hits` in each window of `windowSeconds`; windows are aligned to multiples of their length. */
export type Limit = { hits: number; windowSeconds: number };

export type LimitServices = { db: Queryable; clock: Clock; secret: string; isOn: boolean };

/**
 * Counts one hit and checks whether it is allowed. Windows are fixed and stored in the database, so that
 * they survive a restart and are shared by all processes.
 * @param who an address or a phone; stored only as a keyed hash
 * @returns 0 when allowed, else the whole seconds to wait
 */
export async function countHit(
  { db, clock, secret, isOn }: LimitServices,
  name: string,
  who: string,
  { hits, windowSeconds }: Limit,
): Promise<number> {
  if (!isOn) return 0;
  const nowSeconds = Math.floor(clock.now().getTime() / 1000);
  const startSeconds = nowSeconds - (nowSeconds % windowSeconds);
  const bucket = bucketOf(secret, name, who);
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

/**
 * Allows something once, then only after a pause. An early try does not extend the wait.
 * @param who an address or a phone; stored only as a keyed hash
 * @returns 0 when allowed, else the whole seconds to wait
 */
export async function startPause(
  { db, clock, secret, isOn }: LimitServices,
  name: string,
  who: string,
  pauseSeconds: number,
): Promise<number> {
  if (!isOn) return 0;
  const at = clock.now();
  const bucket = bucketOf(secret, name, who);
  const pauseMs = pauseSeconds * 1000;
  const taken = await db
    .insert(lastHits)
    .values({ bucket, at })
    .onConflictDoUpdate({
      target: lastHits.bucket,
      set: { at },
      setWhere: lte(lastHits.at, new Date(at.getTime() - pauseMs)),
    })
    .returning({ at: lastHits.at });
  if (taken.length > 0) return 0;
  const [last] = await db.select().from(lastHits).where(eq(lastHits.bucket, bucket));
  const waitMs = (last?.at.getTime() ?? at.getTime()) + pauseMs - at.getTime();
  return Math.min(pauseSeconds, Math.max(1, Math.ceil(waitMs / 1000)));
}

function bucketOf(secret: string, name: string, who: string): string {
  return `${name}:${deriveToken(secret, `limit:${who}`).slice(0, 22)}`;
}

/** The network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  // The URL parser returns an address in canonical form, with at most one '::'.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
