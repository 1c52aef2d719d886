import type { CmsFailure, CmsRefusal } from '#app/features/cms/foreign-entry.ts';
import { type Breaker, createBreaker } from '#app/platform/browser/breaker.ts';
import type { Outbound, OutboundAnswer } from '#app/platform/outbound/outbound.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** One for each origin, shared by all who call it. */
export type Breakers = (origin: string) => Breaker;

const RULES = { failures: 5, cooldownMs: 60_000, successes: 2 };
/** Refusals that say nothing about whether the source is well: it was not called, or it is another one. */
const NO_FAULT: readonly CmsRefusal[] = [
  'not-an-address',
  'host-not-allowed',
  'insecure',
  'private-address',
  'unexpected-shape',
  'resting',
];

/** @param now milliseconds of a monotonic clock */
export function createBreakers(now: () => number): Breakers {
  const breakers = new Map<string, Breaker>();
  return (origin) => {
    const breaker = breakers.get(origin) ?? createBreaker(RULES, now);
    breakers.set(origin, breaker);
    return breaker;
  };
}

/** The process's own. */
export const breakers = createBreakers(() => performance.now());

export type Calls = {
  outbound: Outbound;
  breakers: Breakers;
  origins: readonly string[];
};

/**
 * The answer to a GET. After five failures in a row the origin is left alone for a minute.
 * @param read what to make of the answer; that it is no JSON counts as a failure too
 */
export async function callSource<Value>(
  { outbound, breakers, origins }: Calls,
  { url, accept }: { url: URL; accept: string },
  read: (answer: OutboundAnswer) => Result<Value, CmsFailure>,
): Promise<Result<Value, CmsFailure>> {
  const breaker = breakers(url.origin);
  if (breaker.state() === 'open') return refuse({ refusal: 'resting' });
  const answer = await outbound({ url, origins, headers: { accept } });
  const outcome = answer.ok ? readAnswer(answer.value, read) : refuse({ refusal: answer.refusal });
  if (outcome.ok || isItsAnswer(outcome.refusal)) breaker.succeeded();
  else if (!NO_FAULT.includes(outcome.refusal.refusal)) breaker.failed();
  return outcome;
}

function readAnswer<Value>(
  answer: OutboundAnswer,
  read: (answer: OutboundAnswer) => Result<Value, CmsFailure>,
): Result<Value, CmsFailure> {
  const { status } = answer;
  return status === 200 ? read(answer) : refuse({ refusal: 'status', status });
}

/** Whether a status is the source's considered answer, such as 'not found', and no sign of trouble. */
function isItsAnswer({ refusal, status = 500 }: CmsFailure): boolean {
  return refusal === 'status' && status < 500 && status !== 408 && status !== 429;
}

/** The body as JSON; a mark of byte order, as careless plugins send, is no fault. */
export function jsonOf({ body }: OutboundAnswer): Result<unknown, CmsFailure> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8').replace(/^\ufeff+/, ''));
    return ok(value);
  } catch (error) {
    if (error instanceof SyntaxError) return refuse({ refusal: 'not-json' });
    throw error;
  }
}
