import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import {
  correctPerson,
  readCorrectable,
} from '#app/features/privacy-admin/correct-person.server.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { readChoice, setChoice, stopChannel } from '#app/features/reminders/choices.server.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import { claimNext } from '#app/features/reminders/queue.server.ts';
import { settleQueue } from '#app/features/reminders/settle-queue.server.ts';
import {
  keepAppointment,
  readAbsences,
} from '#app/features/reminders/without-practitioner.server.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, at, MONDAY } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn } from './overlap.ts';
import { booked, reminderSetup } from './reminders.ts';

// Answers, the queue and the search for due reminders beside everything that can change the appointment meanwhile, as
// tests/overlapping-changes.test.ts does it for the agenda.

const opened = await testDatabase();
const pool = quietPool(opened.url, 10);
const database = { ...opened, db: databaseOn(pool) };
const { db } = database;
const { overlap, untilWaiting } = meetingOn(pool);
afterAll(() => pool.end());

const FRIDAY = addDays(MONDAY, 4);
const WEDNESDAY = addDays(MONDAY, 2);

beforeEach(async () => {
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (1, 'bia', 'Bia Souza', 'reception', 'x', now()),
      (2, 'caio', 'Caio Reis', 'reception', 'x', now())`);
});

/** An appointment on Friday, and all that can meet on it. */
async function appointment(time = '14:00', newTime = '10:00') {
  const setup = reminderSetup(database);
  const { booking, services, clock } = setup;
  const { appointmentId: id } = await booked(booking, { startsAt: at(FRIDAY, time) });
  const record = await readAppointment(db, { id });
  if (!record) throw new Error('nothing is booked');
  const { protocol } = record;
  const key = { source: 'contact', id: record.contactId } as const;
  const snapshotNow = async () => {
    const person = await samePerson(db, key);
    return snapshotStamp(await readRecords(db, person?.own ?? []));
  };
  const change = { appointmentId: id, actor: 'staff:1' } as const;
  return {
    ...setup,
    id,
    protocol,
    answers: (answer: 'confirmed' | 'cancel' = 'confirmed') =>
      answerAppointment(services, { appointmentId: id, seenSequence: 0, answer, channel: 'mail' }),
    kept: async () =>
      (await pool.query('select action from audit_log where action = $1', ['appointment.kept']))
        .rowCount,
    moves: () =>
      moveAppointment(booking, { ...change, startsAt: at(addDays(MONDAY, 8), newTime) }, aKey()),
    cancels: () => cancelAppointment(booking, change, aKey()),
    arrives: () =>
      changeAttendance(services, { protocol, seenVersion: 0, step: 'arrived', actor: 'staff:1' }),
    looks: () => askDueReminders(services),
    stops: () =>
      setChoice(services, { contactId: record.contactId, choice: 'none', through: 'page' }),
    erases: async () =>
      erasePerson(
        { db, clock },
        {
          ...{ personKey: key, added: [], snapshot: await snapshotNow() },
          ...{ reason: 'asked', identity: 'called-back', by: { id: 1 } },
        },
      ),
    stopsMails: () => stopChannel(services, record.contactId, 'mail'),
    stopsWhatsapp: () => stopChannel(services, record.contactId, 'whatsapp'),
    corrects: async (reach: { phoneE164: string; email: string | null }) => {
      const stored = await readCorrectable(db, record.contactId);
      if (!stored) throw new Error('nobody is there');
      const { stamp: snapshot, name, patients } = stored;
      const correction = { name, ...reach, patients };
      const wanted = { id: record.contactId, snapshot, by: { id: 1 }, correction };
      return correctPerson({ db, clock }, wanted);
    },
    chosen: async () => (await readChoice(db, record.contactId))?.choice,
    booksAgain: () =>
      booked(booking, {
        startsAt: at(addDays(MONDAY, 7), time),
        contact: { name: 'Outra Pessoa', phoneE164: record.phoneE164, email: record.email },
        patient: { name: 'Outra Pessoa', bornOn: null },
      }),
    said: async () => (await pool.query('select answer, sequence from appointment_answers')).rows,
  };
}

test('answering waits for a move, and is then about a time that is gone; after it, the move asks anew', async () => {
  const one = await appointment();
  expect(await overlap([one.moves, one.answers])).toEqual({
    met: true,
    outcomes: ['done', 'changed'],
  });
  expect(await one.said()).toEqual([]);
  const two = await appointment('15:00', '15:00');
  const { outcomes } = await overlap([two.answers, two.moves], 'appointment_answers');
  expect(outcomes).toEqual(['done', 'done']);
  expect((await readAppointment(db, { id: two.id }))?.confirmation).toBeNull();
});

test('answering and cancelling', async () => {
  const one = await appointment();
  expect((await overlap([one.cancels, one.answers])).outcomes).toEqual(['done', 'gone']);
  const two = await appointment('15:00');
  const { met, outcomes } = await overlap([two.answers, two.cancels], 'appointment_answers');
  expect([met, outcomes]).toEqual([true, ['done', 'done']]);
});

test('keeping waits for a move, and is then about a time that is gone; kept twice it is kept once', async () => {
  const one = await appointment();
  await pool.query(`insert into closures (resource_id, during, reason)
    select null, tstzrange(starts_at, ends_at), 'Congresso' from appointments`);
  const reasons = await readAbsences(db, one.id);
  expect(reasons.reasons).toHaveLength(1);
  const [reason = ''] = reasons.reasons;
  const keeps = () =>
    keepAppointment(one.services, {
      ...{ appointmentId: one.id, seenSequence: 0, staffId: 1, seenReasons: [reason] },
    });
  const { met } = await overlap([keeps, keeps], 'audit_log');
  expect([met, await one.kept()]).toEqual([true, 1]);
  expect((await overlap([one.moves, keeps])).outcomes).toEqual(['done', 'changed']);
  expect(await readAbsences(db, one.id)).toEqual({ reasons: [], kept: [] });
});

test('two answers at once: the second is told apart, and the last counts', async () => {
  const one = await appointment();
  const again = await overlap([one.answers, one.answers], 'appointment_answers');
  expect(again).toEqual({ met: true, outcomes: ['kept', 'known'].map(() => 'done') });
  expect(await one.said()).toHaveLength(1);
  const two = await appointment('15:00');
  await overlap([two.answers, () => two.answers('cancel')], 'appointment_answers');
  expect((await readAppointment(db, { id: two.id }))?.confirmation?.answer).toBe('cancel');
});

test('answering and the person being erased: nothing is left of a name', async () => {
  const one = await appointment();
  await one.cancels();
  const { outcomes } = await overlap([one.erases, one.answers]);
  expect(outcomes[1]).toBe('gone');
});

test('a reminder that is looked for while its appointment moves, or is cancelled, is left for the next look', async () => {
  for (const [change, time] of [
    ['moves', '14:00'],
    ['cancels', '15:00'],
  ] as const) {
    const one = await appointment(time);
    one.clock.set(at(WEDNESDAY, '09:02'));
    // Nobody waits: who looks passes over what somebody has in hand.
    expect(await overlap([one[change], one.looks])).toMatchObject({ met: false });
    const { rows } = await pool.query('select 1 from reminders where appointment_id = $1', [
      one.id,
    ]);
    expect(rows).toEqual([]);
  }
});

test('cancelling waits for a look, and what it asked for is then not sent', async () => {
  const one = await appointment();
  one.clock.set(at(WEDNESDAY, '09:02'));
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { jobs } = one.services;
  const slow: typeof jobs = {
    ...jobs,
    'reminder-mail': async (tx, data) => {
      await gate;
      await jobs['reminder-mail'](tx, data);
    },
  };
  const looking = askDueReminders({ ...one.services, jobs: slow });
  await expect.poll(async () => (await lockedRows(one.id)).length).toBe(0);
  const cancelling = one.cancels();
  await untilWaiting(1);
  open();
  await Promise.all([looking, cancelling]);
  expect(one.asked).toHaveLength(1);
  await one.send();
  expect(one.mails).toEqual([]);
});

/** The row while nobody has it in hand. */
const lockedRows = async (id: number) =>
  (
    await pool.query('select id from appointments where id = $1 for no key update skip locked', [
      id,
    ])
  ).rows;

test('two looks at once decide once', async () => {
  const one = await appointment();
  one.clock.set(at(WEDNESDAY, '09:02'));
  await overlap([one.looks, one.looks], 'reminders');
  const { rows } = await pool.query(
    'select kind, channel, count(*)::int from reminders group by 1, 2 order by 1, 2',
  );
  expect(rows).toEqual([
    { kind: 'days', channel: 'desk', count: 1 },
    { kind: 'days', channel: 'mail', count: 1 },
  ]);
  expect(one.asked).toHaveLength(1);
});

test('noting what came of a person waits for a move, and then notes nothing', async () => {
  const one = await appointment();
  one.clock.set(at(WEDNESDAY, '09:02'));
  await one.looks();
  await claimNext(one.services, 1);
  const press = (staffId: number) => () =>
    settleQueue(one.services, {
      protocol: one.protocol,
      seenSequence: 0,
      outcome: 'confirmed',
      staffId,
    });
  expect(await overlap([one.moves, press(1)])).toEqual({
    met: true,
    outcomes: ['done', 'changed'],
  });
  expect(await one.said()).toEqual([]);
});

test('the same press twice at once is noted once', async () => {
  const one = await appointment();
  one.clock.set(at(WEDNESDAY, '09:02'));
  await one.looks();
  await claimNext(one.services, 1);
  const press = () =>
    settleQueue(one.services, {
      protocol: one.protocol,
      seenSequence: 0,
      outcome: 'confirmed',
      staffId: 1,
    });
  const { met, outcomes } = await overlap([press, press], 'appointment_answers');
  expect([met, outcomes]).toEqual([true, ['done', 'done']]);
  expect(await one.said()).toHaveLength(1);
});

test('choosing no reminders waits for the person being erased, and keeps nothing of them', async () => {
  const one = await appointment();
  await one.cancels();
  const person = await samePerson(db, { source: 'contact', id: 1 });
  expect(person).not.toBeNull();
  await one.erases();
  expect(await one.stops()).toBe('kept');
  const { rows } = await pool.query('select name, email from contacts');
  expect(rows[0].email === null || rows[0].email.includes('@')).toBe(true);
});

test('two stops at once both count, and none undoes what the page says at that moment', async () => {
  const both = await appointment();
  const met = await overlap([both.stopsMails, both.stopsWhatsapp], 'reminder_choices');
  expect(met).toEqual({ met: true, outcomes: ['kept', 'kept'] });
  expect(await both.chosen()).toBe('none');
  const page = await appointment('15:00');
  await pool.query('delete from reminder_choices');
  const second = await overlap([page.stops, page.stopsMails], 'reminder_choices');
  expect(second).toEqual({ met: true, outcomes: ['kept', 'kept'] });
  expect(await page.chosen()).toBe('none');
});

test('a stop that meets a new contact of the same number counts for both, whoever is first', async () => {
  for (const order of ['stop first', 'booking first']) {
    await pool.query('truncate appointments, contacts cascade');
    const one = await appointment();
    const pair = [one.stopsWhatsapp, one.booksAgain] as const;
    const { met } =
      order === 'stop first'
        ? await overlap(pair, 'reminder_choices')
        : await overlap([pair[1], pair[0]]);
    expect(met).toBe(true);
    const { rows } = await pool.query(
      'select by_whatsapp from contacts c left join reminder_choices r on r.contact_id = c.id',
    );
    expect(rows).toEqual([{ by_whatsapp: false }, { by_whatsapp: false }]);
  }
});

test('a stop at the address that somebody is corrected to counts for them, whichever comes first', async () => {
  for (const stopsFirst of [true, false]) {
    const one = await appointment(stopsFirst ? '14:00' : '16:00');
    const email = `nova${stopsFirst ? 1 : 2}@example.org`;
    const { rows } = await pool.query<{ id: string }>(
      `insert into contacts (name, phone_e164, email)
       values ('Outra Pessoa', '+5535997770000', $1) returning id`,
      [email.toUpperCase()],
    );
    const stops = () => stopChannel(one.services, Number(rows[0]?.id), 'mail');
    const corrects = () => one.corrects({ phoneE164: '+5535998110000', email });
    const { outcomes } = await overlap(
      stopsFirst ? [stops, corrects] : [corrects, stops],
      stopsFirst ? 'reminder_choices' : 'audit_log',
    );
    expect(outcomes).toHaveLength(2);
    expect(await one.chosen()).toBe('whatsapp');
  }
});

test('a correction keeps what was stopped at the number, and takes back nothing that they stopped', async () => {
  const one = await appointment();
  await one.stopsMails();
  await pool.query(`with made as (insert into contacts (name, phone_e164)
      values ('Outra Pessoa', '+5535998110000') returning id)
    insert into reminder_choices (contact_id, by_mail, by_whatsapp, changed_at, changed_through)
      select id, true, false, now(), 'whatsapp' from made`);
  await one.corrects({ phoneE164: '+5535998110000', email: 'outra@example.org' });
  expect(await one.chosen()).toBe('none');
});
