import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { changePayer } from '#app/scheduling/payers/change-payer.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, CLARO, CONSULTATION, putRules, someRules } from '#tests/insurance.ts';
import { type Approval, workOf } from './approval.ts';
import { expireApprovals, readApproval, setApproval } from './approvals.server.ts';
import { readCard, readRememberedCard, setCard } from './cards.server.ts';
import { openDraftCard, sealDraftCard } from './draft-card.server.ts';
import { readApprovalTasks } from './read-approvals.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const services = bookingServices(database, clock);
const { secret } = services;
const CANARY = 'CANARIO7788990011';
const card = { number: CANARY, validUntil: '2027-03-31' };
const TUESDAY = addDays(MONDAY, 1);
const FRIDAY = addDays(MONDAY, 4);

beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  const needs = { needsApproval: true, approvalDays: 3 };
  await putRules(database, AZUL, someRules({ services: { [CONSULTATION]: needs } }));
});

async function book(changes: Partial<BookingRequest>): Promise<number> {
  const call = await bookAppointment(services, aRequest({ payerId: AZUL, ...changes }), aKey());
  if (call.kind !== 'answer' || !call.answer.ok) throw new Error('not booked');
  return call.answer.value.appointmentId;
}

async function protocolOf(id: number): Promise<string> {
  return (await readAppointment(db, { id }))?.protocol ?? '';
}

/** Every value of every table, as text. */
async function everything(): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await pool.query(`select t::text as row from public.${name} t`);
      return found.rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}

