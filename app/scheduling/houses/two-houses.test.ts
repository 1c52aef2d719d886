import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import { appointments, holds, occupancy, resources, weeklyHours } from '#app/db/schema.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { referenceSlots } from '#app/scheduling/available-slots.reference.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import type { Busy } from '#app/scheduling/working-minutes.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { openTwoHouses, twoHouses } from '#tests/two-houses.ts';

const database = await testDatabase();
const { db } = database;
const TUESDAY = addDays(MONDAY, 1);
const CONSULTATION = 'consultas-oftalmologicas';
const payerIds = twoHouses.payers.map(({ id }) => id);
const services = { ...bookingServices(database), agenda: twoHouses.agenda, payerIds };

beforeEach(() => openTwoHouses(database));

async function find(branch: string | null, { on = TUESDAY, days = 1 } = {}) {
  const found = await readAvailability(services, {
    ...{ serviceSlug: CONSULTATION, branch, from: on, days },
  });
  if (!found) throw new Error('the service is unknown');
  return found;
}
const timesIn = async (branch: string | null, on = TUESDAY) =>
  (await find(branch, { on })).days.flatMap(({ slots }) =>
    slots.map(({ startsAt }) => rfc3339(startsAt).slice(11, 16)),
  );
const book = (time: string, branch: string | null, phoneE164 = '+5592995550111') =>
  bookAppointment(
    services,
    aRequest({
      ...{ startsAt: at(TUESDAY, time), branch },
      contact: { name: 'Antônia Reis', phoneE164, email: null },
    }),
    aKey(),
  );
const bookedAt = async () =>
  (await db.select().from(appointments)).map(({ branch, status }) => ({ branch, status }));

test('each house has the times of who is there, in rooms that are there', async () => {
  expect(await timesIn(null)).toEqual(expect.arrayContaining(['09:10', '14:10']));
  const further = await timesIn(FURTHER_HOUSE);
  expect(further[0]).toBe('13:00');
  expect(further.at(-1)).toBe('18:20');
  expect(await timesIn(FURTHER_HOUSE, MONDAY)).toEqual([]);
  const [slot] = (await find(FURTHER_HOUSE)).days.flatMap(({ slots }) => slots);
  const ids = [...(slot?.practitionerIds ?? []), ...(slot?.otherIds ?? [])];
  const all = await db.select().from(resources);
  expect(ids.map((id) => all.find((each) => each.id === id)?.slug)).toEqual([
    SECOND_DOCTOR,
    'sala-das-sumaumas',
  ]);
});

test('an appointment, a hold and what they occupy are in the chosen house', async () => {
  await expect(book('13:00', FURTHER_HOUSE)).resolves.toMatchObject({ answer: { ok: true } });
  expect(await bookedAt()).toEqual([{ branch: FURTHER_HOUSE, status: 'confirmed' }]);
  const startsAt = at(TUESDAY, '14:00');
  await holdSlot(services, { serviceSlug: CONSULTATION, branch: FURTHER_HOUSE, startsAt });
  expect(await db.select({ branch: holds.branch }).from(holds)).toEqual([
    { branch: FURTHER_HOUSE },
  ]);
  expect(await timesIn(FURTHER_HOUSE)).not.toContain('14:00');
});

test('a time of one house is none of the other, nor of a house that is not there', async () => {
  const refused = { answer: { ok: false, refusal: 'outside-opening-hours' } };
  expect(await book('18:20', null)).toMatchObject(refused);
  expect(await book('08:50', FURTHER_HOUSE)).toMatchObject(refused);
  await db.execute(sql`update weekly_hours set branch = 'antiga' where branch is not null`);
  expect(await timesIn('antiga')).toEqual([]);
});

test('a move stays in its house, unless another is chosen', async () => {
  await book('13:00', FURTHER_HOUSE);
  const [row] = await db.select().from(appointments);
  const move = (time: string, branch?: string | null) =>
    moveAppointment(
      services,
      { appointmentId: row?.id ?? 0, startsAt: at(TUESDAY, time), actor: 'staff:1', branch },
      aKey(),
    );
  expect(await move('14:00')).toMatchObject({ answer: { ok: true } });
  expect(await bookedAt()).toEqual([{ branch: FURTHER_HOUSE, status: 'confirmed' }]);
  expect(await move('08:10')).toMatchObject({ answer: { ok: false } });
  expect(await move('08:10', null)).toMatchObject({ answer: { ok: true } });
  expect(await bookedAt()).toEqual([{ branch: null, status: 'confirmed' }]);
});

