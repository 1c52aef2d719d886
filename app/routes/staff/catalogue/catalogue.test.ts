import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { contentDocuments } from '#app/db/content-schema.ts';
import { appointments, resources, services as serviceRows } from '#app/db/schema.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { readAgendaRecord, withAgenda } from '#app/scheduling/record/agenda-record.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite, visitorSite } from '#tests/staff-site.ts';

const SERVICES = '/equipe/agenda/servicos';
const PLACES = '/equipe/agenda/recursos';
const GONIO = 'gonioscopia';

async function clinic() {
  const database = await testDatabase();
  const { db } = database;
  const site = await staffSite(database, stillClock());
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const by = { cookie: await site.signedIn(id) };
  const visitors = await visitorSite(database, stillClock());
  const file = site.services.contentStore.clinicFile;
  const idOf = async (slug: string) =>
    (await db.select().from(resources).where(eq(resources.slug, slug)))[0]?.id ?? 0;
  return {
    ...{ database, db, site, by, idOf },
    post: (path: string, values: Record<string, string>) => site.post(path, values, by),
    page: async (path: string) => (await site.get(path, by)).page,
    /** As another process of the site sees it. */
    visit: async (path: string) => {
      await visitors.services.contentStore.refresh();
      return visitors.get(path);
    },
    record: async () => (await readCurrentRecord(db, file)).record,
    /** Whether record and agenda say the same. */
    isOneTruth: async () => {
      const { record } = await readCurrentRecord(db, file);
      const agenda = await readAgendaRecord(db);
      return JSON.stringify(withAgenda(record, agenda)) === JSON.stringify(record);
    },
    freeTimes: async (serviceSlug: string) => {
      const asked = { serviceSlug, from: addDays(MONDAY, 1), days: 1 };
      return (await readAvailability(bookingServices(database), asked))?.days[0]?.slots.length ?? 0;
    },
  };
}
type ClinicSite = Awaited<ReturnType<typeof clinic>>;

const stampShape = z.object({ stamp: z.string() });
const stampOf = async ({ page }: ClinicSite, path: string) =>
  stampShape.parse(await page(path)).stamp;

const OWN = {
  nome: 'Teste de lágrima',
  resumo: 'Mede quanta lágrima o olho faz.',
  descricao: 'Uma fita de papel fica cinco minutos na borda da pálpebra.\n\nDepois se lê a medida.',
  preparo: 'Venha sem maquiagem nos olhos.\nVenha de óculos.',
  vantagens: 'Rápido\nLeva poucos minutos.',
  perguntas: 'O exame dói\nIncomoda um pouco.',
  duracao: '25',
  antes: '0',
  depois: '5',
  online: 'sim',
  grupo: 'exam',
};

async function withOwn() {
  const site = await clinic();
  const doctor = await site.idOf('helena-prado-vilela');
  const made = await site.post(`${SERVICES}/novo?modelo=nenhum`, {
    ...OWN,
    precisa: String(doctor),
  });
  return { ...site, made, doctor };
}

test('a service of one’s own is on the site and in the agenda at once, with a whole page', async () => {
  const { made, visit, freeTimes, record, isOneTruth, db } = await withOwn();
  expect(made).toMatchObject({
    status: 303,
    location: `${SERVICES}?novo=teste-de-lagrima&versao=1#s-teste-de-lagrima`,
  });
  expect((await visit('/servicos/teste-de-lagrima')).page).toMatchObject({
    service: {
      title: 'Teste de lágrima',
      summary: OWN.resumo,
      preparation: ['Venha sem maquiagem nos olhos.', 'Venha de óculos.'],
      benefits: [{ title: 'Rápido', text: 'Leva poucos minutos.' }],
      questions: [{ question: 'O exame dói?', answer: 'Incomoda um pouco.' }],
      minutes: { min: 25, max: 25 },
    },
    isBookableOnline: true,
  });
  expect((await visit('/en-us/servicos/teste-de-lagrima')).page).toMatchObject({
    service: { title: 'Teste de lágrima' },
  });
  expect(await freeTimes('teste-de-lagrima')).toBeGreaterThan(10);
  expect((await record()).services.at(-1)).toMatchObject({ slug: 'teste-de-lagrima' });
  expect(await isOneTruth()).toBe(true);
  const [text] = await db.select().from(contentDocuments);
  expect(text).toMatchObject({ slug: 'teste-de-lagrima', publishedRevision: 1 });
});

test('words that advertising may not say wait as a draft; the service is there without them', async () => {
  const site = await clinic();
  const precisa = String(await site.idOf('helena-prado-vilela'));
  const resumo = 'O melhor exame da cidade, com resultado garantido.';
  const made = await site.post(`${SERVICES}/novo?modelo=nenhum`, { ...OWN, resumo, precisa });
  expect(made.location).toContain('&rascunho');
  expect((await site.visit('/servicos/teste-de-lagrima')).page).toMatchObject({
    service: { title: 'Teste de lágrima', summary: expect.not.stringContaining('melhor') },
  });
});

