import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { publishContent } from '#app/features/content/write-content.server.ts';
import { problemLine } from '#app/platform/text/content-problem.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR, stillContents, testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { openContentStore } from './content-store.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const fileOf = (slug: string) => stillContents.files.get(`pt-BR/posts/${slug}.md`) ?? '';
const titled = (slug: string, title: string) =>
  fileOf(slug).replace(/^title: .*$/m, `title: ${title}`);

/** Each with what an older release or another record may have left in it. */
const FAULTS: Readonly<Record<string, (source: string) => string>> = {
  'olho-seco-e-telas': (source) => source.replace(/^author: .*$/m, 'author: quem-saiu'),
  'diabetes-e-retina': () => 'sem cabeçalho',
  'moscas-volantes-e-claroes': (source) => `${source}\n\nLigue {fone}.`,
  'como-pingar-colirio': (source) => source.replace(/^category: .*$/m, 'category: tatuagem'),
  'topografia-da-cornea': (source) => source.replace(/^services: .*$/m, 'services: [tatuagem]'),
};

async function openedStore(record: () => ClinicRecord = () => serraClaraRecord) {
  const store = await openContentStore({
    ...{ db, clock: stillClock(), log: silent, contentDir: CONTENT_DIR },
    readRecord: async () => ({ record: record(), stamp: JSON.stringify(record()) }),
    clinicFile: serraClaraRecord,
    first: testContents,
  });
  const post = (slug: string) =>
    store.now()['pt-BR'].editorial.posts.find((each) => each.slug === slug);
  return { store, post };
}

test('a faulty text hurts only itself: a start with five of them takes and publishes all others', async () => {
  const app = await staffAppServices(database);
  const { id: by } = await aStaffMember(app, { role: 'editor' });
  const publish = async (slug: string, source: string) => {
    const { rows } = await pool.query('select version from content_documents where slug = $1', [
      slug,
    ]);
    const version = Number(rows[0]?.version ?? 0);
    return publishContent(app, { kind: 'posts', locale: 'pt-BR', slug, version, by }, { source });
  };
  for (const slug of Object.keys(FAULTS))
    expect((await publish(slug, titled(slug, 'Nova'))).ok).toBe(true);
  expect((await publish('catarata-sinais', titled('catarata-sinais', 'Boa'))).ok).toBe(true);
  for (const [slug, fault] of Object.entries(FAULTS)) {
    const { rows } = await pool.query(
      `insert into content_revisions (document_id, number, source, written_at)
       select id, latest_revision + 1, $1, now() from content_documents where slug = $2
       returning document_id, number`,
      [fault(titled(slug, 'Nova')), slug],
    );
    await pool.query(
      'update content_documents set published_revision = $1, latest_revision = $1 where id = $2',
      [rows[0].number, rows[0].document_id],
    );
  }
  const { store, post } = await openedStore();
  expect(await store.refresh()).toBe('faulty');
  expect(post('catarata-sinais')?.title).toBe('Boa');
  // In place of each stands its file.
  for (const slug of Object.keys(FAULTS))
    expect(post(slug)?.title).toBe(
      testContents['pt-BR'].editorial.posts.find((each) => each.slug === slug)?.title,
    );
  expect(new Set(store.problems().map(({ file }) => file))).toEqual(
    new Set(Object.keys(FAULTS).map((slug) => `pt-BR/posts/${slug}.md`)),
  );
  expect(store.problems().map(problemLine).join()).toContain(
    "author: the clinic record has no 'quem-saiu'",
  );
  await app.contentStore.refresh();
  expect(await publish('catarata-sinais', titled('catarata-sinais', 'Melhor'))).toMatchObject({
    ok: true,
  });
  const refused = await publish('glaucoma-doenca-silenciosa', 'sem cabeçalho');
  expect(refused).toMatchObject({ ok: false, refusal: { reason: 'faulty' } });
  expect(await store.refresh()).toBe('faulty');
  expect(post('catarata-sinais')?.title).toBe('Melhor');
  const slug = 'olho-seco-e-telas';
  expect((await publish(slug, titled(slug, 'Consertada'))).ok).toBe(true);
  await store.refresh();
  expect(post(slug)?.title).toBe('Consertada');
  expect(store.problems().map(({ file }) => file)).not.toContain(`pt-BR/posts/${slug}.md`);
});

test('a text by somebody who is archived stays, with the name', async () => {
  const [helena, marina] = serraClaraRecord.people;
  if (!helena || !marina) throw new Error('the record lacks people');
  const { nurse: _nurse, ...responsibilities } = serraClaraRecord.responsibilities;
  const { store, post } = await openedStore(() => ({
    ...serraClaraRecord,
    responsibilities,
    people: [helena, { ...marina, isArchived: true }],
  }));
  await store.refresh();
  expect(post('como-pingar-colirio')?.author).toBe('marina-couto-reis');
  expect(post('como-pingar-colirio')?.excerpt).toContain('A equipe mostra');
});
