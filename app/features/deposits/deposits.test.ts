import { afterAll, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { cancelCharge } from '#app/payments/cancel-charge.server.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { openCharge } from '#app/payments/open-charge.server.ts';
import { PaymentDelayedError } from '#app/payments/payment-provider.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, MONDAY } from '#tests/booking.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { askedDeposit, depositSetup, expectAgreement, settleRule, TERMS } from '#tests/deposits.ts';
import { askDeposit } from './ask-deposit.server.ts';
import { chooseMoney, chooseTime, leaveDeposit } from './choose-deposit.server.ts';
import { decideDeposit } from './decide-deposit.server.ts';
import { settleDeposit, settleDueDeposits } from './settle-deposits.server.ts';

const opened = await testDatabase();
// Two hundred wait in line: without the timeouts of the app's own connections.
const pool = quietPool(opened.url, 10);
const database = { ...opened, db: databaseOn(pool) };
afterAll(() => pool.end());
const TUESDAY = addDays(MONDAY, 1);
const NINE = at(TUESDAY, '09:00');
const CONSULTATION = 'consultas-oftalmologicas';

/** One doctor and one room, so that everybody wants the same. */
async function oneOfEach() {
  await database.pool.query(`delete from service_resources where service_id = (
    select id from services where slug = '${CONSULTATION}') and resource_id <> all(
    select distinct on (kind) id from resources order by kind, position)`);
}

async function begun(changes: Parameters<typeof aRequest>[0] = {}) {
  await oneOfEach();
  await settleRule(database);
  const setup = depositSetup(database);
  const deposit = await askedDeposit(setup, changes);
  const { charges, provider, clock } = setup;
  const { reference } = deposit;
  const pay = async () => {
    provider.pay(reference, `e-${reference}`, TERMS.amountCents);
    await check();
  };
  const check = () => checkCharge(charges, { provider: 'pix-api', reference });
  const expire = async () => {
    clock.set(new Date(clock.now().getTime() + 34 * 60_000));
    provider.known.set(reference, { state: 'expired', payments: [], refunds: [] });
    await check();
  };
  return { ...setup, ...deposit, pay, check, expire };
}

const RIVAL = { name: 'Bento Alves', phoneE164: '+5535995550122', email: null };
/** Somebody else, with a plan, who pays no deposit. */
const rivalRequest = () =>
  aRequest({
    contact: RIVAL,
    patient: { name: RIVAL.name, bornOn: null },
    payerId: 'saude-serra-azul',
  });

async function countAppointments(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::int from appointments where status = 'confirmed'",
  );
  return rows[0].count;
}

test('nothing is booked before the money is there, and the time waits meanwhile', async () => {
  const { booking, now } = await begun();
  expect(await now()).toMatchObject({ deposit: 'waiting', charge: 'open' });
  expect(await countAppointments()).toBe(0);
  const rival = await holdSlot(booking, { serviceSlug: CONSULTATION, startsAt: NINE });
  expect(rival).toMatchObject({ refusal: 'slot-taken' });
  const other = await bookAppointment(booking, rivalRequest(), aKey());
  expect(other).toMatchObject({ answer: { refusal: 'slot-taken' } });
});

test('who pays in time is booked, by the same transaction, and both mails go out', async () => {
  const { pay, now, booking } = await begun();
  await pay();
  const { deposit, appointmentId } = await now();
  expect(deposit).toBe('booked');
  const appointment = await readAppointment(database.db, { id: appointmentId ?? 0 });
  expect(appointment).toMatchObject({ status: 'confirmed', startsAt: NINE, channel: 'web' });
  expect(booking.sent.map(({ data }) => data.audience)).toEqual(['patient', 'clinic']);
  await expectAgreement(database);
});

test('the notice that a booking needs is asked when the time is chosen, not when the money comes', async () => {
  const { pay, now, clock } = await begun();
  await database.pool.query("update holds set expires_at = '2026-12-01T00:00:00Z'");
  clock.set(new Date(NINE.getTime() - 60_000));
  await pay();
  expect(await now()).toMatchObject({ deposit: 'booked' });
});

