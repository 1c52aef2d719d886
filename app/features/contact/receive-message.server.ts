import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { contactMessages } from '#app/db/schema.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Result } from '#app/platform/result.ts';
import {
  type FormDelivery,
  type GivenConsent,
  receiveConsented,
} from '#app/platform/sent-forms/receive-consented.server.ts';
import {
  type FormServices,
  formOnce,
  type ReceivedRefusal,
} from '#app/platform/sent-forms/receive-form.server.ts';
import type { ContactFields } from './contact-fields.ts';

/** Jobs that the contact form enqueues. */
export type ContactJobs = { 'contact-mail': { contactMessageId: number } };

export type ContactServices = FormServices & { jobs: Jobs<ContactJobs> };

export type ContactMessage = ContactFields & { locale: Locale; consent: GivenConsent };

/**
 * Stores a message and the job that mails it to the clinic; see `receiveConsented`.
 * @returns when the message was received; the first time if it was sent more than once
 */
export function receiveMessage(
  services: ContactServices,
  { consent, ...message }: ContactMessage,
  delivery: FormDelivery,
): Promise<Result<Date, ReceivedRefusal>> {
  return receiveConsented(services, {
    ...{ purpose: 'contact', consent, delivery },
    contacts: [message.email, message.phoneE164],
    store: async (tx, createdAt) => {
      const [stored] = await tx
        .insert(contactMessages)
        .values({ ...message, createdAt })
        .returning({ id: contactMessages.id });
      if (!stored) throw new Error('the message was not stored');
      const { id } = stored;
      await services.jobs['contact-mail'](tx, { contactMessageId: id });
      const detail = { locale: message.locale };
      return {
        owner: { contactMessageId: id },
        event: {
          ...{ actor: 'web', action: 'contact.received', detail },
          ...{ subjectType: 'contact_message', subjectId: id },
        },
      };
    },
  });
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
