import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { auditLog, occupancy } from '#app/db/schema.ts';
import { newToken } from '#app/platform/token.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { manageToken, openSession } from '#app/scheduling/manage-link.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import type { Changer } from '#app/scheduling/scheduling-services.server.ts';
import {
  aKey,
  aRequest,
  at,
  bookingServices,
  MONDAY,
  stillClock,
  TEST_SECRET,
} from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { lastChange } from './last-change.server.ts';
import { restoreAppointment, restoreWithIdempotency } from './restore-appointment.server.ts';

const database = await testDatabase();
const { db } = database;
const STAFF = 'staff:1';
const TUESDAY = addDays(MONDAY, 1);
const NINE = at(TUESDAY, '09:00');

async function record(id: number) {
  const appointment = await readAppointment(db, { id });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

/** Booked at nine and cancelled by staff at seven. */
async function cancelled(actor: Changer = STAFF, time = '09:00') {
  const clock = stillClock();
  const services = bookingServices(database, clock);
  const request = aRequest({ startsAt: at(TUESDAY, time) });
  const booked = await bookAppointment(services, request, aKey());
  if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
  const id = booked.answer.value.appointmentId;
  const was = await record(id);
  await cancelAppointment(services, { appointmentId: id, actor, reason: 'mistake' }, aKey());
  const { version } = await record(id);
  services.sent.length = 0;
  const restore = async (key = newToken(), seenVersion = version) => {
    const once = restoreWithIdempotency({ key, protocol: was.protocol });
    const done = await restoreAppointment(
      services,
      { appointmentId: id, actor: STAFF, seenVersion },
      once,
    );
    if (done.kind === 'other-body') return done.kind;
    return done.answer.ok ? 'restored' : done.answer.refusal;
  };
  return { services, clock, id, was, restore, version };
}

test('what staff cancelled stands again as it was: time, people, places, link; and both sides are told', async () => {
  const { services, id, was, restore } = await cancelled();
  const token = manageToken(TEST_SECRET, was);
  expect(await openSession({ ...services, secret: TEST_SECRET }, token)).toBeNull();
  expect(await restore()).toBe('restored');
  const { status, sequence, startsAt, endsAt, protocol, practitionerId, resourceIds } =
    await record(id);
  expect({ status, sequence, startsAt, endsAt, protocol, practitionerId, resourceIds }).toEqual({
    ...{ status: 'confirmed', sequence: 2, startsAt: NINE, endsAt: was.endsAt },
    ...{ protocol: was.protocol, practitionerId: was.practitionerId },
    resourceIds: was.resourceIds,
  });
  expect(await openSession({ ...services, secret: TEST_SECRET }, token)).not.toBeNull();
  expect(services.sent.map(({ data }) => [data.audience, data.kind, data.sequence])).toEqual([
    ['patient', 'created', 2],
    ['clinic', 'created', 2],
  ]);
  const actions = (await db.select().from(auditLog)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'appointment.restored')).toHaveLength(1);
  // Standing again it can be moved and cancelled as any other.
  const moved = await moveAppointment(
    services,
    { appointmentId: id, startsAt: at(TUESDAY, '10:00'), actor: STAFF },
    aKey(),
  );
  expect(moved).toMatchObject({ answer: { ok: true } });
});

test('two presses restore once, also with another key at the same moment', async () => {
  const { id, restore } = await cancelled();
  const key = newToken();
  expect(await Promise.all([restore(key), restore(key)])).toEqual(['restored', 'restored']);
  expect(await record(id)).toMatchObject({ sequence: 2 });
  const other = await cancelled(STAFF, '14:00');
  const both = await Promise.all(Array.from({ length: 8 }, () => other.restore()));
  expect(both.filter((each) => each === 'restored')).toHaveLength(1);
  expect(await db.select().from(occupancy)).not.toEqual([]);
});

test('after ten minutes, or when the patient cancelled, it stays cancelled', async () => {
  const late = await cancelled();
  late.clock.set(new Date(late.clock.now().getTime() + 10 * 60_000));
  expect(await late.restore()).toBe('too-late');
  expect(await record(late.id)).toMatchObject({ status: 'cancelled' });
  const theirs = await cancelled('patient');
  expect(await theirs.restore()).toBe('too-late');
});

test('whoever booked the time in the meantime keeps it', async () => {
  const { services, id, restore } = await cancelled();
  const book = () =>
    bookAppointment(
      services,
      aRequest({
        patient: { name: 'Davi Moreira', bornOn: '1960-01-02' },
        contact: { name: 'Davi Moreira', phoneE164: '+5535995550222', email: null },
      }),
      aKey(),
    );
  const [restored, booked] = await Promise.all([restore(), book()]);
  const isBooked = booked.kind === 'answer' && booked.answer.ok;
  expect([restored === 'restored', isBooked].filter(Boolean)).toHaveLength(1);
  if (restored !== 'restored') expect(restored).toBe('slot-taken');
  expect((await record(id)).status).toBe(isBooked ? 'cancelled' : 'confirmed');
});

test('a move by staff tells the place of before for ten minutes; one by the patient does not', async () => {
  const clock = stillClock();
  const services = bookingServices(database, clock);
  const booked = await bookAppointment(services, aRequest(), aKey());
  if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
  const id = booked.answer.value.appointmentId;
  const was = await record(id);
  const move = (time: string, actor: Changer) =>
    moveAppointment(services, { appointmentId: id, startsAt: at(TUESDAY, time), actor }, aKey());
  const change = async () => lastChange(db, await record(id), clock.now());
  expect(await change()).toBeNull();
  await move('10:00', STAFF);
  expect(await change()).toMatchObject({
    ...{ kind: 'moved', startsAt: NINE },
    ...{ practitionerId: was.practitionerId, branch: was.branch },
  });
  clock.set(new Date(clock.now().getTime() + 10 * 60_000));
  expect(await change()).toBeNull();
  await move('11:00', 'patient');
  expect(await change()).toBeNull();
});
