import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { consents, contactMessages } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import { MESSAGE_PROOF_FORM } from '#app/platform/form-guard.ts';
import {
  type FormRefusal,
  type FormSender,
  formRefusal,
} from '#app/platform/form-limits.server.ts';
import { type IdempotencyKey, withIdempotency } from '#app/platform/idempotency.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { isTokenShaped, sha256Hex } from '#app/platform/token.server.ts';
import type { ContactFields } from './contact-fields.ts';
import type { ContactJobs } from './contact-jobs.ts';
import { CONTACT_LIMITS } from './contact-limits.server.ts';

export type ContactServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<ContactJobs>;
  /** Keys the hashes under which limits know people; at least 32 characters. */
  secret: string;
  hasLimits: boolean;
};

export type ContactMessage = ContactFields & {
  locale: Locale;
  consent: { textId: string; textSha256: string; locale: string };
};

export type ContactRefusal = FormRefusal | { why: 'other-message'; waitSeconds: 0 };

const answers = z.object({ receivedAt: z.iso.datetime() });

/**
 * Stores a message with its consent, its audit row and the job that mails it to the clinic, in one
 * transaction.
 * @returns when the message was received; the first time if it was sent more than once
 */
export async function receiveMessage(
  services: ContactServices,
  message: ContactMessage,
  { once, ...sender }: Omit<FormSender, 'reach'> & { once: IdempotencyKey },
): Promise<Result<Date, ContactRefusal>> {
  const { db, clock, secret, hasLimits } = services;
  try {
    const outcome = await withIdempotency(db, once, answers, async (tx) => {
      const limits = { db: tx, clock, secret, isOn: hasLimits };
      const refusal = await formRefusal(limits, CONTACT_LIMITS, {
        ...sender,
        reach: message.email,
      });
      if (refusal) throw new Refused(refusal);
      return write(tx, services, message);
    });
    if (outcome.kind === 'other-body') return refuse({ why: 'other-message', waitSeconds: 0 });
    return ok(new Date(outcome.value.receivedAt));
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
}

/** What identifies repeated submissions; see `formOnce`. */
export function onceOf(
  { clock }: Pick<ContactServices, 'clock'>,
  key: string,
  { name, phoneE164, email, message }: ContactFields,
): IdempotencyKey {
  const bodySha256 = sha256Hex(JSON.stringify([name, phoneE164, email, message]));
  const today = wallClockOf(clock.now()).on;
  return {
    scope: 'contact',
    key: isTokenShaped(key) ? key : `${today}:${bodySha256}`,
    bodySha256,
  };
}

async function write(
  tx: Transaction,
  { clock, jobs }: ContactServices,
  { consent, ...message }: ContactMessage,
): Promise<z.infer<typeof answers>> {
  const now = clock.now();
  const [stored] = await tx
    .insert(contactMessages)
    .values({ ...message, createdAt: now })
    .returning({ id: contactMessages.id });
  if (!stored) throw new Error('the message was not stored');
  const contactMessageId = stored.id;
  await tx
    .insert(consents)
    .values({ ...consent, contactMessageId, purpose: 'contact', source: 'web', grantedAt: now });
  await audit(tx, {
    actor: 'web',
    action: 'contact.received',
    subjectType: 'contact_message',
    subjectId: String(contactMessageId),
    detail: { locale: message.locale },
  });
  await jobs['contact-mail'](tx, { contactMessageId });
  return { receivedAt: now.toISOString() };
}

/** Undoes the transaction, so that a refusal is not kept as the key's answer. */
class Refused extends Error {
  readonly refusal: FormRefusal;

  constructor(refusal: FormRefusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}
