import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  type Peer,
  type PeerAnswer,
  type PeerMode,
  type PeerRequest,
  routed,
  startPeer,
} from './peer.ts';

// A server that speaks as much of Mercado Pago's API as payments on its own page need.

const asked = z.object({
  external_reference: z.string(),
  items: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        quantity: z.literal(1),
        unit_price: z.number().positive(),
        currency_id: z.literal('BRL'),
      }),
    )
    .length(1),
  back_urls: z.object({ success: z.url(), pending: z.url(), failure: z.url() }),
  notification_url: z.url().optional(),
  expires: z.boolean().optional(),
  expiration_date_to: z.string().optional(),
  date_of_expiration: z.string().optional(),
  auto_return: z.string().optional(),
});
const updated = z.object({
  items: z.array(z.object({ unit_price: z.number() })).length(1),
  expires: z.boolean(),
  expiration_date_to: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});

type Preference = z.output<typeof asked> & {
  id: string;
  init_point: string;
  metadata: Record<string, unknown>;
};
type Payment = {
  id: number;
  status: string;
  status_detail: string;
  external_reference: string;
  currency_id: 'BRL';
  transaction_amount: number;
  transaction_amount_refunded: number;
  date_created: string;
  date_approved: string | null;
};
type Refund = { id: number; payment_id: number; amount: number; status: string };

export type MercadoPagoPeer = Peer & {
  accessToken: string;
  webhookSecret: string;
  preferences: Map<string, Preference>;
  payments: Map<number, Payment>;
  refunds: Refund[];
  /** A try to pay on Mercado Pago's page. */
  pay(preferenceId: string, status?: string, amount?: number): number;
  change(paymentId: number, status: string, detail?: string): void;
  settle(status: 'in_process' | 'approved' | 'rejected'): void;
  /** Headers that vouch for a notice about a payment. */
  signed(dataId: string): Record<string, string>;
};

