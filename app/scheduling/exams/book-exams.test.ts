import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { findHold, holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const { db, pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const EIGHT = at(TUESDAY, '08:00');

/** Visual field, then topography and, because it dilates, retina mapping last. */
const THREE: Partial<BookingRequest> = {
  serviceSlug: 'mapeamento-de-retina',
  further: [{ serviceSlug: 'campo-visual' }, { serviceSlug: 'topografia-corneana' }],
  startsAt: EIGHT,
};

async function outcome(changes: Partial<BookingRequest>, services = bookingServices(database)) {
  const once = await bookAppointment(services, aRequest(changes), aKey());
  if (once.kind === 'other-body') return 'other-body';
  return once.answer.ok ? once.answer.value.appointmentId : once.answer.refusal;
}

async function booked(changes: Partial<BookingRequest>): Promise<number> {
  const id = await outcome(changes);
  if (typeof id !== 'number') throw new Error(id);
  return id;
}

async function appointmentOf(id: number) {
  const appointment = await readAppointment(db, { id });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

async function walkOf(id: number): Promise<string[]> {
  const { steps } = await appointmentOf(id);
  return steps.map(
    ({ serviceSlug, startsAt, endsAt }) =>
      `${wallClockOf(startsAt).time}–${wallClockOf(endsAt).time} ${serviceSlug}`,
  );
}

const faults = async () => (await pool.query('select * from occupancy_faults')).rows;
const count = async (table: string) =>
  (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

test('books several exams as one appointment, dilation last', async () => {
  const id = await booked(THREE);
  expect(await walkOf(id)).toEqual([
    '08:00–08:15 topografia-corneana',
    '08:15–09:15 campo-visual',
    '09:15–09:45 mapeamento-de-retina',
  ]);
  const { startsAt, endsAt, steps, serviceSlug } = await appointmentOf(id);
  expect([startsAt, endsAt]).toEqual([EIGHT, at(TUESDAY, '09:45')]);
  // The first in the clinic's order leads.
  expect(serviceSlug).toBe('mapeamento-de-retina');
  expect(steps.map(({ eyes }) => eyes)).toEqual([null, 'both', null]);
  expect(await count('appointments')).toBe(1);
  expect(await count('occupancy')).toBe(6);
  expect(await faults()).toEqual([]);
});

test('one service is booked as ever, without steps', async () => {
  const id = await booked({});
  expect((await appointmentOf(id)).steps).toEqual([]);
  expect(await count('appointment_steps')).toBe(0);
  expect(
    await booked({ serviceSlug: 'campo-visual', eyes: 'both', startsAt: at(TUESDAY, '14:00') }),
  );
  expect(await count('appointment_steps')).toBe(0);
});

test('one eye takes its own time, alone as beside others', async () => {
  const alone = await booked({ serviceSlug: 'campo-visual', eyes: 'right', startsAt: EIGHT });
  expect(await walkOf(alone)).toEqual(['08:00–08:30 campo-visual']);
  expect((await appointmentOf(alone)).steps[0]?.eyes).toBe('right');
  const beside = await booked({
    serviceSlug: 'campo-visual',
    eyes: 'left',
    further: [{ serviceSlug: 'topografia-corneana' }],
    startsAt: at(TUESDAY, '14:00'),
  });
  expect((await appointmentOf(beside)).endsAt).toEqual(at(TUESDAY, '14:45'));
  expect(await faults()).toEqual([]);
});

test('refuses what does not go together, is not booked online, or costs a deposit', async () => {
  const cases: [Partial<BookingRequest>, string][] = [
    [{ further: [{ serviceSlug: 'acompanhamento-pediatrico' }] }, 'not-together'],
    [{ further: [{ serviceSlug: 'laudos-especializados' }] }, 'not-together'],
    [{ further: [{ serviceSlug: 'consultas-oftalmologicas' }] }, 'not-together'],
    [{ further: [{ serviceSlug: 'nenhum' }] }, 'unknown-service'],
  ];
  for (const [changes, refusal] of cases) expect(await outcome(changes)).toBe(refusal);
  await pool.query(`update services set is_bookable_online = false where slug = 'campo-visual'`);
  expect(await outcome(THREE)).toBe('not-online');
  await pool.query(`update services set is_bookable_online = true where slug = 'campo-visual'`);
  const deposits = {
    isNeeded: async (_tx: unknown, { serviceSlug }: { serviceSlug: string }) =>
      serviceSlug === 'campo-visual',
    lock: async () => {},
    cancelled: async () => {},
  };
  const services = { ...bookingServices(database), deposits };
  expect(await outcome(THREE, services)).toBe('not-together');
  expect(await outcome({ ...THREE, actor: 'staff:1' }, services)).toBeTypeOf('number');
});

test('holds several exams, confirms them, and leaves nothing of the hold', async () => {
  const services = bookingServices(database);
  const { serviceSlug = '', further } = THREE;
  const held = await holdSlot(services, { serviceSlug, further, startsAt: EIGHT });
  if (!held.ok) throw new Error(held.refusal);
  expect(held.value.endsAt).toEqual(at(TUESDAY, '09:45'));
  expect(await count('hold_steps')).toBe(3);
  expect(await faults()).toEqual([]);
  expect((await findHold(services, held.value.token))?.endsAt).toEqual(at(TUESDAY, '09:45'));
  // The campimeter is held; nobody else gets it.
  const field = { serviceSlug: 'campo-visual', startsAt: at(TUESDAY, '08:15') };
  expect(await outcome({ ...field, contact: SOMEBODY })).toBe('slot-taken');
  await booked({ ...THREE, holdToken: held.value.token });
  expect(await count('holds')).toBe(0);
  expect(await count('hold_steps')).toBe(0);
});

const SOMEBODY = { name: 'Bento Alves', phoneE164: '+5535995550222', email: null };

test('moves several exams as one, into another order where that fits, and cancels them as one', async () => {
  const services = bookingServices(database);
  const id = await booked(THREE);
  // The topographer is taken at two, and free at a quarter past.
  await booked({
    serviceSlug: 'topografia-corneana',
    startsAt: at(TUESDAY, '14:00'),
    contact: SOMEBODY,
  });
  const move = { appointmentId: id, startsAt: at(TUESDAY, '14:15'), actor: 'patient' } as const;
  expect(await moveAppointment(services, move, aKey())).toMatchObject({ answer: { ok: true } });
  expect((await walkOf(id))[0]).toBe('14:15–14:30 topografia-corneana');
  expect(await count('appointment_steps')).toBe(3);
  expect(await faults()).toEqual([]);
  const cancelled = await cancelAppointment(
    services,
    { appointmentId: id, actor: 'patient' },
    aKey(),
  );
  expect(cancelled).toMatchObject({ answer: { ok: true } });
  // What was cancelled can still be told.
  expect((await appointmentOf(id)).steps).toHaveLength(3);
  expect(await count('occupancy')).toBe(2);
  expect(await faults()).toEqual([]);
});

test('a code counts when it is valid for one of the exams', async () => {
  const couponCode = 'OLHOS EM OUTUBRO';
  const further = [{ serviceSlug: 'topografia-corneana' }];
  expect(await outcome({ couponCode, further, startsAt: at(TUESDAY, '14:00') })).toBeTypeOf(
    'number',
  );
  const without = { serviceSlug: 'paquimetria', further, startsAt: at(TUESDAY, '10:00') };
  expect(await outcome({ couponCode, ...without })).toBe('coupon-other-service');
});

test('the database refuses an appointment that does not occupy exactly its steps', async () => {
  const id = await booked(THREE);
  const changes = [
    `delete from occupancy where id = (select min(id) from occupancy)`,
    `update occupancy set step = null`,
    `update occupancy set step = 0 where step = 1`,
    `update occupancy set during = tstzrange(lower(during), upper(during) + interval '5 minutes')
       where step = 2`,
    `delete from appointment_steps where position = 2`,
    `delete from appointment_steps`,
    `update appointment_steps set ends_at = ends_at + interval '5 minutes' where position = 2`,
    `update appointment_steps set service_id = (select id from services where slug = 'paquimetria')
       where service_id = (select service_id from appointments)`,
    `update appointments set ends_at = ends_at + interval '30 minutes' where id = ${id}`,
    `update appointments set buffer_after_minutes = 60 where id = ${id}`,
  ];
  for (const change of changes)
    await expect(pool.query(change), change).rejects.toMatchObject({ code: '23514' });
  expect(await faults()).toEqual([]);
});

test('the database refuses a hold that does not occupy exactly its steps', async () => {
  const { serviceSlug = '', further } = THREE;
  await holdSlot(bookingServices(database), { serviceSlug, further, startsAt: EIGHT });
  for (const change of [
    `delete from hold_steps where position = 0`,
    `update occupancy set step = null where hold_id is not null`,
    `update holds set ends_at = ends_at + interval '30 minutes'`,
  ])
    await expect(pool.query(change), change).rejects.toMatchObject({ code: '23514' });
  await db.execute(sql`delete from holds`);
  expect(await count('hold_steps')).toBe(0);
});
