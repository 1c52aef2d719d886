import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest } from '#tests/booking.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { askedDeposit, depositSetup, expectAgreement, settleRule, TERMS } from '#tests/deposits.ts';
import { chooseMoney, chooseTime, leaveDeposit } from './choose-deposit.server.ts';
import { settleDeposit } from './settle-deposits.server.ts';

// Any order of what can happen to a deposit, one after the other and at once. Whatever comes, whoever paid has
// exactly one of: the appointment, a choice, the money on its way back, or (cancelled too late) none by the rule.

const opened = await testDatabase();
const pool = quietPool(opened.url, 12);
const database = { ...opened, db: databaseOn(pool) };
afterAll(() => pool.end());

const EVENTS = [
  'pay',
  'pay again',
  'webhook',
  'expire',
  'rival',
  'close',
  'leave',
  'choose a time',
  'choose the money',
  'two days',
  'settle',
  'cancel',
  'cancel by staff',
] as const;
type Event = (typeof EVENTS)[number];

/** Slots far enough apart that one story does not meet another. */
async function slotsOf(count: number) {
  const { booking } = depositSetup(database);
  const found = await readFirstSlots(booking, {
    serviceSlug: 'consultas-oftalmologicas',
    from: '',
    halfDay: 'any',
    after: null,
    count: 2_000,
  });
  const byDay = Map.groupBy(found ?? [], ({ startsAt }) => startsAt.toISOString().slice(0, 10));
  // From the third day on: two days of waiting must not make them too near.
  const apart = [...byDay.values()].slice(4).flatMap((day) => [day[0], day[12]]);
  return apart.filter((slot) => slot !== undefined).slice(0, count);
}

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `+55359${String(95_000_000 + phones)}`;
};

/** A deposit that has just been asked for, and everything that can happen to it. */
async function storyOf(startsAt: Date) {
  const setup = depositSetup(database);
  const contact = { name: 'Antônia Reis', phoneE164: newPhone(), email: 'antonia@example.com' };
  const deposit = await askedDeposit(setup, { startsAt, contact });
  const { services, charges, provider, clock, booking, run } = setup;
  const { chargeId, reference, now } = deposit;
  const check = () => checkCharge(charges, { provider: 'pix-api', reference });
  const pay = async (paymentRef: string) => {
    provider.pay(reference, paymentRef, TERMS.amountCents);
    await check();
  };
  const cancel = async (actor: 'patient' | 'staff:1') => {
    const { appointmentId } = await now();
    const cancelled = { appointmentId: appointmentId ?? 0, actor };
    if (appointmentId) await cancelAppointment(booking, cancelled, aKey());
  };
  const does: Record<Event, () => Promise<unknown>> = {
    pay: () => pay(`one-${chargeId}`),
    'pay again': () => pay(`two-${chargeId}`),
    webhook: () => Promise.all([check(), check(), check()]),
    expire: async () => {
      const known = provider.known.get(reference);
      if (known?.state !== 'open') return;
      clock.set(new Date(clock.now().getTime() + 40 * 60_000));
      provider.known.set(reference, { ...known, state: 'expired' });
      await check();
    },
    rival: () => {
      const rival = { name: 'Bento Alves', phoneE164: newPhone(), email: null };
      const patient = { name: rival.name, bornOn: null };
      const payerId = 'saude-serra-azul';
      return bookAppointment(
        booking,
        aRequest({ contact: rival, patient, payerId, startsAt }),
        aKey(),
      );
    },
    close: () => {
      const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
      const closure = { resourceId: null, startsAt, endsAt, reason: 'Curso' };
      return addClosure({ db: database.db, clock }, closure, {
        actor: 'staff:1',
        key: `${chargeId}`,
      });
    },
    leave: () => leaveDeposit(services, { chargeId }),
    'choose a time': () =>
      chooseTime(services, { chargeId, startsAt: new Date(startsAt.getTime() + 90 * 60_000) }),
    'choose the money': () => chooseMoney(services, { chargeId }),
    'two days': async () => {
      clock.set(new Date(clock.now().getTime() + 49 * 3_600_000));
      await settleDeposit(services, { chargeId });
    },
    settle: () => settleDeposit(services, { chargeId }),
    cancel: () => cancel('patient'),
    'cancel by staff': () => cancel('staff:1'),
  };
  return { does, chargeId, now, run, provider, reference };
}

