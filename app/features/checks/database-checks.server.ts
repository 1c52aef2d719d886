import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import { assertFreshTimeZoneData, FRESH_AT, FRESH_TIMES } from '#app/clinic/record/time-zones.ts';
import type { Queryable } from '#app/db/database.ts';
import { outbound } from '#app/platform/outbound/outbound.server.ts';
import { auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { type Check, type CheckServices, fail, fine, warn } from './check-services.server.ts';

const MIN_VERSION = 15;
const SLOW_ANSWER_MS = 500;

const versionRows = z.tuple([z.object({ version: z.number(), name: z.string() })]);
const migrationRows = z.array(z.object({ name: z.string(), sha256: z.string() }));

/** The database answers, is new enough, and has all changes of this release and no others. */
export const checkDatabase: Check = async ({ db, checks }) => {
  const startedMs = performance.now();
  const { rows } = await db.execute(sql`
    select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_version') as name`);
  const answerMs = Math.round(performance.now() - startedMs);
  const [{ version, name }] = versionRows.parse(rows);
  const { missing, foreign } = await compareMigrations(db, checks?.migrations);
  const raw = { version: name, answerMs, missing, foreign };
  if (version < MIN_VERSION || missing.length > 0) return fail('failing', raw);
  if (foreign.length > 0) return warn('worrying', raw);
  return answerMs > SLOW_ANSWER_MS ? warn('slow', raw) : fine(raw);
};

/** @returns names: of this release but not applied as they are; applied but of no release known here */
async function compareMigrations(
  db: Queryable,
  read: NonNullable<CheckServices['checks']>['migrations'],
): Promise<{ missing: string[]; foreign: string[] }> {
  if (!read) return { missing: [], foreign: [] };
  const wanted = await read();
  const { rows } = await db.execute(sql`select name, sha256 from schema_migrations`);
  const done = new Map(migrationRows.parse(rows).map(({ name, sha256 }) => [name, sha256]));
  const names = new Set(wanted.map(({ name }) => name));
  return {
    missing: wanted.flatMap(({ name, sha256 }) => (done.get(name) === sha256 ? [] : [name])),
    foreign: [...done.keys()].filter((name) => !names.has(name)),
  };
}

/** Each appointment occupies exactly its time. */
export const checkOccupancy: Check = async ({ db, clock }) => {
  const findings = await auditOccupancy({ db, clock });
  const raw = {
    findings: findings.length,
    // A protocol is in no way to a person but the agenda itself.
    kinds: countBy(findings.map(({ fault }) => fault)),
  };
  return findings.length > 0 ? fail('failing', raw) : fine(raw);
};

function countBy(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]),
  );
}

const LATE_JOB_MS = 10 * 60_000;
const STUCK_JOB_MS = 60 * 60_000;
const jobRows = z.tuple([
  z.object({
    waiting: z.number(),
    oldest_ms: z.number().nullable(),
    mails: z.number(),
    failing: z.number(),
    dead: z.number(),
  }),
]);

/** Jobs that could be at work by now, how old the oldest is, and those that wait for a person. */
async function readWaiting({ db, clock }: CheckServices) {
  const now = clock.now().toISOString();
  const { rows } = await db.execute(sql`
    select count(*) filter (where is_due)::int as waiting,
      (extract(epoch from ${now}::timestamptz - min(start_after) filter (where is_due)) * 1000)::float8
        as oldest_ms,
      count(*) filter (where not is_dead and name ~ '(-mail|-code|-answer)$')::int as mails,
      count(*) filter (where not is_dead and state = 'retry')::int as failing,
      count(*) filter (where is_dead)::int as dead
    from (select name, state, start_after, name = 'dead-letters' as is_dead,
        name <> 'dead-letters' and start_after <= ${now}::timestamptz as is_due
      from pgboss.job where state in ('created', 'retry')) waiting`);
  return jobRows.parse(rows)[0];
}

