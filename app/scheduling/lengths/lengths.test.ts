import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { bookAddOnAppointment } from '#app/scheduling/book-add-on.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { readDay } from '#app/scheduling/claim-slot.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { readShortestMinutes } from '#app/scheduling/shortest-service.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { minutesShown, type ServiceTimes } from './service-on.ts';
import { settleLengths, writeLengths } from './write-lengths.server.ts';

// How long a service takes, by the day and by who does it, from the search for times to what is written.

const database = await testDatabase({ maxConnections: 20 });
const { db, pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const WEDNESDAY = addDays(MONDAY, 2);
const CONSULTATION = 'consultas-oftalmologicas';
const TOPOGRAPHY = 'topografia-corneana';
const FIELD = 'campo-visual';

async function idOf(table: 'services' | 'resources', slug: string): Promise<number> {
  const { rows } = await pool.query(`select id from ${table} where slug = $1`, [slug]);
  return Number(rows[0]?.id);
}
const [marina, helena] = await Promise.all(
  ['marina-couto-reis', 'helena-prado-vilela'].map((slug) => idOf('resources', slug)),
);
if (marina === undefined || helena === undefined) throw new Error('the record has other people');

type Lengths = Parameters<typeof writeLengths>[2];

async function setLengths(slug: string, lengths: Partial<Lengths>) {
  const id = await idOf('services', slug);
  await db.transaction(async (tx) => {
    // As staff do: bookings under way are waited for, and those that come wait.
    await tx.execute(sql`select from services where id = ${id} for no key update`);
    await writeLengths(tx, id, { own: [], later: [], ...lengths });
  });
}

const times = (durationMinutes: number, changes: Partial<ServiceTimes> = {}) => ({
  ...{ durationMinutes, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  ...changes,
});
const ownOf = (resourceId: number, durationMinutes: number) => [{ resourceId, durationMinutes }];

let callers = 0;
const somebody = () => {
  callers += 1;
  const phoneE164 = `+553599${String(callers).padStart(7, '0')}`;
  return { contact: { name: `Pessoa ${callers}`, phoneE164, email: null } };
};

async function book(request: Partial<BookingRequest>) {
  const services = bookingServices(database);
  const booked = await bookAppointment(services, aRequest({ ...somebody(), ...request }), aKey());
  if (booked.kind !== 'answer') throw new Error(booked.kind);
  if (!booked.answer.ok) return booked.answer.refusal;
  return booked.answer.value.appointmentId;
}

/** From when to when an appointment is, with whom, and when who does it is free again. */
async function written(id: unknown) {
  const { rows } = await pool.query(
    `select a.starts_at, a.ends_at, a.practitioner_id as "with", upper(o.during) as until
     from appointments a join occupancy o on o.appointment_id = a.id and o.resource_id = a.practitioner_id
     where a.id = $1 order by o.during`,
    [id],
  );
  const time = (each: Date) => rfc3339(each).slice(11, 16);
  const [row] = rows;
  return row
    ? {
        time: `${time(row.starts_at)}-${time(row.ends_at)}`,
        with: row.with,
        until: time(rows.at(-1).until),
      }
    : id;
}

async function expectWhole() {
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
}

test('a length begins on its day: the day before and all before it keep the old one', async () => {
  await setLengths(CONSULTATION, {
    later: [{ fromOn: WEDNESDAY, ...times(90, { bufferAfterMinutes: 10 }) }],
  });
  const endOn = async (on: string) => {
    const services = bookingServices(database);
    const found = await readDay(services, {
      ...{ serviceSlug: CONSULTATION, startsAt: at(on, '09:00'), exclude: {} },
    });
    const slot = found?.days[0]?.slots.find(
      ({ startsAt }) => startsAt.getTime() === at(on, '09:00').getTime(),
    );
    return slot && rfc3339(slot.endsAt).slice(11, 16);
  };
  expect(await endOn(TUESDAY)).toBe('10:00');
  expect(await endOn(WEDNESDAY)).toBe('10:30');
  expect(await written(await book({ startsAt: at(TUESDAY, '09:00') }))).toEqual({
    ...{ time: '09:00-10:00', with: helena, until: '10:00' },
  });
  const id = await book({ startsAt: at(WEDNESDAY, '09:00') });
  expect(await written(id)).toEqual({ time: '09:00-10:30', with: helena, until: '10:40' });
  // What was free with the old length is not with the new one and what follows it.
  expect(await book({ startsAt: at(WEDNESDAY, '10:30') })).toBe('slot-taken');
  await expectWhole();
});

test('who takes another time is booked for it, and everybody else for the usual one', async () => {
  await setLengths(TOPOGRAPHY, { own: ownOf(helena, 30) });
  const request = { serviceSlug: TOPOGRAPHY, startsAt: at(TUESDAY, '09:00') };
  const first = await book(request);
  expect(await written(first)).toEqual({ time: '09:00-09:30', with: helena, until: '09:30' });
  // The device is taken for as long, so nobody else starts within it.
  expect(await book({ ...request, startsAt: at(TUESDAY, '09:15') })).toBe('slot-taken');
  // With Helena away, Marina takes the usual quarter of an hour.
  await pool.query('update resources set until_on = $1 where id = $2', [TUESDAY, helena]);
  const second = await book({ ...request, startsAt: at(WEDNESDAY, '09:00') });
  expect(await written(second)).toEqual({ time: '09:00-09:15', with: marina, until: '09:15' });
  await expectWhole();
});

test('a move keeps who serves it, and takes as long as that person takes', async () => {
  await setLengths(TOPOGRAPHY, {
    own: ownOf(marina, 45),
    later: [{ fromOn: WEDNESDAY, ...times(20), own: ownOf(marina, 60) }],
  });
  const id = await book({ serviceSlug: TOPOGRAPHY, startsAt: at(TUESDAY, '09:00') });
  expect(await written(id)).toMatchObject({ time: '09:00-09:15', with: helena });
  await pool.query('update resources set from_on = $1 where id = $2', [WEDNESDAY, helena]);
  const move = async (startsAt: Date) => {
    const target = { appointmentId: Number(id), startsAt, actor: 'staff:1' as const };
    const moved = await moveAppointment(bookingServices(database), target, aKey());
    expect(moved).toMatchObject({ answer: { ok: true } });
    return written(id);
  };
  expect(await move(at(TUESDAY, '10:00'))).toMatchObject({ time: '10:00-10:45', with: marina });
  expect(await move(at(WEDNESDAY, '09:00'))).toMatchObject({ time: '09:00-10:00', with: marina });
  await expectWhole();
});

test('an exam of one eye takes its own time, but never longer than both with the same person', async () => {
  await setLengths(FIELD, { own: ownOf(marina, 25) });
  const one = { serviceSlug: FIELD, eyes: 'left' as const };
  expect(await written(await book({ ...one, startsAt: at(TUESDAY, '09:00') }))).toMatchObject({
    time: '09:00-09:25',
    with: marina,
  });
  await setLengths(FIELD, { own: ownOf(marina, 90) });
  expect(await written(await book({ ...one, startsAt: at(TUESDAY, '10:00') }))).toMatchObject({
    time: '10:00-10:30',
  });
  await setLengths(FIELD, { own: ownOf(helena, 90) });
  const both = { serviceSlug: FIELD, startsAt: at(TUESDAY, '14:00') };
  // Marina would end sooner, but the first in the clinic's order is who is booked.
  expect(await written(await book(both))).toMatchObject({ time: '14:00-15:30', with: helena });
  await expectWhole();
});

test('several exams on one coming go by the day and by who does each', async () => {
  await setLengths(FIELD, { later: [{ fromOn: WEDNESDAY, ...times(40) }] });
  await setLengths(TOPOGRAPHY, { own: ownOf(marina, 30) });
  const wish = { serviceSlug: FIELD, further: [{ serviceSlug: TOPOGRAPHY }] };
  const endOf = async (startsAt: Date) => {
    const { rows } = await pool.query('select ends_at from appointments where id = $1', [
      await book({ ...wish, startsAt }),
    ]);
    return rfc3339(rows[0]?.ends_at).slice(11, 16);
  };
  // Alone with Marina: 60 and 30 minutes. Helena takes the usual 15, and then both end sooner.
  expect(await endOf(at(TUESDAY, '09:00'))).toBe('10:15');
  expect(await endOf(at(WEDNESDAY, '09:00'))).toBe('09:55');
  await expectWhole();
});

test('an add-on appointment and a hold take as long as their day and person say', async () => {
  await setLengths(CONSULTATION, { later: [{ fromOn: WEDNESDAY, ...times(30) }] });
  const services = bookingServices(database);
  const hold = await holdSlot(services, {
    ...{ serviceSlug: CONSULTATION, startsAt: at(WEDNESDAY, '09:00') },
  });
  expect(hold).toMatchObject({ ok: true, value: { endsAt: at(WEDNESDAY, '09:30') } });
  const { addOnsPerDay } = testClinic.agenda;
  const staff = { ...services, agenda: { ...rulesForStaff(services.agenda), addOnsPerDay } };
  const { holdToken: _none, ...request } = aRequest({ startsAt: at(WEDNESDAY, '11:00') });
  const addOn = { ...request, channel: 'desk' as const, practitionerId: helena };
  const done = await bookAddOnAppointment(
    staff,
    { ...addOn, reason: 'Retorno', actor: 'staff:1' },
    aKey(),
  );
  if (done.kind !== 'answer' || !done.answer.ok) throw new Error('not booked');
  const { rows } = await pool.query('select ends_at from appointments where id = $1', [
    done.answer.value.appointmentId,
  ]);
  expect(rows[0]?.ends_at).toEqual(at(WEDNESDAY, '11:30'));
});

test('what is said of a length without a day spans all that can be booked', async () => {
  const far = addDays(MONDAY, testClinic.agenda.horizonDays);
  await setLengths(TOPOGRAPHY, {
    own: ownOf(helena, 10),
    later: [
      { fromOn: far, ...times(40) },
      { fromOn: addDays(far, 1), ...times(120) },
    ],
  });
  const offered = await readOfferedServices(db);
  const shown = (slug: string) => {
    const found = offered.find((each) => each.slug === slug);
    return found && minutesShown(found, at(MONDAY, '07:00'), testClinic.agenda);
  };
  expect(shown(TOPOGRAPHY)).toEqual([10, 40]);
  expect(shown(CONSULTATION)).toEqual([60, 60]);
  const shortestOn = await readShortestMinutes(db, [helena]);
  expect(shortestOn(MONDAY).get(helena)).toBe(10);
  expect(shortestOn(far).get(helena)).toBe(15);
});

test('of who has left, or comes after all that can be booked, no length is said', async () => {
  const shown = async () => {
    const found = (await readOfferedServices(db)).find(({ slug }) => slug === TOPOGRAPHY);
    return found && minutesShown(found, at(MONDAY, '07:00'), testClinic.agenda);
  };
  await setLengths(TOPOGRAPHY, { own: ownOf(helena, 45) });
  expect(await shown()).toEqual([15, 45]);
  await pool.query('update resources set until_on = $1 where id = $2', [MONDAY, helena]);
  expect(await shown()).toEqual([15, 45]);
  const days = (from: string | null, until: string | null) =>
    pool.query('update resources set from_on = $1, until_on = $2 where id = $3', [
      ...[from, until, helena],
    ]);
  await days(null, addDays(MONDAY, -1));
  expect(await shown()).toEqual([15, 15]);
  await days(WEDNESDAY, null);
  expect(await shown()).toEqual([15, 45]);
  await days(addDays(MONDAY, testClinic.agenda.horizonDays + 1), null);
  expect(await shown()).toEqual([15, 15]);
});

test('a length whose day has come is written down as that of now, once', async () => {
  await setLengths(CONSULTATION, {
    own: ownOf(helena, 50),
    later: [
      { fromOn: TUESDAY, ...times(75), own: ownOf(helena, 70) },
      { fromOn: WEDNESDAY, ...times(80) },
    ],
  });
  const id = await idOf('services', CONSULTATION);
  await pool.query(
    `with who as (insert into staff (username, name, role, password_hash, created_at)
      values ('bia', 'Bia', 'reception', 'x', now()) returning id)
    insert into agenda_settings (subject, subject_id, version, changed_at, changed_by)
    select 'service', $1, 3, now(), id from who`,
    [id],
  );
  expect(await settleLengths(db, MONDAY)).toBe(0);
  expect(await settleLengths(db, TUESDAY)).toBe(1);
  expect(await settleLengths(db, TUESDAY)).toBe(0);
  // A form that was loaded before the day is told that this has changed.
  const { rows } = await pool.query('select version from agenda_settings');
  expect(rows).toEqual([{ version: 4 }]);
  const offered = await readOfferedServices(db);
  expect(offered.find(({ slug }) => slug === CONSULTATION)).toMatchObject({
    durationMinutes: 75,
    own: ownOf(helena, 70),
    later: [{ fromOn: WEDNESDAY, durationMinutes: 80 }],
  });
});

test('of many bookings while lengths change none overlaps another, and each is whole', async () => {
  const slugs = [CONSULTATION, TOPOGRAPHY, FIELD, 'retinografia', 'gonioscopia'];
  const anyOf = <Value>(values: readonly Value[]): Value | undefined =>
    values[randomInt(values.length)];
  const minutes = () => (randomInt(12) + 1) * 5;
  const change = () =>
    setLengths(anyOf(slugs) ?? TOPOGRAPHY, {
      own: [
        ...(randomInt(2) ? ownOf(marina, minutes()) : []),
        ...(randomInt(2) ? ownOf(helena, minutes()) : []),
      ],
      later: randomInt(2)
        ? [{ fromOn: WEDNESDAY, ...times(minutes()), own: ownOf(marina, minutes()) }]
        : [],
    });
  const outcomes = await Promise.all(
    Array.from({ length: 160 }, (_, n) => {
      if (n % 16 === 0) return change();
      const time = `${String(8 + randomInt(9)).padStart(2, '0')}:${anyOf(['00', '15', '30', '45'])}`;
      const startsAt = at(anyOf([TUESDAY, WEDNESDAY]) ?? TUESDAY, time);
      return book({ serviceSlug: anyOf(slugs) ?? TOPOGRAPHY, startsAt });
    }),
  );
  const refused = outcomes.filter((each) => typeof each === 'string');
  expect(refused.filter((each) => !/^(slot-taken|outside-opening-hours)$/.test(each))).toEqual([]);
  expect(outcomes.filter((each) => typeof each === 'number').length).toBeGreaterThan(10);
  await expectWhole();
  const { rows } = await pool.query(`select a.id from occupancy a join occupancy b
    on a.id < b.id and a.resource_id = b.resource_id and a.during && b.during`);
  expect(rows).toEqual([]);
});

test('somebody who comes or leaves is offered on the days between, on the first and the last too', async () => {
  const THURSDAY = addDays(MONDAY, 3);
  await pool.query('update resources set from_on = $1, until_on = $2 where id = $3', [
    ...[TUESDAY, WEDNESDAY, helena],
  ]);
  const services = bookingServices(database, stillClock());
  const slotsOn = async (on: string) => {
    const startsAt = at(on, '12:00');
    const found = await readDay(services, { serviceSlug: CONSULTATION, startsAt, exclude: {} });
    return found?.days[0]?.slots.length ?? 0;
  };
  expect(await slotsOn(MONDAY)).toBe(0);
  expect(await slotsOn(TUESDAY)).toBeGreaterThan(0);
  expect(await slotsOn(WEDNESDAY)).toBeGreaterThan(0);
  expect(await slotsOn(THURSDAY)).toBe(0);
  expect(await book({ startsAt: at(THURSDAY, '09:00') })).toBe('outside-opening-hours');
});
