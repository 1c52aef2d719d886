import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { insuranceCards } from '#app/db/insurance-schema.ts';
import { appointments, occupancy } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { isOfAgenda } from '#app/features/staff/admission.ts';
import { hashToken, newToken } from '#app/platform/token.server.ts';
import { loader as readFeed } from '#app/routes/staff/agenda/feeds-file.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { sealCard } from '#app/scheduling/payers/card-seal.server.ts';
import { aKey, aRequest, at, bookingServices, stillClock, TEST_SECRET } from './booking.ts';
import { testDatabase } from './database.ts';
import { textOfPdf } from './pdf-text.ts';
import { aStaffMember } from './staff.ts';
import { TUESDAY } from './staff-agenda.ts';
import { staffSite } from './staff-site.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const ownAgendaOf = (id: number) => database.ownAgendaOf?.(id) ?? db;

const OWN = 'Zulmira Própria Quaresma';
const FOREIGN = { name: 'Hildebrando Alheio Brandão', phone: '+5535997771234' };
/** What of somebody else's appointment must be nowhere. */
let foreignWords: string[] = [];
let cookie = '';
let own = '';
let foreign = '';
let me = 0;
let other = 0;

beforeEach(async () => {
  // Two practitioners with the same hours and services; at one time each has somebody.
  const { rows } = await pool.query<{ id: number }>(
    `select r.id from resources r join service_resources sr on sr.resource_id = r.id
     join services s on s.id = sr.service_id and s.slug = 'consultas-oftalmologicas'
     where r.kind = 'practitioner' order by r.position limit 1`,
  );
  me = rows[0]?.id ?? 0;
  const { rows: made } = await pool.query<{ id: number }>(
    `insert into resources (slug, name, kind, position)
     values ('outro-medico', 'Dr. Outro Médico', 'practitioner', 90) returning id`,
  );
  other = made[0]?.id ?? 0;
  await pool.query(
    `insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time, valid_from, valid_until)
     select $2, weekday, kind, starts_time, ends_time, valid_from, valid_until
     from weekly_hours where resource_id = $1`,
    [me, other],
  );
  await pool.query(
    `insert into service_resources (service_id, resource_id)
     select service_id, $2 from service_resources where resource_id = $1`,
    [me, other],
  );
  const book = async (practitionerId: number, time: string, name: string, phoneE164: string) => {
    const alone = { ...database, db: ownAgendaOf(practitionerId) };
    const contact = { name, phoneE164, email: `p${practitionerId}@example.org` };
    const patient = { name, bornOn: '1950-03-04' };
    const request = aRequest({ contact, patient, startsAt: at(TUESDAY, time) });
    const booked = await bookAppointment(bookingServices(alone, clock), request, aKey());
    expect(booked).toMatchObject({ kind: 'answer', answer: { ok: true } });
  };
  await book(me, '09:00', OWN, '+5535997770001');
  await book(other, '10:00', FOREIGN.name, FOREIGN.phone);
  const all = await db.select().from(appointments).orderBy(appointments.id);
  expect(all.map(({ practitionerId }) => practitionerId)).toEqual([me, other]);
  own = all[0]?.protocol ?? '';
  foreign = all[1]?.protocol ?? '';
  foreignWords = ['Hildebrando', 'Alheio', FOREIGN.phone, '99777-1234', foreign];
  const practitioner = { practitionerId: me, ownAgendaOnly: true };
  const { id } = await aStaffMember(site.services, { role: 'reception', ...practitioner });
  cookie = await site.signedIn(id);
});

/** Everything that an answer says. */
function wordsOf(answer: object): string {
  return JSON.stringify(answer);
}

function expectNothingForeign(words: string, where: string) {
  for (const word of foreignWords) expect([where, words.includes(word)]).toEqual([where, false]);
}

test('every route of the agenda says what it opens of one agenda alone', () => {
  const undecided = STAFF_ROUTES.filter(
    ({ access, change = access, ownAgenda }) =>
      (isOfAgenda(access) || isOfAgenda(change)) && ownAgenda === undefined,
  );
  expect(undecided.map(({ pattern }) => pattern)).toEqual([]);
});

