import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure, listClosures, removeClosure } from '#app/scheduling/closures.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { aKey, aRequest, at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { CONSULTATION, newPhone, oneDoctor, waitlistSetup } from '#tests/waitlist.ts';
import { acceptOffer, declineOffer } from './answer-offer.server.ts';
import { offerHoldToken } from './waitlist-link.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const WEDNESDAY = addDays(MONDAY, 2);
const NINE = at(WEDNESDAY, '09:00');
const NEXT_WEEK = at(addDays(MONDAY, 9), '10:00');
const CLOSED = {
  resourceId: null,
  startsAt: at(addDays(MONDAY, 1), '00:00'),
  endsAt: at(addDays(MONDAY, 90), '00:00'),
  reason: 'Reforma',
};

let list: ReturnType<typeof waitlistSetup>;
beforeEach(async () => {
  await oneDoctor(database);
  list = waitlistSetup(database);
  list.clock.set(at(MONDAY, '09:00'));
});

const cancel = (appointmentId: number) =>
  cancelAppointment(list.booking, { appointmentId, actor: 'patient' }, aKey());
const later = (minutes: number) =>
  list.clock.set(new Date(list.clock.now().getTime() + minutes * 60_000));

/** Closes everything but what is booked by then, so that only freed times are free. */
const closeAll = () =>
  addClosure(list.services, CLOSED, { actor: 'staff:1', key: `${Math.random()}` });

/** Nobody has been there who is not in this story: nine on Wednesday is booked, and no other time is to be had. */
async function fullButForNine() {
  const nine = await list.book(NINE);
  const own = await list.book(NEXT_WEEK);
  await pool.query(
    `insert into closures (resource_id, during, reason)
     select id, tstzrange($1, $2), 'x' from resources where kind = 'practitioner'
     union all select id, tstzrange($3, $4), 'x' from resources where kind = 'practitioner'`,
    [at(MONDAY, '00:00'), NINE, at(WEDNESDAY, '10:00'), at(addDays(MONDAY, 90), '00:00')],
  );
  return { nine, own };
}

test('a cancelled time is offered to who came first, kept for them, and then to the next', async () => {
  const { nine } = await fullButForNine();
  const [ana, bia] = [await list.wait({ name: 'Ana Lima' }), await list.wait({ name: 'Bia Melo' })];
  expect(await list.match()).toBe(0);
  await cancel(nine);
  expect(list.state.matches).toBeGreaterThan(0);
  expect(await list.match()).toBe(1);
  const [offer] = await list.live();
  expect(offer).toMatchObject({ entryId: ana, startsAt: NINE });
  expect(list.mails).toEqual([{ waitlistEntryId: ana, offerId: offer?.id, kind: 'offer' }]);
  const taken = await bookAppointment(list.booking, aRequest({ startsAt: NINE }), aKey());
  expect(taken).toMatchObject({ answer: { refusal: 'slot-taken' } });
  expect(await list.match()).toBe(0);

  later(61);
  expect(await list.match()).toBe(1);
  expect(await list.live()).toMatchObject([{ entryId: bia, startsAt: NINE }]);
  expect(await list.offersOf(ana)).toMatchObject([{ state: 'untold' }]);
  const [second] = await list.live();
  await declineOffer(list.services, { offerId: second?.id ?? 0, by: 'patient' });
  expect(await list.match()).toBe(0);
  const free = await bookAppointment(list.booking, aRequest({ startsAt: NINE }), aKey());
  expect(free).toMatchObject({ answer: { ok: true } });
});

test('accepting moves the appointment, whose own time goes to the next', async () => {
  const { nine, own } = await fullButForNine();
  await pool.query('delete from closures where upper(during) > $1', [NEXT_WEEK]);
  const entry = await list.waitForEarlier(own);
  const open = await list.wait();
  await cancel(nine);
  await list.match();
  const [offer] = await list.live();
  expect(offer?.entryId).toBe(entry);
  const before = await readAppointment(db, { id: own });
  const accepted = await acceptOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' });
  expect(accepted).toEqual({ ok: true, value: { kind: 'moved', appointmentId: own } });
  const after = await readAppointment(db, { id: own });
  expect(after).toMatchObject({ startsAt: NINE, protocol: before?.protocol, wantsEarlierAt: null });
  expect(await list.offersOf(entry)).toMatchObject([{ state: 'accepted', appointmentId: own }]);
  expect(await acceptOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' })).toEqual(
    accepted,
  );
  expect((await pool.query('select * from holds')).rows).toEqual([]);
  await list.match();
  const [next] = await list.live();
  expect(next?.entryId ?? open).toBe(open);
});

test('who has no appointment books the offered time with its hold, and leaves the list', async () => {
  const { nine } = await fullButForNine();
  const entry = await list.wait();
  await cancel(nine);
  await list.match();
  const [offer] = await list.live();
  const accepted = await acceptOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' });
  const holdToken = offerHoldToken(list.services.secret, { key: offer?.key ?? '' });
  expect(accepted).toMatchObject({ ok: true, value: { kind: 'book', holdToken, startsAt: NINE } });
  const booked = await bookAppointment(
    list.booking,
    aRequest({ startsAt: NINE, holdToken }),
    aKey(),
  );
  expect(booked).toMatchObject({ answer: { ok: true } });
  expect(await list.offersOf(entry)).toMatchObject([{ state: 'accepted' }]);
  const { rows } = await pool.query('select ended_as from waitlist_entries where id = $1', [entry]);
  expect(rows).toEqual([{ ended_as: 'booked' }]);
});

