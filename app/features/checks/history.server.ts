import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { withoutHidden } from '#app/platform/free-text.ts';
import { CHECK_FINDINGS, CHECK_VERDICTS, type CheckId, type StaffCheckOutcome } from './check.ts';
import { createMemory } from './remember.ts';

/** Who asked: staff on the page, the watch of every ten minutes, or the nightly look at everything. */
export const ASKERS = ['staff', 'watch', 'nightly'] as const;
export type Asker = (typeof ASKERS)[number];

/** Of each check; older ones go, whoever asks however often. */
const KEPT = 300;
const HISTORY_SHOWN = 20;
/** Of a raw answer, in letters of JSON. */
const MAX_RAW = 4_000;

/**
 * Keeps what a check has found. The watch writes a row only when verdict or finding are others than last time; else
 * it moves the last row's `seenAt`. The same look is kept once, whoever shares it.
 */
export async function noteRun(
  db: Queryable,
  { id, outcome, askedBy }: { id: CheckId; outcome: StaffCheckOutcome; askedBy: Asker },
): Promise<void> {
  const { verdict, finding, latencyMs, at } = outcome;
  // What another server has written may hold what cannot be stored.
  const json = JSON.stringify(outcome.raw, (_key, each: unknown) =>
    typeof each === 'string' ? withoutHidden(each) : each,
  );
  const raw = json.length > MAX_RAW ? JSON.stringify({ note: 'too-long' }) : json;
  await db.execute(sql`
    with last as (
      select id, verdict, finding, since_at from check_runs where check_id = ${id} order by id desc limit 1
    ), same as (
      update check_runs set seen_at = greatest(seen_at, ${at}::timestamptz),
        latency_ms = ${latencyMs}, raw = ${raw}::jsonb
      where ${askedBy === 'watch'} and id = (
        select id from last where verdict = ${verdict} and finding = ${finding})
      returning id
    )
    insert into check_runs (check_id, asked_by, run_at, seen_at, since_at, verdict, finding,
      latency_ms, raw)
    select ${id}, ${askedBy}, ${at}::timestamptz, ${at}::timestamptz,
      least(${at}::timestamptz, (select since_at from last where verdict = ${verdict})),
      ${verdict}, ${finding},
      ${latencyMs}::integer, ${raw}::jsonb
    where not exists (select from same)
    on conflict (check_id, run_at) do nothing`);
  await db.execute(sql`
    delete from check_runs where check_id = ${id} and id <= (
      select id from check_runs where check_id = ${id} order by id desc offset ${KEPT} limit 1)`);
  recalled.forget(db);
}

const runShape = z.object({
  id: z.string(),
  asked_by: z.enum(ASKERS),
  run_ms: z.number(),
  seen_ms: z.number(),
  verdict: z.enum(CHECK_VERDICTS),
  finding: z.enum(CHECK_FINDINGS).catch('failing'),
  latency_ms: z.number(),
});
const latestShape = runShape.extend({
  since_ms: z.number(),
  raw: z.record(z.string(), z.unknown()),
});

export type CheckRun = {
  id: string;
  askedBy: Asker;
  runAt: Date;
  seenAt: Date;
  verdict: z.infer<typeof runShape>['verdict'];
  finding: z.infer<typeof runShape>['finding'];
  latencyMs: number;
};
export type LatestRun = CheckRun & {
  /** Since when the verdict has been this one, as far as is known. */
  since: Date;
  raw: Readonly<Record<string, unknown>>;
};

const columns = sql`check_id as id, asked_by, verdict, finding, latency_ms,
  (extract(epoch from run_at) * 1000)::float8 as run_ms,
  (extract(epoch from seen_at) * 1000)::float8 as seen_ms`;

/** The last run of each check that has ever run; some index look-ups, whatever has been kept. */
export async function readLatest(
  db: Queryable,
  ids: readonly CheckId[],
): Promise<ReadonlyMap<string, LatestRun>> {
  const { rows } = await db.execute(sql`
    select last.* from unnest(${sql.param([...ids])}::text[]) wanted (check_id)
    cross join lateral (
      select ${columns}, (extract(epoch from since_at) * 1000)::float8 as since_ms, raw
      from check_runs where check_runs.check_id = wanted.check_id
      order by check_runs.id desc limit 1) last`);
  return new Map(
    z
      .array(latestShape)
      .parse(rows)
      .map((row) => [row.id, { ...toRun(row), since: new Date(row.since_ms), raw: row.raw }]),
  );
}

const recalled = createMemory<ReadonlyMap<string, LatestRun>>();

/** As `readLatest` of all checks, at most 30 s old; what this process has noted since is in it. */
export function recallLatest(
  db: Queryable,
  ids: readonly CheckId[],
): Promise<ReadonlyMap<string, LatestRun>> {
  return recalled.recall(db, 'latest', () => readLatest(db, ids));
}

/** The last runs of each check, latest first. */
export async function readHistory(
  db: Queryable,
  ids: readonly CheckId[],
  most = HISTORY_SHOWN,
): Promise<CheckRun[]> {
  const { rows } = await db.execute(sql`
    select runs.* from unnest(${sql.param([...ids])}::text[]) wanted (check_id)
    cross join lateral (
      select ${columns} from check_runs where check_runs.check_id = wanted.check_id
      order by check_runs.id desc limit ${most}) runs`);
  return z.array(runShape).parse(rows).map(toRun);
}

function toRun(row: z.infer<typeof runShape>): CheckRun {
  return {
    id: row.id,
    askedBy: row.asked_by,
    runAt: new Date(row.run_ms),
    seenAt: new Date(row.seen_ms),
    verdict: row.verdict,
    finding: row.finding,
    latencyMs: row.latency_ms,
  };
}

/** So that the next who asks reads anew; for tests. */
export const forgetLatest = recalled.forget;

/** When anything was last looked at; null before the first time. */
export function lastLook(latest: ReadonlyMap<string, LatestRun>): Date | null {
  const times = [...latest.values()].map(({ seenAt }) => seenAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** Older than what the watch leaves when it works. */
const STALE_MS = 60 * 60_000;
export function isStale({ now }: Clock, lookedAt: Date | null): boolean {
  return lookedAt === null || now().getTime() - lookedAt.getTime() > STALE_MS;
}
