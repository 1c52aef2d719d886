import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { RETENTION } from '#app/context/retention-rules.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { moveCampaign } from '#app/features/campaign/change-campaign.server.ts';
import { listCampaigns } from '#app/features/campaign/read-campaigns.server.ts';
import { tieFollowUps } from '#app/features/follow-ups/follow-ups.server.ts';
import {
  correctPerson,
  readCorrectable,
} from '#app/features/privacy-admin/correct-person.server.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { setHours } from '#app/features/schedule-settings/hours.server.ts';
import { placeResource, switchResource } from '#app/features/schedule-settings/resources.server.ts';
import { placeService, setService } from '#app/features/schedule-settings/services.server.ts';
import { purgeExpired } from '#app/platform/purge.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAddOnAppointment } from '#app/scheduling/book-add-on.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { bookTogether } from '#app/scheduling/book-series.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import {
  addClosure,
  addClosures,
  listClosures,
  removeClosure,
  returnClosure,
} from '#app/scheduling/closures.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { addMunicipalHoliday, settleHoliday } from '#app/scheduling/holidays.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from './booking.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn, outcomeOf } from './overlap.ts';

// Two use cases that meet on one row, in both orders where both can begin. The first is stopped just before it
// ends, so that it holds all its locks; the second must be waiting for it, and for nothing else. No chance, no
// clock. docs/guides/overlapping-changes.md has the pairs in words.

const database = await testDatabase();
// Without the timeouts of the app's own connections, which a slow machine would exceed.
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const clock = stillClock();
const web = { ...bookingServices(database, clock), db };
const desk = { ...web, agenda: { ...rulesForStaff(web.agenda), addOnsPerDay: 3 } };
afterAll(() => pool.end());
const meeting = meetingOn(pool);
const { untilWaiting } = meeting;

const WEDNESDAY = addDays(MONDAY, 2);
const NINE = at(WEDNESDAY, '09:00');
const TEN = at(WEDNESDAY, '10:00');
const CONSULTATION = 'consultas-oftalmologicas';
const STAFF = { actor: 'staff:1' } as const;
const BENTO = { name: 'Bento Alves', phoneE164: '+5535995550122', email: null };
const NEW_PHONE = '+5535995550133';

/** Antônia comes on Wednesday at nine; Bento did not come on Monday at eight, and it is noon now. */
let antonia: number;
const WHOLE_DAY = { startsTime: '08:00', endsTime: '18:00' };
let bento: number;
/** Celina has no appointments any more. */
const CELINA = { name: 'Celina Prado', phoneE164: '+5535995550144', email: null };
let serviceId: number;
let doctorId: number;
let resourceIds: number[];

beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  // One doctor and one room, so that everybody wants the same.
  await pool.query(`delete from service_resources where service_id = (
    select id from services where slug = '${CONSULTATION}') and resource_id <> all(
    select distinct on (kind) id from resources order by kind, position)`);
  const { rows } = await pool.query(`select id,
      array(select resource_id from service_resources where service_id = services.id
        order by resource_id) as needs,
      (select id from resources where kind = 'practitioner' order by position limit 1) as doctor
    from services where slug = '${CONSULTATION}'`);
  ({ id: serviceId, needs: resourceIds, doctor: doctorId } = rows[0]);
  bento = await booked({
    contact: BENTO,
    patient: { name: BENTO.name, bornOn: null },
    startsAt: at(MONDAY, '08:00'),
    ...STAFF,
  });
  antonia = await booked({ startsAt: NINE });
  await pool.query(`with made as (insert into contacts (name, phone_e164)
    values ('${CELINA.name}', '${CELINA.phoneE164}') returning id)
    insert into patients (contact_id, name) select id, '${CELINA.name}' from made`);
  clock.set(at(MONDAY, '12:00'));
});

