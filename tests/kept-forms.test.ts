import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import { lapsedForm, MAX_SEALED_BYTES } from '#app/features/staff/kept-form.server.ts';
import { totpCode, totpSecret, totpStep } from '#app/features/staff/totp.server.ts';
import { stillClock } from './booking.ts';
import { testDatabase } from './database.ts';
import { aStaffMember, PASSWORD } from './staff.ts';
import { cookieLine, type StaffAnswer, staffSite } from './staff-site.ts';

const database = await testDatabase();
const IMAGES = '/equipe/conteudo/imagens';
const ARTICLE = '/equipe/conteudo/novo/artigos';
const EPISODE = '/equipe/conteudo/novo/episodios';
const loginFor = (path: string) => `/equipe/entrar?volta=${encodeURIComponent(path)}`;

const sealed = z.object({
  values: z.object({ kept: z.object({ text: z.string(), seal: z.string() }) }),
});
const resumed = z.object({
  values: z.object({
    resume: z.object({
      path: z.string(),
      fields: z.array(z.tuple([z.string(), z.string()])),
      hasFiles: z.boolean(),
    }),
  }),
});
const keptIn = ({ form }: StaffAnswer) => {
  const { text, seal } = sealed.parse(form).values.kept;
  return { guardado: text, 'guardado-selo': seal };
};

/** The login's page with the form of an editor whose session has lapsed. */
async function lapsed(path: string, form: Record<string, string> | FormData, changes = {}) {
  const site = await staffSite(database, stillClock());
  const { clock } = site.services;
  await site.services.contentStore.refresh();
  const { id, username } = await aStaffMember(site.services, { role: 'editor', ...changes });
  const cookie = await site.signedIn(id);
  clock.set(new Date(clock.now().getTime() + 31 * 60_000));
  const sent = await site.post(path, form, { cookie });
  expect(sent).toMatchObject({ status: 307, location: `${loginFor(path)}&enviado=1` });
  const page = await site.post(sent.location ?? '', form, { cookie });
  expect(page.status).toBe(401);
  const login = { username, password: PASSWORD, ...keptIn(page) };
  return { site, id, cookie, login };
}

/** What the page answers to the form that its owner sends on after the login. */
async function sentOn(path: string, form: Record<string, string> | FormData) {
  const { site, cookie, login } = await lapsed(path, form);
  const back = await site.post(loginFor(path), login, { cookie });
  const { resume } = resumed.parse(back.form).values;
  const asEditor = { cookie: cookieLine(back.cookies) };
  const answer = await site.post(resume.path, Object.fromEntries(resume.fields), asEditor);
  return { resume, answer, site };
}

function formOf(fields: Record<string, string>, file: [name: string, content: Blob, as: string]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(...file);
  return form;
}

/** 300 KB once it is form-encoded. */
const BODY = 'Não há razão para adiar a avaliação.\r\n\r\n'.repeat(3_600);
const WORDS = {
  'f-title': 'Olhos e sono',
  'f-description': 'Por que dormir bem descansa os olhos.',
  'f-body': 'Durma bem: é bom para a visão.',
  acao: 'guardar',
};

