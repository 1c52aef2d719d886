import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { closures, resources, services, weeklyHours } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { readHoursOf, setHours } from '#app/features/schedule-settings/hours.server.ts';
import { placeResource, switchResource } from '#app/features/schedule-settings/resources.server.ts';
import {
  setServiceWithUndo,
  undoService,
} from '#app/features/schedule-settings/service-undo.server.ts';
import {
  placeService,
  readServiceSettings,
  type ServiceSettings,
} from '#app/features/schedule-settings/services.server.ts';
import { undoOrder } from '#app/features/schedule-settings/undo/order-undo.server.ts';
import { undoUse } from '#app/features/schedule-settings/undo/resource-undo.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import {
  addClosure,
  listClosures,
  removeClosure,
  returnClosure,
} from '#app/scheduling/closures.server.ts';
import { hoursOfWeek, weekOfHours } from '#app/scheduling/hours/clinic-week.ts';
import { setClinicHours } from '#app/site-content/catalogue/clinic-hours.server.ts';
import { undoHours } from '#app/site-content/catalogue/undo-hours.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from './booking.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn } from './overlap.ts';

// Taking a change back meets whoever makes the next one, and whoever books; see tests/overlapping-changes.test.ts.

const database = await testDatabase();
// Without the timeouts of the app's own connections, which a slow machine would exceed.
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const clock = stillClock();
const web = { ...bookingServices(database, clock), db, clinicFile: serraClaraRecord };
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);

const [TUESDAY, SATURDAY] = [addDays(MONDAY, 1), addDays(MONDAY, 5)];
const CONSULTATION = 'consultas-oftalmologicas';
const STAFF = { actor: 'staff:1' } as const;
const by = { staffId: 1 };
const SATURDAYS = { startsTime: '08:00', endsTime: '12:00', breaks: [] };

/** What takes each of the changes back that the clinic made a moment ago. */
let undo: { hours: number; service: number; closure: number; order: number; use: number };
let serviceId: number;
let placeIds: number[];
let roomId: number;

beforeEach(async () => {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  const all = await readHoursOf(db);
  placeIds = all.map(({ id }) => id);
  const service = (await readServiceSettings({ db, clock })).find(
    ({ slug }) => slug === CONSULTATION,
  );
  const room = all.findLast(({ kind }) => kind === 'equipment');
  if (!service || !room) throw new Error('an agenda without a service or a device');
  [serviceId, roomId] = [service.id, room.id];
  const week = Array.from({ length: 7 }, (_, day) => (day === 6 ? SATURDAYS : WEEKDAYS));
  week[0] = null;
  const hours = await setHours(
    web,
    { from: MONDAY, until: null, week },
    { ...by, targets: all.map(({ id, kind }) => ({ id, kind, seenVersion: 0 })) },
  );
  const set = await setServiceWithUndo(web, lasting(45, service), {
    before: service,
    ...by,
    seenVersion: 0,
  });
  const closed = await addClosure(web, CLOSED, { ...STAFF, key: 'one' });
  const off = await switchResource(web, { id: roomId, isActive: false }, { ...by, seenVersion: 0 });
  undo = {
    hours: hours.ok ? hours.value.undo : 0,
    service: set.ok ? set.value.undo : 0,
    closure: (await removeClosure(web, closed ?? 0, STAFF)) ?? 0,
    order: (await placeService(web, { id: serviceId, place: 3, ...by })) ?? 0,
    use: off.ok ? off.value.undo : 0,
  };
});

const WEEKDAYS: typeof SATURDAYS | null = { startsTime: '08:00', endsTime: '18:00', breaks: [] };
const CLOSED = {
  resourceId: null,
  startsAt: at(TUESDAY, '08:00'),
  endsAt: at(TUESDAY, '12:00'),
  reason: 'Curso',
};

const lasting = (
  durationMinutes: number,
  { bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline, resourceIds }: ServiceSettings,
) => ({
  ...{ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline, resourceIds },
});

const request = (startsAt: Date) =>
  aRequest({ startsAt, contact: { name: 'Davi Reis', phoneE164: '+5535995550155', email: null } });

