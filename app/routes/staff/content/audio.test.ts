import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { audioChunks, audioFiles } from '#app/db/media-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { anM4a, anMp3, id3 } from '#app/features/audio/test-audio.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { podcastFeed } from '#app/features/podcast/podcast-feed.server.ts';
import { sitePages } from '#app/site-content/site-pages.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const LIST = '/equipe/conteudo/audios';
const NEW = '/equipe/conteudo/novo/episodios';
const EPISODE = '/equipe/conteudo/episodios/pt/olhos-e-sono';

let asEditor = { cookie: '' };
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Lia Prado' });
  asEditor = { cookie: await site.signedIn(id) };
  await site.services.contentStore.refresh();
});

type File = { bytes: Buffer; name?: string };
const WORDS = {
  'f-title': 'Olhos e sono',
  'f-description': 'Por que dormir bem descansa os olhos.',
  'f-season': '1',
  'f-number': '13',
  'f-publishedOn': '2026-09-14',
  'f-category': 'perguntas',
  'f-speakers': 'helena-prado-vilela',
  'f-services': 'consultas-oftalmologicas',
  'f-tags': 'sono',
  'f-body': '**Helena:** Durma bem.',
};

/** The form data a browser sends, with a nameless file when none was chosen. */
function formOf(fields: Record<string, string>, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const bytes = file ? new Uint8Array(file.bytes) : new Uint8Array();
  form.append('audio', new Blob([bytes]), file ? (file.name ?? 'episódio 13.mp3') : '');
  return form;
}

const send = (path: string, fields: Record<string, string>, file?: File) =>
  site.post(path, formOf(fields, file), asEditor);
const listed = async () => {
  const { page } = await site.get(LIST, asEditor);
  const audio = z.object({ name: z.string(), label: z.string(), uses: z.array(z.unknown()) });
  return z.object({ audios: z.array(audio) }).parse(page).audios;
};
const episode = (slug = 'olhos-e-sono') =>
  site.services.contents['pt-BR'].editorial.episodes.find((each) => each.slug === slug);

test('audio is kept without its labels, once, under the name that its sender gave it', async () => {
  const bytes = Buffer.concat([id3('segredo'), anMp3(8_000)]);
  expect((await send(LIST, {}, { bytes })).location).toBe(`${LIST}?feito=enviado`);
  expect((await send(LIST, {}, { bytes: anMp3(8_000) })).location).toBe(`${LIST}?feito=conhecido`);
  expect(await db.select().from(audioFiles)).toMatchObject([
    { type: 'audio/mpeg', bytes: 1_152_000, durationSeconds: 288, label: 'episódio 13' },
  ]);
  const chunks = await db.select().from(audioChunks).orderBy(audioChunks.number);
  expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(anMp3(8_000))).toBe(true);
  expect(await db.select().from(auditLog)).toMatchObject([
    { actor: 'staff:1', action: 'audio.stored', detail: { durationSeconds: 288 } },
  ]);
});

test.each<[string, Buffer | undefined, RegExp]>([
  ['no file', undefined, /Escolha o arquivo/],
  ['an empty file', Buffer.alloc(0), /vazio/],
  ['a page that is called so', Buffer.from('<script>alert(1)</script>'), /não é um áudio/],
  ['a WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt '), /WAV/],
  ['a film', anM4a({ handler: 'vide' }), /vídeo/],
  ['more than 25 MB', Buffer.alloc(25 * 1024 * 1024 + 1, 0xff), /25 MB/],
])('%s is refused at the field, and nothing is kept', async (_what, bytes, why) => {
  const { status, form } = await send(LIST, {}, bytes && { bytes, name: '../../x.mp3' });
  expect([status, form]).toMatchObject([
    422,
    { errors: [{ fieldId: 'audio', message: expect.stringMatching(why) }] },
  ]);
  expect(await db.$count(audioFiles)).toBe(0);
});

test('where the podcast is switched off, nobody is told that an episode is on the site', async () => {
  const { services } = site;
  const { id: by } = await aStaffMember(services, { role: 'administrator' });
  const changes = { offers: { podcast: false } };
  const parts = { ...services, clinicFile: serraClaraRecord };
  expect(await changeRecord(parts, { changes, seenVersion: 0, by })).toMatchObject({ ok: true });
  await services.contentStore.refresh();
  const form = { ...WORDS, acao: 'publicar' };
  const { location } = await send(NEW, form, { bytes: anM4a({ seconds: 61 }) });
  expect((await site.get(location ?? '', asEditor)).page).toMatchObject({
    done: expect.stringMatching(/^Publicado, mas o site não mostra/),
    links: { onSite: null },
  });
});

