import { describe, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { holdSlot, releaseHold } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, bookedPlaces, CLARO, CONSULTATION, putRules, someRules } from '#tests/insurance.ts';
import { choosePayer } from './hold-place.server.ts';

const database = await testDatabase({ maxConnections: 20 });
const TUESDAY = addDays(MONDAY, 1);
const WEDNESDAY = addDays(MONDAY, 2);
const EXAM = 'paquimetria';

let people = 0;
/** Somebody new with a plan, at a time. */
function somebody(startsAt: Date, changes: Partial<Parameters<typeof aRequest>[0]> = {}) {
  people += 1;
  const name = 'Bento Alves';
  const phoneE164 = `+55359${String(96_000_000 + people)}`;
  return aRequest({
    contact: { name, phoneE164, email: null },
    patient: { name, bornOn: '1960-01-01' },
    payerId: AZUL,
    startsAt,
    ...changes,
  });
}

async function told(call: ReturnType<typeof bookAppointment> | ReturnType<typeof moveAppointment>) {
  const done = await call;
  if (done.kind === 'other-body') return done.kind;
  return done.answer.ok ? 'done' : done.answer.refusal;
}

async function freeTimes(serviceSlug: string, from: string, days = 1) {
  const found = await readAvailability(bookingServices(database), { serviceSlug, from, days });
  return (found?.days ?? []).flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

describe('a quota a day', () => {
  test('counts appointments of that payer on that day, and none that is cancelled', async () => {
    await putRules(database, AZUL, someRules({ perDay: 1 }));
    const services = bookingServices(database);
    const book = (request: ReturnType<typeof somebody>) =>
      bookAppointment(services, request, aKey());
    const first = await book(somebody(at(TUESDAY, '09:00')));
    expect(await told(book(somebody(at(TUESDAY, '10:00'))))).toBe('payer-quota-full');
    expect(await told(book(somebody(at(TUESDAY, '10:00'), { payerId: CLARO })))).toBe('done');
    expect(await told(book(somebody(at(TUESDAY, '14:00'), { payerId: 'particular' })))).toBe(
      'done',
    );
    expect(await told(book(somebody(at(WEDNESDAY, '09:00'))))).toBe('done');
    if (first.kind !== 'answer' || !first.answer.ok) throw new Error('the first was not booked');
    const { appointmentId } = first.answer.value;
    await cancelAppointment(services, { appointmentId, actor: 'patient' }, aKey());
    expect(await told(book(somebody(at(TUESDAY, '15:00'))))).toBe('done');
  });

  test('of one service leaves the others free', async () => {
    await putRules(database, AZUL, someRules({ perDay: 2, services: { [EXAM]: { perDay: 1 } } }));
    const services = bookingServices(database);
    const book = (startsAt: Date, serviceSlug: string) =>
      told(bookAppointment(services, somebody(startsAt, { serviceSlug }), aKey()));
    const [one, ...others] = await freeTimes(EXAM, TUESDAY);
    const two = others.at(-1);
    if (!one || !two) throw new Error('no times');
    expect(await book(one, EXAM)).toBe('done');
    expect(await book(two, EXAM)).toBe('payer-quota-full');
    expect(await book(at(TUESDAY, '10:00'), CONSULTATION)).toBe('done');
    expect(await book(at(TUESDAY, '14:00'), CONSULTATION)).toBe('payer-quota-full');
  });

  test('moves within a full day, and takes a place of the new day while it frees the old', async () => {
    await putRules(database, AZUL, someRules({ perDay: 1 }));
    const services = bookingServices(database);
    const booked = await bookAppointment(services, somebody(at(TUESDAY, '09:00')), aKey());
    await bookAppointment(services, somebody(at(WEDNESDAY, '09:00')), aKey());
    if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
    const { appointmentId } = booked.answer.value;
    const move = (startsAt: Date) =>
      told(moveAppointment(services, { appointmentId, startsAt, actor: 'patient' }, aKey()));
    expect(await move(at(TUESDAY, '10:00'))).toBe('done');
    expect(await move(at(WEDNESDAY, '10:00'))).toBe('payer-quota-full');
    const thursday = at(addDays(MONDAY, 3), '10:00');
    expect(await move(thursday)).toBe('done');
    expect(await told(bookAppointment(services, somebody(at(TUESDAY, '10:00')), aKey()))).toBe(
      'done',
    );
  });

  test('may be exceeded by staff with a reason, which is noted, and by nobody else', async () => {
    await putRules(database, AZUL, someRules({ perDay: 0 }));
    const services = bookingServices(database);
    const asked = somebody(at(TUESDAY, '09:00'), { exceedReason: 'payer-agreed' });
    expect(await told(bookAppointment(services, asked, aKey()))).toBe('payer-quota-full');
    const byStaff = { ...asked, actor: 'staff:1', channel: 'phone' } as const;
    const { exceedReason: _reason, ...without } = byStaff;
    expect(await told(bookAppointment(services, without, aKey()))).toBe('payer-quota-full');
    expect(await told(bookAppointment(services, byStaff, aKey()))).toBe('done');
    const { rows } = await database.pool.query(
      `select detail from audit_log where action = 'appointment.payer-exceeded'`,
    );
    expect(rows).toEqual([{ detail: { refusal: 'payer-quota-full', reason: 'payer-agreed' } }]);
  });
});

describe('a hold', () => {
  test('with a payer takes a place until it ends, and its own booking takes no second', async () => {
    await putRules(database, AZUL, someRules({ perDay: 1 }));
    const clock = stillClock();
    const services = bookingServices(database, clock);
    const startsAt = at(TUESDAY, '09:00');
    const held = await holdSlot(services, { serviceSlug: CONSULTATION, startsAt, payerId: AZUL });
    if (!held.ok) throw new Error(held.refusal);
    const rival = () => told(bookAppointment(services, somebody(at(TUESDAY, '10:00')), aKey()));
    expect(await rival()).toBe('payer-quota-full');
    const own = somebody(startsAt, { holdToken: held.value.token });
    expect(await told(bookAppointment(services, own, aKey()))).toBe('done');
    expect(await rival()).toBe('payer-quota-full');
  });

  test('that has ended, or has no proof, takes none', async () => {
    await putRules(database, AZUL, someRules({ perDay: 1 }));
    const clock = stillClock();
    const services = bookingServices(database, clock);
    const hold = { serviceSlug: CONSULTATION, startsAt: at(TUESDAY, '09:00'), payerId: AZUL };
    await holdSlot(services, { ...hold, trust: 'plain' });
    await holdSlot(services, { ...hold, startsAt: at(TUESDAY, '10:00') });
    clock.set(new Date(clock.now().getTime() + 3_600_000));
    const request = somebody(at(TUESDAY, '14:00'));
    expect(await told(bookAppointment(services, request, aKey()))).toBe('done');
  });

  test('is given the place of the payer that is chosen after the time', async () => {
    await putRules(database, AZUL, someRules({ perDay: 1 }));
    await putRules(
      database,
      CLARO,
      someRules({ services: { [CONSULTATION]: { isCovered: false } } }),
    );
    const services = bookingServices(database);
    const startsAt = at(TUESDAY, '09:00');
    const held = await holdSlot(services, { serviceSlug: CONSULTATION, startsAt });
    if (!held.ok) throw new Error(held.refusal);
    const { token } = held.value;
    const choose = async (payerId: string, other = token) => {
      const asked = { serviceSlug: CONSULTATION, startsAt, payerId, token: other };
      const chosen = await choosePayer(services, asked);
      return chosen.ok ? 'done' : chosen.refusal;
    };
    expect(await choose(AZUL)).toBe('done');
    expect(await choose(AZUL)).toBe('done');
    const rival = somebody(at(TUESDAY, '10:00'));
    expect(await told(bookAppointment(services, rival, aKey()))).toBe('payer-quota-full');
    expect(await choose(CLARO)).toBe('not-covered');
    expect(await told(bookAppointment(services, rival, aKey()))).toBe('done');
    expect(await choose(AZUL)).toBe('payer-quota-full');
    expect(await choose('particular')).toBe('done');
    await releaseHold(database.db, token);
  });
});

test('of fifty bookings at once for the last place, one gets it', async () => {
  await putRules(database, AZUL, someRules({ perDay: 1 }));
  const services = bookingServices(database);
  const wanted: { serviceSlug: string; startsAt: Date }[] = [];
  for (const serviceSlug of [EXAM, 'topografia-corneana', 'retinografia', 'campo-visual'])
    for (const startsAt of await freeTimes(serviceSlug, TUESDAY))
      wanted.push({ serviceSlug, startsAt });
  expect(wanted.length).toBeGreaterThanOrEqual(50);
  const step = Math.floor(wanted.length / 50);
  const asked = wanted.filter((_, index) => index % step === 0).slice(0, 50);
  const answers = await Promise.all(
    asked.map(({ startsAt, serviceSlug }) =>
      told(bookAppointment(services, somebody(startsAt, { serviceSlug }), aKey())),
    ),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  const others = new Set(answers.filter((answer) => answer !== 'done'));
  others.delete('slot-taken');
  expect([...others]).toEqual(['payer-quota-full']);
  expect((await bookedPlaces(database, AZUL)).reduce((sum, { count }) => sum + count, 0)).toBe(1);
});