const AGENDA_ROUTES = STAFF_ROUTES.filter(({ ownAgenda }) => ownAgenda !== undefined);
const OF_ONE = AGENDA_ROUTES.filter(({ pattern }) => pattern.includes(':protocol'));
const OF_MANY = AGENDA_ROUTES.filter(({ pattern }) => !pattern.includes(':protocol'));

describe.each(OF_ONE)('$pattern', ({ pattern, ownAgenda }) => {
  test('a foreign protocol is an address that does not exist, to look at and to send to', async () => {
    expect(ownAgenda).toBe('changes');
    const path = pattern.replace(':protocol', foreign);
    const looked = await site.get(path, { cookie });
    // A page that only takes forms sends everybody back to the appointment, which is then not found.
    const isSentBack = looked.status === 303 || looked.status === 302;
    if (isSentBack) expect((await site.get(looked.location ?? '', { cookie })).status).toBe(404);
    else expect([404, 405]).toContain(looked.status);
    expectNothingForeign(wordsOf({ ...looked, location: null }), path);
    const before = await db.select().from(appointments).orderBy(appointments.id);
    const { rows } = await pool.query('select * from audit_log order by id');
    for (const form of FORGED) {
      const sent = await site.post(path, form, { cookie });
      expect([404, 405]).toContain(sent.status);
      expectNothingForeign(wordsOf({ ...sent, location: null }), path);
    }
    expect(await db.select().from(appointments).orderBy(appointments.id)).toEqual(before);
    expect((await pool.query('select * from audit_log order by id')).rows).toEqual(rows);
  });

  test('the own one opens', async () => {
    const answer = await site.get(pattern.replace(':protocol', own), { cookie });
    expect([200, 303, 405, 409]).toContain(answer.status);
  });
});

test('the grid of a day has one column, and no device on which somebody else sits', async () => {
  const { page } = await site.get(`/equipe/agenda?dia=${TUESDAY}&ver=grade`, { cookie });
  const { grid } = z
    .object({ grid: z.object({ columns: z.array(z.object({ count: z.number() })) }) })
    .parse(page);
  expect(grid.columns).toEqual([{ count: 1 }]);
  expect(wordsOf({ page })).toContain(OWN);
  expectNothingForeign(wordsOf({ page }), 'grade');
});

/** What somebody who knows the forms would send. */
const FORGED: Record<string, string>[] = [
  {},
  { anotar: 'arrived', versao: '0' },
  { acao: 'cancelar', versao: '0', motivo: 'paciente', chave: 'a'.repeat(43) },
  { acao: 'mudar', versao: '0', startsAt: `${TUESDAY}T14:00:00-03:00`, chave: 'a'.repeat(43) },
];

const QUERIES = [
  '',
  `?dia=${TUESDAY}`,
  `?dia=${TUESDAY}&ver=semana`,
  `?dia=${TUESDAY}&ver=mes`,
  `?dia=${TUESDAY}&ver=lista`,
  `?dia=${TUESDAY}&ver=dia&quem=outro-medico`,
  `?dia=${TUESDAY}&profissional=outro-medico`,
  `?busca=Alheio&q=Alheio&nome=Alheio&telefone=${encodeURIComponent(FOREIGN.phone)}`,
];

describe.each(OF_MANY)('$pattern', ({ pattern, ownAgenda }) => {
  const path = pattern
    .replace(':payer', 'vale-claro-saude')
    .replace(':slug', 'consultas-oftalmologicas');

  test('shows nothing of other practitioners’ appointments', async () => {
    for (const query of QUERIES) {
      const address = path.replace('*', foreign) + query;
      const answer = await site.get(address, { cookie });
      expect(answer.status).toBeLessThan(500);
      if (ownAgenda === 'closed') expect(answer.status).toBe(403);
      if (pattern.endsWith('*')) continue;
      expectNothingForeign(wordsOf(answer).replaceAll(query, ''), address);
    }
  });

  test('takes no form where it is only shown', async () => {
    if (ownAgenda === 'changes') return;
    const answer = await site.post(path.replace('*', foreign), { acao: 'guardar' }, { cookie });
    expect([403, 405]).toContain(answer.status);
  });
});

test('the day of the own practitioner is there whole', async () => {
  const answer = await site.get(`/equipe/agenda?dia=${TUESDAY}&ver=lista`, { cookie });
  expect(wordsOf(answer)).toContain(own);
});

