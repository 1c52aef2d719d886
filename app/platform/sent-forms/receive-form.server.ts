import type { ZodType } from 'zod';
import type { Database, Transaction } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { type IdempotencyKey, withIdempotency } from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { isTokenShaped, sha256Hex } from '#app/platform/token.server.ts';
import {
  admitForm,
  type FormRefusal,
  type FormSender,
  type LimitedForm,
} from './form-limits.server.ts';

export type FormServices = {
  db: Database;
  clock: Clock;
  /** Key of the hashes that identify people in the limits; at least 32 characters. */
  secret: string;
  hasLimits: boolean;
};

export type ReceivedRefusal = FormRefusal | { reason: 'other-body'; waitSeconds: 0 };

type Received<Answer> = {
  once: IdempotencyKey;
  limited: LimitedForm;
  sender: FormSender;
  /** Parses a stored answer. */
  answers: ZodType<Answer>;
};

/**
 * Processes a form in one transaction, including the security check and the limits: a repetition waits for
 * the first to finish and gets its answer, without a check of its own.
 * @param write stores it; its result must survive JSON
 */
export async function receiveForm<Answer>(
  { db, clock, secret, hasLimits }: FormServices,
  { once, limited, sender, answers }: Received<Answer>,
  write: (tx: Transaction) => Promise<Answer>,
): Promise<Result<Answer, ReceivedRefusal>> {
  try {
    const outcome = await withIdempotency(db, once, answers, async (tx) => {
      const limits = { db: tx, clock, secret, isOn: hasLimits };
      const refusal = await admitForm(limits, limited, sender);
      if (refusal) throw new Refused(refusal);
      return write(tx);
    });
    if (outcome.kind === 'other-body') return refuse({ reason: 'other-body', waitSeconds: 0 });
    return ok(outcome.answer);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
}

/**
 * What identifies repeated submissions. A form without a key, from a page that is the same for everybody
 * and a browser without JavaScript, is identified by its contents: equal contents count once a day.
 * @param key the form's hidden field
 * @param today calendar day in the clinic's zone
 * @param words everything that was filled in
 */
export function formOnce(
  scope: string,
  { key, today, words }: { key: string; today: string; words: readonly (string | null)[] },
): IdempotencyKey {
  const bodySha256 = sha256Hex(JSON.stringify(words));
  return { scope, key: isTokenShaped(key) ? key : `${today}:${bodySha256}`, bodySha256 };
}

/** Rolls back the transaction, so that a refusal is not stored as the key's answer. */
class Refused extends Error {
  readonly refusal: FormRefusal;

  constructor(refusal: FormRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
