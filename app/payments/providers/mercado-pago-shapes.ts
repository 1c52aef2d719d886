import { z } from 'zod';
import { centsOfNumber } from './reais.ts';

// What is read of Mercado Pago's objects. Its library turns an answer that is no JSON into {}: all is checked.

const cents = z.number().transform((value, context) => {
  const amount = centsOfNumber(value);
  if (amount !== null) return amount;
  context.addIssue('no amount');
  return z.NEVER;
});
const idOf = z.union([z.string().min(1), z.number().int().positive().transform(String)]);
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const preference = z.object({
  id: z.string().min(1),
  init_point: z.url({ protocol: /^https$/ }),
  external_reference: z.string().nullish(),
  collector_id: idOf.nullish(),
  expires: z.boolean().nullish(),
  expiration_date_to: instant.nullish(),
  items: z
    .array(
      z.object({
        id: z.string().nullish(),
        title: z.string(),
        quantity: z.number(),
        unit_price: cents,
        currency_id: z.string().nullish(),
      }),
    )
    .min(1),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type Preference = z.output<typeof preference>;

export const preferencesFound = z.object({ elements: z.array(z.object({ id: z.string() })) });

export const payment = z.object({
  id: idOf,
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  /** Whose account it was paid to. */
  collector_id: idOf.nullish(),
  currency_id: z.string().nullish(),
  transaction_amount: cents,
  transaction_amount_refunded: cents.nullish(),
  date_created: instant,
  date_approved: instant.nullish(),
});
export type Payment = z.output<typeof payment>;

export const paymentsFound = z.object({
  paging: z.object({ total: z.number().int().nonnegative() }),
  results: z.array(payment),
});

export const refund = z.object({ id: idOf, amount: cents, status: z.string().nullish() });

/** A notice says which payment changed; see find. */
export const notice = z.object({
  type: z.string().nullish(),
  topic: z.string().nullish(),
  data: z.object({ id: idOf }).nullish(),
});
