import { deflateSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import { imageFiles, images } from '#app/db/media-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { planChange } from '#app/features/clinic-record/record-plans.server.ts';
import { imageProblems } from '#app/features/images/image-use.server.ts';
import { anImage, aPhonePhoto, hugePng } from '#app/features/images/test-images.ts';
import { problemLine } from '#app/platform/text/content-problem.ts';
import { MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const PATH = '/equipe/conteudo/imagens';
const WORDS = { descricao: 'A fachada da clínica' };

let asEditor = { cookie: '' };
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Lia Prado' });
  asEditor = { cookie: await site.signedIn(id) };
});

type File = { bytes: Uint8Array; name?: string; type?: string };

function formOf(fields: Record<string, string>, ...files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = 'foto.jpg', type = 'image/jpeg' } of files)
    form.append('imagem', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

const send = (fields: Record<string, string>, ...files: File[]) =>
  site.post(PATH, formOf(fields, ...files), asEditor);
const stored = () => db.$count(images);

test('an image is stored in its widths, without where it was taken, and turned upright', async () => {
  const answer = await send(
    { ...WORDS, credito: 'Foto: Ana', pessoas: 'sim', autorizacao: 'sim' },
    { bytes: await aPhonePhoto() },
  );
  expect([answer.status, answer.location]).toEqual([
    303,
    expect.stringMatching(/^\/equipe\/conteudo\/imagens\/[a-z2-7]{12}-400x600\?feito=enviada$/),
  ]);
  const files = await db.select().from(imageFiles).orderBy(imageFiles.width);
  expect(files.map(({ width }) => width)).toEqual([320, 400]);
  for (const { bytes } of files) expect(bytes.toString('latin1')).not.toMatch(/Exif|segredo|GPS/i);
  const { page } = await site.get(answer.location?.split('?')[0] ?? '', asEditor);
  expect(page).toMatchObject({
    values: { alt: 'A fachada da clínica', credit: 'Foto: Ana', showsPeople: true },
    markdown: expect.stringMatching(
      /^!\[A fachada da clínica\]\(\/imagens\/.*-400x600 "Foto: Ana"\)$/,
    ),
    uses: [],
  });
  expect(await db.select().from(auditLog)).toMatchObject([
    { actor: 'staff:1', action: 'image.stored', detail: { showsPeople: true } },
  ]);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s is taken', async (format) => {
  expect((await send(WORDS, { bytes: await anImage(format) })).status).toBe(303);
  const [image] = await db.select().from(images);
  expect(image).toMatchObject({ width: 1280, height: 853 });
});

test('the same file sent again is the same image, also at the same moment', async () => {
  const file = { bytes: await anImage() };
  const both = await Promise.all([send(WORDS, file), send({ descricao: 'Outra' }, file)]);
  const [first, second] = both.map(({ location }) => location?.split('?')[0]);
  expect(first).toBe(second);
  expect((await send(WORDS, file)).location).toBe(`${first}?feito=conhecida`);
  expect(await stored()).toBe(1);
});

const text = (words: string) => Buffer.from(words);
const hostile: [string, () => Promise<Uint8Array> | Uint8Array, RegExp][] = [
  ['no bytes', () => text(''), /vazio/],
  ['a drawing with a script', () => text('<svg onload="alert(1)"/>'), /SVG/],
  [
    'a drawing after a long beginning',
    () => text(`<?xml version="1.0"?>${' '.repeat(99)}<svg/>`),
    /SVG/,
  ],
  ['a page', () => text('<!doctype html><script>alert(1)</script>'), /SVG|não é uma imagem/],
  ['a program', () => text('MZ\x90\0'), /não é uma imagem/],
  ['words that begin like an image', () => text('GIF89a=1;alert(1)//'), /estragado/],
  ['an image cut off', async () => (await anImage('png')).subarray(0, 900), /estragado/],
  ['a photo cut off', async () => (await aPhonePhoto()).subarray(0, 1_500), /estragado/],
  ['the start of a WebP alone', () => text('RIFF\0\0\0\0WEBPVP8 '), /estragado/],
  ['the start of an AVIF alone', () => text('\0\0\0\x18ftypavif\0\0\0\0mif1avif'), /estragado/],
  ['an iPhone file', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC/],
  ['a PDF', () => text('%PDF-1.7'), /não é uma imagem/],
  ['a TIFF', () => Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]), /não é uma imagem/],
  ['a header of 60,000 × 60,000 pixels', () => hugePng(60_000, 60_000), /estragado/],
  ['a header of 2³¹ pixels a side', () => hugePng(0x7fffffff, 0x7fffffff), /estragado/],
  ['a line', () => anImage('png', { width: 900, height: 20 }), /comprida/],
  ['a dot', () => anImage('png', { width: 1, height: 1 }), /pequena/],
  ['a bomb', () => bomb(), /40 milhões/],
  ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), /5 MB/],
];

