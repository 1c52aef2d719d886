import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentCoupons, campaigns } from '#app/db/campaigns-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { readAppointment } from './appointment-record.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import type { BookingRequest } from './booking-request.ts';
import { cancelAppointment } from './cancel-appointment.server.ts';
import { findCoupon } from './coupon.server.ts';
import { moveAppointment } from './move-appointment.server.ts';

const database = await testDatabase();
const { db } = database;
const CODE = 'OLHOS EM OUTUBRO';
const clock = stillClock();
const services = bookingServices(database, clock);

beforeEach(() => clock.set(at(MONDAY, '07:00')));

async function book(changes: Partial<BookingRequest> = {}) {
  const once = await bookAppointment(services, aRequest({ couponCode: CODE, ...changes }), aKey());
  if (once.kind === 'other-body') throw new Error('the key was used before');
  return once.answer;
}

async function bookedWithCode(): Promise<number> {
  const answer = await book();
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.appointmentId;
}

const couponOf = async (id: number) => (await readAppointment(db, { id }))?.coupon;

describe('an appointment with a campaign’s code', () => {
  test('keeps the code and what it gave, whatever staff make of the campaign later', async () => {
    const id = await bookedWithCode();
    await db.update(campaigns).set({
      code: 'OUTRO',
      codeLetters: 'OUTRO',
      gives: { 'pt-BR': 'Nada', 'en-US': 'Nothing' },
      state: 'archived',
    });
    const coupon = await couponOf(id);
    expect(coupon?.code).toBe(CODE);
    expect(coupon?.gives['pt-BR']).toBe('Desconto na avaliação de olho seco');
  });

  test('keeps both when it is moved, also to a day after the campaign', async () => {
    const id = await bookedWithCode();
    const appointment = await readAppointment(db, { id });
    const moved = await moveAppointment(
      services,
      {
        appointmentId: id,
        startsAt: at('2026-11-10', '09:00'),
        seenVersion: appointment?.version ?? 0,
        actor: 'patient',
      },
      aKey(),
    );
    expect(moved).toMatchObject({ answer: { ok: true } });
    expect((await couponOf(id))?.code).toBe(CODE);
  });

  test('keeps both when it is cancelled, and the code is free to be used again', async () => {
    const id = await bookedWithCode();
    const appointment = await readAppointment(db, { id });
    await cancelAppointment(
      services,
      { appointmentId: id, seenVersion: appointment?.version ?? 0, actor: 'patient' },
      aKey(),
    );
    expect((await couponOf(id))?.code).toBe(CODE);
    expect(await book()).toMatchObject({ ok: true });
    expect(await db.select().from(appointmentCoupons)).toHaveLength(2);
  });

  test('may be for a day after the campaign: the day of booking counts', async () => {
    clock.set(at('2026-10-31', '23:30'));
    expect(await book({ startsAt: at('2026-11-16', '09:00') })).toMatchObject({ ok: true });
    clock.set(at('2026-11-01', '00:00'));
    const late = { startsAt: at('2026-11-16', '11:00') };
    expect(await book(late)).toEqual({ ok: false, refusal: 'coupon-ended' });
  });
});

describe('a code', () => {
  test.each([
    ['NUNCA DITO', {}, 'coupon-unknown'],
    [CODE, { state: 'draft' }, 'coupon-unknown'],
    [CODE, { state: 'archived' }, 'coupon-unknown'],
    [CODE, { startsOn: '2026-10-06' }, 'coupon-not-begun'],
    [CODE, { startsOn: '2026-09-01', endsOn: '2026-10-04', isYearly: false }, 'coupon-ended'],
    [CODE, { services: ['gonioscopia'] }, 'coupon-other-service'],
  ] as const)(
    '%s of a campaign %j is refused as %s, and nothing is booked',
    async (couponCode, changes, refusal) => {
      const { services: valid, ...set } = { services: undefined, ...changes };
      await db
        .update(campaigns)
        .set({ version: 2, ...set, ...(valid && { services: [...valid] }) });
      expect(await book({ couponCode })).toEqual({ ok: false, refusal });
      expect(await db.select().from(appointments)).toEqual([]);
    },
  );

  test('is known however it is typed', async () => {
    for (const code of ['olhos em outubro', 'OLHOS-EM-OUTUBRO', ' Olhosemoutubro '])
      expect(
        await findCoupon(db, { code, serviceSlug: 'consultas-oftalmologicas', today: MONDAY }),
      ).toMatchObject({ ok: true, value: { code: CODE } });
  });

  test('that is refused says when it is valid and for what', async () => {
    const found = await findCoupon(db, {
      code: CODE,
      serviceSlug: 'x',
      today: addDays(MONDAY, 60),
    });
    expect(found).toMatchObject({
      refusal: { reason: 'coupon-ended', season: { run: { endsOn: '2026-10-31' } } },
    });
  });
});

test('of two hundred bookings at once with one code each kept appointment has it once', async () => {
  const days = Array.from({ length: 10 }, (_, n) => addDays(MONDAY, 1 + n));
  const wanted = Array.from({ length: 200 }, (_, n) => ({
    startsAt: at(days[n % days.length] ?? MONDAY, '09:00'),
    contact: { name: 'Bento Alves', phoneE164: `+55359955${String(10_000 + n)}`, email: null },
  }));
  const answers = await Promise.all(wanted.map((changes) => book(changes)));
  const kept = answers.filter((answer) => answer.ok).length;
  expect(kept).toBeGreaterThan(0);
  expect(await db.$count(appointments)).toBe(kept);
  expect(await db.$count(appointmentCoupons, eq(appointmentCoupons.code, CODE))).toBe(kept);
});
