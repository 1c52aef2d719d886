import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import { aKey, aRequest, at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { CONSULTATION, newPhone, smallClinic, waitlistSetup } from '#tests/waitlist.ts';
import { acceptOffer, declineOffer } from './answer-offer.server.ts';

// A month of a full agenda of which 30 % is cancelled, with and without the list. The figures are in
// docs/guides/waitlist.md.

const database = await testDatabase();
const { pool } = database;
const DAYS = 28;
const CANCELLED = 0.3;
/** On one day of four somebody looks for a time on the site. */
const VISITORS = 0.25;
const WAITING = 24;
const ACCEPTS = 0.55;
const DECLINES = 0.25;

/** The same chances in both months. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type List = ReturnType<typeof waitlistSetup>;
type Cancel = { appointmentId: number; at: Date };

const STARTS = Array.from({ length: DAYS }, (_, day) => addDays(MONDAY, day))
  .filter((on) => weekdayOf(on) >= 2 && weekdayOf(on) <= 4)
  .flatMap((on) =>
    ['10:30', '11:00', '11:30', '12:00', '12:30', '13:00'].map((time) => at(on, time)),
  );

/** An agenda without a gap, and who will cancel when. */
async function fullAgenda(list: List, random: () => number) {
  const booked: number[] = [];
  const cancels: Cancel[] = [];
  for (const startsAt of STARTS) {
    const appointmentId = await list.book(startsAt);
    booked.push(appointmentId);
    const isCancelled = random() < CANCELLED;
    const before = (1 + random() * 6) * 86_400_000;
    if (isCancelled) cancels.push({ appointmentId, at: new Date(+startsAt - before) });
  }
  // Nothing after the month, so that all that is filled is in it.
  await pool.query(
    `insert into closures (resource_id, during, reason) values (null, tstzrange($1, null), 'x')`,
    [at(addDays(MONDAY, DAYS), '00:00')],
  );
  return { booked, cancels };
}

async function peopleWait(list: List, booked: readonly number[], random: () => number) {
  for (let each = 0; each < WAITING; each += 1) {
    const isPicky = random() < 0.4;
    const period = isPicky ? (random() < 0.5 ? 'morning' : 'afternoon') : 'any';
    const weekdays = random() < 0.5 ? [2, 3, 4] : [2 + Math.floor(random() * 3)];
    const latter = booked[Math.floor(booked.length * (0.5 + random() / 2))] ?? 0;
    const wishes = { period, weekdays, notice: 'day' } as const;
    if (each % 2 === 0) await list.wait(wishes);
    else await list.waitForEarlier(latter, wishes);
  }
}

/** Everybody who has an offer accepts, says no, or says nothing. */
async function answer(list: List, random: () => number): Promise<void> {
  for (const { id: offerId } of await list.live()) {
    const said = random();
    if (said >= ACCEPTS + DECLINES) continue;
    if (said >= ACCEPTS) {
      await declineOffer(list.services, { offerId, by: 'patient' });
      continue;
    }
    const accepted = await acceptOffer(list.services, { offerId, by: 'patient' });
    if (!accepted.ok || accepted.value.kind !== 'book') continue;
    const { holdToken, startsAt } = accepted.value;
    const contact = { name: 'Bento Alves', phoneE164: newPhone(), email: null };
    await bookAppointment(list.booking, aRequest({ startsAt, holdToken, contact }), aKey());
  }
}

async function cancelDue(list: List, cancels: Cancel[]): Promise<void> {
  const now = list.clock.now();
  for (const due of cancels.filter((each) => each.at <= now)) {
    cancels.splice(cancels.indexOf(due), 1);
    const { appointmentId } = due;
    await cancelAppointment(list.booking, { appointmentId, actor: 'patient' }, aKey());
  }
}

async function month(hasList: boolean) {
  await smallClinic(database);
  const list = waitlistSetup(database, stillClock(at(MONDAY, '07:00')));
  const agenda = {
    ...{ ...list.services.agenda, slotStepMinutes: 30, maxFutureAppointmentsPerPhone: 9 },
    horizonDays: 40,
  };
  list.services.agenda = agenda;
  list.booking.agenda = agenda;
  const visits = chances(11);
  const answers = chances(13);
  const { booked, cancels } = await fullAgenda(list, chances(7));
  if (hasList) await peopleWait(list, booked, chances(17));
  for (let day = 0; day < DAYS; day += 1) {
    for (const time of ['09:00', '11:00', '14:00', '17:00']) {
      list.clock.set(at(addDays(MONDAY, day), time));
      await cancelDue(list, cancels);
      if (time === '14:00' && visits() < VISITORS) await visit(list);
      if (!hasList) continue;
      await list.match();
      await answer(list, answers);
      await list.match();
    }
  }
  const { rows } = await pool.query(`
    select count(*) filter (where status = 'confirmed')::int as filled,
      count(*) filter (where status = 'cancelled')::int as cancelled from appointments`);
  return { starts: STARTS.length, filled: rows[0].filled, cancelled: rows[0].cancelled };
}

/** Takes the soonest time of the next ten days, if there is one. */
async function visit(list: List): Promise<void> {
  const [soonest] =
    (await readFirstSlots(list.booking, {
      ...{ serviceSlug: CONSULTATION, from: '', halfDay: 'any', after: null, count: 1 },
    })) ?? [];
  if (!soonest || +soonest.startsAt > +list.clock.now() + 10 * 86_400_000) return;
  const contact = { name: 'Celina Prado', phoneE164: newPhone(), email: null };
  await bookAppointment(list.booking, aRequest({ startsAt: soonest.startsAt, contact }), aKey());
}

test('in a month with 30 % cancelled the list fills times that would stay empty', async () => {
  const without = await month(false);
  const withList = await month(true);
  // Shown where somebody asks for the figures of the guide.
  if (process.env.WAITLIST_FIGURES) console.log(JSON.stringify({ without, withList }));
  expect(withList.filled).toBeGreaterThan(without.filled);
  expect(withList.filled).toBeLessThanOrEqual(withList.starts);
});
