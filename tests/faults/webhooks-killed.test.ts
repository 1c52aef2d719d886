import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openCharge } from '#app/payments/open-charge.server.ts';
import { stripeProvider } from '#app/payments/providers/stripe.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { databaseOn } from '#server/database.ts';
import { stillClock } from '#tests/booking.ts';
import { orderNow, orderServices, place } from '#tests/orders.ts';
import { startStripe } from '#tests/payment-peers/stripe-peer.ts';
import { settlePayments } from '#tests/payments.ts';
import { freePort, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { environmentOf, ownDatabase } from './two-apps.ts';

const ORDERS = 40;
const COPIES = 5;
const KILLS = 6;
const AT_ONCE = 4;
/** Of a machine so slow that a start takes a minute. */
const HANGS_MS = 1_800_000;

const { dataDir, remove } = await temporaryDataDir();
const database = await ownDatabase();
const peer = await startStripe({ now: () => systemClock.now() });
const port = await freePort();
const env = {
  ...environmentOf(database, `http://127.0.0.1:${port}`),
  STRIPE_SECRET_KEY: peer.secretKey,
  STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
  STRIPE_API_URL: peer.url.origin,
};
let app = await startApp({ dataDir, port, env });
afterAll(async () => {
  await app.kill();
  await peer.close();
  await database.drop();
  await remove();
});

/** Subscriptions that are to be paid at once, by card; their charges wait at the provider. */
async function placeOrders() {
  const db = databaseOn(database.pool);
  const clock = stillClock();
  clock.set(systemClock.now());
  const services = orderServices({ db }, clock);
  const settings = {
    secretKey: peer.secretKey,
    webhookSecret: peer.webhookSecret,
    methods: ['card' as const],
    apiUrl: peer.url,
  };
  services.payments.providers.stripe = stripeProvider({ settings, clock: systemClock });
  await settlePayments({ db });
  const placed: { orderId: number; chargeId: number; reference: string; session: string }[] = [];
  for (let n = 0; n < ORDERS; n += 1) {
    const orderId = await place(services, { provider: 'stripe', payIn: 'once' });
    const [first] = (await orderNow(services, orderId)).instalments;
    const chargeId = first?.chargeId ?? 0;
    await openCharge(services.payments, { chargeId });
    const charge = await readCharge(db, { id: chargeId });
    const { reference = '', providerRef } = charge ?? {};
    placed.push({ orderId, chargeId, reference, session: providerRef ?? '' });
  }
  return placed;
}

/** What the provider sends of a paid page; 'unheard' where nobody took it. */
async function notify(reference: string): Promise<'taken' | 'unheard'> {
  const object = { object: 'checkout.session', id: 'cs_test_x', client_reference_id: reference };
  const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object } });
  const answer = await fetch(`http://127.0.0.1:${port}/api/pagamentos/stripe`, {
    method: 'POST',
    body,
    headers: peer.signed(body),
  }).catch(() => null);
  return answer?.status === 200 ? 'taken' : 'unheard';
}

test('killed while the provider tells of payments: each is in one state, with one payment, one effect and one receipt', {
  timeout: HANGS_MS,
}, async () => {
  const orders = await placeOrders();
  for (const { session } of orders) peer.pay(session);
  const notices = Array.from({ length: COPIES }, () => orders).flat();
  const taken = new Set<string>();
  let next = 0;
  let isOver = false;
  /** A provider repeats what nobody took, later. */
  async function tell(): Promise<void> {
    for (let notice = notices[next]; notice && !isOver; notice = notices[next]) {
      next += 1;
      if ((await notify(notice.reference)) === 'taken') taken.add(notice.reference);
      else notices.push(notice);
    }
  }
  for (let n = 0; n < KILLS; n += 1) {
    isOver = false;
    const telling = Promise.all(Array.from({ length: AT_ONCE }, tell));
    await sleep(40 + n * 90);
    await app.kill();
    isOver = true;
    await telling;
    app = await startApp({ dataDir, port, env });
  }
  isOver = false;
  await Promise.all(Array.from({ length: AT_ONCE }, tell));
  expect(taken.size).toBe(ORDERS);

  const count = async (query: string) => (await database.pool.query(query)).rows[0]?.count;
  const paid = "select count(*)::int from charges where provider = 'stripe' and state = 'paid'";
  await expect.poll(() => count(paid), { timeout: HANGS_MS }).toBe(ORDERS);
  // Charges that have another number of any of these than one.
  const { rows } = await database.pool.query(`
    select c.id from charges c join order_instalments i on i.charge_id = c.id
    where c.paid_cents <> c.amount_cents or c.refund_asked_cents <> 0
      or (select count(*) from charge_payments p where p.charge_id = c.id) <> 1
      or (select count(*) from charge_history h where h.charge_id = c.id and h.to_state = 'paid') <> 1
      or (select count(*) from pgboss.job j where j.name = 'charge-mail'
        and (j.data->>'chargeId')::bigint = c.id and j.data->>'kind' = 'paid') <> 1
      or (select count(*) from order_history o where o.order_id = i.order_id
        and o.cause = 'paid-1') <> 1`);
  expect(rows).toEqual([]);
});