const ACTS = {
  book: () => bookAppointment(web, request(at(TUESDAY, '09:00')), aKey()),
  'book the Saturday': () => bookAppointment(web, request(at(SATURDAY, '09:00')), aKey()),
  'take hours back': () => undoHours(web, { undo: undo.hours, ...by, maySetSite: false }),
  'set hours': () =>
    setHours(
      web,
      { from: TUESDAY, until: null, week: Array.from({ length: 7 }, () => WEEKDAYS) },
      { ...by, targets: [{ id: placeIds[0] ?? 0, kind: 'practitioner', seenVersion: 1 }] },
    ),
  'take the service back': () => undoService(web, { undo: undo.service, ...by }),
  'set the service': async () => {
    const list = await readServiceSettings({ db: database.db, clock });
    const before = list.find(({ id }) => id === serviceId);
    if (!before) throw new Error('no service');
    return setServiceWithUndo(web, lasting(20, before), { before, ...by, seenVersion: 1 });
  },
  'close again': () => returnClosure(web, undo.closure, { ...STAFF, mayClose: () => true }),
  'take the order back': () => undoOrder(web, 'service-order', { undo: undo.order, ...by }),
  'order services': () => placeService(web, { id: serviceId, place: 5, ...by }),
  'order resources': () => placeResource(web, { id: roomId, place: 0, ...by }),
  'put back into use': () => undoUse(web, { undo: undo.use, ...by }, async () => true),
  'switch on': () => switchResource(web, { id: roomId, isActive: true }, { ...by, seenVersion: 1 }),
} satisfies Record<string, () => Promise<unknown>>;
type Act = keyof typeof ACTS;

/** The first is done; what becomes of the second. */
const PAIRS: readonly (readonly [first: Act, second: Act, outcome: string])[] = [
  ['take hours back', 'set hours', 'changed'],
  ['set hours', 'take hours back', 'changed'],
  ['take hours back', 'take hours back', 'done'],
  ['take hours back', 'book the Saturday', 'outside-opening-hours'],
  ['book the Saturday', 'take hours back', 'done'],
  ['take hours back', 'order resources', 'done'],
  ['order resources', 'take hours back', 'done'],
  ['take the service back', 'set the service', 'changed'],
  ['set the service', 'take the service back', 'changed'],
  ['take the service back', 'take the service back', 'done'],
  ['take the service back', 'book', 'done'],
  ['book', 'take the service back', 'done'],
  ['close again', 'book', 'outside-opening-hours'],
  ['book', 'close again', 'done'],
  ['close again', 'close again', 'done'],
  ['take the order back', 'order services', 'done'],
  ['order services', 'take the order back', 'changed'],
  ['take the order back', 'take the order back', 'done'],
  ['take the order back', 'book', 'done'],
  ['put back into use', 'switch on', 'done'],
  ['switch on', 'put back into use', 'changed'],
  ['put back into use', 'put back into use', 'done'],
];

test.each(PAIRS)('%s, then %s: %s', async (first, second, outcome) => {
  const { met, outcomes } = await overlap([ACTS[first], ACTS[second]]);
  expect(outcomes).toEqual(['done', outcome]);
  expect(met, 'the second waits for the first').toBe(true);
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
  // Whatever was pressed twice has happened once.
  expect(await db.$count(closures)).toBe([first, second].includes('close again') ? 1 : 0);
});

test('who is booked while hours are taken back is counted as outside them', async () => {
  await ACTS['book the Saturday']();
  expect(await ACTS['take hours back']()).toEqual({ ok: true, value: { outside: 1 } });
  expect(await db.query.appointments.findMany()).toMatchObject([{ status: 'confirmed' }]);
});

const agendaNow = async () => ({
  hours: await db
    .select()
    .from(weeklyHours)
    .orderBy(asc(weeklyHours.resourceId), asc(weeklyHours.weekday), asc(weeklyHours.startsTime)),
  services: await db.select().from(services).orderBy(asc(services.id)),
  resources: await db.select().from(resources).orderBy(asc(resources.id)),
});

