import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { auditLog } from '#app/db/schema.ts';
import { readHoursOf, setHours } from '#app/features/schedule-settings/hours.server.ts';
import { bookAddOnAppointment } from '#app/scheduling/book-add-on.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { readDay } from '#app/scheduling/claim-slot.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { readMoveSlots } from '#app/scheduling/move-options.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { countOpenings, lostServices } from './count-openings.server.ts';
import { replaceHours } from './fill-hours.server.ts';
import type { LimitOf } from './hours-for.ts';
import { type WeekHours, weekOn, withLimits, withWeek } from './week-hours.ts';

// Hours that are for some services alone, from the search for times to what is written.

const database = await testDatabase({ maxConnections: 20 });
const { db, pool } = database;
const services = bookingServices(database, stillClock());
const [TUESDAY, WEDNESDAY] = [addDays(MONDAY, 1), addDays(MONDAY, 2)];
const CONSULTATION = 'consultas-oftalmologicas';
const TOPOGRAPHY = 'topografia-corneana';
const FIELD = 'campo-visual';
const HELENA = 'helena-prado-vilela';
const MARINA = 'marina-couto-reis';
const BY_STAFF = { channel: 'desk', actor: 'staff:1' } as const;
const AFTERNOON = { startsTime: '14:00', endsTime: '18:00' };

async function idOf(table: 'services' | 'resources', slug: string): Promise<number> {
  const { rows } = await pool.query(`select id from ${table} where slug = $1`, [slug]);
  return Number(rows[0]?.id);
}

let staffId = 0;
beforeEach(async () => {
  const clock = stillClock();
  ({ id: staffId } = await aStaffMember({ db, clock }, { role: 'administrator' }));
  // Helena alone, so that a time is free with her or not at all.
  await pool.query(`delete from service_resources where resource_id = $1`, [
    await idOf('resources', MARINA),
  ]);
});

/** Somebody's week with limits on Wednesday afternoon in the place of those that were there. */
async function limitedWeek(limits: readonly [LimitOf, ...string[]][]) {
  const helena = (await readHoursOf(db)).find(({ slug }) => slug === HELENA);
  if (!helena) throw new Error('the record has other people');
  const made = await Promise.all(
    limits.map(async ([limitOf, ...slugs]) => ({
      ...{ ...AFTERNOON, limitOf },
      serviceIds: await Promise.all(slugs.map((slug) => idOf('services', slug))),
    })),
  );
  const week = weekOn(helena.rows, MONDAY).map((day, weekday) => {
    if (!day) return null;
    const { limits: _, ...rest } = day;
    return withLimits(rest, weekday === 3 ? made : []);
  });
  return { helena, period: { from: MONDAY, until: null, week } };
}

async function limit(...limits: [LimitOf, ...string[]][]) {
  const { helena, period } = await limitedWeek(limits);
  const { id, kind, setting } = helena;
  const target = { id, kind, seenVersion: setting.version };
  return setHours(services, period, { targets: [target], staffId });
}

let callers = 0;
async function book(request: Partial<BookingRequest>) {
  callers += 1;
  const phoneE164 = `+553599${String(callers).padStart(7, '0')}`;
  const contact = { name: `Pessoa ${callers}`, phoneE164, email: null };
  const made = await bookAppointment(services, aRequest({ contact, ...request }), aKey());
  if (made.kind !== 'answer') throw new Error(made.kind);
  return made.answer.ok ? made.answer.value.appointmentId : made.answer.refusal;
}

async function startsOn(on: string, serviceSlug: string, further: string[] = []) {
  const found = await readDay(services, {
    ...{ serviceSlug, further: further.map((slug) => ({ serviceSlug: slug })) },
    ...{ startsAt: at(on, '12:00'), exclude: {} },
  });
  const slots = found?.days[0]?.slots ?? [];
  return slots.map(({ startsAt }) => startsAt.toISOString().slice(11, 16));
}
const isAfternoon = (utc: string) => utc >= '17:00';

