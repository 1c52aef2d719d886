import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readNotified } from '#app/features/clinic-record/concerned-patients.server.ts';
import {
  notifyOfPlan,
  readBrokenNews,
  readPlannedNews,
} from '#app/features/clinic-record/planned/planned-notices.server.ts';
import {
  applyDuePlans,
  planChange,
  withdrawPlan,
} from '#app/features/clinic-record/record-plans.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from './booking.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn } from './overlap.ts';
import { aStaffMember, staffAppServices } from './staff.ts';

// Mails about a change that waits for its day, and what settles it meanwhile. docs/guides/overlapping-changes.md.

const database = await testDatabase();
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const app = await staffAppServices({ ...database, db });
const clinicFile = serraClaraRecord;
const DAY = addDays(MONDAY, 3);
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);

let by = 0;
let mails = 0;
beforeEach(async () => {
  mails = 0;
  by = (await aStaffMember(app, { role: 'administrator', name: 'Lia Prado' })).id;
  const request = aRequest({ startsAt: at(DAY, '09:00') });
  await bookAppointment(bookingServices(database), request, aKey());
  const planned = await planChange(
    { db, clock: app.clock, clinicFile },
    { changes: { phone: '+553535990222' }, startsOn: DAY, seenVersion: 0, by },
  );
  expect(planned).toMatchObject({ ok: true });
});

const reading = { db, clock: app.clock, clinicFile };

async function mailing() {
  const [news] = await readPlannedNews(reading);
  if (!news) throw new Error('nothing is planned');
  const jobs = {
    ...app.jobs,
    'appointment-mail': async () => {
      mails += 1;
    },
  };
  return { id: news.plan.id, send: () => notifyOfPlan({ db, clock: app.clock, jobs }, news, by) };
}

async function dayComes() {
  const services = { db, clinicFile, clock: stillClock(at(DAY, '00:05')) };
  const { applied } = await applyDuePlans(services, DAY);
  return applied;
}

test('the day comes while the mails of a plan are being sent: its version knows whom they told', async () => {
  const { send } = await mailing();
  expect(await overlap([send, dayComes])).toEqual({ met: true, outcomes: ['done', 'done'] });
  expect(mails).toBe(1);
  expect((await readNotified(db, 1)).size).toBe(1);
});

test('the mails of a plan are asked for while its day comes: the version is told of instead', async () => {
  const { send } = await mailing();
  expect(await overlap([dayComes, send])).toEqual({ met: true, outcomes: ['done', 'gone'] });
  expect(mails).toBe(0);
  expect((await readNotified(db, 1)).size).toBe(0);
});

test.each(['mails', 'withdrawal'])('mails and a withdrawal that meet, %s first', async (first) => {
  const { id, send } = await mailing();
  const withdraw = () => withdrawPlan(reading, { id, by });
  const pair = first === 'mails' ? ([send, withdraw] as const) : ([withdraw, send] as const);
  const { met, outcomes } = await overlap(pair);
  const told = first === 'mails' ? 1 : 0;
  expect({ met, outcomes, mails }).toEqual({
    met: true,
    outcomes: ['done', told ? 'done' : 'gone'],
    mails: told,
  });
  expect(await readBrokenNews(reading)).toHaveLength(told);
});
