import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consentReceipts, incidentRevisions, purgeRuns } from '#app/db/privacy-schema.ts';
import { auditLog, consents, contacts, patients } from '#app/db/schema.ts';
import { newToken } from '#app/platform/token.server.ts';
import { at, stillClock } from '#tests/booking.ts';
import { aCanaryPerson, CANARIES } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const ADMIN_PATH = '/equipe/privacidade';
const PERSON = `${ADMIN_PATH}/pessoa/cadastro-1`;

/** A person with data in every source, an administrator and a receptionist. */
async function setUp() {
  clock.set(at('2026-10-05', '09:00'));
  await aCanaryPerson(database);
  const secondFactor = { totpSalt: 'salt', totpLastStep: 1 };
  const ana = await aStaffMember(site.services, {
    role: 'administrator',
    name: 'Ana Prado',
    ...secondFactor,
  });
  const bia = await aStaffMember(site.services, { username: 'recepcao' });
  return {
    asAna: { cookie: await site.signedIn(ana.id) },
    asBia: { cookie: await site.signedIn(bia.id) },
  };
}

const actions = async (pattern: string) =>
  (await db.select().from(auditLog).where(like(auditLog.action, pattern))).map(
    ({ action, subjectId }) => `${action} ${subjectId}`,
  );

test('a search finds people and writes down that it was made, not what for', async () => {
  const { asAna } = await setUp();
  const answer = await site.post(ADMIN_PATH, { busca: 'zuleide' }, asAna);
  expect(answer.form).toMatchObject({
    found: { isCut: false, matches: [{ name: CANARIES.name }, {}, {}, {}, {}, {}] },
  });
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'person.searched'));
  expect(rows).toMatchObject([{ subjectId: 'none', detail: { found: 6 } }]);
  expect((await site.post(ADMIN_PATH, { busca: 'zu' }, asAna)).status).toBe(400);
});

test('a person’s page shows everything, and who looks at it is written down', async () => {
  const { asAna } = await setUp();
  const { page } = await site.get(PERSON, asAna);
  expect(page).toMatchObject({
    name: CANARIES.name,
    records: { visits: [{}], messages: [{}], requests: [{}], notes: [{}, {}], patients: [{}] },
  });
  await site.get(PERSON, asAna);
  expect((await actions('viewed')).sort()).toEqual([
    'viewed card:cadastro-1',
    'viewed card:espera-1',
    'viewed card:horario-1',
    'viewed card:mensagem-1',
    'viewed card:pedido-1',
    'viewed card:triagem-1',
  ]);
  for (const key of ['cadastro-99', 'x', 'cadastro-0'])
    expect((await site.get(`${ADMIN_PATH}/pessoa/${key}`, asAna)).status).toBe(404);
});

test('opening an appointment or an item of the inbox is written down and shown', async () => {
  const { asAna, asBia } = await setUp();
  const { rows } = await database.pool.query<{ protocol: string }>(
    'select protocol from appointments',
  );
  await site.get(`/equipe/agenda/agendamento/${rows[0]?.protocol}`, asBia);
  await site.get('/equipe/mensagens/contato/1', asBia);
  const { page } = await site.get(PERSON, asAna);
  expect(page).toMatchObject({
    trail: [
      { who: 'Pessoa de reception', what: 'viu' },
      // Beside the message stand the patients of its number.
      { who: 'Pessoa de reception', what: 'viu' },
      { who: 'Pessoa de reception', what: 'viu' },
      { what: 'marcou' },
    ],
  });
});

test('requests are in the inbox of the administrator alone, with their clock', async () => {
  await setUp();
  clock.set(at('2026-10-16', '09:00'));
  const fresh = await signInAgain();
  const list = await site.get('/equipe/mensagens', fresh.asAna);
  expect(JSON.stringify(list.page)).toContain('privacidade');
  expect(JSON.stringify((await site.get('/equipe/mensagens', fresh.asBia)).page)).not.toContain(
    'privacidade',
  );
  const path = '/equipe/mensagens/privacidade/1';
  const { page } = await site.get(path, fresh.asAna);
  expect(JSON.stringify(page)).toContain('atenção, até 20 de outubro de 2026: faltam 4 dias');
  expect((await site.get(path, fresh.asBia)).status).toBe(404);
  expect((await site.get(ADMIN_PATH, fresh.asAna)).page).toMatchObject({
    requests: [{ state: 'pressing', protocol: 'P4455-6677' }],
  });
});