test('an afternoon for one service is kept from all others, and leaves it its mornings', async () => {
  await limit(['hours', TOPOGRAPHY]);
  expect((await startsOn(WEDNESDAY, CONSULTATION)).some(isAfternoon)).toBe(false);
  expect((await startsOn(TUESDAY, CONSULTATION)).some(isAfternoon)).toBe(true);
  const left = await startsOn(WEDNESDAY, TOPOGRAPHY);
  expect([left.some(isAfternoon), left.every(isAfternoon)]).toEqual([true, false]);
  const three = { startsAt: at(WEDNESDAY, '15:00') };
  expect(await book(three)).toBe('outside-opening-hours');
  expect(await holdSlot(services, { serviceSlug: CONSULTATION, ...three })).toMatchObject({
    refusal: 'outside-opening-hours',
  });
  // 13h to 14h is the last that ends in time.
  expect(await book({ startsAt: at(WEDNESDAY, '13:15') })).toBe('outside-opening-hours');
  expect(await book({ startsAt: at(WEDNESDAY, '13:00') })).toEqual(expect.any(Number));
  expect(await book({ serviceSlug: TOPOGRAPHY, ...three })).toEqual(expect.any(Number));
});

test('a service of one afternoon is done then alone, and others beside it', async () => {
  await limit(['services', TOPOGRAPHY]);
  expect(await startsOn(TUESDAY, TOPOGRAPHY)).toEqual([]);
  const own = await startsOn(WEDNESDAY, TOPOGRAPHY);
  expect([own.length > 0, own.every(isAfternoon)]).toEqual([true, true]);
  expect((await startsOn(WEDNESDAY, CONSULTATION)).some(isAfternoon)).toBe(true);
  expect(await book({ serviceSlug: TOPOGRAPHY, startsAt: at(WEDNESDAY, '09:00') })).toBe(
    'outside-opening-hours',
  );
});

test('both at once keep the afternoon and the service for each other', async () => {
  await limit(['both', TOPOGRAPHY]);
  expect(await startsOn(TUESDAY, TOPOGRAPHY)).toEqual([]);
  expect((await startsOn(WEDNESDAY, TOPOGRAPHY)).every(isAfternoon)).toBe(true);
  expect((await startsOn(WEDNESDAY, CONSULTATION)).some(isAfternoon)).toBe(false);
});

test('of several exams on one coming each keeps to its own hours', async () => {
  expect((await startsOn(WEDNESDAY, FIELD, [TOPOGRAPHY])).some(isAfternoon)).toBe(true);
  await limit(['hours', TOPOGRAPHY]);
  const starts = await startsOn(WEDNESDAY, FIELD, [TOPOGRAPHY]);
  expect([starts.length > 0, starts.some(isAfternoon)]).toEqual([true, false]);
  const wish = { serviceSlug: FIELD, further: [{ serviceSlug: TOPOGRAPHY }] };
  expect(await book({ ...wish, startsAt: at(WEDNESDAY, '15:00') })).toBe('outside-opening-hours');
});

