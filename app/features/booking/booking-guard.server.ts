import { z } from 'zod';
import { findAnswer, type IdempotencyKey } from '#app/platform/idempotency.server.ts';
import {
  countNetworkHit,
  type Limit,
  type LimitServices,
  networkHits,
  type TakenHits,
  takeHits,
} from '#app/platform/rate-limit.server.ts';

// All rate limits of the agenda, for pages and API. One address may be a whole village behind a mobile
// operator, so only what was stored counts, and requests with a proof of work (see proof-of-work.server.ts)
// have room for more than the clinic could serve. Requests without one, from forms without JavaScript and
// from the API, get what one household needs.

const HOUR_SECONDS = 3_600;

type ByProof = { proven: Limit; plain: Limit };

/** The limits by kind of request; change them here. */
export const BOOKING_LIMITS = {
  bookingPerAddress: {
    proven: { hits: 60, windowSeconds: HOUR_SECONDS },
    plain: { hits: 5, windowSeconds: HOUR_SECONDS },
  },
  /** Applies across addresses: one phone is one family. */
  bookingPerPhone: { hits: 5, windowSeconds: HOUR_SECONDS },
  /** Choosing a time. People try several, but each choice holds a slot for minutes. */
  holdPerAddress: {
    proven: { hits: 120, windowSeconds: HOUR_SECONDS },
    plain: { hits: 12, windowSeconds: HOUR_SECONDS },
  },
  /** Moving and cancelling by holders of the manage link. */
  changePerAddress: {
    proven: { hits: 60, windowSeconds: HOUR_SECONDS },
    plain: { hits: 10, windowSeconds: HOUR_SECONDS },
  },
  /**
   * Bookings, holds and changes together, refused ones included: against floods alone. Those with a proof
   * count apart, so that a neighbour's flood does not drown them.
   */
  triesPerAddress: { hits: 120, windowSeconds: 60 },
  slotsPerAddress: { hits: 60, windowSeconds: 60 },
  /** Cheap to answer, and the way out for who shares an address with an attacker. */
  challengePerAddress: { hits: 600, windowSeconds: 60 },
  /** Opening a manage link, valid or not. */
  manageLinkPerAddress: { hits: 30, windowSeconds: 15 * 60 },
  /** What is pressed on a deposit's page: each look may ask the provider. */
  depositPerAddress: { hits: 30, windowSeconds: 5 * 60 },
  /** Codes for booking again: asked for by an address, mailed to one mailbox, tried for one request. */
  codePerAddress: { hits: 12, windowSeconds: HOUR_SECONDS },
  codePerMailbox: { hits: 4, windowSeconds: HOUR_SECONDS },
  codeTries: { hits: 5, windowSeconds: HOUR_SECONDS },
  codeTriesPerAddress: { hits: 30, windowSeconds: HOUR_SECONDS },
} satisfies Record<string, Limit | ByProof>;

/** Forms that accept a proof of work; a proof is valid for one form only. */
export const PROOF_FORMS = ['booking', 'hold', 'change'] as const;

type Asking = { address: string };
type Proving = Asking & { isProven: boolean };

/** What a request may take; give it back when what it was for is refused. */
export type Allowance = TakenHits & {
  /** Whether it must wait only because it came without a proof of work. */
  needsProof: boolean;
  /** Whether there are too many tries, stored or not. */
  isFlood: boolean;
};

const NOTHING_TAKEN = {
  waitSeconds: 0,
  needsProof: false,
  isFlood: false,
  giveBack: async () => undefined,
} satisfies Allowance;

/**
 * Counts a booking against its networks and its phone.
 * @param once repeating an answered request never counts: its sender did not receive the answer
 */
export async function takeBooking(
  services: LimitServices,
  { address, isProven, phoneE164, once }: Proving & { phoneE164: string; once: IdempotencyKey },
): Promise<Allowance> {
  const isRepeated = services.isOn && (await findAnswer(services.db, once, z.unknown()));
  if (isRepeated) return NOTHING_TAKEN;
  const ofAddress = await takeByProof(services, 'booking', { address, isProven });
  if (ofAddress.waitSeconds > 0) return ofAddress;
  const { bookingPerPhone } = BOOKING_LIMITS;
  const phone = { name: 'booking-phone', who: phoneE164, limit: bookingPerPhone };
  const ofPhone = await takeHits(services, [phone]);
  if (ofPhone.waitSeconds > 0) await ofAddress.giveBack();
  const giveBack = async () => {
    await ofAddress.giveBack();
    await ofPhone.giveBack();
  };
  return { ...NOTHING_TAKEN, waitSeconds: ofPhone.waitSeconds, giveBack };
}

