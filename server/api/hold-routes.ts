import { z } from 'zod';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { secondsToHold } from '#app/features/booking/booking-guard.server.ts';
import { apiMessages, refusalText } from '#app/features/booking/refusal-messages.ts';
import {
  findAnswer,
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import { deriveToken, newToken, sha256Hex } from '#app/platform/token.server.ts';
import { SLOT_REFUSALS } from '#app/scheduling/check-slot.ts';
import { type HoldRefusal, holdSlot, releaseHold } from '#app/scheduling/hold-slot.server.ts';
import {
  BODY_ANSWERS,
  COMMON_ANSWERS,
  LIMITED,
  OPEN_TO_ALL,
  refusalOf,
  slot,
  slotTaken,
  toSlotView,
} from './answers.ts';
import type { ApiContext, ApiInstance } from './api-context.ts';
import { tooMany } from './api-errors.ts';
import { againAfterLostWait } from './database-fault.ts';
import { idempotencyKey, service, startsAt } from './fields.ts';

const KEY_SCOPE = 'api-holds';
const SPOKEN_REFUSALS = SLOT_REFUSALS.filter((refusal) => refusal !== 'slot-taken');
const KEY_REUSED = { refusal: 'key-reused', message: apiMessages.keyReused } as const;

const taking = {
  operationId: 'holdSlot',
  ...OPEN_TO_ALL,
  summary: 'Reserva um horário por alguns minutos',
  querystring: z.strictObject({}),
  headers: z.looseObject({ 'idempotency-key': idempotencyKey.optional() }),
  body: z.strictObject({ service, startsAt }),
  response: {
    201: z.strictObject({ token: z.string(), ...slot.shape, expiresAt: slot.shape.endsAt }),
    409: z
      .union([slotTaken, refusalOf(['key-reused'])])
      .describe('Horário ocupado, ou Idempotency-Key usada com outros dados'),
    422: refusalOf(['unknown-service', 'not-online', ...SPOKEN_REFUSALS]),
    ...COMMON_ANSWERS,
    ...BODY_ANSWERS,
    ...LIMITED,
  },
};

const releasing = {
  operationId: 'releaseHold',
  ...OPEN_TO_ALL,
  summary: 'Devolve um horário reservado',
  params: z.strictObject({ token: z.string() }),
  querystring: z.strictObject({}),
  response: { 204: z.null().describe('Devolvido, ou nunca reservado'), ...COMMON_ANSWERS },
};

const KEPT = resultSchema(
  z.object({
    tokenSeed: z.string(),
    startsAt: z.coerce.date(),
    endsAt: z.coerce.date(),
    expiresAt: z.coerce.date(),
  }),
  z.enum(['unknown-service', 'not-online', ...SLOT_REFUSALS]),
);

type SlotRequest = { serviceSlug: string; startsAt: Date };
type Held = { token: string; startsAt: Date; endsAt: Date; expiresAt: Date };

/**
 * Holds a slot, once per key if there is one. The answer is stored with what the token is derived from,
 * never with the token.
 */
async function hold(
  { booking }: ApiContext,
  request: SlotRequest,
  once: IdempotencyKey | null,
): Promise<IdempotentCall<Result<Held, HoldRefusal>>> {
  if (!once) return { kind: 'answer', answer: await holdSlot(booking, request) };
  const tokenOf = (tokenSeed: string) => deriveToken(booking.secret, `api-hold:${tokenSeed}`);
  const call = await withIdempotency(booking.db, once, KEPT, async (db) => {
    const tokenSeed = newToken();
    const held = await holdSlot({ ...booking, db }, { ...request, token: tokenOf(tokenSeed) });
    if (!held.ok) return held;
    const { startsAt, endsAt, expiresAt } = held.value;
    return ok({ tokenSeed, startsAt, endsAt, expiresAt });
  });
  if (call.kind === 'other-body') return call;
  const { answer } = call;
  if (!answer.ok) return { kind: 'answer', answer };
  const { tokenSeed, ...times } = answer.value;
  return { kind: 'answer', answer: ok({ ...times, token: tokenOf(tokenSeed) }) };
}

/** Holds a slot while the visitor fills in the rest, and releases it. */
export function holdRoutes(app: ApiInstance, context: ApiContext): void {
  const { booking, limits, clinic, alternatives, oneOfFew } = context;

  app.post('/holds', { schema: taking }, async ({ body, headers, ip }, reply) => {
    const seconds = await secondsToHold(limits, { address: ip, isProven: false });
    const key = headers['idempotency-key'];
    const bodySha256 = sha256Hex(JSON.stringify(body));
    const once = key === undefined ? null : { scope: KEY_SCOPE, key, bodySha256 };
    // As with bookings, repeating an answered request is never limited.
    const isRepeated = seconds > 0 && once && (await findAnswer(booking.db, once, z.unknown()));
    if (seconds > 0 && !isRepeated) return tooMany(reply, seconds);
    const slotRequest = { serviceSlug: body.service, startsAt: body.startsAt };
    const call = await oneOfFew(() => againAfterLostWait(() => hold(context, slotRequest, once)));
    if (call.kind === 'other-body') return reply.code(409).send(KEY_REUSED);
    const held = call.answer;
    if (held.ok) {
      const { token, expiresAt } = held.value;
      return reply
        .code(201)
        .send({ token, ...toSlotView(held.value), expiresAt: rfc3339(expiresAt) });
    }
    const { refusal } = held;
    if (refusal === 'slot-taken') {
      const free = await alternatives(slotRequest);
      return reply.code(409).send({ refusal, alternatives: free.map(toSlotView) });
    }
    return reply.code(422).send({ refusal, message: refusalText(refusal, clinic) });
  });

  app.delete('/holds/:token', { schema: releasing }, async ({ params }, reply) => {
    await releaseHold(booking.db, params.token);
    return reply.code(204).send(null);
  });
}