test('who books the service elsewhere leaves the list', async () => {
  const phoneE164 = newPhone();
  const entry = await list.wait({ name: 'Davi Reis', phoneE164 });
  const contact = { name: 'davi reis', phoneE164, email: null };
  await bookAppointment(list.booking, aRequest({ contact, startsAt: NINE }), aKey());
  await list.match();
  const { rows } = await pool.query('select ended_as from waitlist_entries where id = $1', [entry]);
  expect(rows).toEqual([{ ended_as: 'booked' }]);
});

test('what is free when somebody comes to the list is not offered; what opens later is', async () => {
  await list.wait({ firstOn: addDays(MONDAY, 1) });
  expect(await list.match()).toBe(0);
  await closeAll();
  expect(await list.match()).toBe(0);
  const [closure] = await listClosures(list.services);
  await removeClosure(list.services, closure?.id ?? 0, { actor: 'staff:1' });
  expect(await list.match()).toBe(1);
});

test('a visitor who looks at a time for some minutes frees nothing', async () => {
  await list.wait();
  await list.match();
  await holdSlot(list.booking, { serviceSlug: CONSULTATION, startsAt: NINE });
  expect(await list.match()).toBe(0);
  later(30);
  expect(await list.match()).toBe(0);
});

test('the same person has one place for a service, and keeps it', async () => {
  const phoneE164 = newPhone();
  const first = await list.wait({ name: 'Ana Lima', phoneE164 });
  await list.wait();
  expect(await list.wait({ name: 'ana lima', phoneE164, weekdays: [3] })).toBe(first);
  const other = await list.wait({ name: 'Rui Lima', phoneE164 });
  expect(other).not.toBe(first);
});

test('nobody is offered anything at night, on Sunday, or while the list is off', async () => {
  const { nine } = await fullButForNine();
  await list.wait();
  await cancel(nine);
  for (const time of ['07:59', '19:01', '23:00']) {
    list.clock.set(at(MONDAY, time));
    expect(await list.match(), time).toBe(0);
  }
  list.clock.set(at(addDays(MONDAY, -1), '10:00'));
  expect(await list.match()).toBe(0);
  list.clock.set(at(MONDAY, '10:00'));
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  await pool.query(`insert into waitlist_settings
    (is_on, offer_minutes, quiet_from, quiet_until, version, changed_at, changed_by)
    select false, 60, 20, 8, 1, now(), id from staff`);
  expect(await list.match()).toBe(0);
  await pool.query('delete from waitlist_settings');
  expect(await list.match()).toBe(1);
});

test('an offer ends with the appointment that it was for, and its time goes on', async () => {
  const { nine, own } = await fullButForNine();
  const entry = await list.waitForEarlier(own);
  const next = await list.wait();
  await cancel(nine);
  await list.match();
  await cancel(own);
  await list.match();
  expect(await list.offersOf(entry)).toMatchObject([{ state: 'withdrawn' }]);
  expect(await list.live()).toMatchObject([{ entryId: next, startsAt: NINE }]);
});

test('a time that the clinic closes while it is offered cannot be accepted', async () => {
  const { nine, own } = await fullButForNine();
  const entry = await list.waitForEarlier(own);
  await cancel(nine);
  await list.match();
  await closeAll();
  const [offer] = await list.live();
  expect(await acceptOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' })).toEqual({
    ok: false,
    refusal: 'closed',
  });
  expect(await list.offersOf(entry)).toMatchObject([{ state: 'withdrawn' }]);
  expect(await readAppointment(db, { id: own })).toMatchObject({ startsAt: NEXT_WEEK });
  expect((await pool.query('select * from holds')).rows).toEqual([]);
});

test('of 200 accepts at once one moves the appointment, and all are told the same', async () => {
  const { nine, own } = await fullButForNine();
  await list.waitForEarlier(own);
  await cancel(nine);
  await list.match();
  const [offer] = await list.live();
  const sent = list.booking.sent.length;
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      acceptOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' }),
    ),
  );
  for (const answer of answers)
    expect(answer).toEqual({ ok: true, value: { kind: 'moved', appointmentId: own } });
  expect(list.booking.sent.length - sent).toBe(2);
  expect(await readAppointment(db, { id: own })).toMatchObject({ sequence: 1, startsAt: NINE });
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
});

test('two processes that look at once make one offer', async () => {
  const { nine } = await fullButForNine();
  for (let each = 0; each < 3; each += 1) await list.wait();
  await cancel(nine);
  const made = await Promise.all(Array.from({ length: 6 }, () => list.match()));
  expect(made.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect(await list.live()).toHaveLength(1);
});

test('a clock that jumps makes nobody lose the place, and offers no time twice', async () => {
  const { nine } = await fullButForNine();
  list.clock.set(at(addDays(MONDAY, 1), '09:00'));
  const ana = await list.wait();
  list.clock.set(at(MONDAY, '09:00'));
  const bia = await list.wait();
  await cancel(nine);
  await list.match();
  expect(await list.live()).toMatchObject([{ entryId: ana }]);
  list.clock.set(at(addDays(MONDAY, 1), '12:00'));
  await list.match();
  expect(await list.live()).toMatchObject([{ entryId: bia }]);
  list.clock.set(at(MONDAY, '09:00'));
  await list.match();
  expect(await list.live()).toMatchObject([{ entryId: bia }]);
  expect(await list.offersOf(ana)).toHaveLength(1);
});
