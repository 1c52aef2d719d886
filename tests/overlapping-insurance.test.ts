import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { expireApprovals, setApproval } from '#app/features/insurance/approvals.server.ts';
import { setCard } from '#app/features/insurance/cards.server.ts';
import { setPayerRules } from '#app/features/insurance/payer-settings.server.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { changePayer } from '#app/scheduling/payers/change-payer.server.ts';
import { choosePayer } from '#app/scheduling/payers/hold-place.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { AZUL, bookedPlaces, CONSULTATION, putRules, someRules } from './insurance.ts';
import { meetingOn } from './overlap.ts';

// Two that meet on a payer's day, on its rules, or on an appointment's card and approval, as
// tests/overlapping-changes.test.ts does it for the agenda. Saúde Serra Azul takes one a day.

const database = await testDatabase();
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const clock = stillClock();
const web = { ...bookingServices(database, clock), db };
const desk = { ...web, agenda: rulesForStaff(web.agenda) };
const { overlap } = meetingOn(pool);
afterAll(() => pool.end());

const WEDNESDAY = addDays(MONDAY, 2);
const THURSDAY = addDays(MONDAY, 3);
const ONE_A_DAY = someRules({
  perDay: 1,
  services: { [CONSULTATION]: { needsApproval: true, approvalDays: 2 } },
});
const STAFF = { actor: 'staff:1' } as const;

/** Antônia pays for herself on Wednesday at nine; Celina comes with the plan on Thursday at nine. */
let antonia: number;
let celina: number;
/** Bento came with the plan on Monday at eight, and it is noon now. */
let bento: number;

let people = 0;
function somebody(startsAt: Date, payerId: string) {
  people += 1;
  const contact = {
    name: 'Davi Reis',
    phoneE164: `+55359${String(98_000_000 + people)}`,
    email: null,
  };
  return aRequest({ contact, patient: { name: contact.name, bornOn: null }, startsAt, payerId });
}

async function booked(startsAt: Date, payerId: string): Promise<number> {
  const request = { ...somebody(startsAt, payerId), ...STAFF };
  const call = await bookAppointment(desk, request, aKey());
  if (call.kind !== 'answer' || !call.answer.ok) throw new Error('not booked');
  return call.answer.value.appointmentId;
}

beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  await putRules(database, AZUL, ONE_A_DAY);
  bento = await booked(at(MONDAY, '08:00'), AZUL);
  antonia = await booked(at(WEDNESDAY, '09:00'), 'particular');
  celina = await booked(at(THURSDAY, '09:00'), AZUL);
  clock.set(at(MONDAY, '12:00'));
});