/** New sessions, since the old ones have timed out. */
async function signInAgain() {
  const rows = await database.pool.query<{ id: number; role: string }>(
    "select id, role from staff where username in ('administrator', 'recepcao')",
  );
  const idOf = (role: string) => rows.rows.find((row) => row.role === role)?.id ?? 0;
  return {
    asAna: { cookie: await site.signedIn(idOf('administrator')) },
    asBia: { cookie: await site.signedIn(idOf('reception')) },
  };
}

test('a copy is handed out only once the identity was checked, and that is written down', async () => {
  const { asAna } = await setUp();
  const path = `${PERSON}/exportar`;
  const refused = await site.post(path, { formato: 'pdf' }, asAna);
  expect(refused.location).toBe(`${PERSON}?identidade=falta#copia`);
  expect(await actions('person.exported')).toEqual([]);
  for (const formato of ['pdf', 'json'])
    await site.post(path, { formato, identidade: 'in-person' }, asAna);
  expect((await actions('person.exported')).length).toBe(12);
  expect((await site.get(path, asAna)).location).toBe(PERSON);
});

test('a correction reaches the contact and its patient; who comes second overwrites nothing', async () => {
  const { asAna } = await setUp();
  const path = `${ADMIN_PATH}/cadastro/1`;
  const { page } = await site.get(path, asAna);
  const stamp = textIn(page, 'stamp');
  const right = {
    visto: stamp,
    nome: 'Zuleide Nova',
    telefone: '(35) 99111-2233',
    email: 'nova@example.org',
    'paciente-1': CANARIES.child,
    'nascimento-1Day': '4',
    'nascimento-1Month': '2',
    'nascimento-1Year': '2019',
  };
  // After a field error the form stays based on what was seen.
  expect(await site.post(path, { ...right, telefone: '1' }, asAna)).toMatchObject({
    ...{ status: 400, form: { seenStamp: stamp } },
  });
  expect((await site.post(path, right, asAna)).status).toBe(303);
  // A resubmission changes nothing.
  expect((await site.post(path, right, asAna)).status).toBe(303);
  expect(await db.select().from(contacts)).toMatchObject([
    { name: 'Zuleide Nova', phoneE164: '+5535991112233', email: 'nova@example.org' },
  ]);
  expect(await db.select().from(patients)).toMatchObject([{ bornOn: '2019-02-04' }]);
  const late = await site.post(path, { ...right, nome: 'Outra Pessoa' }, asAna);
  expect(late.status).toBe(409);
  expect(late.form).toMatchObject({ seenStamp: null });
  expect(JSON.stringify(late.form)).toContain('Ana Prado corrigiu');
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'person.corrected'));
  expect(rows).toMatchObject([{ detail: { fields: 'name phone email birth-date' } }]);
});

test('erasing needs a reason, the identity, a second step and no future appointment', async () => {
  await setUp();
  clock.set(at('2026-10-07', '12:00'));
  const { asAna } = await signInAgain();
  const path = `${PERSON}/apagar`;
  const { page } = await site.get(path, asAna);
  const visto = textIn(page, 'snapshot');
  expect((await site.post(path, { visto }, asAna)).status).toBe(400);
  const first = { visto, motivo: 'asked', identidade: 'called-back' };
  expect((await site.post(path, first, asAna)).form).toMatchObject({
    values: { isConfirming: true },
  });
  const second = { ...first, passo: 'confirmar' };
  expect((await site.post(path, second, asAna)).status).toBe(400);
  const stale = await site.post(path, { ...second, visto: 'x', certeza: 'sim' }, asAna);
  expect(stale.status).toBe(409);
  const done = await site.post(path, { ...second, certeza: 'sim' }, asAna);
  expect(done.location).toBe(`${ADMIN_PATH}?feito=apagada`);
  expect(await db.select().from(contacts)).toMatchObject([{ name: 'Pessoa apagada' }]);
  expect((await site.get(PERSON, asAna)).page).toMatchObject({ isErased: true });
});

test('a consent is ended once, and only of this person; a receipt is found by its number', async () => {
  const { asAna } = await setUp();
  expect((await site.post(PERSON, { encerrar: '1' }, asAna)).location).toBe(`${PERSON}?encerrado`);
  await site.post(PERSON, { encerrar: '1' }, asAna);
  expect((await site.post(PERSON, { encerrar: '999' }, asAna)).location).toBe(PERSON);
  expect(await actions('consent.%')).toEqual(['consent.revoked 1']);
  expect(await db.select().from(consents)).toMatchObject([{ revokedAt: clock.now() }]);

  const id = 'ab12'.repeat(8);
  const answers = { analytics: true, marketing: false, personalization: false };
  await db
    .insert(consentReceipts)
    .values({ id, version: '2026-11', locale: 'pt-BR', ...answers, givenAt: clock.now() });
  const path = `${ADMIN_PATH}/consentimentos`;
  expect((await site.post(path, { recibo: 'x' }, asAna)).status).toBe(400);
  const spaced = id.toUpperCase().replace(/(.{4})/g, '$1 ');
  expect((await site.post(path, { recibo: spaced }, asAna)).form).toMatchObject({
    values: { isInForce: true },
  });
  const ended = await site.post(path, { recibo: id, encerrar: 'sim' }, asAna);
  expect(ended.form).toMatchObject({ values: { isInForce: false } });
  const unknown = await site.post(path, { recibo: 'cd12'.repeat(8) }, asAna);
  expect(unknown.form).toMatchObject({ values: { rows: [] } });
});

