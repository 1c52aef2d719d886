import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { importing, line, visits } from '#tests/data-imports.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { carryOutDataImport, checkDataImport } from './change-data-import.server.ts';
import { LEFT_OUT } from './mapping.ts';
import { faultyRows } from './stored-import.server.ts';
import { keptOf } from './undo-data-import.server.ts';

const database = await testDatabase();
const { db } = database;
let here = importing(database);
beforeEach(async () => {
  here = importing(database);
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
});

async function told(id: number) {
  const rows = await faultyRows(db, id);
  return rows.map(({ line: at, outcome, faults, otherLine }) => [at, outcome, faults, otherLine]);
}
const appointments = async () =>
  (
    await db.execute(sql`
      select p.name, a.starts_on::text as "on", a.starts_time::text as "time", a.status, a.attendance, a.channel, a.payer
      from appointments a join patients p on p.id = a.patient_id order by a.starts_at, a.id`)
  ).rows;

test('a file is looked over, brought without a mail, and known when it comes again', async () => {
  const mails = bookingServices(database).sent;
  const file = visits(
    line(),
    line({ name: 'José Luís', phone: '99555-0202', on: '12/10/2025', state: 'Faltou' }),
  );
  const id = await here.begin('appointments', file);
  await here.check(id);
  expect(await told(id)).toEqual([[3, 'make', ['past'], null]]);
  await here.carryOut(id);
  const brought = { channel: 'import', payer: 'particular', status: 'confirmed' };
  expect(await appointments()).toEqual([
    { ...brought, name: 'José Luís', on: '2025-10-12', time: '09:00:00', attendance: 'no-show' },
    { ...brought, name: 'Ana Reis', on: '2026-10-13', time: '09:00:00', attendance: null },
  ]);
  expect(mails).toEqual([]);
  expect(await auditOccupancy(here.services)).toEqual([]);

  const again = await here.begin('appointments', file);
  await here.check(again);
  expect(await here.counts(again)).toMatchObject({ make: 0, same: 2, refused: 0 });
  await here.carryOut(again);
  expect((await here.counts(again)).made).toMatchObject({ appointments: 0, patients: 0 });
});

test('each fault is told with its line', async () => {
  const { booking } = { booking: bookingServices(database) };
  await bookAppointment(
    booking,
    aRequest({ startsAt: at('2026-10-14', '09:00'), channel: 'desk' }),
    aKey(),
  );
  const id = await here.begin(
    'appointments',
    visits(
      line(),
      line({ name: 'Outra Pessoa', time: '9h10' }),
      line({ name: 'Outra Pessoa', on: '14/10/2026', time: '08:50' }),
      line({ phone: '1234', name: '' }),
      line({ born: '31/02/1950', on: '31/04/2026' }),
      line({ service: 'Massagem', state: 'talvez' }),
      line({ on: '18/10/2026' }),
      line({ on: '18/10/2029' }),
      line(),
      `${line({ time: '11h' })};sobra`,
    ),
  );
  await here.check(id);
  expect((await told(id)).sort((one, two) => Number(one[0]) - Number(two[0]))).toEqual([
    [3, 'refused', ['overlaps-line'], 2],
    [4, 'refused', ['overlaps-existing'], null],
    [5, 'refused', ['name-missing', 'phone-bad'], null],
    [6, 'refused', ['birth-unreal', 'day-unreal'], null],
    [7, 'refused', ['state-unknown', 'service-unknown'], null],
    [8, 'make', ['outside-hours'], null],
    [9, 'refused', ['too-far'], null],
    [10, 'same', ['twice'], 2],
    [11, 'refused', ['cells'], null],
  ]);
});

test('a form that is sent twice checks and brings once, an older one is refused', async () => {
  const id = await here.begin('appointments', visits(line()), 'a'.repeat(43));
  expect(await here.begin('appointments', visits(line()), 'a'.repeat(43))).toBe(id);
  await here.check(id);
  const snapshot = await here.snapshot(id);
  expect(await carryOutDataImport(here.services, snapshot)).toMatchObject({ ok: true });
  expect(await carryOutDataImport(here.services, snapshot)).toMatchObject({ ok: true });
  await here.work(id);
  expect(await here.work(id)).toBe('nothing');
  expect(await carryOutDataImport(here.services, snapshot)).toMatchObject({ ok: true });
  expect(await appointments()).toHaveLength(1);
  const mapping = { id, version: 0, by: 1 };
  expect(await checkDataImport(here.services, mapping, JSON.parse('{}'))).toEqual({
    ...{ ok: false, refusal: 'changed' },
  });
});

test('what somebody took meanwhile is not brought, and the rest is', async () => {
  const id = await here.begin(
    'appointments',
    visits(line(), line({ name: 'José Luís', time: '10h' })),
  );
  await here.check(id);
  await bookAppointment(
    bookingServices(database),
    aRequest({ startsAt: at('2026-10-13', '09:00'), channel: 'desk' }),
    aKey(),
  );
  await here.carryOut(id);
  expect(await here.counts(id)).toMatchObject({ make: 1, refused: 1 });
  expect(await auditOccupancy(here.services)).toEqual([]);
});

