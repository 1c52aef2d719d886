import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
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
import type { PrivacyJobs } from './privacy-jobs.ts';
import type { RequestFields } from './request-fields.ts';
import { REQUEST_LIMITS } from './request-limits.server.ts';

export type RequestServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<PrivacyJobs>;
  /** Keys the hashes under which limits know people; at least 32 characters. */
  secret: string;
  hasLimits: boolean;
};

export type RequestRefusal = FormRefusal | { why: 'other-request'; waitSeconds: 0 };

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
  { once, ...asker }: Omit<FormSender, 'reach'> & { once: IdempotencyKey },
): Promise<Result<string, RequestRefusal>> {
  const { db, clock, secret, hasLimits } = services;
  const reach = request.email ?? request.phoneE164 ?? '';
  try {
    const outcome = await withIdempotency(db, once, answers, async (tx) => {
      const limits = { db: tx, clock, secret, isOn: hasLimits };
      const refusal = await formRefusal(limits, REQUEST_LIMITS, { ...asker, reach });
      if (refusal) throw new Refused(refusal);
      return write(tx, services, request);
    });
    if (outcome.kind === 'other-body') return refuse({ why: 'other-request', waitSeconds: 0 });
    return ok(outcome.value.protocol);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
}

/** Identifies resubmissions; see `formOnce`. */
export function requestWithIdempotency(
  { clock }: Pick<RequestServices, 'clock'>,
  key: string,
  { askedFor, name, phoneE164, email, words }: RequestFields,
): IdempotencyKey {
  const bodySha256 = sha256Hex(JSON.stringify([askedFor, name, phoneE164, email, words]));
  const today = wallClockOf(clock.now()).on;
  return {
    scope: 'privacy-request',
    key: isTokenShaped(key) ? key : `${today}:${bodySha256}`,
    bodySha256,
  };
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
    subjectId: String(id),
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

/** Undoes the transaction, so that a refusal is not kept as the key's answer. */
class Refused extends Error {
  readonly refusal: FormRefusal;

  constructor(refusal: FormRefusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}
