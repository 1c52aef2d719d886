import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { askDueReminders } from './due-reminders.server.ts';
import { claimNext, readClaim, readQueue } from './queue.server.ts';
import { settleQueue, undoSettled } from './settle-queue.server.ts';

const database = await testDatabase({ maxConnections: 20 });
const { pool, db } = database;
const FRIDAY = addDays(MONDAY, 4);
const WEDNESDAY = addDays(MONDAY, 2);
const [BIA, CAIO] = [1, 2];
const TIMES = ['08:00', '09:00', '10:00', '14:00', '15:00', '16:00'];

beforeEach(async () => {
  await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (1, 'bia', 'Bia Souza', 'reception', 'x', now()),
      (2, 'caio', 'Caio Reis', 'reception', 'x', now())`);
});

/** So many people on Friday, to be asked on Wednesday morning. */
async function queueOf(count: number) {
  const setup = reminderSetup(database);
  const ids: number[] = [];
  for (const [n, time] of TIMES.slice(0, count).entries()) {
    const { appointmentId } = await booked(setup.booking, {
      startsAt: at(FRIDAY, time),
      contact: { name: `Pessoa ${n}`, phoneE164: `+55359955501${10 + n}`, email: null },
      patient: { name: `Pessoa ${n}`, bornOn: '1980-01-01' },
    });
    ids.push(appointmentId);
  }
  setup.clock.set(at(WEDNESDAY, '09:02'));
  await askDueReminders(setup.services);
  const protocolOf = async (id: number) => (await readAppointment(db, { id }))?.protocol ?? '';
  const press = async (
    id: number,
    outcome: Parameters<typeof settleQueue>[1]['outcome'],
    staffId = BIA,
  ) =>
    settleQueue(setup.services, {
      protocol: await protocolOf(id),
      seenSequence: 0,
      outcome,
      staffId,
    });
  return { ...setup, ids, press, protocolOf };
}

test('two of the staff at once never get the same person, and together they get everybody', async () => {
  const { services, ids, press } = await queueOf(6);
  const got: number[] = [];
  const work = async (staffId: number) => {
    for (;;) {
      const id = await claimNext(services, staffId);
      if (id === null) return;
      got.push(id);
      expect(await press(id, 'sent', staffId)).toMatchObject({ ok: true });
    }
  };
  await Promise.all([work(BIA), work(CAIO)]);
  expect(got.toSorted()).toEqual(ids.toSorted());
  expect(await readQueue(services)).toEqual([]);
});

test('who begins twice has one person, and loses them to a colleague only when the time is over', async () => {
  const { services, clock, ids } = await queueOf(2);
  const first = await claimNext(services, BIA);
  expect(await claimNext(services, BIA)).toBe(first);
  const other = await claimNext(services, CAIO);
  expect([first, other].toSorted()).toEqual(ids.slice(0, 2).toSorted());
  clock.set(new Date(clock.now().getTime() + 11 * 60_000));
  expect(await readClaim(services, BIA)).toBeNull();
});

test('a press sent twice is noted once, and one about a person whom a colleague has is refused', async () => {
  const { services, press } = await queueOf(2);
  const id = await claimNext(services, BIA);
  if (id === null) throw new Error('nobody is there');
  expect(await press(id, 'sent', CAIO)).toEqual({ ok: false, refusal: 'taken' });
  expect(await press(id, 'confirmed')).toMatchObject({ ok: true });
  expect(await press(id, 'confirmed')).toEqual({ ok: false, refusal: 'done' });
  const { rows } = await pool.query('select answer, channel, staff_id from appointment_answers');
  expect(rows).toEqual([{ answer: 'confirmed', channel: 'desk', staff_id: BIA }]);
});

test('who does not answer comes back after three hours, and the list says how often', async () => {
  const { services, clock, press } = await queueOf(1);
  const id = await claimNext(services, BIA);
  if (id === null) throw new Error('nobody is there');
  await press(id, 'no-answer');
  expect(await readQueue(services)).toEqual([]);
  clock.set(at(WEDNESDAY, '12:03'));
  expect(await readQueue(services)).toMatchObject([{ id, tries: 1 }]);
});

test('who answers by the link meanwhile, or is moved, is asked no more', async () => {
  const { services, booking, ids } = await queueOf(4);
  const [answered = 0, moved = 0] = ids;
  const said = { appointmentId: answered, seenSequence: 0, channel: 'whatsapp' } as const;
  await answerAppointment(services, { ...said, answer: 'confirmed' });
  const startsAt = at(addDays(MONDAY, 8), '10:00');
  await moveAppointment(booking, { appointmentId: moved, startsAt, actor: 'staff:1' }, aKey());
  const left = (await readQueue(services)).map(({ id }) => id);
  expect(left).not.toContain(answered);
  expect(left).not.toContain(moved);
  expect(left).toHaveLength(ids.length - 2);
});

test('a note by mistake is taken back, with the answer that it kept', async () => {
  const { services, press, protocolOf } = await queueOf(1);
  const id = await claimNext(services, BIA);
  if (id === null) throw new Error('nobody is there');
  await press(id, 'confirmed');
  expect((await readAppointment(db, { id }))?.confirmation).toMatchObject({
    answer: 'confirmed',
    by: 'Bia Souza',
  });
  const protocol = await protocolOf(id);
  expect(await undoSettled(services, { protocol, staffId: CAIO })).toMatchObject({ ok: false });
  expect(await undoSettled(services, { protocol, staffId: BIA })).toMatchObject({ ok: true });
  expect((await readAppointment(db, { id }))?.confirmation).toBeNull();
  expect(await claimNext(services, BIA)).toBe(id);
});

test('a press on a page of before a move is told so and notes nothing', async () => {
  const { services, booking, press } = await queueOf(1);
  const id = await claimNext(services, BIA);
  if (id === null) throw new Error('nobody is there');
  const startsAt = at(addDays(MONDAY, 8), '10:00');
  await moveAppointment(booking, { appointmentId: id, startsAt, actor: 'staff:2' }, aKey());
  expect(await press(id, 'confirmed')).toEqual({ ok: false, refusal: 'changed' });
  expect((await pool.query('select 1 from appointment_answers')).rows).toEqual([]);
});
