import { expect, test } from 'vitest';
import { campaigns } from '#app/db/campaigns-schema.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { aKey, aRequest } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { askedDeposit, depositSetup, settleRule, TERMS } from '#tests/deposits.ts';
import { askDeposit } from './ask-deposit.server.ts';

const database = await testDatabase();
const { db } = database;
const couponCode = 'OLHOS EM OUTUBRO';

test('a campaign’s code counts by the day on which the deposit is asked for, with what it gave then', async () => {
  await settleRule(database);
  const setup = depositSetup(database);
  const { reference, now } = await askedDeposit(setup, { couponCode });
  await db.update(campaigns).set({ state: 'archived' });
  setup.provider.pay(reference, 'e1', TERMS.amountCents);
  await checkCharge(setup.charges, { provider: 'pix-api', reference });
  const { deposit, appointmentId } = await now();
  expect(deposit).toBe('booked');
  const appointment = await readAppointment(db, { id: appointmentId ?? 0 });
  expect(appointment?.coupon?.code).toBe(couponCode);
});

test('no deposit is asked for with a code that is not valid, and no time is held', async () => {
  await settleRule(database);
  const { services } = depositSetup(database);
  const request = aRequest({ couponCode: 'NADA' });
  const asked = await askDeposit(services, request, { terms: TERMS, once: aKey() });
  expect(asked).toMatchObject({ answer: { refusal: 'coupon-unknown' } });
  expect((await database.pool.query('select from holds')).rowCount).toBe(0);
});
