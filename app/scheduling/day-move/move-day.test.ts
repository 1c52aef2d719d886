import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { closures } from '#app/db/schema.ts';
import { newToken } from '#app/platform/token.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { readAffected } from './affected-appointments.server.ts';
import { moveDay, readMovedDay, undoMovedDay } from './move-day.server.ts';
import { proposeTimes } from './propose-times.server.ts';

const TUESDAY = addDays(MONDAY, 1);

async function aDay() {
  const database = await testDatabase();
  const services = bookingServices(database);
  const { id: staffId } = await aStaffMember(services);
  const by = { actor: `staff:${staffId}` } as const;
  const ids: number[] = [];
  for (const [time, phone] of [
    ['09:00', '111'],
    ['10:00', '112'],
    ['14:00', '113'],
  ] as const) {
    const contact = { name: 'Rosa', phoneE164: `+5535995550${phone}`, email: 'rosa@example.com' };
    const request = aRequest({ startsAt: at(TUESDAY, time), contact });
    const made = await bookAppointment(services, request, aKey());
    if (made.kind !== 'answer' || !made.answer.ok) throw new Error(JSON.stringify(made));
    ids.push(made.answer.value.appointmentId);
  }
  const [first] = await Promise.all(ids.map((id) => readAppointment(database.db, { id })));
  const away = {
    practitionerId: first?.practitionerId ?? 0,
    startsAt: at(TUESDAY, '00:00'),
    endsAt: at(addDays(TUESDAY, 1), '00:00'),
  };
  const affected = await readAffected(services, away);
  const proposals = await proposeTimes(services, affected, away);
  const moves = proposals.flatMap(({ appointment, times: [time] }) => {
    const { protocol, version: seenVersion, startsAt: from, practitionerId: fromId } = appointment;
    return time ? [{ protocol, seenVersion, from, fromId, ...time }] : [];
  });
  expect(moves).toHaveLength(affected.length);
  expect(affected.length).toBeGreaterThan(1);
  return { database, services, by, ids, away, affected, moves };
}

test('a day moves at once, tells what a colleague moved first, once, and goes back', async () => {
  const { database, services, by, away, affected, moves } = await aDay();
  expect(new Set(moves.map((each) => `${each.startsAt} ${each.practitionerId}`)).size).toBe(
    affected.length,
  );
  const taken = moves[0];
  if (!taken) throw new Error('nothing proposed');
  // A colleague moves the first one meanwhile.
  const other = { ...away, moves: [{ ...taken }], reason: null };
  await moveDay(services, other, { ...by, key: newToken() });
  const key = newToken();
  const press = () => moveDay(services, { ...away, moves, reason: 'Doente' }, { ...by, key });
  const done = await press();
  expect(await press()).toBe(done);
  expect(await database.db.$count(closures)).toBe(1);
  const told = await readMovedDay(services, done ?? 0);
  expect(told?.failed).toEqual([{ protocol: taken.protocol, refusal: 'changed' }]);
  expect(told?.moved).toHaveLength(affected.length - 1);
  expect(await readAffected(services, away)).toHaveLength(0);
  expect(await undoMovedDay(services, done ?? 0, by)).toEqual([]);
  expect(await database.db.$count(closures)).toBe(0);
  expect(await readAffected(services, away)).toHaveLength(affected.length - 1);
});

test('two receptionists press at once while patients take the proposed times: nobody is moved twice or lost', async () => {
  const { database, services, by, ids, away, moves } = await aDay();
  const { id: otherId } = await aStaffMember(services, { username: 'outra' });
  const closing = { ...away, moves, reason: 'Doente' };
  const patients = moves.map(({ startsAt }, index) => {
    const contact = { name: 'Ivo', phoneE164: `+553599666011${index}`, email: null };
    return bookAppointment(services, aRequest({ startsAt, contact }), aKey());
  });
  const [one, other] = await Promise.all([
    moveDay(services, closing, { ...by, key: newToken() }),
    moveDay(services, closing, { actor: `staff:${otherId}`, key: newToken() }),
    ...patients,
  ]);
  const told = await Promise.all([one, other].map((id) => readMovedDay(services, id ?? 0)));
  for (const [index, id] of ids.entries()) {
    const now = await readAppointment(database.db, { id });
    expect(now?.status).toBe('confirmed');
    const movedBy = told.filter((day) => day?.moved.some((each) => each.appointmentId === id));
    const wasShown = moves.find(({ protocol }) => protocol === now?.protocol);
    if (!wasShown) continue;
    expect(movedBy.length, `appointment ${index}`).toBeLessThanOrEqual(1);
    expect(now?.startsAt).toEqual(movedBy.length === 1 ? wasShown.startsAt : wasShown.from);
    for (const day of told)
      if (!day?.moved.some((each) => each.appointmentId === id))
        expect(day?.failed.map(({ protocol }) => protocol)).toContain(now?.protocol);
  }
  expect(await database.db.$count(closures)).toBeGreaterThan(0);
});

test('a press that ended half way is finished by sending it again, and all of it goes back', async () => {
  const { services, by, away, affected, moves } = await aDay();
  const key = newToken();
  const press = (asked: typeof services) =>
    moveDay(asked, { ...away, moves, reason: null }, { ...by, key });
  const left = async () => (await readAffected(services, away)).length;
  // Each time it gets a little further.
  for (let calls = 0; (await left()) === affected.length; calls += 1) {
    let asked = 0;
    const now = () => {
      asked += 1;
      if (asked > calls) throw new Error('the process ends');
      return services.clock.now();
    };
    await expect(press({ ...services, clock: { now } })).rejects.toThrow('the process ends');
  }
  expect(await left()).toBeGreaterThan(0);
  const done = await press(services);
  expect((await readMovedDay(services, done ?? 0))?.moved).toHaveLength(affected.length);
  expect(await undoMovedDay(services, done ?? 0, by)).toEqual([]);
  expect(await readAffected(services, away)).toHaveLength(affected.length);
});
