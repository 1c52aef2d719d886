import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { countOpenings } from './count-openings.server.ts';
import { countPlaces } from './count-places.ts';

const minute = (time: string) => new Date(`2026-10-05T${time}:00-03:00`);
const DAY = '2026-10-05';

/** Slots of half an hour every fifteen minutes from 8h on. */
function slotsOf(count: number, practitionerIds: number[], otherIds: number[] | null) {
  return Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(minute('08:00').getTime() + index * 15 * 60_000);
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
    return { startsAt, endsAt, practitionerIds, otherIds };
  });
}

const service = (before = 0, after = 0) => ({
  durationMinutes: 30,
  bufferBeforeMinutes: before,
  bufferAfterMinutes: after,
});

test('starting times that overlap are one place', () => {
  expect(countPlaces(service(), DAY, slotsOf(7, [1], null))).toBe(4);
  expect(countPlaces(service(), DAY, slotsOf(1, [1], null))).toBe(1);
  expect(countPlaces(service(), DAY, [])).toBe(0);
});

test('the minutes around an appointment take places too', () => {
  // From 8h to 8h30 with ten minutes after, so the next begins at 8h45.
  expect(countPlaces(service(0, 10), DAY, slotsOf(7, [1], null))).toBe(3);
  expect(countPlaces(service(10, 10), DAY, slotsOf(7, [1], null))).toBe(2);
});

test('two people see twice as many, unless they share the room', () => {
  expect(countPlaces(service(), DAY, slotsOf(7, [1, 2], [8, 9]))).toBe(8);
  expect(countPlaces(service(), DAY, slotsOf(7, [1, 2], [8]))).toBe(4);
});

test('who takes longer has fewer', () => {
  const slots = slotsOf(7, [1, 2], null).map((slot) => {
    const long = new Date(slot.startsAt.getTime() + 60 * 60_000);
    const ways = [
      { endsAt: slot.endsAt, practitionerIds: [1], otherIds: null },
      { endsAt: long, practitionerIds: [2], otherIds: null },
    ];
    return { ...slot, ways };
  });
  expect(countPlaces(service(), DAY, slots)).toBe(4 + 2);
});

test('as many as are told can be booked one after another, and no more', async () => {
  const database = await testDatabase();
  const services = bookingServices(database);
  const { agenda } = services;
  for (const [slug, isLong] of [
    ['consultas-oftalmologicas', true],
    ['topografia-corneana', false],
  ] as const) {
    const on = addDays(MONDAY, 8);
    const free = async () => {
      const wanted = { serviceSlug: slug, from: on, days: 1 };
      return (await readAvailability(services, wanted))?.days[0]?.slots ?? [];
    };
    const [told] = await countOpenings(
      { ...services, agenda },
      { from: on, weekdays: [2], slugs: [slug], change: async () => {} },
    );
    const starts = (await free()).length;
    let booked = 0;
    for (let [next] = await free(); next; [next] = await free()) {
      const phoneE164 = `+55359${slug.length}${String(booked).padStart(6, '0')}`;
      const contact = { name: 'Antônia Reis', phoneE164, email: null };
      const request = aRequest({ serviceSlug: slug, startsAt: next.startsAt, contact });
      expect(await bookAppointment(services, request, aKey())).toMatchObject({
        answer: { ok: true },
      });
      booked += 1;
    }
    expect(told?.services[0]?.before).toBe(booked);
    // What takes longer than a step begins at more times than it fits.
    expect(starts > booked).toBe(isLong);
    await database.pool.query('truncate appointments, occupancy cascade');
  }
});