/** A valid image of 49 million white pixels in a few kilobytes. */
async function bomb(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer();
}

test.each(hostile)(
  '%s is refused at the field, and nothing is stored',
  async (_what, file, why) => {
    const { status, form } = await send(WORDS, {
      bytes: await file(),
      name: '../../etc/passwd.svg',
    });
    expect(status).toBe(400);
    expect(form).toMatchObject({
      errors: [{ fieldId: 'imagem', message: expect.stringMatching(why) }],
      values: { alt: WORDS.descricao },
    });
    expect(await stored()).toBe(0);
  },
);

test('neither its name nor what the browser calls it makes a file an image, or keeps one from being one', async () => {
  const bytes = await anImage('png');
  const file = { bytes, name: '../../../app/../x\0.svg', type: 'text/html' };
  expect((await send(WORDS, file)).status).toBe(303);
});

test('what is hidden behind an image is left behind', async () => {
  const zipped = deflateSync('<script>alert(1)</script>');
  const hidden = text('<script>alert(document.domain)</script>PK\x03\x04');
  const bytes = Buffer.concat([await anImage('jpeg'), hidden, zipped]);
  expect((await send(WORDS, { bytes })).status).toBe(303);
  const files = await db.select().from(imageFiles);
  expect(files).toHaveLength(4);
  for (const file of files) {
    expect(file.bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(file.bytes.includes('script')).toBe(false);
  }
});

test('of an animation the first image is taken', async () => {
  const { default: sharp } = await import('sharp');
  const frames = await Promise.all(
    ['#f00', '#00f'].map((colour) => anImage('png', { width: 64, height: 64, colour })),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await send(WORDS, { bytes })).status).toBe(303);
  const [file] = await db.select().from(imageFiles);
  const { dominant } = await sharp(file?.bytes).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test.each([
  [{ descricao: ' ' }, 'descricao'],
  [{ descricao: '???' }, 'descricao'],
  [{ descricao: 'IMG_2041.JPG' }, 'descricao'],
  [{ descricao: 'x'.repeat(251) }, 'descricao'],
  [{ ...WORDS, credito: 'x'.repeat(161) }, 'credito'],
  [{ ...WORDS, pessoas: 'sim' }, 'autorizacao'],
])(
  '%# words that are missing or too long are asked for at their field',
  async (fields, fieldId) => {
    const { status, form } = await send(fields, { bytes: await anImage() });
    expect(status).toBe(400);
    expect(form).toMatchObject({ errors: [{ fieldId }, { fieldId: 'imagem' }] });
    expect(await stored()).toBe(0);
  },
);

test('no file, two files and a text in the place of a file are refused', async () => {
  const picture = { bytes: await anImage() };
  const messageOf = async (form: FormData) => (await site.post(PATH, form, asEditor)).form;
  const at = (message: RegExp) => ({
    errors: [{ fieldId: 'imagem', message: expect.stringMatching(message) }],
  });
  expect(await messageOf(formOf(WORDS))).toMatchObject(at(/Escolha o arquivo/));
  expect(await messageOf(formOf(WORDS, picture, picture))).toMatchObject(at(/uma imagem de cada/));
  const values = formOf({ ...WORDS, imagem: 'GIF89a' });
  expect(await messageOf(values)).toMatchObject(at(/Escolha o arquivo/));
  expect((await site.post(PATH, WORDS, asEditor)).form).toMatchObject(at(/Escolha o arquivo/));
  expect(await stored()).toBe(0);
});

async function aStoredImage(): Promise<string> {
  const { location } = await send(WORDS, { bytes: await anImage('png') });
  return location?.split('?')[0] ?? '';
}

test('words are changed by who saw the latest ones; who comes second is told who was first', async () => {
  const path = await aStoredImage();
  const change = (fields: Record<string, string>) => site.post(path, fields, asEditor);
  const first = await change({ descricao: 'A porta azul', versao: '0' });
  expect(first.location).toBe(`${path}?feito=salva`);
  expect((await change({ descricao: 'A porta azul', versao: '0' })).status).toBe(303);
  // A field error in between leaves the form based on what was seen.
  expect(await change({ descricao: '', versao: '0' })).toMatchObject({
    ...{ status: 400, form: { seen: 0 } },
  });
  const second = await change({ descricao: 'A porta verde', versao: '0' });
  expect(second.status).toBe(409);
  expect(second.form).toMatchObject({
    errors: [{ fieldId: 'descricao', message: expect.stringContaining('Lia Prado mudou') }],
    values: { alt: 'A porta verde' },
  });
  expect((await change({ descricao: '', versao: '1' })).status).toBe(400);
  const [image] = await db.select().from(images);
  expect(image).toMatchObject({ alt: 'A porta azul', version: 1 });
});

test('an image that no text shows is deleted, with its files, once', async () => {
  const path = await aStoredImage();
  const remove = (version: string) =>
    site.post(path, { acao: 'apagar', versao: version }, asEditor);
  expect((await remove('7')).status).toBe(409);
  expect((await remove('0')).location).toBe(`${PATH}?feito=apagada`);
  expect((await remove('0')).location).toBe(`${PATH}?feito=apagada`);
  expect([await stored(), await db.$count(imageFiles)]).toEqual([0, 0]);
  expect((await site.get(path, asEditor)).status).toBe(404);
});

test('an image that a text shows stays, and its page leads to the text', async () => {
  const path = await aStoredImage();
  const name = path.split('/').at(-1) ?? '';
  const [text] = await db
    .insert(contentDocuments)
    .values({
      ...{ kind: 'posts', locale: 'pt-BR', slug: 'a-casa', title: 'A casa' },
      ...{ latestRevision: 1, version: 1, changedAt: site.services.clock.now() },
    })
    .returning();
  const writtenAt = site.services.clock.now();
  const source = `---\ntitle: A casa\n---\nUm.\n\n![A porta](/imagens/${name})`;
  await db
    .insert(contentRevisions)
    .values({ documentId: text?.id ?? 0, number: 1, source, writtenAt });
  const answer = await site.post(path, { acao: 'apagar', versao: '0' }, asEditor);
  expect(answer.status).toBe(409);
  expect(answer.form).toMatchObject({ errors: [{ fieldId: 'apagar' }] });
  expect(answer.page).toMatchObject({
    uses: [{ title: 'A casa', href: expect.stringContaining('/a-casa') }],
  });
  expect(await stored()).toBe(1);
});

test('an image that the clinic’s data show, or will show on a day, stays, and its page leads there', async () => {
  const path = await aStoredImage();
  const picture = `/imagens/${path.split('/').at(-1)}`;
  const { clinicFile } = site.services.contentStore;
  const parts = { ...site.services, clinicFile };
  const [person, ...others] = clinicFile.people;
  const { id } = await aStaffMember(site.services, { role: 'administrator' });
  const change = { seenVersion: 0, by: id };
  const photo = { people: [{ ...person, photo: picture }, ...others] };
  const startsOn = addDays(MONDAY, 30);
  expect((await planChange(parts, { ...change, changes: photo, startsOn })).ok).toBe(true);
  const remove = () => site.post(path, { acao: 'apagar', versao: '0' }, asEditor);
  expect(await remove()).toMatchObject({
    status: 409,
    page: { uses: [{ title: 'Pessoas da clínica' }] },
  });
  const looks = { brand: { picture: { image: picture, alt: 'A fachada' } } };
  const changed = await changeRecord(parts, { ...change, changes: looks });
  expect(changed.ok).toBe(true);
  const answer = await remove();
  expect(answer.form).toMatchObject({ errors: [{ fieldId: 'apagar' }] });
  expect(answer.page).toMatchObject({
    uses: [
      { title: 'Marca', href: null },
      { title: 'Pessoas da clínica', href: null },
    ],
  });
});

test('a text that shows an image which nobody has sent has a fault', async () => {
  const name = (await aStoredImage()).split('/').at(-1) ?? '';
  const source = (picture: string) => `![A porta](/imagens/${picture})`;
  const problems = (picture: string) =>
    imageProblems(db, new Map([['pt-BR/posts/a.md', source(picture)]]), 'pt-BR');
  expect(await problems(name)).toEqual([]);
  expect((await problems('k3abcdefghij-12x12')).map(problemLine)).toEqual([
    "- pt-BR/posts/a.md: body: has the picture 'k3abcdefghij-12x12', which nobody has sent",
  ]);
});

test('the library is searched by what images show, without the signs of patterns', async () => {
  await aStoredImage();
  const found = async (search: string) =>
    (await site.get(`${PATH}?busca=${encodeURIComponent(search)}&pagina=9`, asEditor)).page;
  expect(await found('FACHADA clínica')).toMatchObject({ found: 1, page: 1 });
  expect(await found('%')).toMatchObject({ found: 0, images: [] });
});
