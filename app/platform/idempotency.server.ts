import { and, eq } from 'drizzle-orm';
import type { ZodType } from 'zod';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { idempotencyKeys } from '#app/db/schema.ts';

/**
 * A request that may arrive more than once: `scope` is the kind of write, `bodySha256` the hash of the
 * request.
 */
export type IdempotencyKey = { scope: string; key: string; bodySha256: string };

export type IdempotentCall<Answer> = { kind: 'answer'; answer: Answer } | { kind: 'other-body' };

/**
 * Does the work once per key and returns the first answer to every repetition. The key, the answer and the
 * work's own writes commit together; a concurrent request with the same key waits for that commit. Work
 * that throws leaves no trace, so the same key may try again.
 * @param answers parses a stored answer; answers must survive JSON
 */
export async function withIdempotency<Answer>(
  db: Database | Transaction,
  once: IdempotencyKey,
  answers: ZodType<Answer>,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<IdempotentCall<Answer>> {
  return db.transaction(async (tx) => {
    const isOurs = await takeKey(tx, once);
    if (!isOurs) return answered(tx, once, answers);
    const answer = await work(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(isKey(once));
    return { kind: 'answer', answer };
  });
}

/**
 * Stores an answer that needed no work, in one statement.
 * @returns the first answer when the key already has one, including the answer of work in progress
 */
export async function completeIdempotency<Answer>(
  db: Queryable,
  once: IdempotencyKey,
  answers: ZodType<Answer>,
  answer: Answer,
): Promise<IdempotentCall<Answer>> {
  const kept = await db
    .insert(idempotencyKeys)
    .values({ ...once, answer })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return kept.length > 0 ? { kind: 'answer', answer } : answered(db, once, answers);
}

/** The answer already given to this key; null when the key is new. */
export async function findAnswer<Answer>(
  db: Queryable,
  once: IdempotencyKey,
  answers: ZodType<Answer>,
): Promise<IdempotentCall<Answer> | null> {
  const [row] = await db
    .select({ bodySha256: idempotencyKeys.bodySha256, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKey(once));
  if (!row) return null;
  if (row.bodySha256 !== once.bodySha256) return { kind: 'other-body' };
  return { kind: 'answer', answer: answers.parse(row.answer) };
}

async function takeKey(tx: Queryable, once: IdempotencyKey): Promise<boolean> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values(once)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

async function answered<Answer>(tx: Queryable, once: IdempotencyKey, answers: ZodType<Answer>) {
  const found = await findAnswer(tx, once, answers);
  if (!found) throw new Error('an idempotency key vanished while it was read');
  return found;
}

function isKey({ scope, key }: IdempotencyKey) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
}
