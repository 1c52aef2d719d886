import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { syncSource } from '#app/features/cms/sync-source.server.ts';
import { rewriteImage } from '#app/features/images/rewrite-image.server.ts';
import { foreignFindings } from '#app/site-content/foreign-check.ts';
import { testDatabase } from '#tests/database.ts';
import { aForeignCms, aForeignEntry, CMS_ADDRESS } from '#tests/foreign-cms.ts';
import { idleJobs } from '#tests/jobs.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const { services } = site;
const STATE = '/equipe/conteudo/origem';
const SETTINGS = `${STATE}/ajustes`;
const CATEGORIES = `${STATE}/categorias`;
const silent = { info() {}, warn() {}, error() {}, debug() {} };

let cms = aForeignCms();
let asked: string[] = [];
let admin = { cookie: '' };
let editor = { cookie: '' };

beforeEach(async () => {
  cms = aForeignCms([
    aForeignEntry(1),
    aForeignEntry(2, { title: 'O melhor oftalmologista do Brasil' }),
  ]);
  cms.categories = [
    { id: 3, slug: 'exames', name: 'Exames', count: 2 },
    { id: 4, slug: 'novidades', name: 'Novidades', count: 0 },
  ];
  asked = [];
  services.openCms = cms.open;
  services.jobs = {
    ...idleJobs,
    'cms-sync': async (_tx, { reason }) => {
      asked.push(reason);
    },
  };
  const person = async (role: 'administrator' | 'editor') => {
    const made = await aStaffMember(services, { role, totpSalt: 'salt', totpLastStep: 1 });
    return { cookie: await site.signedIn(made.id) };
  };
  admin = await person('administrator');
  editor = await person('editor');
});

const ON = { ligado: 'sim', endereco: CMS_ADDRESS, proprios: 'sim', acao: 'salvar', versao: '0' };

/** Reads the source as the job does. */
const read = () =>
  syncSource(
    {
      ...{ db, clock: services.clock, log: silent, openClient: cms.open, rewrite: rewriteImage },
      check: (entry) =>
        foreignFindings(entry, { clinic: services.clinic, at: services.clock.now() }),
      fixedAddress: undefined,
    },
    { reason: 'clock' },
  );

const statePage = z.object({
  state: z.object({
    tone: z.string(),
    words: z.string(),
    more: z.array(z.string()),
    todo: z.string().nullable(),
    isEmptied: z.boolean(),
  }),
  counts: z.object({ all: z.number(), flagged: z.number() }),
  rows: z.array(z.object({ title: z.string(), findings: z.array(z.object({ rule: z.string() })) })),
  passedOver: z.array(z.object({ title: z.string(), why: z.string() })),
  runs: z.array(z.object({ result: z.string() })),
});
const state = async (query = '') => statePage.parse((await site.get(STATE + query, editor)).page);

test('an administrator tests an address, saves it, and it is read; the log says who', async () => {
  expect(await state()).toMatchObject({
    state: { tone: 'info', words: expect.stringContaining('Nenhum WordPress') },
  });
  const tested = await site.post(
    SETTINGS,
    { ...ON, acao: 'testar', endereco: 'blog.clinica.example.com/wp-admin/' },
    admin,
  );
  expect(tested).toMatchObject({
    status: 200,
    form: {
      found: 'Encontrado: “Blog da Clínica”, com 2 artigos.',
      values: { endereco: CMS_ADDRESS },
    },
  });
  expect(await db.$count(clinicSettings, eq(clinicSettings.subject, 'cms'))).toBe(0);
  const saved = await site.post(SETTINGS, ON, admin);
  expect(saved).toMatchObject({ status: 303, location: `${SETTINGS}?feito` });
  expect(asked).toEqual(['staff']);
  const audited = await db.select().from(auditLog).where(eq(auditLog.action, 'clinic.settled'));
  expect(audited).toMatchObject([
    { subjectId: 'cms', detail: { from: null, to: { address: CMS_ADDRESS } } },
  ]);
  expect(await state()).toMatchObject({ state: { words: expect.stringContaining('a caminho') } });
  await read();
  const { state: now } = await state();
  expect(now).toMatchObject({
    tone: 'success',
    words: '2 artigos de blog.clinica.example.com, conferidos agora há pouco.',
  });
});

test.each([
  ['', 'Escreva o endereço'],
  ['http://blog.clinica.com.br', 'precisa começar com https'],
  ['https://192.168.0.10', 'só existe dentro de uma rede'],
  ['https://clinica.example.com', 'endereço deste site'],
  ['isto não é', 'não é o endereço de um site'],
])('the address %j is refused at its field, and stays in the form', async (endereco, words) => {
  const { status, form } = await site.post(SETTINGS, { ...ON, endereco }, admin);
  expect(status).toBe(400);
  expect(form).toMatchObject({
    errors: [{ fieldId: 'endereco', message: expect.stringContaining(words) }],
    values: { endereco, ligado: true },
  });
  expect(cms.calls).toEqual([]);
});

test('a test that fails says why and what to do', async () => {
  cms.failure = { refusal: 'status', status: 401 };
  const { status, form } = await site.post(SETTINGS, { ...ON, acao: 'testar' }, admin);
  expect(status).toBe(422);
  expect(form).toMatchObject({
    errors: [{ message: expect.stringMatching(/Erro 401\..*plugin de segurança/) }],
  });
});

