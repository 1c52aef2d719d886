import { expect, test } from 'vitest';
import { cancelCharge } from '#app/payments/cancel-charge.server.ts';
import { chargeLink } from '#app/payments/charge-link.server.ts';
import { openCharge } from '#app/payments/open-charge.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { ask, paymentServices } from '#tests/payments.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await visitorSite(database);

/** A charge on a provider's page, and the address that leads there. */
async function aCharge() {
  const services = paymentServices(database);
  site.services.chargeEffects = services.effects;
  site.services.paymentProviders = services.providers;
  const { id } = await ask(services);
  await openCharge(services, { chargeId: id });
  const charge = await readCharge(database.db, { id });
  if (!charge) throw new Error('the charge is gone');
  const page = chargeLink(TEST_SECRET, charge);
  return { services, charge, page };
}

test('the payer leaves by a plain redirect, which tells the provider nothing of the address', async () => {
  const { charge, page } = await aCharge();
  const answer = await site.file(`${page}/pagar`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`https://pay.example.com/${charge.reference}`);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toBe('');
});

test('once nothing is to be paid any more, the way leads back to the charge', async () => {
  const { services, charge, page } = await aCharge();
  await database.db.transaction((tx) =>
    cancelCharge(services, tx, { chargeId: charge.id, by: 'patient' }),
  );
  const answer = await site.file(`${page}/pagar`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
});

test('a forged address leads nowhere', async () => {
  const { page } = await aCharge();
  const forged = page.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'));
  expect((await site.file(`${forged}/pagar`)).status).toBe(404);
});
