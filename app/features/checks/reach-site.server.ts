import { isLoopbackHost } from '#app/platform/env.server.ts';
import {
  type OutboundAnswer,
  type OutboundRefusal,
  outbound,
} from '#app/platform/outbound/outbound.server.ts';
import type { Result } from '#app/platform/result.ts';
import { type CheckFinding, PROBE_MS } from './check.ts';
import type { CheckServices } from './check-services.server.ts';
import { createMemory } from './remember.ts';

export type SiteAnswer = Result<OutboundAnswer, OutboundRefusal>;
export type SiteWay = {
  /** By the name that visitors use, or by this machine where that name leads nowhere from here. */
  via: 'name' | 'loopback';
  /** The answer to the question for the process's health, asked by that way. */
  health: SiteAnswer;
  /** Why the name could not be used. */
  nameRefusal: OutboundRefusal | null;
  ask: (path: string, timeoutMs?: number) => Promise<SiteAnswer>;
};

/** What a router that does not lead back its own address (hairpin NAT) looks like from inside. */
const NAME_LEADS_NOWHERE: readonly OutboundRefusal[] = [
  'timeout',
  'unreachable',
  'broken',
  'private-address',
  'unknown-host',
];
const LOOPBACK_MS = 3_000;
const ways = createMemory<SiteWay>();

/** How this process can see its own site. Looked for once in 30 s. */
export function reachSite(services: CheckServices): Promise<SiteWay> {
  return ways.recall(services.db, 'way', () => findWay(services));
}

/** For tests, which change what is at the other end. */
export const forgetWays = ways.forget;

async function findWay({ env, checks }: CheckServices): Promise<SiteWay> {
  const call = checks?.outbound ?? outbound;
  const byName = (path: string, timeoutMs = PROBE_MS) =>
    call({ url: new URL(path, env.baseUrl), origins: [env.baseUrl.origin], timeoutMs });
  const health = await byName('/healthz');
  const named = { via: 'name', health, nameRefusal: null, ask: byName } as const;
  const own = listenerOf(env);
  if (health.ok) return named;
  const mayAskHere = own !== null && NAME_LEADS_NOWHERE.includes(health.refusal);
  if (!mayAskHere || isLoopbackHost(env.baseUrl.hostname)) return named;
  const here = (path: string, timeoutMs = LOOPBACK_MS) =>
    call({
      url: new URL(path, own),
      origins: [own.origin],
      headers: { host: env.baseUrl.host },
      timeoutMs,
    });
  return {
    via: 'loopback',
    health: await here('/healthz'),
    nameRefusal: health.refusal,
    ask: here,
  };
}

/** Where this process listens, as far as this machine can reach it without a name. */
function listenerOf({ host, port }: CheckServices['env']): URL | null {
  if (host === '::' || host === '::1') return new URL(`http://[::1]:${port}`);
  if (host === '0.0.0.0') return new URL(`http://127.0.0.1:${port}`);
  return isLoopbackHost(host) ? new URL(`http://${host}:${port}`) : null;
}

const FINDINGS = {
  timeout: 'timeout',
  unreachable: 'fetch-failure',
  broken: 'fetch-failure',
  'private-address': 'fetch-failure',
  'unknown-host': 'fetch-failure',
  certificate: 'insecure-protocol',
  insecure: 'insecure-protocol',
  redirected: 'unexpected-status',
  'too-large': 'failing',
  'host-not-allowed': 'failing',
  'not-an-address': 'failing',
} as const satisfies Record<OutboundRefusal, CheckFinding>;

/** How a call that brought no answer is told. */
export function findingOf(refusal: OutboundRefusal): CheckFinding {
  return FINDINGS[refusal];
}
