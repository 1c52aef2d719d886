import { z } from 'zod';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { takeHold } from '#app/features/booking/booking-guard.server.ts';
import { apiMessages, refusalText } from '#app/features/booking/refusal-messages.ts';
import { SLOT_REFUSALS } from '#app/scheduling/check-slot.ts';
import type { HoldTrust } from '#app/scheduling/hold-ceiling.ts';
import { holdSlot, releaseHold } from '#app/scheduling/hold-slot.server.ts';
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
import { proofHeader, service, startsAt } from './fields.ts';

const SPOKEN_REFUSALS = SLOT_REFUSALS.filter((refusal) => refusal !== 'slot-taken');

const taking = {
  operationId: 'holdSlot',
  ...OPEN_TO_ALL,
  summary: 'Reserva um horário por alguns minutos',
  querystring: z.strictObject({}),
  headers: z.looseObject({ 'proof-of-work': proofHeader }),
  body: z.strictObject({ service, startsAt }),
  response: {
    201: z.strictObject({ token: z.string(), ...slot.shape, expiresAt: slot.shape.endsAt }),
    409: slotTaken,
    422: refusalOf(['unknown-service', 'not-online', ...SPOKEN_REFUSALS]),
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

/** Holds a slot while the visitor fills in the rest, and releases it. */
export function holdRoutes(app: ApiInstance, context: ApiContext): void {
  const { booking, limits, clinic, alternatives, oneOfFew } = context;

  app.post('/holds', { schema: taking }, async ({ body, ip, headers }, reply) => {
    const isProven = await provesWork(context, 'hold', headers['proof-of-work']);
    const allowance = await takeHold(limits, { address: ip, isProven });
    if (allowance.needsProof) return askForProof(reply, context, 'hold');
    if (allowance.waitSeconds > 0) return tooMany(reply, allowance.waitSeconds);
    const slotRequest = { serviceSlug: body.service, startsAt: body.startsAt };
    const trust: HoldTrust = isProven ? 'proven' : 'plain';
    const wanted = { ...slotRequest, trust: limits.isOn ? trust : undefined };
    const held = await oneOfFew(() => againAfterLostWait(() => holdSlot(booking, wanted)));
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
    return reply.code(422).send({ refusal, message: refusalText(refusal, clinic) });
  });

  app.delete('/holds/:token', { schema: releasing }, async ({ params }, reply) => {
    await releaseHold(booking.db, params.token);
    return reply.code(204).send(null);
  });
}
