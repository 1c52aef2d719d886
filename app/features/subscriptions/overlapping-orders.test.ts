import { afterAll, beforeEach, expect, test } from 'vitest';
import { databaseOn } from '#server/database.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import {
  anOrder,
  begun,
  orderNow,
  orderServices,
  pay,
  place,
  placed,
  type TestOrders,
} from '#tests/orders.ts';
import { meetingOn } from '#tests/overlap.ts';
import { activateOrder, changeAddress, closeOrder } from './change-order.server.ts';
import { endOrders } from './end-orders.server.ts';
import { keptCents } from './order-record.server.ts';
import { announcePrice } from './plan-price-changes.server.ts';
import { markDone } from './staff-order.server.ts';

// As in tests/overlapping-changes.test.ts: the first is stopped before its end, the second must be found waiting.

const database = await testDatabase();
// Without the timeouts of the app's own connections, which a slow machine would exceed.
const pool = quietPool(database.url, 10);
const meeting = meetingOn(pool);
afterAll(() => pool.end());

let services: TestOrders;
/** Waits for its prescription; the first instalment is paid. */
let waiting: number;
/** In its year, of which the first delivery was made; paid likewise. */
let active: number;
let staff: number;

beforeEach(async () => {
  services = orderServices({ db: databaseOn(pool) });
  waiting = await placed(services);
  staff = (await pool.query<{ id: number }>('select id from staff limit 1')).rows[0]?.id ?? 0;
  active = await place(services);
  await begun(services, active);
  for (const id of [waiting, active]) await pay(services, id, 1);
  await markDone(services, { orderId: active, by: staff, taskIds: await openTasks() });
});

async function openTasks() {
  const { tasks } = await orderNow(services, active);
  return tasks.flatMap(({ id, doneOn }) => (doneOn === null ? [id] : [])).slice(0, 1);
}

const close = (to: 'withdrawn' | 'cancelled', actor: 'customer' | 'staff:1', orderId: number) =>
  closeOrder(services, { orderId, to, actor });

/** Every use case, prepared (what its form shows) and then begun. */
const USE_CASES = {
  withdraw: async () => () => close('withdrawn', 'customer', waiting),
  'withdraw as staff': async () => () => close('withdrawn', 'staff:1', waiting),
  'cancel with the sum seen': async () => () =>
    closeOrder(services, {
      ...{ orderId: waiting, to: 'cancelled', actor: 'customer', seenRefundCents: 10_000 },
    }),
  'cancel as staff': async () => () => close('cancelled', 'staff:1', waiting),
  pay: async () => () => pay(services, waiting, 2),
  'see the prescription': async () => {
    const { version: seenVersion } = await orderNow(services, waiting);
    return () => activateOrder(services, { orderId: waiting, actor: 'staff:1', seenVersion });
  },
  'change the address': async () => {
    const { version: seenVersion } = await orderNow(services, waiting);
    const address = { ...anOrder().address, street: 'Rua Nova' };
    const change = { orderId: waiting, address, actor: 'customer', seenVersion } as const;
    return () => changeAddress(services, change);
  },
  'cancel the active': async () => () => close('cancelled', 'customer', active),
  'deliver the active': async () => {
    const taskIds = await openTasks();
    return () => markDone(services, { orderId: active, by: staff, taskIds });
  },
  'end the year': async () => () => endOrders(services),
};
type UseCase = keyof typeof USE_CASES;

/** The table into which a use case writes last; else the audit log. */
const LAST_TABLE: Partial<Record<UseCase, string>> = {
  'see the prescription': 'order_history',
  'change the address': 'order_history',
  'deliver the active': 'order_history',
  'end the year': 'order_history',
};

type Pair = readonly [first: UseCase, second: UseCase, outcome: string, kept: number];

/** The first is done; what becomes of the second, and what the clinic keeps of the order that waits. */
const PAIRS: readonly Pair[] = [
  ['withdraw', 'withdraw', 'closed', 0],
  ['withdraw', 'withdraw as staff', 'closed', 0],
  ['withdraw as staff', 'withdraw', 'closed', 0],
  ['withdraw', 'cancel as staff', 'closed', 0],
  ['cancel as staff', 'withdraw', 'closed', 0],
  ['pay', 'withdraw', 'done', 0],
  ['withdraw', 'pay', 'done', 0],
  ['pay', 'cancel with the sum seen', 'changed', 20_000],
  ['cancel as staff', 'pay', 'done', 0],
  ['withdraw', 'see the prescription', 'closed', 0],
  ['see the prescription', 'withdraw', 'done', 0],
  ['withdraw', 'change the address', 'closed', 0],
  ['change the address', 'withdraw', 'done', 0],
  ['change the address', 'see the prescription', 'changed', 10_000],
  ['see the prescription', 'change the address', 'changed', 10_000],
  ['change the address', 'pay', 'done', 20_000],
];

async function overlap(first: UseCase, second: UseCase) {
  const [begin, other] = [await USE_CASES[first](), await USE_CASES[second]()];
  return meeting.overlap([begin, other], LAST_TABLE[first]);
}

test.each(PAIRS)('%s, then %s: %s', async (first, second, outcome, kept) => {
  const { met, outcomes } = await overlap(first, second);
  expect(outcomes.map((word) => (word.includes('[object') ? 'done' : word))).toEqual([
    'done',
    outcome,
  ]);
  expect(met, 'the second waits for the first').toBe(true);
  const order = await orderNow(services, waiting);
  expect(keptCents(order.instalments)).toBe(kept);
  for (const { state } of order.instalments)
    if (order.closedAt) expect(['open', 'preparing', 'part-paid']).not.toContain(state);
});

test('lenses that are marked as sent while their plan is cancelled count, or are not sent', async () => {
  const sent = await overlap('deliver the active', 'cancel the active');
  expect(sent).toMatchObject({ met: true });
  const { tasks, instalments } = await orderNow(services, active);
  expect(tasks.filter(({ doneOn }) => doneOn)).toHaveLength(2);
  expect(keptCents(instalments)).toBe(10_000);
});

test('whoever cancels while staff mark a delivery is first: the delivery is refused', async () => {
  const { met, outcomes } = await overlap('cancel the active', 'deliver the active');
  expect([met, outcomes[1]]).toEqual([true, 'closed']);
});

test('a customer and the night that end one year at once end it once', async () => {
  services.clock.set(at('2027-10-05', '03:00'));
  const { met } = await overlap('cancel the active', 'end the year');
  expect(met).toBe(true);
  expect(await orderNow(services, active)).toMatchObject({ state: 'cancelled' });
});

test('a price that is announced while a contract is made touches it in no way, and waits for nobody', async () => {
  const begin = () => place(services, { plan: 'premium' });
  const announce = () =>
    announcePrice(services, {
      ...{ plan: 'premium', instalmentCents: 21_000, fromOn: '2026-11-05' },
      ...{ seenVersion: 0, by: staff },
    });
  const { met, outcomes } = await meeting.overlap([begin, announce], 'order_contracts');
  expect(met).toBe(false);
  expect(outcomes[0]).toBe('done');
  const { rows } = await pool.query<{ id: string }>('select max(id) as id from orders');
  const order = await orderNow(services, Number(rows[0]?.id));
  expect(order).toMatchObject({ totalCents: 215_988, state: 'awaiting-prescription' });
  expect(order.orderedAt).toEqual(at(MONDAY, '07:00'));
});
