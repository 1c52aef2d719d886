import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import type { Wanted } from './wanted-exams.ts';

// Many writers at once, of single exams and of several together, who want the same people, rooms and devices.

const database = await testDatabase({ maxConnections: 20 });
const { pool } = database;
const TUESDAY = addDays(MONDAY, 1);

const WISHES: Wanted[] = [
  { serviceSlug: 'campo-visual' },
  { serviceSlug: 'campo-visual', eyes: 'left' },
  { serviceSlug: 'topografia-corneana' },
  { serviceSlug: 'consultas-oftalmologicas' },
  { serviceSlug: 'campo-visual', further: [{ serviceSlug: 'topografia-corneana' }] },
  {
    serviceSlug: 'mapeamento-de-retina',
    further: [{ serviceSlug: 'campo-visual', eyes: 'right' }],
  },
  {
    serviceSlug: 'retinografia',
    further: [{ serviceSlug: 'paquimetria' }, { serviceSlug: 'gonioscopia' }],
  },
  {
    serviceSlug: 'consultas-oftalmologicas',
    further: [{ serviceSlug: 'topografia-corneana' }, { serviceSlug: 'mapeamento-de-retina' }],
  },
];
const TIMES = ['08:00', '08:15', '08:30', '09:00', '10:00', '13:00', '14:00', '14:30', '15:00'];

function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

const wish = () => ({ ...oneOf(WISHES), startsAt: at(TUESDAY, oneOf(TIMES)) });

function somebody(n: number) {
  const name = `Pessoa ${n}`;
  const phoneE164 = `+553599${String(n).padStart(7, '0')}`;
  return { contact: { name, phoneE164, email: null }, patient: { name, bornOn: '1960-01-01' } };
}

/** No interval twice, every appointment exactly its steps, no steps without an appointment. */
async function expectWhole() {
  const { rows: faults } = await pool.query('select * from occupancy_faults');
  expect(faults).toEqual([]);
  const { rows: crossing } = await pool.query(`select a.id from occupancy a join occupancy b
    on a.id < b.id and a.resource_id = b.resource_id and a.during && b.during`);
  expect(crossing).toEqual([]);
  const { rows: half } = await pool.query(`
    select id from appointments a where (
      select count(*) from manage_links l where l.appointment_id = a.id) <> 1
      or not exists (select from consents c where c.appointment_id = a.id)`);
  expect(half).toEqual([]);
}

test('of two hundred bookings at once none overlaps another, and none is written half', async () => {
  const services = bookingServices(database);
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      bookAppointment(services, aRequest({ ...wish(), ...somebody(n) }), aKey()),
    ),
  );
  const words = outcomes.map((each) => {
    if (each.kind !== 'answer') return each.kind;
    return each.answer.ok ? 'booked' : each.answer.refusal;
  });
  const known = ['booked', 'slot-taken', 'outside-opening-hours'];
  expect(words.filter((word) => !known.includes(word))).toEqual([]);
  const { rows } = await pool.query('select count(*)::int as n from appointments');
  expect(rows[0].n).toBe(words.filter((word) => word === 'booked').length);
  expect(rows[0].n).toBeGreaterThan(3);
  const mails = services.sent.length;
  expect(mails).toBe(2 * rows[0].n);
  await expectWhole();
});

test('holding, booking, moving and cancelling at once leaves a whole agenda', async () => {
  const services = bookingServices(database);
  const first = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      bookAppointment(services, aRequest({ ...wish(), ...somebody(n) }), aKey()),
    ),
  );
  const ids = first.flatMap((each) =>
    each.kind === 'answer' && each.answer.ok ? [each.answer.value.appointmentId] : [],
  );
  await Promise.all(
    Array.from({ length: 120 }, (_, n) => {
      const appointmentId = oneOf(ids);
      const actor = 'patient' as const;
      if (n % 4 === 0) return holdSlot(services, wish());
      if (n % 4 === 1) {
        const move = {
          appointmentId,
          startsAt: at(addDays(TUESDAY, randomInt(2)), oneOf(TIMES)),
          actor,
        };
        return moveAppointment(services, move, aKey());
      }
      if (n % 8 === 2) return cancelAppointment(services, { appointmentId, actor }, aKey());
      return bookAppointment(services, aRequest({ ...wish(), ...somebody(1000 + n) }), aKey());
    }),
  );
  await expectWhole();
});
