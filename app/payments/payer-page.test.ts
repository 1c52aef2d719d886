import { expect, test } from 'vitest';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { benchesAt } from '#tests/payment-peers/benches.ts';
import { ask, paymentServices } from '#tests/payments.ts';
import { checkCharge } from './check-charge.server.ts';
import { openCharge } from './open-charge.server.ts';
import { payerPage } from './payer-page.server.ts';
import { readCharge } from './read-charge.server.ts';

const database = await testDatabase();
const DAY_MS = 86_400_000;

async function opened(name: 'stripe' | 'mercado-pago' | 'pix-api') {
  const clock = stillClock();
  const start = clock.now();
  let at = start;
  const bench = await benchesAt(() => at)[name]();
  const base = paymentServices(database, clock);
  const services = { ...base, providers: { [name]: bench.provider } };
  const { id, reference } = await ask(services, { provider: name });
  await openCharge(services, { chargeId: id });
  const now = async () => {
    const charge = await readCharge(database.db, { id });
    if (!charge) throw new Error('the charge is gone');
    return charge;
  };
  const later = (days: number) => {
    at = new Date(start.getTime() + days * DAY_MS);
  };
  return { bench, services, reference, now, later };
}

test('an order that Stripe’s page does not outlive is paid on the next page, and counted', async () => {
  const { bench, services, reference, now, later } = await opened('stripe');
  const first = await payerPage(services, await now());
  expect(first).toBe(await payerPage(services, await now()));
  later(20);
  await checkCharge(services, { provider: 'stripe', reference });
  expect(await now()).toMatchObject({ state: 'open' });
  const second = await payerPage(services, await now());
  expect(second).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  expect(second).not.toBe(first);
  bench.pay({ reference, providerRef: second?.split('/').at(-1) ?? '' });
  await checkCharge(services, { provider: 'stripe', reference });
  expect(await now()).toMatchObject({ state: 'paid' });
  expect(await payerPage(services, await now())).toBeNull();
  await bench.close();
});

test('while the provider is away, the page that is known is shown', async () => {
  const { bench, services, now } = await opened('mercado-pago');
  bench.peer.behave('failing');
  const { payWith } = await now();
  expect({ kind: 'redirect', url: await payerPage(services, await now()) }).toEqual(payWith);
  await bench.close();
});

test('a Pix has no page to go to', async () => {
  const { bench, services, now } = await opened('pix-api');
  expect(await payerPage(services, await now())).toBeNull();
  await bench.close();
});
