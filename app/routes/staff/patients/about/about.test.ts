import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { TUESDAY } from '#tests/staff-agenda.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { pool } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const ZU = { name: 'Zulmira Brandão', phoneE164: '+5535998124477', email: 'zu@example.org' };
let desk = { cookie: '' };
let path = '';
let protocol = '';
let patientId = 0;

async function signIn(name: string, more: object = {}) {
  const about = { role: 'reception', name, username: name.toLowerCase() } as const;
  const { id } = await aStaffMember(site.services, { ...about, ...more });
  return { cookie: await site.signedIn(id) };
}

async function book(startsAt: Date, who = ZU) {
  const patient = { name: who.name, bornOn: '1950-03-04' };
  const request = aRequest({ contact: who, patient, startsAt });
  const booked = await bookAppointment(bookingServices(database, clock), request, aKey());
  expect(booked).toMatchObject({ kind: 'answer', answer: { ok: true } });
  const { rows } = await pool.query<{ protocol: string; patient_id: string }>(
    'select protocol, patient_id from appointments order by id desc limit 1',
  );
  return { protocol: rows[0]?.protocol ?? '', patientId: Number(rows[0]?.patient_id) };
}

beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  ({ protocol, patientId } = await book(at(TUESDAY, '10:00')));
  path = `/equipe/pacientes/${patientId}`;
  desk = await signIn('Bia');
});

const shown = z.object({
  about: z.object({
    needs: z.object({
      version: z.number(),
      needs: z.object({ companion: z.string(), channel: z.string().nullable() }),
    }),
    notes: z.array(
      z.object({ id: z.number(), words: z.string(), by: z.string(), isArchived: z.boolean() }),
    ),
    proxies: z.array(z.object({ id: z.number(), line: z.string(), phone: z.string() })),
    formKey: z.string(),
  }),
  calling: z.string().nullable(),
});
const look = async (who = desk, at = path) => shown.parse((await site.get(at, who)).page);
const audited = async () =>
  (
    await pool.query(
      "select action, detail from audit_log where action like 'person.%' order by id",
    )
  ).rows;

const aNote = { ato: 'anotar', nota: 'Prefere a primeira hora.', chave: 'n'.repeat(43) };
const NEEDS = { acompanhante: 'Ana, a filha', mobilidade: 'cadeira de rodas', canal: 'phone' };
const CARER = { ato: 'incluir', quemMarca: 'Rosa Lima', telefoneDeQuemMarca: '35 99777-1234' };

describe('a note about a patient', () => {
  test('says who wrote it, is one when sent twice, and is archived rather than lost', async () => {
    expect((await site.post(path, aNote, desk)).status).toBe(303);
    expect((await site.post(path, aNote, desk)).status).toBe(303);
    const [note] = (await look()).about.notes;
    expect((await look()).about.notes).toEqual([
      {
        ...{ id: expect.any(Number), words: aNote.nota, isArchived: false },
        by: expect.stringMatching(/^Bia, /),
      },
    ]);
    const caio = await signIn('Caio');
    const archive = { ato: 'arquivar', qual: String(note?.id) };
    await site.post(path, archive, caio);
    await site.post(path, archive, desk);
    expect((await look()).about.notes).toMatchObject([
      { words: aNote.nota, isArchived: true, by: expect.stringMatching(/^Bia, .*por Caio/) },
    ]);
    expect(await audited()).toEqual([
      { action: 'person.noted', detail: {} },
      { action: 'person.note-archived', detail: {} },
    ]);
  });

  test('of another text from the same form is a second note', async () => {
    await site.post(path, aNote, desk);
    await site.post(path, { ...aNote, nota: 'Chega antes.' }, desk);
    expect((await look()).about.notes.map(({ words }) => words)).toEqual([
      'Chega antes.',
      aNote.nota,
    ]);
  });

  test('without words, and too long, is refused with what was typed', async () => {
    for (const nota of ['  \n', 'x'.repeat(601)]) {
      const sent = await site.post(path, { ...aNote, nota }, desk);
      expect(sent).toMatchObject({
        ...{ status: 400, form: { errors: [{ fieldId: 'nota' }], about: { note: nota } } },
      });
    }
    expect((await look()).about.notes).toEqual([]);
  });

  test('of another patient is not archived from this one', async () => {
    await site.post(path, aNote, desk);
    const [note] = (await look()).about.notes;
    const other = await book(at(TUESDAY, '11:00'), { ...ZU, name: 'Outra Pessoa' });
    const archive = { ato: 'arquivar', qual: String(note?.id) };
    await site.post(`/equipe/pacientes/${other.patientId}`, archive, desk);
    expect((await look()).about.notes).toMatchObject([{ isArchived: false }]);
  });
});