test('a crash before the commit leaves neither money nor appointment, and the next look finds both', async () => {
  const { provider, reference, check, now, services } = await begun();
  provider.pay(reference, 'e1', TERMS.amountCents);
  const mail = services.jobs['appointment-mail'];
  services.jobs['appointment-mail'] = async () => {
    throw new Error('killed');
  };
  await expect(check()).rejects.toThrow('killed');
  expect(await now()).toMatchObject({ deposit: 'waiting', charge: 'open' });
  expect(await countAppointments()).toBe(0);
  services.jobs['appointment-mail'] = mail;
  await check();
  expect(await now()).toMatchObject({ deposit: 'booked', charge: 'paid' });
  expect(await countAppointments()).toBe(1);
  await expectAgreement(database);
});

test('an answer of the provider that is lost asks for nothing twice', async () => {
  await settleRule(database);
  const { services, charges, provider } = depositSetup(database);
  const asked = await askDeposit(services, aRequest(), { terms: TERMS, once: aKey() });
  if (asked.kind !== 'answer' || !asked.answer.ok) throw new Error('no deposit');
  const { chargeId } = asked.answer.value;
  provider.fault = { when: 'after', error: new PaymentDelayedError('lost') };
  await expect(openCharge(charges, { chargeId })).rejects.toThrow('lost');
  expect(await openCharge(charges, { chargeId })).toBe('opened');
  expect(provider.known.size).toBe(1);
});

test('what staff decide about who did not come is decided once', async () => {
  const { pay, now, services, clock, booking } = await begun();
  await pay();
  const appointmentId = (await now()).appointmentId ?? 0;
  const decide = (state: 'kept' | 'refund') =>
    decideDeposit(services, { appointmentId, state, actor: 'staff:1' });
  expect(await decide('kept')).toMatchObject({ refusal: 'not-now' });
  clock.set(at(TUESDAY, '10:00'));
  const found = await readAppointment(database.db, { id: appointmentId });
  await changeAttendance(booking, {
    protocol: found?.protocol ?? '',
    seenVersion: found?.version ?? 0,
    step: 'no-show',
    actor: 'staff:1',
  });
  expect(await decide('kept')).toMatchObject({ ok: true });
  expect(await decide('kept')).toMatchObject({ ok: true });
  expect(await decide('refund')).toMatchObject({ refusal: 'changed' });
  expect(await now()).toMatchObject({ deposit: 'kept', charge: 'paid' });
  await expectAgreement(database);
});

test('two hundred copies of a webhook book once', async () => {
  const { provider, reference, check, now } = await begun();
  provider.pay(reference, 'e1', TERMS.amountCents);
  await Promise.all(Array.from({ length: 200 }, check));
  expect(await now()).toMatchObject({ deposit: 'booked', charge: 'paid' });
  expect(await countAppointments()).toBe(1);
  await expectAgreement(database);
});

test('an unpaid deposit frees its time, and the payer is told', async () => {
  const { expire, now, settled, booking } = await begun();
  await expire();
  expect(await now()).toMatchObject({ deposit: 'expired', charge: 'expired' });
  expect(settled).toContainEqual({
    name: 'deposit-mail',
    data: expect.objectContaining({ kind: 'expired' }),
  });
  const rival = await bookAppointment(booking, rivalRequest(), aKey());
  expect(rival).toMatchObject({ answer: { ok: true } });
});

test('what is paid late is booked where the time is still free', async () => {
  const { expire, pay, now } = await begun();
  await expire();
  await pay();
  expect(await now()).toMatchObject({ deposit: 'booked', charge: 'paid' });
  await expectAgreement(database);
});

/** Paid after somebody else has taken the time. */
async function offered() {
  const deposit = await begun();
  await deposit.expire();
  await bookAppointment(deposit.booking, rivalRequest(), aKey());
  await deposit.pay();
  return deposit;
}

test('what is paid after somebody else took the time is offered another, and booked with the same money', async () => {
  const { now, services, chargeId, settled } = await offered();
  expect(await now()).toMatchObject({ deposit: 'offered', charge: 'paid' });
  expect(settled.at(-1)).toEqual({ name: 'deposit-mail', data: { chargeId, kind: 'offered' } });
  expect(await chooseTime(services, { chargeId, startsAt: NINE })).toMatchObject({
    refusal: 'slot-taken',
  });
  const startsAt = at(TUESDAY, '10:00');
  const twice = await Promise.all([1, 2].map(() => chooseTime(services, { chargeId, startsAt })));
  expect(twice[0]).toMatchObject({ ok: true });
  expect(twice[1]).toEqual(twice[0]);
  expect(await now()).toMatchObject({ deposit: 'booked' });
  expect(await countAppointments()).toBe(2);
  expect(await chooseMoney(services, { chargeId })).toMatchObject({ refusal: 'not-offered' });
  await expectAgreement(database);
});

