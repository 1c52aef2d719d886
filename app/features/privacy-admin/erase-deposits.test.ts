import { expect, test } from 'vitest';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { aCanaryPerson, CANARIES, columnsWith } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { askedDeposit, depositSetup, settleRule, TERMS } from '#tests/deposits.ts';
import { erasePerson, snapshotStamp } from './erase-person.server.ts';
import { erasePlanOf } from './erase-plan.ts';
import { readRecords } from './person-records.server.ts';
import { samePerson } from './same-person.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const CONTACT = { source: 'contact', id: 1 } as const;

async function records() {
  const person = await samePerson(db, CONTACT);
  return readRecords(db, person?.own ?? []);
}

test('a deposit that waits is in the person’s copy, is forgotten with them, frees its time, and its money goes back', async () => {
  const { clock } = await aCanaryPerson(database);
  const setup = depositSetup(database, clock);
  await settleRule(database);
  const { rows } = await pool.query('select name, phone_e164, email from contacts where id = 1');
  const contact = { name: rows[0].name, phoneE164: rows[0].phone_e164, email: rows[0].email };
  const startsAt = new Date('2026-10-09T13:00:00Z');
  const { reference, now } = await askedDeposit(setup, {
    contact,
    patient: { name: CANARIES.child, bornOn: null },
    startsAt,
  });
  const before = await records();
  expect(before.deposits).toMatchObject([{ state: 'waiting', request: { contact } }]);
  expect(erasePlanOf(before, clock.now()).stays).toContain('payments');
  await pool.query(`update appointments set status = 'cancelled';
    delete from occupancy where appointment_id is not null;`);
  const erased = await erasePerson(setup.services, {
    personKey: CONTACT,
    added: [],
    snapshot: snapshotStamp(await records()),
    reason: 'asked',
    identity: 'called-back',
    by: { id: 1 },
  });
  expect(erased).toMatchObject({ ok: true });
  const left = await columnsWith(db, Object.values(CANARIES));
  expect(left.filter((column) => column.includes('deposit'))).toEqual([]);
  expect((await pool.query('select id from holds')).rows).toEqual([]);
  setup.provider.pay(reference, 'e1', TERMS.amountCents);
  await checkCharge(setup.charges, { provider: 'pix-api', reference });
  await setup.run();
  await setup.run();
  expect(await now()).toMatchObject({ deposit: 'refund', charge: 'refunded' });
});