test('what is missing or wrong is told at its field, and what was typed stays', async () => {
  const site = await clinic();
  const empty = await site.post(`${SERVICES}/novo?modelo=nenhum`, { nome: 'Ab', preco: 'fixed' });
  expect(empty).toMatchObject({ status: 400, form: { values: { nome: 'Ab' } } });
  const shape = z.object({ errors: z.array(z.object({ fieldId: z.string() })) });
  const fields = shape.parse(empty.form).errors.map(({ fieldId }) => fieldId);
  expect(fields).toEqual(
    expect.arrayContaining(['nome', 'valor', 'resumo', 'descricao', 'duracao', 'profissionais']),
  );
  const precisa = String(await site.idOf('helena-prado-vilela'));
  const taken = { ...OWN, precisa, endereco: GONIO, preco: 'fixed', valor: '200' };
  const refused = await site.post(`${SERVICES}/novo?modelo=nenhum`, taken);
  expect(shape.parse(refused.form).errors.map(({ fieldId }) => fieldId)).toEqual([
    'endereco',
    'preco',
  ]);
});

test('an archived service leaves site and agenda; its appointments keep its name, and it comes back as it was', async () => {
  const site = await clinic();
  const { database, db, post, page, visit, isOneTruth, freeTimes, record } = site;
  const request = aRequest({ serviceSlug: GONIO, startsAt: at(addDays(MONDAY, 1), '09:00') });
  expect(await bookAppointment(bookingServices(database), request, aKey())).toMatchObject({
    answer: { ok: true },
  });
  const path = `${SERVICES}/${GONIO}/pagina`;
  expect(await page(`${path}?arquivar`)).toMatchObject({
    archiving: { obstacle: null, booked: [{}] },
  });
  const before = (await record()).services.find(({ slug }) => slug === GONIO);
  const visto = await stampOf(site, path);
  expect(await post(path, { acao: 'arquivar', visto })).toMatchObject({ status: 303 });
  expect(await visit(`/servicos/${GONIO}`)).toMatchObject({ status: 302, location: '/servicos' });
  const list = z.object({ services: z.array(z.object({ slug: z.string() })) });
  const slugs = async () =>
    list.parse((await visit('/servicos')).page).services.map(({ slug }) => slug);
  expect(await slugs()).not.toContain(GONIO);
  expect(await isOneTruth()).toBe(true);
  const late = aRequest({ serviceSlug: GONIO, startsAt: at(addDays(MONDAY, 1), '10:00') });
  expect(await bookAppointment(bookingServices(database), late, aKey())).toMatchObject({
    answer: { ok: false },
  });
  const [appointment] = await db.select().from(appointments);
  const shown = await page(`/equipe/agenda/agendamento/${appointment?.protocol}`);
  expect(JSON.stringify(shown)).toContain('Gonioscopia');
  expect(JSON.stringify(shown)).not.toContain(`"${GONIO}, `);

  // A form that was open before says so.
  expect(await post(path, { acao: 'voltar', visto })).toMatchObject({ status: 409 });
  await post(path, { acao: 'voltar', visto: await stampOf(site, path) });
  expect(await slugs()).toContain(GONIO);
  expect(await freeTimes(GONIO)).toBeGreaterThan(0);
  const after = (await record()).services.find(({ slug }) => slug === GONIO);
  expect(after).toEqual({ ...before, isArchived: false });
});

test('after a field error the form stays based on what was seen, and overwrites no change of others', async () => {
  const site = await withOwn();
  const path = `${SERVICES}/teste-de-lagrima/pagina`;
  const visto = await stampOf(site, path);
  const face = { endereco: 'teste-de-lagrima', grupo: 'exam', preco: 'ask' };
  expect((await site.post(path, { ...face, nome: 'Nome da colega', visto })).status).toBe(303);
  const wrong = await site.post(path, { ...face, nome: '', visto });
  expect(wrong).toMatchObject({ status: 400, form: { seenStamp: visto } });
  const late = { ...face, nome: 'Outro nome', visto };
  // Only who was told of it overrides it.
  expect(await site.post(path, late)).toMatchObject({ status: 409, form: { seenStamp: null } });
});

test('a service that another needs does not go', async () => {
  const site = await clinic();
  const path = `${SERVICES}/consultas-oftalmologicas/pagina`;
  const visto = await stampOf(site, path);
  expect(await site.post(path, { acao: 'arquivar', visto })).toMatchObject({ status: 409 });
});

test('another name and address: the page moves, and where it was leads there', async () => {
  const site = await withOwn();
  const path = `${SERVICES}/teste-de-lagrima/pagina`;
  const face = { nome: 'Teste de Schirmer', endereco: 'schirmer', grupo: 'exam', preco: 'ask' };
  const visto = await stampOf(site, path);
  expect(await site.post(path, { ...face, visto })).toMatchObject({ status: 303 });
  expect(await site.visit('/servicos/teste-de-lagrima')).toMatchObject({
    status: 301,
    location: '/servicos/schirmer',
  });
  expect((await site.visit('/servicos/schirmer')).page).toMatchObject({
    service: { title: 'Teste de Schirmer', price: { rule: 'ask' } },
    canonical: expect.stringMatching(/\/servicos\/schirmer$/),
  });
  // Two who had the same page open: the second is told.
  expect(await site.post(path, { ...face, nome: 'Outro', visto })).toMatchObject({ status: 409 });
  expect(await site.isOneTruth()).toBe(true);
});

