import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { publishContent, scheduleContent } from '#app/features/content/write-content.server.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { blogSite, staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const PATH = '/equipe/clinica/assuntos';
const COUNT = serraClaraRecord.postCategories.length;
const indexOf = (slug: string) =>
  serraClaraRecord.postCategories.findIndex((each) => each.slug === slug);

async function clinicSite() {
  const site = await staffSite(database, stillClock());
  const blog = await blogSite(site.services);
  const { id: by } = await aStaffMember(site.services, {
    ...{ username: 'ana', name: 'ana', role: 'administrator' },
    ...{ totpSalt: 'salt', totpLastStep: 1 },
  });
  return { site, blog, by, ana: { cookie: await site.signedIn(by) } };
}
let { site, blog, by, ana } = await clinicSite();
beforeEach(async () => {
  ({ site, blog, by, ana } = await clinicSite());
});
afterEach(async () => {
  await db.execute(sql`truncate clinic_record_versions, content_documents cascade`);
});

const current = () => readCurrentRecord(db, serraClaraRecord);
const slugs = async () => (await current()).record.postCategories?.map(({ slug }) => slug);
const answer = z.looseObject({
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
  draft: z.object({ postCategories: z.array(z.looseObject({ slug: z.string() })) }),
});

/** The form as it stands, with other words in some boxes. */
async function form(changes: Record<string, string> = {}, without: readonly string[] = []) {
  const section = sectionOf('assuntos');
  if (!section) throw new Error('there is no such section');
  const node = formOf(section);
  const { record, version } = await current();
  const left = (record.postCategories ?? []).filter(({ slug }) => !without.includes(slug));
  const draft = draftOf(node, { ...record, postCategories: left });
  return {
    ...Object.fromEntries(entriesOfDraft(node, draft)),
    versao: String(version),
    ...changes,
  };
}
async function save(changes: Record<string, string>, without: readonly string[] = []) {
  const sent = await site.post(PATH, { ...(await form(changes, without)), acao: 'salvar' }, ana);
  await site.services.contentStore.refresh();
  return sent;
}
const added = (label: string) => ({
  'postCategories.linhas': String(COUNT + 1),
  [`postCategories.${COUNT}.label.pt-BR`]: label,
});

/** An article of the site that gets another category. */
async function publish(slug: string, category: string) {
  const { services } = site;
  const key = { kind: 'posts', locale: 'pt-BR', slug } as const;
  const source = services.contentStore.fileSource(key) ?? '';
  const done = await publishContent(
    services,
    { ...key, version: 0, by },
    { source: source.replace(/^category: .*$/m, `category: ${category}`) },
  );
  await services.contentStore.refresh();
  return done;
}
const blogShape = z.looseObject({
  category: z.looseObject({ slug: z.string(), label: z.string() }).optional(),
  categories: z.array(z.looseObject({ slug: z.string(), label: z.string() })),
  listed: z.looseObject({ total: z.number() }),
});
const blogAt = async (query: string) => blogShape.parse((await blog.get(`/blog${query}`)).page);
const options = z.array(z.object({ value: z.string(), label: z.string() }));
const entryForm = z.looseObject({
  fields: z.array(
    z.looseObject({ name: z.string(), options: options.optional(), former: options.optional() }),
  ),
});
/** What the editor offers as a category. */
const offered = async (address = '/equipe/conteudo/novo/artigos') => {
  const { fields } = entryForm.parse((await site.get(address, ana)).page);
  return fields.find(({ name }) => name === 'category');
};

test('an own category is chosen in the editor, shown in the blog and found by its label', async () => {
  expect(await publish('catarata-sinais', 'sol-e-mar')).toMatchObject({
    refusal: { reason: 'faulty', problems: [{ path: 'category', code: 'not-an-option' }] },
  });
  expect((await save(added('Sol e mar'))).location).toBe(`${PATH}?feito=1`);
  expect((await offered())?.options?.at(-1)).toEqual({ value: 'sol-e-mar', label: 'Sol e mar' });
  // Nobody writes about it yet.
  expect((await blogAt('')).categories.map(({ slug }) => slug)).not.toContain('sol-e-mar');
  expect((await publish('catarata-sinais', 'sol-e-mar')).ok).toBe(true);
  expect((await blogAt('')).categories.at(-1)).toMatchObject({ label: 'Sol e mar' });
  expect(await blogAt('?categoria=sol-e-mar')).toMatchObject({
    category: { label: 'Sol e mar' },
    listed: { total: 1 },
  });
  const feed = await (await blog.file('/blog/feed.xml')).text();
  const item = feed.split('<item>').find((each) => each.includes('catarata-sinais'));
  if (item) expect(item).toContain('<category>Sol e mar</category>');
  expect(JSON.stringify((await blog.get('/blog/catarata-sinais')).page)).toContain(
    '"articleSection":"Sol e mar"',
  );
});

