import { z } from 'zod';
import { PROOF_FORMS, secondsToGetChallenge } from '#app/features/booking/booking-guard.server.ts';
import { CONTACT_PROOF_FORM } from '#app/features/contact/contact-addresses.ts';
import { newChallenge } from '#app/platform/proof-of-work.server.ts';
import { COMMON_ANSWERS, LIMITED } from './answers.ts';
import type { ApiContext } from './api-context.ts';
import { tooMany } from './api-errors.ts';
import type { ApiInstance } from './api-instance.ts';

const schema = {
  summary: 'Desafio de cálculo para os formulários do site',
  querystring: z.strictObject({ form: z.enum([...PROOF_FORMS, CONTACT_PROOF_FORM]) }),
  response: {
    200: z.strictObject({
      parameters: z.record(z.string(), z.unknown()),
      signature: z.string(),
    }),
    ...COMMON_ANSWERS,
    ...LIMITED,
  },
};

/** The arithmetic that gives a page's form the wider limits. */
export function challengeRoute(app: ApiInstance, { booking, limits }: ApiContext): void {
  app.get('/challenge', { schema }, async ({ query, ip }, reply) => {
    const seconds = await secondsToGetChallenge(limits, { address: ip });
    if (seconds > 0) return tooMany(reply, seconds);
    return reply.send(await newChallenge(booking, query.form));
  });
}