test('in a house that was left nothing is booked or moved, held or not; from it one may move', async () => {
  await book('13:00', FURTHER_HOUSE);
  const held = await holdSlot(services, {
    ...{ serviceSlug: CONSULTATION, branch: FURTHER_HOUSE, startsAt: at(TUESDAY, '15:00') },
  });
  if (!held.ok) throw new Error(held.refusal);
  const left = { ...services, agenda: { ...services.agenda, houses: [null] } };
  const refused = { answer: { ok: false, refusal: 'outside-opening-hours' } };
  const again = aRequest({
    ...{ startsAt: at(TUESDAY, '15:00'), branch: FURTHER_HOUSE, holdToken: held.value.token },
    contact: { name: 'Bia Reis', phoneE164: '+5592995550112', email: null },
  });
  expect(await bookAppointment(left, again, aKey())).toMatchObject(refused);
  const [row] = await db.select().from(appointments);
  const move = (branch?: null) =>
    moveAppointment(
      left,
      { appointmentId: row?.id ?? 0, startsAt: at(TUESDAY, '09:10'), actor: 'staff:1', branch },
      aKey(),
    );
  expect(await move()).toMatchObject(refused);
  expect(await move(null)).toMatchObject({ answer: { ok: true } });
});

test.each([
  [null, [0, 0]],
  [MAIN_HOUSE, [0, 1]],
  [FURTHER_HOUSE, [1, 0]],
] as const)('a closure of %s closes what it says', async (house, [main, further]) => {
  const during = { startsAt: at(TUESDAY, '00:00'), endsAt: at(addDays(TUESDAY, 1), '00:00') };
  const closure = { resourceId: null, house, ...during, reason: 'Obra' };
  await addClosure(services, closure, { actor: 'staff:1', key: 'obra' });
  expect(Math.sign((await timesIn(null)).length)).toBe(main);
  expect(Math.sign((await timesIn(FURTHER_HOUSE)).length)).toBe(further);
});

test('nobody has hours in two houses at once, whatever writes them', async () => {
  const [doctor] = (await db.select().from(resources)).filter(({ slug }) => slug === SECOND_DOCTOR);
  const row = { resourceId: doctor?.id ?? 0, weekday: 2, kind: 'open' } as const;
  const add = (startsTime: string, endsTime: string) =>
    db.insert(weeklyHours).values({ ...row, startsTime, endsTime });
  await expect(add('12:00', '13:30')).rejects.toThrow();
  await expect(add('08:00', '13:00')).resolves.toBeDefined();
});

/** Hours of two people and two rooms, each day in one house or the other. */
const randomHours = fc.record({
  days: fc.array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      who: fc.integer({ min: 0, max: 1 }),
      inFurther: fc.boolean(),
      from: fc.constantFrom('07:30', '08:00', '12:10'),
      to: fc.constantFrom('12:00', '17:45', '19:00'),
    }),
    { minLength: 6, maxLength: 20 },
  ),
  busy: fc.array(
    fc.record({
      who: fc.integer({ min: 0, max: 3 }),
      minute: fc.integer({ min: 0, max: 4 * 1440 }),
      length: fc.integer({ min: 5, max: 200 }),
    }),
    { maxLength: 25 },
  ),
  closed: fc.option(
    fc.record({
      house: fc.constantFrom(null, MAIN_HOUSE, FURTHER_HOUSE),
      minute: fc.integer({ min: 0, max: 4 * 1440 }),
    }),
  ),
});

