import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { openCharge } from '#app/payments/open-charge.server.ts';
import { PaymentDelayedError, type Webhook } from '#app/payments/payment-provider.ts';
import { readCharge, readChargeStory } from '#app/payments/read-charge.server.ts';
import type { RunningJobs } from '#server/jobs/start-jobs.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { buildTestApp } from '#server/test-app.ts';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { idleHandlers } from '#tests/jobs.ts';
import { BASE_URL, type Bench, benchesAt } from '#tests/payment-peers/benches.ts';
import { ask, paymentServices } from '#tests/payments.ts';
import { paymentWebhooks } from './payment-webhooks.ts';

const database = await testDatabase();
const clock = stillClock();
const benches = benchesAt(clock.now);
const COPIES = 200;

/** Copies of the same notice and others of the same charge, in an order of their own. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const [order] = fc.sample(
    fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length }),
    { numRuns: 1, seed },
  );
  return order ?? [];
}

describe.each(Object.entries(benches))('%s', (name, startBench) => {
  let bench: Bench;
  let running: RunningJobs;
  let lines: string[];
  /** Set by a test that wants checks to wait, or effects to fail. */
  let gate: Promise<void>;
  let crash: (() => void) | null;

  beforeEach(async () => {
    bench = await startBench();
    lines = [];
    gate = Promise.resolve();
    crash = null;
    running = await startJobs({
      url: database.url,
      log: pino({ level: 'silent' }),
      handlers: () => ({
        ...idleHandlers,
        'charge-check': async (data) => {
          await gate;
          await checkCharge(services(), data);
        },
      }),
    });
  });
  afterEach(async () => {
    await running.stop();
    await bench.close();
  });

  function services() {
    const base = paymentServices(database, clock);
    const { order } = base.effects;
    const paid: ChargeEffects['order']['paid'] = async (...given) => {
      await order.paid(...given);
      crash?.();
    };
    const effects = { order: { ...order, paid }, deposit: { ...order, paid } };
    const providers = { [bench.provider.name]: bench.provider };
    return { ...base, jobs: running.jobs, effects, providers };
  }

  async function site({ hits = 600 } = {}) {
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const limits = { db: database.db, clock, secret: TEST_SECRET, isOn: true };
    const { app } = await buildTestApp({
      log,
      paymentWebhooks: paymentWebhooks({
        providers: { [bench.provider.name]: bench.provider },
        baseUrl: BASE_URL,
        limits,
        limit: { hits, windowSeconds: 60 },
        log,
        ask: (check) => running.jobs['charge-check'](database.db, check),
      }),
    });
    return async ({ url, headers, body }: Webhook) => {
      const answer = await app.inject({
        method: 'POST',
        url: url.pathname + url.search,
        headers: { 'content-type': 'application/json', ...headers, host: BASE_URL.host },
        payload: Buffer.from(body),
      });
      return answer.statusCode;
    };
  }

  async function charged() {
    const { id, reference } = await ask(services(), { provider: bench.provider.name });
    await openCharge(services(), { chargeId: id });
    const charge = await readCharge(database.db, { id });
    return { id, refs: { reference, providerRef: charge?.providerRef ?? '' } };
  }

  const jobsOf = async (queue: string, state = 'created') => {
    const { rows } = await database.pool.query(
      'select 1 from pgboss.job where name = $1 and ($2 = $3 or state::text = $3)',
      [queue, 'any', state],
    );
    return rows.length;
  };
  const stateOf = async (id: number) => (await readCharge(database.db, { id }))?.state;

  test(`${COPIES} copies of a notice, in any order and at once, pay the charge once`, async () => {
    const { id, refs } = await charged();
    const early = bench.notice(refs, 'too-early');
    const paid = bench.notice(refs, bench.pay(refs));
    const post = await site();
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const copies = shuffled(
      Array.from({ length: COPIES }, (_, index) => (index % 3 === 0 ? early : paid)),
      42,
    );
    const answers = await Promise.all(copies.map(post));
    expect(new Set(answers)).toEqual(new Set([200]));
    // One may be at work; of the others one waits.
    expect(await jobsOf('charge-check', 'created')).toBeLessThanOrEqual(1);
    open();
    await expect.poll(() => stateOf(id)).toBe('paid');
    await expect.poll(() => jobsOf('charge-check', 'created')).toBe(0);
    const { payments, history } = await readChargeStory(database.db, id);
    expect(payments).toMatchObject([{ amountCents: 10_000, source: 'provider' }]);
    expect(history.map(({ toState }) => toState).filter((state) => state === 'paid')).toHaveLength(
      1,
    );
    expect(await jobsOf('charge-mail', 'any')).toBe(1);
  });

  test('checks of one charge at once note its payment once', async () => {
    const { id, refs } = await charged();
    bench.pay(refs);
    const check = { provider: bench.provider.name, reference: refs.reference };
    await Promise.all(Array.from({ length: 8 }, () => checkCharge(services(), check)));
    expect((await readChargeStory(database.db, id)).payments).toHaveLength(1);
    expect(await jobsOf('charge-mail', 'any')).toBe(1);
  });

  test('a process that dies between the provider’s answer and the commit leaves nothing, and the next try all', async () => {
    const { id, refs } = await charged();
    bench.pay(refs);
    const check = { provider: bench.provider.name, reference: refs.reference };
    crash = () => {
      throw new Error('killed');
    };
    await expect(checkCharge(services(), check)).rejects.toThrow('killed');
    expect(await stateOf(id)).toBe('open');
    expect((await readChargeStory(database.db, id)).payments).toEqual([]);
    expect(await jobsOf('charge-mail', 'any')).toBe(0);
    crash = null;
    await checkCharge(services(), check);
    expect(await stateOf(id)).toBe('paid');
    expect(await jobsOf('charge-mail', 'any')).toBe(1);
  });

  test('a notice of a charge that nobody here knows is taken and ignored', async () => {
    const post = await site();
    const refs = { reference: 'Z'.repeat(25), providerRef: `C${'Z'.repeat(25)}` };
    expect(await post(bench.notice(refs, '123'))).toBe(200);
    await expect.poll(() => jobsOf('charge-check', 'completed')).toBe(1);
    const { rows } = await database.db.execute(sql`select 1 from charge_payments`);
    expect(rows).toEqual([]);
  });

  test('forged, broken and too long notices write nothing', async () => {
    const { refs } = await charged();
    const notice = bench.notice(refs, bench.pay(refs));
    const post = await site();
    const elsewhere = new URL(notice.url.href.replace(/a{43}/, 'b'.repeat(43)));
    expect(await post({ ...notice, headers: {}, url: elsewhere })).toBe(400);
    expect(await post({ ...notice, body: Buffer.from('<html>') })).toBe(400);
    expect(await post({ ...notice, body: Buffer.alloc(0) })).toBe(400);
    expect(await post({ ...notice, body: Buffer.alloc(256 * 1024 + 1, ' ') })).toBe(413);
    expect(await jobsOf('charge-check', 'any')).toBe(0);
    const { rows } = await database.db.execute(sql`select 1 from rate_limits`);
    expect(rows).toEqual([]);
  });

  test('what a notice says of a person reaches no log, nor does the secret of its address', async () => {
    const { refs } = await charged();
    const notice = bench.notice(refs, bench.pay(refs));
    const post = await site();
    const words = { nome: 'Ana Maria Canário', cpf: '123.456.789-09', email: 'ana@example.com' };
    expect(await post(notice)).toBe(200);
    expect(await post({ ...notice, body: Buffer.from(JSON.stringify([words])) })).toBe(400);
    const log = lines.join('');
    expect(log).toContain('payment notice refused');
    expect(log).not.toMatch(/Ana|123\.456|example\.com|a{43}/);
    expect(log).not.toContain(refs.reference);
  });

  test('a provider that floods is asked to wait', async () => {
    const { refs } = await charged();
    const notice = bench.notice(refs, bench.pay(refs));
    const post = await site({ hits: 3 });
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) answers.push(await post(notice));
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('only posting is known there, and only while the provider is configured', async () => {
    const { url } = bench.notice({ reference: 'Z'.repeat(25), providerRef: '' }, '1');
    const limits = { db: database.db, clock, secret: TEST_SECRET, isOn: true };
    const { app } = await buildTestApp({
      paymentWebhooks: paymentWebhooks({
        providers: {},
        baseUrl: BASE_URL,
        limits,
        log: pino({ level: 'silent' }),
        ask: async () => {
          throw new Error('asked');
        },
      }),
    });
    const ask = async (method: 'GET' | 'POST') =>
      (await app.inject({ method, url: url.pathname, payload: method === 'POST' ? '{}' : '' }))
        .statusCode;
    expect([await ask('GET'), await ask('POST')]).toEqual([405, 404]);
    expect(name).toBe(bench.provider.name);
  });
});

test('a provider that must be asked what its notice is about, and is away, is asked to tell again', async () => {
  const bench = await benches['mercado-pago']();
  const limits = { db: database.db, clock, secret: TEST_SECRET, isOn: true };
  const provider = {
    ...bench.provider,
    verify: async () => {
      throw new PaymentDelayedError('away');
    },
  };
  const { app } = await buildTestApp({
    paymentWebhooks: paymentWebhooks({
      providers: { 'mercado-pago': provider },
      baseUrl: BASE_URL,
      limits,
      log: pino({ level: 'silent' }),
      ask: async () => undefined,
    }),
  });
  const url = '/api/pagamentos/mercado-pago';
  const answer = await app.inject({ method: 'POST', url, payload: '{}' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  await bench.close();
});
