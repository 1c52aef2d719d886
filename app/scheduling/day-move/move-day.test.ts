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

test('a day moves at once, tells what a colleague moved first, once, and goes back', async () => {
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
  expect(proposals.length).toBeGreaterThan(0);
  const moves = proposals.flatMap(({ appointment: { protocol, version }, times: [time] }) =>
    time ? [{ protocol, seenVersion: version, ...time }] : [],
  );
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