describe('a card', () => {
  test('is kept with its appointment, and its number is nowhere in the database', async () => {
    const id = await book({ card });
    expect(await readCard({ db, secret }, id)).toEqual(card);
    expect(await everything()).not.toContain(CANARY);
    expect(await readCard({ db, secret: 'another secret, long enough, it is' }, id)).toBeNull();
  });

  test('of who pays for themselves is not kept', async () => {
    const id = await book({ card, payerId: 'particular' });
    expect(await readCard({ db, secret }, id)).toBeNull();
  });

  test('of the last time is remembered for that patient and that plan alone', async () => {
    await book({ card });
    const again = await book({ startsAt: at(FRIDAY, '09:00') });
    expect(await readRememberedCard({ db, secret }, again)).toEqual(card);
    await pool.query('delete from insurance_cards');
    const other = {
      contact: { name: 'Bento Alves', phoneE164: '+5535995550222', email: null },
      patient: { name: 'Bento Alves', bornOn: null },
    };
    const bento = await book({ ...other, startsAt: at(FRIDAY, '14:00'), card });
    expect(await readRememberedCard({ db, secret }, again)).toBeNull();
    const withClaro = { ...other, startsAt: at(FRIDAY, '16:00'), payerId: CLARO };
    expect(await readRememberedCard({ db, secret }, await book(withClaro))).toBeNull();
    expect(await readCard({ db, secret }, bento)).toEqual(card);
  });

  test('is corrected and taken away by the desk, under the protocol that it saw', async () => {
    const id = await book({});
    const protocol = await protocolOf(id);
    const set = (next: typeof card | null, seen = protocol) =>
      setCard({ db, clock, secret }, { appointmentId: id, protocol: seen, card: next, staffId: 1 });
    expect(await set(card)).toMatchObject({ ok: true });
    expect(await set(card)).toMatchObject({ ok: true });
    expect(await set(null, '0000-0000')).toMatchObject({ refusal: 'gone' });
    expect(await readCard({ db, secret }, id)).toEqual(card);
    expect(await set(null)).toMatchObject({ ok: true });
    expect(await readCard({ db, secret }, id)).toBeNull();
    const { rows } = await pool.query(
      `select count(*)::int from audit_log where action = 'appointment.card-changed'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('typed into the journey is sealed in its draft, and comes back as typed', () => {
    const typed = { cardNumber: 'canário 77 88', cardUntil: '3/27' };
    const sealed = sealDraftCard(secret, typed);
    expect(Buffer.from(sealed ?? '', 'base64').toString('latin1')).not.toContain('77 88');
    expect(sealed).not.toContain('canário');
    expect(openDraftCard(secret, sealed)).toEqual(typed);
    expect(sealDraftCard(secret, { cardNumber: '', cardUntil: '' })).toBeUndefined();
    expect(openDraftCard('another secret, long enough, it is', sealed)).toEqual({
      cardNumber: '',
      cardUntil: '',
    });
  });
});

describe('an approval', () => {
  test('is to be asked for where the plan wants one, and nowhere else', async () => {
    const id = await book({});
    expect(await readApproval(db, id)).toMatchObject({ state: 'to-ask', version: 1 });
    const claro = await book({ payerId: CLARO, startsAt: at(FRIDAY, '09:00') });
    expect(await readApproval(db, claro)).toMatchObject({ state: 'not-needed', version: 0 });
  });

  test('that runs out is marked once, is told first, and cancels nobody', async () => {
    const id = await book({ startsAt: at(FRIDAY, '09:00') });
    const protocol = await protocolOf(id);
    const granted = { state: 'granted', number: '77', askedOn: null, validUntil: TUESDAY } as const;
    const target = { appointmentId: id, protocol, seenVersion: 1, staffId: 1 };
    expect(await setApproval({ db, clock }, { ...granted, ...target })).toMatchObject({ ok: true });
    const [early] = await readApprovalTasks({ db, secret }, MONDAY);
    expect(early).toMatchObject({ work: 'ends-before', askBy: TUESDAY });
    expect(await expireApprovals({ db, clock }, TUESDAY)).toBe(0);
    expect(await expireApprovals({ db, clock }, addDays(MONDAY, 2))).toBe(1);
    expect(await expireApprovals({ db, clock }, addDays(MONDAY, 2))).toBe(0);
    expect(await readApproval(db, id)).toMatchObject({
      state: 'expired',
      number: '77',
      version: 3,
    });
    expect((await readAppointment(db, { id }))?.status).toBe('confirmed');
    const [task] = await readApprovalTasks({ db, secret }, addDays(MONDAY, 2));
    expect(task).toMatchObject({ work: 'expired', appointmentId: id });
  });

  test('goes, with the card, when somebody else pays, and begins anew with another plan', async () => {
    const id = await book({ card });
    const change = async (payerId: string) => {
      const seenVersion = (await readAppointment(db, { id }))?.version ?? -1;
      return changePayer(services, { appointmentId: id, payerId, actor: 'staff:1', seenVersion });
    };
    expect(await change('particular')).toMatchObject({ ok: true });
    expect(await readCard({ db, secret }, id)).toBeNull();
    expect(await readApproval(db, id)).toMatchObject({ state: 'not-needed' });
    expect(await change(AZUL)).toMatchObject({ ok: true });
    expect(await readApproval(db, id)).toMatchObject({ state: 'to-ask' });
    expect(await change('plano-que-nao-ha')).toMatchObject({ refusal: 'unknown-payer' });
  });

  test('waits in the list in the order in which the plan must be asked', async () => {
    await putRules(
      database,
      CLARO,
      someRules({ services: { [CONSULTATION]: { needsApproval: true, approvalDays: 30 } } }),
    );
    const soon = await book({ startsAt: at(FRIDAY, '09:00') });
    const slow = await book({ startsAt: at(addDays(MONDAY, 10), '09:00'), payerId: CLARO });
    const tasks = await readApprovalTasks({ db, secret }, MONDAY);
    expect(tasks.map(({ appointmentId }) => appointmentId)).toEqual([slow, soon]);
  });

  test('with a card that ends before its day is work too', async () => {
    await putRules(database, AZUL, someRules());
    await book({ card: { ...card, validUntil: MONDAY }, startsAt: at(FRIDAY, '09:00') });
    expect(await readApprovalTasks({ db, secret }, MONDAY)).toMatchObject([{ work: 'card' }]);
    expect(await readApprovalTasks({ db, secret }, addDays(MONDAY, 5))).toEqual([]);
  });
});

test('what is to be done follows from the days alone', () => {
  const day = fc.integer({ min: 0, max: 20 }).map((n) => addDays(MONDAY, n));
  const approval: fc.Arbitrary<Pick<Approval, 'state' | 'validUntil'>> = fc.record({
    state: fc.constantFrom('not-needed', 'to-ask', 'asked', 'granted', 'denied', 'expired'),
    validUntil: fc.option(day),
  });
  fc.assert(
    fc.property(approval, day, day, (given, startsOn, today) => {
      const work = workOf(given, { startsOn, today });
      const isOver = startsOn < today;
      const isGood =
        given.state === 'granted' && (given.validUntil === null || given.validUntil >= startsOn);
      expect(work === null).toBe(isOver || given.state === 'not-needed' || isGood);
    }),
  );
});