test('a new episode proposes its number, brings its audio and is on the site with one form', async () => {
  expect((await site.get(NEW, asEditor)).page).toMatchObject({
    values: { 'f-season': ['1'], 'f-number': ['13'] },
  });
  const form = { ...WORDS, acao: 'publicar' };
  const made = await send(NEW, form, { bytes: anM4a({ seconds: 61 }) });
  expect(made.location).toBe(`${EPISODE}?feito=publicado`);
  const [file] = await db.select().from(audioFiles);
  const audio = `/audio/${file?.name}`;
  expect(episode()).toMatchObject({
    ...{ guid: 'olhos-e-sono', audio, durationSeconds: 61, bytes: file?.bytes },
  });
  expect(feedNow()).toContain(
    `<enclosure url="https://x.example${audio}" length="${file?.bytes}" type="audio/mp4"/>`,
  );
  const pages = sitePages(site.services.contents['pt-BR']).map(({ path }) => path);
  expect(pages).toContain('/podcast/olhos-e-sono');
  expect(await listed()).toMatchObject([{ uses: [{ title: 'Olhos e sono' }] }]);
  // A repeated request creates no second episode.
  expect((await send(NEW, form, { bytes: anM4a({ seconds: 61 }) })).location).toBe(made.location);
});

function feedNow(): string {
  return podcastFeed(site.services.contents['pt-BR'].editorial, {
    ...{ language: 'pt-BR', description: '', email: '', domain: 'x.example', feedUrl: 'https://x' },
    ...{ listUrl: '', imageUrl: '', episodeUrl: (slug: string) => slug },
    fileUrl: (path) => `https://x.example${path}`,
    personName: (slug) => slug,
  });
}

test('a refused file keeps what was typed, and audio that came with a refused form is chosen', async () => {
  const wrong = await send(NEW, { ...WORDS, acao: 'publicar' }, { bytes: Buffer.from('MZ') });
  expect([wrong.status, wrong.form]).toMatchObject([
    422,
    { errors: [{ fieldId: 'audio' }], values: { 'f-body': ['**Helena:** Durma bem.'] } },
  ]);
  const fields = { ...WORDS, 'f-title': ' ', acao: 'publicar' };
  const untitled = await send(NEW, fields, { bytes: anMp3() });
  const [kept] = await listed();
  expect([untitled.status, untitled.form]).toMatchObject([
    422,
    { values: { 'f-audio': [`/audio/${kept?.name}`] } },
  ]);
});

test('without audio, with made-up audio or with the number of another, an episode stays a draft', async () => {
  const made = await send(NEW, { ...WORDS, acao: 'publicar' });
  expect(made.location).toBe(`${EPISODE}?conferir`);
  const errorsAt = async (fields: Record<string, string>) => {
    const { versao } = await snapshot();
    const refused = await send(EPISODE, { ...WORDS, ...fields, versao, acao: 'publicar' });
    const errors = z.array(z.object({ fieldId: z.string(), message: z.string() }));
    return z.object({ errors }).parse(refused.form).errors;
  };
  expect(await errorsAt({})).toEqual([
    { fieldId: 'f-audio', message: 'Áudio: preencha este campo.' },
  ]);
  expect(await errorsAt({ 'f-audio': '/audio/aaaabbbbcccc.mp3' })).toContainEqual({
    fieldId: 'f-audio',
    message: expect.stringContaining('não está mais guardado'),
  });
  const taken = { 'f-audio': '/podcast/catarata.mp3', 'f-number': '2' };
  expect(await errorsAt(taken)).toMatchObject([{ fieldId: 'f-number' }]);
  expect(episode()).toBeUndefined();
});

async function snapshot() {
  const { page } = await site.get(EPISODE, asEditor);
  const { version } = z
    .object({ snapshot: z.object({ version: z.string() }) })
    .parse(page).snapshot;
  return { versao: version };
}

test('an episode moves with its audio and its name in programs, and can be withdrawn', async () => {
  const path = '/equipe/conteudo/episodios/pt/catarata/endereco';
  const move = { acao: 'mover', endereco: 'a-catarata', versao: '0' };
  expect((await site.post(path, move, asEditor)).status).toBe(303);
  expect(episode('a-catarata')).toMatchObject({
    ...{ guid: 'catarata', audio: '/podcast/catarata.mp3', durationSeconds: 223 },
  });
  const { moved } = site.services.contents['pt-BR'];
  expect(moved.get('/podcast/catarata')).toBe('/podcast/a-catarata');
  expect(feedNow()).toContain('>x.example/podcast/catarata</guid>');
  const away = path.replace('/catarata/', '/a-catarata/');
  expect((await site.post(away, { acao: 'retirar', versao: '1' }, asEditor)).status).toBe(303);
  expect(episode('a-catarata')).toBeUndefined();
});

test('audio that an episode has stays; what none has is deleted, once', async () => {
  await send(NEW, { ...WORDS, acao: 'guardar' }, { bytes: anMp3() });
  await send(LIST, {}, { bytes: anM4a() });
  const [free, used] = await listed();
  const remove = (nome = '') => site.post(LIST, { acao: 'apagar', nome }, asEditor);
  const refused = await remove(used?.name);
  expect([refused.status, refused.form]).toMatchObject([409, { errors: [{ fieldId: 'audio' }] }]);
  expect((await remove(free?.name)).location).toBe(`${LIST}?feito=apagado`);
  expect((await remove(free?.name)).location).toBe(`${LIST}?feito=apagado`);
  expect((await listed()).map(({ name }) => name)).toEqual([used?.name]);
  expect(await db.$count(audioChunks)).toBe(1);
});
