import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { filmChunks, filmFiles } from '#app/db/media-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { aMovie, aWebm } from '#app/features/films/test-films.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const LIST = '/equipe/conteudo/filmes';
const SERVICE = '/equipe/conteudo/servicos/pt/gonioscopia';
const CAPTIONS = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nOlá');

let asEditor = { cookie: '' };
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Lia Prado' });
  asEditor = { cookie: await site.signedIn(id) };
  await site.services.contentStore.refresh();
});

function send(bytes?: Buffer, { name = 'exame.mp4', isAuthorised = true } = {}) {
  const form = new FormData();
  if (isAuthorised) form.append('autorizacao', 'sim');
  form.append('filme', new Blob([new Uint8Array(bytes ?? [])]), bytes ? name : '');
  return site.post(LIST, form, asEditor);
}

const listed = async () => {
  const film = z.object({ name: z.string(), path: z.string(), label: z.string() });
  const { page } = await site.get(LIST, asEditor);
  return z.object({ films: z.array(film) }).parse(page).films;
};

test('a film is kept once, by what it is and not by its name, and the log says who sent it', async () => {
  expect((await send(aWebm({ secret: 'x' }))).location).toBe(`${LIST}?feito=enviado`);
  expect((await send(aWebm({ secret: 'x' }))).location).toBe(`${LIST}?feito=conhecido`);
  expect(await db.select().from(filmFiles)).toMatchObject([
    { type: 'video/webm', durationSeconds: 7, label: 'exame' },
  ]);
  expect(await db.$count(filmChunks)).toBe(1);
  expect(await db.select().from(auditLog)).toMatchObject([
    { actor: 'staff:1', action: 'film.stored', detail: { durationSeconds: 7 } },
  ]);
});

test.each<[string, Buffer | undefined, RegExp]>([
  ['no file', undefined, /Escolha o arquivo/],
  ['an empty file', Buffer.alloc(0), /vazio/],
  ['a page that is called so', Buffer.from('<script>alert(1)</script>'), /não é um filme/],
  ['a page behind a film', Buffer.concat([aWebm(), Buffer.from('<script>')]), /até o fim/],
  ['sound alone', aMovie({ kinds: ['soun'], codec: 'mp4a' }), /só tem som/],
  [
    'captions that end before they begin',
    Buffer.from('WEBVTT\n\n00:02.000 --> 00:01.000\nA'),
    /legendas/,
  ],
  ['more than 25 MB', Buffer.alloc(25 * 1024 * 1024 + 1), /25 MB/],
])('%s is refused at the field, and nothing is kept', async (_what, bytes, why) => {
  const { status, form } = await send(bytes, { name: '../../x.mp4' });
  expect([status, form]).toMatchObject([
    422,
    { errors: [{ fieldId: 'filme', message: expect.stringMatching(why) }] },
  ]);
  expect(await db.$count(filmFiles)).toBe(0);
});

test('a film comes with the word that who appears in it has agreed', async () => {
  const { status, form } = await send(aWebm(), { isAuthorised: false });
  expect([status, form]).toMatchObject([422, { errors: [{ fieldId: 'autorizacao' }] }]);
  expect(await db.$count(filmFiles)).toBe(0);
});

const entry = z.object({
  values: z.record(z.string(), z.array(z.string())),
  snapshot: z.object({ version: z.string(), base: z.string() }),
});

/** Publishes the service's text as it is, but for these fields. */
async function publish(fields: Record<string, string>) {
  const { values, snapshot } = entry.parse((await site.get(SERVICE, asEditor)).page);
  const form = new FormData();
  for (const [name, all] of Object.entries(values))
    for (const value of fields[name] === undefined ? all : []) form.append(name, value);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('versao', snapshot.version);
  form.append('base', snapshot.base);
  form.append('acao', 'publicar');
  return site.post(SERVICE, form, asEditor);
}

test('a service shows a film with captions and a transcript, and then it cannot be deleted', async () => {
  await send(aMovie(), { name: 'a gonioscopia.mp4' });
  await send(CAPTIONS, { name: 'legendas.vtt' });
  const films = await listed();
  const film = films.find(({ path }) => path.endsWith('.mp4'));
  const captions = films.find(({ path }) => path.endsWith('.vtt'));
  const fields = { 'f-video-film': film?.path ?? '', 'f-video-title': 'Como é a gonioscopia' };
  expect((await publish(fields)).form).toMatchObject({
    errors: [{ fieldId: 'f-video-captions' }, { fieldId: 'f-video-description' }],
  });
  const whole = {
    ...fields,
    'f-video-captions': captions?.path ?? '',
    'f-video-description': 'A médica apoia uma lente no olho.',
  };
  expect((await publish(whole)).location).toBe(`${SERVICE}?feito=publicado`);
  const shown = site.services.contents['pt-BR'].services.find(({ slug }) => slug === 'gonioscopia');
  expect(shown?.video).toMatchObject({ film: film?.path, captions: captions?.path });
  const kept = await site.post(LIST, { acao: 'apagar', nome: film?.name ?? '' }, asEditor);
  expect(kept.status).toBe(409);
  expect(
    (await publish({ ...whole, 'f-video-film': '/filmes/aaaabbbbcccc.mp4' })).form,
  ).toMatchObject({
    errors: [{ fieldId: 'f-video-film', message: expect.stringContaining('não está mais') }],
  });
});

test('what no service uses is deleted for good', async () => {
  await send(aWebm());
  const [film] = await listed();
  const gone = await site.post(LIST, { acao: 'apagar', nome: film?.name ?? '' }, asEditor);
  expect([gone.location, await db.$count(filmChunks)]).toEqual([`${LIST}?feito=apagado`, 0]);
});
