import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { switchResource } from '#app/features/schedule-settings/resources.server.ts';
import { setService } from '#app/features/schedule-settings/services.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure, listClosures } from '#app/scheduling/closures.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn, outcomeOf } from './overlap.ts';

// Several exams on one coming meet whoever wants one of their resources, or changes one of their services. See
// tests/overlapping-changes.test.ts for the manner, docs/guides/overlapping-changes.md for the pairs in words.

const database = await testDatabase();
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const clock = stillClock();
const web = { ...bookingServices(database, clock), db };
const desk = { ...web, agenda: rulesForStaff(web.agenda) };
afterAll(() => pool.end());
const meeting = meetingOn(pool);

const WEDNESDAY = addDays(MONDAY, 2);
const NINE = at(WEDNESDAY, '09:00');
const TWO = at(WEDNESDAY, '14:00');
const FIELD = 'campo-visual';
const STAFF = { actor: 'staff:1' } as const;
/** At nine topography, at a quarter past the visual field, and at a quarter past ten the retina. */
const EXAMS = {
  serviceSlug: 'mapeamento-de-retina',
  further: [{ serviceSlug: 'topografia-corneana' }, { serviceSlug: FIELD }],
};

/** Moved and cancelled: Antônia's exams at two. */
let antonia: number;
let campimeter: number;

beforeEach(async () => {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  const { rows } = await pool.query(`select id from resources where slug = 'campimetro'`);
  campimeter = rows[0].id;
  const booked = await bookAppointment(desk, { ...aRequest(EXAMS), startsAt: TWO }, aKey());
  if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
  antonia = booked.answer.value.appointmentId;
});

let people = 0;
function request(changes: Partial<BookingRequest>): BookingRequest {
  people += 1;
  const name = `Pessoa ${people}`;
  const phoneE164 = `+553599${String(people).padStart(7, '0')}`;
  return aRequest({ contact: { name, phoneE164, email: null }, startsAt: NINE, ...changes });
}

const appointment = async (id: number) => {
  const found = await readAppointment(db, { id });
  if (!found) throw new Error('no appointment');
  return found;
};

