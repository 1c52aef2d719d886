import type { RouterContextProvider } from 'react-router';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import {
  type CheckOutcome,
  PUBLIC_CHECKS,
  type PublicCheckId,
} from '#app/features/checks/check.ts';
import type { ShownCheck } from '#app/features/checks/check-export.ts';
import { publicOutcome, runServerCheck } from '#app/features/checks/run-server-check.server.ts';
import { countNetworkHit, type Limit } from '#app/platform/rate-limit.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Of one network, counted by answers; a run in a browser asks for six. */
const LIMIT: Limit = { hits: 120, windowSeconds: 60 };

/**
 * Counts a question for results. @returns 0 when allowed, else whole seconds to wait
 */
export async function secondsToCheck(context: Context): Promise<number> {
  const services = context.get(appServices);
  const address = context.get(visitorAddress);
  try {
    return await countNetworkHit(limitServicesOf(services), 'site-check', address, LIMIT);
  } catch (error) {
    // Whoever asks how the site is must be told when its database is away. What is looked at is remembered, so
    // that asking more often asks nobody else.
    services.log.warn({ err: error }, 'site checks: the limit could not be counted');
    return 0;
  }
}

/** What anybody may know of a check. Nothing of a request but the check's id takes part. */
export async function readResult(context: Context, id: PublicCheckId): Promise<CheckOutcome> {
  return publicOutcome(await runServerCheck(context.get(appServices), id));
}

/** All checks as the server sees them, for a page or a file. */
export function readResults(context: Context): Promise<ShownCheck[]> {
  return Promise.all(
    PUBLIC_CHECKS.map(async (id) => {
      const { verdict, ...outcome } = await readResult(context, id);
      return { id, status: verdict, ...outcome };
    }),
  );
}

export function tooOften(seconds: number): Response {
  return new Response(null, {
    status: 429,
    headers: { 'cache-control': 'no-store', 'retry-after': String(seconds) },
  });
}
