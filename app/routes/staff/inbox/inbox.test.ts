import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inboxItems, inboxNotes } from '#app/db/inbox-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { auditLog, contactMessages } from '#app/db/schema.ts';
import type { staff } from '#app/db/staff-schema.ts';
import { newToken } from '#app/platform/token.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { meetingOn } from '#tests/overlap.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const PATH = '/equipe/mensagens/contato/1';

/** A message and two receptionists. */
async function setUp() {
  await db.insert(contactMessages).values({
    name: 'Rosa Lima',
    phoneE164: '+5535995550144',
    email: 'rosa@example.com',
    message: 'Vocês atendem aos sábados?',
    locale: 'pt-BR',
    createdAt: at(MONDAY, '06:00'),
  });
  const bia = await aStaffMember(site.services, { name: 'Bia Souza' });
  const caio = await aStaffMember(site.services, { name: 'Caio Lima', username: 'caio' });
  const asBia = { cookie: await site.signedIn(bia.id) };
  const asCaio = { cookie: await site.signedIn(caio.id) };
  const send = (fields: Record<string, string>, asker = asBia) =>
    site.post(PATH, { versao: '0', chave: newToken(), ...fields }, asker);
  return { asBia, asCaio, send };
}

test('a message is listed and shown with everything to answer it', async () => {
  const { asBia } = await setUp();
  const list = await site.get('/equipe/mensagens', asBia);
  expect(list.page).toMatchObject({ rows: [{ href: PATH, name: 'Rosa Lima', status: 'open' }] });
  const item = await site.get(PATH, asBia);
  expect(item.page).toMatchObject({ name: 'Rosa Lima', version: 0, mayWrite: true });
});

test.each(['contato/2', 'contato/x', 'contato/0', 'outro/1'])('%s is not there', async (path) => {
  const { asBia } = await setUp();
  const { status } = await site.get(`/equipe/mensagens/${path}`, asBia);
  expect(status).toBe(404);
});

test('taking it, changing its status and writing a note lead back to the item', async () => {
  const { send } = await setUp();
  const taken = await send({ acao: 'assumir' });
  expect([taken.status, taken.location]).toEqual([303, `${PATH}#andamento`]);
  await send({ acao: 'situacao', situacao: 'em-andamento', versao: '1' });
  const noted = await send({ acao: 'nota', nota: 'Ligou.' });
  expect(noted.location).toBe(`${PATH}#nota-1`);
  expect(await db.select().from(inboxItems)).toMatchObject([
    { status: 'in-progress', version: 2, assignee: 1 },
  ]);
});

test('a colleague who is given a message finds it counted on the first page, and gives it back', async () => {
  const { send, asBia, asCaio } = await setUp();
  const cardOf = async (asker: { cookie: string }) =>
    JSON.stringify((await site.get('/equipe', asker)).page);
  expect((await site.get(PATH, asBia)).page).toMatchObject({
    colleagues: [{ id: 2, name: 'Caio Lima' }],
  });
  const given = await send({ acao: 'passar', colega: '2' });
  expect([given.status, given.location]).toEqual([303, `${PATH}#andamento`]);
  expect(await cardOf(asCaio)).toContain('1 aberta, 1 com você');
  expect(await cardOf(asBia)).toContain('1 aberta.');
  expect(await cardOf(asBia)).not.toContain('com você');
  const page = await site.get(PATH, asCaio);
  expect(page.page).toMatchObject({
    assignee: { name: 'Caio Lima', isMe: true },
    steps: [{ text: 'Bia Souza passou para Caio Lima.' }],
  });
  await send({ acao: 'passar', colega: 'ninguem', versao: '1' }, asCaio);
  expect(await db.select().from(inboxItems)).toMatchObject([{ assignee: null, version: 2 }]);
  expect(await cardOf(asCaio)).not.toContain('com você');
});

