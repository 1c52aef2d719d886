import { z } from 'zod';
import { rfc3339 } from '#app/clinic/clinic-time.ts';

// What several routes share.

/** Every operation is open to everybody; limits stand in the place of keys. */
export const OPEN_TO_ALL = { security: [] };

const text = z.string();
const instant = z.string().meta({ format: 'date-time', example: '2026-12-01T09:30:00-03:00' });

export const slot = z.strictObject({ startsAt: instant, endsAt: instant });

const message = z.strictObject({ message: text });
const fault = z.strictObject({ message: text, requestId: text });
const fieldErrors = z.strictObject({
  errors: z.array(z.strictObject({ field: text, message: text })).min(1),
});

/** Responses that every route may give. */
export const COMMON_ANSWERS = {
  400: fieldErrors.describe('Pedido com campos errados, desconhecidos ou repetidos'),
  500: fault.describe('Falha da clínica; nada foi feito'),
  503: fault.describe('Agenda fora do ar; tente de novo depois de Retry-After segundos'),
};
export const LIMITED = {
  429: message.describe('Pedidos demais; tente de novo depois de Retry-After segundos'),
};
/** What was asked for needs a proof of work. */
export const PROOF_NEEDED = {
  428: z
    .strictObject({
      refusal: z.literal('proof-needed'),
      message: text,
      challenge: z.strictObject({
        parameters: z.record(z.string(), z.unknown()),
        signature: text,
      }),
    })
    .describe('Resolva o desafio e repita o pedido com o cabeçalho Proof-Of-Work'),
};
export const BODY_ANSWERS = {
  413: message.describe('Corpo grande demais'),
  415: message.describe('O corpo não é JSON'),
};

/** Somebody else took the slot; lists the three nearest free ones. */
export const slotTaken = z
  .strictObject({ refusal: z.literal('slot-taken'), alternatives: z.array(slot).max(3) })
  .describe('Horário ocupado, com os três livres mais próximos');

/**
 * A refusal with its message.
 * @param refusals every refusal code that the route may return
 */
export function refusalOf<const Word extends string>(refusals: readonly Word[]) {
  return z
    .strictObject({ refusal: z.enum(refusals), message: text })
    .describe('Recusado; message diz por quê');
}

/** A slot's times with the clinic's offset. */
export function toSlotView({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  return { startsAt: rfc3339(startsAt), endsAt: rfc3339(endsAt) };
}
