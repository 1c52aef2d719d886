import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { storeImage } from '#app/features/images/store-image.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await staffSite(database);
const PERSON = '/equipe/conteudo/profissionais/pt/helena-prado-vilela';
const ARTICLE = '/equipe/conteudo/artigos/pt/moscas-volantes-e-claroes';
const ABOUT = '/equipe/conteudo/paginas/pt/sobre';
const UNKNOWN = '/imagens/k3abcdefghij-400x600';

let asEditor = { cookie: '' };
let image = '';
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Lia Prado' });
  asEditor = { cookie: await site.signedIn(id) };
  await site.services.contentStore.refresh();
  const sent = await anImage('png', { width: 400, height: 500 });
  const description = { alt: 'A médica sorri na porta', credit: null, showsPeople: true };
  const stored = await storeImage(site.services, { sent, description, by: id });
  image = stored.ok ? `/imagens/${stored.value.name}` : '';
});

const form = z.object({
  values: z.record(z.string(), z.array(z.string())),
  snapshot: z.object({ version: z.string(), base: z.string() }),
});

/** Sends an entry's form as it is, but for these fields. */
async function change(path: string, fields: Record<string, string>, action = 'publicar') {
  const { values, snapshot } = form.parse((await site.get(path, asEditor)).page);
  const data = new FormData();
  for (const [name, all] of Object.entries({ ...values }))
    for (const value of fields[name] === undefined ? all : []) data.append(name, value);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('versao', snapshot.version);
  data.append('base', snapshot.base);
  data.append('acao', action);
  return site.post(path, data, asEditor);
}

const helena = () =>
  site.services.contents['pt-BR'].people.find(({ slug }) => slug === 'helena-prado-vilela');

test('a photo and a biography are on the site once published, with every version kept', async () => {
  const sent = { 'f-photo': image, 'f-studies': 'Medicina\nResidência', 'f-body': 'Duas frases.' };
  expect((await change(PERSON, sent)).location).toBe(`${PERSON}?feito=publicado`);
  expect(helena()).toMatchObject({ photo: image, studies: ['Medicina', 'Residência'] });
  const { page } = await site.get(`${PERSON}/versoes`, asEditor);
  expect(page).toMatchObject({ versions: [{ number: 2 }, { number: 1 }] });
});

test('a photo that the library does not have is refused at its field', async () => {
  const { status, form: refused } = await change(PERSON, { 'f-photo': UNKNOWN });
  expect([status, refused]).toMatchObject([
    422,
    {
      errors: [{ fieldId: 'f-photo', message: expect.stringContaining('não está na biblioteca') }],
    },
  ]);
  for (const address of ['https://example.com/a.jpg', '/imagens/../x', 'javascript:alert(1)'])
    expect((await change(PERSON, { 'f-photo': address })).form).toMatchObject({
      errors: [{ fieldId: 'f-photo' }],
    });
});

test('what praises is not published without a reason', async () => {
  const { status, form: refused } = await change(PERSON, {
    'f-body': 'Helena é a melhor médica da região.',
  });
  const blocking = expect.objectContaining({ rule: 'superlative', severity: 'blocks' });
  expect([status, refused]).toMatchObject([422, { findings: expect.arrayContaining([blocking]) }]);
});

test("a cover takes the library's words until somebody writes others", async () => {
  await change(ARTICLE, { 'f-cover-image': image });
  const cover = () =>
    site.services.contents['pt-BR'].editorial.posts.find(
      ({ slug }) => slug === 'moscas-volantes-e-claroes',
    )?.cover;
  expect(cover()).toEqual({ image, alt: 'A médica sorri na porta' });
  await change(ARTICLE, { 'f-cover-alt': 'Uma porta aberta' });
  expect(cover()).toEqual({ image, alt: 'Uma porta aberta' });
  const named = await change(ARTICLE, { 'f-cover-alt': 'IMG_1.jpg' });
  expect(named.form).toMatchObject({
    errors: [{ fieldId: 'f-cover-alt', message: expect.stringContaining('com palavras') }],
  });
  await change(ARTICLE, { 'f-cover-image': '', 'f-cover-alt': '' });
  expect(cover()).toBeUndefined();
});

test('an image that a field names cannot be deleted', async () => {
  await change(PERSON, { 'f-photo': image }, 'guardar');
  const path = `/equipe/conteudo${image}`;
  const answer = await site.post(path, { acao: 'apagar', versao: '0' }, asEditor);
  expect(answer.status).toBe(409);
});

test('the photos of the clinic are slots of its page', async () => {
  await change(ABOUT, { 'f-photos-reception': image });
  expect(site.services.contents['pt-BR'].pages.about.photos).toEqual({ reception: image });
});
