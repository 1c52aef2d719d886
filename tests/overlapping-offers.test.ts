import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import { acceptOffer } from '#app/features/waitlist/answer-offer.server.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, at, MONDAY, stillClock } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn } from './overlap.ts';
import { reminderSetup } from './reminders.ts';
import { oneDoctor, waitlistSetup } from './waitlist.ts';

// An offer of the waiting list beside reminders and answers of the appointment that it moves, as
// tests/overlapping-changes.test.ts does it for the agenda.

const opened = await testDatabase();
const pool = quietPool(opened.url, 10);
const database = { ...opened, db: databaseOn(pool) };
const { db } = database;
const { overlap, untilWaiting } = meetingOn(pool);
afterAll(() => pool.end());

const THURSDAY = addDays(MONDAY, 3);
const FRIDAY = addDays(MONDAY, 4);
/** Two minutes after the reminders of Friday are due. */
const WEDNESDAY_NINE = at(addDays(MONDAY, 2), '09:02');

beforeEach(() => oneDoctor(database));

/** Somebody comes on Friday, wants to come earlier, and is offered a time of Thursday as Friday's reminder is due. */
async function offered() {
  const clock = stillClock(at(MONDAY, '09:00'));
  const list = waitlistSetup(database, clock);
  const told = reminderSetup(database, clock);
  const taken = await list.book(at(THURSDAY, '10:00'));
  const id = await list.book(at(FRIDAY, '14:00'));
  const entryId = await list.waitForEarlier(id);
  clock.set(WEDNESDAY_NINE);
  await cancelAppointment(list.booking, { appointmentId: taken, actor: 'patient' }, aKey());
  await list.match();
  const [offer] = await list.live();
  expect(offer?.entryId).toBe(entryId);
  const answers = (answer: 'confirmed' | 'cancel') => () =>
    answerAppointment(told.services, {
      ...{ appointmentId: id, seenSequence: 0, answer, channel: 'mail' },
    });
  return {
    ...{ list, told, id, clock },
    startsAt: offer?.startsAt ?? clock.now(),
    accepts: () => acceptOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' }),
    confirms: answers('confirmed'),
    'says no': answers('cancel'),
    cancels: () => cancelAppointment(list.booking, { appointmentId: id, actor: 'patient' }, aKey()),
    looks: () => askDueReminders(told.services),
    record: () => readAppointment(db, { id }),
    kinds: () => told.mails.map(({ messageId }) => /\.(\d+)\.reminder\.(\w+)/.exec(messageId)?.[0]),
  };
}

test.each(['confirms', 'says no'] as const)(
  '%s waits for accepting, and would be about the time that is gone',
  async (answers) => {
    const one = await offered();
    const { met, outcomes } = await overlap([one.accepts, one[answers]]);
    expect([met, outcomes]).toEqual([true, ['done', 'changed']]);
    expect(await one.record()).toMatchObject({ startsAt: one.startsAt, confirmation: null });
  },
);

test.each(['confirms', 'says no'] as const)(
  'accepting waits for who %s, and the new time is asked anew',
  async (answers) => {
    const one = await offered();
    const { met, outcomes } = await overlap([one[answers], one.accepts], 'appointment_answers');
    expect([met, outcomes]).toEqual([true, ['done', 'done']]);
    expect(await one.record()).toMatchObject({ startsAt: one.startsAt, confirmation: null });
  },
);

test('a look passes over what is being accepted, and finds the new time the next time', async () => {
  const one = await offered();
  expect(await overlap([one.accepts, one.looks])).toMatchObject({ met: false });
  expect((await pool.query('select 1 from reminders')).rows).toEqual([]);
  one.clock.set(new Date(one.startsAt.getTime() - 3_600_000));
  await one.told.run();
  expect(one.kinds()).toEqual(['.1.reminder.hours']);
});

test('accepting waits for a look, and what it asked for of the old time is not sent', async () => {
  const one = await offered();
  const { services, asked, mails, send } = one.told;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let isInside = false;
  const { jobs } = services;
  const slow: typeof jobs = {
    ...jobs,
    'reminder-mail': async (tx, data) => {
      isInside = true;
      await gate;
      await jobs['reminder-mail'](tx, data);
    },
  };
  const looking = askDueReminders({ ...services, jobs: slow });
  await expect.poll(() => isInside).toBe(true);
  const accepting = one.accepts();
  await untilWaiting(1);
  open();
  await looking;
  expect(await accepting).toMatchObject({ ok: true });
  expect(asked).toHaveLength(1);
  await send();
  expect(mails).toEqual([]);
});

test('an offered time is nobody’s appointment: only the appointment itself is reminded of', async () => {
  const one = await offered();
  await one.told.run();
  expect(one.kinds()).toEqual(['.0.reminder.days2']);
  const { rows } = await pool.query('select distinct appointment_id::int as id from reminders');
  expect(rows).toEqual([{ id: one.id }]);
});

test('who cannot come frees the time: it is offered at once, and nothing reminds of it any more', async () => {
  const one = await offered();
  const next = await one.list.book(at(addDays(MONDAY, 8), '10:00'));
  const waiting = await one.list.waitForEarlier(next);
  await one['says no']();
  // The page of "Não vou" cancels.
  await one.cancels();
  await one.list.match();
  const offers = await one.list.offersOf(waiting);
  expect(offers.map(({ state }) => state)).toEqual(['live']);
  expect(offers[0]?.startsAt && offers[0].startsAt <= at(FRIDAY, '14:00')).toBe(true);
  await one.looks();
  await one.told.send();
  expect(one.told.mails).toEqual([]);
});
