import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { holdSlot, releaseHold } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, aRequest, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import {
  AZUL,
  bookedPlaces,
  CLARO,
  CONSULTATION,
  dayOf,
  putRules,
  someRules,
} from '#tests/insurance.ts';
import { forPayer } from './payer-availability.server.ts';

// Random histories of bookings, holds, moves and cancellations beside a plain list of who has a place, which is
// counted anew each time.

const database = await testDatabase();
const services = bookingServices(database);
const DAYS = [addDays(MONDAY, 1), addDays(MONDAY, 2)] as const;
const EXAM = 'paquimetria';
const QUOTAS = { all: 2, exam: 1 };

type Place = { id: string; payer: string; service: string; on: string };

function isFull(list: readonly Place[], { id, payer, service, on }: Place): boolean {
  if (payer === 'particular') return false;
  const others = list.filter((each) => each.id !== id && each.payer === payer && each.on === on);
  const exams = others.filter((each) => each.service === EXAM);
  return others.length >= QUOTAS.all || (service === EXAM && exams.length >= QUOTAS.exam);
}

async function freeTime(serviceSlug: string, slot: number): Promise<Date | undefined> {
  const query = { serviceSlug, from: DAYS[0], days: DAYS.length };
  const found = await readAvailability(services, query);
  const times = (found?.days ?? []).flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  return times[slot % Math.max(1, times.length)];
}

let people = 0;
async function book(list: Place[], { service, payer, slot }: Step): Promise<void> {
  const startsAt = await freeTime(service, slot);
  if (!startsAt) return;
  people += 1;
  const phoneE164 = `+55359${String(97_000_000 + people)}`;
  const contact = { name: 'Bento Alves', phoneE164, email: null };
  const request = aRequest({ contact, serviceSlug: service, startsAt, payerId: payer });
  const call = await bookAppointment(services, request, aKey());
  const place = { id: '', payer, service, on: dayOf(startsAt) };
  if (call.kind !== 'answer') throw new Error(call.kind);
  const { answer } = call;
  expect(answer.ok ? 'booked' : answer.refusal).toBe(
    isFull(list, place) ? 'payer-quota-full' : 'booked',
  );
  if (answer.ok) list.push({ ...place, id: String(answer.value.appointmentId) });
}

async function hold(list: Place[], { service, payer, slot }: Step): Promise<void> {
  const startsAt = await freeTime(service, slot);
  if (!startsAt) return;
  const held = await holdSlot(services, { serviceSlug: service, startsAt, payerId: payer });
  const place = { id: '', payer, service, on: dayOf(startsAt) };
  expect(held.ok ? 'held' : held.refusal).toBe(isFull(list, place) ? 'payer-quota-full' : 'held');
  if (held.ok) list.push({ ...place, id: `hold ${held.value.token}` });
}

function pickOf(list: readonly Place[], isHold: boolean, pick: number): Place | undefined {
  const kind = list.filter(({ id }) => id.startsWith('hold ') === isHold);
  return kind[pick % Math.max(1, kind.length)];
}

function drop(list: Place[], place: Place): void {
  list.splice(list.indexOf(place), 1);
}

async function release(list: Place[], { pick }: Step): Promise<void> {
  const place = pickOf(list, true, pick);
  if (!place) return;
  await releaseHold(database.db, place.id.replace('hold ', ''));
  drop(list, place);
}

async function cancel(list: Place[], { pick }: Step): Promise<void> {
  const place = pickOf(list, false, pick);
  if (!place) return;
  const cancelled = { appointmentId: Number(place.id), actor: 'staff:1' } as const;
  await cancelAppointment(services, cancelled, aKey());
  drop(list, place);
}

async function move(list: Place[], { pick, slot }: Step): Promise<void> {
  const place = pickOf(list, false, pick);
  const startsAt = place && (await freeTime(place.service, slot));
  if (!startsAt) return;
  const moved = { appointmentId: Number(place.id), startsAt, actor: 'patient' } as const;
  const call = await moveAppointment(services, moved, aKey());
  if (call.kind !== 'answer') throw new Error(call.kind);
  const there = { ...place, on: dayOf(startsAt) };
  const { answer } = call;
  expect(answer.ok ? 'moved' : answer.refusal).toBe(
    isFull(list, there) ? 'payer-quota-full' : 'moved',
  );
  if (!answer.ok) return;
  drop(list, place);
  list.push(there);
}

const ACTS = { book, hold, release, cancel, move };
type Step = {
  act: keyof typeof ACTS;
  service: string;
  payer: string;
  pick: number;
  slot: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('book', 'book', 'book', 'hold', 'release', 'cancel', 'move'),
  service: fc.constantFrom(CONSULTATION, EXAM),
  payer: fc.constantFrom(AZUL, AZUL, CLARO, 'particular'),
  pick: fc.nat(),
  slot: fc.nat(),
});

async function beginAnew(): Promise<void> {
  for (const table of ['consents', 'appointments', 'holds', 'payer_rules'])
    await database.pool.query(`delete from ${table}`);
  const rules = someRules({ perDay: QUOTAS.all, services: { [EXAM]: { perDay: QUOTAS.exam } } });
  for (const payer of [AZUL, CLARO]) await putRules(database, payer, rules);
}

/** What is booked is what the list says, and the days offered are those with a place. */
async function expectAgreement(list: readonly Place[], payer: string, on: string): Promise<void> {
  const places = (await bookedPlaces(database, payer)).filter((each) => each.on === on);
  const count = places.reduce((sum, each) => sum + each.count, 0);
  const listed = list.filter((each) => each.payer === payer && each.on === on);
  expect(count).toBe(listed.filter(({ id }) => !id.startsWith('hold ')).length);
  expect(listed.length).toBeLessThanOrEqual(QUOTAS.all);
  const all = await readAvailability(services, { serviceSlug: EXAM, from: on, days: 1 });
  if (!all) throw new Error('an unknown service');
  const found = await forPayer(services, all, { payerId: payer, exclude: {} });
  const full = isFull(list, { id: '', payer, service: EXAM, on });
  expect(found.fullDays.map((each) => each.on)).toEqual(full ? [on] : []);
}

test('after any history a day has never more than its quota, and is refused only when it is full', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      await beginAnew();
      const list: Place[] = [];
      for (const each of steps) await ACTS[each.act](list, each);
      for (const payer of [AZUL, CLARO])
        for (const on of DAYS) await expectAgreement(list, payer, on);
    }),
    { numRuns: 25 },
  );
});