test('who saw older settings overwrites nothing', async () => {
  await site.post(SETTINGS, ON, admin);
  const { status, form } = await site.post(
    SETTINGS,
    { ...ON, endereco: 'https://outro.example.com' },
    admin,
  );
  expect(status).toBe(409);
  expect(form).toMatchObject({
    version: 1,
    errors: [{ message: expect.stringContaining('Pessoa de administrator') }],
  });
});

test('an editor sees the state and asks for a run, but changes nothing', async () => {
  await site.post(SETTINGS, ON, admin);
  asked = [];
  expect((await site.get(SETTINGS, editor)).status).toBe(403);
  expect((await site.post(SETTINGS, ON, editor)).status).toBe(403);
  expect((await site.get(CATEGORIES, editor)).status).toBe(200);
  expect((await site.post(CATEGORIES, { versao: '0' }, editor)).status).toBe(403);
  expect(await site.post(STATE, { acao: 'atualizar' }, editor)).toMatchObject({
    status: 303,
    location: `${STATE}?pedido`,
  });
  expect(asked).toEqual(['staff']);
});

test('what is wrong is said with the age of the copy, what to do, and an emptied source asks for a word', async () => {
  await site.post(SETTINGS, ON, admin);
  await read();
  // Nothing is empty yet, so the word is about nothing.
  await site.post(STATE, { acao: 'vazio' }, admin);
  cms.entries = [];
  services.clock.set(new Date(services.clock.now().getTime() + 3 * 3_600_000));
  const again = { cookie: await site.signedIn(1) };
  expect(await read()).toBe('emptied');
  const { page } = await site.get(STATE, again);
  const { state: emptied } = statePage.parse(page);
  expect(emptied).toMatchObject({
    tone: 'warning',
    isEmptied: true,
    todo: expect.stringContaining('confirme aqui'),
  });
  expect(emptied.words).toContain('não consegue ler blog.clinica.example.com');
  expect(emptied.more.join(' ')).toContain('última cópia boa, de há 3 horas: 2 artigos');
  await site.post(STATE, { acao: 'vazio' }, editor);
  expect(await read()).toBe('emptied');
  await site.post(STATE, { acao: 'vazio' }, again);
  expect(await read()).toBe('done');
});

test('findings of the advertising check are told, and the article is on the site all the same', async () => {
  await site.post(SETTINGS, ON, admin);
  await read();
  await services.contentStore.refresh();
  const all = await state();
  expect(all.counts).toEqual({ all: 2, flagged: 1 });
  const flagged = await state('?so=avisos');
  expect(flagged.rows).toMatchObject([
    { title: 'O melhor oftalmologista do Brasil', findings: [{ rule: 'superlative' }] },
  ]);
  const slugs = services.contents['pt-BR'].editorial.posts.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(['texto-1', 'texto-2']));
});

test('an own text with the same address wins, and staff are told', async () => {
  cms.entries = [
    aForeignEntry(1),
    aForeignEntry(9, { slug: 'catarata-sinais', title: 'Do WordPress' }),
  ];
  await site.post(SETTINGS, ON, admin);
  await read();
  const { passedOver } = await state();
  expect(passedOver).toEqual([
    expect.objectContaining({
      title: 'Do WordPress',
      why: expect.stringContaining('escrito aqui'),
    }),
  ]);
});

test('categories are suggested by their name, changed on screen, and count at once', async () => {
  await site.post(SETTINGS, ON, admin);
  await read();
  await services.contentStore.refresh();
  const categoryOf = (slug: string) =>
    services.contents['pt-BR'].editorial.posts.find((post) => post.slug === slug)?.category;
  expect(categoryOf('texto-1')).toBe('exames');
  const { page } = await site.get(CATEGORIES, admin);
  expect(page).toMatchObject({
    terms: [
      { field: 'c-exames', name: 'Exames', value: 'exames', posts: '2 artigos' },
      { field: 'c-novidades', value: 'general' },
    ],
  });
  const form = { 'c-exames': 'prevention', 'c-novidades': 'general', versao: '0' };
  expect((await site.post(CATEGORIES, { ...form, 'c-exames': 'nada' }, admin)).status).toBe(400);
  expect((await site.post(CATEGORIES, form, admin)).status).toBe(303);
  await services.contentStore.refresh();
  expect(categoryOf('texto-1')).toBe('prevention');
  expect((await site.post(CATEGORIES, { ...form, 'c-exames': 'general' }, admin)).status).toBe(409);
});

test('another secret of the notice makes the former useless, and keeps the other settings', async () => {
  await site.post(SETTINGS, ON, admin);
  const secret = async () =>
    z
      .object({ webhook: z.object({ secret: z.string() }) })
      .parse((await site.get(SETTINGS, admin)).page).webhook.secret;
  const before = await secret();
  expect((await site.post(SETTINGS, { acao: 'trocar', versao: '1' }, admin)).location).toBe(
    `${SETTINGS}?trocado`,
  );
  expect(await secret()).not.toBe(before);
  expect((await site.get(SETTINGS, admin)).page).toMatchObject({
    values: { ligado: true, endereco: CMS_ADDRESS },
  });
});

test('an address of the environment cannot be changed on screen', async () => {
  services.env.cmsUrl = 'https://fixo.example.com';
  try {
    expect((await site.get(SETTINGS, admin)).page).toMatchObject({
      isFixed: true,
      values: { ligado: true, endereco: 'https://fixo.example.com' },
    });
    await site.post(SETTINGS, { ...ON, endereco: 'https://outro.example.com' }, admin);
    const [row] = await db.select().from(clinicSettings).where(eq(clinicSettings.subject, 'cms'));
    expect(row?.value).toMatchObject({ isOn: true, address: null });
  } finally {
    delete services.env.cmsUrl;
  }
});