describe('what a patient needs', () => {
  const needs = { ato: 'cuidados', versao: '0', ...NEEDS };

  test('stands at the appointment and at the phone desk', async () => {
    expect((await site.post(path, needs, desk)).status).toBe(303);
    const words = 'Vem com: Ana, a filha; cadeira de rodas; prefere ligação';
    const appointment = await site.get(`/equipe/agenda/agendamento/${protocol}`, desk);
    expect(JSON.stringify(appointment.page)).toContain(words);
    expect(appointment.page).toMatchObject({ appointment: { patientHref: path } });
    const phone = await site.get(`/equipe/agenda/telefone?paciente=${patientId}`, desk);
    expect(phone.page).toMatchObject({ needs: words });
    expect(await audited()).toEqual([
      { action: 'person.needs-changed', detail: { fields: 'companion mobility channel' } },
    ]);
  });

  test('is not overwritten by an older form, and nothing changed is no change', async () => {
    await site.post(path, needs, desk);
    expect((await site.post(path, needs, desk)).status).toBe(303);
    const late = await site.post(path, { ...needs, acompanhante: 'Zé' }, await signIn('Caio'));
    expect(late).toMatchObject({ status: 409, form: { about: { needs: { companion: 'Zé' } } } });
    const { about } = await look();
    expect(about.needs).toMatchObject({ version: 1, needs: { companion: 'Ana, a filha' } });
    const again = { ...needs, versao: '1', acompanhante: '', canal: '' };
    expect((await site.post(path, again, desk)).status).toBe(303);
    expect((await look()).about.needs.needs).toEqual(
      expect.objectContaining({ companion: '', channel: null }),
    );
  });

  test('of two first forms that meet one is stored', async () => {
    const caio = await signIn('Caio');
    const sent = await Promise.all([
      site.post(path, needs, desk),
      site.post(path, { ...needs, acompanhante: 'Zé' }, caio),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 409]);
  });
});

describe('who may book for a patient', () => {
  const carer = { ...CARER, parentesco: 'cuidadora' };

  test('is known by their number when they call', async () => {
    await site.post(path, carer, desk);
    await site.post(path, carer, desk);
    expect((await look()).about.proxies).toMatchObject([
      { line: 'Rosa Lima (cuidadora)', phone: '(35) 99777-1234' },
    ]);
    const call = await site.get('/equipe/telefone?numero=35997771234', desk);
    expect(call.location).toMatch(new RegExp(`^${path}\\?liga=\\d+$`));
    expect((await look(desk, call.location ?? '')).calling).toContain('Rosa Lima (cuidadora)');
    expect(await audited()).toEqual([{ action: 'person.proxy-added', detail: {} }]);
  });

  test('for several is led to the list of them', async () => {
    const other = await book(at(TUESDAY, '11:00'), { ...ZU, name: 'Outra Pessoa' });
    await site.post(path, carer, desk);
    await site.post(`/equipe/pacientes/${other.patientId}`, carer, desk);
    const call = await site.get('/equipe/telefone?numero=35997771234', desk);
    expect(call.location).toMatch(/^\/equipe\/pacientes\?busca=/);
    const { page } = await site.get(call.location ?? '', desk);
    expect(page).toMatchObject({ found: [{}, {}] });
  });

  test('is a stranger once taken away', async () => {
    await site.post(path, carer, desk);
    const [proxy] = (await look()).about.proxies;
    await site.post(path, { ato: 'retirar', quem: String(proxy?.id) }, desk);
    expect((await look()).about.proxies).toEqual([]);
    const call = await site.get('/equipe/telefone?numero=35997771234', desk);
    expect(call.location).toMatch(/^\/equipe\/agenda\/telefone\?numero=/);
  });

  test('is refused field by field', async () => {
    const form = { ...CARER, quemMarca: 'R', telefoneDeQuemMarca: '12', parentesco: '' };
    expect(await site.post(path, form, desk)).toMatchObject({
      status: 400,
      form: {
        errors: [
          { fieldId: 'quemMarca' },
          { fieldId: 'telefoneDeQuemMarca' },
          { fieldId: 'parentesco', message: expect.stringContaining('filha') },
        ],
        about: { proxy: { name: 'R', phone: '12' } },
      },
    });
  });
});

