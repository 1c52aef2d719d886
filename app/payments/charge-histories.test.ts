import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database.ts';
import { testDatabase } from '#tests/database.ts';
import { ask, paymentServices } from '#tests/payments.ts';
import { cancelCharge } from './cancel-charge.server.ts';
import type { Charge } from './charge.ts';
import { CHARGE_STEPS } from './charge-state.ts';
import { checkCharge } from './check-charge.server.ts';
import { openCharge } from './open-charge.server.ts';
import { PaymentDelayedError } from './payment-provider.ts';
import { readCharge, readChargeStory } from './read-charge.server.ts';
import { askRefund, sendRefund } from './refund-charge.server.ts';

const database = await testDatabase();
const { db, pool } = database;

type Services = ReturnType<typeof paymentServices>;

const isStep = (from: Charge['state'], to: string) =>
  CHARGE_STEPS[from].some((each) => each === to);

/** Every charge agrees with its rows, and its history is a path of the graph that ends in its state. */
async function expectWhole() {
  const { rows: faults } = await pool.query('select * from charge_faults');
  expect(faults).toEqual([]);
  const { rows } = await pool.query<{ state: string; path: Charge['state'][] }>(`
    select c.state, array_agg(h.to_state order by h.id) as path
    from charges c join charge_history h on h.charge_id = c.id group by c.id`);
  for (const { state, path } of rows) {
    expect(path[0]).toBe('preparing');
    expect(path.at(-1)).toBe(state);
    path.slice(1).forEach((to, index) => {
      const from = path[index];
      if (from && from !== to) expect(isStep(from, to), `${from} to ${to}`).toBe(true);
    });
  }
}

async function openedCharge(services: Services) {
  const charge = await ask(services);
  await openCharge(services, { chargeId: charge.id });
  return charge;
}

test('the database allows the steps of the graph and no others', async () => {
  const states = Object.keys(CHARGE_STEPS);
  const { rows } = await pool.query<{ from: Charge['state']; to: string }>(
    `select a as from, b as to from unnest($1::text[]) a, unnest($1::text[]) b
     where is_charge_step(a, b) and a <> b`,
    [states],
  );
  const allowed = rows.map(({ from, to }) => `${from} ${to}`).sort();
  const drawn = Object.entries(CHARGE_STEPS).flatMap(([from, tos]) =>
    tos.map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual(drawn.sort());
});

test.each([
  ['a state without the money', "update charges set state = 'paid'", 'charge_is_exact'],
  ['a sum without a payment', 'update charges set paid_cents = 5', 'charge_is_exact'],
  [
    'a payment that the charge does not count',
    `insert into charge_payments (charge_id, provider, payment_ref, amount_cents, paid_at, source)
     select id, 'staff', 'x', 1, now(), 'staff' from charges`,
    'charge_is_exact',
  ],
  ['another amount', 'update charges set amount_cents = 1', 'charge_is_fixed'],
  ['a step back', "update charges set state = 'preparing'", 'charge_step'],
  ['another history', "update charge_history set to_state = 'paid'", 'append-only'],
  ['no history', 'delete from charge_history', 'append-only'],
])('the database refuses %s', async (_, statement, reason) => {
  await openedCharge(paymentServices(database));
  const refused = await pool.query(statement).then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof Error
        ? `${error.message} ${'constraint' in error ? error.constraint : ''}`
        : '',
  );
  expect(refused).toContain(reason);
});

test('two hundred copies of one notification, in any order and from two processes, have one effect', async () => {
  const services = paymentServices(database);
  const { reference } = await openedCharge(services);
  // Another process has connections of its own.
  const second = openDatabase(database.url, { maxConnections: 8, onError: () => {} });
  const other = { ...services, db: second.db };
  services.provider.pay(reference, 'e1', 6_000);
  let copies = 200;
  /** As a worker of the queue: one after the other until none is left. */
  const work = async (one: Services) => {
    for (; copies > 0; ) {
      copies -= 1;
      if (copies === 150) services.provider.pay(reference, 'e2', 4_000);
      await checkCharge(one, { provider: 'pix-api', reference });
    }
  };
  const workers = Array.from({ length: 12 }, (_, n) => work(n % 2 === 0 ? services : other));
  await Promise.all(workers).finally(() => second.close());
  expect(services.effectLog).toEqual([{ effect: 'paid', reference }]);
  const charge = await readCharge(db, { reference });
  expect(charge).toMatchObject({ state: 'paid', paidCents: 10_000 });
  const { payments } = await readChargeStory(db, charge?.id ?? 0);
  expect(payments).toHaveLength(2);
  await expectWhole();
});

test('refunds asked at once never give back more than was paid', async () => {
  const services = paymentServices(database);
  const { id, reference } = await openedCharge(services);
  services.provider.pay(reference, 'e1', 10_000);
  await checkCharge(services, { provider: 'pix-api', reference });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      db.transaction((tx) =>
        askRefund(services, tx, {
          chargeId: id,
          amountCents: 3_000,
          key: `k${n}`,
          reason: 'x',
          askedBy: 'staff:1',
        }),
      ),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await readCharge(db, { id })).toMatchObject({ refundAskedCents: 9_000 });
  await expectWhole();
});

