import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { screenings } from '#app/db/screening-schema.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
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
import { deriveToken, newFileName } from '#app/platform/token.server.ts';
import { sealAnswers } from './sealed-answers.server.ts';
import type { SentAnswers } from './send-fields.ts';

export type Screening = SentAnswers & { locale: Locale; consent: GivenConsent };

/**
 * Stores sealed answers; see `receiveConsented`.
 * @returns when they were received; the first time if they were sent more than once
 */
export function receiveScreening(
  services: FormServices,
  { name, phoneE164, email, locale, consent, posted, score }: Screening,
  delivery: FormDelivery,
): Promise<Result<Date, ReceivedRefusal>> {
  return receiveConsented(services, {
    ...{ purpose: 'screening', consent, delivery },
    contacts: [phoneE164, ...(email ? [email] : [])],
    store: async (tx, createdAt) => {
      const reference = newFileName();
      const sealed = sealAnswers(services.secret, reference, posted, score);
      const [stored] = await tx
        .insert(screenings)
        .values({ reference, name, phoneE164, email, locale, sealed, createdAt })
        .returning({ id: screenings.id });
      if (!stored) throw new Error('the answers were not stored');
      const { id } = stored;
      return {
        owner: { screeningId: id },
        event: {
          ...{ actor: 'web', action: 'screening.received', detail: { locale } },
          ...{ subjectType: 'screening', subjectId: id },
        },
      };
    },
  });
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
