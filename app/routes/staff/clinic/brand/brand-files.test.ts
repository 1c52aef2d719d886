import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { FILE_LEFT_BEHIND } from '#app/features/staff/kept-fields.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const PAGE = '/equipe/clinica/marca';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M10 90 60 10l50 80Z" fill="#0b4f6c"/></svg>';
const { logo: logoWords, changed } = staffBrand;

const FORM = { versao: '0', acao: 'guardar', 'cores-do-site': 'sim', desenho: 'coast' };
const BLUE = {
  'cor-principal': '#0b2f63',
  'cor-dos-botoes': '#0a5c3b',
  'cor-de-destaque': '#f2c14e',
};
const PALE = { ...BLUE, 'cor-dos-botoes': '#8fd3f4' };

async function brandSite() {
  const site = await staffSite(database);
  const { db, clock, contentStore } = site.services;
  const { clinicFile } = contentStore;
  const { id } = await aStaffMember(site.services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  const ana = { cookie: await site.signedIn(id) };
  const send = (fields: Record<string, string>, files: Record<string, File> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...files })) form.set(name, value);
    return site.post(PAGE, form, ana);
  };
  const brand = async () => (await readCurrentRecord(db, clinicFile)).record.brand;
  const colleague = () =>
    changeRecord(
      { db, clock, clinicFile },
      { changes: { brand: { landscape: 'city' } }, seenVersion: 0, by: id },
    );
  return { page: () => site.get(PAGE, ana), send, brand, colleague };
}

async function aPhoto() {
  const bytes = await anImage('png', { width: 640, height: 480, colour: '#123456' });
  return new File([new Uint8Array(bytes)], 'porta.png', { type: 'image/png' });
}
const aLogo = () => new File([LOGO], 'nosso-sol.svg', { type: 'image/svg+xml' });
const logoAgain = { fieldId: 'logotipo', message: logoWords.again('nosso-sol.svg') };
const pictured = z.object({ pictures: z.array(z.object({ label: z.string() })) });

test('a clinic without any picture sends one from the page of the brand, and what was typed stays', async () => {
  const { page, send, brand } = await brandSite();
  expect(pictured.parse((await page()).page).pictures).toEqual([]);
  const photo = { imagem: await aPhoto() };
  const { 'cores-do-site': _, ...own } = { ...FORM, ...BLUE, 'desenho-de-antes': 'coast' };

  const refused = await send({ ...own, descricao: 'A porta azul', pessoas: 'sim' }, photo);
  expect(refused).toMatchObject({
    status: 422,
    form: {
      errors: [
        { fieldId: 'autorizacao', message: staffImages.refusals['not-authorised'] },
        { fieldId: 'imagem', message: staffImages.fileAgain },
      ],
      values: { deep: '#0b2f63' },
      upload: { alt: 'A porta azul', showsPeople: true },
    },
  });

  const looked = await send({ ...own, descricao: 'A porta azul', acao: 'ver' }, photo);
  expect(looked).toMatchObject({
    status: 200,
    form: { errors: [], values: { deep: '#0b2f63', scene: 'foto', alt: 'A porta azul' } },
  });
  expect(pictured.parse(looked.page).pictures).toEqual([
    expect.objectContaining({ label: 'A porta azul' }),
  ]);
  expect(await brand()).toBeUndefined();

  const saved = await send({ ...own, descricao: 'A porta azul' }, photo);
  expect(saved.location).toMatch(/\?feito=guardado&feita=\d+$/);
  expect(await brand()).toMatchObject({
    colours: { deep: '#0b2f63' },
    picture: { alt: 'A porta azul' },
  });
});

test('a described picture without its file is asked for, and not passed over', async () => {
  const { send } = await brandSite();
  const { form } = await send({ ...FORM, descricao: 'A porta azul' });
  expect(form).toMatchObject({
    errors: [{ fieldId: 'imagem', message: staffImages.refusals['file-missing'] }],
  });
});

