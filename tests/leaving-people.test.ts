import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readPlans, withdrawPlan } from '#app/features/clinic-record/record-plans.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { readMoveOptions } from '#app/scheduling/move-options.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from './booking.ts';
import { serraClaraRecord as record } from './clinics/serra-clara.ts';
import { testDatabase } from './database.ts';
import { booked } from './reminders.ts';
import { aStaffMember, staffAppServices } from './staff.ts';

// Who leaves with a change that waits for its day: who is told of it before takes another time on the site, and must not
// find the same person there after that day.

const database = await testDatabase();
const { db, pool } = database;
const booking = bookingServices(database);
const parts = { db, clock: stillClock(), clinicFile: record };
const DAY = addDays(MONDAY, 3);
const serviceSlug = aRequest().serviceSlug;

let by = 0;
let who = { id: 0, slug: '' };
beforeEach(async () => {
  by = (await aStaffMember(await staffAppServices(database), { role: 'administrator' })).id;
  const [id = 0] = [...(await offered()).values()].flatMap((ids) => [...ids]);
  const { rows } = await pool.query<{ slug: string }>('select slug from resources where id = $1', [
    id,
  ]);
  who = { id, slug: rows[0]?.slug ?? '' };
});

/** With whom there are times on each of ten days. */
async function offered(): Promise<Map<string, Set<number>>> {
  const found = await readAvailability(booking, { serviceSlug, from: MONDAY, days: 10 });
  const days = found?.days ?? [];
  return new Map(
    days.map(({ on, slots }) => [on, new Set(slots.flatMap((each) => each.practitionerIds))]),
  );
}

async function daysWith({ id }: { id: number }): Promise<string[]> {
  return [...(await offered())].flatMap(([on, ids]) => (ids.has(id) ? [on] : []));
}

const peopleWith = (change: object) =>
  record.people.map((each) => (each.slug === who.slug ? { ...each, ...change } : each));

/** As it is stored: whether the clinic may do without them is asked elsewhere. */
async function plan(people: unknown, version = 0): Promise<void> {
  await pool.query(
    `insert into clinic_record_plans (changes, starts_on, state, version, planned_at, planned_by)
     values ($1, $2, 'waiting', $3, now(), $4)`,
    [JSON.stringify({ people }), DAY, version, by],
  );
}

test.each([
  ['is archived', { isArchived: true }],
  ['sees nobody by appointment', { takesAppointments: false }],
])('who %s from a day on is offered until that day', async (_, change) => {
  const before = await daysWith(who);
  expect(before.some((on) => on >= DAY)).toBe(true);
  await plan(peopleWith(change));
  expect(await daysWith(who)).toEqual(before.filter((on) => on < DAY));
});

test('a last day after that of the change is the last', async () => {
  const before = await daysWith(who);
  const untilOn = addDays(DAY, 1);
  await plan(peopleWith({ untilOn }));
  expect(await daysWith(who)).toEqual(before.filter((on) => on <= untilOn));
});

test('of a weekday that is left out nothing is offered, unless staff have set the hours', async () => {
  const before = await daysWith(who);
  await plan(peopleWith({ workdays: ['tuesday'] }));
  const tuesday = 2;
  const isTuesday = (on: string) => new Date(`${on}T12:00:00Z`).getUTCDay() === tuesday;
  expect(await daysWith(who)).toEqual(before.filter((on) => on < DAY || isTuesday(on)));
  await pool.query(
    `insert into agenda_settings (subject, subject_id, version, changed_at, changed_by)
     values ('hours', $1, 1, now(), $2)`,
    [who.id, by],
  );
  expect(await daysWith(who)).toEqual(before);
});

test('a change that takes nobody away or is taken back closes nothing; what others change of people meanwhile opens nothing', async () => {
  const before = await offered();
  await plan(peopleWith({ name: 'Dra. Outra Pessoa' }));
  expect(await offered()).toEqual(before);
  await pool.query('delete from clinic_record_plans');
  await plan(peopleWith({ isArchived: true }));
  expect(await offered()).not.toEqual(before);
  const [planned] = await readPlans(db);
  await withdrawPlan(parts, { id: planned?.id ?? 0, by });
  expect(await offered()).toEqual(before);
  await plan(peopleWith({ isArchived: true }));
  const closed = await offered();
  // Somebody changes the people at once; the change that waits is brought together with it on its day.
  const changes = { people: peopleWith({ shortBio: 'Atende desde 2010.' }) };
  await pool.query(
    `insert into clinic_record_versions (version, record, fields, made_by, changed_at, changed_by)
     values (1, $1, '{people}', 'edit', now(), $2)`,
    [JSON.stringify({ ...record, ...changes }), by],
  );
  expect(await offered()).toEqual(closed);
  // What a plan has only because it was so then takes nobody away.
  await pool.query('delete from clinic_record_plans');
  await pool.query(`update clinic_record_versions set record = jsonb_set(record, '{people}', $1)`, [
    JSON.stringify(peopleWith({ isArchived: true })),
  ]);
  await plan(peopleWith({ isArchived: true }), 1);
  expect(await offered()).toEqual(before);
});

test('a plan takes away what it changes itself, and not what others have changed beside it', async () => {
  const version = (people: unknown) =>
    pool.query(
      `insert into clinic_record_versions (version, record, fields, made_by, changed_at, changed_by)
       values (1, $1, '{people}', 'edit', now(), $2)`,
      [JSON.stringify({ ...record, people }), by],
    );
  const before = await offered();
  // Planned while she came on Tuesdays alone, and since then she comes every day.
  await version(peopleWith({ workdays: ['tuesday'] }));
  await plan(peopleWith({ workdays: ['tuesday'], shortBio: 'Atende desde 2010.' }), 1);
  expect(await offered()).toEqual(before);
});

test('the link to move offers nothing with whom leaves, and refuses it where somebody asks all the same', async () => {
  const { appointmentId } = await booked(booking, { startsAt: at(DAY, '09:00') });
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment) throw new Error('nothing is booked');
  const gone = record.people.map((each) => ({ ...each, takesAppointments: false }));
  await plan(gone);
  const query = { from: MONDAY, locale: 'pt-BR' } as const;
  const { days } = await readMoveOptions(booking, appointment, query);
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter(({ on }) => on >= DAY)).toEqual([]);
  const startsAt = at(addDays(DAY, 1), '10:00');
  const actor = 'patient' as const;
  const moved = await moveAppointment(booking, { appointmentId, startsAt, actor }, aKey());
  expect(moved).toMatchObject({ answer: { ok: false, refusal: 'outside-opening-hours' } });
  const contact = { name: 'Rosa Lima', phoneE164: '+5535999990077', email: null };
  const again = await bookAppointment(booking, aRequest({ startsAt, contact }), aKey());
  expect(again).toMatchObject({ answer: { ok: false, refusal: 'outside-opening-hours' } });
});
