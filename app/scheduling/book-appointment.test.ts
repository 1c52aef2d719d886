import { describe, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointments, consents, contacts, holds, occupancy, patients } from '#app/db/schema.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { bookAppointment } from './book-appointment.server.ts';
import type { BookingRequest } from './booking-request.ts';
import { extendHold, findHold, holdSlot, releaseHold } from './hold-slot.server.ts';
import type { BookingServices } from './scheduling-services.server.ts';

const database = await testDatabase();
const TUESDAY = addDays(MONDAY, 1);

async function outcome(services: BookingServices, request: BookingRequest, key = aKey()) {
  const once = await bookAppointment(services, request, key);
  if (once.kind === 'other-body') return 'other-body';
  return once.answer.ok ? 'booked' : once.answer.refusal;
}

/** A request from another person with another phone. */
function somebodyElse(changes: Partial<BookingRequest> = {}): BookingRequest {
  const name = 'Bento Alves';
  return aRequest({
    contact: { name, phoneE164: '+5535995550222', email: null },
    patient: { name, bornOn: '1960-01-01' },
    ...changes,
  });
}

describe('booking', () => {
  test('writes appointment, people, consent and occupied times, and asks for two mails', async () => {
    const services = bookingServices(database);
    expect(await outcome(services, aRequest())).toBe('booked');
    const { db } = database;
    const [appointment] = await db.select().from(appointments);
    expect(appointment).toMatchObject({ startsOn: TUESDAY, startsTime: '09:00:00', sequence: 0 });
    expect(appointment?.protocol).toMatch(/^\d{4}-\d{4}$/);
    expect(await db.select().from(occupancy)).toHaveLength(2);
    expect(await db.select().from(consents)).toHaveLength(1);
    expect(services.sent.map(({ data }) => data.audience)).toEqual(['patient', 'clinic']);
  });

  test('refuses a taken time, an overlapping one and one that a break cuts', async () => {
    const services = bookingServices(database);
    await outcome(services, aRequest());
    expect(await outcome(services, somebodyElse())).toBe('slot-taken');
    const overlapping = somebodyElse({ startsAt: at(TUESDAY, '09:45') });
    expect(await outcome(services, overlapping)).toBe('slot-taken');
    const intoLunch = somebodyElse({ startsAt: at(TUESDAY, '11:15') });
    expect(await outcome(services, intoLunch)).toBe('outside-opening-hours');
  });

  test('refuses what lies in the past, too soon, too far, off the grid or on a Sunday', async () => {
    const services = bookingServices(database);
    const cases: [string, string, string][] = [
      [addDays(MONDAY, -3), '09:00', 'too-soon'],
      [MONDAY, '08:45', 'too-soon'],
      [addDays(MONDAY, 62), '09:00', 'beyond-horizon'],
      [TUESDAY, '09:07', 'off-grid'],
      [addDays(MONDAY, 6), '09:00', 'outside-opening-hours'],
    ];
    for (const [on, time, refusal] of cases) {
      expect(await outcome(services, aRequest({ startsAt: at(on, time) }))).toBe(refusal);
    }
    expect(await database.db.select().from(contacts)).toHaveLength(0);
  });

  test('asks who answers for a child, and stores it with the appointment', async () => {
    const services = bookingServices(database);
    const child = { patient: { name: 'Caio Reis', bornOn: '2016-05-05' } };
    expect(await outcome(services, aRequest(child))).toBe('guardian-required');
    const guardian = { name: 'Antônia Reis', relation: 'avó' };
    expect(await outcome(services, aRequest({ ...child, guardian }))).toBe('booked');
    const [appointment] = await database.db.select().from(appointments);
    expect(appointment?.guardianRelation).toBe('avó');
  });

  test('allows one phone two future appointments, for any patient', async () => {
    const services = bookingServices(database);
    const times = ['09:00', '10:00', '14:00'];
    const outcomes: string[] = [];
    for (const time of times) {
      outcomes.push(await outcome(services, aRequest({ startsAt: at(TUESDAY, time) })));
    }
    expect(outcomes).toEqual(['booked', 'booked', 'too-many-visits']);
    expect(await database.db.select().from(contacts)).toHaveLength(1);
    expect(await database.db.select().from(patients)).toHaveLength(1);
  });

  test('never changes a stored person', async () => {
    const services = bookingServices(database);
    await outcome(services, aRequest());
    const renamed = { name: 'Outra Pessoa', phoneE164: '+5535995550111', email: 'x@example.com' };
    await outcome(services, aRequest({ contact: renamed, startsAt: at(TUESDAY, '14:00') }));
    const names = await database.db.select({ name: contacts.name }).from(contacts);
    expect(names.map(({ name }) => name).sort()).toEqual(['Antônia Reis', 'Outra Pessoa']);
  });

  test.each([
    ['finds who is known by name and phone where the form asks no more', true],
    ['does not where it asks and the answer is empty', false],
  ])('%s', async (_, isUnasked) => {
    const services = bookingServices(database);
    const { patient, contact } = aRequest();
    await outcome(services, aRequest({ contact: { ...contact, email: 'rita@example.com' } }));
    const later = {
      startsAt: at(TUESDAY, '14:00'),
      patient: { ...patient, bornOn: null },
      contact: { ...contact, email: null },
    };
    const unasked = { email: true, birthDate: true };
    await outcome(services, aRequest(isUnasked ? { ...later, unasked } : later));
    const rows = await database.db
      .select({ patientId: appointments.patientId, contactId: appointments.contactId })
      .from(appointments);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.patientId === rows[0]?.patientId).toBe(isUnasked);
    expect(rows[1]?.contactId === rows[0]?.contactId).toBe(isUnasked);
  });

  test('gives the same key the first answer and refuses it with another body', async () => {
    const services = bookingServices(database);
    const key = aKey('one-key');
    expect(await outcome(services, aRequest(), key)).toBe('booked');
    expect(await outcome(services, aRequest(), key)).toBe('booked');
    expect(await outcome(services, aRequest(), aKey('one-key', 'changed'))).toBe('other-body');
    expect(await database.db.select().from(appointments)).toHaveLength(1);
  });

  test('books once for the same key fifty times at once', async () => {
    const services = bookingServices(database);
    const key = aKey();
    const all = await Promise.all(
      Array.from({ length: 50 }, () => bookAppointment(services, aRequest(), key)),
    );
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await database.db.select().from(appointments)).toHaveLength(1);
  });

  test('books once when fifty people want one time', async () => {
    const services = bookingServices(database);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const phoneE164 = `+55359955503${String(index).padStart(2, '0')}`;
        const contact = { name: 'Pessoa', phoneE164, email: null };
        return outcome(services, aRequest({ contact }));
      }),
    );
    expect(outcomes.filter((each) => each === 'booked')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'slot-taken')).toHaveLength(49);
  });
});