test('only who may open a message is offered, and nobody else can be given it', async () => {
  const { send, asBia } = await setUp();
  const made = async (changes: Partial<typeof staff.$inferInsert>) =>
    (await aStaffMember(site.services, changes)).id;
  const closed = await made({ name: 'Ana', username: 'ana', disabledAt: at(MONDAY, '06:00') });
  const editor = await made({ name: 'Davi', role: 'editor' });
  const ownOnly = await made({ name: 'Eva', username: 'eva', ownAgendaOnly: true });
  expect((await site.get(PATH, asBia)).page).toMatchObject({
    colleagues: [{ id: 2, name: 'Caio Lima' }],
  });
  for (const id of [closed, editor, ownOnly, 99]) {
    const { status, form } = await send({ acao: 'passar', colega: String(id) });
    expect([status, form]).toMatchObject([409, { errors: [{ fieldId: 'colega' }] }]);
  }
  const { status, form } = await send({ acao: 'passar', colega: '' });
  expect([status, form]).toMatchObject([400, { errors: [{ fieldId: 'colega' }] }]);
  expect(await db.$count(inboxItems)).toBe(0);
});

test('a request about privacy is given only to who answers for privacy', async () => {
  await setUp();
  const asAdministrator = { role: 'administrator', totpSalt: 'salt', totpLastStep: 1 } as const;
  const first = await aStaffMember(site.services, asAdministrator);
  const second = await aStaffMember(site.services, { ...asAdministrator, username: 'other' });
  await db.insert(privacyRequests).values({
    name: 'Rosa Lima',
    protocol: 'P4455-6677',
    askedFor: 'access',
    words: 'O que vocês guardam?',
    phoneE164: '+5535995550144',
    email: 'rosa@example.com',
    locale: 'pt-BR',
    createdAt: at(MONDAY, '06:00'),
  });
  const asker = { cookie: await site.signedIn(first.id) };
  const path = '/equipe/mensagens/privacidade/1';
  expect((await site.get(path, asker)).page).toMatchObject({ colleagues: [{ id: second.id }] });
  const give = { acao: 'passar', colega: '2', versao: '0', chave: newToken() };
  expect((await site.post(path, give, asker)).status).toBe(409);
});

