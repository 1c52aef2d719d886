import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { askDeposit } from '#app/features/deposits/ask-deposit.server.ts';
import {
  chooseMoney,
  chooseTime,
  leaveDeposit,
} from '#app/features/deposits/choose-deposit.server.ts';
import {
  type DepositDecision,
  decideDeposit,
} from '#app/features/deposits/decide-deposit.server.ts';
import { settleDeposit } from '#app/features/deposits/settle-deposits.server.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { setService } from '#app/features/schedule-settings/services.server.ts';
import { cancelCharge } from '#app/payments/cancel-charge.server.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, MONDAY } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { askedDeposit, depositSetup, expectAgreement, settleRule, TERMS } from './deposits.ts';
import { meetingOn } from './overlap.ts';
import { settlePayments } from './payments.ts';

// Two that meet on one deposit, in both orders where both can begin, as tests/overlapping-changes.test.ts does it for
// the agenda. Afterwards every job runs. Money is never lost, and nobody has an appointment without its time.

const opened = await testDatabase();
const pool = quietPool(opened.url, 10);
const database = { ...opened, db: databaseOn(pool) };
const { db } = database;
const { overlap } = meetingOn(pool);
afterAll(() => pool.end());

const WEDNESDAY = addDays(MONDAY, 2);
const NINE = at(WEDNESDAY, '09:00');
const ELEVEN = at(WEDNESDAY, '11:00');
const CONSULTATION = 'consultas-oftalmologicas';
const CELINA = { name: 'Celina Prado', phoneE164: '+5535995550144', email: 'celina@example.com' };
const BENTO = { name: 'Bento Alves', phoneE164: '+5535995550122', email: null };
const STATEMENT = {
  ...TERMS,
  provider: 'pix-static',
  minutes: 24 * 60,
  byStatement: true,
} as const;
const STAFF = { actor: 'staff:1' } as const;

beforeEach(async () => {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  // One doctor and one room, so that everybody wants the same.
  await pool.query(`delete from service_resources where service_id = (
    select id from services where slug = '${CONSULTATION}') and resource_id <> all(
    select distinct on (kind) id from resources order by kind, position)`);
  await settlePayments(database);
  await settleRule(database, { statementHours: 24 });
});

