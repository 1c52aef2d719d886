import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { toLogLine } from '#app/features/messages/log-view.ts';
import { at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { booked } from '#tests/reminders.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { readWaiting } from './waiting.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();

beforeEach(async () => {
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
});

test('in a demonstration only people from another program are told as held', async () => {
  const booking = bookingServices(database, clock);
  const own = await booked(booking, { startsAt: at(addDays(MONDAY, 9), '14:00') });
  const brought = await booked(booking, { startsAt: at(addDays(MONDAY, 10), '14:00') });
  const ids = [own.appointmentId, brought.appointmentId];
  await pool.query("update appointments set channel = 'import' where id = $1", [ids[1]]);
  await pool.query(
    `insert into reminders (appointment_id, sequence, kind, days_before, by_desk, channel, state, due_at, until_at, created_at)
     select id, sequence, 'days', 5, false, 'mail', 'waiting', $2, starts_at, $2 from appointments where id = any($1)`,
    [ids, clock.now()],
  );
  await pool.query(
    `insert into recommendations (origin_id, kind, service_id, practitioner_id, due_on, state, mail, created_at, created_by)
     select id, 'return', service_id, practitioner_id, $2, 'open', 'later', starts_at, (select min(id) from staff)
     from appointments where id = any($1)`,
    [ids, addDays(MONDAY, 20)],
  );
  const readIn = async (isDemonstration: boolean) => {
    const services = {
      ...{ db, clock, clinic: { isDemonstration }, worksOn: () => true },
      labelsIn: appointmentLabelsIn(testContents),
    };
    const filter = { view: 'waiting', message: null, state: null, protocol: '' } as const;
    const { messages } = await readWaiting(services, filter, { page: 1, rows: 99 });
    const of = (kind: string) =>
      ids.map(
        (id) =>
          messages.find(({ key, appointmentId }) => key.startsWith(kind) && appointmentId === id)
            ?.state,
      );
    return [of('waiting'), of('return')];
  };
  expect(await readIn(true)).toEqual([
    ['planned', 'held'],
    ['planned', 'held'],
  ]);
  expect(await readIn(false)).toEqual([
    ['planned', 'planned'],
    ['planned', 'planned'],
  ]);
});

test('what waits for the desk, with nobody there to serve the appointment, is told as held', async () => {
  const booking = bookingServices(database, clock);
  const { appointmentId } = await booked(booking, { startsAt: at(addDays(MONDAY, 9), '14:00') });
  await pool.query(
    `insert into reminders (appointment_id, sequence, kind, days_before, by_desk, channel, state, due_at, until_at, created_at)
     select id, sequence, 'days', 5, false, 'mail', 'waiting', $2, starts_at, $2 from appointments where id = $1`,
    [appointmentId, clock.now()],
  );
  const services = {
    ...{ db, clock, clinic: { isDemonstration: false }, worksOn: () => true },
    labelsIn: appointmentLabelsIn(testContents),
  };
  const filter = { view: 'waiting', message: null, state: null, protocol: '' } as const;
  const toldNow = async () => {
    const { messages } = await readWaiting(services, filter, { page: 1, rows: 99 });
    const paths = { appointment: String, order: String, charge: String };
    const lines = messages.map((each) => toLogLine(each, { momentOf: String, paths }));
    const of = lines.filter(({ key }) => /^(waiting|reminder) /.test(key));
    expect(new Set(of.map(({ key }) => key.split(' ')[0])).size).toBe(2);
    return [...new Set(of.map(({ stateWords, cause }) => `${stateWords}: ${cause}`))];
  };
  expect(await toldNow()).toEqual(['Agendada: ']);
  await pool.query("update resources set is_active = false where kind = 'practitioner'");
  expect(await toldNow()).toEqual([
    'Segurada: sem profissional ou com bloqueio: a recepção decide em “Confirmações”',
  ]);
});
