import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chargeRefunds } from '#app/db/payments-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { type Bench, benchesAt } from '#tests/payment-peers/benches.ts';
import { ask, paymentServices } from '#tests/payments.ts';
import { checkCharge } from './check-charge.server.ts';
import { openCharge } from './open-charge.server.ts';
import { readCharge } from './read-charge.server.ts';
import { askRefund, sendRefund } from './refund-charge.server.ts';

// The core with each real adapter: what is given back, or taken back, is counted once.

const database = await testDatabase();
const clock = stillClock();

describe.each(Object.entries(benchesAt(clock.now)))('%s', (_name, startBench) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await startBench();
  });
  afterEach(() => bench.close());

  async function paid() {
    const { provider } = bench;
    const base = paymentServices(database, clock);
    const services = { ...base, providers: { [provider.name]: provider } };
    const { id, reference } = await ask(services, { provider: provider.name });
    await openCharge(services, { chargeId: id });
    const now = async () => {
      const charge = await readCharge(database.db, { id });
      if (!charge) throw new Error('the charge is gone');
      return charge;
    };
    const refs = { reference, providerRef: (await now()).providerRef ?? '' };
    const paymentRef = bench.pay(refs);
    const check = () => checkCharge(services, { provider: provider.name, reference });
    await check();
    const refund = async (amountCents: number, key: string) => {
      const asked = { chargeId: id, amountCents, key, reason: 'x', askedBy: 'staff:1' };
      const given = await database.db.transaction((tx) => askRefund(services, tx, asked));
      const [refundId] = given.ok ? given.value.refundIds : [];
      if (refundId === undefined) throw new Error('not refunded');
      return refundId;
    };
    const rows = () =>
      database.db.select().from(chargeRefunds).where(eq(chargeRefunds.chargeId, id));
    return { services, id, refs, now, paymentRef, check, refund, rows };
  }

  test('a refund is counted once, wherever a check comes between', async () => {
    const charge = await paid();
    const first = await charge.refund(2_500, 'one');
    await charge.check();
    await sendRefund(charge.services, { refundId: first });
    await charge.check();
    const second = await charge.refund(2_500, 'two');
    await charge.check();
    await sendRefund(charge.services, { refundId: second });
    await sendRefund(charge.services, { refundId: second });
    await charge.check();
    expect(bench.refunds()).toEqual([2_500, 2_500]);
    expect((await charge.rows()).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await charge.now()).toMatchObject({ paidCents: 10_000, refundedCents: 5_000 });
  });

  test('a refund whose answer was lost is found by the next try, and counted once', async () => {
    const charge = await paid();
    const refundId = await charge.refund(10_000, 'all');
    bench.peer.behave('cut-after');
    await sendRefund(charge.services, { refundId }).catch(() => undefined);
    bench.peer.behave(null);
    await charge.check();
    await sendRefund(charge.services, { refundId });
    await charge.check();
    expect(bench.refunds()).toEqual([10_000]);
    expect(await charge.rows()).toMatchObject([{ state: 'done', amountCents: 10_000 }]);
    expect(await charge.now()).toMatchObject({ state: 'refunded', refundedCents: 10_000 });
  });

  test('a refund that the provider ends later, or not at all, is told by a check', async () => {
    const charge = await paid();
    bench.settle('later');
    const refundId = await charge.refund(10_000, 'all');
    expect(await sendRefund(charge.services, { refundId })).toBe('asked');
    await charge.check();
    expect(await charge.now()).toMatchObject({ state: 'refunding' });
    bench.settle('failed');
    await charge.check();
    expect(await charge.rows()).toMatchObject([{ state: 'failed' }]);
    expect(await charge.now()).toMatchObject({ refundedCents: 0, refundAskedCents: 0 });
  });

  test('a refund made at the provider’s own site is learnt once', async () => {
    const charge = await paid();
    const { paymentRef, refs } = charge;
    const elsewhere = { key: 'F'.repeat(25), amountCents: 1_000, paymentRef };
    await bench.provider.refund(refs, elsewhere);
    await charge.check();
    await charge.check();
    expect(await charge.rows()).toMatchObject([{ amountCents: 1_000, askedBy: 'provider' }]);
    expect(await charge.now()).toMatchObject({ state: 'paid', refundedCents: 1_000 });
  });

  test('the staff are told once that a payer’s bank wants the money back', async () => {
    const charge = await paid();
    bench.takeBack(charge.refs, charge.paymentRef, 10_000);
    await charge.check();
    await Promise.all([charge.check(), charge.check()]);
    const told = charge.services.asked.filter(({ name }) => name === 'charge-dispute');
    expect(told).toEqual([{ name: 'charge-dispute', data: { chargeId: charge.id } }]);
    const noted = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'charge.disputed'));
    expect(noted).toMatchObject([{ detail: { amountCents: 10_000, state: 'open' } }]);
    expect(await charge.now()).toMatchObject({ state: 'paid', refundedCents: 0 });
  });
});