test('a logo that was chosen is named where the page comes back without it', async () => {
  const { send, brand } = await brandSite();
  const { 'cores-do-site': _, ...own } = FORM;
  const files = { logotipo: aLogo() };
  const weak = await send({ ...own, ...PALE, 'traz-o-nome': 'sim' }, files);
  expect(weak).toMatchObject({
    status: 422,
    form: {
      errors: [{ fieldId: 'cor-dos-botoes', message: expect.any(String) }, logoAgain],
      holdsName: true,
    },
  });
  expect(await send({ ...own, ...BLUE, acao: 'ver' }, files)).toMatchObject({
    form: { errors: [], lost: 'nosso-sol.svg' },
  });
  // A file that is refused itself says why, and nothing more.
  const broken = { logotipo: new File(['?'], 'nosso-sol.svg') };
  expect((await send({ ...own, ...BLUE }, broken)).form).toMatchObject({
    errors: [{ fieldId: 'logotipo', message: logoWords.refusals.unknown }],
    values: { deep: '#0b2f63' },
  });
  expect(await brand()).toBeUndefined();

  // Whoever puts the looks on the site with a logo chosen below puts both there.
  const saved = await send({ ...own, ...BLUE, 'traz-o-nome': 'sim' }, files);
  expect(saved.location).toMatch(/\?feito=guardado&feita=\d+$/);
  expect(await brand()).toMatchObject({
    colours: { deep: '#0b2f63' },
    logo: { holdsName: true },
  });
});

test('a colleague’s change is told of with the logo to choose again, and no correction passes over it', async () => {
  const { send, brand, colleague } = await brandSite();
  await colleague();
  const { 'cores-do-site': _, ...own } = FORM;
  const stale = await send({ ...FORM, acao: 'logotipo' }, { logotipo: aLogo() });
  expect(stale).toMatchObject({
    status: 409,
    form: { errors: [{ fieldId: MAIN_FORM, message: changed }, logoAgain] },
  });
  // The page of a refused form still knows the version that was seen.
  const weak = await send({ ...own, ...PALE });
  expect(weak.form).toMatchObject({ version: 0, errors: [{ fieldId: 'cor-dos-botoes' }] });
  expect((await send({ ...own, ...BLUE })).status).toBe(409);
  expect(await brand()).toMatchObject({ landscape: 'city' });
});

test('that the logo in use holds the name is said without sending it again', async () => {
  const { send, brand } = await brandSite();
  await send({ ...FORM, acao: 'logotipo' }, { logotipo: aLogo() });
  expect((await brand())?.logo).toMatchObject({ holdsName: false });
  const versao = '1';
  expect((await send({ ...FORM, versao, 'traz-o-nome': 'sim' })).status).toBe(303);
  expect((await brand())?.logo).toMatchObject({ holdsName: true, file: expect.any(String) });
});

test('the button of the logo leaves nothing out that was chosen above, nor what came with it', async () => {
  const { send, brand } = await brandSite();
  const { 'cores-do-site': _, ...own } = { ...FORM, ...BLUE, 'desenho-de-antes': 'coast' };
  const fields = { ...own, acao: 'logotipo', descricao: 'A porta azul' };
  const files = { logotipo: aLogo(), imagem: await aPhoto() };
  expect((await send(fields, files)).location).toMatch(/\?feito=guardado&feita=\d+$/);
  expect(await brand()).toMatchObject({
    colours: { deep: '#0b2f63' },
    picture: { alt: 'A porta azul' },
    logo: { holdsName: false },
  });
});

test('a logo that was left behind at a new sign-in is asked for again, and nothing is saved without it', async () => {
  const { send, brand } = await brandSite();
  const answer = await send({ ...FORM, ...BLUE, logotipo: FILE_LEFT_BEHIND });
  expect(answer).toMatchObject({
    status: 422,
    form: { errors: [{ fieldId: 'logotipo', message: logoWords.refusals['file-missing'] }] },
  });
  expect(await brand()).toBeUndefined();
});

test('a picture that the library knows is described here as it was sent, and has the library’s words once they are cleared', async () => {
  const { send, brand } = await brandSite();
  const photo = { imagem: await aPhoto() };
  const first = { ...FORM, 'desenho-de-antes': 'coast', descricao: 'A porta' };
  expect((await send(first, photo)).status).toBe(303);
  const { picture } = (await brand()) ?? {};
  const again = { ...first, versao: '1', descricao: 'A porta azul', 'desenho-de-antes': 'coast' };
  expect((await send(again, photo)).status).toBe(303);
  expect(await brand()).toMatchObject({ picture: { ...picture, alt: 'A porta azul' } });
  const image = picture?.image ?? '';
  const cleared = { 'foto-de-antes': image, foto: image, 'foto-mostra': '', desenho: 'foto' };
  expect((await send({ ...FORM, ...cleared, versao: '2' })).status).toBe(303);
  expect(await brand()).toMatchObject({ picture: { image, alt: 'A porta' } });
});
