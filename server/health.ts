import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Each check says whether its part works; throwing or taking longer than 2 s counts as failure. */
export type HealthChecks = {
  database: () => Promise<boolean>;
  disk: () => Promise<boolean>;
  jobs: () => Promise<boolean>;
};

const CHECK_MS = 2_000;
/** What `/readyz` tells beside readiness, by name: findings that a restart does not change. */
export type HealthDetails = Readonly<Record<string, () => Promise<unknown>>>;
/** Details cost more than a check, and change slowly. */
const REMEMBER_DETAILS_MS = 60_000;

/** More frequent requests get the last answer. */
const REMEMBER_MS = 1_000;
const MIN_FREE_BYTES = 200 * 1024 * 1024;

/**
 * `/healthz`: the process answers. `/readyz`: its dependencies work too; names the parts that do not, and
 * carries the details, which never make it unavailable.
 */
export function serveHealth(
  app: FastifyInstance,
  checks: HealthChecks,
  details: HealthDetails = {},
): void {
  const failing = remembered(() => failingParts(checks), REMEMBER_MS);
  const detail = remembered(() => answersOf(details), REMEMBER_DETAILS_MS);
  // Under pressure these two must still report the real state.
  const config = { pressureHandler: () => undefined };
  app.get('/healthz', { config }, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      // Pages of the host that this one backs up check whether it answers.
      .header('access-control-allow-origin', '*')
      .send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    const failed = await failing();
    const isReady = failed.length === 0;
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return isReady
      ? { status: 'ready', detail: await detail() }
      : { status: 'unavailable', failed };
  });
}

/** Whether a folder can be written and has 200 MB left. */
export async function isDiskWritable(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < MIN_FREE_BYTES) return false;
  const probe = join(directory, `.probe-${randomUUID()}`);
  await writeFile(probe, 'x', { flag: 'wx', flush: true });
  await rm(probe);
  return true;
}

async function failingParts(checks: HealthChecks): Promise<string[]> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await isWorking(check)) ? [] : [name])),
  );
  return parts.flat();
}

function isWorking(check: () => Promise<boolean>): Promise<boolean> {
  return inTime(check, false);
}

/** Each detail by its name; null when it cannot be told now. */
async function answersOf(details: HealthDetails): Promise<Record<string, unknown>> {
  const told = await Promise.all(
    Object.entries(details).map(async ([name, tell]) => [name, await inTime(tell, null)] as const),
  );
  return Object.fromEntries(told);
}

async function inTime<Value, Else>(
  ask: () => Promise<Value>,
  otherwise: Else,
): Promise<Value | Else> {
  const timeouts = new AbortController();
  const late = sleep(CHECK_MS, otherwise, { signal: timeouts.signal, ref: false });
  late.catch(() => undefined);
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return otherwise;
  } finally {
    timeouts.abort();
  }
}

function remembered<Value>(ask: () => Promise<Value>, forMs: number): () => Promise<Value> {
  let last: { at: number; value: Promise<Value> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > forMs) last = { at: now, value: ask() };
    return last.value;
  };
}