/** Counts a move or cancellation. */
export function takeChange(services: LimitServices, asking: Proving): Promise<Allowance> {
  return takeByProof(services, 'change', asking);
}

/** Counts a hold; as with bookings, repeating an answered request never counts. */
export async function takeHold(
  services: LimitServices,
  { once, ...asking }: Proving & { once?: IdempotencyKey | null },
): Promise<Allowance> {
  const isRepeated = once && services.isOn && (await findAnswer(services.db, once, z.unknown()));
  return isRepeated ? NOTHING_TAKEN : takeByProof(services, 'hold', asking);
}

/** Counts a request for available slots. @returns 0 when allowed, else whole seconds to wait */
export function secondsToSeeSlots(services: LimitServices, { address }: Asking): Promise<number> {
  return countNetworkHit(services, 'slots', address, BOOKING_LIMITS.slotsPerAddress);
}

/** Counts an issued challenge. @returns 0 when allowed, else whole seconds to wait */
export function secondsToGetChallenge(services: LimitServices, { address }: Asking) {
  const { challengePerAddress } = BOOKING_LIMITS;
  return countNetworkHit(services, 'challenge', address, challengePerAddress);
}

/** Counts an opened manage link. @returns 0 when allowed, else whole seconds to wait */
export function secondsToOpenLink(services: LimitServices, { address }: Asking): Promise<number> {
  const { manageLinkPerAddress } = BOOKING_LIMITS;
  return countNetworkHit(services, 'manage-link', address, manageLinkPerAddress);
}

/** Counts a form of a deposit's page. @returns 0 when allowed, else whole seconds to wait */
export function secondsToChangeDeposit(
  services: LimitServices,
  { address }: Asking,
): Promise<number> {
  return countNetworkHit(services, 'deposit', address, BOOKING_LIMITS.depositPerAddress);
}

/**
 * Counts a request for a code.
 * @returns whole seconds to wait, 0 when allowed; and whether the mailbox still gets mail, which nobody is told
 */
export async function secondsToAskForCode(
  services: LimitServices,
  { address, email }: Asking & { email: string },
): Promise<{ waitSeconds: number; isMailed: boolean }> {
  const { codePerAddress, codePerMailbox } = BOOKING_LIMITS;
  const waitSeconds = await countNetworkHit(services, 'again-ask', address, codePerAddress);
  if (waitSeconds > 0) return { waitSeconds, isMailed: false };
  const who = email.toLowerCase();
  const mailbox = await takeHits(services, [{ name: 'again-mail', who, limit: codePerMailbox }]);
  return { waitSeconds: 0, isMailed: mailbox.waitSeconds === 0 };
}

/** Counts a code that was typed. @param request of the code @returns 0 when allowed, else whole seconds to wait */
export async function secondsToTryCode(
  services: LimitServices,
  { address, request }: Asking & { request: string },
): Promise<number> {
  const { codeTries, codeTriesPerAddress } = BOOKING_LIMITS;
  const taken = await takeHits(services, [
    ...networkHits('again-try', address, codeTriesPerAddress),
    { name: 'again-code', who: request, limit: codeTries },
  ]);
  return taken.waitSeconds;
}

async function takeByProof(
  services: LimitServices,
  form: (typeof PROOF_FORMS)[number],
  { address, isProven }: Proving,
): Promise<Allowance> {
  const { triesPerAddress } = BOOKING_LIMITS;
  const way = isProven ? 'proven' : 'plain';
  const tries = `agenda-tries-${way}`;
  const waitSeconds = await countNetworkHit(services, tries, address, triesPerAddress);
  if (waitSeconds > 0) return { ...NOTHING_TAKEN, waitSeconds, isFlood: true };
  const limit = BOOKING_LIMITS[`${form}PerAddress`][way];
  const taken = await takeHits(services, networkHits(`${form}-${way}`, address, limit));
  return { ...taken, needsProof: !isProven && taken.waitSeconds > 0, isFlood: false };
}