test('pages of all patients do not open, whatever the role allows', async () => {
  for (const path of ['/equipe/mensagens', '/equipe/assinaturas', '/equipe/pagamentos'])
    expect((await site.get(path, { cookie })).status).toBe(403);
});

test('free times are those of the own practitioner, and none of what others have taken is lost', async () => {
  const before = await db.select().from(occupancy);
  const form = {
    ...{ nome: 'Rosa Lima', telefone: '35 99555-0111', servico: 'consultas-oftalmologicas' },
    ...{ convenio: 'particular', desde: TUESDAY, acao: 'find' },
  };
  const found = await site.post('/equipe/agenda/telefone', form, { cookie });
  expect(found.status).toBe(200);
  const words = wordsOf(found);
  expect(words).not.toContain('Outro Médico');
  const key = /"key":"([\w-]{43})"/.exec(words)?.[1] ?? '';
  const startsAt = /"value":"(2026-10-0[^"]+)"/.exec(words)?.[1] ?? '';
  const book = { ...form, acao: 'book', chave: key, startsAt };
  const booked = await site.post('/equipe/agenda/telefone', book, { cookie });
  expect(booked.status).toBe(303);
  const all = await db.select().from(appointments).orderBy(appointments.id);
  expect(all).toHaveLength(3);
  expect(all.at(-1)?.practitionerId).toBe(me);
  expect((await db.select().from(occupancy)).length).toBeGreaterThan(before.length);
});

test('a known phone of somebody else’s patient brings no name', async () => {
  const form = { nome: '', telefone: '35 99777-1234', servico: '', convenio: '', acao: 'caller' };
  const answer = await site.post('/equipe/agenda/telefone', form, { cookie });
  expect(wordsOf(answer)).not.toContain('Brandão');
  const asked = await site.get('/equipe/agenda/telefone?telefone=35997771234', { cookie });
  expect(wordsOf(asked)).not.toContain('Brandão');
});

test('only the own practitioner’s time can be closed and opened again', async () => {
  const path = '/equipe/agenda/fechamentos';
  const time = { inicio: TUESDAY, fim: TUESDAY, motivo: 'Congresso', acao: 'fechar' };
  for (const quem of ['clinica', 'outro-medico'])
    expect((await site.post(path, { ...time, quem }, { cookie })).status).toBe(400);
  const { rows } = await pool.query<{ slug: string }>('select slug from resources where id = $1', [
    me,
  ]);
  const own = { ...time, quem: rows[0]?.slug ?? '' };
  // The own appointments within it are shown first.
  const shown = z.object({ preview: z.object({ fields: z.array(z.array(z.string())) }) });
  const { preview } = shown.parse((await site.post(path, own, { cookie })).form);
  const seen = Object.fromEntries(preview.fields);
  expect((await site.post(path, { ...own, ...seen }, { cookie })).status).toBe(303);
  await pool.query(
    `insert into closures (resource_id, during, reason) values ($1, tstzrange(now(), 'infinity'), 'x')`,
    [other],
  );
  for (const id of ['1', '2', '3', '4']) {
    // What the own one opens is shown first; of another there is nothing to show.
    const { form } = await site.post(path, { acao: 'reabrir', id }, { cookie });
    const { data: asked } = shown.safeParse(form);
    if (asked) await site.post(path, Object.fromEntries(asked.preview.fields), { cookie });
  }
  const left = await pool.query('select resource_id from closures where reason in ($1, $2)', [
    'Congresso',
    'x',
  ]);
  expect(left.rows).toEqual([{ resource_id: other }]);
  expect(
    (await site.post(path, { acao: 'incluir', nome: 'Festa', data: TUESDAY }, { cookie })).status,
  ).toBe(403);
});

