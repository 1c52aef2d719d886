import { z } from 'zod';

// What is read of Stripe's objects: an answer is checked even when its library has taken it.

const seconds = z.number().transform((value) => new Date(value * 1_000));
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const metadata = z.record(z.string(), z.string()).nullish();

export const session = z.object({
  id: z.string(),
  url: z.url({ protocol: /^https$/ }).nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.string().nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  payment_intent: idOf.nullish(),
  metadata,
});
export type Session = z.output<typeof session>;

export const intent = z.object({ id: z.string(), status: z.string(), metadata });

export const charge = z.object({
  id: z.string(),
  amount_captured: z.number().int().nonnegative(),
  created: seconds,
  currency: z.literal('brl'),
  disputed: z.boolean().nullish(),
  paid: z.boolean(),
  payment_intent: idOf.nullish(),
  status: z.string(),
});

export const refund = z.object({
  id: z.string(),
  amount: z.number().int().positive(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata,
});

export const dispute = z.object({ id: z.string(), amount: z.number().int(), status: z.string() });

/** Of an event only what it is about; see find. */
export const event = z.object({
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      object: z.string(),
      client_reference_id: z.string().nullish(),
      payment_intent: idOf.nullish(),
      metadata,
    }),
  }),
});
export type EventObject = z.output<typeof event>['data']['object'];