/** Queues are worked on, nothing waits for long, and nothing waits for a person. */
export const checkJobs: Check = async (services) => {
  const { waiting, oldest_ms: oldestMs, failing, dead } = await readWaiting(services);
  const arePolled = services.checks?.areJobsPolled?.() ?? null;
  const oldestMinutes = oldestMs === null ? null : Math.round(oldestMs / 60_000);
  const raw = { arePolled, waiting, oldestMinutes, failing, deadLetters: dead };
  if (arePolled === false || (oldestMs ?? 0) > STUCK_JOB_MS) return fail('failing', raw);
  return dead > 0 || (oldestMs ?? 0) > LATE_JOB_MS ? warn('worrying', raw) : fine(raw);
};

/** Mail leaves the house. */
export const checkMail: Check = async (services) => {
  const { mails } = await readWaiting(services);
  const trouble = services.mailTrouble?.() ?? null;
  const raw = {
    waiting: mails,
    failingSince: trouble?.since.toISOString() ?? null,
    reason: trouble ? reasonCode(trouble.reason) : null,
  };
  if (trouble) return fail('failing', raw);
  const isSet = services.checks?.isMailSet?.() ?? services.env.smtpUrl !== undefined;
  if (isSet) return fine(raw);
  const isPickedUp = services.env.hasMailPickup === true;
  return isPickedUp
    ? { verdict: 'success', finding: 'handed-over', raw }
    : warn('not-configured', raw);
};

/** Of what a mail server says only its code: the rest may name a person. */
function reasonCode(reason: string): string {
  return /\b(?:E[A-Z]{3,}|[245]\d\d)\b/.exec(reason)?.[0] ?? 'unknown';
}

const DRIFT_MS = 2_000;
const WRONG_MS = 60_000;
/** A Date header knows whole seconds. */
const HEADER_ROUNDING_MS = 1_000;
const clockRows = z.tuple([z.object({ ms: z.number() })]);

/** This machine's clock against the database's and, where others are asked anyway, theirs. */
export const checkClock: Check = async (services) => {
  const { db, clock, checks } = services;
  const before = clock.now().getTime();
  const { rows } = await db.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const after = clock.now().getTime();
  const database = clockRows.parse(rows)[0].ms - (before + after) / 2;
  const cms = await checks?.cms?.();
  const others = await Promise.all(
    [cms?.origin, services.env.mapsKey ? 'https://places.googleapis.com' : undefined].map(
      (origin) => (origin ? driftOf(services, origin) : null),
    ),
  );
  const drifts = { databaseMs: Math.round(database), cmsMs: others[0], googleMs: others[1] };
  const worst = Math.max(...Object.values(drifts).map((ms) => Math.abs(ms ?? 0)));
  if (worst > WRONG_MS) return fail('failing', drifts);
  return worst > DRIFT_MS ? warn('worrying', drifts) : fine(drifts);
};

/** Milliseconds by which another's clock is ahead; null when it does not say. */
async function driftOf({ clock, checks }: CheckServices, origin: string): Promise<number | null> {
  const call = checks?.outbound ?? outbound;
  const before = clock.now().getTime();
  const answer = await call({ url: origin, origins: [origin], method: 'HEAD', timeoutMs: 4_000 });
  if (!answer.ok) return null;
  const at = Date.parse(answer.value.headers.date ?? '');
  if (Number.isNaN(at)) return null;
  const after = clock.now().getTime();
  // Somewhere within that second, and somewhere between question and answer.
  if (at + HEADER_ROUNDING_MS >= before && at <= after) return 0;
  return at > after ? at - after : at + HEADER_ROUNDING_MS - before;
}

const zoneRows = z.tuple([z.object({ time: z.string() })]);

/** Node and the database both know that Brazil has no summer time. */
export const checkTimeZone: Check = async ({ db }) => {
  const { rows } = await db.execute(sql`
    select to_char(${FRESH_AT}::timestamptz at time zone ${clinicZone()}, 'HH24:MI') as time`);
  const zone = clinicZone();
  const raw = {
    zone,
    isNodeFresh: isNodeFresh(),
    database: zoneRows.parse(rows)[0].time,
  };
  return raw.isNodeFresh && raw.database === FRESH_TIMES[zone] ? fine(raw) : fail('failing', raw);
};

function isNodeFresh(): boolean {
  try {
    assertFreshTimeZoneData();
    return true;
  } catch {
    return false;
  }
}