test('what fails between the provider’s answer and the commit leaves nothing behind, and is made up for', async () => {
  const services = paymentServices(database);
  const { id, reference } = await openedCharge(services);
  services.provider.pay(reference, 'e1', 10_000);
  const failing: Services = {
    ...services,
    effects: {
      ...services.effects,
      order: {
        ...services.effects.order,
        paid: async () => {
          throw new Error('killed');
        },
      },
    },
  };
  await expect(checkCharge(failing, { provider: 'pix-api', reference })).rejects.toThrow('killed');
  expect(await readCharge(db, { id })).toMatchObject({ state: 'open', paidCents: 0 });
  await checkCharge(services, { provider: 'pix-api', reference });
  expect(services.effectLog).toEqual([{ effect: 'paid', reference }]);
  // The money goes back, but the answer is lost: the repetition has the same key.
  await db.transaction((tx) =>
    askRefund(services, tx, {
      chargeId: id,
      amountCents: 10_000,
      key: 'k',
      reason: 'x',
      askedBy: 'staff:1',
    }),
  );
  const { refunds } = await readChargeStory(db, id);
  services.provider.fault = { when: 'after', error: new PaymentDelayedError('lost') };
  const refundId = refunds[0]?.id ?? 0;
  await expect(sendRefund(services, { refundId })).rejects.toThrow('lost');
  expect(await readCharge(db, { id })).toMatchObject({ state: 'refunding' });
  expect(await sendRefund(services, { refundId })).toBe('done');
  expect(services.provider.known.get(reference)?.refunds).toHaveLength(1);
  expect(await readCharge(db, { id })).toMatchObject({ state: 'refunded', refundedCents: 10_000 });
  await expectWhole();
});

test('a connection that dies before the commit leaves the charge as it was', async () => {
  const services = paymentServices(database);
  const { id, reference } = await openedCharge(services);
  services.provider.pay(reference, 'e1', 10_000);
  const dying: Services = {
    ...services,
    effects: {
      ...services.effects,
      order: {
        ...services.effects.order,
        paid: async (tx) => {
          await tx.execute('select pg_terminate_backend(pg_backend_pid())');
        },
      },
    },
  };
  await expect(checkCharge(dying, { provider: 'pix-api', reference })).rejects.toThrow();
  expect(await readCharge(db, { id })).toMatchObject({ state: 'open', paidCents: 0 });
  await checkCharge(services, { provider: 'pix-api', reference });
  expect(await readCharge(db, { id })).toMatchObject({ state: 'paid' });
  await expectWhole();
});

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 12_000 }) }),
    fc.record({ do: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 12_000 }) }),
    fc.record({ do: fc.constantFrom('check', 'again', 'send', 'expire', 'cancel', 'lose') }),
  ),
  { minLength: 1, maxLength: 14 },
);

test('no cent is lost or made over any sequence of payments, refunds, repetitions and lost answers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const services = paymentServices(database);
      const { provider } = services;
      const { id, reference } = await openedCharge(services);
      const check = () => ignoringDelays(checkCharge(services, { provider: 'pix-api', reference }));
      for (const [number, step] of sequence.entries())
        await take(services, { charge: { id, reference }, step, number, check });
      const paid = sequence.reduce((sum, step) => sum + (step.do === 'pay' ? step.cents : 0), 0);
      provider.fault = null;
      await sendAll(services);
      await check();
      const charge = await readCharge(db, { id });
      const back = (provider.known.get(reference)?.refunds ?? []).reduce(
        (sum, { amountCents }) => sum + amountCents,
        0,
      );
      expect(charge).toMatchObject({
        paidCents: paid,
        refundedCents: back,
        refundAskedCents: 0,
      });
      expect(back).toBeLessThanOrEqual(paid);
      const log = services.effectLog.map(({ effect }) => effect);
      expect(log.filter((effect) => effect === 'expired').length).toBeLessThanOrEqual(1);
      // Paid and refunded take turns.
      const turns = log
        .filter((effect) => effect !== 'expired')
        .map((effect) => effect === 'refunded');
      for (const [index, isRefunded] of turns.entries())
        if (isRefunded && index > 0) expect(turns[index - 1]).toBe(false);
      await expectWhole();
    }),
    { numRuns: 40 },
  );
});

type Step = { do: 'pay' | 'refund'; cents: number } | { do: string };

async function take(
  services: Services,
  {
    charge: { id, reference },
    step,
    number,
    check,
  }: {
    charge: Pick<Charge, 'id' | 'reference'>;
    step: Step;
    number: number;
    check: () => Promise<unknown>;
  },
): Promise<void> {
  const { provider } = services;
  const key = `${reference}-${number}`;
  const cents = 'cents' in step ? step.cents : 0;
  const refund = { chargeId: id, amountCents: cents, key, reason: 'x', askedBy: 'patient' };
  const doing: Record<string, () => unknown> = {
    pay: () => provider.pay(reference, key, cents),
    refund: () => db.transaction((tx) => askRefund(services, tx, refund)),
    cancel: () =>
      db.transaction((tx) => cancelCharge(services, tx, { chargeId: id, by: 'patient' })),
    expire: () => provider.expire(reference),
    lose: () => {
      provider.fault = { when: 'after', error: new PaymentDelayedError('lost') };
    },
    send: () => sendAll(services),
    check,
    again: () => Promise.all([check(), check()]),
  };
  await doing[step.do]?.();
}

function ignoringDelays(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: unknown) => {
    if (!(error instanceof PaymentDelayedError)) throw error;
  });
}

/** Every refund that waits is sent until the provider has answered. */
async function sendAll(services: Services) {
  for (const { name, data } of services.asked.splice(0))
    if (name === 'charge-refund') {
      const send = () => sendRefund(services, data);
      await send().catch((error: unknown) => {
        if (!(error instanceof PaymentDelayedError)) throw error;
        return send();
      });
    }
}