test('of many who press at once, take back and change again, everything is one of both', async () => {
  const week = (rows: Awaited<ReturnType<typeof agendaNow>>['hours'], id = placeIds[0]) =>
    rows
      .filter((row) => row.resourceId === id)
      .map(({ weekday, startsTime, endsTime, validFrom }) =>
        [weekday, startsTime, endsTime, validFrom].join(),
      )
      .sort()
      .join(';');
  const saved = week((await agendaNow()).hours);
  const presses = [1, 2, 3].map(() => ACTS['take hours back']());
  const set = ACTS['set hours']();
  const answers = (await Promise.all(presses)).map(({ ok }) => ok);
  const isSet = (await set).ok;
  // Either every press found it taken back, and the change of the other was refused, or the other way round.
  expect(answers).toEqual([!isSet, !isSet, !isSet]);
  expect(week((await agendaNow()).hours)).not.toBe(saved);
});

/** The clinic's hours with Saturdays, set a moment ago. */
async function saturdaysOfTheClinic(from = MONDAY) {
  const before = weekOfHours(serraClaraRecord.hours);
  const week = before.map((day, weekday) => (weekday === 6 ? SATURDAYS : day));
  const all = await readHoursOf(db);
  const made = await setClinicHours(web, {
    period: { from, until: null, week },
    before: hoursOfWeek(before),
    targets: all.map(({ id, kind, setting }) => ({ id, kind, seenVersion: setting.version })),
    others: [],
    ...{ seenRecord: 0, today: MONDAY, staffId: 1 },
  });
  const taken = made.ok ? made.value.undo : 0;
  return () => undoHours(web, { undo: taken, ...by, maySetSite: true });
}

const recordNow = () => readCurrentRecord(db, serraClaraRecord);

/** Somebody who saves a part of the record, from a page of a moment ago. */
async function saves(changes: Record<string, unknown>) {
  const { version } = await recordNow();
  return () => changeRecord(web, { changes, seenVersion: version, by: 1 });
}
const SHORT_FRIDAYS = {
  hours: { ...serraClaraRecord.hours, friday: [{ startsTime: '08:00', endsTime: '12:00' }] },
};

test.each([
  ['hours', SHORT_FRIDAYS, 'changed'],
  ['another field', { phone: '+553535550199' }, 'done'],
] as const)(
  'the clinic’s hours are taken back, then somebody saves %s',
  async (_, changes, last) => {
    const takeBack = await saturdaysOfTheClinic();
    const save = await saves(changes);
    expect(await overlap([takeBack, save])).toEqual({ met: true, outcomes: ['done', last] });
    expect((await recordNow()).record.hours).toEqual(serraClaraRecord.hours);
  },
);

test.each([
  ['hours', SHORT_FRIDAYS, 'changed'],
  ['another field', { phone: '+553535550199' }, 'done'],
] as const)(
  'somebody saves %s, then the clinic’s hours are taken back',
  async (_, changes, last) => {
    const takeBack = await saturdaysOfTheClinic();
    const save = await saves(changes);
    const saturdays = async () => (await recordNow()).record.hours.saturday.length;
    expect(await overlap([save, takeBack])).toEqual({ met: true, outcomes: ['done', last] });
    expect(await saturdays()).toBe(0);
  },
);

test('a second press closes again nothing that somebody has opened since', async () => {
  const press = () => returnClosure(web, undo.closure, { ...STAFF, mayClose: () => true });
  expect([await press(), await press()]).toEqual([true, true]);
  for (const { id } of await listClosures(web)) await removeClosure(web, id, STAFF);
  expect(await press()).toBe(false);
  expect(await listClosures(web)).toEqual([]);
  // One of another time is not that one.
  await addClosure(web, { ...CLOSED, endsAt: at(TUESDAY, '11:00') }, { ...STAFF, key: 'two' });
  expect(await press()).toBe(false);
});

test('planned hours are taken back once, however often and from wherever it is asked for', async () => {
  const takeBack = await saturdaysOfTheClinic(SATURDAY);
  expect(await readPlans(db)).toHaveLength(1);
  expect(await overlap([takeBack, takeBack])).toEqual({ met: true, outcomes: ['done', 'done'] });
  expect(await readPlans(db)).toEqual([]);
});

test('what an earlier release kept in another shape is refused, not a fault', async () => {
  await pool.query(`update undos set before = $1 where id = $2`, [
    JSON.stringify({ id: serviceId, version: 1, settings: { durationMinutes: 60 } }),
    undo.service,
  ]);
  expect(await ACTS['take the service back']()).toEqual({ ok: false, refusal: 'changed' });
});
