import { z } from 'zod';
import type { Transaction } from '#app/db/database.ts';
import { consents } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditEvent } from '#app/platform/audit/audit-event.ts';
import { MESSAGE_PROOF_FORM } from '#app/platform/form-guard.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { ok, type Result } from '#app/platform/result.ts';
import { type FormSender, type LimitedForm, MESSAGE_LIMITS } from './form-limits.server.ts';
import { type FormServices, type ReceivedRefusal, receiveForm } from './receive-form.server.ts';

/** The text that a person agreed to, and the hash of its exact wording. */
export type GivenConsent = { textId: string; textSha256: string; locale: string };

/** A form as it came, without the contacts, which are among what was filled in. */
export type FormDelivery = Omit<FormSender, 'contacts'> & { once: IdempotencyKey };

/** The column of `consents` that names what was stored, with its id. */
type ConsentOwner =
  | { contactMessageId: number }
  | { leadId: number }
  | { screeningId: number }
  | { waitlistEntryId: number };

type Consented = {
  /** Of the consent and the limits. */
  purpose: 'contact' | 'lead' | 'screening' | 'waitlist';
  consent: GivenConsent;
  /** Phone and e-mail, those that were given. */
  contacts: readonly string[];
  delivery: FormDelivery;
  /** Stores it and enqueues its mails. @returns whose consent it is, and what the audit log says of it */
  store: (tx: Transaction, now: Date) => Promise<{ owner: ConsentOwner; event: AuditEvent }>;
};

const answers = z.object({ receivedAt: z.iso.datetime() });

/**
 * Receives what somebody sends to the clinic with a consent: stored with its consent and its audit row in one
 * transaction, once however often it is sent, within the limits of `MESSAGE_LIMITS`.
 * @returns when it was received; the first time if it was sent more than once
 */
export async function receiveConsented(
  services: FormServices,
  { purpose, consent, contacts, delivery, store }: Consented,
): Promise<Result<Date, ReceivedRefusal>> {
  const { once, ...sender } = delivery;
  const received = await receiveForm(
    services,
    { once, answers, limited: limitsOf(purpose), sender: { ...sender, contacts } },
    async (tx) => {
      const now = services.clock.now();
      const { owner, event } = await store(tx, now);
      await tx
        .insert(consents)
        .values({ ...consent, ...owner, purpose, source: 'web', grantedAt: now });
      await audit(tx, { ...event, at: now });
      return { receivedAt: now.toISOString() };
    },
  );
  return received.ok ? ok(new Date(received.value.receivedAt)) : received;
}

/** How often somebody may send one kind of form; each kind counts for itself. */
function limitsOf(purpose: Consented['purpose']): LimitedForm {
  return {
    proofForm: MESSAGE_PROOF_FORM,
    addressBucket: purpose,
    contactBucket: `${purpose}-reach`,
    limits: { ...MESSAGE_LIMITS, perContact: { hits: 5, windowSeconds: 3_600 } },
  };
}
