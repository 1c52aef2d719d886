import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, aRequest, at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, putRules, someRules } from '#tests/insurance.ts';
import { CONSULTATION, newPhone, oneDoctor, waitlistSetup } from '#tests/waitlist.ts';
import { acceptOffer } from './answer-offer.server.ts';
import { readSuitingTimes } from './steer-list.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const WEDNESDAY = addDays(MONDAY, 2);
const NINE = at(WEDNESDAY, '09:00');
const LATER = addDays(MONDAY, 16);

beforeEach(async () => {
  await pool.query('delete from payer_rules');
  await oneDoctor(database);
});

/** Nine on Wednesday is free again; these people, who come two weeks later, wait for something earlier. */
async function freed(people: readonly Partial<BookingRequest>[]) {
  const list = waitlistSetup(database);
  list.clock.set(at(MONDAY, '09:00'));
  const nine = await list.book(NINE);
  const entries: number[] = [];
  const ids: number[] = [];
  for (const [index, changes] of people.entries()) {
    const contact = { name: 'Antônia Reis', phoneE164: newPhone(), email: 'a@example.com' };
    const startsAt = at(LATER, ['10:00', '14:00', '16:00'][index] ?? '');
    const booked = await bookAppointment(
      list.booking,
      aRequest({ startsAt, contact, ...changes }),
      aKey(),
    );
    if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error(JSON.stringify(booked));
    const { appointmentId } = booked.answer.value;
    ids.push(appointmentId);
    entries.push(await list.waitForEarlier(appointmentId));
  }
  await pool.query(
    `insert into closures (resource_id, during, reason)
     select id, tstzrange($1, $2), 'x' from resources where kind = 'practitioner'
     union all select id, tstzrange($3, $4), 'x' from resources where kind = 'practitioner'`,
    [at(MONDAY, '00:00'), NINE, at(WEDNESDAY, '10:00'), at(LATER, '00:00')],
  );
  await cancelAppointment(list.booking, { appointmentId: nine, actor: 'patient' }, aKey());
  return { list, entries, ids };
}

test('a time that a plan does not pay goes to the next, and staff see why', async () => {
  const { list, entries } = await freed([{ payerId: AZUL }, {}]);
  const week = ['all', 'all', 'all', 'none', 'all', 'all', 'all'] as const;
  await putRules(database, AZUL, someRules({ week: [...week] }));
  await list.match();
  expect((await list.live()).map(({ entryId }) => entryId)).toEqual([entries[1]]);
  await pool.query('delete from holds');
  await pool.query(`update waitlist_offers set state = 'declined', ended_at = offered_at`);
  await list.match();
  expect(await list.live()).toEqual([]);
});

test('an offer takes the place of the plan’s day, so that accepting finds it, and the second has none', async () => {
  const { list, entries, ids } = await freed([{ payerId: AZUL }, { payerId: AZUL }]);
  await putRules(database, AZUL, someRules({ services: { [CONSULTATION]: { perDay: 1 } } }));
  await list.match();
  const [offer] = await list.live();
  expect(offer?.entryId).toBe(entries[0]);
  const { rows } = await pool.query('select payer, payer_on::text as "on" from holds');
  expect(rows).toEqual([{ payer: AZUL, on: WEDNESDAY }]);
  const accepted = await acceptOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' });
  expect(accepted).toMatchObject({ ok: true });
  expect((await readAppointment(db, { id: ids[0] ?? 0 }))?.startsAt).toEqual(NINE);
});

test('who has several exams on one coming is passed over by name, and keeps the place', async () => {
  const two = { serviceSlug: CONSULTATION, further: [{ serviceSlug: 'topografia-corneana' }] };
  await pool.query(`update services set stands_alone = false`);
  const { list, entries } = await freed([two, {}]);
  const [time] = await readSuitingTimes(list.services);
  expect(time?.skipped).toEqual([{ entryId: entries[0], skip: 'several-exams' }]);
  await list.match();
  expect((await list.live()).map(({ entryId }) => entryId)).toEqual([entries[1]]);
});
