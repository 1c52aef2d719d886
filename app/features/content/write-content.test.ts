import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import type { ContentProblem } from '#app/platform/text/content-problem.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { stillContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { type ContentServices, movedTo } from './change-document.server.ts';
import { moveContent } from './move-content.server.ts';
import { publishDue, unscheduleContent, withdrawContent } from './release-content.server.ts';
import { readStoredProblems } from './stored-problems.server.ts';
import {
  createContent,
  publishContent,
  saveContent,
  scheduleContent,
} from './write-content.server.ts';

const database = await testDatabase();
const { db } = database;
const app = await staffAppServices(database);
const queued: { documentId: number; dueAt: string }[] = [];
const services: ContentServices = {
  ...app,
  jobs: { ...app.jobs, 'content-due': async (_tx, data) => void queued.push(data) },
};
const KEY = { kind: 'posts', locale: 'pt-BR', slug: 'catarata-sinais' } as const;
const FILE = stillContents.files.get('pt-BR/posts/catarata-sinais.md') ?? '';
const titled = (title: string) => FILE.replace(/^title: .*$/m, `title: ${title}`);

async function editors() {
  queued.length = 0;
  const one = await aStaffMember(app, { role: 'editor' });
  const two = await aStaffMember(app, { role: 'editor', username: 'two', name: 'Dois' });
  const snapshot = (version: number, by = one.id) => ({ ...KEY, version, by });
  return { one, two, snapshot };
}

async function titleOnSite(locale: 'pt-BR' | 'en-US' = 'pt-BR', slug: string = KEY.slug) {
  await app.contentStore.refresh();
  const { posts } = app.contents[locale]?.editorial ?? { posts: [] };
  return posts.find((post) => post.slug === slug)?.title;
}

const stored = async () => (await db.select().from(contentDocuments))[0];

test('a draft is kept with what the file said before it, and visitors see nothing of it', async () => {
  const { snapshot } = await editors();
  const saved = await saveContent(services, snapshot(0), { source: titled('Nova') });
  expect(saved).toEqual({ ok: true, value: { version: 1, number: 2 } });
  expect(await db.select().from(contentRevisions)).toMatchObject([
    { number: 1, source: FILE, author: null, origin: 'file' },
    { number: 2, author: 1 },
  ]);
  expect(await titleOnSite()).toMatch(/^Catarata: sinais/);
  // A repeated request adds no second revision.
  await saveContent(services, snapshot(0), { source: titled('Nova') });
  expect(await db.$count(contentRevisions)).toBe(2);
});

test('publishing is one act: revision, state, audit row; sent twice it is done once', async () => {
  const { snapshot } = await editors();
  const publish = () => publishContent(services, snapshot(0), { source: titled('No ar') });
  expect((await publish()).ok).toBe(true);
  expect(await publish()).toEqual({ ok: true, value: { version: 2, number: 2 } });
  expect(await titleOnSite()).toBe('No ar');
  expect(await stored()).toMatchObject({ publishedRevision: 2, latestRevision: 2, title: 'No ar' });
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'content.published'));
  expect(rows).toMatchObject([{ actor: 'staff:1', detail: { revision: 2 } }]);
});

test('who has seen an older state overwrites nothing', async () => {
  const { snapshot, two } = await editors();
  await saveContent(services, snapshot(0), { source: titled('Um') });
  for (const write of [saveContent, publishContent]) {
    const late = await write(services, snapshot(0, two.id), { source: titled('Dois') });
    expect(late).toEqual({ ok: false, refusal: { reason: 'changed' } });
  }
  expect(await db.$count(contentRevisions)).toBe(2);
});

test.each([
  ['category', FILE.replace(/^category: .*$/m, 'category: tudo'), 'not-an-option'],
  ['body', FILE.concat('\n<b>x</b>\n'), 'unknown-markdown'],
])(
  'a text with a fault in its %s never comes out, and leaves no trace',
  async (path, source, code) => {
    const { snapshot } = await editors();
    const refused = await publishContent(services, snapshot(0), { source });
    expect(refused).toMatchObject({ ok: false, refusal: { reason: 'faulty' } });
    expect(refused.ok ? [] : refused.refusal).toMatchObject({
      problems: [{ file: 'pt-BR/posts/catarata-sinais.md', path, code }],
    });
    expect(await db.$count(contentDocuments)).toBe(0);
  },
);

