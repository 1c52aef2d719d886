import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#tests/database.ts';
import { pdfFaults } from '#tests/pdf-structure.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { aStaffMember } from '#tests/staff.ts';
import { agendaDesk, bookAtDesk, TUESDAY } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { pool } = database;
const FILE = '/equipe/agenda/etiquetas.pdf';
const PAGE = '/equipe/agenda/etiquetas';
const DAY = `dia=${TUESDAY}`;
type Desk = Awaited<ReturnType<typeof agendaDesk>>;
let desk: Desk;
let protocol = '';
let other = '';
const LONG = 'Maria Aparecida Wenceslau dos Santos Vasconcellos de Medeiros';

beforeEach(async () => {
  desk = await agendaDesk(database);
  const first = await bookAtDesk(desk, { nascimento: '27031958' });
  const second = await bookAtDesk(desk, { nome: LONG, telefone: '35 99555-0222' });
  [protocol = '', other = ''] = [first, second].map(({ path }) => path.split('/').at(-1) ?? '');
});

async function labels(search: string, asker = desk.bia) {
  const file = await desk.site.file(`${FILE}?${search}`, asker);
  const bytes = Buffer.from(await file.arrayBuffer());
  return { file, bytes, text: file.status === 200 ? textOfPdf(bytes) : '' };
}

const seen = async () => {
  const { rows } = await pool.query<{ who: string }>(
    `select subject_id as who from audit_log where action = 'viewed' order by 1`,
  );
  return rows.map(({ who }) => who);
};

test('the labels of a day tell who, when, for what and with whom, and not who pays or why', async () => {
  await pool.query(`update appointments set payer = 'vale-claro-saude'`);
  const { file, bytes, text } = await labels(`${DAY}&folha=a4356&comecar=1`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toContain('no-store');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Rosa Lima',
      `Nasc. 27/03/1958 · Prot. ${protocol}`,
      '06/10/2026, 8h',
      'Consulta oftalmológica',
      'Dra. Helena Prado Vilela',
      `Prot. ${other}`,
    ]),
  );
  expect(text).not.toMatch(/Vale Claro|99555/);
  expect(text).toMatch(/^Maria .*Medeiros$/m);
  // Paper of labels has no room for a heading.
  expect(pdfFaults(bytes)).toEqual(['not one main heading']);
});

test('one appointment has its own label; nobody has one of what was cancelled', async () => {
  const { text } = await labels(`agendamento=${other}`);
  expect(text).toContain('Maria');
  expect(text).not.toContain('Rosa');
  const form = { versao: '0', chave: 'c'.repeat(43), motivo: 'patient-asked' };
  const path = `/equipe/agenda/agendamento/${other}/cancelar`;
  expect((await desk.site.post(path, form, desk.bia)).status).toBe(303);
  const cancelled = await desk.site.get(`${FILE}?agendamento=${other}`, desk.bia);
  expect(cancelled).toMatchObject({ status: 303, location: `${PAGE}?agendamento=${other}` });
  expect((await labels(DAY)).text).not.toContain('Maria');
});

test('a used sheet goes on where it was left, and the next one begins at its first label', async () => {
  const { bytes } = await labels(`${DAY}&folha=6180&comecar=30`);
  const source = bytes.toString('latin1');
  expect(source.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(source).toContain('/MediaBox [0 0 612');
});

test('a label that the sheet has not goes back to the form, which says how many there are', async () => {
  for (const first of ['0', '34', '-1', '1e1', 'x', '']) {
    const search = `${DAY}&folha=a4356&comecar=${first}`;
    const back = await desk.site.get(`${FILE}?${search}`, desk.bia);
    expect(back).toMatchObject({ status: 303, location: `${PAGE}?${search}` });
    const page = await desk.site.get(back.location ?? '', desk.bia);
    expect(page.status).toBe(400);
    expect(JSON.stringify(page.page)).toContain('Esta folha tem etiquetas de 1 a 33.');
  }
});

test('an empty day has no labels, and an unknown appointment is not found', async () => {
  const back = await desk.site.get(`${FILE}?dia=2026-10-08`, desk.bia);
  expect(back).toMatchObject({ status: 303 });
  const page = await desk.site.get(back.location ?? '', desk.bia);
  expect(page).toMatchObject({ status: 200, page: { count: 0 } });
  for (const path of [FILE, PAGE])
    expect((await desk.site.get(`${path}?agendamento=0000-0000`, desk.bia)).status).toBe(404);
});

test('the form keeps the filters of the agenda that it was opened from', async () => {
  const { page } = await desk.site.get(`${PAGE}?${DAY}&profissional=ninguem`, desk.bia);
  const shown = z.object({ count: z.number(), whose: z.array(z.array(z.string())) }).parse(page);
  expect(shown).toEqual({
    count: 0,
    whose: [
      ['dia', TUESDAY],
      ['profissional', 'ninguem'],
    ],
  });
});

test('whoever prints labels has seen these patients', async () => {
  const before = await seen();
  await desk.site.get(`${PAGE}?${DAY}`, desk.bia);
  expect(await seen()).toEqual(before);
  await labels(DAY);
  const { rows } = await pool.query<{ who: string }>(
    `select 'appointment:' || id as who from appointments order by 1`,
  );
  expect(await seen()).toEqual(expect.arrayContaining(rows.map(({ who }) => who)));
});

test('who may not read the agenda gets no labels', async () => {
  const { id } = await aStaffMember(desk.site.services, { role: 'editor', username: 'edu' });
  const edu = { cookie: await desk.site.signedIn(id) };
  for (const path of [`${PAGE}?${DAY}`, `${FILE}?${DAY}`, `${FILE}?agendamento=${protocol}`])
    expect((await desk.site.get(path, edu)).status).toBe(403);
});

test('a practitioner with an agenda of their own gets their own labels alone', async () => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into resources (slug, name, kind, position)
     values ('outro-medico', 'Dr. Outro Médico', 'practitioner', 90) returning id`,
  );
  const practitionerId = rows[0]?.id ?? 0;
  const mine = {
    role: 'reception',
    username: 'outro',
    practitionerId,
    ownAgendaOnly: true,
  } as const;
  const { id } = await aStaffMember(desk.site.services, mine);
  const own = { cookie: await desk.site.signedIn(id) };
  expect(await desk.site.get(`${PAGE}?${DAY}`, own)).toMatchObject({ page: { count: 0 } });
  expect((await desk.site.get(`${FILE}?${DAY}`, own)).status).toBe(303);
  for (const path of [FILE, PAGE])
    expect((await desk.site.get(`${path}?agendamento=${protocol}`, own)).status).toBe(404);
});
