import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { MESSAGE_PROOF_FORM } from '#app/platform/form-guard.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { ok, type Result } from '#app/platform/result.ts';
import {
  type FormSender,
  type LimitedForm,
  MESSAGE_LIMITS,
} from '#app/platform/sent-forms/form-limits.server.ts';
import {
  type FormServices,
  formOnce,
  type ReceivedRefusal,
  receiveForm,
} from '#app/platform/sent-forms/receive-form.server.ts';
import type { RequestFields } from './request-fields.ts';
import type { PrivacyJobs } from './request-mail.server.ts';

export type RequestServices = FormServices & { jobs: Jobs<PrivacyJobs> };

/** Rate limits, counted over stored requests. */
const REQUEST_LIMITS: LimitedForm = {
  proofForm: MESSAGE_PROOF_FORM,
  addressBucket: 'privacy',
  contactBucket: 'privacy-reach',
  // Stricter per address: the confirmation is mailed to whatever address was typed.
  limits: { ...MESSAGE_LIMITS, perContact: { hits: 3, windowSeconds: 3_600 } },
};

const answers = z.object({ protocol: z.string() });
const TRIES = 8;

/**
 * Stores a privacy request with its audit row and its mails, in one transaction. No look-up is done, so
 * the response never reveals whether the clinic knows the person.
 * @returns its protocol; resubmissions get the first one
 */
export async function receiveRequest(
  services: RequestServices,
  request: RequestFields & { locale: Locale },
  { once, ...asker }: Omit<FormSender, 'contacts'> & { once: IdempotencyKey },
): Promise<Result<string, ReceivedRefusal>> {
  const contacts = [request.email, request.phoneE164].filter((contact) => contact !== null);
  const received = await receiveForm(
    services,
    { once, answers, limited: REQUEST_LIMITS, sender: { ...asker, contacts } },
    (tx) => write(tx, services, request),
  );
  return received.ok ? ok(received.value.protocol) : received;
}

/** Identifies resubmissions; see `formOnce`. */
export function requestWithIdempotency(
  { clock }: Pick<RequestServices, 'clock'>,
  key: string,
  { askedFor, name, phoneE164, email, words }: RequestFields,
): IdempotencyKey {
  const today = wallClockOf(clock.now()).on;
  const all = [askedFor, name, phoneE164, email, words];
  return formOnce('privacy-request', { key, today, words: all });
}

async function write(
  tx: Transaction,
  { clock, jobs }: RequestServices,
  request: RequestFields & { locale: Locale },
): Promise<z.infer<typeof answers>> {
  const now = clock.now();
  const { id, protocol } = await insertWithProtocol(tx, { ...request, createdAt: now });
  await audit(tx, {
    at: now,
    actor: 'web',
    action: 'privacy.requested',
    subjectType: 'privacy_request',
    subjectId: id,
    detail: { askedFor: request.askedFor, locale: request.locale },
  });
  await jobs['privacy-mail'](tx, { privacyRequestId: id, audience: 'clinic' });
  if (request.email !== null)
    await jobs['privacy-mail'](tx, { privacyRequestId: id, audience: 'person' });
  return { protocol };
}

async function insertWithProtocol(
  tx: Transaction,
  request: Omit<typeof privacyRequests.$inferInsert, 'protocol'>,
) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const digits = String(randomInt(100_000_000)).padStart(8, '0');
    const protocol = `P${digits.slice(0, 4)}-${digits.slice(4)}`;
    const [row] = await tx
      .insert(privacyRequests)
      .values({ ...request, protocol })
      .onConflictDoNothing({ target: privacyRequests.protocol })
      .returning({ id: privacyRequests.id, protocol: privacyRequests.protocol });
    if (row) return row;
  }
  throw new Error('no free protocol number was found');
}