async function now(id: number) {
  const appointment = await readAppointment(db, { id });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

async function toErase(id: number) {
  const { contactId } = await now(id);
  const person = await samePerson(db, { source: 'contact', id: contactId });
  const snapshot = snapshotStamp(await readRecords(db, person?.own ?? []));
  const personKey = { source: 'contact', id: contactId } as const;
  const proven = { reason: 'asked', identity: 'called-back', by: { id: 1 } } as const;
  return () => erasePerson({ db, clock }, { personKey, added: [], snapshot, ...proven });
}

const WED_TEN = at(WEDNESDAY, '10:00');
const approved = { state: 'granted', number: '77', askedOn: null, validUntil: null } as const;
const slot = { serviceSlug: CONSULTATION, startsAt: at(WEDNESDAY, '14:00') };

async function approve(id: number, seenVersion: number) {
  const { protocol } = await now(id);
  const target = { appointmentId: id, protocol, seenVersion, staffId: 1 };
  return () => setApproval({ db, clock }, { ...approved, ...target });
}

async function noteCard(id: number) {
  const { protocol } = await now(id);
  const card = { number: 'CANARY123456', validUntil: null };
  const { secret } = web;
  return () => setCard({ db, clock, secret }, { appointmentId: id, protocol, card, staffId: 1 });
}

/** Each prepared (what its form shows) and then begun. */
const does = {
  book: async () => () => bookAppointment(web, somebody(WED_TEN, AZUL), aKey()),
  'book again': async () => () =>
    bookAppointment(web, somebody(at(WEDNESDAY, '15:00'), AZUL), aKey()),
  hold: async () => () => holdSlot(web, { ...slot, payerId: AZUL }),
  'choose the plan': async () => {
    const held = await holdSlot(web, slot);
    const token = held.ok ? held.value.token : undefined;
    return () => choosePayer(web, { ...slot, payerId: AZUL, token });
  },
  'move Celina there': async () => {
    const startsAt = at(WEDNESDAY, '16:00');
    const move = { appointmentId: celina, startsAt, actor: 'patient' } as const;
    return () => moveAppointment(web, move, aKey());
  },
  'stop covering': async () => () => {
    const rules = someRules({ services: { [CONSULTATION]: { isCovered: false } } });
    return setPayerRules({ db, clock }, rules, { payerId: AZUL, seenVersion: 1, staffId: 1 });
  },
  'cover more': async () => () =>
    setPayerRules({ db, clock }, someRules(), { payerId: AZUL, seenVersion: 1, staffId: 1 }),
  'let the plan pay for Antônia': async () => {
    const { version } = await now(antonia);
    const change = { appointmentId: antonia, payerId: AZUL, seenVersion: version, ...STAFF };
    return () => changePayer(desk, change);
  },
  'move Antônia': async () => {
    const { version } = await now(antonia);
    const move = { appointmentId: antonia, startsAt: at(WEDNESDAY, '16:00'), ...STAFF };
    return () => moveAppointment(desk, { ...move, seenVersion: version }, aKey());
  },
  'cancel Antônia': async () => () =>
    cancelAppointment(desk, { appointmentId: antonia, ...STAFF }, aKey()),
  approve: () => approve(celina, 1),
  'approve too': () => approve(celina, 1),
  'note the card': () => noteCard(celina),
  'cancel Celina': async () => () =>
    cancelAppointment(desk, { appointmentId: celina, ...STAFF }, aKey()),
  'let Celina pay': async () => {
    const { version } = await now(celina);
    const change = { appointmentId: celina, payerId: 'particular', seenVersion: version };
    return () => changePayer(desk, { ...change, ...STAFF });
  },
  'run out': async () => {
    await pool.query(`update insurance_approvals set state = 'granted', valid_until = '2026-01-01'
      where appointment_id = ${celina}`);
    return async () => void (await expireApprovals({ db, clock }, MONDAY));
  },
  'approve Bento': () => approve(bento, 1),
  'note the card of Bento': () => noteCard(bento),
  'erase Bento': () => toErase(bento),
};

type Deed = keyof typeof does;
const FULL = 'payer-quota-full';

/** First, second, what becomes of the second, and into which table the first writes last. */
const PAIRS: [Deed, Deed, string, string?][] = [
  ['book', 'book again', FULL],
  ['book', 'hold', FULL],
  ['book', 'choose the plan', FULL],
  ['book', 'move Celina there', FULL],
  ['book', 'let the plan pay for Antônia', FULL],
  ['hold', 'book', FULL, 'occupancy'],
  ['move Celina there', 'book again', FULL],
  ['let the plan pay for Antônia', 'book', FULL],
  ['book', 'stop covering', 'done'],
  ['stop covering', 'book', 'not-covered'],
  ['cover more', 'book', 'done'],
  ['stop covering', 'move Celina there', 'not-covered'],
  ['stop covering', 'let the plan pay for Antônia', 'not-covered'],
  ['stop covering', 'cover more', 'changed'],
  ['let the plan pay for Antônia', 'move Antônia', 'changed'],
  ['move Antônia', 'let the plan pay for Antônia', 'changed'],
  ['let the plan pay for Antônia', 'cancel Antônia', 'done'],
  ['cancel Antônia', 'let the plan pay for Antônia', 'not-found'],
  ['approve', 'approve too', 'changed'],
  ['approve', 'cancel Celina', 'done'],
  ['cancel Celina', 'approve', 'gone'],
  ['cancel Celina', 'note the card', 'gone'],
  ['approve', 'let Celina pay', 'done'],
  ['let Celina pay', 'approve', 'changed'],
  ['run out', 'approve', 'changed'],
  ['erase Bento', 'approve Bento', 'gone'],
  ['erase Bento', 'note the card of Bento', 'gone'],
  ['approve Bento', 'erase Bento', 'done'],
  ['note the card of Bento', 'erase Bento', 'done'],
];

test.each(PAIRS)(
  '%s, then %s: the second waits and is %s',
  async (first, second, outcome, table) => {
    const pair = [await does[first](), await does[second]()] as const;
    const { met, outcomes } = await overlap(pair, table);
    expect(outcomes).toEqual(['done', outcome]);
    expect(met).toBe(true);
    const { rows } = await pool.query('select * from occupancy_faults');
    expect(rows).toEqual([]);
    const wednesday = (await bookedPlaces(database, AZUL)).filter(({ on }) => on === WEDNESDAY);
    expect(wednesday.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(1);
  },
);

test('nothing of an erased person’s insurance is left', async () => {
  await (await noteCard(bento))();
  await (await approve(bento, 1))();
  const erased = await (await toErase(bento))();
  expect(erased.ok).toBe(true);
  const { rows } = await pool.query(
    `select appointment_id from insurance_cards where appointment_id = ${bento}
     union all select appointment_id from insurance_approvals where appointment_id = ${bento}`,
  );
  expect(rows).toEqual([]);
});