/** The consultation as it is, and what a change of it needs to know. */
async function serviceNow() {
  const { rows } = await pool.query(`select id,
      array(select resource_id from service_resources where service_id = services.id
        order by resource_id) as needs
    from services where slug = '${CONSULTATION}'`);
  const [row] = rows;
  const by = { id: Number(row.id), seenVersion: 0, staffId: 1 };
  const fields = { durationMinutes: 45, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  return { by, fields: { ...fields, isBookableOnline: true, resourceIds: row.needs } };
}

/** A deposit of Celina for Wednesday at nine that waits, and everything that can meet it. */
async function waiting(terms: typeof TERMS = TERMS) {
  const setup = depositSetup(database);
  const { services, charges, provider, clock, booking } = setup;
  const celina = aRequest({
    contact: CELINA,
    patient: { name: CELINA.name, bornOn: null },
    startsAt: NINE,
  });
  const asked = await askedDeposit(setup, celina, terms);
  const { chargeId, reference } = asked;
  const pix = terms.provider;
  const check = async () => void (await checkCharge(charges, { provider: pix, reference }));
  const note = (key: string) => () =>
    notePayment(charges, {
      chargeId,
      amountCents: terms.amountCents,
      paidAt: clock.now(),
      by: 'staff:1',
      key: `${key}-${chargeId}`,
      isAnother: key === 'two',
    });
  const appointmentId = async () => (await asked.now()).appointmentId ?? 0;
  const cancel = (actor: 'patient' | 'staff:1') => async () => {
    const cancelled = { appointmentId: await appointmentId(), actor };
    return () => cancelAppointment(booking, cancelled, aKey());
  };
  const decide = (state: DepositDecision) => async () => {
    const decision = { appointmentId: await appointmentId(), state, ...STAFF };
    return () => decideDeposit({ ...services, db }, decision);
  };
  const choose = (startsAt: Date) => async () => () => chooseTime(services, { chargeId, startsAt });
  const rival = (startsAt: Date) => async () => () =>
    bookAppointment(
      booking,
      aRequest({
        contact: BENTO,
        patient: { name: BENTO.name, bornOn: null },
        payerId: 'saude-serra-azul',
        startsAt,
      }),
      aKey(),
    );

  /** Each prepared (what its form shows) and then begun. */
  const does = {
    pay: async () => {
      const isPaid = provider.known.get(reference)?.state === 'paid';
      if (!isPaid) provider.pay(reference, `one-${chargeId}`, terms.amountCents);
      return check;
    },
    'pay again': async () => {
      provider.pay(reference, `two-${chargeId}`, terms.amountCents);
      return check;
    },
    note: async () => note('one'),
    'note the same': async () => note('one'),
    'note another': async () => note('two'),
    expire: async () => check,
    stop: async () => () =>
      db.transaction(async (tx) => void (await cancelCharge(charges, tx, { chargeId, by: 'x' }))),
    leave: async () => () => leaveDeposit(services, { chargeId }),
    book: rival(NINE),
    'book at eleven': rival(ELEVEN),
    close: async () => () =>
      addClosure(
        { db, clock },
        { resourceId: null, startsAt: NINE, endsAt: at(WEDNESDAY, '10:00'), reason: 'Curso' },
        { ...STAFF, key: 'one' },
      ),
    'take it off the site': async () => {
      const { by, fields } = await serviceNow();
      return () => setService({ db, clock }, { ...fields, isBookableOnline: false }, by);
    },
    cancel: cancel('patient'),
    'cancel as staff': cancel('staff:1'),
    move: async () => {
      const moved = { appointmentId: await appointmentId(), startsAt: ELEVEN };
      return () => moveAppointment(booking, { ...moved, actor: 'patient' }, aKey());
    },
    keep: decide('kept'),
    'give back': decide('refund'),
    settle: async () => async () => void (await settleDeposit(services, { chargeId })),
    'choose nine': choose(NINE),
    'choose eleven': choose(ELEVEN),
    'choose the money': async () => () => chooseMoney(services, { chargeId }),
    erase: async () => {
      const { rows } = await pool.query(
        `select 'contact' as source, id::int from contacts where name = $1
         union all select 'message', id::int from contact_messages where name = $1`,
        [CELINA.name],
      );
      const personKey = rows[0];
      const person = await samePerson(db, personKey);
      const snapshot = snapshotStamp(await readRecords(db, person?.own ?? []));
      const erasure = { added: [], reason: 'asked', identity: 'called-back' } as const;
      return () => erasePerson({ db, clock }, { personKey, snapshot, ...erasure, by: { id: 1 } });
    },
  };
  return { ...setup, ...asked, does, check };
}

type Story = Awaited<ReturnType<typeof waiting>>;
type UseCase = keyof Story['does'];

/** The table into which a use case writes last. */
const LAST_TABLE: Partial<Record<UseCase, string>> = {
  pay: 'charge_mails',
  'pay again': 'charge_mails',
  expire: 'deposit_mails',
  stop: 'charge_history',
  leave: 'deposits',
  cancel: 'deposits',
  'cancel as staff': 'deposits',
  'choose nine': 'deposits',
  'choose eleven': 'deposits',
  'choose the money': 'deposits',
  settle: 'charge_refunds',
};

const HOUR_MS = 3_600_000;
const later = ({ clock }: Story, hours: number) =>
  clock.set(new Date(clock.now().getTime() + hours * HOUR_MS));

/** How a deposit came to where two meet. */
const BEGINNINGS = {
  waiting: () => waiting(),
  /** Nobody tells of it but the clinic's statement, and the time to pay is over this very moment. */
  'at its end': async () => {
    const story = await waiting(STATEMENT);
    story.clock.set(story.charge.expiresAt ?? story.clock.now());
    return story;
  },
  /** The hold is over, and the provider has not said so yet. */
  over: async () => {
    const story = await waiting();
    later(story, 1);
    return story;
  },
  'of a known person': async () => {
    await pool.query(
      `with made as (insert into contacts (name, phone_e164, email) values ($1, $2, $3) returning id)
       insert into patients (contact_id, name) select id, $1 from made`,
      [CELINA.name, CELINA.phoneE164, CELINA.email],
    );
    return waiting();
  },
  /** Who has only written to the clinic: booking makes a contact that nobody could lock. */
  'of somebody who wrote': async () => {
    await pool.query(
      `insert into contact_messages (name, phone_e164, email, message, locale, created_at)
       values ($1, $2, $3, 'Apaguem tudo.', 'pt-BR', now())`,
      [CELINA.name, CELINA.phoneE164, CELINA.email],
    );
    return waiting();
  },
  booked: async () => {
    const story = await waiting();
    await (await story.does.pay())();
    return story;
  },
  cancelled: async () => {
    const story = await BEGINNINGS.booked();
    await (await story.does.cancel())();
    return story;
  },
  'did not come': async () => {
    const story = await BEGINNINGS.booked();
    story.clock.set(at(WEDNESDAY, '12:00'));
    const id = (await story.now()).appointmentId ?? 0;
    const { protocol = '', version = 0 } = (await readAppointment(db, { id })) ?? {};
    await changeAttendance(story.booking, {
      protocol,
      seenVersion: version,
      step: 'no-show',
      ...STAFF,
    });
    return story;
  },
  offered: async () => {
    const story = await BEGINNINGS['of a known person']();
    await (await story.does.close())();
    await (await story.does.pay())();
    expect(await story.now()).toMatchObject({ deposit: 'offered' });
    return story;
  },
  'two days later': async () => {
    const story = await waiting();
    later(story, 1);
    await (await story.does.leave())();
    story.clock.set(at(MONDAY, '07:00'));
    await (await story.does.pay())();
    expect(await story.now()).toMatchObject({ deposit: 'offered' });
    story.clock.set(at(WEDNESDAY, '07:00'));
    return story;
  },
};

type Pair = readonly [
  beginning: keyof typeof BEGINNINGS,
  first: UseCase,
  second: UseCase,
  outcome: string,
  end: 'booked' | 'offered' | 'refund' | 'kept' | 'expired' | 'left',
];

/** The first is done; what becomes of the second, and what the deposit is at the end. */
const PAIRS: readonly Pair[] = [
  // Paid twice.
  ['waiting', 'pay', 'pay', 'done', 'booked'],
  ['waiting', 'pay', 'pay again', 'done', 'booked'],
  ['at its end', 'note', 'note the same', 'done', 'booked'],
  ['at its end', 'note', 'note another', 'done', 'booked'],
  // Paid at the very moment at which the time ends.
  ['at its end', 'note', 'expire', 'done', 'booked'],
  ['at its end', 'expire', 'note', 'done', 'booked'],
  ['over', 'pay', 'book', 'slot-taken', 'booked'],
  ['over', 'book', 'pay', 'done', 'offered'],
  // Given up or stopped while it is paid.
  ['waiting', 'pay', 'leave', 'not-waiting', 'booked'],
  ['waiting', 'leave', 'pay', 'done', 'offered'],
  ['waiting', 'leave', 'leave', 'done', 'left'],
  ['waiting', 'pay', 'stop', 'done', 'booked'],
  ['waiting', 'stop', 'pay', 'done', 'booked'],
  ['waiting', 'stop', 'leave', 'done', 'left'],
  // A time that closes, a service that changes.
  ['waiting', 'pay', 'close', 'done', 'booked'],
  ['waiting', 'close', 'pay', 'done', 'offered'],
  ['waiting', 'pay', 'take it off the site', 'done', 'booked'],
  ['waiting', 'take it off the site', 'pay', 'done', 'offered'],
  // A person who is erased.
  ['of a known person', 'pay', 'erase', 'changed', 'booked'],
  ['of a known person', 'erase', 'pay', 'done', 'refund'],
  ['of somebody who wrote', 'pay', 'erase', 'changed', 'booked'],
  ['of somebody who wrote', 'erase', 'pay', 'done', 'refund'],
  ['of a known person', 'erase', 'leave', 'done', 'left'],
  ['of a known person', 'leave', 'erase', 'changed', 'left'],
  // The appointment that was paid.
  ['booked', 'cancel', 'cancel', 'not-found', 'refund'],
  ['booked', 'cancel', 'cancel as staff', 'not-found', 'refund'],
  ['booked', 'cancel', 'move', 'not-found', 'refund'],
  ['booked', 'move', 'cancel', 'done', 'refund'],
  ['booked', 'cancel', 'pay again', 'done', 'refund'],
  ['booked', 'cancel', 'erase', 'changed', 'refund'],
  ['did not come', 'keep', 'give back', 'changed', 'kept'],
  ['did not come', 'give back', 'keep', 'changed', 'refund'],
  ['did not come', 'keep', 'keep', 'done', 'kept'],
  // Money that goes back, asked for by two processes.
  ['cancelled', 'settle', 'settle', 'done', 'refund'],
  ['cancelled', 'settle', 'pay again', 'done', 'refund'],
  // A choice.
  ['offered', 'choose eleven', 'choose the money', 'not-offered', 'booked'],
  ['offered', 'choose the money', 'choose eleven', 'not-offered', 'refund'],
  ['offered', 'choose eleven', 'choose eleven', 'done', 'booked'],
  ['offered', 'choose eleven', 'book at eleven', 'slot-taken', 'booked'],
  ['offered', 'book at eleven', 'choose eleven', 'slot-taken', 'offered'],
  ['offered', 'choose eleven', 'erase', 'changed', 'booked'],
  ['offered', 'erase', 'choose eleven', 'not-offered', 'offered'],
  ['two days later', 'settle', 'choose eleven', 'not-offered', 'refund'],
  ['two days later', 'choose eleven', 'settle', 'done', 'booked'],
];

test.each(PAIRS)('%s: %s, then %s: %s, and it is %s', async (...pair: Pair) => {
  const [beginning, first, second, outcome, end] = pair;
  const story = await BEGINNINGS[beginning]();
  const { does } = story;
  const begin = [await does[first](), await does[second]()] as const;
  const { met, outcomes } = await overlap(begin, LAST_TABLE[first]);
  expect(outcomes).toEqual(['done', outcome]);
  expect(met, 'the second waits for the first').toBe(true);
  await expectAgreement(database);
  const isThere = end === 'booked' || beginning === 'did not come';
  await expectEnd(story, { end, isThere });
});

/** Every job runs; then the money is where the deposit says, to the cent. */
async function expectEnd(story: Story, { end, isThere }: { end: Pair[4]; isThere: boolean }) {
  const { run, now, chargeId, reference, provider } = story;
  for (let round = 0; round < 3; round += 1) await run();
  await expectAgreement(database);
  const { deposit, appointmentId } = await now();
  expect(deposit).toBe(end);
  const charge = await readCharge(db, { id: chargeId });
  if (!charge) throw new Error('no charge');
  const known = provider.known.get(reference);
  const given = (known?.refunds ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(given).toBe(charge.refundedCents);
  if (known && charge.paidCents > 0) {
    const came = known.payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(charge.paidCents).toBe(came);
  }
  if (end === 'refund') expect(charge.refundedCents).toBe(charge.paidCents);
  else expect(charge.refundedCents).toBe(0);
  if (end === 'left' || end === 'expired') expect(charge.paidCents).toBe(0);
  const { rows } = await pool.query(
    `select a.id::int from appointments a join contacts c on c.id = a.contact_id
     where a.status = 'confirmed' and c.name = $1`,
    [CELINA.name],
  );
  expect(rows).toEqual(isThere ? [{ id: appointmentId }] : []);
}

const askFor = (story: ReturnType<typeof depositSetup>, contact: BookingRequest['contact']) => () =>
  askDeposit(
    story.services,
    aRequest({ contact, patient: { name: contact.name, bornOn: null }, startsAt: ELEVEN }),
    { terms: TERMS, once: aKey() },
  );

/** What can meet a deposit that is just being asked for, for Wednesday at eleven. */
const ASKS = {
  ask: async (story: Story) => askFor(story, CELINA),
  'ask for Bento': async (story: Story) => askFor(story, BENTO),
  book: (story: Story) => story.does['book at eleven'](),
  'change the deposit': async ({ clock }: Story) => {
    const { by, fields } = await serviceNow();
    const deposit = { amountCents: 9_000, holdMinutes: 30, refundHours: 24, statementHours: 24 };
    return () => setService({ db, clock }, { ...fields, deposit }, by);
  },
  'switch it off': async ({ clock }: Story) => {
    const { by, fields } = await serviceNow();
    return () => setService({ db, clock }, { ...fields, deposit: null }, by);
  },
  close: async ({ clock }: Story) => {
    const closure = { resourceId: null, startsAt: ELEVEN, endsAt: at(WEDNESDAY, '12:00') };
    return () => addClosure({ db, clock }, { ...closure, reason: 'Curso' }, { ...STAFF, key: 'x' });
  },
};

test.each([
  ['ask', 'ask for Bento', 'slot-taken'],
  ['ask', 'book', 'slot-taken'],
  ['book', 'ask', 'slot-taken'],
  ['ask', 'change the deposit', 'done'],
  ['change the deposit', 'ask', 'changed'],
  ['ask', 'switch it off', 'done'],
  ['switch it off', 'ask', 'changed'],
  ['ask', 'close', 'done'],
  ['close', 'ask', 'outside-opening-hours'],
] as const)('%s, then %s: %s', async (first, second, outcome) => {
  const story = await waiting();
  const begin = [await ASKS[first](story), await ASKS[second](story)] as const;
  const isAsk = first.startsWith('ask');
  const { met, outcomes } = await overlap(begin, isAsk ? 'deposits' : 'audit_log');
  expect(outcomes).toEqual(['done', outcome]);
  expect(met, 'the second waits for the first').toBe(true);
  await expectAgreement(database);
  const { rows } = await pool.query(
    'select amount_cents from deposits join charges on charges.id = charge_id where starts_at = $1',
    [ELEVEN],
  );
  // As the page told it, whatever was settled meanwhile.
  expect(rows).toEqual(isAsk ? [{ amount_cents: TERMS.amountCents }] : []);
});