test('who prefers the money gets it back, once', async () => {
  const { now, services, chargeId, run, provider, reference } = await offered();
  await chooseMoney(services, { chargeId });
  await chooseMoney(services, { chargeId });
  await run();
  await run();
  expect(await now()).toMatchObject({ deposit: 'refund', charge: 'refunded' });
  expect(provider.known.get(reference)?.refunds).toHaveLength(1);
  expect(await chooseTime(services, { chargeId, startsAt: at(TUESDAY, '10:00') })).toMatchObject({
    refusal: 'not-offered',
  });
  await expectAgreement(database);
});

test('who does not choose within two days gets the money back and is told', async () => {
  const { now, services, chargeId, run, clock, settled } = await offered();
  settled.splice(0);
  clock.set(new Date(clock.now().getTime() + 47 * 3_600_000));
  expect(await settleDueDeposits(services)).toBe(0);
  clock.set(new Date(clock.now().getTime() + 2 * 3_600_000));
  expect(await settleDueDeposits(services)).toBe(1);
  await run();
  await run();
  expect(await now()).toMatchObject({ deposit: 'refund', charge: 'refunded' });
  expect(await settleDueDeposits(services)).toBe(0);
  expect(await settleDeposit(services, { chargeId })).toBe('nothing-due');
  await expectAgreement(database);
});

test('a time that staff closed meanwhile is not booked, however early the money came', async () => {
  const { pay, now } = await begun();
  await addClosure(
    { db: database.db, clock: depositSetup(database).clock },
    { resourceId: null, startsAt: NINE, endsAt: at(TUESDAY, '12:00'), reason: 'Curso' },
    { actor: 'staff:1', key: 'one' },
  );
  await pay();
  expect(await now()).toMatchObject({ deposit: 'offered', charge: 'paid' });
  await expectAgreement(database);
});

test('a service that is no longer booked online is offered, not a fault', async () => {
  const { pay, now } = await begun();
  await database.pool.query('update services set is_bookable_online = false');
  await pay();
  expect(await now()).toMatchObject({ deposit: 'offered', charge: 'paid' });
});

test('who gives the time up frees it; a payment under way is offered', async () => {
  const { services, chargeId, now, pay, booking } = await begun();
  await leaveDeposit(services, { chargeId });
  await leaveDeposit(services, { chargeId });
  expect(await now()).toMatchObject({ deposit: 'left', charge: 'cancelled' });
  const rival = await bookAppointment(booking, rivalRequest(), aKey());
  expect(rival).toMatchObject({ answer: { ok: true } });
  await pay();
  expect(await now()).toMatchObject({ deposit: 'offered', charge: 'paid' });
});

test('a part that is paid goes back when the time is over', async () => {
  const { provider, reference, check, now, run, clock } = await begun();
  provider.pay(reference, 'e1', 2_000);
  await check();
  expect(await now()).toMatchObject({ deposit: 'waiting', charge: 'part-paid' });
  clock.set(new Date(clock.now().getTime() + 40 * 60_000));
  const known = provider.known.get(reference);
  provider.known.set(reference, { payments: [], refunds: [], ...known, state: 'expired' });
  await check();
  await run();
  expect(await now()).toMatchObject({ deposit: 'expired', charge: 'refunded' });
  await expectAgreement(database);
});

test('a patient who cancels in time gets it back, one who is late does not, and a move takes it along', async () => {
  for (const [day, expected] of [
    [addDays(MONDAY, 3), 'refund'],
    [TUESDAY, 'kept'],
  ] as const) {
    const { pay, now, booking, run, clock } = await begun({
      startsAt: at(addDays(MONDAY, 2), '09:00'),
    });
    await pay();
    const { appointmentId = 0 } = await now();
    const id = appointmentId ?? 0;
    const startsAt = day === TUESDAY ? at(TUESDAY, '08:00') : at(day, '10:00');
    const moved = { appointmentId: id, startsAt, actor: 'patient' } as const;
    const move = await moveAppointment(booking, moved, aKey());
    expect(move).toMatchObject({ answer: { ok: true } });
    expect(await now()).toMatchObject({ deposit: 'booked', charge: 'paid' });
    const lenient = { ...booking, agenda: { ...booking.agenda, cancelNoticeHours: 0 } };
    // Monday at eight: 24 hours before Tuesday at eight, or one second later.
    clock.set(new Date(at(MONDAY, '08:00').getTime() + 1_000));
    await cancelAppointment(lenient, { appointmentId: id, actor: 'patient' }, aKey());
    await run();
    expect((await now()).deposit).toBe(expected);
    expect((await now()).charge).toBe(expected === 'refund' ? 'refunded' : 'paid');
    await expectAgreement(database);
  }
});

