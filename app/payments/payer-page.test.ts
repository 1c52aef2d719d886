import { expect, test } from 'vitest';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { benchesAt } from '#tests/payment-peers/benches.ts';
import { ask, paymentServices } from '#tests/payments.ts';
import { cancelAtProvider } from './cancel-charge.server.ts';
import { checkCharge, checkOpenCharges } from './check-charge.server.ts';
import { notePayment } from './note-payment.server.ts';
import { openCharge } from './open-charge.server.ts';
import { payerPage } from './payer-page.server.ts';
import { readCharge } from './read-charge.server.ts';

const database = await testDatabase();
const DAY_MS = 86_400_000;

/** @param dueInDays of an instalment; it is brought to its provider by its own page, or when the day is near */
async function asked(name: 'stripe' | 'mercado-pago' | 'pix-api', dueInDays: number | null = null) {
  const clock = stillClock();
  const start = clock.now();
  let at = start;
  const bench = await benchesAt(() => at)[name]();
  const base = paymentServices(database, clock);
  const services = { ...base, providers: { [name]: bench.provider } };
  const dueOn = dueInDays === null ? null : addDays(wallClockOf(start).on, dueInDays);
  const { id, reference } = await ask(services, { provider: name, dueOn });
  const now = async () => {
    const charge = await readCharge(database.db, { id });
    if (!charge) throw new Error('the charge is gone');
    return charge;
  };
  const later = (days: number) => {
    at = new Date(start.getTime() + days * DAY_MS);
    clock.set(at);
  };
  return { bench, services, id, reference, now, later };
}

async function opened(name: 'stripe' | 'mercado-pago' | 'pix-api') {
  const charge = await asked(name);
  await openCharge(charge.services, { chargeId: charge.id });
  return charge;
}

test('an order that Stripe’s page does not outlive is paid on the next page, and counted', async () => {
  const { bench, services, reference, now, later } = await opened('stripe');
  const first = await payerPage(services, await now());
  expect(first).toEqual(await payerPage(services, await now()));
  later(20);
  await checkCharge(services, { provider: 'stripe', reference });
  expect(await now()).toMatchObject({ state: 'open' });
  const second = await payerPage(services, await now());
  expect(second).toMatchObject({ host: 'checkout.stripe.com' });
  expect(second).not.toEqual(first);
  bench.pay({ reference, providerRef: String(second).split('/').at(-1) ?? '' });
  await checkCharge(services, { provider: 'stripe', reference });
  expect(await now()).toMatchObject({ state: 'paid' });
  expect(await payerPage(services, await now())).toBe('here');
  await bench.close();
});

test('while the provider is away, the page that is known is shown', async () => {
  const { bench, services, now } = await opened('mercado-pago');
  bench.peer.behave('failing');
  const { payWith } = await now();
  const page = await payerPage(services, await now());
  expect({ kind: 'redirect', url: String(page) }).toEqual(payWith);
  await bench.close();
});

test('a Pix has no page to go to', async () => {
  const { bench, services, now } = await opened('pix-api');
  expect(await payerPage(services, await now())).toBe('here');
  await bench.close();
});

test.each(['stripe', 'mercado-pago', 'pix-api'] as const)(
  'the twelfth instalment by %s is asked for near its day, and lives beyond it',
  async (name) => {
    const { bench, services, reference, now, later } = await asked(name, 335);
    expect(services.asked).toEqual([]);
    expect(await checkOpenCharges(services)).toBe(0);
    later(314);
    expect(await checkOpenCharges(services)).toBe(0);
    later(316);
    expect(await checkOpenCharges(services)).toBe(1);
    await checkCharge(services, { provider: name, reference });
    expect(await now()).toMatchObject({ state: 'open' });
    for (const day of [336, 350]) {
      later(day);
      await checkCharge(services, { provider: name, reference });
      expect(await now()).toMatchObject({ state: 'open' });
    }
    const page = await payerPage(services, await now());
    const { providerRef } = await now();
    const last = name === 'stripe' ? String(page).split('/').at(-1) : providerRef;
    bench.pay({ reference, providerRef: last ?? '' });
    await checkCharge(services, { provider: name, reference });
    expect(await now()).toMatchObject({ state: 'paid' });
    await bench.close();
  },
);

test('who pays an instalment long before its day has it opened by their own page', async () => {
  const card = await asked('stripe', 300);
  expect(await payerPage(card.services, await card.now())).toMatchObject({
    host: 'checkout.stripe.com',
  });
  expect(await card.now()).toMatchObject({ state: 'open' });
  const pix = await asked('pix-api', 300);
  expect(await payerPage(pix.services, await pix.now())).toBe('here');
  expect((await pix.now()).payWith).toMatchObject({ kind: 'pix' });
  const away = await asked('mercado-pago', 300);
  away.bench.peer.behave('failing');
  expect(await payerPage(away.services, await away.now())).toBe('later');
  expect(await away.now()).toMatchObject({ state: 'preparing' });
  for (const { bench } of [card, pix, away]) await bench.close();
});

test.each(['stripe', 'mercado-pago'] as const)(
  'what was paid at the desk is not taken again by %s',
  async (name) => {
    const { bench, services, id, reference, now } = await opened(name);
    const { providerRef } = await now();
    const note = { chargeId: id, paidAt: services.clock.now(), by: 'staff:1' } as const;
    await notePayment(services, { ...note, amountCents: 4_000, key: 'part' });
    expect(await payerPage(services, await now())).toBe('here');
    await notePayment(services, { ...note, amountCents: 6_000, key: 'rest' });
    for (const { name, data } of services.asked.splice(0))
      if (name === 'charge-cancel') await cancelAtProvider(services, data);
    expect(() => bench.pay({ reference, providerRef: providerRef ?? '' })).toThrow();
    await checkCharge(services, { provider: name, reference });
    expect(await now()).toMatchObject({ state: 'paid', paidCents: 10_000, closedAs: null });
    await bench.close();
  },
);