test('in each house the same times as when every minute is tried with what is there', async () => {
  const all = await db.select().from(resources);
  const slugs = ['ivo-nascimento-tavares', SECOND_DOCTOR, 'sala-do-rio', 'sala-das-sumaumas'];
  const ids = slugs.map((slug) => all.find((each) => each.slug === slug)?.id ?? 0);
  const [service] = twoHouses.services;
  if (!service) throw new Error('the record has no service');
  const start = at(MONDAY, '00:00').getTime();
  const span = (minute: number, length: number) => ({
    startsAt: new Date(start + minute * 60_000),
    endsAt: new Date(start + (minute + length) * 60_000),
  });
  const during = (each: { startsAt: Date; endsAt: Date }) =>
    `[${each.startsAt.toISOString()},${each.endsAt.toISOString()})`;
  let free = 0;
  await fc.assert(
    fc.asyncProperty(randomHours, async ({ days, busy, closed }) => {
      await db.execute(sql`delete from occupancy`);
      await db.execute(sql`delete from closures`);
      await db.execute(
        sql`delete from weekly_hours where resource_id = any(${sql.param(ids.slice(0, 2))}::int[])`,
      );
      const once = new Set<string>();
      const hours = days.flatMap(({ weekday, who, inFurther, from, to }) => {
        // A day of somebody is in one house.
        const key = `${weekday} ${who}`;
        if (from >= to || once.has(key)) return [];
        once.add(key);
        return [
          {
            ...{ resourceId: ids[who] ?? 0, weekday, kind: 'open' as const },
            ...{ startsTime: from, endsTime: to, validFrom: '2000-01-01', validUntil: null },
            branch: inFurther ? FURTHER_HOUSE : null,
          },
        ];
      });
      if (hours.length > 0) await db.insert(weeklyHours).values(hours);
      const taken: Busy[] = [];
      for (const { who, minute, length } of busy) {
        const row = { resourceId: ids[who] ?? 0, ...span(minute, length) };
        const clashes = taken.some(
          (each) =>
            each.resourceId === row.resourceId &&
            each.startsAt < row.endsAt &&
            row.startsAt < each.endsAt,
        );
        if (clashes) continue;
        taken.push({ ...row, holdExpiresAt: null, isOwn: false });
        await db
          .insert(occupancy)
          .values({ resourceId: row.resourceId, during: during(row), reason: 'Curso' });
      }
      const closure = closed && { house: closed.house, ...span(closed.minute, 300) };
      if (closure)
        await db.execute(sql`insert into closures (during, house, reason)
          values (${during(closure)}::tstzrange, ${closure.house}, 'Obra')`);
      const rows = await db.select().from(weeklyHours);
      for (const branch of [null, FURTHER_HOUSE]) {
        const isHere = closure && [null, branch ?? MAIN_HOUSE].includes(closure.house);
        const expected = referenceSlots(
          {
            service: { ...service, id: 0 },
            practitionerIds: ids.slice(0, 2),
            otherIds: ids.slice(2).filter((_, index) => (index === 1) === (branch !== null)),
            hours: rows.filter((row) => row.branch === branch),
            closures: isHere ? [{ ...closure, resourceId: null }] : [],
            closedDays: [],
            busy: taken,
          },
          { agenda: twoHouses.agenda, now: services.clock.now(), from: MONDAY, days: 4 },
        );
        const { days: found } = await find(branch, { on: MONDAY, days: 4 });
        const slots = found.flatMap((each) => each.slots);
        expect(slots.map(({ startsAt }) => startsAt.toISOString())).toEqual(
          expected.free.map((each) => each.at),
        );
        expect(slots.map((each) => [each.practitionerIds, each.otherIds])).toEqual(
          expected.free.map((each) => [each.practitioners.map(({ id }) => id), each.otherIds]),
        );
        free += slots.length;
      }
    }),
    { numRuns: 40 },
  );
  // Guards against vacuous runs.
  expect(free).toBeGreaterThan(200);
});

test('of a doctor who is wanted in two houses at one time, one person has it', async () => {
  // Were the hours ever to meet, what is occupied would still be the last word.
  const rule = `alter table weekly_hours drop constraint weekly_hours_in_one_house`;
  await db.execute(sql.raw(rule));
  const doctor = sql`(select id from resources where slug = ${SECOND_DOCTOR})`;
  await db.execute(sql`
    insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time)
    values (${doctor}, 2, 'open', '13:00', '19:00')`);
  await db.execute(sql`
    delete from service_resources where resource_id in (
      select id from resources where kind = 'practitioner' and id <> ${doctor})`);
  expect(await timesIn(null)).toContain('14:00');
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      book(
        '14:00',
        index % 2 === 0 ? FURTHER_HOUSE : null,
        `+55929955501${String(index).padStart(2, '0')}`,
      ),
    ),
  );
  expect(results.filter((each) => each.kind === 'answer' && each.answer.ok)).toHaveLength(1);
  // The doctor and a room.
  expect(await db.select().from(occupancy)).toHaveLength(2);
});
