import { ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import {
  appointmentRecords,
  EARLIEST_FIRST,
  readAppointment,
} from './appointment-record.server.ts';
import { bookAddOnAppointment } from './book-add-on.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import type { BookingRequest } from './booking-request.ts';
import { cancelAppointment } from './cancel-appointment.server.ts';
import { moveAppointment } from './move-appointment.server.ts';

const database = await testDatabase();
const { db } = database;
const booking = bookingServices(database);
const { addOnsPerDay } = testClinic.agenda;
const services = { ...booking, agenda: { ...booking.agenda, addOnsPerDay } };
const TUESDAY = addDays(MONDAY, 1);
const NINE = at(TUESDAY, '09:00');
const TEN = at(TUESDAY, '10:00');
const TWO = at(TUESDAY, '14:00');
const actor = 'staff:1';

async function book(changes: Partial<BookingRequest> = {}) {
  const once = await bookAppointment(services, aRequest(changes), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return once.answer.value.appointmentId;
}

async function addOn() {
  const { holdToken: _none, ...request } = aRequest({ startsAt: NINE, channel: 'desk' });
  const addOn = { ...request, practitionerId: 1, reason: 'Retorno', actor } as const;
  const once = await bookAddOnAppointment(services, addOn, aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return once.answer.value.appointmentId;
}

test('an appointment comes with its people, its service and all that it takes', async () => {
  const guardian = { name: 'Ana Lima', relation: 'mãe' };
  const patient = { name: 'Davi Lima', bornOn: '2019-02-01' };
  const contact = { name: 'Ana Lima', phoneE164: '+5535988887777', email: null };
  const id = await book({ startsAt: NINE, guardian, patient, contact });
  expect(await readAppointment(db, { id })).toMatchObject({
    id,
    serviceSlug: 'consultas-oftalmologicas',
    practitionerName: 'Dra. Helena Prado Vilela',
    places: ['Consultório 1'],
    patientName: 'Davi Lima',
    bornOn: '2019-02-01',
    guardianName: 'Ana Lima',
    contactName: 'Ana Lima',
    phoneE164: '+5535988887777',
    email: null,
    payerId: 'particular',
    startsAt: NINE,
    endsAt: TEN,
    status: 'confirmed',
    attendance: null,
    isAddOn: false,
    addOnReason: null,
    channel: 'web',
    locale: 'pt-BR',
    sequence: 0,
    version: 0,
  });
});

test('an appointment is the same by its id and by its protocol', async () => {
  const id = await book();
  const byId = await readAppointment(db, { id });
  expect(byId).not.toBeNull();
  expect(await readAppointment(db, { protocol: byId?.protocol ?? '' })).toEqual(byId);
  expect(await readAppointment(db, { protocol: '0000-0000' })).toBeNull();
});

test('an add-on takes no place, yet needs its practitioner; once moved it is one no longer', async () => {
  const id = await addOn();
  const added = await readAppointment(db, { id });
  expect(added).toMatchObject({ places: [], isAddOn: true, addOnReason: 'Retorno' });
  expect(added?.resourceIds).toEqual([added?.practitionerId]);

  await moveAppointment(services, { appointmentId: id, startsAt: TWO, actor }, aKey());

  const moved = await readAppointment(db, { id });
  expect(moved).toMatchObject({ isAddOn: false, addOnReason: 'Retorno', startsAt: TWO });
  expect(moved?.places).toHaveLength(1);
  expect(moved?.resourceIds).toHaveLength(2);
});

test('a list is earliest first, with cancelled ones until they are left out', async () => {
  const contact = { name: 'Rui Dias', phoneE164: '+5535988887777', email: null };
  const late = await book({ startsAt: TWO });
  const cancelled = await book({ startsAt: TEN, contact });
  const early = await book({ startsAt: NINE, contact });
  await cancelAppointment(services, { appointmentId: cancelled, actor: 'patient' }, aKey());
  const { id, status } = appointmentRecords;
  const list = db.select({ id }).from(appointmentRecords);
  const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);
  expect(idsOf(await list.orderBy(...EARLIEST_FIRST))).toEqual([early, cancelled, late]);
  const open = db.select({ id }).from(appointmentRecords).where(ne(status, 'cancelled'));
  expect(idsOf(await open.orderBy(...EARLIEST_FIRST))).toEqual([early, late]);
});

test('fields that are not selected are not computed', async () => {
  const { protocol, patientName, places, isAddOn } = appointmentRecords;
  const snapshotOf = async (fields: Parameters<typeof db.select>[0] & object) => {
    const { rows } = await db.execute(
      sql`explain ${db.select(fields).from(appointmentRecords).getSQL()}`,
    );
    return JSON.stringify(rows);
  };
  expect(await snapshotOf({ protocol, patientName })).not.toMatch(/occupancy|extra_visits/);
  expect(await snapshotOf({ protocol, places })).toContain('occupancy');
  expect(await snapshotOf({ protocol, isAddOn })).toContain('extra_visits');
});

test('the tables and one more list of a reader are as many as PostgreSQL puts in order by itself', async () => {
  const { sql: text } = db.select().from(appointmentRecords).toSQL();
  const { rows } = await db.execute<{ most: string }>(
    sql`select current_setting('join_collapse_limit') as most`,
  );
  // With one more, days of the agenda were read by way of every appointment.
  const tables =
    1 + (text.match(/ join /g) ?? []).length - (text.match(/occupancy o join/g) ?? []).length;
  expect(tables + 1).toBeLessThanOrEqual(Number(rows[0]?.most));
});
