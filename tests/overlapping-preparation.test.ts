import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { preparationRulesOf } from '#app/context/preparation-rules.ts';
import { askDeposit } from '#app/features/deposits/ask-deposit.server.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { setService } from '#app/features/schedule-settings/services.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from './booking.ts';
import { testContents } from './contents.ts';
import { quietPool, testDatabase } from './database.ts';
import { depositSetup, settleRule, TERMS } from './deposits.ts';
import { meetingOn } from './overlap.ts';

// A rule of preparation that changes while somebody books, moves, or asks for a deposit: who comes second waits for
// the row of the service and decides on the rule that the first left. docs/guides/overlapping-changes.md.

const database = await testDatabase();
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const clock = stillClock();
const web = {
  ...bookingServices(database, clock),
  db,
  preparation: preparationRulesOf({ contents: testContents }),
};
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);

const CONSULTATION = 'consultas-oftalmologicas';
const NONE = { companion: false, fastingHours: 0, dilation: false, lensesOffHours: 0 };
const LONG = { ...ruleOfFlags(NONE), softLensHours: 72, rigidLensHours: 72 };
const WEDNESDAY = at(addDays(MONDAY, 2), '09:00');
const FRIDAY = at(addDays(MONDAY, 4), '09:00');
const lenses = { preparation: { lenses: 'soft' as const } };

let serviceId: number;
let resourceIds: number[];

beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  const { rows } = await pool.query(`select id,
      array(select resource_id from service_resources where service_id = services.id) as needs
    from services where slug = '${CONSULTATION}'`);
  ({ id: serviceId, needs: resourceIds } = rows[0]);
});

const change = () =>
  setService(
    { db, clock },
    {
      durationMinutes: 60,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      isBookableOnline: true,
      resourceIds,
      preparation: LONG,
    },
    { id: serviceId, seenVersion: 0, staffId: 1 },
  );
const book = () => bookAppointment(web, aRequest({ startsAt: WEDNESDAY, ...lenses }), aKey());

async function booked(startsAt: Date, answers: object = lenses): Promise<number> {
  const once = await bookAppointment(web, aRequest({ startsAt, ...answers }), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return once.answer.value.appointmentId;
}

test('who books first is booked by the rule of before; who books after it is refused', async () => {
  expect(await overlap([book, change])).toEqual({ met: true, outcomes: ['done', 'done'] });
});

test('after the longer rule an earlier time is refused', async () => {
  expect(await overlap([change, book])).toEqual({
    met: true,
    outcomes: ['done', 'lenses-too-soon'],
  });
  expect((await pool.query('select * from appointment_preparations')).rows).toEqual([]);
});

test('a move to an earlier time meets the rule in either order', async () => {
  const appointmentId = await booked(FRIDAY);
  const move = () =>
    moveAppointment(web, { appointmentId, startsAt: WEDNESDAY, actor: 'patient' }, aKey());
  expect(await overlap([change, move])).toEqual({
    met: true,
    outcomes: ['done', 'lenses-too-soon'],
  });
  expect((await readAppointment(db, { id: appointmentId }))?.startsAt).toEqual(FRIDAY);
});

test('a move of who was never asked meets the rule in either order', async () => {
  const unasked = await booked(FRIDAY, {});
  const move = () =>
    moveAppointment(web, { appointmentId: unasked, startsAt: WEDNESDAY, actor: 'patient' }, aKey());
  expect(await overlap([change, move])).toEqual({
    met: true,
    outcomes: ['done', 'lenses-too-soon'],
  });
  expect((await readAppointment(db, { id: unasked }))?.startsAt).toEqual(FRIDAY);
});

test('a move of who was never asked goes through before the rule', async () => {
  const unasked = await booked(FRIDAY, {});
  const move = () =>
    moveAppointment(web, { appointmentId: unasked, startsAt: WEDNESDAY, actor: 'patient' }, aKey());
  expect(await overlap([move, change])).toEqual({ met: true, outcomes: ['done', 'done'] });
  expect((await readAppointment(db, { id: unasked }))?.startsAt).toEqual(WEDNESDAY);
});

test('a move before the rule is done', async () => {
  const appointmentId = await booked(FRIDAY);
  const move = () =>
    moveAppointment(web, { appointmentId, startsAt: WEDNESDAY, actor: 'patient' }, aKey());
  expect(await overlap([move, change])).toEqual({ met: true, outcomes: ['done', 'done'] });
});

test('a deposit is not asked for a time that the new rule refuses, and holds nothing', async () => {
  await settleRule(database);
  const setup = depositSetup({ ...database, db }, clock);
  const services = { ...setup.services, preparation: web.preparation };
  const ask = () =>
    askDeposit(services, aRequest({ startsAt: WEDNESDAY, ...lenses }), {
      terms: TERMS,
      once: aKey(),
    });
  expect(await overlap([change, ask])).toEqual({
    met: true,
    outcomes: ['done', 'lenses-too-soon'],
  });
  expect((await pool.query('select * from holds')).rows).toEqual([]);
  expect((await pool.query('select * from charges')).rows).toEqual([]);
});

test('whoever is erased leaves no answers', async () => {
  const id = await booked(WEDNESDAY);
  clock.set(at(addDays(MONDAY, 9), '09:00'));
  const appointment = await readAppointment(db, { id });
  const personKey = { source: 'contact', id: appointment?.contactId ?? 0 } as const;
  const person = await samePerson(db, personKey);
  const records = await readRecords(db, person?.own ?? []);
  expect(records.visits).toMatchObject([{ preparation: { lenses: 'soft' } }]);
  const erased = await erasePerson(
    { db, clock },
    {
      personKey,
      added: [],
      snapshot: snapshotStamp(records),
      reason: 'asked',
      identity: 'called-back',
      by: { id: 1 },
    },
  );
  expect(erased.ok).toBe(true);
  expect((await pool.query('select * from appointment_preparations')).rows).toEqual([]);
});
