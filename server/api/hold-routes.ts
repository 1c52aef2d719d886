import { z } from 'zod';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { takeHold } from '#app/features/booking/booking-guard.server.ts';
import { apiMessages, refusalText } from '#app/features/booking/refusal-messages.ts';
import {
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import { deriveToken, newToken, sha256Hex } from '#app/platform/token.server.ts';
import { SLOT_REFUSALS } from '#app/scheduling/check-slot.ts';
import type { Wanted } from '#app/scheduling/exams/wanted-exams.ts';
import {
  type CeilingRefusal,
  type HoldTrust,
  isCeilingRefusal,
} from '#app/scheduling/hold-ceiling.ts';
import { type HoldRefusal, holdSlot, releaseHold } from '#app/scheduling/hold-slot.server.ts';
import { PAYER_REFUSALS } from '#app/scheduling/payers/payer-rules.ts';
import {
  BODY_ANSWERS,
  COMMON_ANSWERS,
  LIMITED,
  OPEN_TO_ALL,
  PROOF_NEEDED,
  refusalOf,
  slot,
  slotTaken,
  toSlotView,
} from './answers.ts';
import type { ApiContext, ApiInstance } from './api-context.ts';
import { tooMany } from './api-errors.ts';
import { askForProof, provesWork } from './api-proof.ts';
import { againAfterLostWait } from './database-fault.ts';
import { idempotencyKey, payer, proofHeader, startsAt } from './fields.ts';
import { wantedFields, wantedIn, withOneWish } from './wanted-services.ts';

const KEY_SCOPE = 'api-holds';
const SPOKEN_REFUSALS = SLOT_REFUSALS.filter((refusal) => refusal !== 'slot-taken');
const OWN_REFUSALS = ['unknown-service', 'not-online', ...PAYER_REFUSALS] as const;
const KEY_REUSED = { refusal: 'key-reused', message: apiMessages.keyReused } as const;

const taking = {
  operationId: 'holdSlot',
  ...OPEN_TO_ALL,
  summary: 'Reserva um horário por alguns minutos',
  querystring: z.strictObject({}),
  headers: z.looseObject({
    'idempotency-key': idempotencyKey.optional(),
    'proof-of-work': proofHeader,
  }),
  body: withOneWish(z.strictObject({ ...wantedFields, startsAt, payer: payer.optional() })),
  response: {
    201: z.strictObject({ token: z.string(), ...slot.shape, expiresAt: slot.shape.endsAt }),
    409: z
      .union([slotTaken, refusalOf(['key-reused'])])
      .describe('Horário ocupado, ou Idempotency-Key usada com outros dados'),
    422: refusalOf([...OWN_REFUSALS, ...SPOKEN_REFUSALS]),
    ...COMMON_ANSWERS,
    ...BODY_ANSWERS,
    ...LIMITED,
    ...PROOF_NEEDED,
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
  z.enum([...OWN_REFUSALS, ...SLOT_REFUSALS]),
);

type SlotRequest = Wanted & {
  startsAt: Date;
  payerId: string | undefined;
  trust: HoldTrust | undefined;
};
type Held = { token: string; startsAt: Date; endsAt: Date; expiresAt: Date };

/** Undoes the key: what a ceiling refuses now may be asked for again, with a proof of work or later. */
class CeilingReached extends Error {
  readonly refusal: CeilingRefusal;

  constructor(refusal: CeilingRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

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
    if (held.ok) {
      const { startsAt, endsAt, expiresAt } = held.value;
      return ok({ tokenSeed, startsAt, endsAt, expiresAt });
    }
    const { refusal } = held;
    if (isCeilingRefusal(refusal)) throw new CeilingReached(refusal);
    return refuse(refusal);
  }).catch((error: unknown) => {
    if (error instanceof CeilingReached) return error;
    throw error;
  });
  if (call instanceof CeilingReached) return { kind: 'answer', answer: refuse(call.refusal) };
  if (call.kind === 'other-body') return call;
  const { answer } = call;
  if (!answer.ok) return { kind: 'answer', answer };
  const { tokenSeed, ...times } = answer.value;
  return { kind: 'answer', answer: ok({ ...times, token: tokenOf(tokenSeed) }) };
}

function keyOf(key: string | undefined, body: object): IdempotencyKey | null {
  if (key === undefined) return null;
  return { scope: KEY_SCOPE, key, bodySha256: sha256Hex(JSON.stringify(body)) };
}

/** Holds a slot while the visitor fills in the rest, and releases it. */
export function holdRoutes(app: ApiInstance, context: ApiContext): void {
  const { booking, limits, alternatives, oneOfFew } = context;

  app.post('/holds', { schema: taking }, async ({ body, ip, headers }, reply) => {
    const isProven = await provesWork(context, 'hold', headers['proof-of-work']);
    const once = keyOf(headers['idempotency-key'], body);
    const allowance = await takeHold(limits, { address: ip, isProven, once });
    if (allowance.needsProof) return askForProof(reply, context, 'hold');
    if (allowance.waitSeconds > 0) return tooMany(reply, allowance.waitSeconds);
    const slotRequest = {
      ...wantedIn(body),
      startsAt: body.startsAt,
      payerId: booking.payerIds.find((id) => id === body.payer),
    };
    const trust: HoldTrust = isProven ? 'proven' : 'plain';
    const wanted = { ...slotRequest, trust: limits.isOn ? trust : undefined };
    const call = await oneOfFew(() => againAfterLostWait(() => hold(context, wanted, once)));
    if (call.kind === 'other-body') {
      await allowance.giveBack();
      return reply.code(409).send(KEY_REUSED);
    }
    const held = call.answer;
    if (held.ok) {
      const { token, expiresAt } = held.value;
      return reply
        .code(201)
        .send({ token, ...toSlotView(held.value), expiresAt: rfc3339(expiresAt) });
    }
    await allowance.giveBack();
    const { refusal } = held;
    if (refusal === 'hold-needs-proof') return askForProof(reply, context, 'hold');
    if (refusal === 'day-is-held') {
      const holdSeconds = booking.agenda.holdMinutes * 60;
      return reply
        .code(429)
        .header('retry-after', holdSeconds)
        .send({ message: apiMessages.dayIsHeld });
    }
    if (refusal === 'slot-taken') {
      const free = await alternatives(slotRequest);
      return reply.code(409).send({ refusal, alternatives: free.map(toSlotView) });
    }
    return reply.code(422).send({ refusal, message: refusalText(refusal, context.clinic) });
  });

  app.delete('/holds/:token', { schema: releasing }, async ({ params }, reply) => {
    await releaseHold(booking.db, params.token);
    return reply.code(204).send(null);
  });
}