test('what others opened again is closed by them, whatever is guessed before', async () => {
  const path = '/equipe/agenda/fechamentos';
  const boss = await aStaffMember(site.services, {
    ...{ role: 'administrator', username: 'chefe', totpSalt: 'salt', totpLastStep: 1 },
  });
  const as = { cookie: await site.signedIn(boss.id) };
  const { rows: made } = await pool.query<{ id: number }>(
    `insert into closures (resource_id, during, reason) values ($1, tstzrange('2026-11-02', '2026-11-09'), 'x')
     returning id`,
    [other],
  );
  const shown = z.object({ preview: z.object({ fields: z.array(z.array(z.string())) }) });
  const asked = await site.post(path, { acao: 'reabrir', id: `${made[0]?.id}` }, as);
  const { fields } = shown.parse(asked.form).preview;
  const opened = await site.post(path, Object.fromEntries(fields), as);
  const undo = new URLSearchParams(opened.location?.split('?')[1]).get('reaberto') ?? '';
  expect(undo).toMatch(/^\d+$/);
  const guessed = await site.post(path, { acao: 'refazer', id: undo }, { cookie });
  expect(guessed.location).toContain('tarde');
  const closed = async () => (await pool.query(`select from closures where reason = 'x'`)).rowCount;
  expect(await closed()).toBe(0);
  await site.post(path, { acao: 'refazer', id: undo }, as);
  expect(await closed()).toBe(1);
  await site.post(path, { acao: 'refazer', id: undo }, as);
  expect(await closed()).toBe(1);
});

test('the printed day tells the cards of the own patients alone, and labels are theirs alone', async () => {
  const { rows } = await pool.query<{ id: string; protocol: string }>(
    'select id, protocol from appointments',
  );
  await pool.query(`update appointments set payer = 'saude-serra-azul'`);
  for (const { id, protocol } of rows) {
    const appointmentId = Number(id);
    const number = protocol === own ? 'PROPRIA12345' : 'ALHEIA12345';
    const sealed = sealCard(TEST_SECRET, { appointmentId, number });
    await db.insert(insuranceCards).values({ appointmentId, sealed, changedAt: clock.now() });
  }
  const { page } = await site.get(`/equipe/agenda?dia=${TUESDAY}&imprimir`, { cookie });
  expect(wordsOf({ page })).toContain('PROPRIA12345');
  const files = ['folha.pdf', 'etiquetas.pdf'].map(async (name) => {
    const file = await site.file(`/equipe/agenda/${name}?dia=${TUESDAY}`, { cookie });
    return textOfPdf(Buffer.from(await file.arrayBuffer()));
  });
  const [sheet = '', labels = ''] = await Promise.all(files);
  expect(sheet).toContain('PROPRIA12345');
  expect(labels).toContain(own);
  for (const words of [wordsOf({ page }), sheet, labels]) {
    expectNothingForeign(words, 'paper');
    expect(words).not.toContain('ALHEIA12345');
  }
  const asked = `/equipe/agenda/etiquetas.pdf?agendamento=${foreign}`;
  expect((await site.get(asked, { cookie })).status).toBe(404);
});

test('the printed sheet and the list of a calendar address have the own appointments alone', async () => {
  const sheet = await site.file(`/equipe/agenda/folha.pdf?dia=${TUESDAY}`, { cookie });
  const text = textOfPdf(Buffer.from(await sheet.arrayBuffer()));
  expect(text).toContain('Zulmira');
  expectNothingForeign(text, 'the sheet');

  // An address of the whole clinic from before, and one that a form asks for now.
  const token = newToken();
  await pool.query(
    `insert into calendar_feeds (token_hash, resource_id, patient_names, created_at, created_by)
     select $1, null, 'initials', now(), id from staff limit 1`,
    [hashToken(token)],
  );
  const context = new RouterContextProvider();
  context.set(appServices, site.services);
  context.set(visitorAddress, '203.0.113.9');
  const file = `${token}.ics`;
  const request = new Request(`https://clinica.example.com/calendario/${file}`);
  const url = new URL(request.url);
  const pattern = '/calendario/:file';
  const feed = await readFeed({ request, context, params: { file }, url, pattern });
  const lines = await feed.text();
  expect(lines).toContain(own);
  expectNothingForeign(lines, 'the feed');
  for (const quem of ['', 'outro-medico']) {
    const form = { acao: 'criar', chave: newToken(), quem, nomes: 'none' };
    const asked = await site.post('/equipe/agenda/calendarios', form, { cookie });
    expect(asked.status).toBe(400);
  }
});