test('two questions at one position are refused, whichever was first', async () => {
  const { one } = await editors();
  const faq = { kind: 'faq', locale: 'pt-BR', by: one.id, version: 1 } as const;
  const source = '---\nquestion: Como é?\ngroup: visita\nposition: 1\n---\nAssim.\n';
  await createContent(services, { ...faq, slug: 'como-e' }, { source });
  const refused = await publishContent(services, { ...faq, slug: 'como-e' }, { source });
  expect(refused).toMatchObject({ ok: false, refusal: { reason: 'faulty' } });
});

test('a new text is a draft until it is published; an address that is taken is refused', async () => {
  const { one } = await editors();
  const key = { kind: 'posts', locale: 'pt-BR', slug: 'novo', by: one.id } as const;
  const create = () => createContent(services, key, { source: titled('Novo') });
  expect((await create()).ok && (await create()).ok).toBe(true);
  expect(await titleOnSite('pt-BR', 'novo')).toBeUndefined();
  await publishContent(services, { ...key, version: 1 }, { source: titled('Novo') });
  expect(await titleOnSite('pt-BR', 'novo')).toBe('Novo');
  const taken = { ok: false, refusal: { reason: 'taken' } };
  expect(await createContent(services, key, { source: titled('Outro') })).toEqual(taken);
  expect(await createContent(services, { ...key, slug: KEY.slug }, { source: FILE })).toEqual(
    taken,
  );
});

test('what is withdrawn is gone until it is published again', async () => {
  const { snapshot } = await editors();
  await withdrawContent(services, snapshot(0));
  expect(await titleOnSite()).toBeUndefined();
  expect((await withdrawContent(services, snapshot(0))).ok).toBe(true);
  await publishContent(services, snapshot(1), { source: FILE });
  expect(await titleOnSite()).toMatch(/^Catarata/);
});

test('what is scheduled comes out at its instant, once, also without its job', async () => {
  const { snapshot } = await editors();
  const dueAt = at(addDays(MONDAY, 1), '08:00');
  const schedule = () =>
    scheduleContent(services, snapshot(0), { source: titled('Amanhã'), dueAt });
  expect((await schedule()).ok && (await schedule()).ok).toBe(true);
  expect(queued).toEqual([{ documentId: 1, dueAt: dueAt.toISOString() }]);
  const [job] = queued;
  if (!job) throw new Error('no job was asked for');
  expect(await titleOnSite()).toMatch(/^Catarata/);
  await expect(
    publishDue({ ...app, ...services }, job).catch((error: Error) => error.message),
  ).resolves.toBe('it is not due yet');
  app.clock.set(dueAt);
  expect(await titleOnSite()).toBe('Amanhã');
  const due = { ...app, ...services };
  expect([await publishDue(due, job), await publishDue(due, job)]).toEqual([
    'published',
    'obsolete',
  ]);
  expect(await stored()).toMatchObject({ publishedRevision: 2, scheduledAt: null });
  expect(await titleOnSite()).toBe('Amanhã');
  app.clock.set(at(MONDAY, '07:00'));
});

test('a new text that is due and then moves leaves a redirect, though its job has not run', async () => {
  const { one } = await editors();
  const key = { kind: 'posts', locale: 'pt-BR', slug: 'novo', by: one.id } as const;
  await createContent(services, key, { source: titled('Novo') });
  const dueAt = at(addDays(MONDAY, 1), '08:00');
  await scheduleContent(services, { ...key, version: 1 }, { source: titled('Novo'), dueAt });
  app.clock.set(dueAt);
  expect(await titleOnSite('pt-BR', 'novo')).toBe('Novo');
  expect((await moveContent(services, { ...key, version: 2 }, 'outro')).ok).toBe(true);
  expect(await movedTo(db, key)).toBe('outro');
  app.clock.set(at(MONDAY, '07:00'));
});

