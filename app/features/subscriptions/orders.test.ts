import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { orders, orderTasks } from '#app/db/subscriptions-schema.ts';
import { contractOf } from '#app/features/subscriptions/contract/contract.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { CANARIES, columnsWith } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { anOrder, factsOf, orderNow, orderServices, pay, place, placed } from '#tests/orders.ts';
import { settlePayments } from '#tests/payments.ts';
import { pdfFaults } from '#tests/pdf-structure.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import {
  activateOrder,
  changeAddress,
  closeOrder,
  withdrawableUntil,
} from './change-order.server.ts';
import { endOrders } from './end-orders.server.ts';
import { openOrderSession, orderOfSession, orderToken } from './order-link.server.ts';
import { readContract } from './order-mail.server.ts';
import { cpfOf, keptCents, paymentStateOf } from './order-record.server.ts';
import { markDone } from './staff-order.server.ts';

const database = await testDatabase({ maxConnections: 20 });
const { db } = database;
const STAFF = { actor: 'staff:1', by: 1 } as const;

async function anActive(changes = {}) {
  const services = orderServices(database);
  const id = await placed(services, changes);
  const { version } = await orderNow(services, id);
  await activateOrder(services, { orderId: id, actor: STAFF.actor, seenVersion: version });
  const deliver = async (count: number) => {
    const { tasks } = await orderNow(services, id);
    const [staff] = (await database.pool.query<{ id: number }>('select id from staff limit 1'))
      .rows;
    const next = tasks.filter(({ kind, doneOn }) => kind === 'delivery' && !doneOn).slice(0, count);
    const taskIds = next.map((task) => task.id);
    return markDone(services, { orderId: id, by: staff?.id ?? 0, taskIds });
  };
  return { services, id, deliver };
}

test('an order has its charges by date, its contract and its mails, all at once', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  const order = await orderNow(services, id);
  expect(order).toMatchObject({ state: 'awaiting-prescription', totalCents: 120_000, pairs: 12 });
  expect(order.protocol).toMatch(/^L\d{4}-\d{4}$/);
  expect(order.instalments).toHaveLength(12);
  expect(order.instalments.every(({ state }) => state === 'open')).toBe(true);
  expect(order.instalments[0]).toMatchObject({ dueOn: addDays(MONDAY, 3), amountCents: 10_000 });
  expect(services.mails.map(({ kind, audience }) => `${kind} ${audience}`)).toEqual([
    'ordered customer',
    'ordered clinic',
  ]);
  expect(cpfOf(services.secret, order)).toBe('52998224725');
});

test('two hundred copies of one form are one order', async () => {
  const services = orderServices(database);
  await settlePayments(services);
  const ids = await Promise.all(
    Array.from({ length: 200 }, () => place(services, {}, 'k'.repeat(43))),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await db.$count(orders)).toBe(1);
  expect(services.mails).toHaveLength(2);
});

test('the contract is a tagged PDF with what was read, and its hash is kept', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  const contract = await readContract(services, id);
  if (!contract) throw new Error('there is no contract');
  expect(pdfFaults(contract.pdf)).toEqual([]);
  expect(createHash('sha256').update(contract.pdf).digest('hex')).toBe(contract.sha256);
  const words = textOfPdf(contract.pdf).replace(/\s+/g, ' ');
  const { sections, accept } = contractOf(factsOf(anOrder()));
  // A page may end within a paragraph, but not within its first words.
  const beginning = (text: string) => text.replace(/\s+/g, ' ').slice(0, 40);
  for (const { title, blocks } of sections) {
    expect(words).toContain(title);
    for (const block of blocks)
      if (block.kind === 'paragraph') expect(words).toContain(beginning(block.text));
  }
  for (const text of [
    beginning(accept),
    '529.982.247-25',
    'Zuleide Canária Quaresma',
    'Rua do Periquito',
  ])
    expect(words).toContain(text);
  const { acceptedSha256 } = await orderNow(services, id);
  expect(words.replaceAll(' ', '')).toContain(acceptedSha256);
});

