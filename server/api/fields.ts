import { z } from 'zod';
import { isCalendarDay, parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { apiMessages } from '#app/features/booking/refusal-messages.ts';
import type { Result } from '#app/platform/result.ts';

// Field types that requests are built from. Nothing is coerced except `days`.

const { field } = apiMessages;

export const service = z
  .string()
  .min(1)
  .max(80)
  .meta({ description: 'O slug de um serviço', example: 'consultas-oftalmologicas' });

export const payer = z
  .string()
  .min(1)
  .max(80)
  .meta({ description: 'O id de uma forma de atendimento', example: 'particular' });

/** A house of the clinic; where there is one alone, nobody needs to name it. */
export const branch = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/, field.branch)
  .meta({ description: 'O slug de uma unidade; sem ele, a principal', example: 'sede' });

/** A calendar day, kept as written. */
export const day = z
  .string()
  .max(10, field.day)
  .refine(isCalendarDay, field.day)
  .meta({ format: 'date', example: '2026-12-01' });

/** Whole days, 1 to 60; sent as digits, because a query string has no numbers. */
export const days = z
  .string()
  .regex(/^(?:[1-9]|[1-5]\d|60)$/, field.days)
  .transform(Number)
  .meta({ example: '14' });

export const startsAt = z
  .string()
  .max(40, field.startsAt)
  .transform((text, context) => {
    const instant = parseRfc3339(text);
    if (instant) return instant;
    context.addIssue({ code: 'custom', message: field.startsAt });
    return z.NEVER;
  })
  .meta({ format: 'date-time', example: '2026-12-01T09:30:00-03:00' });

/** The header with the solution of a challenge; optional. */
export const proofHeader = z.string().max(4_096).optional().describe(apiMessages.field.proofOfWork);

/** The header by which a request that is sent again is known. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, field.idempotencyKey)
  .describe(field.idempotencyKey);

/**
 * A string parsed by a rule shared with the pages.
 * @param say turns the rule's refusal into a message
 */
export function textBy<Value, Refusal>(
  parse: (text: string) => Result<Value, Refusal>,
  say: (refusal: Refusal) => string,
) {
  return z.string().transform((text, context) => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: say(parsed.refusal) });
    return z.NEVER;
  });
}