const USE_CASES = {
  'book exams': () => bookAppointment(web, request(EXAMS), aKey()),
  'hold exams': () => holdSlot(web, { ...EXAMS, startsAt: NINE }),
  'book the field': () =>
    bookAppointment(web, request({ serviceSlug: FIELD, startsAt: at(WEDNESDAY, '09:15') }), aKey()),
  'book one eye': () =>
    bookAppointment(
      web,
      request({ serviceSlug: FIELD, eyes: 'left', startsAt: at(WEDNESDAY, '09:30') }),
      aKey(),
    ),
  'move exams': () =>
    moveAppointment(web, { appointmentId: antonia, startsAt: NINE, actor: 'patient' }, aKey()),
  'cancel exams': () =>
    cancelAppointment(web, { appointmentId: antonia, actor: 'patient' }, aKey()),
  'shorten the field': async () => {
    const { rows } =
      await pool.query(`select s.id, array(select resource_id from service_resources r
      where r.service_id = s.id) as needs from services s where slug = '${FIELD}'`);
    const fields = { durationMinutes: 15, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
    return setService(
      desk,
      { ...fields, isBookableOnline: true, resourceIds: rows[0].needs },
      { id: rows[0].id, seenVersion: 0, staffId: 1 },
    );
  },
  'switch the campimeter off': () =>
    switchResource(desk, { id: campimeter, isActive: false }, { seenVersion: 0, staffId: 1 }),
  'close the campimeter': () =>
    addClosure(
      desk,
      {
        resourceId: campimeter,
        startsAt: NINE,
        endsAt: at(WEDNESDAY, '12:00'),
        reason: 'Conserto',
      },
      { ...STAFF, key: 'one' },
    ),
} satisfies Record<string, () => Promise<unknown>>;
type UseCase = keyof typeof USE_CASES;

const LAST_TABLE: Partial<Record<UseCase, string>> = {
  'hold exams': 'occupancy',
  'cancel exams': 'extra_visits',
};

const PAIRS: readonly (readonly [UseCase, UseCase, string])[] = [
  ['book exams', 'book exams', 'slot-taken'],
  ['book exams', 'book the field', 'slot-taken'],
  ['book the field', 'book exams', 'slot-taken'],
  ['book exams', 'book one eye', 'slot-taken'],
  ['book one eye', 'book exams', 'slot-taken'],
  ['hold exams', 'book the field', 'slot-taken'],
  ['book the field', 'hold exams', 'slot-taken'],
  ['move exams', 'book the field', 'slot-taken'],
  ['book the field', 'move exams', 'slot-taken'],
  ['move exams', 'book exams', 'slot-taken'],
  ['move exams', 'cancel exams', 'done'],
  ['cancel exams', 'move exams', 'not-found'],
  ['move exams', 'move exams', 'changed'],
  ['book exams', 'shorten the field', 'done'],
  ['shorten the field', 'book exams', 'done'],
  ['hold exams', 'shorten the field', 'done'],
  ['book exams', 'switch the campimeter off', 'done'],
  ['switch the campimeter off', 'book exams', 'outside-opening-hours'],
  ['book exams', 'close the campimeter', 'done'],
  ['close the campimeter', 'book exams', 'outside-opening-hours'],
  ['close the campimeter', 'move exams', 'outside-opening-hours'],
];

test.each(PAIRS)('%s, then %s: %s', async (first, second, outcome) => {
  const { met, outcomes } = await meeting.overlap(
    [USE_CASES[first], USE_CASES[second]],
    LAST_TABLE[first],
  );
  expect(outcomes).toEqual(['done', outcome]);
  expect(met).toBe(true);
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
});

async function fieldMinutes(): Promise<number[]> {
  const { rows } = await pool.query(`
    select extract(epoch from ends_at - starts_at)::int / 60 as minutes from appointment_steps
    where starts_at < '${TWO.toISOString()}'
      and service_id = (select id from services where slug = '${FIELD}')`);
  return rows.map(({ minutes }) => minutes);
}

test('exams have the lengths of before a change, or of after it, never of both', async () => {
  await meeting.overlap([USE_CASES['book exams'], USE_CASES['shorten the field']]);
  expect(await fieldMinutes()).toEqual([60]);
});

test('exams that waited for a change have its lengths', async () => {
  await meeting.overlap([USE_CASES['shorten the field'], USE_CASES['book exams']]);
  expect(await fieldMinutes()).toEqual([15]);
});

test('a closure counts the exams that it closes, and not those beside it', async () => {
  await USE_CASES['book exams']();
  await USE_CASES['close the campimeter']();
  const early = { startsAt: at(WEDNESDAY, '08:00'), endsAt: at(WEDNESDAY, '09:10') };
  const room = { resourceId: campimeter, ...early, reason: 'Limpeza' };
  await addClosure(desk, room, { ...STAFF, key: 'two' });
  const listed = await listClosures(desk);
  expect(listed.map(({ reason, appointmentCount }) => [reason, appointmentCount])).toEqual([
    ['Limpeza', 0],
    ['Conserto', 1],
  ]);
});

test('a process that dies while it confirms leaves the hold, and nothing half', async () => {
  const held = await holdSlot(web, { ...EXAMS, startsAt: NINE });
  if (!held.ok) throw new Error(held.refusal);
  const wish = request({ ...EXAMS, holdToken: held.value.token });
  const gate = await pool.connect();
  await gate.query('begin; lock table audit_log in share mode');
  const dying = outcomeOf(bookAppointment(web, wish, aKey()));
  await meeting.untilWaiting(1);
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  expect(await dying).not.toBe('done');
  await gate.query('commit');
  gate.release();
  const left = await pool.query(`select (select count(*)::int from appointments) as booked,
    (select count(*)::int from appointment_steps) as steps,
    (select count(*)::int from hold_steps) as held`);
  expect(left.rows).toEqual([{ booked: 1, steps: 3, held: 3 }]);
  expect(await outcomeOf(bookAppointment(web, wish, aKey()))).toBe('done');
  expect((await appointment(antonia)).steps).toHaveLength(3);
  expect((await pool.query('select count(*)::int as n from hold_steps')).rows[0].n).toBe(0);
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
});

test('a hold that nobody confirmed is free again once it has ended', async () => {
  const held = await holdSlot(web, { ...EXAMS, startsAt: NINE });
  if (!held.ok) throw new Error(held.refusal);
  expect(await outcomeOf(USE_CASES['book the field']())).toBe('slot-taken');
  clock.set(new Date(held.value.expiresAt.getTime() + 1000));
  expect(await outcomeOf(USE_CASES['book the field']())).toBe('done');
  clock.set(at(MONDAY, '07:00'));
  expect((await pool.query('select count(*)::int as n from hold_steps')).rows[0].n).toBe(0);
});
