import { expect, test } from 'vitest';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { aCanaryPerson, CANARIES } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { askedDeposit, depositSetup, settleRule, TERMS } from '#tests/deposits.ts';
import { orderServices, pay, placed } from '#tests/orders.ts';
import { affectedPeople } from './affected-people.server.ts';
import { AFFECTED_KINDS, type AffectedKind } from './incident-facts.ts';

const database = await testDatabase();
const { db, pool } = database;
const DAVI = { name: 'Davi Reis', phoneE164: '+5535995550155', email: 'davi@example.com' };

const peopleOn = (day: string, ...kinds: AffectedKind[]) =>
  affectedPeople(db, {
    from: startOfDay(day),
    until: startOfDay(addDays(day, 1)),
    kinds,
    today: MONDAY,
  });

/** Davi's deposit for his daughter waits for its payment. */
async function waitingDeposit(clock = depositSetup(database).clock) {
  await settleRule(database);
  const setup = depositSetup(database, clock);
  const deposit = await askedDeposit(setup, {
    contact: DAVI,
    patient: { name: 'Lia Reis', bornOn: '2019-02-03' },
    guardian: { name: DAVI.name, relation: 'pai' },
    startsAt: at(addDays(MONDAY, 4), '10:00'),
  });
  return { setup, ...deposit };
}

test('an incident finds a person in every place that holds people', async () => {
  const { clock } = await aCanaryPerson(database);
  await placed(orderServices(database, clock));
  const found = await peopleOn(MONDAY, ...AFFECTED_KINDS);
  expect(found.map(({ kind }) => kind)).toEqual([...AFFECTED_KINDS].sort());
  for (const { kind, contactName, phoneE164, email } of found) {
    expect(contactName, kind).toBe(CANARIES.name);
    expect(phoneE164, kind).toBe(CANARIES.phone);
    // The form of wished times asks for none.
    expect(email, kind).toBe(kind === 'leads' ? null : CANARIES.email);
  }
  expect(await peopleOn(addDays(MONDAY, -1), ...AFFECTED_KINDS)).toEqual([]);
});

test('who waits for a deposit is found before there is any appointment, and a child as a child', async () => {
  await waitingDeposit();
  expect(await peopleOn(MONDAY, 'visits')).toEqual([]);
  expect(await peopleOn(MONDAY, 'payments')).toEqual([
    {
      ...DAVI,
      kind: 'payments',
      name: 'Lia Reis',
      contactName: DAVI.name,
      bornOn: '2019-02-03',
      isMinor: true,
      isElderly: false,
    },
  ]);
});

test('a payment counts on the day it came, for an appointment as for a subscription of weeks ago', async () => {
  const { setup, chargeId } = await waitingDeposit();
  const { clock } = setup;
  const orders = orderServices(database, clock);
  const orderId = await placed(orders);
  const later = addDays(MONDAY, 2);
  clock.set(at(later, '08:00'));
  expect(await peopleOn(later, 'payments')).toEqual([]);
  await notePayment(setup.charges, {
    chargeId,
    amountCents: TERMS.amountCents,
    paidAt: clock.now(),
    by: 'staff:1',
    key: 'k',
  });
  await pay(orders, orderId);
  expect((await peopleOn(later, 'payments')).map(({ name }) => name)).toEqual([
    'Lia Reis',
    CANARIES.name,
  ]);
});

test('who was erased is in no list', async () => {
  const { chargeId } = await waitingDeposit();
  await pool.query('update deposits set request = null where charge_id = $1', [chargeId]);
  expect(await peopleOn(MONDAY, 'payments')).toEqual([]);
});