export async function startMercadoPago({ now }: { now: () => Date }): Promise<MercadoPagoPeer> {
  const accessToken = `TEST-${randomBytes(16).toString('hex')}`;
  const webhookSecret = randomBytes(32).toString('hex');
  const preferences = new Map<string, Preference>();
  const payments = new Map<number, Payment>();
  const refunds: Refund[] = [];
  const keys = new Map<string, PeerAnswer>();
  let refundStatus = 'approved';
  let mode: PeerMode | null = null;
  let count = 100_000_000;
  const newId = () => {
    count += 1;
    return count;
  };

  const preferenceOr404 = (id: string, use: (kept: Preference) => PeerAnswer): PeerAnswer => {
    const kept = preferences.get(id);
    return kept ? use(kept) : wrong(404, 'not_found');
  };
  const paymentOr404 = (id: string, use: (kept: Payment) => PeerAnswer): PeerAnswer => {
    const kept = payments.get(Number(id));
    return kept ? use(kept) : wrong(404, 'not_found');
  };

  function makePreference({ body }: PeerRequest): PeerAnswer {
    const read = asked.safeParse(JSON.parse(body));
    if (!read.success) return wrong(400, 'invalid_items');
    const id = `${newId()}-${randomBytes(4).toString('hex')}`;
    const more = mode === 'wrong-amount' ? 0.01 : 0;
    const [item] = read.data.items;
    const items = item
      ? [{ ...item, unit_price: Math.round((item.unit_price + more) * 100) / 100 }]
      : [];
    const init_point = `https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=${id}`;
    const made: Preference = { ...read.data, items, id, init_point, metadata: {} };
    preferences.set(id, made);
    return { status: 201, body: made };
  }

  function makeRefund({ body, headers }: PeerRequest, id: string): PeerAnswer {
    const key = String(headers['x-idempotency-key'] ?? '');
    if (key === '') return wrong(400, 'x-idempotency-key_cant_be_null');
    const kept = keys.get(key);
    if (kept) return kept;
    return paymentOr404(id, (payment) => {
      const { amount } = z.object({ amount: z.number().positive() }).parse(JSON.parse(body));
      const left = payment.transaction_amount - payment.transaction_amount_refunded;
      if (payment.date_approved === null || amount > left + 0.001) return wrong(400, 'bad_request');
      const made = { id: newId(), payment_id: payment.id, amount, status: refundStatus };
      refunds.push(made);
      if (refundStatus !== 'rejected') {
        const refunded = Math.round((payment.transaction_amount_refunded + amount) * 100) / 100;
        payment.transaction_amount_refunded = refunded;
        if (refunded === payment.transaction_amount) payment.status = 'refunded';
      }
      const answer = { status: 201, body: made };
      keys.set(key, answer);
      return answer;
    });
  }

  const routes = routed(
    {
      'GET /checkout/preferences/search': ({ query }) => {
        const wanted = query.get('external_reference');
        const elements = [...preferences.values()]
          .filter((each) => each.external_reference === wanted)
          .map(({ id, external_reference }) => ({ id, external_reference }));
        return { status: 200, body: { elements, total: elements.length, next_offset: 0 } };
      },
      'POST /checkout/preferences': makePreference,
      'GET /checkout/preferences/:id': (_request, id) =>
        preferenceOr404(id, (kept) => ({ status: 200, body: kept })),
      'PUT /checkout/preferences/:id': ({ body }, id) =>
        preferenceOr404(id, (kept) => {
          const read = updated.safeParse(JSON.parse(body));
          if (!read.success) return wrong(400, 'invalid_items');
          const { expires, expiration_date_to, metadata } = read.data;
          return {
            status: 200,
            body: Object.assign(kept, { expires, expiration_date_to, metadata }),
          };
        }),
      'GET /v1/payments/search': ({ query }) => {
        const wanted = query.get('external_reference');
        const found = [...payments.values()].filter((each) => each.external_reference === wanted);
        const offset = Number(query.get('offset') ?? 0);
        const limit = Number(query.get('limit') ?? 30);
        const paging = { total: found.length, limit, offset };
        return { status: 200, body: { paging, results: found.slice(offset, offset + limit) } };
      },
      'GET /v1/payments/:id': (_request, id) =>
        paymentOr404(id, (payment) => ({ status: 200, body: payment })),
      'PUT /v1/payments/:id': ({ body }, id) =>
        paymentOr404(id, (payment) => {
          const { status } = z.object({ status: z.literal('cancelled') }).parse(JSON.parse(body));
          if (payment.status !== 'pending') return wrong(400, 'bad_request');
          payment.status = status;
          return { status: 200, body: payment };
        }),
      'POST /v1/payments/:id/refunds': makeRefund,
      'GET /v1/payments/:id/refunds': (_request, id) => ({
        status: 200,
        body: refunds.filter((each) => each.payment_id === Number(id)),
      }),
    },
    wrong(404, 'not_found'),
  );

  const peer = await startPeer((request, now) => {
    mode = now;
    const isOurs = request.headers.authorization === `Bearer ${accessToken}`;
    return isOurs ? routes(request) : wrong(401, 'unauthorized');
  });
  return {
    ...peer,
    accessToken,
    webhookSecret,
    preferences,
    payments,
    refunds,
    pay(preferenceId, status = 'approved', amount) {
      const kept = preferences.get(preferenceId);
      const isOver = kept?.expires && Date.parse(kept.expiration_date_to ?? '') <= now().getTime();
      if (!kept || isOver) throw new Error('nothing to pay');
      const id = newId();
      payments.set(id, {
        id,
        status,
        status_detail: 'accredited',
        external_reference: kept.external_reference,
        currency_id: 'BRL',
        transaction_amount: amount ?? kept.items[0]?.unit_price ?? 0,
        transaction_amount_refunded: 0,
        date_created: withOffset(now()),
        date_approved: status === 'approved' ? withOffset(now()) : null,
      });
      return id;
    },
    change(paymentId, status, detail = '') {
      const payment = payments.get(paymentId);
      const date_approved = payment?.date_approved ?? withOffset(now());
      Object.assign(payment ?? {}, { status, status_detail: detail, date_approved });
    },
    settle(status) {
      refundStatus = status;
      for (const each of refunds) if (each.status === 'in_process') each.status = status;
    },
    signed(dataId) {
      const requestId = randomBytes(8).toString('hex');
      const ts = String(now().getTime());
      const manifest = `id:${dataId.toLowerCase()};request-id:${requestId};ts:${ts};`;
      const v1 = createHmac('sha256', webhookSecret).update(manifest).digest('hex');
      return { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId };
    },
  };
}

/** Mercado Pago writes its times with an offset of -04:00. */
function withOffset(at: Date): string {
  return new Date(at.getTime() - 4 * 3_600_000).toISOString().replace('Z', '-04:00');
}

/** A refusal in Mercado Pago's words, with what must reach no log. */
function wrong(status: number, error: string): PeerAnswer {
  return { status, body: { message: 'Ana Maria, CPF 123.456.789-09', error, status, cause: [] } };
}
