import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { NO_FLAGS, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { aKey, aRequest, at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { askedDeposit, depositSetup, expectAgreement, settleRule, TERMS } from '#tests/deposits.ts';
import { askDeposit } from './ask-deposit.server.ts';
import { chooseTime } from './choose-deposit.server.ts';

// Days without lenses, where a time is booked by paying a deposit.

const database = await testDatabase();
const RULE = { ...ruleOfFlags(NO_FLAGS), softLensHours: 48, rigidLensHours: 48 };
const preparation = { ruleOf: async () => RULE };
const lenses = { preparation: { lenses: 'soft' as const } };
const on = (days: number) => at(addDays(MONDAY, days), '09:00');

function setup() {
  const made = depositSetup(database);
  return { ...made, services: { ...made.services, preparation } };
}

test('no deposit is asked for a time before the lenses are out long enough', async () => {
  await settleRule(database);
  const { services } = setup();
  const asked = await askDeposit(services, aRequest({ startsAt: on(1), ...lenses }), {
    terms: TERMS,
    once: aKey(),
  });
  expect(asked).toMatchObject({ answer: { refusal: 'lenses-too-soon' } });
  expect((await database.pool.query('select from charges')).rowCount).toBe(0);
});

test('a payment is not asked again: the patient was told in time, and the answer is kept', async () => {
  await settleRule(database);
  const { services, charges, provider, clock } = setup();
  const { reference, now } = await askedDeposit(
    { ...depositSetup(database), services, charges },
    { startsAt: on(2), ...lenses },
  );
  clock.set(new Date(clock.now().getTime() + 20 * 60_000));
  provider.pay(reference, 'e1', TERMS.amountCents);
  await checkCharge(charges, { provider: 'pix-api', reference });
  const { deposit, appointmentId } = await now();
  expect(deposit).toBe('booked');
  const appointment = await readAppointment(database.db, { id: appointmentId ?? 0 });
  expect(appointment?.preparation).toEqual({ lenses: 'soft' });
  await expectAgreement(database);
});

test('who chooses another time may take a later one, and no earlier one than the lenses allow', async () => {
  await settleRule(database);
  const { services, charges, provider, booking } = setup();
  const { chargeId, reference, now } = await askedDeposit(
    { ...depositSetup(database), services, charges },
    { startsAt: on(3), ...lenses },
  );
  const endsAt = at(addDays(MONDAY, 3), '10:00');
  await addClosure(
    booking,
    { resourceId: null, startsAt: on(3), endsAt, reason: 'Reforma' },
    { actor: 'staff:1', key: 'one' },
  );
  provider.pay(reference, 'e1', TERMS.amountCents);
  await checkCharge(charges, { provider: 'pix-api', reference });
  expect(await now()).toMatchObject({ deposit: 'offered' });
  const choose = (startsAt: Date) => chooseTime(services, { chargeId, startsAt });
  expect(await choose(on(1))).toMatchObject({ refusal: 'lenses-too-soon' });
  expect(await now()).toMatchObject({ deposit: 'offered' });
  expect(await choose(on(4))).toMatchObject({ ok: true });
  await expectAgreement(database);
});