test('an address that was changed leads on, with what was searched, and back when it is given back', async () => {
  const address = `postCategories.${indexOf('exames')}.address`;
  const before = (await blogAt('?categoria=exames')).listed.total;
  await save({ [address]: 'dia-do-exame' });
  expect(await blog.get('/blog?categoria=exames&busca=dia&pagina=2')).toMatchObject({
    status: 301,
    location: '/blog?categoria=dia-do-exame&busca=dia&pagina=2',
  });
  expect((await blogAt('?categoria=dia-do-exame')).listed.total).toBe(before);
  await save({ [address]: 'exame-do-dia' });
  for (const old of ['exames', 'dia-do-exame'])
    expect((await blog.get(`/blog?categoria=${old}`)).location).toBe(
      '/blog?categoria=exame-do-dia',
    );
  // Articles may name it by any of them.
  expect((await publish('catarata-sinais', 'dia-do-exame')).ok).toBe(true);
  expect((await blogAt('?categoria=exame-do-dia')).listed.total).toBe(before + 1);
  await save({ [address]: '' });
  expect((await blog.get('/blog?categoria=exame-do-dia')).location).toBe('/blog?categoria=exames');
  expect((await blog.get('/blog?categoria=exames')).status).toBe(200);
  expect((await blog.get('/blog?categoria=nunca-houve')).status).toBe(200);
});

test('an archived one keeps its articles and their filter, and is offered to no other', async () => {
  await save({ [`postCategories.${indexOf('exames')}.isArchived`]: 'sim' });
  expect((await blogAt('?categoria=exames')).listed.total).toBeGreaterThan(0);
  expect((await blogAt('')).categories.map(({ slug }) => slug)).toContain('exames');
  const choice = await offered('/equipe/conteudo/artigos/pt/dia-do-campo-visual');
  expect(choice?.options).toHaveLength(COUNT - 1);
  // Who has it keeps it.
  expect(choice?.former).toContainEqual({ value: 'exames', label: 'Dia do exame (arquivado)' });
});

test('archiving one tells how many articles and drafts have it, and what becomes of them', async () => {
  const told = async (changes: Record<string, string>) => {
    const sent = await site.post(PATH, { ...(await form(changes)), acao: 'conferir' }, ana);
    return z
      .object({
        preview: z.object({ consequences: z.array(z.string()), couldConcern: z.boolean() }),
      })
      .parse(sent.form).preview;
  };
  const archive = { [`postCategories.${indexOf('exames')}.isArchived`]: 'sim' };
  const before = await told(archive);
  const [, articles = ''] =
    /^Dia do exame: sai das escolhas de quem escreve\. (\d+) artigos? t[eê]m /.exec(
      before.consequences[0] ?? '',
    ) ?? [];
  expect(Number(articles)).toBeGreaterThan(0);
  // No patient is concerned, and nothing is said of any.
  expect(before.couldConcern).toBe(false);
  await db.execute(sql`
    insert into content_documents (kind, locale, slug, title, latest_revision, version, changed_at)
    values ('posts', 'pt-BR', 'rascunho', 'Rascunho', 1, 1, now())`);
  await db.execute(sql`
    insert into content_revisions (document_id, number, source, written_at)
    select id, 1, ${'---\ntitle: Rascunho\ncategory: exames\n---\n'}, now() from content_documents`);
  expect((await told(archive)).consequences).toEqual([
    expect.stringContaining('e 1 rascunho têm este assunto e ficam com ele'),
  ]);
  expect((await told({ 'postCategories.0.label.pt-BR': 'Prevenir' })).consequences).toEqual([]);
  await save(archive);
  const back = { [`postCategories.${indexOf('exames')}.isArchived`]: '' };
  expect((await told(back)).consequences).toEqual([
    'Dia do exame: volta às escolhas de quem escreve.',
  ]);
});