const INCIDENT = {
  titulo: 'E-mail à pessoa errada',
  'o-que': 'Um comprovante foi para outro endereço.',
  'soube-dia': '2026-10-05',
  'soube-hora': '08:00',
  pessoas: '1',
  dados: 'health',
  gravidade: 'undecided',
};

test('an incident is opened once, changed in versions, and closed only with its reasons', async () => {
  const { asAna } = await setUp();
  const opening = { ...INCIDENT, chave: newToken() };
  const opened = await site.post(`${ADMIN_PATH}/incidentes/novo`, opening, asAna);
  const again = await site.post(`${ADMIN_PATH}/incidentes/novo`, opening, asAna);
  expect([opened.location, again.location]).toEqual(
    Array(2).fill(`${ADMIN_PATH}/incidentes/1?feito`),
  );
  const path = `${ADMIN_PATH}/incidentes/1`;
  expect((await site.get(path, asAna)).page).toMatchObject({
    incident: { tell: '8 de outubro de 2026', signs: ['dados que dizem algo sobre a saúde'] },
  });
  const closing = { ...INCIDENT, versao: '1', gravidade: 'low', encerrado: 'sim' };
  expect(await site.post(path, closing, asAna)).toMatchObject({ status: 400, form: { seen: 1 } });
  const closed = { ...closing, 'por-que-nao': 'O endereço não existe.' };
  expect((await site.post(path, closed, asAna)).status).toBe(303);
  const late = await site.post(path, { ...INCIDENT, versao: '1', pessoas: '2' }, asAna);
  expect(late.status).toBe(409);
  expect(late.form).toMatchObject({ values: { pessoas: '2' }, seen: null });
  expect(await db.$count(incidentRevisions)).toBe(2);
});

test('who may have been affected is counted, and taken away only with a line in the log', async () => {
  const { asAna } = await setUp();
  await site.post(`${ADMIN_PATH}/incidentes/novo`, INCIDENT, asAna);
  const path = `${ADMIN_PATH}/incidentes/1/pessoas`;
  const asked = { de: '2026-10-05', ate: '2026-10-06', onde: 'visits' };
  const counted = await site.post(path, { ...asked, acao: 'contar' }, asAna);
  const { page } = await site.get(counted.location ?? '', asAna);
  expect(page).toMatchObject({
    affected: { answer: '1 pessoa; crianças e adolescentes: 1; 60 anos ou mais: 0.' },
  });
  expect(await actions('incident.people-exported')).toEqual([]);
  await site.post(path, { ...asked, acao: 'baixar' }, asAna);
  expect(await actions('incident.people-exported')).toEqual(['incident.people-exported 1']);
});

test('the retention page counts, and refuses a night that is too far away', async () => {
  const { asAna } = await setUp();
  expect((await site.get(`${ADMIN_PATH}/prazos`, asAna)).page).toMatchObject({
    isFit: true,
    on: '2026-10-06',
  });
  expect((await site.get(`${ADMIN_PATH}/prazos?noite=2099-01-01`, asAna)).page).toMatchObject({
    isFit: false,
  });
});

function textIn(page: unknown, field: string): string {
  return String(new Map(Object.entries(page ?? {})).get(field) ?? '');
}

test('a purge that failed is told to administrators on their first page', async () => {
  const { asAna, asBia } = await setUp();
  expect((await site.get('/equipe', asAna)).page).toMatchObject({ warning: null });
  const failed = ['appointments', 'patients'];
  await db.insert(purgeRuns).values({ ranAt: clock.now(), deleted: {}, failed });
  const warning = expect.stringContaining('Faltou: Agendamentos, Pacientes.');
  expect((await site.get('/equipe', asAna)).page).toMatchObject({ warning });
  expect((await site.get(`${ADMIN_PATH}/prazos`, asAna)).page).toMatchObject({ warning });
  expect((await site.get('/equipe', asBia)).page).toMatchObject({ warning: null });
});
