import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { houseLabel } from '#app/clinic/record/branch-fields.ts';
import { closureLines } from '#app/features/data-export/read-sheets.server.ts';
import type { ImportKind } from '#app/features/data-import/import-kinds.ts';
import { faultyRows } from '#app/features/data-import/stored-import.server.ts';
import { storeImage } from '#app/features/images/store-image.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { staffDataExport } from '#app/locales/pt-BR/staff/clinic/data-export.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE } from '#tests/clinics/two-houses.ts';
import { testContents } from '#tests/contents.ts';
import { importing } from '#tests/data-imports.ts';
import { type TestDatabase, testClinic, testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { openTwoHouses, twoHouses } from '#tests/two-houses.ts';

// What leaves one installation in "Exportar tudo" comes into an empty one by the import of the program itself.

const [left, empty] = [await testDatabase(), await testDatabase()];
const clock = stillClock();
const texts = testContents['pt-BR'].services.map(({ slug, title }) => ({ slug, name: title }));
const dir = mkdtempSync(join(tmpdir(), 'clareia-taken-'));
afterAll(() => rmSync(dir, { recursive: true }));
const TUESDAY = addDays(MONDAY, 1);

let site = await staffSite(left, clock);
let by = { id: 0, cookie: '' };
beforeEach(async () => {
  site = await staffSite(left, clock);
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  by = { id, cookie: await site.signedIn(id) };
  await aStaffMember(await staffAppServices(empty), { role: 'administrator' });
});

const PEOPLE = [
  ['Antônia Reis', '1950-03-04', '+5535995550111', 'antonia@example.com', 'particular'],
  ['José d’Ávila "Zé"', '1988-12-31', '+5535995550112', null, testClinic.payers[1]?.id],
  ['Ana; Maria', '2001-02-28', '+5535995550113', 'ana@example.com', 'particular'],
  ['Bia Couto', '1970-07-07', '+5535995550114', null, testClinic.payers[2]?.id],
] as const;

/** Patients with appointments in every state, closed times, a text, a picture and a change of the record. */
async function fill() {
  const services = bookingServices(left, clock);
  for (const [nth, [name, bornOn, phoneE164, email, payerId = 'particular']] of PEOPLE.entries()) {
    const startsAt = at(TUESDAY, `${String(8 + nth).padStart(2, '0')}:00`);
    const person = { contact: { name, phoneE164, email }, patient: { name, bornOn } };
    const booked = await bookAppointment(
      services,
      aRequest({ ...person, startsAt, payerId }),
      aKey(),
    );
    expect(booked).toMatchObject({ kind: 'answer', answer: { ok: true } });
  }
  const state = (nth: number, set: string) =>
    left.pool.query(
      `update appointments set ${set} where id = (select id from appointments order by id offset ${nth} limit 1)`,
    );
  clock.set(at(addDays(TUESDAY, 1), '07:00'));
  await state(1, `attendance = 'no-show', attendance_at = now()`);
  await state(2, `attendance = 'arrived', attendance_at = now()`);
  await state(3, `attendance = 'done', attendance_at = now()`);
  const doctor = await left.pool.query<{ id: number }>(
    `select id from resources where kind = 'practitioner' order by id limit 1`,
  );
  const holiday = { startsAt: at(addDays(MONDAY, 70), '00:00'), reason: 'Recesso; volta dia 2' };
  const away = { startsAt: at(addDays(MONDAY, 30), '08:00'), reason: 'Congresso' };
  const made = (key: string) => ({ actor: `staff:${by.id}` as const, key });
  await addClosure(
    { db: left.db, clock },
    { ...holiday, endsAt: at(addDays(MONDAY, 75), '00:00'), resourceId: null },
    made('a'),
  );
  await addClosure(
    { db: left.db, clock },
    {
      ...away,
      endsAt: at(addDays(MONDAY, 30), '12:30'),
      resourceId: doctor.rows[0]?.id ?? null,
    },
    made('b'),
  );
  const picture = { alt: 'A fachada', credit: null, showsPeople: false };
  const sent = { sent: await anImage('png', { width: 320, height: 240 }), description: picture };
  expect((await storeImage(site.services, { ...sent, by: by.id })).ok).toBe(true);
}

async function exported() {
  // The session of two days ago is over.
  const cookie = await site.signedIn(by.id);
  const answer = await site.send('/equipe/exportar/arquivo', {}, { cookie });
  expect(answer.status).toBe(200);
  const path = join(dir, 'all.zip');
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return {
    names: execFileSync('unzip', ['-Z1', path]).toString().trim().split('\n'),
    read: (name: string) => execFileSync('unzip', ['-p', path, name]),
  };
}

type Facts = Record<string, unknown>[];
const rowsOf = async ({ db }: TestDatabase, query: ReturnType<typeof sql>): Promise<Facts> =>
  (await db.execute(query)).rows;
const PATIENTS = sql`select p.name, p.born_on::text as born, c.phone_e164 as phone, c.email
  from patients p join contacts c on c.id = p.contact_id order by phone`;
const VISITS = sql`select p.name, s.slug, r.slug as doctor, a.payer, a.status, a.branch,
    a.starts_at::text as starts, a.ends_at::text as ends, a.attendance is not null as "isOver",
    case a.attendance when 'arrived' then 'done' else a.attendance end as attendance
  from appointments a join patients p on p.id = a.patient_id join services s on s.id = a.service_id
  join resources r on r.id = a.practitioner_id order by a.starts_at`;
const CLOSED = sql`select r.slug, c.during::text as during, c.reason, c.house
  from closures c left join resources r on r.id = c.resource_id order by c.during`;

async function brought(
  here: ReturnType<typeof importing>,
  kind: ImportKind,
  file: string | Buffer,
  db = empty.db,
) {
  const id = await here.begin(kind, file);
  await here.check(id);
  const refused = (await faultyRows(db, id)).filter(({ outcome }) => outcome === 'refused');
  expect(refused.map(({ line, faults }) => [line, faults])).toEqual([]);
  await here.carryOut(id);
  return here.counts(id);
}

test('patients, appointments and closed times come whole into another, empty installation', async () => {
  await fill();
  const { names, read } = await exported();
  expect(names.filter((name) => name.startsWith('arquivos/'))).not.toEqual([]);
  expect(JSON.parse(read('clinica.json').toString())).toHaveProperty('payers');

  const here = importing(empty, clock, testClinic, texts);
  expect(await brought(here, 'patients', read('pacientes.csv'))).toMatchObject({ refused: 0 });
  expect(await brought(here, 'appointments', read('consultas.csv'))).toMatchObject({ refused: 0 });
  expect(await brought(here, 'closures', read('fechamentos.csv'))).toMatchObject({ refused: 0 });

  for (const query of [PATIENTS, VISITS, CLOSED]) {
    const was = await rowsOf(left, query);
    expect(was.length).toBeGreaterThan(1);
    expect(await rowsOf(empty, query)).toEqual(was);
  }
  expect(await auditOccupancy(here.services)).toEqual([]);

  // Once more brings nothing twice.
  for (const [kind, name] of [
    ['patients', 'pacientes.csv'],
    ['appointments', 'consultas.csv'],
    ['closures', 'fechamentos.csv'],
  ] as const)
    expect((await brought(here, kind, read(name))).make).toBe(0);
});

test('the closed times of one house stay those of that house', async () => {
  await openTwoHouses(left);
  await openTwoHouses(empty);
  const startsAt = at(addDays(MONDAY, 8), '08:00');
  const endsAt = at(addDays(MONDAY, 8), '12:00');
  for (const house of [FURTHER_HOUSE, 'sede', null])
    await left.db.execute(
      sql`insert into closures (house, during, reason)
        values (${house}, tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz), ${`Obra ${house}`})`,
    );
  const houses = { houseLabel: (branch: string | null) => houseLabel(twoHouses, branch) };
  const file = await left.db.transaction(async (tx) => {
    let lines = '';
    for await (const each of closureLines(tx, houses)) lines += each;
    return lines;
  });
  const here = importing(empty, clock, twoHouses, texts);
  expect(await brought(here, 'closures', file)).toMatchObject({ refused: 0 });
  const order = (rows: Facts) => rows.map(({ house, reason }) => [reason, house]).sort();
  expect(order(await rowsOf(empty, CLOSED))).toEqual(order(await rowsOf(left, CLOSED)));
});

test('the page and the archive name what the import does not bring', () => {
  const { stays } = staffDataExport.elsewhere;
  for (const each of ['protocolo', 'carteirinha', 'responsável', 'contato', 'textos', 'imagens'])
    expect(stays).toContain(each);
  const readme = staffDataExport.readme({ clinic: 'A', at: 'agora', tables: [], leftOut: [] });
  expect(readme).toContain(stays);
});