test('a booked appointment stays, moves only to hours of its service, and add-ons are free', async () => {
  const startsAt = at(WEDNESDAY, '15:00');
  const id = Number(await book({ startsAt }));
  await limit(['hours', TOPOGRAPHY]);
  const { rows } = await pool.query('select status, starts_at from appointments where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ status: 'confirmed', starts_at: startsAt }]);
  const practitionerId = await idOf('resources', HELENA);
  const appointment = {
    ...{ id, serviceSlug: CONSULTATION, branch: null, steps: [], startsAt, practitionerId },
    ...{ attendance: null, payerId: 'particular' },
  };
  const offered = await readMoveSlots(services, appointment, { from: WEDNESDAY, days: 1 });
  expect(offered.some((slot) => slot.startsAt >= at(WEDNESDAY, '13:15'))).toBe(false);
  const move = (to: Date) =>
    moveAppointment(services, { appointmentId: id, startsAt: to, actor: 'staff:1' }, aKey());
  expect(await move(at(WEDNESDAY, '16:00'))).toMatchObject({
    answer: { refusal: 'outside-opening-hours' },
  });
  expect(await move(at(WEDNESDAY, '09:00'))).toMatchObject({ answer: { ok: true } });

  const { addOnsPerDay } = testClinic.agenda;
  const staff = { ...services, agenda: { ...rulesForStaff(services.agenda), addOnsPerDay } };
  const { holdToken: _none, ...request } = aRequest({ startsAt: at(WEDNESDAY, '16:00') });
  const addOn = { ...request, channel: 'desk' as const, practitionerId, reason: 'Retorno' };
  expect(await bookAddOnAppointment(staff, { ...addOn, actor: 'staff:1' }, aKey())).toMatchObject({
    answer: { ok: true },
  });
});

test('a limit whose services are gone lets nobody in, and does not become one for all', async () => {
  await limit(['hours', TOPOGRAPHY]);
  await pool.query('delete from hours_services');
  for (const slug of [CONSULTATION, TOPOGRAPHY])
    expect((await startsOn(WEDNESDAY, slug)).some(isAfternoon)).toBe(false);
});

test('what a change leaves without any hours is told before, and nothing is kept', async () => {
  const { helena, period } = await limitedWeek([['both', TOPOGRAPHY]]);
  const only = { limitOf: 'both' as const, serviceIds: [await idOf('services', TOPOGRAPHY)] };
  const everyDay = period.week.map(
    (day) =>
      day && withLimits(day, [{ startsTime: day.startsTime, endsTime: day.endsTime, ...only }]),
  );
  const asked = (week: WeekHours) => ({
    ...{ from: MONDAY, slugs: [CONSULTATION, TOPOGRAPHY, FIELD] },
    change: (tx: Parameters<typeof replaceHours>[0]) =>
      replaceHours(tx, { resourceId: helena.id, branch: null }, withWeek([], { ...period, week })),
  });
  expect(await lostServices(services, asked(period.week))).toEqual([]);
  expect(await lostServices(services, asked(everyDay))).toEqual([CONSULTATION, FIELD]);
  expect((await startsOn(TUESDAY, CONSULTATION)).length).toBeGreaterThan(0);
});

test('of bookings that race with changes of limits none that comes after one lies outside it', async () => {
  const kinds: [LimitOf, ...string[]][][] = [[['hours', TOPOGRAPHY]], [], [['both', FIELD]], []];
  const times = ['14:00', '15:00', '16:00', '17:00'];
  let booked = 0;
  for (let round = 0; round < 24; round += 1) {
    const limits = kinds[round % kinds.length] ?? [];
    await pool.query('truncate appointments, audit_log cascade');
    const attempts = times.map(
      (time, n) => () =>
        book({
          serviceSlug: n % 2 === 0 ? CONSULTATION : TOPOGRAPHY,
          startsAt: at(WEDNESDAY, time),
          ...BY_STAFF,
        }),
    );
    const running = attempts.map((attempt) => attempt());
    const change = limit(...limits);
    const late = attempts.map((attempt) => attempt());
    await Promise.all([...running, ...late]);
    expect(await change).toMatchObject({ ok: true });
    // Whoever waits for a lock writes later: the order of what is noted is that of the changes.
    const notes = await db.select().from(auditLog).orderBy(asc(auditLog.id));
    const changedAt = notes.findIndex(({ action }) => action === 'agenda.hours');
    const after = notes.slice(changedAt).filter(({ action }) => action.startsWith('appointment.'));
    for (const { subjectId } of after) {
      const { rows } = await pool.query(
        'select s.slug from appointments a join services s on s.id = a.service_id where a.id = $1',
        [subjectId],
      );
      const [only] = limits;
      if (only) expect(only).toContain(rows[0]?.slug);
    }
    booked += notes.length - 1;
  }
  expect(booked).toBeGreaterThan(24);
});

test('one booked day does not speak for every other of its weekday', async () => {
  const { period, helena } = await limitedWeek([]);
  const counted = () =>
    countOpenings(services, {
      ...{ from: WEDNESDAY, weekdays: [3], slugs: [CONSULTATION] },
      change: async (tx) => {
        const week = period.week.map((day, weekday) => (weekday === 3 ? null : day));
        const target = { resourceId: helena.id, branch: null };
        await replaceHours(tx, target, withWeek([], { ...period, week }));
      },
    });
  const [free] = await counted();
  const places = free?.services[0]?.before ?? 0;
  expect(places).toBeGreaterThan(3);
  for (const time of ['09:00', '10:00', '15:00'])
    expect(await book({ startsAt: at(WEDNESDAY, time) })).toEqual(expect.any(Number));
  expect((await startsOn(WEDNESDAY, CONSULTATION)).length).toBeGreaterThan(0);
  expect(await counted()).toMatchObject([
    { on: addDays(WEDNESDAY, 7), services: [{ before: places, after: 0 }] },
  ]);
});
