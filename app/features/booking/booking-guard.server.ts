import { z } from 'zod';
import { findAnswer, type IdempotencyKey } from '#app/platform/idempotency.server.ts';
import {
  countHit,
  type Limit,
  type LimitServices,
  networkOf,
} from '#app/platform/rate-limit.server.ts';

// All rate limits of the agenda, for pages and API. One address may be a whole village behind a mobile
// operator, so requests with a proof of work (see proof-of-work.server.ts) get a higher limit. Requests
// without one, from forms without JavaScript and from the API, get what one household needs.

const HOUR_SECONDS = 3_600;

type ByProof = { proven: Limit; plain: Limit };

/** The limits by kind of request; change them here. */
export const BOOKING_LIMITS = {
  bookingPerAddress: {
    proven: { hits: 20, windowSeconds: HOUR_SECONDS },
    plain: { hits: 5, windowSeconds: HOUR_SECONDS },
  },
  /** Applies across addresses: one phone is one family. */
  bookingPerPhone: { hits: 5, windowSeconds: HOUR_SECONDS },
  /** Choosing a time. People try several, but each choice holds a slot for minutes. */
  holdPerAddress: {
    proven: { hits: 30, windowSeconds: HOUR_SECONDS },
    plain: { hits: 12, windowSeconds: HOUR_SECONDS },
  },
  /** Moving and cancelling by holders of the manage link. */
  changePerAddress: {
    proven: { hits: 20, windowSeconds: HOUR_SECONDS },
    plain: { hits: 10, windowSeconds: HOUR_SECONDS },
  },
  slotsPerAddress: { hits: 60, windowSeconds: 60 },
  challengePerAddress: { hits: 60, windowSeconds: 60 },
  /** Opening a manage link, valid or not. */
  manageLinkPerAddress: { hits: 30, windowSeconds: 15 * 60 },
} satisfies Record<string, Limit | ByProof>;

/** Forms that accept a proof of work; a proof is valid for one form only. */
export const PROOF_FORMS = ['booking', 'hold', 'change'] as const;

type Asking = { address: string };
type Proving = Asking & { isProven: boolean };

/**
 * Counts a booking against its address and its phone.
 * @param once repeating an answered request is never limited: its sender did not receive the answer
 * @returns 0 when allowed, else whole seconds to wait
 */
export async function secondsToBook(
  services: LimitServices,
  { address, isProven, phoneE164, once }: Proving & { phoneE164: string; once: IdempotencyKey },
): Promise<number> {
  const byAddress = await secondsByProof(services, 'booking', { address, isProven });
  const { bookingPerPhone } = BOOKING_LIMITS;
  const seconds =
    byAddress || (await countHit(services, 'booking-phone', phoneE164, bookingPerPhone));
  if (seconds === 0) return 0;
  return (await findAnswer(services.db, once, z.unknown())) ? 0 : seconds;
}

/** Counts a move or cancellation. @returns 0 when allowed, else whole seconds to wait */
export function secondsToChange(services: LimitServices, asking: Proving): Promise<number> {
  return secondsByProof(services, 'change', asking);
}

/** Counts a hold. @returns 0 when allowed, else whole seconds to wait */
export function secondsToHold(services: LimitServices, asking: Proving): Promise<number> {
  return secondsByProof(services, 'hold', asking);
}

/** Counts a request for available slots. @returns 0 when allowed, else whole seconds to wait */
export function secondsToSeeSlots(services: LimitServices, { address }: Asking): Promise<number> {
  return countHit(services, 'slots', networkOf(address), BOOKING_LIMITS.slotsPerAddress);
}

/** Counts an issued challenge. @returns 0 when allowed, else whole seconds to wait */
export function secondsToGetChallenge(services: LimitServices, { address }: Asking) {
  const { challengePerAddress } = BOOKING_LIMITS;
  return countHit(services, 'challenge', networkOf(address), challengePerAddress);
}

/** Counts an opened manage link. @returns 0 when allowed, else whole seconds to wait */
export function secondsToOpenLink(services: LimitServices, { address }: Asking): Promise<number> {
  const { manageLinkPerAddress } = BOOKING_LIMITS;
  return countHit(services, 'manage-link', networkOf(address), manageLinkPerAddress);
}

function secondsByProof(
  services: LimitServices,
  form: (typeof PROOF_FORMS)[number],
  { address, isProven }: Proving,
): Promise<number> {
  const way = isProven ? 'proven' : 'plain';
  const limit = BOOKING_LIMITS[`${form}PerAddress`][way];
  return countHit(services, `${form}-${way}`, networkOf(address), limit);
}
