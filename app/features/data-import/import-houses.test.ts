import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { importing } from '#tests/data-imports.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { openTwoHouses, twoHouses } from '#tests/two-houses.ts';
import { houseNames } from './house-names.ts';
import { guessMapping } from './mapping.ts';
import { faultyRows } from './stored-import.server.ts';

// Tuesday: the second doctor is in the further house from 13:00 to 19:00.
const TUESDAY = '13/10/2026';

const database = await testDatabase();
const { db } = database;
beforeEach(async () => {
  await aStaffMember(await staffAppServices(database), { role: 'administrator' });
  await openTwoHouses(database);
});

/** The same clinic after it has left the further house. */
const afterwards = parseClinic({
  ...twoHousesRecord,
  branches: twoHousesRecord.branches?.map((each) => ({ ...each, isArchived: true })),
});

const visitsIn = (...lines: [name: string, time: string, house: string, on?: string][]) =>
  [
    'Paciente;Celular;Data;Hora;Serviço;Médico;Unidade',
    ...lines.map(
      ([name, time, house, on = TUESDAY], n) =>
        `${name};(92) 99555-02${10 + n};${on};${time};consultas-oftalmologicas;${SECOND_DOCTOR};${house}`,
    ),
  ].join('\n');

async function told(id: number) {
  const rows = await faultyRows(db, id);
  return rows
    .map(({ line, outcome, faults }) => [line, outcome, faults])
    .sort((one, two) => Number(one[0]) - Number(two[0]));
}
async function brought() {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select p.name, a.branch, (select r.slug from occupancy o join resources r on r.id = o.resource_id
      where o.appointment_id = a.id and r.kind = 'room') as room
    from appointments a join patients p on p.id = a.patient_id order by a.starts_at, a.id`);
  return rows.map(({ name, branch, room }) => [name, branch, room]);
}

test('a line names its house by label, slug or address; where it says nothing, the hours decide', async () => {
  const here = importing(database, stillClock(), twoHouses);
  const id = await here.begin(
    'appointments',
    visitsIn(
      ['Ana Reis', '13h', 'UNIDADE PONTA CLARA'],
      ['Bia Reis', '14h', ''],
      ['Caio Reis', '9h', 'sede'],
      ['Davi Reis', '16h', 'Alameda das Sumaúmas, 905 – Ponta Clara'],
      ['Eva Reis', '17h', 'Beira do Rio'],
      ['Fábio Reis', '18h', 'Unidade Centro'],
    ),
  );
  await here.check(id);
  expect(await told(id)).toEqual([
    [4, 'make', ['outside-hours']],
    [6, 'make', ['outside-hours']],
    [7, 'refused', ['house-unknown']],
  ]);
  await here.carryOut(id);
  const [main, further] = ['sala-do-rio', 'sala-das-sumaumas'];
  expect(await brought()).toEqual([
    ['Caio Reis', null, main],
    ['Ana Reis', FURTHER_HOUSE, further],
    ['Bia Reis', FURTHER_HOUSE, further],
    ['Davi Reis', FURTHER_HOUSE, further],
    ['Eva Reis', null, main],
  ]);
  expect(await auditOccupancy(here.services)).toEqual([]);
});

test('hours of a house that was left place nothing; a line that names it is history or a fault', async () => {
  const here = importing(database, stillClock(), afterwards);
  const id = await here.begin(
    'appointments',
    visitsIn(
      ['Ana Reis', '13h', ''],
      ['Bia Reis', '15h', ''],
      ['Caio Reis', '9h', '', '14/10/2025'],
    ),
  );
  await here.check(id);
  await here.carryOut(id);
  expect((await brought()).map(([name, branch]) => [name, branch])).toEqual([
    ['Caio Reis', null],
    ['Ana Reis', null],
    ['Bia Reis', null],
  ]);
});

test('a former house is known by its name while the clinic has another to tell it from', async () => {
  const here = importing(database, stillClock(), afterwards);
  const id = await here.begin(
    'appointments',
    visitsIn(
      ['Ana Reis', '13h', 'Unidade Ponta Clara'],
      ['Bia Reis', '9h', 'Unidade Ponta Clara', '14/10/2025'],
    ),
  );
  await here.check(id);
  expect(await told(id)).toEqual([
    [2, 'refused', ['house-closed']],
    [3, 'make', ['past']],
  ]);
  await here.carryOut(id);
  expect(await brought()).toEqual([['Bia Reis', FURTHER_HOUSE, 'sala-das-sumaumas']]);
});

test('a house goes by the names that it had, and the page offers the one that it has', () => {
  const house = houseNames(twoHouses, [
    { house: FURTHER_HOUSE, name: 'Filial Velha' },
    { house: 'sede', name: 'Matriz' },
  ]);
  const rows = ['Filial velha', 'MATRIZ', 'Outra'].map((cell) => ({ cells: [cell, '10h'] }));
  const none = { service: [], practitioner: [], payer: [], resource: [] };
  const { columns, values } = guessMapping(
    { kind: 'appointments', columns: ['Unidade', 'Hora'], rows },
    { names: { ...none, house }, areaCode: '92' },
  );
  expect(columns).toEqual(['house', 'time']);
  expect(values.house).toEqual({ 'filial velha': FURTHER_HOUSE, matriz: 'sede' });
  expect(house.map(({ name }) => name)).toEqual(['Unidade Beira do Rio', 'Unidade Ponta Clara']);
});

test('the place of a calendar names a house, and is left alone where it names none', async () => {
  const calendar = (...places: string[]) =>
    [
      'BEGIN:VCALENDAR',
      ...places.flatMap((place, n) => [
        'BEGIN:VEVENT',
        `UID:${n}`,
        `DTSTART;TZID=America/Manaus:20261013T1${3 + n}0000`,
        'DURATION:PT30M',
        `SUMMARY:Ana Reis (92) 99555-021${n}`,
        `LOCATION:${place}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ].join('\r\n');
  const here = importing(database, stillClock(), twoHouses);
  const said = { service: 'consultas-oftalmologicas', practitioner: SECOND_DOCTOR };
  const named = await here.begin(
    'appointments',
    calendar('Unidade Ponta Clara\\, Alameda das Sumaúmas\\, 905', 'Unidade Beira do Rio'),
  );
  await here.check(named, said);
  await here.carryOut(named);
  expect((await brought()).map(([, branch]) => branch)).toEqual([FURTHER_HOUSE, null]);
  await here.undo(named);

  const open = await here.begin('appointments', calendar('https://example.com/sala', ''));
  await here.check(open, said);
  await here.carryOut(open);
  expect((await brought()).map(([, branch]) => branch)).toEqual([FURTHER_HOUSE, FURTHER_HOUSE]);
});

test('a closure of one house closes that house, once', async () => {
  const here = importing(database, stillClock(), twoHouses);
  const file = [
    'Início;Fim;Unidade;Motivo',
    '24/12/2026;26/12/2026;Unidade Ponta Clara;Obra',
    '24/12/2026;26/12/2026;;Natal',
  ].join('\n');
  const id = await here.begin('closures', file);
  await here.check(id);
  await here.carryOut(id);
  const { rows } = await db.execute(sql`select house, reason from closures order by reason`);
  expect(rows).toEqual([
    { house: null, reason: 'Natal' },
    { house: FURTHER_HOUSE, reason: 'Obra' },
  ]);
  const again = await here.begin('closures', file);
  await here.check(again);
  expect(await here.counts(again)).toMatchObject({ make: 0, same: 2 });
  await here.undo(id);
  expect((await db.execute(sql`select from closures`)).rows).toEqual([]);
});