async function booked(changes: Parameters<typeof aRequest>[0]): Promise<number> {
  const once = await bookAppointment(desk, aRequest(changes), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return once.answer.value.appointmentId;
}

async function appointmentNow(id = antonia) {
  const appointment = await readAppointment(db, { id });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

/** The version that the other one saw too: of a moment before both began. */
const version = async (id: number) => (await appointmentNow(id)).version;

async function stampOf(id: number) {
  const person = await samePerson(db, { source: 'contact', id });
  return snapshotStamp(await readRecords(db, person?.own ?? []));
}

const contactOf = async (id: number) => (await appointmentNow(id)).contactId;
const bookFor = (contact: typeof BENTO) =>
  bookAppointment(
    web,
    aRequest({ contact, patient: { name: contact.name, bornOn: null }, startsAt: TEN }),
    aKey(),
  );

/** Every use case, prepared (what its form shows) and then begun. */
const USE_CASES = {
  book: async () => () => bookFor({ ...BENTO, name: 'Davi Reis', phoneE164: '+5535995550155' }),
  'book for Bento': async () => () => bookFor(BENTO),
  'book for Celina': async () => () => bookFor(CELINA),
  'book with a code': async () => () => {
    const patient = { name: BENTO.name, bornOn: null };
    const couponCode = 'OLHOS EM OUTUBRO';
    return bookAppointment(
      web,
      aRequest({ contact: BENTO, patient, startsAt: TEN, couponCode }),
      aKey(),
    );
  },
  'archive the campaign': async () => {
    const [{ id = 0, version: seen = 0 } = {}] = await listCampaigns(db);
    return () => moveCampaign({ db, clock }, { id, version: seen, by: 1 }, 'archived');
  },
  hold: async () => () => holdSlot(web, { serviceSlug: CONSULTATION, startsAt: TEN }),
  move: async () => () =>
    moveAppointment(web, { appointmentId: antonia, startsAt: TEN, actor: 'patient' }, aKey()),
  'move as staff': async () => {
    const seenVersion = await version(antonia);
    const move = { appointmentId: antonia, startsAt: TEN, seenVersion, ...STAFF };
    return () => moveAppointment(desk, move, aKey());
  },
  'move Bento': async () => {
    const seenVersion = await version(bento);
    const move = { appointmentId: bento, startsAt: TEN, seenVersion, ...STAFF };
    return () => moveAppointment(desk, move, aKey());
  },
  cancel: async () => () =>
    cancelAppointment(web, { appointmentId: antonia, actor: 'patient' }, aKey()),
  'cancel Bento': async () => {
    const seenVersion = await version(bento);
    return () => cancelAppointment(desk, { appointmentId: bento, seenVersion, ...STAFF }, aKey());
  },
  'mark Bento': async () => {
    const { protocol, version: seenVersion } = await appointmentNow(bento);
    return () => changeAttendance(desk, { protocol, seenVersion, step: 'no-show', ...STAFF });
  },
  'add on': async () => () =>
    bookAddOnAppointment(
      desk,
      { ...aRequest({ startsAt: TEN }), ...STAFF, practitionerId: doctorId, reason: 'dor' },
      aKey(),
    ),
  'follow up': async () => {
    const origin = { id: antonia, version: await version(antonia) };
    return () => followUp(origin, aRequest({ startsAt: TEN }));
  },
  'follow up Bento': async () => {
    const origin = { id: bento, version: await version(bento) };
    const patient = { name: BENTO.name, bornOn: null };
    return () => followUp(origin, aRequest({ contact: BENTO, patient, startsAt: TEN }));
  },
  close: async () => () => close(null),
  'close the room': async () => () => close(resourceIds.find((id) => id !== doctorId) ?? 0),
  'close every week': async () => closeWeekly,
  'add a holiday': async () => () =>
    addMunicipalHoliday(desk, { heldOn: WEDNESDAY, name: 'Padroeira' }, STAFF),
  'confirm a holiday': async () => {
    await pool.query(`insert into holidays (held_on, name, scope, closes)
      values ('${WEDNESDAY}', 'Ponto', 'state', false)`);
    const day = { heldOn: WEDNESDAY, scope: 'state' } as const;
    return () => settleHoliday(desk, day, { status: 'confirmed', ...STAFF });
  },
  'set the service': async () => () =>
    setService(
      desk,
      {
        durationMinutes: 15,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 5,
        isBookableOnline: true,
        resourceIds,
      },
      { id: serviceId, seenVersion: 0, staffId: 1 },
    ),
  'set hours': async () => () =>
    setHours(
      desk,
      { from: WEDNESDAY, until: null, week: Array.from({ length: 7 }, () => null) },
      { targets: [{ id: doctorId, kind: 'practitioner', seenVersion: 0 }], staffId: 1 },
    ),
  'limit hours': async () => () => {
    const limits = [{ ...WHOLE_DAY, limitOf: 'hours' as const, serviceIds: [] }];
    const week = Array.from({ length: 7 }, () => ({ ...WHOLE_DAY, breaks: [], limits }));
    return setHours(
      desk,
      { from: MONDAY, until: null, week },
      { targets: [{ id: doctorId, kind: 'practitioner', seenVersion: 0 }], staffId: 1 },
    );
  },
  'switch off': async () => () =>
    switchResource(desk, { id: doctorId, isActive: false }, { seenVersion: 0, staffId: 1 }),
  'order services': async () => () => placeService(desk, { id: serviceId, place: 3, staffId: 1 }),
  'order resources': async () => () => placeResource(desk, { id: doctorId, place: 5, staffId: 1 }),
  'erase Bento': async () => {
    const id = await contactOf(bento);
    const erasure = { added: [], reason: 'asked', identity: 'called-back', by: { id: 1 } } as const;
    const snapshot = await stampOf(id);
    return () => erasePerson(desk, { personKey: { source: 'contact', id }, snapshot, ...erasure });
  },
  'correct Bento': async () => {
    const id = await contactOf(bento);
    const stored = await readCorrectable(db, id);
    const correction = { ...BENTO, phoneE164: NEW_PHONE, patients: stored?.patients ?? [] };
    return () =>
      correctPerson(desk, { id, snapshot: stored?.stamp ?? '', by: { id: 1 }, correction });
  },
  // As one transaction, so that it holds what it deletes.
  purge: async () => () =>
    db.transaction(async (tx) => {
      await purgeExpired({ db: tx, clock }, [RETENTION.scheduling]);
      await tx.execute("insert into purge_runs (ran_at, deleted) values (now(), '{}')");
    }),
};
type UseCase = keyof typeof USE_CASES;

const followUp = (origin: { id: number; version: number }, request: BookingRequest) =>
  bookTogether(desk, [{ ...request, ...STAFF }], {
    once: aKey(),
    link: (tx, [appointmentId = 0]) => {
      const row = { appointmentId, kind: 'return' as const, isFree: false };
      return tieFollowUps(tx, clock, { origin, followUps: [row], ...STAFF });
    },
  });

const close = (resourceId: number | null) =>
  addClosure(
    desk,
    { resourceId, startsAt: NINE, endsAt: at(WEDNESDAY, '12:00'), reason: 'Curso' },
    { ...STAFF, key: `one ${resourceId}` },
  );

/** Three Wednesdays, of which the second is that on which everybody books. */
const closeWeekly = () => {
  const times = [-7, 0, 7].map((days) => ({
    startsAt: at(addDays(WEDNESDAY, days), '08:00'),
    endsAt: at(addDays(WEDNESDAY, days), '12:00'),
  }));
  const closure = { resourceId: doctorId, times, reason: 'Curso' };
  return addClosures(desk, closure, { ...STAFF, key: 'weekly' });
};

/** The table into which a use case writes last. */
const LAST_TABLE: Partial<Record<UseCase, string>> = {
  hold: 'occupancy',
  'follow up': 'follow_ups',
  'follow up Bento': 'follow_ups',
  // Before the audit row, for which a follow-up would wait too.
  cancel: 'extra_visits',
  purge: 'purge_runs',
};

/** Begins the first, stops it before its end, begins the second, and lets both go on. */
const overlap = async (first: UseCase, second: UseCase) =>
  meeting.overlap([await USE_CASES[first](), await USE_CASES[second]()], LAST_TABLE[first]);

/** What must hold whatever has happened. */
async function expectTruth(): Promise<void> {
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
  const { rows } = await pool.query(
    `select protocol from appointments a
    join contacts c on c.id = a.contact_id
    where a.status = 'confirmed' and a.starts_at > $1 and c.phone_e164 like '+999%'`,
    [clock.now()],
  );
  expect(rows, 'booked for an erased person').toEqual([]);
}

type Pair = readonly [first: UseCase, second: UseCase, outcome: string];

/** The first is done; what becomes of the second. */
const PAIRS: readonly Pair[] = [
  // One resource on one day.
  ['book', 'book for Bento', 'slot-taken'],
  ['book', 'hold', 'slot-taken'],
  ['book', 'move', 'slot-taken'],
  ['book', 'add on', 'done'],
  ['book', 'follow up', 'slot-taken'],
  ['hold', 'book', 'slot-taken'],
  ['hold', 'hold', 'slot-taken'],
  ['hold', 'move', 'slot-taken'],
  ['hold', 'add on', 'done'],
  ['hold', 'follow up', 'slot-taken'],
  ['move', 'book', 'slot-taken'],
  ['move', 'hold', 'slot-taken'],
  ['move', 'add on', 'done'],
  ['move', 'follow up', 'slot-taken'],
  ['add on', 'book', 'done'],
  ['add on', 'hold', 'done'],
  ['add on', 'move', 'done'],
  ['add on', 'add on', 'same-time'],
  ['add on', 'follow up', 'done'],
  ['follow up', 'book', 'slot-taken'],
  ['follow up', 'hold', 'slot-taken'],
  ['follow up', 'move', 'slot-taken'],
  ['follow up', 'add on', 'done'],
  ['follow up', 'follow up', 'slot-taken'],
  // One campaign.
  ['book with a code', 'archive the campaign', 'done'],
  ['archive the campaign', 'book with a code', 'coupon-unknown'],
  // One appointment.
  ['move', 'move as staff', 'changed'],
  ['move as staff', 'move', 'changed'],
  ['move', 'cancel', 'done'],
  ['cancel', 'move', 'not-found'],
  ['cancel', 'cancel', 'not-found'],
  ['cancel', 'follow up', 'not-allowed'],
  ['follow up', 'cancel', 'done'],
  ['mark Bento', 'cancel Bento', 'changed'],
  ['cancel Bento', 'mark Bento', 'changed'],
  ['mark Bento', 'move Bento', 'changed'],
  ['move Bento', 'mark Bento', 'changed'],
  ['move Bento', 'cancel Bento', 'changed'],
  ['follow up Bento', 'mark Bento', 'done'],
  // A time that closes.
  ['book', 'close', 'done'],
  ['close', 'book', 'outside-opening-hours'],
  ['hold', 'close', 'done'],
  ['close', 'hold', 'outside-opening-hours'],
  ['move', 'close', 'done'],
  ['close', 'move', 'outside-opening-hours'],
  ['add on', 'close', 'done'],
  ['close', 'add on', 'closed-day'],
  ['follow up', 'close', 'done'],
  ['close', 'follow up', 'outside-opening-hours'],
  ['book', 'close the room', 'done'],
  ['close the room', 'book', 'outside-opening-hours'],
  ['book', 'add a holiday', 'done'],
  ['add a holiday', 'book', 'outside-opening-hours'],
  ['book', 'confirm a holiday', 'done'],
  ['confirm a holiday', 'book', 'outside-opening-hours'],
  ['close', 'close', 'done'],
  ['book', 'close every week', 'done'],
  ['close every week', 'book', 'outside-opening-hours'],
  ['hold', 'close every week', 'done'],
  ['close every week', 'hold', 'outside-opening-hours'],
  ['close every week', 'add on', 'closed-day'],
  ['close every week', 'move', 'outside-opening-hours'],
  ['close', 'close every week', 'done'],
  ['close every week', 'close', 'done'],
  // A service, and what it needs.
  ['book', 'set the service', 'done'],
  ['set the service', 'book', 'done'],
  ['hold', 'set the service', 'done'],
  ['set the service', 'hold', 'done'],
  ['move', 'set the service', 'done'],
  ['set the service', 'move', 'done'],
  ['add on', 'set the service', 'done'],
  ['set the service', 'add on', 'done'],
  ['follow up', 'set the service', 'done'],
  ['set the service', 'follow up', 'done'],
  ['set the service', 'set the service', 'changed'],
  ['book', 'order services', 'done'],
  ['order services', 'book', 'done'],
  ['set the service', 'order services', 'done'],
  // A practitioner, a room or a device.
  ['book', 'set hours', 'done'],
  ['set hours', 'book', 'outside-opening-hours'],
  ['hold', 'set hours', 'done'],
  ['set hours', 'hold', 'outside-opening-hours'],
  ['move', 'set hours', 'done'],
  ['set hours', 'move', 'outside-opening-hours'],
  ['add on', 'set hours', 'done'],
  ['set hours', 'add on', 'closed-day'],
  ['follow up', 'set hours', 'done'],
  ['set hours', 'follow up', 'outside-opening-hours'],
  ['set hours', 'set hours', 'changed'],
  // Hours for other services alone.
  ['book', 'limit hours', 'done'],
  ['limit hours', 'book', 'outside-opening-hours'],
  ['hold', 'limit hours', 'done'],
  ['limit hours', 'hold', 'outside-opening-hours'],
  ['move', 'limit hours', 'done'],
  ['limit hours', 'move', 'outside-opening-hours'],
  ['limit hours', 'add on', 'done'],
  ['limit hours', 'follow up', 'outside-opening-hours'],
  ['book', 'switch off', 'done'],
  ['switch off', 'book', 'outside-opening-hours'],
  ['switch off', 'hold', 'outside-opening-hours'],
  ['switch off', 'move', 'outside-opening-hours'],
  ['switch off', 'add on', 'wrong-practitioner'],
  ['switch off', 'follow up', 'outside-opening-hours'],
  ['switch off', 'set hours', 'done'],
  ['book', 'order resources', 'done'],
  ['order resources', 'book', 'done'],
  ['order resources', 'set hours', 'done'],
  // A person.
  ['book for Bento', 'erase Bento', 'changed'],
  ['erase Bento', 'book for Bento', 'done'],
  ['move Bento', 'erase Bento', 'visits-to-come'],
  ['erase Bento', 'move Bento', 'changed'],
  ['cancel Bento', 'erase Bento', 'changed'],
  ['erase Bento', 'cancel Bento', 'changed'],
  ['mark Bento', 'erase Bento', 'done'],
  ['erase Bento', 'mark Bento', 'gone'],
  ['follow up Bento', 'erase Bento', 'changed'],
  ['erase Bento', 'follow up Bento', 'not-allowed'],
  ['correct Bento', 'erase Bento', 'done'],
  ['erase Bento', 'correct Bento', 'gone'],
  ['erase Bento', 'erase Bento', 'gone'],
  ['book for Bento', 'correct Bento', 'done'],
  ['correct Bento', 'book for Bento', 'done'],
  ['correct Bento', 'correct Bento', 'done'],
  ['purge', 'book for Celina', 'done'],
];

test.each(PAIRS)('%s, then %s: %s', async (first, second, outcome) => {
  const { met, outcomes } = await overlap(first, second);
  expect(outcomes).toEqual(['done', outcome]);
  expect(met, 'the second waits for the first').toBe(true);
  await expectTruth();
});

test('whoever books while the service changes gets the length that is stored, before or after', async () => {
  const lengths = async () => {
    const { rows } = await pool.query(
      'select extract(epoch from ends_at - starts_at) / 60 as minutes from appointments where starts_at = $1',
      [TEN],
    );
    return rows.map(({ minutes }) => Number(minutes));
  };
  await overlap('set the service', 'book');
  expect(await lengths()).toEqual([15]);
});

test('a booking that waits for its day while its service is made longer occupies all of its time', async () => {
  const gate = await pool.connect();
  const day = Math.floor(TEN.getTime() / 86_400_000);
  await gate.query('begin');
  await gate.query('select pg_advisory_xact_lock($1, $2)', [doctorId, day]);
  await pool.query('update services set duration_minutes = 15 where id = $1', [serviceId]);
  const booking = outcomeOf((await USE_CASES.book())());
  await untilWaiting(1);
  const longer = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0, isBookableOnline: true };
  const setting = setService(
    desk,
    { durationMinutes: 60, ...longer, resourceIds },
    { id: serviceId, seenVersion: 0, staffId: 1 },
  );
  await untilWaiting(2, setting);
  await gate.query('commit');
  gate.release();
  expect([await booking, await setting]).toEqual(['done', { ok: true, value: 'done' }]);
  const { rows } = await pool.query(
    `select o.during = tstzrange(a.starts_at, a.ends_at) as is_exact
     from appointments a join occupancy o on o.appointment_id = a.id where a.starts_at = $1`,
    [TEN],
  );
  expect(rows).toEqual([{ is_exact: true }, { is_exact: true }]);
});

test('a closure that waited for a booking lists it, and add-ons too', async () => {
  await overlap('book', 'close');
  await outcomeOf((await USE_CASES['add on']())());
  expect(await listClosures(desk)).toMatchObject([{ appointmentCount: 2 }]);
});

test('what repeats and waited for a booking lists it on its day, and is one press however often it is sent', async () => {
  await overlap('book', 'close every week');
  expect(await closeWeekly()).not.toBeNull();
  const listed = await listClosures(desk);
  expect(listed.map(({ appointmentCount }) => appointmentCount)).toEqual([2, 0]);
  expect((await pool.query('select from closures')).rowCount).toBe(3);
});

test('of two who end a series one does, and who takes it back closes every day again, beside a booking', async () => {
  const first = await closeWeekly();
  const end = () => removeClosure(desk, first ?? 0, { ...STAFF, reach: 'series' });
  const { met, outcomes } = await meeting.overlap([end, end]);
  expect([met, ...outcomes]).toEqual([true, 'done', 'null']);
  const { rows } = await pool.query('select max(id)::int as id from undos');
  const takeBack = () => returnClosure(desk, rows[0].id, { ...STAFF, mayClose: () => true });
  const back = await meeting.overlap([takeBack, await USE_CASES.book()]);
  expect([back.met, ...back.outcomes]).toEqual([true, 'done', 'outside-opening-hours']);
  // The first of the three Wednesdays is over, and was not opened.
  expect((await pool.query('select from closures')).rowCount).toBe(3);
});

test('who books while being erased is stored anew, and who is booked first is not erased', async () => {
  const erased = await contactOf(bento);
  await overlap('erase Bento', 'book for Bento');
  const { rows } = await pool.query(
    'select id, name, phone_e164 from contacts where id >= $1 order by id',
    [erased],
  );
  expect(rows.at(0)).toMatchObject({ name: 'Pessoa apagada' });
  expect(rows.at(-1)).toMatchObject({ name: BENTO.name, phone_e164: BENTO.phoneE164 });
});

test('a purge that meets a booking of whom it would delete leaves them', async () => {
  const { outcomes } = await overlap('book for Celina', 'purge');
  expect(outcomes[0]).toBe('done');
  const { rows } = await pool.query(
    'select c.name from appointments a join contacts c on c.id = a.contact_id where a.starts_at = $1',
    [TEN],
  );
  expect(rows).toEqual([{ name: CELINA.name }]);
  expect(await outcomeOf((await USE_CASES.purge())())).toBe('done');
});

test('a patient who cancels comes before the receptionist who marks the same appointment', async () => {
  await overlap('cancel Bento', 'mark Bento');
  expect(await appointmentNow(bento)).toMatchObject({ status: 'cancelled', attendance: null });
});
