import { afterAll, beforeEach, expect, test } from 'vitest';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { aKey, aRequest, at, bookingServices } from '#tests/booking.ts';
import { importing } from '#tests/data-imports.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { meetingOn } from '#tests/overlap.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { carryOutDataImport } from './change-data-import.server.ts';

// An import and a booking of one time: see docs/guides/overlapping-changes.md.

const database = await testDatabase();
const pool = quietPool(database.url, 3);
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);
const NINE = at('2026-10-13', '09:00');

let id = 0;
let here = importing(database);
beforeEach(async () => {
  here = importing(database);
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
  id = await here.begin(
    'appointments',
    'Paciente;Celular;Data;Hora;Serviço;Médico\nAna Reis;35 99555-0201;13/10/2026;9h;consultas-oftalmologicas;helena-prado-vilela',
  );
  await here.check(id);
  await carryOutDataImport(here.services, await here.snapshot(id));
  // Of two practitioners visitors would be given the other one.
  await pool.query(`delete from service_resources sr using services s, resources r
    where s.id = sr.service_id and r.id = sr.resource_id and s.slug = 'consultas-oftalmologicas'
      and r.kind = 'practitioner' and r.slug <> 'helena-prado-vilela'`);
});

const importIt = () => here.work(id);
const book = () =>
  bookAppointment(bookingServices(database), aRequest({ startsAt: NINE, channel: 'desk' }), aKey());

test('who books while the time is being brought waits and finds it taken', async () => {
  expect(await overlap([importIt, book])).toEqual({ met: true, outcomes: ['done', 'slot-taken'] });
  expect((await here.counts(id)).made?.appointments).toBe(1);
  expect(await auditOccupancy(here.services)).toEqual([]);
});

test('two files with the same patients, brought at once, make each of them once', async () => {
  const file = 'Nome;Celular;Nascimento\nRui Sá;35 99555-0301;04/03/1950\nIva Sá;35 99555-0302;';
  const files = [await here.begin('patients', file), await here.begin('patients', `${file}\n`)];
  for (const each of files) {
    await here.check(each);
    await carryOutDataImport(here.services, await here.snapshot(each));
  }
  const [one = 0, two = 0] = files;
  const { outcomes } = await overlap([() => here.work(one), () => here.work(two)]);
  expect(outcomes).toEqual(['done', 'done']);
  expect((await here.counts(one)).made?.patients).toBe(2);
  expect((await here.counts(two)).made?.patients).toBe(0);
});

test('an import waits for who books and refuses the line', async () => {
  expect(await overlap([book, importIt])).toEqual({ met: true, outcomes: ['done', 'done'] });
  expect(await here.counts(id)).toMatchObject({ make: 0, words: { 'overlaps-existing': 1 } });
  expect(await auditOccupancy(here.services)).toEqual([]);
});