describe('a hold', () => {
  const request = { serviceSlug: 'consultas-oftalmologicas', startsAt: at(TUESDAY, '09:00') };

  test('keeps the time from others and lets its holder book it', async () => {
    const services = bookingServices(database);
    const hold = await holdSlot(services, request);
    if (!hold.ok) throw new Error(hold.refusal);
    expect(await outcome(services, somebodyElse())).toBe('slot-taken');
    expect(await outcome(services, aRequest({ holdToken: hold.value.token }))).toBe('booked');
    expect(await database.db.select().from(holds)).toHaveLength(0);
  });

  test('ends after ten minutes, without a timer', async () => {
    const clock = stillClock();
    const services = bookingServices(database, clock);
    const hold = await holdSlot(services, request);
    if (!hold.ok) throw new Error(hold.refusal);
    clock.set(new Date(hold.value.expiresAt.getTime() - 1));
    expect(await outcome(services, somebodyElse())).toBe('slot-taken');
    clock.set(hold.value.expiresAt);
    expect(await findHold(services, hold.value.token)).toBeNull();
    expect(await outcome(services, somebodyElse())).toBe('booked');
  });

  test('can be extended by as long again', async () => {
    const clock = stillClock();
    const services = bookingServices(database, clock);
    const hold = await holdSlot(services, request);
    if (!hold.ok) throw new Error(hold.refusal);
    clock.set(new Date(hold.value.expiresAt.getTime() - 60_000));
    const expiresAt = new Date(hold.value.expiresAt.getTime() + 10 * 60_000);
    const extended = await extendHold(services, hold.value.token);
    expect(extended).toEqual({ ok: true, value: { expiresAt } });
    expect(await extendHold(services, hold.value.token)).toEqual({
      ok: false,
      refusal: 'fully-extended',
    });
    clock.set(hold.value.expiresAt);
    expect((await findHold(services, hold.value.token))?.canExtend).toBe(false);
  });

  test('can be extended again and again, until it has lasted as long as it may', async () => {
    const clock = stillClock();
    const services = bookingServices(database, clock);
    const agenda = { ...services.agenda, holdMinutes: 6 };
    const patient = { ...services, agenda };
    const taken = clock.now();
    const hold = await holdSlot(patient, request);
    if (!hold.ok) throw new Error(hold.refusal);
    const ends: number[] = [];
    for (;;) {
      const { canExtend } = (await findHold(patient, hold.value.token)) ?? {};
      const extended = await extendHold(patient, hold.value.token);
      expect(extended.ok).toBe(canExtend);
      if (!extended.ok) break;
      ends.push((extended.value.expiresAt.getTime() - taken.getTime()) / 60_000);
    }
    expect(ends).toEqual([12, 18, 20]);
    clock.set(new Date(taken.getTime() + 20 * 60_000));
    expect(await extendHold(patient, hold.value.token)).toEqual({
      ok: false,
      refusal: 'hold-expired',
    });
  });

  test('is not extended for less than a minute', async () => {
    const services = bookingServices(database);
    const agenda = { ...services.agenda, maxHoldMinutes: services.agenda.holdMinutes };
    const hold = await holdSlot({ ...services, agenda }, request);
    if (!hold.ok) throw new Error(hold.refusal);
    expect(hold.value.canExtend).toBe(false);
    const extended = await extendHold({ ...services, agenda }, hold.value.token);
    expect(extended).toEqual({ ok: false, refusal: 'fully-extended' });
  });

  test('never lasts longer than it may, however many extend it at once', async () => {
    const clock = stillClock();
    const services = bookingServices(database, clock);
    const agenda = { ...services.agenda, holdMinutes: 6 };
    const patient = { ...services, agenda };
    const hold = await holdSlot(patient, request);
    if (!hold.ok) throw new Error(hold.refusal);
    const { token } = hold.value;
    const all = await Promise.all(Array.from({ length: 8 }, () => extendHold(patient, token)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(3);
    const longest = clock.now().getTime() + agenda.maxHoldMinutes * 60_000;
    expect((await findHold(patient, token))?.expiresAt.getTime()).toBe(longest);
  });

  test('moves with its visitor and goes when released', async () => {
    const services = bookingServices(database);
    const first = await holdSlot(services, request);
    if (!first.ok) throw new Error(first.refusal);
    const later = { ...request, startsAt: at(TUESDAY, '09:30'), previousToken: first.value.token };
    const second = await holdSlot(services, later);
    if (!second.ok) throw new Error(second.refusal);
    expect(await database.db.select().from(holds)).toHaveLength(1);
    await releaseHold(database.db, second.value.token);
    expect(await database.db.select().from(occupancy)).toHaveLength(0);
  });
});
