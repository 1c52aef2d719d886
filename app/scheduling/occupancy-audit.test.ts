import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { occupancy } from '#app/db/schema.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { bookAddOnAppointment } from './book-add-on.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import { holdSlot } from './hold-slot.server.ts';
import { auditOccupancy, findingText } from './occupancy-audit.server.ts';
import { rulesForStaff } from './rules-for-staff.ts';

const database = await testDatabase();
const owner = quietPool(database.url, 1);
afterAll(() => owner.end());
const services = bookingServices(database);
const TUESDAY = addDays(MONDAY, 1);
const STAFF = { actor: 'staff:1' } as const;

/** A surgery of 90 minutes on Tuesday at nine with 15 minutes on either side, a hold and an add-on. */
beforeEach(async () => {
  const surgery = { serviceSlug: 'cirurgias-oftalmologicas', channel: 'desk', ...STAFF } as const;
  await bookAppointment(services, aRequest(surgery), aKey());
  await holdSlot(services, { serviceSlug: 'paquimetria', startsAt: at(TUESDAY, '14:00') });
  const desk = { ...services, agenda: { ...rulesForStaff(services.agenda), addOnsPerDay: 3 } };
  const { rows } = await database.pool.query('select practitioner_id as id from appointments');
  const addOn = { ...aRequest(), ...STAFF, practitionerId: rows[0].id, reason: 'dor' };
  const once = await bookAddOnAppointment(desk, addOn, aKey());
  expect(once).toMatchObject({ answer: { ok: true } });
});

const REGULAR = 'id not in (select appointment_id from extra_visits)';
const INTO_AGENDA = `insert into occupancy (resource_id, during, appointment_id)
  select 1, tstzrange('2027-01-04 12:00Z', '2027-01-04 13:00Z'), appointment_id`;

describe('the database refuses', () => {
  test.each([
    [
      'another end',
      `update appointments set ends_at = ends_at + interval '1 minute' where ${REGULAR}`,
    ],
    [
      'another start',
      `update appointments set starts_at = starts_at - interval '1 minute' where ${REGULAR}`,
    ],
    ['another buffer', `update appointments set buffer_before_minutes = 0 where ${REGULAR}`],
    [
      'another practitioner',
      `update appointments set practitioner_id = (
      select max(id) from resources where kind = 'practitioner'
        and id <> appointments.practitioner_id) where ${REGULAR}`,
    ],
    ['a visit that occupies nothing', 'delete from occupancy where appointment_id is not null'],
    [
      'a visit that occupies its room alone',
      `delete from occupancy o using appointments a
      where a.id = o.appointment_id and a.practitioner_id = o.resource_id`,
    ],
    [
      'a room for a shorter time',
      `update occupancy o set during = tstzrange(lower(during),
      upper(during) - interval '1 minute') from resources r
      where r.id = o.resource_id and r.kind = 'room'`,
    ],
    [
      'time of one visit given to another',
      `update occupancy set appointment_id = (
      select appointment_id from extra_visits) where appointment_id is not null`,
    ],
    [
      'a cancelled visit that occupies its time',
      `update appointments set status = 'cancelled' where ${REGULAR}`,
    ],
    ['an add-on that occupies time', `${INTO_AGENDA} from extra_visits`],
    ['an add-on that is none any more', 'update extra_visits set number = null'],
    ['an add-on whose row is gone', 'delete from extra_visits'],
    [
      'a visit that becomes an add-on and keeps its time',
      `insert into extra_visits
      (appointment_id, practitioner_id, held_on, number, reason)
      select id, practitioner_id, starts_on, 3, 'dor' from appointments where ${REGULAR}`,
    ],
    ['a hold of another length', "update holds set ends_at = ends_at + interval '1 minute'"],
    ['a hold that occupies nothing', 'delete from occupancy where hold_id is not null'],
    [
      'a new visit that occupies nothing',
      `insert into appointments (protocol, service_id,
      practitioner_id, patient_id, contact_id, payer, starts_at, ends_at, starts_on, starts_time, channel)
      select 'x', service_id, practitioner_id, patient_id, contact_id, payer, starts_at, ends_at,
        starts_on, starts_time, channel from appointments where ${REGULAR}`,
    ],
  ])('%s', async (_what, statement) => {
    const refused = { code: '23514', constraint: 'occupancy_is_exact' };
    await expect(database.pool.query(statement)).rejects.toMatchObject(refused);
    expect((await database.pool.query('select * from occupancy_faults')).rows).toEqual([]);
  });

  test('nothing that is whole at the end of its transaction, in any order', async () => {
    await database.pool.query(`
      update appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
        where ${REGULAR};
      update occupancy set during = tstzrange(lower(during) + interval '1 day', upper(during) + interval '1 day')
        where appointment_id is not null;
      update appointments set status = 'cancelled' where ${REGULAR};
      delete from occupancy where appointment_id is not null;
      update appointments set attendance = 'arrived', attendance_at = now() where status = 'confirmed';
      delete from holds;
      delete from manage_links; delete from consents; delete from appointments`);
    expect(await database.db.$count(occupancy)).toBe(0);
  });
});

test('whoever books without naming buffers books those of the service', async () => {
  const { rows } = await owner.query(`
    insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
      starts_at, ends_at, starts_on, starts_time, channel, status)
    select 'x', service_id, practitioner_id, patient_id, contact_id, payer, starts_at, ends_at,
      starts_on, starts_time, channel, 'cancelled' from appointments where ${REGULAR}
    returning buffer_before_minutes as before, buffer_after_minutes as after`);
  expect(rows).toEqual([{ before: 15, after: 15 }]);
});

/** What no code can do any more, as an older release left it. */
const asOnceLeft = (statement: string) =>
  owner.query(`begin; set local session_replication_role = 'replica'; ${statement}; commit`);

describe('the audit', () => {
  const found = async () => (await auditOccupancy(services)).map(findingText);

  test('finds nothing where all is well', async () => {
    expect(await found()).toEqual([]);
  });

  test('says what an appointment occupies instead of its time', async () => {
    await asOnceLeft(`update occupancy set during = tstzrange(lower(during), upper(during) - interval '95 minutes')
      where appointment_id is not null`);
    const [words, ...others] = await found();
    expect(words).toMatch(
      /^O agendamento \d{4}-\d{4} \(terça-feira, 6 de outubro, às 9h, até 10h30\) ocupa outro tempo na agenda da Dra\. .+: de 8h45 a 9h10\. Outra pessoa pode ser marcada junto\.$/,
    );
    expect(others).toEqual([]);
  });

  test('says that an appointment occupies nothing, and that a cancelled one still does', async () => {
    await asOnceLeft('delete from occupancy where appointment_id is not null');
    expect(await found()).toMatchObject([expect.stringContaining('não ocupa a agenda da')]);
    await asOnceLeft(
      `update appointments set status = 'cancelled'; ${INTO_AGENDA} from extra_visits`,
    );
    expect(await found()).toMatchObject([expect.stringContaining('mas ainda ocupa')]);
  });

  test('leaves alone what is over', async () => {
    await asOnceLeft(`delete from occupancy;
      update appointments set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days'`);
    expect(await found()).toEqual([]);
  });
});