test('a length set in the settings is what the next form begins with, and stays when others save', async () => {
  const site = await withOwn();
  const { post, record, isOneTruth, db, doctor } = site;
  const settings = { versao: '0', duracao: '40', antes: '0', depois: '5', precisa: String(doctor) };
  const asked = await post(`${SERVICES}/teste-de-lagrima`, settings);
  const { preview } = z.object({ preview: stampShape }).parse(asked.form);
  const read = { ...settings, visto: preview.stamp };
  expect(await post(`${SERVICES}/teste-de-lagrima`, read)).toMatchObject({ status: 303 });
  const path = `${SERVICES}/teste-de-lagrima/pagina`;
  const visto = await stampOf(site, path);
  const face = { nome: 'Teste de lágrima', grupo: 'exam', visto };
  expect(await post(path, face)).toMatchObject({ status: 303 });
  const saved = (await record()).services.find(({ slug }) => slug === 'teste-de-lagrima');
  expect(saved).toMatchObject({ durationMinutes: 40, isBookableOnline: false });
  const [row] = await db.select().from(serviceRows).where(eq(serviceRows.slug, 'teste-de-lagrima'));
  expect(row).toMatchObject({ durationMinutes: 40, isBookableOnline: false });
  expect(await isOneTruth()).toBe(true);
});

test('a room is added with the clinic’s hours, named, and archived unless something needs it', async () => {
  const site = await clinic();
  const { post, page, db, isOneTruth, record } = site;
  const added = { acao: 'incluir', nome: 'Consultório 3', tipo: 'rooms', servico: GONIO };
  expect(await post(PLACES, added)).toMatchObject({ status: 303 });
  const [row] = await db.select().from(resources).where(eq(resources.slug, 'consultorio-3'));
  expect(row).toMatchObject({ name: 'Consultório 3', kind: 'room', isActive: true });
  expect(await post(PLACES, added)).toMatchObject({ status: 400 });
  expect((await record()).services.find(({ slug }) => slug === GONIO)).toMatchObject({
    resources: expect.arrayContaining(['consultorio-3']),
  });
  expect(await isOneTruth()).toBe(true);

  const path = `${PLACES}/consultorio-3`;
  const seenStamp = await stampOf(site, path);
  await post(path, { nome: 'Sala azul', visto: seenStamp });
  expect(await page(path)).toMatchObject({ name: 'Sala azul' });
  expect(await post(path, { nome: '', visto: seenStamp })).toMatchObject({ form: { seenStamp } });
  await post(path, { acao: 'arquivar', visto: await stampOf(site, path) });
  expect(await page(PLACES)).toMatchObject({ archived: [{ slug: 'consultorio-3' }] });
  expect(await isOneTruth()).toBe(true);
  await post(path, { acao: 'voltar', visto: await stampOf(site, path) });
  expect(await isOneTruth()).toBe(true);

  const only = `${PLACES}/campimetro`;
  expect(await page(`${only}?arquivar`)).toMatchObject({
    archiving: { obstacle: expect.stringContaining('Não pode sair') },
  });
  const visto = await stampOf(site, only);
  expect(await post(only, { acao: 'arquivar', visto })).toMatchObject({ status: 409 });
});

test('who books while the service is archived is told, or has booked before; nothing lies between', async () => {
  for (const attempt of [1, 2, 3]) {
    const site = await clinic();
    const path = `${SERVICES}/${GONIO}/pagina`;
    const visto = await stampOf(site, path);
    const startsAt = at(addDays(MONDAY, attempt), '09:00');
    const request = aRequest({ serviceSlug: GONIO, startsAt });
    const [archived, booked] = await Promise.all([
      site.post(path, { acao: 'arquivar', visto }),
      bookAppointment(bookingServices(site.database), request, aKey()),
    ]);
    expect(archived).toMatchObject({ status: 303 });
    const kept = await site.db.select().from(appointments);
    expect(kept).toHaveLength('answer' in booked && booked.answer.ok ? 1 : 0);
    expect(await site.isOneTruth()).toBe(true);
  }
});

test('a row that the record never named is not listed under its slug', async () => {
  const { db, page } = await clinic();
  const [row] = await db.select().from(serviceRows).where(eq(serviceRows.slug, GONIO));
  if (!row) throw new Error('the clinic has no gonioscopy');
  const { id: _, ...values } = row;
  await db.insert(serviceRows).values({ ...values, slug: 'de-outra-clinica' });
  const { services } = z
    .object({ services: z.array(z.object({ slug: z.string() })) })
    .parse(await page(SERVICES));
  expect(services.map(({ slug }) => slug)).toContain(GONIO);
  expect(services.map(({ slug }) => slug)).not.toContain('de-outra-clinica');
});
