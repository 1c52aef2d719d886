import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { NO_FLAGS, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, aRequest, at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { newPhone, smallClinic, waitlistSetup } from '#tests/waitlist.ts';
import { acceptOffer, declineOffer } from './answer-offer.server.ts';
import { leaveList, pauseEntry } from './change-entry.server.ts';
import { PER_DAY, ReferenceList, STARTS, type Wishes } from './waitlist.reference.ts';

// Random histories of the list, each step done by the list and by the plain words of waitlist.reference.ts: after each
// the same times are offered to the same people. So no time is offered to two, none is lost, and nobody is overtaken.

const database = await testDatabase();
const { pool } = database;
const TUESDAY = addDays(MONDAY, 1);
/** 10:30 on Tuesday to 13:00 on Thursday, half an hour each. */
const startOf = (index: number) => {
  const minutes = 10 * 60 + 30 + (index % PER_DAY) * 30;
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return at(addDays(TUESDAY, Math.floor(index / PER_DAY)), time);
};
const BEGINNING = at(MONDAY, '09:00');
const QUIET = 11 * 60;
/** A day without soft lenses, two without rigid ones. */
const RULE = { ...ruleOfFlags(NO_FLAGS), softLensHours: 24, rigidLensHours: 48 };
const WORN = [
  ['none', 0],
  ['soft', 24],
  ['none', 0],
  ['rigid', 48],
  ['soft', 24],
] as const;

const wishes = fc.record({
  days: fc.subarray([0, 1, 2], { minLength: 1 }),
  part: fc.constantFrom('any', 'any', 'morning', 'afternoon'),
});
const which = fc.nat(1_000);
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('join' as const), wishes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tick' as const), which, wishes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('book' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decline' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resume' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(25, 61) }),
  },
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** The list and its reference, side by side. */
async function twoLists(booked: readonly number[]) {
  await smallClinic(database);
  const list = waitlistSetup(database, stillClock(BEGINNING));
  const agenda = { ...list.services.agenda, slotStepMinutes: 30, maxFutureAppointmentsPerPhone: 9 };
  list.services.agenda = agenda;
  list.booking.agenda = agenda;
  list.services.preparation = { ruleOf: async () => RULE };
  const minuteOf = (start: number) => (startOf(start).getTime() - BEGINNING.getTime()) / 60_000;
  const plain = new ReferenceList({ lastMinute: QUIET, offerMinutes: 60, minuteOf });
  const contacts = new Map<number, { name: string; phoneE164: string; email: string }>();
  const now = () => (list.clock.now().getTime() - BEGINNING.getTime()) / 60_000;
  const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length];
  const toReal = ({ days, part }: Wishes) => ({
    weekdays: days.map((day) => day + 2),
    period: part,
  });

  async function book(start: number): Promise<void> {
    const before = plain.isFree(start, now());
    const contact = { name: 'Antônia Reis', phoneE164: newPhone(), email: 'a@example.com' };
    const [lenses, hours] = WORN[start % WORN.length] ?? ['none', 0];
    const request = aRequest({ startsAt: startOf(start), contact, preparation: { lenses } });
    const answered = await bookAppointment(list.booking, request, aKey());
    const isBooked = answered.kind === 'answer' && answered.answer.ok;
    expect(isBooked).toBe(before);
    if (answered.kind !== 'answer' || !answered.answer.ok) return;
    const { appointmentId } = answered.answer.value;
    plain.appointments.set(appointmentId, start);
    plain.lensHours.set(appointmentId, hours);
  }

  const confirmed = () =>
    [...plain.appointments].flatMap(([id, start]) => (start === null ? [] : [{ id, start }]));
  const offered = () => plain.people.filter(({ offer }) => offer !== null);
  const offerIdOf = async (entryId: number) =>
    (await list.live()).find((offer) => offer.entryId === entryId)?.id ?? 0;

  async function accept(entryId: number): Promise<void> {
    const person = plain.people.find(({ id }) => id === entryId);
    if (!person?.offer) return;
    const { start, until } = person.offer;
    const offerId = await offerIdOf(entryId);
    const answered = await acceptOffer(list.services, { offerId, by: 'patient' });
    if (until <= now()) {
      expect(answered).toEqual({ ok: false, refusal: 'over' });
      return;
    }
    if (!plain.isWaiting(person)) {
      // The appointment is cancelled: nothing moves, and the time goes on.
      expect(answered).toEqual({ ok: false, refusal: 'closed' });
      person.offer = null;
      return;
    }
    if (!answered.ok) throw new Error('a live offer was not to be accepted');
    const { value } = answered;
    if (value.kind === 'book') {
      const contact = contacts.get(entryId);
      const request = aRequest({
        ...{ startsAt: startOf(start), holdToken: value.holdToken },
        ...(contact && { contact }),
      });
      const booking = await bookAppointment(list.booking, request, aKey());
      if (booking.kind !== 'answer' || !booking.answer.ok) throw new Error('not booked');
      plain.appointments.set(booking.answer.value.appointmentId, start);
    } else plain.appointments.set(value.appointmentId, start);
    person.offer = null;
    person.hasEnded = true;
  }

  const does: {
    [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => Promise<void>;
  } = {
    cancel: async ({ which }) => {
      const appointment = pick(confirmed(), which);
      if (!appointment) return;
      const { id: appointmentId } = appointment;
      const cancelled = { appointmentId, actor: 'staff:1' } as const;
      await cancelAppointment(
        { ...list.booking, agenda: { ...agenda, cancelNoticeHours: 0 } },
        cancelled,
        aKey(),
      );
      plain.appointments.set(appointmentId, null);
    },
    join: async ({ wishes }) => {
      const contact = { name: 'Bento Alves', phoneE164: newPhone(), email: 'bento@example.com' };
      const id = await list.wait({ ...contact, ...toReal(wishes) });
      contacts.set(id, contact);
      plain.join(id, wishes, null, now());
    },
    tick: async ({ which, wishes }) => {
      const known = new Set(plain.people.map(({ appointment }) => appointment));
      const appointment = pick(
        confirmed().filter(({ id }) => !known.has(id)),
        which,
      );
      if (!appointment) return;
      const id = await list.waitForEarlier(appointment.id, toReal(wishes));
      plain.join(id, wishes, appointment.id, now());
    },
    book: async ({ which }) => book(which % STARTS),
    accept: async ({ which }) => accept(pick(offered(), which)?.id ?? 0),
    decline: async ({ which }) => {
      const person = pick(offered(), which);
      if (!person) return;
      const offerId = await offerIdOf(person.id);
      await declineOffer(list.services, { offerId, by: 'patient' });
      plain.refuse(person);
    },
    pause: async ({ which }) => {
      const person = pick(plain.people, which);
      if (!person || person.hasEnded) return;
      await pauseEntry(list.services, { entryId: person.id, by: 'patient', isPaused: true });
      person.isPaused = true;
      plain.refuse(person);
    },
    resume: async ({ which }) => {
      const person = pick(plain.people, which);
      if (!person || person.hasEnded) return;
      await pauseEntry(list.services, { entryId: person.id, by: 'patient', isPaused: false });
      person.isPaused = false;
    },
    leave: async ({ which }) => {
      const person = pick(plain.people, which);
      if (!person || person.hasEnded) return;
      await leaveList(list.services, { entryId: person.id, by: 'patient' });
      plain.refuse(person);
      person.hasEnded = true;
    },
    wait: async ({ minutes }) => {
      list.clock.set(new Date(list.clock.now().getTime() + minutes * 60_000));
    },
  };

  async function expectSame(): Promise<void> {
    const real = (await list.live()).map(({ entryId, startsAt }) => [entryId, +startsAt]);
    const meant = offered().map(({ id, offer }) => [id, +startOf(offer?.start ?? -1)]);
    expect(real.toSorted()).toEqual(meant.toSorted());
    const starts = real.map(([, start]) => start);
    expect(new Set(starts).size).toBe(starts.length);
    const { rows } = await pool.query('select * from occupancy_faults');
    expect(rows).toEqual([]);
  }

  for (const start of booked) await book(start);
  return {
    expectSame,
    match: async () => {
      await list.match();
      plain.match(now());
    },
    run: (each: Event) => runOf(does, each),
  };
}

/** Each event goes to its own function. */
function runOf(
  does: { [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => Promise<void> },
  each: Event,
): Promise<void> {
  switch (each.kind) {
    case 'join':
      return does.join(each);
    case 'tick':
      return does.tick(each);
    case 'wait':
      return does.wait(each);
    case 'cancel':
      return does.cancel(each);
    case 'book':
      return does.book(each);
    case 'accept':
      return does.accept(each);
    case 'decline':
      return does.decline(each);
    case 'pause':
      return does.pause(each);
    case 'resume':
      return does.resume(each);
    case 'leave':
      return does.leave(each);
  }
}

test('whatever happens, the same times are offered to the same people as by the plain words', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(Array.from({ length: STARTS }, (_, index) => index)),
      fc.array(fc.tuple(event, fc.boolean()), { minLength: 12, maxLength: 30 }),
      async (booked, events) => {
        const lists = await twoLists(booked);
        for (const [each, isMatched] of events) {
          await lists.run(each);
          if (isMatched) await lists.match();
          await lists.expectSame();
        }
        await lists.match();
        await lists.expectSame();
      },
    ),
    { numRuns: 25 },
  );
});
