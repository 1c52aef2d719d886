import type { PeerAnswer } from './peer.ts';

// Stripe's objects and words, as far as its peer needs them.

export type Session = {
  id: string;
  object: 'checkout.session';
  url: string | null;
  success_url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  metadata: Record<string, string>;
  created: number;
  expires_at: number;
};
export type Intent = {
  id: string;
  object: 'payment_intent';
  status: string;
  metadata: Record<string, string>;
};
export type Charge = {
  id: string;
  payment_intent: string;
  amount: number;
  amount_captured: number;
  created: number;
  currency: 'brl';
  disputed: boolean;
  paid: boolean;
  status: string;
};
export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
};
export type Dispute = {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  status: string;
};

export function metadataOf(form: URLSearchParams, name: string): Record<string, string> {
  const own = [...form].filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

export function listOf(kind: string, all: readonly unknown[], limit = 100): PeerAnswer {
  const data = all.slice(0, limit);
  return {
    status: 200,
    body: { object: 'list', url: `/v1/${kind}`, has_more: all.length > limit, data },
  };
}

/** A refusal in Stripe's words, with what must reach no log. */
export function wrong(code: string, param: string, status = 400): PeerAnswer {
  const message = 'No such thing for Ana Maria, CPF 123.456.789-09';
  return { status, body: { error: { type: 'invalid_request_error', code, param, message } } };
}
