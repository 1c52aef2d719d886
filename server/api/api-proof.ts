import type { FastifyReply } from 'fastify';
import type { PROOF_FORMS } from '#app/features/booking/booking-guard.server.ts';
import { apiMessages } from '#app/features/booking/refusal-messages.ts';
import { isWorkProven, newChallenge } from '#app/platform/proof-of-work.server.ts';
import type { ApiContext } from './api-context.ts';

type ProofForm = (typeof PROOF_FORMS)[number];
type ProofServices = Pick<ApiContext, 'booking'>;

/** Whether a request carries the solution of a challenge; each counts once. */
export function provesWork(
  { booking }: ProofServices,
  form: ProofForm,
  proof: string | undefined,
): Promise<boolean> {
  return isWorkProven(booking, form, proof);
}

/** 428 with a challenge: the same request with its solution may be allowed. */
export async function askForProof(
  reply: FastifyReply,
  { booking }: ProofServices,
  form: ProofForm,
): Promise<FastifyReply> {
  const challenge = await newChallenge(booking, form);
  return reply
    .code(428)
    .send({ refusal: 'proof-needed', message: apiMessages.proofNeeded, challenge });
}