test('a use case that is handed the number of a foreign appointment changes and adds nothing', async () => {
  const alone = ownAgendaOf(me);
  const { rows } = await pool.query<{ id: string }>(
    'select id from appointments where protocol = $1',
    [foreign],
  );
  const id = Number(rows[0]?.id);
  const changed = await alone
    .update(appointments)
    .set({ status: 'cancelled' })
    .where(eq(appointments.id, id))
    .returning();
  expect(changed).toEqual([]);
  const moved = alone.update(appointments).set({ practitionerId: other });
  await expect(moved).rejects.toThrow();
  const card = { appointmentId: id, sealed: Buffer.alloc(3), changedAt: clock.now() };
  await expect(alone.insert(insuranceCards).values(card)).rejects.toThrow();
  expect(await alone.delete(appointments).where(eq(appointments.id, id)).returning()).toEqual([]);
});

test('who has stopped reminders is known, whichever practitioner saw them', async () => {
  await pool.query(
    `insert into reminder_choices (contact_id, by_mail, by_whatsapp, changed_at, changed_through)
     select id, false, false, now(), 'page' from contacts where phone_e164 = $1`,
    [FOREIGN.phone],
  );
  const alone = { ...database, db: ownAgendaOf(me) };
  const contact = { name: 'Outra Pessoa', phoneE164: FOREIGN.phone, email: 'p@example.org' };
  const request = aRequest({ contact, startsAt: at(TUESDAY, '14:00') });
  await bookAppointment(bookingServices(alone, clock), request, aKey());
  const { rows } = await pool.query(
    `select by_whatsapp from reminder_choices r join contacts c on c.id = r.contact_id
     where c.name = 'Outra Pessoa'`,
  );
  expect(rows).toEqual([{ by_whatsapp: false }]);
});

test('who is tied to nobody sees no appointment at all', async () => {
  await db.update(staff).set({ practitionerId: null });
  const answer = await site.get(`/equipe/agenda?dia=${TUESDAY}&ver=lista`, { cookie });
  expect(answer.status).toBe(200);
  expect(wordsOf(answer)).not.toContain(own);
  expect(answer.page).toMatchObject({ isUnlinked: true });
  expect((await site.get('/equipe', { cookie })).page).toMatchObject({
    ...{ isUnlinked: true, maySchedule: false, glance: null },
  });
});

test('the start page of who sees one agenda alone has no decisions and checks of the house', async () => {
  const { page } = await site.get('/equipe', { cookie });
  expect(page).toMatchObject({ isUnlinked: false, maySchedule: true, glance: null });
  expect(wordsOf({ page })).not.toMatch(/equipe.(?:verificacao|decisoes)/);
  await db.update(staff).set({ ownAgendaOnly: false });
  expect((await site.get('/equipe', { cookie })).page).toMatchObject({
    glance: { state: expect.any(String) },
    tasks: expect.arrayContaining([expect.objectContaining({ href: '/equipe/decisoes' })]),
  });
});

test('the switch counts from the next request of an open session', async () => {
  await db.update(staff).set({ ownAgendaOnly: false });
  const path = `/equipe/agenda/agendamento/${foreign}`;
  expect((await site.get(path, { cookie })).status).toBe(200);
  await db.update(staff).set({ ownAgendaOnly: true });
  expect((await site.get(path, { cookie })).status).toBe(404);
});

test('each view of the own agenda has the columns of its table', async () => {
  const { rows } = await pool.query(`
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.table_name in (
      select table_name from information_schema.views where table_schema = 'own_agenda')
    except select table_name, column_name from information_schema.columns
    where table_schema = 'own_agenda'`);
  expect(rows).toEqual([]);
});

test('a table that hangs on an appointment is in the own agenda, or stays out for a reason', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'public.appointments'::regclass
      and not exists (select from information_schema.views v
        where v.table_schema = 'own_agenda' and v.table_name = c.conrelid::regclass::text)
    order by 1`);
  // Whom a change of the clinic or of hours was told, which such an account cannot make; times without names; a table of old; proofs of consent, and requests for a time, whose pages do not open.
  expect(rows.map(({ name }) => name)).toEqual([
    'clinic_record_notices',
    'consents',
    // Such an account brings nothing and takes nothing back.
    'data_import_made',
    'earlier_wishes',
    'leads',
    'occupancy',
  ]);
});