type Story = Awaited<ReturnType<typeof storyOf>>;

/** Money and appointment agree, now and once every job has run. */
async function expectOneOutcome({ chargeId, now, run, provider, reference }: Story) {
  await expectAgreement(database);
  for (let round = 0; round < 3; round += 1) await run();
  await expectAgreement(database);
  const charge = await readCharge(database.db, { id: chargeId });
  if (!charge) throw new Error('no charge');
  const { deposit, appointmentId } = await now();
  const { rows } = await database.pool.query(
    `select count(*)::int from appointments a join contacts c on c.id = a.contact_id
     join deposits d on d.charge_id = $1
     where a.id = d.appointment_id and a.status = 'confirmed'`,
    [chargeId],
  );
  const appointment = appointmentId
    ? await readAppointment(database.db, { id: appointmentId })
    : null;
  expect(rows[0].count).toBe(appointment?.status === 'confirmed' ? 1 : 0);
  const given = provider.known.get(reference)?.refunds ?? [];
  const givenCents = given.reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(givenCents).toBe(charge.refundedCents);
  expect(givenCents).toBeLessThanOrEqual(charge.paidCents);
  if (charge.paidCents === 0) {
    expect(['waiting', 'expired', 'left']).toContain(deposit);
    expect(appointment).toBeNull();
    return;
  }
  expect(['booked', 'offered', 'refund', 'kept']).toContain(deposit);
  if (deposit === 'booked') expect(appointment?.status).toBe('confirmed');
  if (deposit === 'booked' || deposit === 'offered') expect(charge.state).toBe('paid');
  if (deposit === 'refund') expect(charge.refundedCents).toBe(charge.paidCents);
}

const STORIES = 16;

test('whatever happens one after the other, money and appointment have one outcome', async () => {
  await settleRule(database);
  const slots = await slotsOf(STORIES);
  expect(slots).toHaveLength(STORIES);
  const events = fc.array(fc.constantFrom(...EVENTS), { minLength: 2, maxLength: 9 });
  for (const [index, sequence] of fc.sample(events, STORIES).entries()) {
    const story = await storyOf(slots[index]?.startsAt ?? new Date(0));
    for (const event of sequence) {
      await story.does[event]();
      await expectAgreement(database);
    }
    await expectOneOutcome(story).catch((error: unknown) => {
      throw new Error(sequence.join(', '), { cause: error });
    });
  }
}, 300_000);

const AT_ONCE: readonly (readonly Event[])[] = [
  ['pay', 'rival'],
  ['pay', 'expire', 'rival'],
  ['pay', 'close'],
  ['pay', 'leave'],
  ['pay', 'leave', 'rival', 'close'],
  ['pay', 'webhook', 'webhook', 'cancel', 'cancel by staff'],
  ['expire', 'rival', 'leave', 'webhook', 'pay'],
  ['pay', 'pay again', 'rival', 'settle'],
];

test('whatever happens at once, money and appointment have one outcome', async () => {
  await settleRule(database);
  const slots = await slotsOf(AT_ONCE.length * 2);
  for (const [index, { startsAt }] of slots.entries()) {
    const story = await storyOf(startsAt);
    const events = AT_ONCE[index % AT_ONCE.length] ?? [];
    await Promise.all(events.map((event) => story.does[event]()));
    await story.does.pay();
    await expectOneOutcome(story);
    // The choice at once with its opposite, and with the end of its time.
    await Promise.all([
      story.does['choose a time'](),
      story.does['choose the money'](),
      story.does.settle(),
      story.does.cancel(),
    ]);
    await expectOneOutcome(story);
  }
}, 300_000);
