import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import * as schema from '#app/db/schema.ts';
import { auditLog, closures } from '#app/db/schema.ts';
import { asKnown, meantPatient } from '#app/features/agenda/booking/known-caller.tsx';
import { findKnownPatients } from '#app/features/agenda/booking/known-patients.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure, listClosures, removeClosure } from '#app/scheduling/closures.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { toDayViews } from './agenda-view.ts';
import type { AttendanceStep } from './attendance.ts';
import { changeAttendance } from './change-attendance.server.ts';
import { readAgenda } from './read-agenda.server.ts';
import type { AppointmentFilter } from './read-appointments.server.ts';
import { readStaffAppointment } from './read-staff-appointment.server.ts';
import { changesSince, toStaffAppointmentView } from './staff-appointment-view.ts';

const database = await testDatabase();
const { db, pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const EVERYTHING = { firstOn: TUESDAY, days: 1, practitioner: null, resource: null };

/** Two receptionists, 1 and 2, and the agenda's services. */
async function agendaServices(start = at(MONDAY, '07:00')) {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at) values
    ('bia', 'Bia Souza', 'reception', 'x', now()), ('caio', 'Caio Lima', 'reception', 'x', now())`);
  const clock = stillClock(start);
  return { ...bookingServices(database, clock), clock };
}

type AgendaServices = Awaited<ReturnType<typeof agendaServices>>;

async function book(
  services: AgendaServices,
  time: string,
  changes: Parameters<typeof aRequest>[0] = {},
) {
  const startsAt = at(TUESDAY, time);
  const phoneE164 = `+5535995550${time.replace(':', '').slice(0, 3)}`;
  const contact = { name: 'Antônia Reis', phoneE164, email: null };
  const once = await bookAppointment(services, aRequest({ startsAt, contact, ...changes }), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  const appointment = await readAppointment(db, { id: once.answer.value.appointmentId });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

async function staffAppointment(protocol: string) {
  const record = await readAppointment(db, { protocol });
  return record && readStaffAppointment(db, record);
}

const labels = (now: Date) => ({
  now,
  clinicName: 'Clínica',
  clinic: { displayName: 'Clínica', phone: { display: '' } },
  serviceTitle: (slug: string) => slug,
  payerTitle: (id: string) => id,
  houseName: () => '',
  houseAddress: () => '',
  housePhone: () => '',
});

function say(
  services: AgendaServices,
  protocol: string,
  step: AttendanceStep,
  version: number,
  by = 1,
) {
  const actor = `staff:${by}` as const;
  return changeAttendance(services, { protocol, seenVersion: version, step, actor });
}

test('a day shows appointments, holds, closures and holidays in order of time', async () => {
  const services = await agendaServices();
  await book(services, '10:00');
  await holdSlot(services, { serviceSlug: 'campo-visual', startsAt: at(TUESDAY, '08:00') });
  await addClosure(
    services,
    {
      resourceId: 1,
      startsAt: at(TUESDAY, '16:00'),
      endsAt: at(TUESDAY, '17:00'),
      reason: 'Curso',
    },
    { actor: 'staff:1', key: 'k' },
  );
  await pool.query(
    `insert into holidays (held_on, name, scope) values ('${TUESDAY}', 'Festa', 'municipal')`,
  );
  const agenda = await readAgenda(services, EVERYTHING);
  const [day] = toDayViews(agenda, EVERYTHING, labels(services.clock.now()));
  expect(day).toMatchObject({ closedBy: ['Festa'], appointmentCount: 1 });
  expect(day?.entries.map(({ kind, time }) => [kind, time])).toEqual([
    ['hold', '8h'],
    ['appointment', '10h'],
    ['closure', '16h'],
  ]);
  expect(day?.entries[1]).toMatchObject({
    patient: 'Antônia Reis',
    age: '76 anos',
    service: 'consultas-oftalmologicas',
    practitioner: 'Dra. Helena Prado Vilela',
    places: 'Consultório 1',
    payer: 'particular',
    state: 'confirmed',
    steps: [],
    canMove: true,
    at: `${TUESDAY}T10:00`,
  });
});

test('the agenda is narrowed down to a practitioner, a room or a device', async () => {
  const services = await agendaServices();
  await book(services, '10:00');
  // The doctor is busy, so the nurse does the exam.
  await book(services, '10:00', { serviceSlug: 'campo-visual' });
  const count = async (only: object) =>
    (await readAgenda(services, { ...EVERYTHING, ...only })).appointments.length;
  expect(await count({})).toBe(2);
  expect(await count({ practitioner: 'helena-prado-vilela' })).toBe(1);
  expect(await count({ practitioner: 'marina-couto-reis' })).toBe(1);
  expect(await count({ resource: 'campimetro' })).toBe(1);
  expect(await count({ resource: 'consultorio-2' })).toBe(0);
});

test('a list finds appointments by name, phone, protocol, service and state, without accents', async () => {
  const services = await agendaServices();
  const { protocol } = await book(services, '10:00');
  const contact = { name: 'Ana Conceição', phoneE164: '+5535988887777', email: null };
  const patient = { name: 'João Antônio da Conceição', bornOn: null };
  await book(services, '14:00', { contact, patient, serviceSlug: 'campo-visual' });
  services.clock.set(at(TUESDAY, '12:00'));
  const found = async (only: Partial<AppointmentFilter>) => {
    const filter = { service: null, state: null, text: '', ...only };
    const { appointments } = await readAgenda(services, { ...EVERYTHING, only: filter });
    return appointments.map(({ patientName }) => patientName);
  };
  const [antonia, joao] = ['Antônia Reis', 'João Antônio da Conceição'];
  expect(await found({ text: 'antoni' })).toEqual([antonia, joao]);
  expect(await found({ text: 'CONCEICAO joão' })).toEqual([joao]);
  expect(await found({ text: 'ana c' })).toEqual([joao]);
  expect(await found({ text: '(35) 98888-7777' })).toEqual([joao]);
  expect(await found({ text: '+55 (0xx35) 98888\u20117777' })).toEqual([joao]);
  expect(await found({ text: protocol })).toEqual([antonia]);
  expect(await found({ text: 'ant%' })).toEqual([]);
  expect(await found({ service: 'campo-visual' })).toEqual([joao]);
  expect(await found({ state: 'unsettled' })).toEqual([antonia]);
  expect(await found({ state: 'confirmed' })).toEqual([joao]);
  await say(services, protocol, 'no-show', 0);
  expect(await found({ state: 'no-show' })).toEqual([antonia]);
  expect(await found({ state: 'cancelled' })).toEqual([]);
});

test('patients booked from a phone before are known, once each, with their guardian', async () => {
  const base = await agendaServices();
  const services = { ...base, agenda: { ...base.agenda, maxFutureAppointmentsPerPhone: 9 } };
  const contact = { name: 'Ana Lima', phoneE164: '+5535988887777', email: 'ana@example.com' };
  const child = { name: 'Davi Lima', bornOn: '2019-02-01' };
  const guardian = { name: 'Ana Lima', relation: 'mãe' };
  await book(services, '10:00', { contact, patient: child, guardian });
  const plain = { ...contact, email: null };
  await book(services, '14:00', { contact: plain, patient: child, guardian });
  await book(services, '16:00', { contact, patient: { name: 'Ana Lima', bornOn: null } });
  const known = await findKnownPatients(db, contact.phoneE164);
  expect(known.map(({ name, email }) => [name, email])).toEqual([
    ['Ana Lima', 'ana@example.com'],
    ['Davi Lima', null],
  ]);
  const [ana, davi] = known;
  const values = (name: string) => ({
    patient: { name, bornOn: null },
    contact: { name, phoneE164: contact.phoneE164, email: null },
    guardian: null,
  });
  expect(meantPatient(known, values('davi lima'), '')).toBe(davi);
  expect(meantPatient(known, values('davi lima'), 'outra')).toBeNull();
  expect(meantPatient(known, values('Rui'), String(ana?.id))).toBe(ana);
  expect(meantPatient(known, values('Rui'), '')).toBeNull();
  if (!davi) throw new Error('not known');
  expect(asKnown(values('davi lima'), davi)).toEqual({
    patient: child,
    contact: { ...plain, name: 'Ana Lima' },
    guardian,
  });
  expect(await findKnownPatients(db, '+5535900000000')).toEqual([]);
});

test.each([1, 7, 30])('%i days cost four queries', async (days) => {
  const services = await agendaServices();
  await book(services, '10:00');
  const queries: string[] = [];
  const counted = drizzle(pool, { schema, logger: { logQuery: (query) => queries.push(query) } });
  const agenda = await readAgenda({ ...services, db: counted }, { ...EVERYTHING, days });
  expect(agenda.appointments).toHaveLength(1);
  expect(queries).toHaveLength(4);
});

test('a patient arrives and is seen, and each step can be undone on the same day', async () => {
  const services = await agendaServices();
  const { protocol } = await book(services, '10:00');
  expect(await say(services, protocol, 'arrived', 0)).toEqual({ ok: false, refusal: 'not-now' });
  services.clock.set(at(TUESDAY, '09:50'));
  expect(await say(services, protocol, 'arrived', 0)).toEqual({ ok: true, value: 'done' });
  expect(await say(services, protocol, 'done', 1)).toEqual({ ok: true, value: 'done' });
  expect(await say(services, protocol, 'undo', 2)).toEqual({ ok: true, value: 'done' });
  const appointment = await staffAppointment(protocol);
  expect(appointment).toMatchObject({ attendance: 'arrived', version: 3 });
  services.clock.set(at(addDays(TUESDAY, 1), '08:00'));
  expect(await say(services, protocol, 'undo', 3)).toEqual({ ok: false, refusal: 'not-now' });
  expect(appointment?.history.map(({ action, staffName }) => [action, staffName])).toEqual([
    ['appointment.created', null],
    ['appointment.arrived', 'Bia Souza'],
    ['appointment.done', 'Bia Souza'],
    ['appointment.undo', 'Bia Souza'],
  ]);
});

test('of two receptionists at one moment one wins, and the other is told who did what', async () => {
  const services = await agendaServices();
  const { protocol } = await book(services, '10:00');
  services.clock.set(at(TUESDAY, '10:10'));
  const outcomes = await Promise.all([
    say(services, protocol, 'arrived', 0, 1),
    say(services, protocol, 'no-show', 0, 2),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: 'changed' });
  const appointment = await staffAppointment(protocol);
  if (!appointment) throw new Error('no appointment');
  expect(appointment.version).toBe(1);
  const [change] = changesSince(appointment, 0);
  const [winner, word] = outcomes[0]?.ok ? ['Bia Souza', 'Chegou'] : ['Caio Lima', 'Faltou'];
  expect(change).toContain(`${word} por ${winner}`);
  expect(changesSince(appointment, 1)).toEqual([]);
});

test('one step sent twice by one person counts once; by another it is refused', async () => {
  const services = await agendaServices();
  const { protocol } = await book(services, '10:00');
  services.clock.set(at(TUESDAY, '10:10'));
  for (let n = 0; n < 2; n += 1)
    expect((await say(services, protocol, 'arrived', 0)).ok).toBe(true);
  expect(await say(services, protocol, 'arrived', 0, 2)).toEqual({ ok: false, refusal: 'changed' });
  expect(await db.$count(auditLog)).toBe(2);
});

test('a cancelled appointment stays on the agenda as cancelled and takes no step', async () => {
  const services = await agendaServices();
  const appointment = await book(services, '10:00');
  await cancelAppointment(services, { appointmentId: appointment.id, actor: 'patient' }, aKey());
  services.clock.set(at(TUESDAY, '10:10'));
  expect(await say(services, appointment.protocol, 'arrived', 1)).toEqual({
    ok: false,
    refusal: 'not-now',
  });
  const agenda = await readAgenda(services, EVERYTHING);
  const [day] = toDayViews(agenda, EVERYTHING, labels(services.clock.now()));
  expect(day).toMatchObject({ appointmentCount: 0, entries: [{ state: 'cancelled' }] });
  const story = await staffAppointment(appointment.protocol);
  if (!story) throw new Error('no appointment');
  const view = toStaffAppointmentView(story, labels(services.clock.now()));
  expect(view.history.at(-1)?.text).toContain('Cancelado pelo paciente, no site');
  expect(view.steps).toEqual([]);
});

test('an appointment without a recorded outcome stands out once it is over', async () => {
  const services = await agendaServices();
  await book(services, '10:00');
  const agenda = await readAgenda(services, EVERYTHING);
  const stateAt = (now: Date) => toDayViews(agenda, EVERYTHING, labels(now))[0]?.entries[0];
  expect(stateAt(at(TUESDAY, '10:59'))).toMatchObject({ state: 'confirmed' });
  expect(stateAt(at(TUESDAY, '11:00'))).toMatchObject({ state: 'unsettled' });
});

test('an interval is closed once however often the form is sent, and opened again', async () => {
  const services = await agendaServices();
  await book(services, '10:00');
  const closure = {
    resourceId: null,
    startsAt: at(TUESDAY, '09:00'),
    endsAt: at(TUESDAY, '12:00'),
    reason: 'Curso',
  };
  const by = { actor: 'staff:1', key: 'one' } as const;
  await Promise.all([addClosure(services, closure, by), addClosure(services, closure, by)]);
  const [listed, ...others] = await listClosures(services);
  expect(listed).toMatchObject({ ...closure, appointmentCount: 1, resourceName: null });
  expect(others).toEqual([]);
  await removeClosure(services, listed?.id ?? 0, by);
  await removeClosure(services, listed?.id ?? 0, by);
  expect(await db.$count(closures)).toBe(0);
  const rows = await db.select({ action: auditLog.action }).from(auditLog);
  expect(rows.map(({ action }) => action)).toEqual([
    'appointment.created',
    'closure.added',
    'closure.removed',
  ]);
});
