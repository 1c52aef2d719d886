import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointments, auditLog, manageLinks, occupancy } from '#app/db/schema.ts';
import { newToken } from '#app/platform/token.server.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAddOnAppointment } from '#app/scheduling/book-add-on.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { lastChange } from '#app/scheduling/undo/last-change.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { inTheWay, workedUntil } from './around.server.ts';
import { keptTime, resizeAppointment, resizeWithIdempotency } from './resize-appointment.server.ts';

const database = await testDatabase({ maxConnections: 20 });
const { db, pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const STAFF = 'staff:1';

function desk(clock = stillClock()) {
  const services = bookingServices(database, clock);
  return { ...services, agenda: rulesForStaff(services.agenda), clock };
}
type Desk = ReturnType<typeof desk>;

function person(n: number) {
  const name = `Pessoa ${n}`;
  const phoneE164 = `+553599${String(n).padStart(7, '0')}`;
  return { contact: { name, phoneE164, email: null }, patient: { name, bornOn: '1960-01-01' } };
}

async function book(
  services: Desk,
  time: string,
  n = 1,
  changes: Partial<Parameters<typeof aRequest>[0]> = {},
) {
  const request = aRequest({ startsAt: at(TUESDAY, time || '09:00'), ...person(n), ...changes });
  const booked = await bookAppointment(services, request, aKey());
  if (booked.kind !== 'answer') return booked.kind;
  return booked.answer.ok ? booked.answer.value.appointmentId : booked.answer.refusal;
}

async function booked(...asked: Parameters<typeof book>) {
  const id = await book(...asked);
  if (typeof id === 'string') throw new Error(id);
  return record(id);
}

async function record(id: number) {
  const appointment = await readAppointment(db, { id });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

type Booked = Awaited<ReturnType<typeof record>>;

async function resize(
  services: Desk,
  { id, protocol, version }: Booked,
  minutes: number,
  { key = newToken(), mayPassHours = false } = {},
) {
  const done = await resizeAppointment(
    services,
    { appointmentId: id, minutes, mayPassHours, actor: STAFF, seenVersion: version },
    resizeWithIdempotency({ key, protocol, minutes, mayPassHours }),
  );
  if (done.kind === 'other-body') return done.kind;
  return done.answer.ok ? 'resized' : done.answer.refusal;
}

const minutesOf = ({ startsAt, endsAt }: Pick<Booked, 'startsAt' | 'endsAt'>) =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** No place twice, and every appointment exactly its time with what is kept free. */
async function expectWhole() {
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
  const crossing = `select a.id from occupancy a join occupancy b
    on a.id < b.id and a.resource_id = b.resource_id and a.during && b.during`;
  expect((await pool.query(crossing)).rows).toEqual([]);
}

test('a visit becomes longer: what it occupies follows, its buffers stay, nobody is mailed, and it is in the log', async () => {
  const services = desk();
  await pool.query('update services set buffer_before_minutes = 5, buffer_after_minutes = 10');
  const was = await booked(services, '09:00');
  const length = minutesOf(was);
  services.sent.length = 0;
  services.clock.set(at(MONDAY, '08:00'));
  expect(await resize(services, was, length + 15)).toBe('resized');
  const is = await record(was.id);
  expect(minutesOf(is)).toBe(length + 15);
  expect(is).toMatchObject({ startsAt: was.startsAt, sequence: was.sequence });
  // Of equal sequences calendars take the later stamp.
  expect(is.changedAt).toEqual(at(MONDAY, '08:00'));
  const rows = await db.select().from(occupancy).where(eq(occupancy.appointmentId, was.id));
  expect(rows).toHaveLength(was.resourceIds.length);
  await expectWhole();
  const [row] = await db.select().from(appointments).where(eq(appointments.id, was.id));
  expect(row).toMatchObject({ bufferBeforeMinutes: 5, bufferAfterMinutes: 10 });
  expect(row && keptTime(row).until).toEqual(new Date(is.endsAt.getTime() + 600_000));
  expect(services.sent).toEqual([]);
  const [log] = (await db.select().from(auditLog)).slice(-1);
  expect(log).toMatchObject({
    ...{ actor: STAFF, action: 'appointment.resized', subjectId: String(was.id) },
    detail: { minutes: { from: length, to: length + 15 } },
  });
  const [link] = await db.select().from(manageLinks).where(eq(manageLinks.appointmentId, was.id));
  expect(link?.expiresAt.getTime()).toBeGreaterThan(is.endsAt.getTime());
});

test('a shorter visit gives its time back, and who comes after it begins there', async () => {
  const services = desk();
  let freed = 0;
  const waitlist = {
    timeFreed: async () => {
      freed += 1;
    },
    lock: async () => {},
    booked: async () => {},
  };
  const was = await booked(services, '09:00');
  expect(minutesOf(was)).toBeGreaterThan(15);
  const between = at(TUESDAY, '09:15');
  await pool.query('update services set duration_minutes = 15');
  expect(await book(services, '09:15', 2)).toBe('slot-taken');
  expect(await resize({ ...services, waitlist }, was, 15)).toBe('resized');
  expect(freed).toBe(1);
  const next = await booked(services, '09:15', 2);
  expect(next.startsAt).toEqual(between);
  await expectWhole();
});

test('somebody at the next time, in a room or with a hold on it is in the way; an expired hold is not', async () => {
  const services = desk();
  const was = await booked(services, '09:00');
  const length = minutesOf(was);
  const startsAt = was.endsAt;
  const held = await holdSlot(services, {
    ...{ serviceSlug: 'consultas-oftalmologicas', startsAt, payerId: 'particular' },
  });
  expect(held.ok).toBe(true);
  expect(await resize(services, was, length + 10)).toBe('slot-taken');
  const until = new Date(startsAt.getTime() + 600_000);
  const isHold = { patient: null, isHold: true, startsAt };
  const now = services.clock.now();
  expect(await inTheWay(db, was, { until, now })).toMatchObject([isHold, isHold]);
  await pool.query(`update holds set expires_at = $1`, [services.clock.now()]);
  expect(await resize(services, was, length + 10)).toBe('resized');
  const later = await booked(services, '11:00', 2);
  const longer = await record(was.id);
  expect(await resize(services, longer, 125)).toBe('slot-taken');
  const [there] = await inTheWay(db, longer, { until: at(TUESDAY, '11:05'), now });
  expect(there).toMatchObject({ patient: 'Pessoa 2', isHold: false, startsAt: later.startsAt });
  expect(minutesOf(await record(was.id))).toBe(length + 10);
  await expectWhole();
});

test('a length is a multiple of five, at least five minutes, and ends on its day', async () => {
  const services = desk();
  const was = await booked(services, '09:00');
  const mayPassHours = true;
  for (const minutes of [0, -5, 4, 32, 7.5, Number.NaN, 485, 100_000])
    expect(await resize(services, was, minutes, { mayPassHours })).toBe('off-grid');
  await pool.query(
    `update weekly_hours set starts_time = '08:00', ends_time = '24:00' where kind = 'open'`,
  );
  const late = await booked(services, '23:00', 2);
  expect(await resize(services, late, 65, { mayPassHours })).toBe('off-grid');
  expect(await resize(services, late, 60)).toBe('resized');
  expect((await record(late.id)).endsAt).toEqual(at(addDays(TUESDAY, 1), '00:00'));
  expect(await resize(services, was, 5)).toBe('resized');
});

test('past somebody’s hours it goes on only if that was told before; into a closure as well', async () => {
  const services = desk();
  await pool.query(`delete from weekly_hours where kind = 'break'`);
  await pool.query(
    `update weekly_hours set starts_time = '08:00', ends_time = '10:00' where kind = 'open'`,
  );
  const was = await booked(services, '09:00');
  expect(await workedUntil(db, was)).toMatchObject({ until: at(TUESDAY, '10:00') });
  expect(await resize(services, was, 60)).toBe('resized');
  const full = await record(was.id);
  expect(await resize(services, full, 65)).toBe('past-hours');
  expect(await resize(services, full, 65, { mayPassHours: true })).toBe('resized');
  // Beyond them already, it becomes shorter without a word.
  expect(await resize(services, await record(was.id), 40)).toBe('resized');
  const during = `[${at(TUESDAY, '09:45').toISOString()},${at(TUESDAY, '12:00').toISOString()})`;
  await pool.query(`insert into closures (during, reason) values ($1, 'Curso')`, [during]);
  const closed = await record(was.id);
  expect(await workedUntil(db, closed)).toMatchObject({ until: at(TUESDAY, '09:45') });
  expect(await resize(services, closed, 50)).toBe('past-hours');
});

test('what is over stays as it is; who is here can take longer until the day is over', async () => {
  const services = desk();
  const was = await booked(services, '09:00');
  const change = async (set: Partial<typeof appointments.$inferInsert>) => {
    await db.update(appointments).set(set).where(eq(appointments.id, was.id));
    return record(was.id);
  };
  const attendanceAt = at(TUESDAY, '09:05');
  for (const attendance of ['done', 'no-show'] as const)
    expect(await resize(services, await change({ attendance, attendanceAt }), 40)).toBe('over');
  services.clock.set(at(TUESDAY, '10:05'));
  const none = { attendance: null, attendanceAt: null };
  expect(await resize(services, await change(none), 40)).toBe('over');
  const here = await change({ attendance: 'arrived', attendanceAt });
  expect(await resize(services, here, 70)).toBe('resized');
  services.clock.set(at(addDays(TUESDAY, 1), '00:05'));
  expect(await resize(services, await record(was.id), 40)).toBe('over');
  services.clock.set(at(MONDAY, '07:00'));
  const other = await booked(services, '14:00', 2);
  await cancelAppointment(services, { appointmentId: other.id, actor: STAFF }, aKey());
  expect(await resize(services, await record(other.id), 40)).toBe('not-found');
});

test('of several exams none is resized; one for a single eye is', async () => {
  const services = desk();
  const several = await booked(services, '09:00', 1, {
    serviceSlug: 'campo-visual',
    further: [{ serviceSlug: 'topografia-corneana' }],
  });
  expect(await resize(services, several, minutesOf(several) + 5)).toBe('over');
  const one = await booked(services, '14:00', 2, { serviceSlug: 'campo-visual', eyes: 'left' });
  expect(one.steps).toHaveLength(1);
  expect(await resize(services, one, minutesOf(one) + 10)).toBe('resized');
  const is = await record(one.id);
  expect(is.steps[0]?.endsAt).toEqual(is.endsAt);
  await expectWhole();
});

test('an encaixe takes no time of others, and only another encaixe is in its way', async () => {
  const services = desk();
  await booked(services, '09:00');
  const { addOnsPerDay } = testClinic.agenda;
  const agenda = { ...services.agenda, addOnsPerDay };
  const addOn = async (time: string, n: number) => {
    const { holdToken: _none, ...request } = aRequest({
      ...{ startsAt: at(TUESDAY, time), channel: 'desk', ...person(n) },
    });
    const asked = { ...request, practitionerId: 1, durationMinutes: 10, reason: 'Dor' };
    const done = await bookAddOnAppointment(
      { ...services, agenda },
      { ...asked, actor: STAFF },
      aKey(),
    );
    if (done.kind !== 'answer' || !done.answer.ok) throw new Error('no add-on');
    return record(done.answer.value.appointmentId);
  };
  const first = await addOn('09:05', 2);
  await addOn('09:30', 3);
  expect(await resize(services, first, 25)).toBe('resized');
  expect(await resize(services, await record(first.id), 30)).toBe('same-time');
  await expectWhole();
});

test('pressed again it happens once; a colleague’s change comes first', async () => {
  const services = desk();
  const was = await booked(services, '09:00');
  const key = newToken();
  const both = await Promise.all(
    Array.from({ length: 6 }, () => resize(services, was, 45, { key })),
  );
  expect(both).toEqual(Array.from({ length: 6 }, () => 'resized'));
  expect(await resize(services, was, 50, { key })).toBe('other-body');
  expect(await resize(services, was, 50)).toBe('changed');
  const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'appointment.resized'));
  expect(logged).toHaveLength(1);
  const now = await record(was.id);
  const two = await Promise.all([resize(services, now, 30), resize(services, now, 50)]);
  expect(two.toSorted()).toEqual(['changed', 'resized']);
});