test('who ordered is in the order alone, the CPF nowhere in plain: no counter, job, log or charge has them', async () => {
  const services = { ...orderServices(database), hasLimits: true };
  const id = await placed(services);
  await pay(services, id, 1);
  await closeOrder(services, { orderId: id, to: 'withdrawn', actor: 'customer' });
  expect(await columnsWith(db, ['52998224725', '529.982.247-25'])).toEqual([]);
  const { phone, email } = CANARIES;
  const digits = phone.replace('+55', '');
  expect(await columnsWith(db, ['Canária', 'Periquito', phone, digits, email])).toEqual([
    'public.orders.email',
    'public.orders.name',
    'public.orders.phone_e164',
    'public.orders.street',
  ]);
});

test('the private link opens its own order for half an hour, and no other', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  const order = await orderNow(services, id);
  const session = await openOrderSession(services, orderToken(services.secret, order));
  expect(await orderOfSession(services, session ?? '')).toBe(id);
  const forged = orderToken('another secret, long enough to be one', order);
  expect(await openOrderSession(services, forged)).toBeNull();
  services.clock.set(at(MONDAY, '07:31'));
  expect(await orderOfSession(services, session ?? '')).toBeNull();
});

test('a year begins when the prescription is seen, with its deliveries and reviews', async () => {
  const { services, id } = await anActive();
  const order = await orderNow(services, id);
  expect(order).toMatchObject({ state: 'active', startsOn: MONDAY, endsOn: '2027-10-05' });
  expect(order.tasks).toHaveLength(14);
  const again = { orderId: id, actor: STAFF.actor, seenVersion: order.version };
  expect(await activateOrder(services, again)).toEqual({ ok: false, refusal: 'closed' });
});

test('who withdraws gets everything back by itself, and nothing more is asked for', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  await pay(services, id, 1);
  await pay(services, id, 2);
  const withdrawn = await closeOrder(services, { orderId: id, to: 'withdrawn', actor: 'customer' });
  expect(withdrawn).toEqual({ ok: true, value: { deliveredCents: 0, refundCents: 20_000 } });
  const order = await orderNow(services, id);
  expect(order.state).toBe('withdrawn');
  expect(order.instalments.map(({ returnedCents }) => returnedCents)).toEqual([
    10_000,
    10_000,
    ...Array.from({ length: 10 }, () => 0),
  ]);
  expect(order.instalments.slice(2).every(({ state }) => state === 'cancelled')).toBe(true);
  expect(keptCents(order.instalments)).toBe(0);
  expect(services.mails.slice(2)).toEqual([
    { orderId: id, kind: 'withdrawn', audience: 'customer' },
    { orderId: id, kind: 'withdrawn', audience: 'clinic' },
  ]);
  expect(await closeOrder(services, { orderId: id, to: 'withdrawn', actor: 'customer' })).toEqual({
    ok: false,
    refusal: 'closed',
  });
});

test('withdrawing is possible until the seventh day after the contract, or after the first lenses', async () => {
  const { services, id, deliver } = await anActive();
  const until = async (on: string) => withdrawableUntil(await orderNow(services, id), on);
  expect(await until(addDays(MONDAY, 7))).toBe(addDays(MONDAY, 7));
  expect(await until(addDays(MONDAY, 8))).toBeNull();
  services.clock.set(at(addDays(MONDAY, 10), '09:00'));
  await deliver(1);
  expect(await until(addDays(MONDAY, 17))).toBe(addDays(MONDAY, 17));
  services.clock.set(at(addDays(MONDAY, 18), '09:00'));
  expect(await closeOrder(services, { orderId: id, to: 'withdrawn', actor: 'customer' })).toEqual({
    ok: false,
    refusal: 'too-late',
  });
});

