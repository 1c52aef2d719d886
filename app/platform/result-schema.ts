import { z } from 'zod';

/** Schema of a `Result` stored as JSON, from the schemas of its values and its refusals. */
export function resultSchema<Value extends z.ZodType, Refusal extends z.ZodType>(
  value: Value,
  refusal: Refusal,
) {
  return z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), refusal }),
  ]);
}
