import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { orderNow, orderServices, pay, place, placed, type TestOrders } from '#tests/orders.ts';
import { activateOrder, closeOrder } from './change-order.server.ts';
import { endOrders } from './end-orders.server.ts';
import { keptCents } from './order-record.server.ts';
import { markDone, readOrderStory, unmarkDone } from './staff-order.server.ts';

const database = await testDatabase({ maxConnections: 20 });

async function someone(): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select id from staff limit 1');
  return rows[0]?.id ?? 0;
}

/** Whatever happened: one state, a history that leads to it, and money that adds up. */
async function expectSound(services: TestOrders, id: number) {
  const order = await orderNow(services, id);
  const { history } = await readOrderStory(database.db, id);
  let state: string | null = null;
  for (const { fromState, toState } of history) {
    expect(fromState).toBe(state);
    state = toState;
  }
  expect(state).toBe(order.state);
  for (const one of order.instalments) expect(one.returnedCents).toBeLessThanOrEqual(one.paidCents);
  if (order.state === 'withdrawn') expect(keptCents(order.instalments)).toBe(0);
  if (order.state === 'withdrawn' || order.state === 'cancelled')
    for (const { state: charge } of order.instalments)
      expect(['open', 'preparing', 'part-paid']).not.toContain(charge);
  return order;
}

test('withdrawing, paying, cancelling and marking at once leave one state and money that adds up', async () => {
  for (let round = 0; round < 6; round += 1) {
    const services = orderServices(database);
    const id = round === 0 ? await placed(services) : await place(services);
    const { version } = await orderNow(services, id);
    await pay(services, id, 1);
    const by = await someone();
    await activateOrder(services, { orderId: id, actor: 'staff:1', seenVersion: version + 1 });
    const { tasks } = await orderNow(services, id);
    const taskIds = tasks.slice(0, 2).map((task) => task.id);
    const close = (to: 'withdrawn' | 'cancelled', actor: 'customer' | 'staff:1') =>
      closeOrder(services, { orderId: id, to, actor });
    const done = await Promise.all([
      close('withdrawn', 'customer'),
      pay(services, id, 2),
      close('cancelled', 'staff:1'),
      pay(services, id, 3),
      markDone(services, { orderId: id, by, taskIds }),
      close('withdrawn', 'customer'),
      pay(services, id, 12),
      close('cancelled', 'customer'),
    ]);
    const closings = [done[0], done[2], done[5], done[7]];
    expect(closings.filter(({ ok }) => ok)).toHaveLength(1);
    const order = await expectSound(services, id);
    // All four payments were taken, and what is kept is at most what was delivered.
    expect(order.instalments.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(40_000);
    expect(keptCents(order.instalments)).toBeLessThanOrEqual(20_000);
  }
});

type Walk = {
  services: TestOrders;
  id: number;
  staff: number;
  day: string;
  state: string;
  paid: number;
};

const isRunning = ({ state }: Walk) => ['awaiting-prescription', 'active'].includes(state);

async function deliveriesOf({ services, id }: Walk) {
  const { tasks } = await orderNow(services, id);
  return tasks.filter(({ kind }) => kind === 'delivery');
}

async function close(walk: Walk, to: 'withdrawn' | 'cancelled', isAllowed: boolean) {
  const { services, id } = walk;
  const closed = await closeOrder(services, { orderId: id, to, actor: 'customer' });
  expect(closed.ok).toBe(isRunning(walk) && isAllowed);
  if (closed.ok) walk.state = to;
}

/** Each step does what it can and checks that the model expects the answer. */
const STEPS = {
  async activate(walk: Walk) {
    const { services, id } = walk;
    const { version: seenVersion } = await orderNow(services, id);
    const done = await activateOrder(services, { orderId: id, actor: 'job', seenVersion });
    expect(done.ok).toBe(walk.state === 'awaiting-prescription');
    if (done.ok) walk.state = 'active';
  },
  async deliver(walk: Walk) {
    const open = (await deliveriesOf(walk)).filter(({ doneOn }) => !doneOn);
    const taskIds = open.slice(0, 1).map((task) => task.id);
    const { services, id, staff: by } = walk;
    const done = await markDone(services, { orderId: id, by, taskIds });
    expect(done.ok).toBe(walk.state === 'active' && taskIds.length > 0);
  },
  async undo(walk: Walk) {
    const last = (await deliveriesOf(walk)).findLast(({ doneOn }) => doneOn === walk.day);
    const { services, id, staff: by } = walk;
    const done = await unmarkDone(services, { orderId: id, by, taskId: last?.id ?? 0 });
    expect(done.ok).toBe(isRunning(walk) && last !== undefined);
  },
  async pay(walk: Walk) {
    if (walk.paid < 12) walk.paid += 1;
    await pay(walk.services, walk.id, walk.paid);
  },
  async withdraw(walk: Walk) {
    const first = (await deliveriesOf(walk)).find(({ doneOn }) => doneOn)?.doneOn ?? MONDAY;
    await close(walk, 'withdrawn', walk.day <= addDays(first, 7));
  },
  cancel: (walk: Walk) => close(walk, 'cancelled', true),
  async end({ services }: Walk) {
    await endOrders(services);
  },
  async wait(walk: Walk) {
    walk.day = addDays(walk.day, 5);
    walk.services.clock.set(at(walk.day, '09:00'));
  },
};

test('an order goes only where the model goes', async () => {
  const steps = fc.array(fc.constantFrom(...Object.values(STEPS)), { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const services = orderServices(database, stillClock());
      const id = await placed(services);
      const staff = await someone();
      const walk = { services, id, staff, day: MONDAY, state: 'awaiting-prescription', paid: 0 };
      for (const step of all) {
        await step(walk);
        expect((await orderNow(services, id)).state).toBe(walk.state);
      }
      await expectSound(services, id);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