test('who cancels pays for the delivered pairs alone; the rest goes back, the latest payment first', async () => {
  const { services, id, deliver } = await anActive({ payIn: 'once' });
  await pay(services, id);
  await deliver(3);
  const cancel = (seenRefundCents: number) =>
    closeOrder(services, { orderId: id, to: 'cancelled', actor: 'customer', seenRefundCents });
  expect(await cancel(120_000)).toEqual({ ok: false, refusal: 'changed' });
  expect(await cancel(90_000)).toEqual({
    ok: true,
    value: { deliveredCents: 30_000, refundCents: 90_000 },
  });
  const order = await orderNow(services, id);
  expect(keptCents(order.instalments)).toBe(30_000);
  expect(paymentStateOf(order, MONDAY)).toBe('refunded');
});

test('who has paid less than was delivered owes nothing more', async () => {
  const { services, id, deliver } = await anActive();
  await pay(services, id);
  await deliver(4);
  const closed = await closeOrder(services, { orderId: id, to: 'cancelled', actor: STAFF.actor });
  expect(closed).toEqual({ ok: true, value: { deliveredCents: 40_000, refundCents: 0 } });
  const { instalments } = await orderNow(services, id);
  expect(keptCents(instalments)).toBe(10_000);
  expect(instalments.slice(1).every(({ state }) => state === 'cancelled')).toBe(true);
});

test('money that comes after the order was closed goes back', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  await closeOrder(services, { orderId: id, to: 'withdrawn', actor: 'customer' });
  await pay(services, id, 1);
  const { instalments, state } = await orderNow(services, id);
  expect(state).toBe('withdrawn');
  expect(instalments[0]).toMatchObject({ paidCents: 10_000, returnedCents: 10_000 });
});

test('an instalment is late once its day is over', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  const order = await orderNow(services, id);
  expect(paymentStateOf(order, addDays(MONDAY, 3))).toBe('on-time');
  expect(paymentStateOf(order, addDays(MONDAY, 4))).toBe('overdue');
  await pay(services, id, 1);
  expect(paymentStateOf(await orderNow(services, id), addDays(MONDAY, 4))).toBe('on-time');
});

test('a new address is refused when the order has changed since the form was shown', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  const { version } = await orderNow(services, id);
  const address = { ...anOrder().address, street: 'Rua Nova' };
  const change = { orderId: id, address, actor: 'customer', seenVersion: version } as const;
  expect(await changeAddress(services, change)).toEqual({ ok: true, value: 'done' });
  expect(await changeAddress(services, change)).toEqual({ ok: false, refusal: 'changed' });
  expect(await orderNow(services, id)).toMatchObject({ street: 'Rua Nova' });
});

test('a year that is over ends, and its customer is told a month ahead, once', async () => {
  const { services, id } = await anActive();
  services.clock.set(at('2027-09-10', '05:00'));
  expect(await endOrders(services)).toEqual({ ended: 0, told: 1 });
  expect(await endOrders(services)).toEqual({ ended: 0, told: 0 });
  services.clock.set(at('2027-10-05', '05:00'));
  expect(await endOrders(services)).toEqual({ ended: 1, told: 0 });
  expect(await orderNow(services, id)).toMatchObject({ state: 'ended' });
});

test('the database refuses a step that no order takes, and a changed history', async () => {
  const { services, id } = await anActive();
  await closeOrder(services, { orderId: id, to: 'cancelled', actor: STAFF.actor });
  const update = (state: string) =>
    db.execute(sql`update orders set state = ${state} where id = ${id}`);
  for (const state of ['active', 'withdrawn', 'ended', 'awaiting-prescription'])
    await expect(update(state)).rejects.toThrow();
  await expect(db.execute(sql`update order_history set cause = 'x'`)).rejects.toThrow();
  await expect(db.execute(sql`delete from order_history`)).rejects.toThrow();
  expect(await db.$count(orderTasks)).toBe(14);
  await db.execute(sql`delete from orders where id = ${id}`);
  expect(await db.$count(orderTasks)).toBe(0);
});
