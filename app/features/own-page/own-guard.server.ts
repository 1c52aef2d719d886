import {
  countNetworkHit,
  type Limit,
  type LimitServices,
} from '#app/platform/rate-limit.server.ts';

const QUARTER_SECONDS = 15 * 60;

/** How often the own page is written to, for the network of one address; a mobile carrier's holds a village. */
const OWN_LIMITS = {
  forms: { hits: 200, windowSeconds: QUARTER_SECONDS },
} satisfies Record<string, Limit>;

/** Counts a small form of the page. @returns 0 when allowed, else whole seconds to wait */
export function secondsToSendOwnForm(services: LimitServices, address: string): Promise<number> {
  return countNetworkHit(services, 'own-form', address, OWN_LIMITS.forms);
}