test('one that articles name is not taken away: it comes back in its place, with the reason', async () => {
  const typed = await form(
    { 'postCategories.0.label.pt-BR': 'Prevenir', 'postCategories.1.label.pt-BR': '' },
    ['exames'],
  );
  const refused = await site.post(PATH, { ...typed, acao: 'conferir' }, ana);
  expect(refused.status).toBe(400);
  const { errors, draft } = answer.parse(refused.form);
  expect(errors).toMatchObject([
    {
      fieldId: `postCategories.${indexOf('exames')}.isArchived`,
      inSummary: expect.stringMatching(/^Dia do exame: (?:um|\d)/),
      message: expect.stringMatching(
        /^(?:Um artigo tem|\d+ artigos têm) este assunto, por isso ele não sai\. Marque “Arquivado”/,
      ),
    },
    { fieldId: 'postCategories.1.label.pt-BR', message: expect.stringContaining('Preencha') },
  ]);
  expect(draft.postCategories.map(({ slug }) => slug)).toEqual(
    serraClaraRecord.postCategories.map(({ slug }) => slug),
  );
  expect(draft.postCategories[0]).toMatchObject({ label: { 'pt-BR': 'Prevenir' } });
  expect((await current()).version).toBe(0);
});

test('one that nobody names is taken away; not one of an article that waits for its day', async () => {
  await save(added('Sol e mar'));
  expect((await save({}, ['sol-e-mar'])).location).toBe(`${PATH}?feito=2`);
  expect(await slugs()).toEqual(serraClaraRecord.postCategories.map(({ slug }) => slug));
  await save(added('Sol e mar'));
  const key = { kind: 'posts', locale: 'pt-BR', slug: 'catarata-sinais' } as const;
  const file = site.services.contentStore.fileSource(key) ?? '';
  const source = file.replace(/^category: .*$/m, 'category: sol-e-mar');
  const dueAt = new Date(site.services.clock.now().getTime() + 86_400_000);
  const seen = { ...key, version: 0, by };
  expect((await scheduleContent(site.services, seen, { source, dueAt })).ok).toBe(true);
  expect((await save({}, ['sol-e-mar'])).status).toBe(400);
});

test('undoing takes back a new one; if an article has it by then, it stays, archived', async () => {
  await save(added('Sol e mar'));
  await site.post(PATH, { versao: '1', acao: 'desfazer' }, ana);
  expect(await slugs()).toEqual(serraClaraRecord.postCategories.map(({ slug }) => slug));
  await save(added('Sol e mar'));
  await publish('catarata-sinais', 'sol-e-mar');
  await site.post(PATH, { versao: '3', acao: 'desfazer' }, ana);
  await site.services.contentStore.refresh();
  expect((await current()).record.postCategories?.at(-1)).toMatchObject({
    ...{ slug: 'sol-e-mar', isArchived: true },
  });
  expect(site.services.contentStore.problems()).toEqual([]);
  expect((await blogAt('?categoria=sol-e-mar')).listed.total).toBe(1);
});

test('what is wrong is said at the field', async () => {
  const sent = await save({
    'postCategories.0.address': 'Não pode',
    'postCategories.1.label.pt-BR': '',
    'postCategories.2.address': 'exames',
  });
  expect(sent.status).toBe(400);
  const { errors } = answer.parse(sent.form);
  expect(errors.map(({ fieldId }) => fieldId)).toEqual([
    'postCategories.0.address',
    'postCategories.1.label.pt-BR',
    'postCategories.2.address',
  ]);
  expect(errors[0]?.message).toContain('Use só letras minúsculas sem acento');
  expect(errors[2]?.message).toContain('O endereço “exames” já é, ou já foi, de outro assunto');
});

test('a new one never gets the address of another, of now or of before', async () => {
  await save({ [`postCategories.${indexOf('exames')}.address`]: 'sol-e-mar' });
  await save(added('Sol e mar'));
  expect((await current()).record.postCategories?.at(-1)?.slug).toBe('sol-e-mar-2');
});
