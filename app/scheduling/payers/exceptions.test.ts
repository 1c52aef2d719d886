import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, putRules, someRules } from '#tests/insurance.ts';
import { changePayer } from './change-payer.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const web = bookingServices(database, clock);
const desk = { ...web, agenda: rulesForStaff(web.agenda) };
const WEDNESDAY = addDays(MONDAY, 2);
const actor = 'staff:1';
const TWO = { serviceSlug: 'topografia-corneana', further: [{ serviceSlug: 'campo-visual' }] };

beforeEach(() => clock.set(at(MONDAY, '07:00')));

async function booked(changes: Partial<BookingRequest>): Promise<number> {
  const call = await bookAppointment(desk, { ...aRequest(changes), actor }, aKey());
  if (call.kind !== 'answer' || !call.answer.ok) throw new Error('not booked');
  return call.answer.value.appointmentId;
}

async function noted() {
  const { rows } = await pool.query<{ id: string; reason: string }>(
    `select subject_id as id, detail ->> 'reason' as reason from audit_log
     where action = 'appointment.payer-exceeded' order by audit_log.id`,
  );
  return rows.map(({ id, reason }) => [Number(id), reason]);
}

test('going beyond a plan’s rules for several exams is noted, at booking and at moving', async () => {
  await putRules(database, AZUL, someRules({ perDay: 0 }));
  const startsAt = at(WEDNESDAY, '09:00');
  const id = await booked({ ...TWO, startsAt, payerId: AZUL, exceedReason: 'payer-agreed' });
  expect(await noted()).toEqual([[id, 'payer-agreed']]);
  const move = { appointmentId: id, startsAt: at(addDays(WEDNESDAY, 1), '09:00'), actor } as const;
  const moved = await moveAppointment(desk, { ...move, exceedReason: 'urgent' }, aKey());
  expect(moved).toMatchObject({ answer: { ok: true } });
  expect((await noted()).at(-1)).toEqual([id, 'urgent']);
});

test('who pays does not change any more once the appointment is over or attendance is noted', async () => {
  const change = async (appointmentId: number) => {
    const seenVersion = (await readAppointment(db, { id: appointmentId }))?.version ?? -1;
    return changePayer(desk, { appointmentId, payerId: AZUL, actor, seenVersion });
  };
  const over = await booked({ startsAt: at(WEDNESDAY, '09:00') });
  const attended = await booked({ startsAt: at(addDays(MONDAY, 4), '09:00') });
  await pool.query(
    `update appointments set attendance = 'arrived', attendance_at = now() where id = $1`,
    [attended],
  );
  clock.set(at(addDays(MONDAY, 3), '09:00'));
  expect(await change(over)).toMatchObject({ refusal: 'over' });
  expect(await change(attended)).toMatchObject({ refusal: 'over' });
  const { rows } = await pool.query(
    'select distinct payer from appointments where id in ($1, $2)',
    [over, attended],
  );
  expect(rows).toEqual([{ payer: 'particular' }]);
});
