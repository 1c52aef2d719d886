import { isWorkProven } from '#app/platform/proof-of-work.server.ts';
import {
  countHit,
  countNetworkHit,
  type Limit,
  type LimitServices,
  startPause,
} from '#app/platform/rate-limit.server.ts';
import type { RefusalReason } from '#app/platform/refused-form.ts';

/** How often somebody may send one kind of form. Only stored forms count. */
export type FormLimits = {
  /** Between two forms of one phone or e-mail. Not per address, behind which a whole village may be. */
  pauseSeconds: number;
  /** Per network. `plain` without a proof of work, as from a browser without JavaScript. */
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
  /** The messages say '30 segundos'. */
  pauseSeconds: 30,
  perAddress: {
    // More than a small clinic reads in an hour; less would shut out the customers of one mobile carrier.
    proven: { hits: 60, windowSeconds: HOUR_SECONDS },
    plain: { hits: 3, windowSeconds: HOUR_SECONDS },
  },
};

/** Why a form is refused now. */
export type FormRefusal = {
  reason: Exclude<RefusalReason, 'other-body' | 'fault'>;
  waitSeconds: number;
};

/** The sender as the limits see it, and the form's proof field. */
export type FormSender = {
  address: string;
  /** The e-mail and the phone, those that were given. */
  contacts: readonly string[];
  proof: string;
};

/**
 * Checks a form against the limits and counts it. Pass the form's own transaction: after a refusal or
 * failure neither the limits nor the proof are used up, and the same form may be sent again.
 */
export async function admitForm(
  services: LimitServices,
  { proofForm, addressBucket, contactBucket, limits }: LimitedForm,
  { address, contacts, proof }: FormSender,
): Promise<FormRefusal | null> {
  const { pauseSeconds, perAddress, perContact } = limits;
  const isProven = proof !== '' && (await isWorkProven(services, proofForm, proof));
  if (proof !== '' && !isProven) return { reason: 'check-failed', waitSeconds: 0 };

  // In one order, whatever the form's: two transactions that share both must not wait for each other.
  const people = [...new Set(contacts.map((contact) => contact.toLowerCase()))].sort();
  for (const who of people) {
    const pause = await startPause(services, contactBucket, who, pauseSeconds);
    if (pause > 0) return { reason: 'too-soon', waitSeconds: pause };
  }
  for (const who of people) {
    const wait = await countHit(services, contactBucket, who, perContact);
    if (wait > 0) return { reason: 'too-many', waitSeconds: wait };
  }
  const ofAddress = await countNetworkHit(services, addressBucket, address, perAddress.proven);
  if (ofAddress > 0) return { reason: 'too-many', waitSeconds: ofAddress };
  if (isProven) return null;
  // With a proof there would still be room.
  const ofPlain = await countNetworkHit(
    services,
    `${addressBucket}-plain`,
    address,
    perAddress.plain,
  );
  return ofPlain > 0 ? { reason: 'check-missing', waitSeconds: ofPlain } : null;
}
