import { createHmac, randomBytes } from 'node:crypto';
import {
  type Peer,
  type PeerAnswer,
  type PeerMode,
  type PeerRequest,
  routed,
  startPeer,
} from './peer.ts';

import {
  type Charge,
  type Dispute,
  type Intent,
  listOf,
  metadataOf,
  type Refund,
  type Session,
  wrong,
} from './stripe-objects.ts';

// A server that speaks as much of Stripe's API (2026) as one-off payments on its own page need.

const HALF_HOUR = 1_800;
const DAY = 86_400;

export type StripePeer = Peer & {
  secretKey: string;
  webhookSecret: string;
  sessions: Map<string, Session>;
  refunds: Refund[];
  /** The payer pays on Stripe's page. */
  pay(sessionId: string, amount?: number): string;
  /** The payer prints a boleto, which may be paid some days later. */
  print(sessionId: string): void;
  /** Nobody has paid the boleto in time. */
  lapse(sessionId: string): void;
  dispute(intentId: string, amount: number): void;
  /** Stripe may forget keys after a day. */
  forgetKeys(): void;
  settle(status: 'pending' | 'succeeded' | 'failed'): void;
  /** Headers that vouch for a body. */
  signed(body: string, atMs?: number): Record<string, string>;
};

export async function startStripe({ now }: { now: () => Date }): Promise<StripePeer> {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const charges: Charge[] = [];
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  let keys = new Map<string, { body: string; answer: PeerAnswer }>();
  let refundStatus = 'succeeded';
  let mode: PeerMode | null = null;
  let count = 0;
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const newId = (kind: string) => {
    count += 1;
    return `${kind}_${count.toString().padStart(6, '0')}${randomBytes(6).toString('hex')}`;
  };
  const endOld = () => {
    for (const session of sessions.values()) {
      if (session.status === 'open' && session.expires_at <= seconds()) {
        Object.assign(session, { status: 'expired', url: null });
      }
    }
  };

  function makeSession({ body }: PeerRequest): PeerAnswer {
    const form = new URLSearchParams(body);
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const given = form.get('expires_at');
    const endsAt = given === null ? seconds() + DAY : Number(given);
    if (endsAt < seconds() + HALF_HOUR || endsAt > seconds() + DAY) {
      return wrong('parameter_invalid_integer', 'expires_at');
    }
    const isWhole = form.get('mode') === 'payment' && Number.isInteger(amount) && amount > 0;
    if (!isWhole || form.get('line_items[0][price_data][currency]') !== 'brl') {
      return wrong('parameter_invalid', 'line_items');
    }
    if (form.has('payment_method_types[0]')) {
      return wrong('payment_method_types_no_longer_supported', 'payment_method_types');
    }
    const id = newId('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: mode === 'wrong-amount' ? amount + 1 : amount,
      currency: 'brl',
      payment_intent: null,
      metadata: metadataOf(form, 'metadata'),
      created: seconds(),
      expires_at: endsAt,
    };
    sessions.set(id, session);
    const intentMetadata = metadataOf(form, 'payment_intent_data[metadata]');
    intents.set(id, {
      id: newId('pi'),
      object: 'payment_intent',
      status: 'requires_action',
      metadata: intentMetadata,
    });
    return { status: 200, body: { ...session } };
  }

  function makeRefund({ body }: PeerRequest): PeerAnswer {
    const form = new URLSearchParams(body);
    const intentId = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const charge = charges.find((each) => each.payment_intent === intentId && each.paid);
    if (!charge) return wrong('resource_missing', 'payment_intent', 404);
    const given = refunds
      .filter((each) => each.payment_intent === intentId && each.status !== 'failed')
      .reduce((sum, each) => sum + each.amount, 0);
    if (amount + given > charge.amount_captured) return wrong('charge_already_refunded', 'amount');
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: intentId,
      status: refundStatus,
      metadata: metadataOf(form, 'metadata'),
    };
    refunds.push(refund);
    return { status: 200, body: { ...refund } };
  }

  /** The same key gives the same answer; the same key with other words is refused. */
  function once(make: (request: PeerRequest) => PeerAnswer) {
    return (request: PeerRequest): PeerAnswer => {
      const key = String(request.headers['idempotency-key'] ?? '');
      const kept = keys.get(key);
      if (kept && kept.body !== request.body) {
        return {
          status: 400,
          body: { error: { type: 'idempotency_error', message: 'Ana Maria' } },
        };
      }
      if (kept) return kept.answer;
      const answer = make(request);
      // Stripe keeps no answer to words that it does not take.
      if (key !== '' && answer.status === 200) keys.set(key, { body: request.body, answer });
      return answer;
    };
  }

  const ofIntent =
    (kind: string, listed: () => { id: string; payment_intent: string }[]) =>
    ({ query }: PeerRequest): PeerAnswer =>
      listOf(
        kind,
        listed().filter((each) => each.payment_intent === query.get('payment_intent')),
      );
  const sessionOr404 = (id: string, use: (session: Session) => PeerAnswer): PeerAnswer => {
    const session = sessions.get(id);
    return session ? use(session) : wrong('resource_missing', 'session', 404);
  };

  const routes = routed(
    {
      'POST /v1/checkout/sessions': once(makeSession),
      'GET /v1/checkout/sessions': ({ query }) => {
        const since = Number(query.get('created[gte]') ?? 0);
        const newest = [...sessions.values()].filter(({ created }) => created >= since).reverse();
        const after = query.get('starting_after');
        const from = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
        return listOf('checkout/sessions', newest.slice(from), Number(query.get('limit') ?? 10));
      },
      'GET /v1/checkout/sessions/:id': (_request, id) =>
        sessionOr404(id, (session) => ({ status: 200, body: session })),
      'POST /v1/checkout/sessions/:id': ({ body }, id) =>
        sessionOr404(id, (session) => {
          Object.assign(session.metadata, metadataOf(new URLSearchParams(body), 'metadata'));
          return { status: 200, body: session };
        }),
      'POST /v1/checkout/sessions/:id/expire': (_request, id) =>
        sessionOr404(id, (session) => {
          if (session.status !== 'open') return wrong('checkout_session_not_open', 'session');
          Object.assign(session, { status: 'expired', url: null });
          return { status: 200, body: session };
        }),
      'GET /v1/payment_intents/search': ({ query }) => {
        const [, wanted = ''] =
          /^metadata\['reference'\]:'(\w+)'$/.exec(query.get('query') ?? '') ?? [];
        const started = new Set([...sessions.values()].map(({ payment_intent }) => payment_intent));
        const found = [...intents.values()].filter(
          ({ id, metadata }) => started.has(id) && metadata.reference === wanted,
        );
        return { status: 200, body: { object: 'search_result', data: found, has_more: false } };
      },
      'GET /v1/payment_intents/:id': (_request, id) => {
        const found = [...intents.values()].find((each) => each.id === id);
        return found ? { status: 200, body: found } : wrong('resource_missing', 'intent', 404);
      },
      'GET /v1/charges': ofIntent('charges', () => charges),
      'GET /v1/refunds': ofIntent('refunds', () => refunds),
      'GET /v1/disputes': ofIntent('disputes', () => disputes),
      'POST /v1/refunds': once(makeRefund),
    },
    wrong('resource_missing', 'url', 404),
  );

  const peer = await startPeer((request, now) => {
    mode = now;
    endOld();
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error' } } };
    }
    return routes(request);
  });

  return {
    ...peer,
    secretKey,
    webhookSecret,
    sessions,
    refunds,
    pay(sessionId, amount) {
      endOld();
      const session = sessions.get(sessionId);
      const intent = intents.get(sessionId);
      if (!session || !intent || session.status === 'expired') throw new Error('nothing to pay');
      const paid = amount ?? session.amount_total;
      const common = { payment_intent: intent.id, amount: paid, created: seconds() };
      const money = { currency: 'brl' as const, disputed: false };
      // A card that was refused first.
      const refused = { paid: false, status: 'failed', amount_captured: 0 };
      charges.push({ ...common, ...money, ...refused, id: newId('ch') });
      const taken = { paid: true, status: 'succeeded', amount_captured: paid };
      charges.push({ ...common, ...money, ...taken, id: newId('ch') });
      const done = { status: 'complete', payment_status: 'paid', url: null };
      Object.assign(session, { ...done, payment_intent: intent.id });
      return intent.id;
    },
    print(sessionId) {
      const session = sessions.get(sessionId);
      const printed = { status: 'complete', payment_status: 'unpaid', url: null };
      Object.assign(session ?? {}, printed, { payment_intent: intents.get(sessionId)?.id });
    },
    lapse(sessionId) {
      const intent = intents.get(sessionId);
      if (intent) intent.status = 'requires_payment_method';
    },
    dispute(intentId, amount) {
      const charge = charges.find((each) => each.payment_intent === intentId && each.paid);
      if (charge) charge.disputed = true;
      const status = 'needs_response';
      disputes.push({
        id: newId('du'),
        object: 'dispute',
        payment_intent: intentId,
        amount,
        status,
      });
    },
    forgetKeys() {
      keys = new Map();
    },
    settle(status) {
      refundStatus = status;
      for (const each of refunds) if (each.status === 'pending') each.status = status;
    },
    signed(body, atMs = now().getTime()) {
      const at = Math.floor(atMs / 1_000);
      const v1 = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${at},v1=${v1}` };
    },
  };
}