test('of two who pass a message on at once, the second is told who has it', async () => {
  const { send, asCaio } = await setUp();
  const dora = await aStaffMember(site.services, { name: 'Dora Reis', username: 'dora' });
  const answers = await Promise.all([
    send({ acao: 'passar', colega: '2' }),
    send({ acao: 'passar', colega: String(dora.id) }, asCaio),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const [item] = await db.select().from(inboxItems);
  const holder = item?.assignee === 2 ? 'Caio Lima' : 'Dora Reis';
  const told = answers.find(({ status }) => status === 409)?.form;
  expect(told).toMatchObject({
    errors: [{ fieldId: 'colega', message: expect.stringContaining(`Agora está com ${holder}.`) }],
  });
  expect(await db.$count(auditLog, eq(auditLog.action, 'inbox.assigned'))).toBe(1);
});

test('an account that is closed while it is given a message does not get it', async () => {
  const { send } = await setUp();
  const closing = await database.pool.connect();
  await closing.query('begin');
  await closing.query('update staff set disabled_at = now() where id = 2');
  const given = send({ acao: 'passar', colega: '2' });
  await meetingOn(database.pool).untilWaiting(1, given);
  await closing.query('commit');
  closing.release();
  expect((await given).status).toBe(409);
  expect(await db.$count(inboxItems)).toBe(0);
});

test('who comes second is told who was first, and keeps the answer as it was typed', async () => {
  const { send, asCaio } = await setUp();
  expect((await send({ acao: 'responder', resposta: 'Sim.' })).status).toBe(303);
  const second = await send({ acao: 'responder', resposta: 'Não.\nDesculpe.' }, asCaio);
  expect(second.status).toBe(409);
  expect(second.form).toMatchObject({
    answer: 'Não.\nDesculpe.',
    errors: [{ fieldId: 'resposta', message: expect.stringContaining('Bia Souza mudou') }],
  });
  expect(second.page).toMatchObject({ version: 1, status: 'answered' });
  expect(await db.$count(inboxNotes)).toBe(1);
});

test('a ready-made text follows what is typed already, and nothing is sent', async () => {
  const { send } = await setUp();
  const filled = await send({ acao: 'modelo-precisa-de-consulta', resposta: 'Bom dia.' });
  expect(filled.status).toBe(200);
  expect(filled.form).toMatchObject({
    answer: expect.stringMatching(/^Bom dia\.\n\nOlá, Rosa\./),
    errors: [],
  });
  expect(await db.$count(inboxNotes)).toBe(0);
  const gone = await send({ acao: 'modelo-nunca-houve', resposta: 'Bom dia.' });
  expect([gone.status, gone.form]).toMatchObject([
    409,
    { answer: 'Bom dia.', errors: [{ fieldId: 'resposta' }] },
  ]);
});

test.each([
  [{ acao: 'responder', resposta: '  ' }, 'resposta'],
  [{ acao: 'nota', nota: 'x'.repeat(5_000) }, 'nota'],
  [{ acao: 'situacao', situacao: 'x' }, 'situacao'],
  [{ acao: 'x' }, 'situacao'],
])('%# a form that cannot be taken says why at its field', async (fields, fieldId) => {
  const { send } = await setUp();
  const { status, form } = await send(fields);
  expect(status).toBe(400);
  expect(form).toMatchObject({ errors: [{ fieldId }] });
});

test('the list is taken away by a form, never by an address', async () => {
  const { asBia } = await setUp();
  const path = '/equipe/mensagens/exportar';
  expect((await site.get(`${path}?busca=rosa`, asBia)).location).toBe(
    '/equipe/mensagens?busca=rosa',
  );
  const exports = () => db.$count(auditLog, eq(auditLog.action, 'inbox.exported'));
  expect(await exports()).toBe(0);
  await site.post(path, { busca: 'rosa' }, asBia);
  expect(await exports()).toBe(1);
});

test('the pages of figures, errors, jobs and decisions open on an empty clinic', async () => {
  const admin = await aStaffMember(site.services, {
    role: 'administrator',
    totpSalt: 'salt',
    totpLastStep: 1,
  });
  const asker = { cookie: await site.signedIn(admin.id) };
  const read = async (path: string) => (await site.get(path, asker)).page;
  expect(await read('/equipe/numeros')).toMatchObject({
    fault: null,
    figures: { appointments: { names: [] }, hasViews: false, noShows: null, errorKinds: 0 },
  });
  expect(await read('/equipe/numeros?de=x')).toMatchObject({ fault: 'day' });
  expect(await read('/equipe/erros')).toEqual({ errors: [] });
  expect(await read('/equipe/tarefas')).toEqual({
    jobs: [],
    mismatches: [],
    done: null,
    maySettle: true,
  });
  expect(await read('/equipe/decisoes')).toMatchObject({
    decisions: [],
    saturday: { decided: null },
  });
  const gone = await site.post('/equipe/tarefas', { tarefa: 'x', acao: 'repetir' }, asker);
  expect(gone.status).toBe(409);
});

test('a failed audit of the agenda names the visits as they are now', async () => {
  const desk = await staffSite(database);
  const failed = { id: 'x', queue: 'occupancy-audit', reason: 'agenda-mismatch', tries: 1 };
  const letter = { ...failed, failedAt: at(MONDAY, '03:53'), askedAt: null };
  desk.services.deadLetters = { ...desk.services.deadLetters, list: async () => [letter] };
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  const { id } = await aStaffMember(desk.services);
  const asker = { cookie: await desk.signedIn(id) };
  expect((await desk.get('/equipe/tarefas', asker)).page).toMatchObject({
    jobs: [{ what: 'Conferir a agenda', isMismatch: true, detail: '' }],
    mismatches: [],
  });
  const owner = quietPool(database.url, 1);
  await owner.query(`begin; set local session_replication_role = 'replica';
    delete from occupancy; commit`);
  await owner.end();
  expect((await desk.get('/equipe/tarefas', asker)).page).toMatchObject({
    mismatches: [expect.stringContaining('não ocupa a agenda da Dra. Helena')],
  });
});
