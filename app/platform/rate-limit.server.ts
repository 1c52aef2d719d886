import { isIPv6 } from 'node:net';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { lastHits, rateLimits } from '#app/db/limits-schema.ts';
import type { Clock } from './clock.ts';
import { deriveToken } from './token.server.ts';

/** At most `hits` in each window of `windowSeconds`; windows are aligned to multiples of their length. */
export type Limit = { hits: number; windowSeconds: number };

export type LimitServices = { db: Queryable; clock: Clock; secret: string; isOn: boolean };

/** One hit to count: `who` is an address or a phone, stored only as a keyed hash. */
export type Hit = { name: string; who: string; limit: Limit };

export type TakenHits = {
  /** 0 when allowed, else the whole seconds to wait. */
  waitSeconds: number;
  /** Uncounts them: what they were for has been refused. */
  giveBack: () => Promise<void>;
};

/**
 * Counts hits and checks whether all of them are allowed; when one is not, none counts. Windows are fixed and
 * stored in the database, so that they survive a restart and are shared by all processes.
 * @param hits in the order of their locks, the narrowest network first
 */
export async function takeHits(
  { db, clock, secret, isOn }: LimitServices,
  hits: readonly Hit[],
): Promise<TakenHits> {
  if (!isOn || hits.length === 0) return { waitSeconds: 0, giveBack: async () => undefined };
  const nowSeconds = Math.floor(clock.now().getTime() / 1000);
  const counted = hits.map(({ name, who, limit }) => {
    const startSeconds = nowSeconds - (nowSeconds % limit.windowSeconds);
    const windowStartsAt = new Date(startSeconds * 1000);
    const waitSeconds = startSeconds + limit.windowSeconds - nowSeconds;
    return { bucket: bucketOf(secret, name, who), windowStartsAt, waitSeconds, most: limit.hits };
  });
  const rows = await db
    .insert(rateLimits)
    .values(counted.map(({ bucket, windowStartsAt }) => ({ bucket, windowStartsAt, hits: 1 })))
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStartsAt],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ bucket: rateLimits.bucket, hits: rateLimits.hits });
  const giveBack = async () => {
    for (const { bucket, windowStartsAt } of counted) {
      await db
        .update(rateLimits)
        .set({ hits: sql`${rateLimits.hits} - 1` })
        .where(and(eq(rateLimits.bucket, bucket), eq(rateLimits.windowStartsAt, windowStartsAt)));
    }
  };
  const over = counted.filter(({ bucket, most }) =>
    rows.some((row) => row.bucket === bucket && row.hits > most),
  );
  if (over.length > 0) await giveBack();
  return { waitSeconds: Math.max(0, ...over.map(({ waitSeconds }) => waitSeconds)), giveBack };
}

/** Counts one hit. @returns 0 when allowed, else the whole seconds to wait */
export async function countHit(
  services: LimitServices,
  name: string,
  who: string,
  limit: Limit,
): Promise<number> {
  return (await takeHits(services, [{ name, who, limit }])).waitSeconds;
}

/** Counts one hit of an address, in all of its networks. @returns 0 when allowed, else the seconds to wait */
export async function countNetworkHit(
  services: LimitServices,
  name: string,
  address: string,
  limit: Limit,
): Promise<number> {
  return (await takeHits(services, networkHits(name, address, limit))).waitSeconds;
}

/** A hit in each network of an address: wider ones, where more people live, have more room. */
export function networkHits(name: string, address: string, { hits, windowSeconds }: Limit): Hit[] {
  return networksOf(address).map(({ network, subscribers }) => ({
    name,
    who: network,
    limit: { hits: hits * subscribers, windowSeconds },
  }));
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

type Network = {
  network: string;
  /** How many subscribers' allowances its own is worth. */
  subscribers: number;
};

/**
 * The networks that somebody with this address may own, narrowest first. Providers hand out a /64, a /56 or a
 * /48 (RIPE-690), and who rents servers has an IPv4 /24: without the wider ones a single customer would count
 * as 65,536.
 */
export function networksOf(address: string): Network[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) {
    const narrow = { network: plain, subscribers: 1 };
    const [, first] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain) ?? [];
    return first ? [narrow, { network: `${first}.0/24`, subscribers: 4 }] : [narrow];
  }
  // The URL parser returns an address in canonical form, with at most one '::'.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const [a, b, c, d = '0'] = [...before, ...zeros, ...after];
  const half = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [
    { network: `${a}:${b}:${c}:${d}::/64`, subscribers: 1 },
    { network: `${a}:${b}:${c}:${half}::/56`, subscribers: 2 },
    { network: `${a}:${b}:${c}::/48`, subscribers: 4 },
  ];
}
