import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { consents } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import { MESSAGE_PROOF_FORM } from '#app/platform/form-guard.ts';
import {
  type FormSender,
  type LimitedForm,
  MESSAGE_LIMITS,
} from '#app/platform/form-limits.server.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import {
  type FormServices,
  formOnce,
  type ReceivedRefusal,
  receiveForm,
} from '#app/platform/receive-form.server.ts';
import { ok, type Result } from '#app/platform/result.ts';
import { deriveToken, newFileName } from '#app/platform/token.server.ts';
import { sealAnswers } from './sealed-answers.server.ts';
import type { SentAnswers } from './send-fields.ts';

export type Screening = SentAnswers & {
  locale: Locale;
  consent: { textId: string; textSha256: string; locale: string };
};

/** How often answers may be sent. Only stored ones count. */
const SCREENING_LIMITS: LimitedForm = {
  proofForm: MESSAGE_PROOF_FORM,
  addressBucket: 'screening',
  contactBucket: 'screening-reach',
  limits: { ...MESSAGE_LIMITS, perContact: { hits: 5, windowSeconds: 3_600 } },
};

const answers = z.object({ receivedAt: z.iso.datetime() });

/**
 * Stores sealed answers with their consent and their audit row, in one transaction.
 * @returns when they were received; the first time if they were sent more than once
 */
export async function receiveScreening(
  services: FormServices,
  screening: Screening,
  { once, ...sender }: Omit<FormSender, 'contacts'> & { once: IdempotencyKey },
): Promise<Result<Date, ReceivedRefusal>> {
  const contacts = [screening.phoneE164, ...(screening.email ? [screening.email] : [])];
  const received = await receiveForm(
    services,
    { once, answers, limited: SCREENING_LIMITS, sender: { ...sender, contacts } },
    (tx) => write(tx, services, screening),
  );
  return received.ok ? ok(new Date(received.value.receivedAt)) : received;
}

/**
 * What identifies repeated submissions. The words go in as a keyed hash: the answers are few enough to be guessed from
 * a plain one.
 */
export function onceOf(
  { clock, secret }: Pick<FormServices, 'clock' | 'secret'>,
  key: string,
  { name, phoneE164, email, posted }: SentAnswers,
): IdempotencyKey {
  const today = wallClockOf(clock.now()).on;
  const words = JSON.stringify([name, phoneE164, email, posted.instrument.id, posted.answers]);
  return formOnce('screening', {
    key,
    today,
    words: [deriveToken(secret, `screening-once:${words}`)],
  });
}

async function write(
  tx: Transaction,
  { clock, secret }: FormServices,
  { name, phoneE164, email, locale, consent, posted, score }: Screening,
): Promise<z.infer<typeof answers>> {
  const now = clock.now();
  const reference = newFileName();
  const sealed = sealAnswers(secret, reference, posted, score);
  const [stored] = await tx
    .insert(screenings)
    .values({ reference, name, phoneE164, email, locale, sealed, createdAt: now })
    .returning({ id: screenings.id });
  if (!stored) throw new Error('the answers were not stored');
  await tx.insert(consents).values({
    ...consent,
    screeningId: stored.id,
    purpose: 'screening',
    source: 'web',
    grantedAt: now,
  });
  await audit(tx, {
    actor: 'web',
    action: 'screening.received',
    subjectType: 'screening',
    subjectId: stored.id,
    detail: { locale },
  });
  return { receivedAt: now.toISOString() };
}
