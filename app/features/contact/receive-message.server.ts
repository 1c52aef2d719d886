import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { consents, contactMessages } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import { MESSAGE_PROOF_FORM } from '#app/platform/form-guard.ts';
import {
  type FormSender,
  type LimitedForm,
  MESSAGE_LIMITS,
} from '#app/platform/form-limits.server.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import {
  type FormServices,
  formOnce,
  type ReceivedRefusal,
  receiveForm,
} from '#app/platform/receive-form.server.ts';
import { ok, type Result } from '#app/platform/result.ts';
import type { ContactFields } from './contact-fields.ts';

/** Jobs that the contact form enqueues. */
export type ContactJobs = { 'contact-mail': { contactMessageId: number } };

export type ContactServices = FormServices & { jobs: Jobs<ContactJobs> };

export type ContactMessage = ContactFields & {
  locale: Locale;
  consent: { textId: string; textSha256: string; locale: string };
};

/** How often somebody may write. Only stored messages count. */
const CONTACT_LIMITS: LimitedForm = {
  proofForm: MESSAGE_PROOF_FORM,
  addressBucket: 'contact',
  contactBucket: 'contact-email',
  limits: { ...MESSAGE_LIMITS, perContact: { hits: 5, windowSeconds: 3_600 } },
};

const answers = z.object({ receivedAt: z.iso.datetime() });

/**
 * Stores a message with its consent, its audit row and the job that mails it to the clinic, in one
 * transaction.
 * @returns when the message was received; the first time if it was sent more than once
 */
export async function receiveMessage(
  services: ContactServices,
  message: ContactMessage,
  { once, ...sender }: Omit<FormSender, 'contacts'> & { once: IdempotencyKey },
): Promise<Result<Date, ReceivedRefusal>> {
  const contacts = [message.email, message.phoneE164];
  const received = await receiveForm(
    services,
    { once, answers, limited: CONTACT_LIMITS, sender: { ...sender, contacts } },
    (tx) => write(tx, services, message),
  );
  return received.ok ? ok(new Date(received.value.receivedAt)) : received;
}

/** What identifies repeated submissions; see `formOnce`. */
export function onceOf(
  { clock }: Pick<ContactServices, 'clock'>,
  key: string,
  { name, phoneE164, email, message }: ContactFields,
): IdempotencyKey {
  const today = wallClockOf(clock.now()).on;
  return formOnce('contact', { key, today, words: [name, phoneE164, email, message] });
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
    subjectId: contactMessageId,
    detail: { locale: message.locale },
  });
  await jobs['contact-mail'](tx, { contactMessageId });
  return { receivedAt: now.toISOString() };
}
