import { isWorkProven } from './proof-of-work.server.ts';
import {
  countHit,
  type Limit,
  type LimitServices,
  networkOf,
  startPause,
} from './rate-limit.server.ts';
import type { RefusalReason } from './refused-form.ts';

/** How often somebody may send one kind of form. Only stored forms count. */
export type FormLimits = {
  /** Between two forms, per address and per contact. */
  pauseSeconds: number;
  /** `plain` without a proof of work, as from a browser without JavaScript. */
  perAddress: { proven: Limit; plain: Limit };
  perContact: Limit;
};

/** The name under which a form's limits count, and the form that its proof must be made for. */
export type LimitedForm = {
  proofForm: string;
  addressBucket: string;
  contactBucket: string;
  limits: FormLimits;
};

const HOUR_SECONDS = 3_600;

/** How often somebody may write to the clinic with one kind of form; change it here. */
export const MESSAGE_LIMITS: Omit<FormLimits, 'perContact'> = {
  /** Between two forms, per address and per contact. The messages say '30 segundos'. */
  pauseSeconds: 30,
  perAddress: {
    proven: { hits: 5, windowSeconds: HOUR_SECONDS },
    plain: { hits: 3, windowSeconds: HOUR_SECONDS },
  },
};

/** Why a form is refused now. */
export type FormRefusal = {
  reason: Exclude<RefusalReason, 'other-body' | 'fault'>;
  waitSeconds: number;
};

/** The sender as the limits see it (`contact`: an e-mail or a phone), and the form's proof field. */
export type FormSender = { address: string; contact: string; proof: string };

/**
 * Checks a form against the limits and counts it. Pass the form's own transaction: after a refusal or
 * failure neither the limits nor the proof are used up, and the same form may be sent again.
 */
export async function admitForm(
  services: LimitServices,
  { proofForm, addressBucket, contactBucket, limits }: LimitedForm,
  { address, contact, proof }: FormSender,
): Promise<FormRefusal | null> {
  const { pauseSeconds, perAddress, perContact } = limits;
  const isProven = proof !== '' && (await isWorkProven(services, proofForm, proof));
  if (proof !== '' && !isProven) return { reason: 'check-failed', waitSeconds: 0 };

  const network = networkOf(address);
  const who = contact.toLowerCase();
  const pause =
    (await startPause(services, addressBucket, network, pauseSeconds)) ||
    (await startPause(services, contactBucket, who, pauseSeconds));
  if (pause > 0) return { reason: 'too-soon', waitSeconds: pause };

  const ofAddress = await countHit(services, addressBucket, network, perAddress.proven);
  const ofContact = await countHit(services, contactBucket, who, perContact);
  const wait = Math.max(ofAddress, ofContact);
  if (wait > 0) return { reason: 'too-many', waitSeconds: wait };
  if (isProven) return null;
  // With a proof there would still be room.
  const ofPlain = await countHit(services, `${addressBucket}-plain`, network, perAddress.plain);
  return ofPlain > 0 ? { reason: 'check-missing', waitSeconds: ofPlain } : null;
}
