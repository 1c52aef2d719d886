import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addDays, instantOf, wallClockOf } from '#app/clinic/clinic-time.ts';
import { auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { openDatabase } from '#server/database.ts';
import { importing } from '#tests/data-imports.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';

const database = await testDatabase();
// With the limits of the process itself: no statement of an import may need more.
const real = openDatabase(database.url, { onError: () => undefined });
afterAll(real.close);

const PATIENTS = 5_000;
const VISITS = 20_000;
const FAULTS = {
  'phone-bad': 25,
  'birth-future': 15,
  'birth-unreal': 12,
  'name-missing': 10,
  twice: 30,
} as const;
const VISIT_FAULTS = {
  'service-unknown': 20,
  'time-bad': 15,
  'day-unreal': 10,
  'practitioner-unknown': 10,
  'overlaps-line': 40,
  'overlaps-existing': 5,
} as const;

type Line = { cells: string[]; isSound: boolean };
const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((all, each) => all + each, 0);
const nameOf = (n: number) => `Conceição Águeda ${wordOf(n)} Araújo`;
const phoneOf = (n: number) => `35 9${String(80_000_000 + n)}`;
const wordOf = (n: number) =>
  [...String(n).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const brazilian = (on: string) => on.split('-').reverse().join('/');

/** 5,000 lines as a spreadsheet on Windows saves them. */
function patientFile(): Line[] {
  const wrong = (make: (n: number) => string[], count: number) =>
    Array.from({ length: count }, (_, n) => ({ cells: make(n), isSound: false }));
  const faulty = [
    ...wrong((n) => [nameOf(n), '99 1234', '', '01/02/1980'], FAULTS['phone-bad']),
    ...wrong((n) => [nameOf(n), phoneOf(n), '', '01/02/2031'], FAULTS['birth-future']),
    ...wrong((n) => [nameOf(n), phoneOf(n), '', '31/02/1980'], FAULTS['birth-unreal']),
    ...wrong((n) => ['', phoneOf(n), '', '01/02/1980'], FAULTS['name-missing']),
    ...wrong((n) => [nameOf(n).toUpperCase(), `+55 ${phoneOf(n)}`, '', ''], FAULTS.twice),
  ];
  const sound = Array.from({ length: PATIENTS - faulty.length }, (_, n) => ({
    cells: [nameOf(n), phoneOf(n), `p${n}@example.com`, brazilian(addDays('1950-01-13', n * 3))],
    isSound: true,
  }));
  // What repeats follows what it repeats.
  return [...sound, ...faulty];
}

const csv = (head: string[], lines: readonly Line[]) =>
  [head, ...lines.map(({ cells }) => cells)]
    .map((cells) => cells.map((cell) => (cell.includes(';') ? `"${cell}"` : cell)).join(';'))
    .join('\r\n');

type Doctor = { slug: string; name: string; service: string; minutes: number };

/** 20,000 lines of years past and months to come, three an hour at most. */
function visitFile(doctors: readonly Doctor[], today: string, existing: string): Line[] {
  const sound: Line[] = [];
  const count = VISITS - sum(VISIT_FAULTS);
  const cellsOf = (n: number, on: string, time: string, { name, service }: Doctor) => [
    ...[nameOf(n % 4_000), phoneOf(n % 4_000), brazilian(on), time, service, name],
    'Particular',
  ];
  for (let day = 0; sound.length < count; day += 1) {
    const on = addDays(today, 120 - day);
    for (let hour = 8; hour < 18; hour += 1)
      for (const doctor of doctors)
        if (sound.length < count && on !== existing)
          sound.push({
            cells: cellsOf(sound.length, on, `${hour}h00`, doctor),
            isSound: true,
          });
  }
  const [doctor] = doctors;
  if (!doctor) throw new Error('there is no doctor');
  const wrong = (make: (n: number) => string[], howMany: number) =>
    Array.from({ length: howMany }, (_, n) => ({ cells: make(n), isSound: false }));
  const cells = (n: number, changes: Record<number, string>) =>
    cellsOf(n, addDays(today, 130), `${8 + (n % 10)}h00`, doctor).map(
      (cell, at) => changes[at] ?? cell,
    );
  return [
    ...sound,
    ...wrong((n) => cells(n, { 4: 'Massagem' }), VISIT_FAULTS['service-unknown']),
    ...wrong((n) => cells(n, { 3: 'de manhã' }), VISIT_FAULTS['time-bad']),
    ...wrong((n) => cells(n, { 2: '31/02/2026' }), VISIT_FAULTS['day-unreal']),
    ...wrong((n) => cells(n, { 5: 'Dr. Ninguém' }), VISIT_FAULTS['practitioner-unknown']),
    // At the time of a sound line, ten minutes late, of somebody else.
    ...wrong((n) => {
      const other = sound[n * 7]?.cells ?? [];
      const late = other.map((cell, at) => (at === 3 ? cell.replace('h00', 'h10') : cell));
      return [nameOf(4_500 + n), phoneOf(4_500 + n), ...late.slice(2)];
    }, VISIT_FAULTS['overlaps-line']),
    ...wrong(
      (n) => cellsOf(4_600 + n, existing, `${9 + n}h10`, doctor),
      VISIT_FAULTS['overlaps-existing'],
    ),
  ];
}

async function doctorsOf(): Promise<Doctor[]> {
  const { rows } = await database.db.execute<Doctor>(sql`
    select r.slug, r.name, min(s.slug) as service, min(s.duration_minutes) as minutes
    from resources r join service_resources sr on sr.resource_id = r.id join services s on s.id = sr.service_id
    where r.kind = 'practitioner' and s.slug = 'consultas-oftalmologicas'
    group by r.id order by r.id`);
  return rows;
}

/** Every row of the tables that an import writes, as the database sees it. */
async function contentOfTables() {
  const tables = [
    'contacts',
    'patients',
    'appointments',
    'occupancy',
    'manage_links',
    'closures',
    'insurance_approvals',
    'holds',
    'reminder_choices',
    'consents',
  ];
  const all: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await database.db.execute(
      sql`select count(*)::int as rows, md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as content from ${sql.raw(table)} t`,
    );
    all[table] = rows[0];
  }
  return all;
}

test('5,000 patients and 20,000 appointments with faults: found exactly, brought, and undone', async () => {
  const staff = await aStaffMember(await staffAppServices(database), { role: 'administrator' });
  expect(staff.id).toBe(1);
  const here = importing({ ...database, db: real.db });
  const doctors = await doctorsOf();
  expect(doctors.length).toBeGreaterThan(0);
  // Somebody is there already: five appointments on a day of their own.
  const existing = addDays(here.today, 60);
  const own = doctors[0]?.name ?? '';
  const before = await here.begin(
    'appointments',
    csv(
      ['Paciente', 'Celular', 'Data', 'Hora', 'Serviço', 'Médico', 'Convênio'],
      Array.from({ length: 5 }, (_, n) => ({
        isSound: true,
        cells: [
          nameOf(9_000 + n),
          phoneOf(9_000 + n),
          brazilian(existing),
          `${9 + n}:00`,
          doctors[0]?.service ?? '',
          own,
          '',
        ],
      })),
    ),
  );
  await here.check(before, { dayOrder: 'day-first' });
  await here.carryOut(before);
  expect((await here.counts(before)).made?.appointments).toBe(5);
  const start = await contentOfTables();

  const people = patientFile();
  const took: Record<string, number> = {};
  const timed = async <Value>(what: string, work: () => Promise<Value>) => {
    const from = performance.now();
    const value = await work();
    took[what] = Math.round(performance.now() - from);
    return value;
  };
  const patients = await timed('patients: read', () =>
    here.begin(
      'patients',
      Buffer.from(csv(['Nome', 'Celular', 'E-mail', 'Nascimento'], people), 'latin1'),
    ),
  );
  await timed('patients: check', () => here.check(patients));
  const soundPeople = people.filter(({ isSound }) => isSound).length;
  expect(await here.counts(patients)).toMatchObject({
    ...{ lines: PATIENTS, make: soundPeople, same: FAULTS.twice },
    refused: sum(FAULTS) - FAULTS.twice,
    words: FAULTS,
  });
  expect(await contentOfTables()).toEqual(start);
  await timed('patients: bring', () => here.carryOut(patients));
  expect((await here.counts(patients)).made?.patients).toBe(soundPeople);

  const lines = visitFile(doctors, here.today, existing);
  const visits = await timed('appointments: read', () =>
    here.begin(
      'appointments',
      csv(['Paciente', 'Celular', 'Data', 'Hora', 'Serviço', 'Médico', 'Convênio'], lines),
    ),
  );
  await timed('appointments: check', () => here.check(visits));
  const found = await here.counts(visits);
  expect(found).toMatchObject({
    ...{ lines: VISITS, same: 0, refused: sum(VISIT_FAULTS), make: VISITS - sum(VISIT_FAULTS) },
    words: VISIT_FAULTS,
  });
  await timed('appointments: bring', () => here.carryOut(visits));
  expect((await here.counts(visits)).made).toMatchObject({
    appointments: VISITS - sum(VISIT_FAULTS),
    patients: 0,
  });

  // What is there, read in another way, against what the file says.
  const { rows } = await database.db.execute<{ key: string }>(sql`
    select concat_ws(' ', p.name, c.phone_e164, a.starts_on, a.starts_time::text, s.slug, a.channel) as key
    from appointments a join patients p on p.id = a.patient_id join contacts c on c.id = a.contact_id
    join services s on s.id = a.service_id
    where a.id not in (select appointment_id from data_import_made where import_id = ${before} and appointment_id is not null)`);
  const wanted = lines
    .filter(({ isSound }) => isSound)
    .map(({ cells: [name, phone, on, time, service] }) =>
      [
        name,
        `+55${phone?.replace(' ', '')}`,
        on?.split('/').reverse().join('-'),
        `${time?.replace('h', ':').padStart(5, '0')}:00`,
        service,
        'import',
      ].join(' '),
    );
  expect(rows.map(({ key }) => key).sort()).toEqual(wanted.sort());
  const { rows: wrongInstants } = await database.db.execute<{ startsAt: string }>(sql`
    select starts_at::text as "startsAt", starts_on::text as "on", to_char(starts_time, 'HH24:MI') as "time" from appointments
    order by id limit 300`);
  for (const row of wrongInstants) {
    const { on, time } = wallClockOf(new Date(row.startsAt));
    expect([row, instantOf(on, time)?.getTime()]).toEqual([
      { ...row, on, time },
      Date.parse(row.startsAt),
    ]);
  }
  expect(await auditOccupancy(here.services)).toEqual([]);
  const { rows: faults } = await database.db.execute(sql`select * from occupancy_faults`);
  expect(faults).toEqual([]);

  await timed('appointments: undo', () => here.undo(visits));
  await timed('patients: undo', () => here.undo(patients));
  expect(await contentOfTables()).toEqual(start);
  expect(await auditOccupancy(here.services)).toEqual([]);
  console.info(took);
});