test('undone, it takes back what nobody has changed, and tells what it keeps', async () => {
  const id = await here.begin(
    'appointments',
    visits(
      line(),
      line({ name: 'José Luís', phone: '35 99555-0202', time: '10h' }),
      line({ name: 'Rita Cruz', phone: '35 99555-0203', time: '11h' }),
    ),
  );
  await here.check(id);
  await here.carryOut(id);
  const booking = bookingServices(database);
  // Ana cancels hers; José books once more.
  const { rows: hers } = await db.execute<{ id: number }>(sql`
    select id::float8 as id from appointments where starts_time = '09:00'`);
  await cancelAppointment(booking, { appointmentId: hers[0]?.id ?? 0, actor: 'patient' }, aKey());
  await bookAppointment(
    booking,
    aRequest({
      startsAt: at('2026-10-15', '09:00'),
      contact: { name: 'José Luís', phoneE164: '+5535995550202', email: null },
      patient: { name: 'José Luís', bornOn: '1950-03-04' },
    }),
    aKey(),
  );
  await here.undo(id);
  const { rows } = await db.execute<{ name: string }>(sql`select name from patients order by name`);
  expect(rows.map(({ name }) => name)).toEqual(['Ana Reis', 'José Luís']);
  const kept = await keptOf(db, id);
  expect([kept.appointments.length, kept.patients]).toEqual([1, ['Ana Reis', 'José Luís']]);
  expect((await here.counts(id)).undone).toEqual({ appointments: 2, patients: 1, closures: 0 });
  expect(await auditOccupancy(here.services)).toEqual([]);
});

test('patients are known by phone and name, and their data stay as they are', async () => {
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  const file = [
    'Nome;WhatsApp;Nascimento;E-mail',
    'ANTONIA  REIS;35 99555-0111;04/03/1950;outra@example.com',
    'Antônia Reis;35 99555-0111;04/03/1990;',
    'Antônia Reis;35995550111;;',
    'Zé da Silva;35 99555-0303;;não tem',
  ].join('\n');
  const id = await here.begin('patients', file);
  await here.check(id);
  expect(await told(id)).toEqual([
    [2, 'same', ['known'], null],
    [4, 'same', ['known'], null],
    [5, 'make', ['email-left'], null],
  ]);
  await here.carryOut(id);
  const { rows } = await db.execute(sql`
    select p.name, born_on::text as born, email from patients p join contacts c on c.id = contact_id order by p.id`);
  expect(rows).toEqual([
    { name: 'Antônia Reis', born: '1950-03-04', email: 'antonia@example.com' },
    { name: 'Antônia Reis', born: '1990-03-04', email: null },
    { name: 'Zé da Silva', born: null, email: null },
  ]);
});

test('a calendar becomes closures, each once, and is undone', async () => {
  const calendar = [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Helena Prado Vilela',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;VALUE=DATE:20261224',
    'DTEND;VALUE=DATE:20270102',
    'SUMMARY:Férias',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2',
    'DTSTART:20261007T150000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'SUMMARY:Reunião',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const id = await here.begin('closures', calendar);
  await here.check(id);
  await here.carryOut(id);
  const closures = async () =>
    (
      await db.execute(sql`
        select r.slug, c.reason, lower(during)::text as "from", upper(during)::text as until
        from closures c left join resources r on r.id = c.resource_id order by c.id`)
    ).rows;
  const own = { slug: 'helena-prado-vilela' };
  expect(await closures()).toEqual([
    { ...own, reason: 'Férias', from: '2026-12-24 03:00:00+00', until: '2027-01-02 03:00:00+00' },
    ...['07', '14', '21'].map((on) => ({
      ...{ ...own, reason: 'Reunião' },
      ...{ from: `2026-10-${on} 15:00:00+00`, until: `2026-10-${on} 16:00:00+00` },
    })),
  ]);
  const again = await here.begin('closures', calendar);
  await here.check(again);
  expect(await here.counts(again)).toMatchObject({ make: 0, same: 4 });
  await here.undo(id);
  expect(await closures()).toEqual([]);
});

test('values that a person leaves out refuse their lines', async () => {
  const id = await here.begin(
    'appointments',
    visits(line(), line({ service: 'Estética', time: '10h' })),
  );
  await here.check(id, {
    values: {
      service: { 'consultas oftalmologicas': 'consultas-oftalmologicas', estetica: LEFT_OUT },
      practitioner: { 'helena prado vilela': 'helena-prado-vilela' },
      house: {},
      payer: {},
      resource: {},
    },
  });
  expect(await told(id)).toEqual([[3, 'refused', ['service-unknown'], null]]);
});

test('an appointment of an hour to come has its link, one of the past has none', async () => {
  const id = await here.begin(
    'appointments',
    visits(
      line(),
      line({ name: 'Rui Sá', on: addDays(MONDAY, -40).split('-').reverse().join('/') }),
    ),
  );
  await here.check(id);
  await here.carryOut(id);
  const { rows } = await db.execute(sql`
    select p.name from manage_links join appointments a on a.id = appointment_id join patients p on p.id = a.patient_id`);
  expect(rows).toEqual([{ name: 'Ana Reis' }]);
});
