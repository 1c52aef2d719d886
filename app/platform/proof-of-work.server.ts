import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { usedChallenges } from '#app/db/limits-schema.ts';
import type { Clock } from './clock.ts';
import { deriveToken } from './token.server.ts';

type SigningServices = { clock: Clock; secret: string };

/** A proof-of-work challenge, signed so that clients cannot forge easier ones. */
export type WorkChallenge = { parameters: Record<string, unknown>; signature: string };

// The browser tries every counter from 0: 20,000 to 60,000 hashes take 0.2 to 0.5 s on a phone that
// computes 120,000 a second, and 40 ms on a new computer.
const COUNTER = { min: 20_000, max: 60_000 };
const LIFETIME_MS = 20 * 60_000;
const MAX_PAYLOAD_LENGTH = 4_096;

const payloads = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('SHA-256'),
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      nonce: z.string(),
      salt: z.string(),
      data: z.strictObject({ endsSeconds: z.int(), form: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string() }),
});

/**
 * A new challenge, to be solved for this form within 20 minutes.
 * @param form what the proof is for, 'booking'
 */
export async function newChallenge(
  { clock, secret }: SigningServices,
  form: string,
): Promise<WorkChallenge> {
  const endsSeconds = Math.floor((clock.now().getTime() + LIFETIME_MS) / 1000);
  const { parameters, signature } = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(COUNTER.min, COUNTER.max),
    deriveKey,
    // The expiry is in the signed data, not in `expiresAt`, which the library compares with its own clock.
    data: { form, endsSeconds },
    hmacSignatureSecret: signingSecret(secret),
  });
  if (!signature) throw new Error('the challenge was not signed');
  return { parameters: { ...parameters }, signature };
}

/**
 * Whether a form carries a valid proof; true once per challenge. Anything else, however malformed, is
 * false: the sender then gets the limits of clients without JavaScript.
 * @param payload the form's proof field, as made by `solveChallenge`
 */
export async function isWorkProven(
  { db, clock, secret }: SigningServices & { db: Queryable },
  form: string,
  payload: string | null | undefined,
): Promise<boolean> {
  const parsed = payloads.safeParse(decoded(payload));
  if (!parsed.success) return false;
  const { challenge, solution } = parsed.data;
  const endsAt = new Date(challenge.parameters.data.endsSeconds * 1000);
  if (challenge.parameters.data.form !== form || endsAt <= clock.now()) return false;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: signingSecret(secret),
  });
  if (!verified) return false;
  const used = await db
    .insert(usedChallenges)
    .values({ challenge: challenge.signature, expiresAt: endsAt })
    .onConflictDoNothing()
    .returning({ challenge: usedChallenges.challenge });
  return used.length > 0;
}

function decoded(payload: string | null | undefined): unknown {
  if (!payload || payload.length > MAX_PAYLOAD_LENGTH) return null;
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function signingSecret(secret: string): string {
  return deriveToken(secret, 'proof-of-work');
}
