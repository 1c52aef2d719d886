import { isWorkProven } from '#app/platform/proof-of-work.server.ts';
import {
  type LimitServices,
  networkOf,
  secondsOfPause,
  secondsToWait,
} from '#app/platform/rate-limit.server.ts';
import { REQUEST_PROOF_FORM } from './request-addresses.ts';

const HOUR_SECONDS = 3_600;

/** How often somebody may ask; change it here. Counted are the requests that were stored. */
const REQUEST_LIMITS = {
  /** Between two requests, by address and by reach. The words say '30 segundos'. */
  pauseSeconds: 30,
  perAddress: {
    proven: { hits: 5, windowSeconds: HOUR_SECONDS },
    /** Without a proof of work, as from a browser without JavaScript. */
    plain: { hits: 3, windowSeconds: HOUR_SECONDS },
  },
  /** A confirmation goes to the address that was typed, which may be somebody else's. */
  perReach: { hits: 3, windowSeconds: HOUR_SECONDS },
};

/** Why a request is not taken now. */
export type GuardRefusal = {
  why: 'check-failed' | 'check-missing' | 'too-soon' | 'too-many';
  waitSeconds: number;
};

/** Who asks, as far as the limits may know, and the form's proof field. */
export type Asker = { address: string; reach: string; proof: string };

/**
 * Judges and counts one request. Hand over the request's own transaction: refused or failed, neither
 * the limits nor the proof have been touched, and the same form may be sent again.
 */
export async function guardRefusal(
  services: LimitServices,
  { address, reach, proof }: Asker,
): Promise<GuardRefusal | null> {
  const { pauseSeconds, perAddress, perReach } = REQUEST_LIMITS;
  const isProven = proof !== '' && (await isWorkProven(services, REQUEST_PROOF_FORM, proof));
  if (proof !== '' && !isProven) return { why: 'check-failed', waitSeconds: 0 };

  const network = networkOf(address);
  const who = reach.toLowerCase();
  const pause =
    (await secondsOfPause(services, 'privacy', network, pauseSeconds)) ||
    (await secondsOfPause(services, 'privacy-reach', who, pauseSeconds));
  if (pause > 0) return { why: 'too-soon', waitSeconds: pause };

  const ofAddress = await secondsToWait(services, 'privacy', network, perAddress.proven);
  const ofReach = await secondsToWait(services, 'privacy-reach', who, perReach);
  const wait = Math.max(ofAddress, ofReach);
  if (wait > 0) return { why: 'too-many', waitSeconds: wait };
  if (isProven) return null;
  // With a proof there would still be room.
  const ofPlain = await secondsToWait(services, 'privacy-plain', network, perAddress.plain);
  return ofPlain > 0 ? { why: 'check-missing', waitSeconds: ofPlain } : null;
}