test('who sees one agenda alone writes about its patients, and knows nothing of the others', async () => {
  const { rows } = await pool.query<{ id: number }>(
    'select practitioner_id as id from appointments',
  );
  const own = await signIn('Propria', { practitionerId: rows[0]?.id, ownAgendaOnly: true });
  for (const form of [
    aNote,
    { ato: 'cuidados', versao: '0', ...NEEDS },
    { ...CARER, parentesco: 'cuidadora' },
  ])
    expect([form.ato, (await site.post(path, form, own)).status]).toEqual([form.ato, 303]);
  expect((await look(own)).about).toMatchObject({ notes: [{}], proxies: [{}] });
  const { rows: others } = await pool.query<{ id: number }>(
    `insert into resources (slug, name, kind, position)
     values ('outro', 'Dr. Outro', 'practitioner', 90) returning id`,
  );
  const alone = { practitionerId: others[0]?.id, ownAgendaOnly: true };
  const foreign = await signIn('Alheia', alone);
  expect((await site.post(path, aNote, foreign)).status).toBe(404);
  const call = await site.get('/equipe/telefone?numero=35997771234', foreign);
  expect(call.location).not.toContain('pacientes');
  const hidden = database.ownAgendaOf?.(others[0]?.id ?? 0);
  for (const table of ['patient_notes', 'patient_needs', 'patient_proxies'])
    expect((await hidden?.execute(`select * from ${table}`))?.rows).toEqual([]);
});

test('who has no say in the agenda writes nothing', async () => {
  const editor = await signIn('Edu', { role: 'editor' });
  expect((await site.post(path, aNote, editor)).status).toBe(403);
});

describe('how a patient is called', () => {
  const chatOf = async () => {
    const { page } = await site.get(`/equipe/agenda/agendamento/${protocol}`, desk);
    return decodeURIComponent(/wa\.me[^"]*/.exec(JSON.stringify(page))?.[0] ?? '');
  };
  const call = async (fields: Record<string, string>) => {
    const { version } = (await look()).about.needs;
    const sent = { ato: 'cuidados', versao: String(version), ...fields };
    expect((await site.post(path, sent, desk)).status).toBe(303);
  };

  test('as long as nobody has said it, a message greets by the first name', async () => {
    expect(await chatOf()).toContain('Olá, Zulmira!');
  });

  test('what was chosen greets in the messages of reception, with the name they go by', async () => {
    await call({ tratamento: 'dona' });
    expect(await chatOf()).toContain('Olá, Dona Zulmira!');
    await call({ tratamento: 'dona', nomeDeUso: 'Zu' });
    expect(await chatOf()).toContain('Olá, Dona Zu!');
    await call({ nomeDeUso: 'Zu' });
    expect(await chatOf()).toContain('Olá, Zu!');
    expect((await audited()).map(({ detail }) => detail)).toEqual([
      { fields: 'treatment' },
      { fields: 'knownAs' },
      { fields: 'treatment' },
    ]);
  });

  test('a text written by hand is no treatment, and no name is a link', async () => {
    await call({ tratamento: 'doutora', nomeDeUso: 'mau.example.com' });
    const { rows } = await pool.query('select treatment from patient_needs');
    expect(rows).toEqual([{ treatment: null }]);
    expect(await chatOf()).not.toContain('mau.example.com');
  });

  test('who answers for the patient keeps their own name', async () => {
    await call({ tratamento: 'dona', nomeDeUso: 'Zu' });
    await pool.query("update contacts set name = 'Rosa Brandão'");
    expect(await chatOf()).toContain('Olá, Rosa!');
  });

  test('in English there is the name alone', async () => {
    await call({ tratamento: 'dona', nomeDeUso: 'Zu' });
    await pool.query("update appointments set locale = 'en-US'");
    expect(await chatOf()).toContain('Hello, Zu!');
  });

  test('a ready-made answer and the first words to who wrote say it too', async () => {
    await call({ tratamento: 'dona' });
    await pool.query(
      `insert into contact_messages (name, phone_e164, email, message, locale, created_at)
        values ('ZULMIRA BRANDAO', $1, $2, 'Vocês atendem aos sábados?', 'pt-BR', $3)`,
      [ZU.phoneE164, ZU.email, clock.now()],
    );
    const message = '/equipe/mensagens/contato/1';
    const { page } = await site.get(message, desk);
    expect(decodeURIComponent(JSON.stringify(page))).toContain('Dona ZULMIRA');
    const template = { acao: 'modelo-precisa-de-consulta', versao: '0', chave: 'k'.repeat(43) };
    expect((await site.post(message, template, desk)).form).toMatchObject({
      answer: expect.stringMatching(/^Olá, Dona ZULMIRA\./),
    });
  });
});
