import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { tickLine } from '#app/features/own-page/checklist.server.ts';
import { withdrawConsent } from '#app/features/own-page/own-consents.server.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, at, MONDAY } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn } from './overlap.ts';
import { booked, reminderSetup } from './reminders.ts';

// What a patient does on the page of the appointment while the desk cancels it or erases the person.

const opened = await testDatabase();
const pool = quietPool(opened.url, 10);
const database = { ...opened, db: databaseOn(pool) };
const { db } = database;
const { overlap } = meetingOn(pool);
afterAll(() => pool.end());

const FRIDAY = addDays(MONDAY, 4);
const LINE = '0123456789abcdef';

beforeEach(async () => {
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (1, 'bia', 'Bia Souza', 'reception', 'x', now())`);
});

/** An appointment that was on Friday; it is Saturday, and the person may be erased. */
async function appointment(time: string) {
  const { booking, clock } = reminderSetup(database);
  const { appointmentId: id } = await booked(booking, { startsAt: at(FRIDAY, time) });
  const record = await readAppointment(db, { id });
  if (!record) throw new Error('nothing is booked');
  const { linkVersion, contactId } = record;
  const key = { source: 'contact', id: contactId } as const;
  const { rows } = await pool.query('select id from consents where appointment_id = $1', [id]);
  const consentId: number = Number(rows[0]?.id);
  return {
    isOver: () => clock.set(at(addDays(FRIDAY, 1), '10:00')),
    ticks: () =>
      tickLine({ db, clock }, { appointment: { id, linkVersion }, key: LINE, isDone: true }),
    withdraws: () =>
      withdrawConsent({ db, clock }, { id: consentId, appointmentId: id, contactId, linkVersion }),
    cancels: () => cancelAppointment(booking, { appointmentId: id, actor: 'staff:1' }, aKey()),
    erases: async () => {
      const person = await samePerson(db, key);
      const snapshot = snapshotStamp(await readRecords(db, person?.own ?? []));
      return erasePerson(
        { db, clock },
        {
          ...{ personKey: key, added: [], snapshot },
          ...{ reason: 'asked', identity: 'called-back', by: { id: 1 } },
        },
      );
    },
    ticked: async () => (await pool.query('select 1 from preparation_ticks')).rows.length,
  };
}

test('ticking waits for the person to be erased, and then leaves nothing', async () => {
  const one = await appointment('09:00');
  one.isOver();
  const { met, outcomes } = await overlap([one.erases, one.ticks]);
  expect([met, outcomes[0], await one.ticked()]).toEqual([true, 'done', 0]);
});

test('erasing waits for a tick, and takes it along', async () => {
  const one = await appointment('10:00');
  one.isOver();
  const { met, outcomes } = await overlap([one.ticks, one.erases], 'preparation_ticks');
  expect([met, outcomes[1], await one.ticked()]).toEqual([true, 'done', 0]);
});

test('a consent is withdrawn before the person is erased, or not at all', async () => {
  const one = await appointment('11:00');
  one.isOver();
  const { met, outcomes } = await overlap([one.erases, one.withdraws]);
  expect([met, outcomes]).toEqual([true, ['done', 'nothing']]);
  const two = await appointment('14:00');
  two.isOver();
  const later = await overlap([two.withdraws, two.erases]);
  expect([later.met, later.outcomes[0]]).toEqual([true, 'withdrawn']);
});

test('a tick waits for a cancellation, after which there is nothing to tick', async () => {
  const one = await appointment('15:00');
  expect(await overlap([one.cancels, one.ticks])).toMatchObject({ met: true });
  expect(await one.ticked()).toBe(0);
});
