import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, expect, test } from 'vitest';
import {
  isUndecided,
  LEFT_OUT_COLUMNS,
  LEFT_OUT_TABLES,
  SEALED_COLUMNS,
} from '#app/features/data-export/export-rules.ts';
import { readColumns } from '#app/features/data-export/read-tables.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { sealCard } from '#app/scheduling/payers/card-seal.server.ts';
import { aKey, aRequest, at, bookingServices, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { TUESDAY } from '#tests/staff-agenda.ts';
import { staffSite } from '#tests/staff-site.ts';

const FILE = '/equipe/exportar/arquivo';
const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const dir = mkdtempSync(join(tmpdir(), 'clareia-export-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function administrator(): Promise<string> {
  const secondFactor = { totpSalt: 'the-salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...secondFactor });
  return site.signedIn(id);
}

async function someone(name: string) {
  const patient = { name, bornOn: '1950-03-04' };
  const contact = { name: 'Zulmira Quaresma', phoneE164: '+5535997770001', email: 'z@example.org' };
  const request = aRequest({ contact, patient, startsAt: at(TUESDAY, '09:00') });
  const booked = await bookAppointment(bookingServices(database, clock), request, aKey());
  expect(booked).toMatchObject({ kind: 'answer', answer: { ok: true } });
}

/** The exported archive, opened by another program. */
async function exported(cookie: string) {
  const answer = await site.send(FILE, {}, { cookie });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const path = join(dir, 'all.zip');
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  expect(execFileSync('unzip', ['-t', path]).toString()).toContain('No errors detected');
  const names = execFileSync('unzip', ['-Z1', path]).toString().trim().split('\n');
  const read = (name: string) => execFileSync('unzip', ['-p', path, name]).toString('utf8');
  return { names, read };
}

test('every table and column is exported or left out with a reason', async () => {
  const columns = await readColumns(db);
  const full = columns.map(({ table, name }) => `${table}.${name}`);
  const undecided = columns.filter((each) => !(each.table in LEFT_OUT_TABLES) && isUndecided(each));
  expect(undecided.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
  // What is left out exists, so that no rule outlives its table.
  const tables = new Set(columns.map(({ table }) => table));
  expect(Object.keys(LEFT_OUT_TABLES).filter((name) => !tables.has(name))).toEqual([]);
  const named = [...Object.keys(LEFT_OUT_COLUMNS), ...SEALED_COLUMNS];
  expect(named.filter((name) => !full.includes(name))).toEqual([]);
});

test('all that the clinic has is in the archive, readable, and no secret is', async () => {
  await someone('=HYPERLINK("http://x")');
  const { rows } = await pool.query<{ id: string }>('select id from appointments');
  const appointmentId = Number(rows[0]?.id);
  const card = { appointmentId, number: '0098 7654' };
  await pool.query(
    `insert into insurance_cards (appointment_id, sealed, changed_at) values ($1, $2, now())`,
    [appointmentId, sealCard(site.services.env.appSecret, card)],
  );
  const cookie = await administrator();
  const { names, read } = await exported(cookie);
  const columns = await readColumns(db);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const wanted = tables.filter((name) => !(name in LEFT_OUT_TABLES));
  const packed = names.filter((name) => name.startsWith('tabelas/'));
  expect(packed.sort()).toEqual(wanted.map((name) => `tabelas/${name}.jsonl`).sort());
  const [line = ''] = read('tabelas/appointments.jsonl').split('\n');
  expect(Object.keys(JSON.parse(line))).toEqual(
    columns.filter(({ table }) => table === 'appointments').map(({ name }) => name),
  );
  expect(read('tabelas/insurance_cards.jsonl')).toContain('0098 7654');
  expect(read('tabelas/staff.jsonl')).not.toMatch(/password|totp_salt|the-salt|device_key/);
  const sheet = read('consultas.csv');
  expect(sheet).toMatch(/^\ufeff"Data";"Início";"Fim";"Paciente"/);
  expect(sheet).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(sheet).toContain('"0098 7654"');
  expect(sheet).toContain('"Sede"');
  expect(read('pacientes.csv')).toContain('z@example.org');
  expect(JSON.parse(read('clinica.json'))).toHaveProperty('siteName');
  const calendar = new ICAL.Component(ICAL.parse(read('agenda.ics')));
  const [event] = calendar.getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toContain('=HYPERLINK("http://x")');
  expect(read('LEIA-ME.txt')).toContain('staff_sessions');
  const { rows: noted } = await pool.query(
    `select subject_type from audit_log where action = 'data.exported'`,
  );
  expect(noted).toEqual([{ subject_type: 'clinic_data' }]);
});

test('no secret word of the database is anywhere in the archive', async () => {
  const cookie = await administrator();
  const { rows } = await pool.query<{ secret: string }>(
    `select password_hash as secret from staff union select device_key::text from staff
     union select encode(token_hash, 'hex') from staff_sessions`,
  );
  const { names, read } = await exported(cookie);
  const all = names
    .filter((name) => !name.startsWith('arquivos/'))
    .map(read)
    .join('\n');
  expect(rows.length).toBeGreaterThan(1);
  for (const { secret } of rows) expect(secret && all.includes(secret)).toBe(false);
});

test('a second export waits its turn, and gives way once the first is over or given up', async () => {
  const cookie = await administrator();
  const first = await site.send(FILE, {}, { cookie });
  const second = await site.send(FILE, {}, { cookie });
  expect([second.status, second.headers.get('location')]).toMatchObject([
    303,
    expect.stringContaining('ocupado'),
  ]);
  await first.body?.cancel();
  await expect
    .poll(async () => {
      const again = await site.send(FILE, {}, { cookie });
      await again.body?.cancel();
      return again.status;
    })
    .toBe(200);
});

test('the file is not given to who looks at its address', async () => {
  const answer = await site.get(FILE, { cookie: await administrator() });
  expect([answer.status, answer.location]).toEqual([303, '/equipe/exportar']);
});