test('a length stays when the visit moves, and what the patient has answered stays with it', async () => {
  const services = desk();
  const was = await booked(services, '09:00');
  const said = { appointmentId: was.id, seenSequence: 0, answer: 'confirmed' } as const;
  await answerAppointment(services, { ...said, channel: 'desk' });
  expect(await resize(services, await record(was.id), 50)).toBe('resized');
  expect((await record(was.id)).confirmation).toMatchObject({ answer: 'confirmed' });
  const change = await lastChange(db, await record(was.id), services.clock.now());
  expect(change).toMatchObject({ kind: 'resized', minutes: minutesOf(was) });
  const moved = await moveAppointment(
    services,
    { appointmentId: was.id, startsAt: at(TUESDAY, '14:00'), actor: STAFF },
    aKey(),
  );
  expect(moved).toMatchObject({ answer: { ok: true } });
  expect(minutesOf(await record(was.id))).toBe(50);
});

test('the next slot is booked while the visit becomes longer: one of both, never both', async () => {
  const services = desk();
  const outcomes: string[] = [];
  for (const n of [0, 1, 2, 3]) {
    const on = addDays(TUESDAY, 7 * n);
    const was = await booked(services, '09:00', 10 * n, { startsAt: at(on, '09:00') });
    const next = { startsAt: was.endsAt };
    const race = await Promise.all([
      resize(services, was, minutesOf(was) + 10),
      ...[1, 2, 3].map((other) => book(services, '', 10 * n + other, next)),
    ]);
    expect(race.filter((each) => each === 'resized' || typeof each === 'number')).not.toEqual([]);
    outcomes.push(...race.map(String));
    await expectWhole();
  }
  // There are not as many who do it as want the time.
  expect(outcomes.filter((each) => each === 'slot-taken').length).toBeGreaterThan(3);
});
