import type { Stripe } from 'stripe';
import type { z } from 'zod';
import {
  type FoundCharge,
  PaymentDelayedError,
  PaymentRefusedError,
} from '#app/payments/payment-provider.ts';
import { charge, dispute, refund } from './stripe-shapes.ts';

/** Kinds of refusal that another try may end: Stripe away, too busy, or asked with a wrong key of ours. */
const FOR_LATER = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);
const CODES_FOR_LATER = new Set(['idempotency_key_in_use', 'lock_timeout', 'rate_limit']);

/** Turns what the library throws into the words of the port; nothing that Stripe wrote goes with it. */
export async function stripeAnswer<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentDelayedError || error instanceof PaymentRefusedError) throw error;
    const { type, code, status } = partsOf(error);
    // The library has no kind of error for a refusal that is no JSON, or not in Stripe's words.
    if (type === undefined && error instanceof Error && /^Unexpected: Stripe/.test(error.message)) {
      throw new PaymentDelayedError('stripe: an answer that cannot be read');
    }
    if (type === undefined) throw error;
    const words = ['stripe:', status, code ?? type].filter(Boolean).join(' ');
    const isForLater = FOR_LATER.has(type) || CODES_FOR_LATER.has(code ?? '') || status >= 500;
    throw isForLater ? new PaymentDelayedError(words) : new PaymentRefusedError(words);
  }
}

/** Whether the key was used before with other words. */
export function isIdempotencyError(error: unknown): boolean {
  return partsOf(error).type === 'StripeIdempotencyError';
}

function partsOf(error: unknown): { type?: string; code?: string; status: number } {
  if (!(error instanceof Error)) return { status: 0 };
  const type: unknown = Reflect.get(error, 'type');
  const code: unknown = Reflect.get(error, 'code');
  const status: unknown = Reflect.get(error, 'statusCode');
  return {
    ...(typeof type === 'string' && type.startsWith('Stripe') ? { type } : {}),
    ...(typeof code === 'string' && /^\w{1,60}$/.test(code) ? { code } : {}),
    status: typeof status === 'number' ? status : 0,
  };
}

/** @throws PaymentDelayedError: half an answer says nothing about what was done */
export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new PaymentDelayedError('stripe: an answer that cannot be read');
  return result.data;
}

/** Every page of a list. */
export async function allOf<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

type Money = Required<Pick<FoundCharge, 'payments' | 'refunds' | 'disputes'>>;

/** What the payments hold, what went back, and what the payer's bank asks back. */
export async function collected(stripe: Stripe, intents: readonly string[]): Promise<Money> {
  const found = await Promise.all(intents.map((id) => moneyOf(stripe, id)));
  return {
    payments: found.flatMap(({ payments }) => payments),
    refunds: found.flatMap(({ refunds }) => refunds),
    disputes: found.flatMap(({ disputes }) => disputes),
  };
}

async function moneyOf(stripe: Stripe, paymentRef: string): Promise<Money> {
  const asked = { payment_intent: paymentRef, limit: 100 };
  const tries = (await allOf(stripe.charges.list(asked))).map((each) => parsed(charge, each));
  // Of the tries of one payment, one at most succeeds.
  const paid = tries.find(({ paid, status }) => paid && status === 'succeeded');
  if (!paid) return { payments: [], refunds: [], disputes: [] };
  const refunds = (await allOf(stripe.refunds.list(asked))).map((each) => parsed(refund, each));
  const disputes = paid.disputed
    ? (await allOf(stripe.disputes.list(asked))).map((each) => parsed(dispute, each))
    : [];
  return {
    payments: [{ paymentRef, amountCents: paid.amount_captured, paidAt: paid.created }],
    refunds: refunds.map(({ id, amount, status, metadata }) => ({
      key: metadata?.key ?? id,
      providerRef: id,
      paymentRef,
      amountCents: amount,
      state: REFUND_STATES[status],
    })),
    disputes: disputes.map(({ id, amount, status }) => ({
      disputeRef: id,
      paymentRef,
      amountCents: amount,
      state: DISPUTE_STATES[status] ?? 'open',
    })),
  };
}

const REFUND_STATES = {
  pending: 'asked',
  requires_action: 'asked',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
} as const;

const DISPUTE_STATES: Readonly<Record<string, 'lost' | 'won'>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};