test.each([
  ['practitioner-away', 'refund'],
  ['patient-asked', 'kept'],
] as const)('staff who cancel late because of %s: %s', async (reason, expected) => {
  const { pay, now, booking, clock } = await begun();
  await pay();
  const { appointmentId } = await now();
  clock.set(at(TUESDAY, '08:00'));
  const rules = { ...booking, agenda: { ...booking.agenda, cancelNoticeHours: 0 } };
  const cancelled = { appointmentId: appointmentId ?? 0, actor: 'staff:1', reason } as const;
  await cancelAppointment(rules, cancelled, aKey());
  expect((await now()).deposit).toBe(expected);
  await expectAgreement(database);
});

test('cancelling without the deposit’s part is refused by the database', async () => {
  const { pay, now, booking } = await begun();
  await pay();
  const { appointmentId } = await now();
  const { deposits: _left, ...forgetful } = booking;
  const cancelled = { appointmentId: appointmentId ?? 0, actor: 'patient' } as const;
  await expect(cancelAppointment(forgetful, cancelled, aKey())).rejects.toThrow();
  expect(await now()).toMatchObject({ deposit: 'booked' });
});

test('a service with a deposit is booked by no other way, but by plans and by staff', async () => {
  await settleRule(database);
  const { booking } = depositSetup(database);
  expect(await bookAppointment(booking, aRequest(), aKey())).toMatchObject({
    answer: { refusal: 'deposit-first' },
  });
  expect(await bookAppointment(booking, rivalRequest(), aKey())).toMatchObject({
    answer: { ok: true },
  });
  const byStaff = aRequest({ actor: 'staff:1', startsAt: at(TUESDAY, '10:00') });
  expect(await bookAppointment(booking, byStaff, aKey())).toMatchObject({ answer: { ok: true } });
});

test('asking twice with one key asks for one deposit; other terms ask for none', async () => {
  await settleRule(database);
  const { services } = depositSetup(database);
  const once = aKey();
  const ask = () => askDeposit(services, aRequest(), { terms: TERMS, once });
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(one).toMatchObject({ answer: { ok: true } });
  expect(two).toEqual(one);
  const cheaper = { ...TERMS, amountCents: 4_000 };
  const startsAt = at(TUESDAY, '11:00');
  const changed = await askDeposit(services, aRequest({ startsAt }), {
    terms: cheaper,
    once: aKey(),
  });
  expect(changed).toMatchObject({ answer: { refusal: 'changed' } });
  const { rows } = await database.pool.query('select count(*)::int from holds');
  expect(rows).toEqual([{ count: 1 }]);
});

test('a charge that staff cancel frees its time, and the payer is told', async () => {
  const { chargeId, charges, services, now, settled } = await begun();
  await database.db.transaction((tx) => cancelCharge(charges, tx, { chargeId, by: 'staff:1' }));
  expect(await settleDueDeposits(services)).toBe(1);
  await settleDeposit(services, { chargeId });
  expect(await now()).toMatchObject({ deposit: 'expired', charge: 'cancelled' });
  expect(settled).toContainEqual({ name: 'deposit-mail', data: { chargeId, kind: 'expired' } });
  expect((await database.pool.query('select id from holds')).rows).toEqual([]);
});

test('a charge that staff cancel, and that is paid all the same, still finds its time or a choice', async () => {
  const { chargeId, charges, pay, now } = await begun();
  await database.db.transaction((tx) => cancelCharge(charges, tx, { chargeId, by: 'staff:1' }));
  await pay();
  expect(await now()).toMatchObject({ deposit: 'booked', charge: 'paid' });
  await expectAgreement(database);
});