describe('a long text that is sent after its session has lapsed', () => {
  test('is sent on whole once its owner is back', async () => {
    expect(encodeURIComponent(BODY).length).toBeGreaterThan(250_000);
    const { resume, answer } = await sentOn(ARTICLE, { ...WORDS, 'f-body': BODY });
    expect(resume).toMatchObject({ hasFiles: false });
    expect(Object.fromEntries(resume.fields)['f-body']).toBe(BODY);
    expect(answer).toMatchObject({ status: 303 });
    const [stored] = await database.db.select().from(contentRevisions);
    expect(stored?.source.match(/Não há razão/g)).toHaveLength(3_600);
  });

  test('goes through the second step too', async () => {
    const totp = { totpSalt: 'salt', totpLastStep: 1 };
    const form = { ...WORDS, 'f-body': BODY };
    const { site, id, cookie, login } = await lapsed(ARTICLE, form, totp);
    const asked = await site.post(loginFor(ARTICLE), login, { cookie });
    const { clock, env } = site.services;
    const code = totpCode(totpSecret(env.appSecret, id, 'salt'), totpStep(clock.now()));
    const back = await site.post(
      loginFor(ARTICLE).replace('entrar', 'entrar/codigo'),
      { ...keptIn(asked), code },
      { cookie: cookieLine(asked.cookies) },
    );
    const { fields } = resumed.parse(back.form).values.resume;
    expect(Object.fromEntries(fields)['f-body']).toBe(BODY);
  });

  test.each([
    ['quotes', '"'],
    ['lines', '\r\n'],
    ['signs that only forms encode', '!'],
    ['letters of three bytes', '眼'],
  ])('has room in the next step, of %s alone', async (_what, sign) => {
    // As much as the page takes, form-encoded.
    const count = Math.floor(599_000 / new URLSearchParams({ a: sign }).toString().slice(2).length);
    const { login } = await lapsed(ARTICLE, { ...WORDS, 'f-body': sign.repeat(count) });
    expect(new URLSearchParams(login).toString().length).toBeLessThan(MAX_SEALED_BYTES);
  });

  test('is not sent for somebody else', async () => {
    const { site, cookie, login } = await lapsed(ARTICLE, { ...WORDS, 'f-body': BODY });
    const other = await aStaffMember(site.services, { role: 'editor', username: 'lia' });
    const form = { ...login, username: other.username };
    const back = await site.post(loginFor(ARTICLE), form, { cookie });
    expect(back).toMatchObject({ status: 303, location: ARTICLE, form: null });
  });

  test('that no page would take is left behind', async () => {
    const site = await staffSite(database, stillClock());
    const { id } = await aStaffMember(site.services, { role: 'editor' });
    const cookie = await site.signedIn(id);
    const { clock } = site.services;
    clock.set(new Date(clock.now().getTime() + 31 * 60_000));
    const form = { ...WORDS, 'f-body': 'a'.repeat(2_100_000) };
    const answer = await site.post(`${loginFor(ARTICLE)}&enviado=1`, form, { cookie });
    expect(answer).toMatchObject({ status: 303, location: loginFor(ARTICLE) });
  });
});

describe('a form with a file that is sent after its session has lapsed', () => {
  const photo = new Blob([new Uint8Array(400_000)], { type: 'image/jpeg' });
  const recording = new Blob([new Uint8Array(900_000)], { type: 'audio/mpeg' });

  test('keeps what was typed about an image, and asks for the file again', async () => {
    const form = formOf(
      { descricao: 'A fachada da clínica', credito: 'Foto: Ana', pessoas: 'on', autorizacao: 'on' },
      ['imagem', photo, 'fachada.jpg'],
    );
    const { resume, answer } = await sentOn(IMAGES, form);
    expect(resume).toMatchObject({ path: IMAGES, hasFiles: true });
    expect(JSON.stringify(resume)).not.toContain('fachada.jpg');
    expect([answer.status, answer.form]).toMatchObject([
      400,
      {
        errors: [{ fieldId: 'imagem', message: 'Escolha o arquivo da imagem.' }],
        values: { alt: 'A fachada da clínica', credit: 'Foto: Ana', showsPeople: true },
      },
    ]);
  });

  test('keeps the text of an episode, which is not stored without its recording', async () => {
    const form = formOf(WORDS, ['audio', recording, 'episódio.mp3']);
    const { resume, answer } = await sentOn(EPISODE, form);
    expect(resume).toMatchObject({ hasFiles: true });
    expect([answer.status, answer.form]).toMatchObject([
      422,
      {
        errors: [{ fieldId: 'audio', message: 'Escolha o arquivo do áudio.' }],
        values: { 'f-title': ['Olhos e sono'], 'f-body': ['Durma bem: é bom para a visão.'] },
      },
    ]);
    expect(await database.db.$count(contentDocuments)).toBe(0);
  });

  test('asks for none when none had been chosen', async () => {
    const { resume, answer } = await sentOn(EPISODE, formOf(WORDS, ['audio', new Blob([]), '']));
    expect(resume).toMatchObject({ hasFiles: false });
    expect(answer).toMatchObject({ status: 303 });
    expect(await database.db.$count(contentDocuments)).toBe(1);
    // As browsers send the field, which FormData does not.
    const part = 'content-disposition: form-data; name="audio"; filename=""';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const sent = await new Response(`--x\r\n${part}\r\n\r\n\r\n--x--\r\n`, { headers }).formData();
    expect(lapsedForm(sent, { owner: 1, path: EPISODE })).toMatchObject({ fields: [], files: [] });
  });
});
