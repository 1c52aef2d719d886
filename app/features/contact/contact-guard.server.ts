import { isWorkProven } from '#app/platform/proof-of-work.server.ts';
import {
  type LimitServices,
  networkOf,
  secondsOfPause,
  secondsToWait,
} from '#app/platform/rate-limit.server.ts';
import { CONTACT_PROOF_FORM } from './contact-addresses.ts';

const HOUR_SECONDS = 3_600;

/** How often somebody may write; change it here. Counted are the messages that were stored. */
const CONTACT_LIMITS = {
  /** Between two messages, by address and by e-mail. The words say '30 segundos'. */
  pauseSeconds: 30,
  perAddress: {
    proven: { hits: 5, windowSeconds: HOUR_SECONDS },
    /** Without a proof of work, as from a browser without JavaScript. */
    plain: { hits: 3, windowSeconds: HOUR_SECONDS },
  },
  perEmail: { hits: 5, windowSeconds: HOUR_SECONDS },
};

export const GUARD_REFUSALS = ['check-failed', 'check-missing', 'too-soon', 'too-many'] as const;
/** Why a message is not taken now. */
export type GuardRefusal = { why: (typeof GUARD_REFUSALS)[number]; waitSeconds: number };

/** Who writes, as far as the limits may know, and the form's proof field. */
export type Sender = { address: string; email: string; proof: string };

/**
 * Judges and counts one message. Hand over the message's own transaction: refused or failed, neither
 * the limits nor the proof have been touched, and the same form may be sent again.
 */
export async function guardRefusal(
  services: LimitServices,
  { address, email, proof }: Sender,
): Promise<GuardRefusal | null> {
  const { pauseSeconds, perAddress, perEmail } = CONTACT_LIMITS;
  const isProven = proof !== '' && (await isWorkProven(services, CONTACT_PROOF_FORM, proof));
  if (proof !== '' && !isProven) return { why: 'check-failed', waitSeconds: 0 };

  const network = networkOf(address);
  const mailbox = email.toLowerCase();
  const pause =
    (await secondsOfPause(services, 'contact', network, pauseSeconds)) ||
    (await secondsOfPause(services, 'contact-email', mailbox, pauseSeconds));
  if (pause > 0) return { why: 'too-soon', waitSeconds: pause };

  const ofAddress = await secondsToWait(services, 'contact', network, perAddress.proven);
  const ofEmail = await secondsToWait(services, 'contact-email', mailbox, perEmail);
  const wait = Math.max(ofAddress, ofEmail);
  if (wait > 0) return { why: 'too-many', waitSeconds: wait };
  if (isProven) return null;
  // With a proof there would still be room.
  const ofPlain = await secondsToWait(services, 'contact-plain', network, perAddress.plain);
  return ofPlain > 0 ? { why: 'check-missing', waitSeconds: ofPlain } : null;
}
