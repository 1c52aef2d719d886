import { PLAN_TABLE } from '#app/clinic/plan-prices.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { orderCharges, refundOf } from '#app/context/order-charges.ts';
import { activateOrder, closeOrder } from '#app/features/subscriptions/change-order.server.ts';
import {
  type ContractFacts,
  contractOf,
  sellerOf,
} from '#app/features/subscriptions/contract/contract.ts';
import { acceptedSha256 } from '#app/features/subscriptions/contract/contract-file.server.ts';
import { orderEffects } from '#app/features/subscriptions/order-effects.server.ts';
import type { OrderRequest } from '#app/features/subscriptions/order-form.ts';
import { type OrderRecord, readOrder } from '#app/features/subscriptions/order-record.server.ts';
import type { SubscriptionJobs } from '#app/features/subscriptions/order-services.server.ts';
import {
  orderWithIdempotency,
  placeOrder,
} from '#app/features/subscriptions/place-order.server.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { stillClock } from './booking.ts';
import { type TestDatabase, testClinic } from './database.ts';
import { paymentServices, settlePayments } from './payments.ts';

/** The services of subscriptions on a test database, with real payments by static Pix; mails in a list. */
export function orderServices(database: Pick<TestDatabase, 'db'>, clock = stillClock()) {
  const payments = paymentServices(database, clock);
  const mails: SubscriptionJobs['order-mail'][] = [];
  payments.effects.order = orderEffects({
    clock,
    secret: payments.secret,
    charges: { refund: (tx, refund) => refundOf(payments, tx, refund) },
  });
  return {
    db: database.db,
    clock,
    secret: payments.secret,
    hasLimits: false,
    charges: orderCharges(payments),
    jobs: {
      'order-mail': async (_tx: unknown, data: SubscriptionJobs['order-mail']) =>
        void mails.push(data),
    },
    mails,
    payments,
  };
}

export type TestOrders = ReturnType<typeof orderServices>;

/** Zuleide wants the Básico in instalments, and the clinic has her prescription. */
export function anOrder(changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    plan: 'basico',
    customer: {
      name: 'Zuleide Canária Quaresma',
      cpf: '52998224725',
      phoneE164: '+5535998877661',
      email: 'zuleide.canaria@example.org',
    },
    address: {
      postalCode: '01001000',
      street: 'Rua do Periquito',
      streetNumber: '77',
      complement: '',
      district: 'Centro',
      city: 'São Paulo',
      stateCode: 'SP',
    },
    prescription: 'on-file',
    payIn: 'instalments',
    provider: 'pix-static',
    ...changes,
  };
}

/** The contract of a request on the day of the clock's first morning. */
export function factsOf(request: OrderRequest, orderedOn = '2026-10-05'): ContractFacts {
  return {
    locale: 'pt-BR',
    seller: sellerOf(publicClinic(testClinic, orderedOn)),
    plan: { name: 'Básico', features: ['12 pares de lentes'], notice: 'Não é plano de saúde.' },
    terms: PLAN_TABLE[request.plan],
    payIn: request.payIn,
    orderedOn,
  };
}

/** Places an order as the site does. */
export async function place(
  services: TestOrders,
  changes: Partial<OrderRequest> = {},
  key = newToken(),
) {
  const request = anOrder(changes);
  const facts = factsOf(request);
  const once = orderWithIdempotency(key, request, acceptedSha256(contractOf(facts)));
  const placed = await placeOrder(services, { request, facts }, { once, address: '192.0.2.7' });
  if (!placed.ok) throw new Error(`not placed: ${placed.refusal.reason}`);
  return placed.value.orderId;
}

/** With the clinic's Pix key settled first. */
export async function placed(services: TestOrders, changes: Partial<OrderRequest> = {}) {
  await settlePayments(services);
  return place(services, changes);
}

export async function orderNow(services: TestOrders, id: number): Promise<OrderRecord> {
  const order = await readOrder(services.db, { id });
  if (!order) throw new Error('there is no order');
  return order;
}

/** Staff note that an instalment was paid in full. */
export async function pay(services: TestOrders, orderId: number, number = 1, key = newToken()) {
  const order = await orderNow(services, orderId);
  const own = order.instalments.find((one) => one.number === number);
  if (!own) throw new Error('there is no such instalment');
  const { chargeId, amountCents } = own;
  const paidAt = services.clock.now();
  return notePayment(services.payments, { chargeId, amountCents, paidAt, by: 'staff:1', key });
}

/** Staff have seen the prescription: the year begins. */
export async function begun(services: TestOrders, orderId: number): Promise<void> {
  const { version: seenVersion } = await orderNow(services, orderId);
  const begin = await activateOrder(services, { orderId, actor: 'staff:1', seenVersion });
  if (!begin.ok) throw new Error(`not begun: ${begin.refusal}`);
}

/** Its customer leaves. */
export async function closed(
  services: TestOrders,
  orderId: number,
  to: 'withdrawn' | 'cancelled',
): Promise<void> {
  const closing = await closeOrder(services, { orderId, to, actor: 'customer' });
  if (!closing.ok) throw new Error(`not closed: ${closing.refusal}`);
}