test('a schedule that is undone does nothing at its instant', async () => {
  const { snapshot } = await editors();
  const dueAt = at(addDays(MONDAY, 1), '08:00');
  await scheduleContent(services, snapshot(0), { source: titled('Amanhã'), dueAt });
  await unscheduleContent(services, snapshot(2));
  expect(await stored()).toMatchObject({ scheduledAt: null, publishedRevision: 1 });
  expect(
    await publishDue({ ...app, ...services }, { documentId: 1, dueAt: dueAt.toISOString() }),
  ).toBe('obsolete');
});

test('a text that would break the site by then stays out, and staff are told why', async () => {
  const { snapshot } = await editors();
  const dueAt = at(addDays(MONDAY, 1), '08:00');
  await scheduleContent(services, snapshot(0), { source: titled('Amanhã'), dueAt });
  app.clock.set(dueAt);
  const problem: ContentProblem = {
    file: 'pt-BR/posts/x.md',
    path: 'body',
    code: 'unknown-markdown',
    params: { quote: '<b>um\ndois</b>' },
  };
  const problemsAt = async () => [problem];
  const data = { documentId: 1, dueAt: dueAt.toISOString() };
  expect(await publishDue({ ...app, contentStore: { problemsAt } }, data)).toBe('faulty');
  const row = await stored();
  expect(row).toMatchObject({ scheduledAt: null, publishedRevision: 1 });
  expect(readStoredProblems(row?.scheduleFault ?? '')).toEqual([problem]);
  app.clock.set(at(MONDAY, '07:00'));
});

test('an address changes in both languages, and the old one leads to the new one for good', async () => {
  const { snapshot, one } = await editors();
  expect((await moveContent(services, snapshot(0), 'catarata')).ok).toBe(true);
  expect(await titleOnSite('pt-BR', 'catarata')).toMatch(/^Catarata/);
  expect(await titleOnSite('en-US', 'catarata')).toBeDefined();
  expect(await titleOnSite()).toBeUndefined();
  expect([...app.contents['pt-BR'].moved]).toEqual([
    ['/en-us/blog/catarata-sinais', '/en-us/blog/catarata'],
    ['/blog/catarata-sinais', '/blog/catarata'],
  ]);
  expect(await movedTo(db, KEY)).toBe('catarata');

  const again = { ...KEY, slug: 'catarata', version: 1, by: one.id };
  expect((await moveContent(services, again, 'catarata-hoje')).ok).toBe(true);
  // Back to the first address: redirects must never form a loop.
  const back = { ...again, slug: 'catarata-hoje', version: 2 };
  expect((await moveContent(services, back, KEY.slug)).ok).toBe(true);
  await app.contentStore.refresh();
  const { moved } = app.contents['pt-BR'];
  expect([...moved].filter(([from]) => from.startsWith('/blog'))).toEqual([
    ['/blog/catarata', '/blog/catarata-sinais'],
    ['/blog/catarata-hoje', '/blog/catarata-sinais'],
  ]);
  expect([...moved.values()].some((to) => moved.has(to))).toBe(false);
  expect(await titleOnSite()).toMatch(/^Catarata/);
});

test('an address that another text has, or had, is refused', async () => {
  const { snapshot, one } = await editors();
  const taken = { ok: false, refusal: { reason: 'taken' } };
  expect(await moveContent(services, snapshot(0), 'olho-seco-e-telas')).toEqual(taken);
  await moveContent(services, snapshot(0), 'catarata');
  const other = { ...KEY, slug: 'olho-seco-e-telas', version: 0, by: one.id };
  expect(await moveContent(services, other, KEY.slug)).toEqual(taken);
  const create = { ...KEY, by: one.id };
  expect(await createContent(services, create, { source: FILE })).toEqual(taken);
});

test('revisions cannot be changed or deleted', async () => {
  const { snapshot } = await editors();
  await saveContent(services, snapshot(0), { source: titled('Um') });
  for (const statement of [
    'delete from content_revisions',
    "update content_revisions set source = ''",
  ])
    await expect(database.pool.query(statement)).rejects.toThrow('append-only');
});
