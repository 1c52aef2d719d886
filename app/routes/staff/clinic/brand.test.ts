import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { storeImage } from '#app/features/images/store-image.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const PAGE = '/equipe/clinica/marca';
const messages = staffBrand.looks;

async function brandSite() {
  const site = await staffSite(database, stillClock());
  const { id } = await aStaffMember(site.services, {
    ...{ username: 'ana', name: 'ana', role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  const ana = { cookie: await site.signedIn(id) };
  const pictured = async (alt: string, colour: string) => {
    const sent = await anImage('png', { width: 640, height: 480, colour });
    const description = { alt, credit: null, showsPeople: false };
    const stored = await storeImage(site.services, { sent, description, by: id });
    if (!stored.ok) throw new Error(stored.refusal);
    return `/imagens/${stored.value.name}`;
  };
  const send = (form: Record<string, string>, page = PAGE) =>
    site.post(page, { acao: 'guardar', 'cores-do-site': 'sim', ...form }, ana);
  const brand = async () => {
    const { record } = await readCurrentRecord(database.db, site.services.contentStore.clinicFile);
    return record.brand;
  };
  /** The record names a picture, in both languages, as it can where it is kept as a file. */
  const inEnglish = async (image: string) => {
    const { clinicFile } = site.services.contentStore;
    const alt = { 'pt-BR': 'A porta da clínica', 'en-US': 'The door of the clinic' };
    const changes = { brand: { picture: { image, alt } } };
    await changeRecord({ ...site.services, clinicFile }, { changes, seenVersion: 0, by: id });
  };
  return { page: () => site.get(PAGE, ana), pictured, send, brand, inEnglish };
}

const answer = z.looseObject({
  errors: z.array(z.object({ fieldId: z.string(), message: z.string() })),
  values: z.looseObject({ scene: z.string(), picture: z.string() }),
});

test('the picture in place of the landscape is chosen among those of the library', async () => {
  const { page, pictured, send, brand } = await brandSite();
  const door = await pictured('A porta da clínica', '#123456');
  const ramp = await pictured('A rampa', '#654321');
  expect((await page()).page).toMatchObject({
    pictures: [
      { value: ramp, label: 'A rampa' },
      { value: door, label: 'A porta da clínica' },
    ],
  });

  const none = await send({ versao: '0', desenho: 'foto' });
  expect([none.status, answer.parse(none.form).errors]).toEqual([
    422,
    [{ fieldId: 'foto', message: messages.pictures.missing }],
  ]);
  const strange = { versao: '0', desenho: 'foto', foto: '/imagens/abcdefghij12-640x480' };
  const refused = answer.parse((await send(strange)).form);
  expect(refused.errors).toEqual([{ fieldId: 'foto', message: messages.pictures.gone }]);
  expect(refused.values.picture).toBe(strange.foto);

  // Whoever chooses a picture need not say again that it comes in place of the drawing, nor what it shows.
  const saved = await send({
    ...{ versao: '0', desenho: 'coast', 'desenho-de-antes': 'coast', foto: door },
  });
  expect(saved.location).toMatch(/\?feito=guardado&feita=\d+$/);
  expect((await brand())?.picture).toEqual({ image: door, alt: 'A porta da clínica' });

  const shown = { 'foto-de-antes': door, 'foto-mostrava': 'A porta da clínica' };
  const marked = { desenho: 'foto', 'desenho-de-antes': 'foto' };
  const other = { versao: '1', ...marked, foto: ramp, 'foto-mostra': 'A porta da clínica' };
  await send({ ...shown, ...other });
  expect((await brand())?.picture).toEqual({ image: ramp, alt: 'A rampa' });

  // Back to a drawing, with the picture still marked in its list.
  const drawn = { ...other, versao: '2', desenho: 'city', 'foto-de-antes': ramp };
  await send({ ...drawn, 'foto-mostrava': 'A porta da clínica' });
  expect(await brand()).toMatchObject({ landscape: 'city' });
  expect((await brand())?.picture).toBeUndefined();

  // A picture is marked first, and then a drawing after all.
  const onSecondThought = { desenho: 'coast', 'desenho-de-antes': 'city', foto: door };
  await send({ versao: '3', ...onSecondThought });
  expect(await brand()).toMatchObject({ landscape: 'coast' });
  expect((await brand())?.picture).toBeUndefined();
});

test('who changes a colour keeps what the picture says in English', async () => {
  const { pictured, send, brand, inEnglish } = await brandSite();
  const door = await pictured('A porta da clínica', '#abcdef');
  await inEnglish(door);
  const shown = { 'foto-de-antes': door, 'foto-mostrava': 'A porta da clínica' };
  const form = { versao: '1', desenho: 'foto', foto: door, 'foto-mostra': 'A porta da clínica' };
  const saved = await send({ ...shown, ...form, 'cores-do-site': 'sim' });
  expect(saved.location).toMatch(/\?feito=guardado&feita=\d+$/);
  const alt = { 'pt-BR': 'A porta da clínica', 'en-US': 'The door of the clinic' };
  expect((await brand())?.picture).toEqual({ image: door, alt });
  await send({ ...shown, ...form, versao: '2', 'foto-mostra': 'A porta azul' });
  expect((await brand())?.picture).toEqual({ image: door, alt: 'A porta azul' });
});

test('a picture that comes back has its words again, in both languages', async () => {
  const { pictured, send, brand, inEnglish } = await brandSite();
  const door = await pictured('A fachada', '#abcdff');
  const ramp = await pictured('A rampa', '#654322');
  await inEnglish(door);
  const alt = { 'pt-BR': 'A porta da clínica', 'en-US': 'The door of the clinic' };
  const scene = { desenho: 'foto', 'desenho-de-antes': 'foto' };
  const shown = (image: string, words: string) => ({
    ...{ 'foto-de-antes': image, 'foto-mostrava': words, 'foto-mostra': words },
  });
  await send({ versao: '1', ...scene, ...shown(door, alt['pt-BR']), foto: ramp });
  expect((await brand())?.picture).toEqual({ image: ramp, alt: 'A rampa' });
  await send({ versao: '2', ...scene, ...shown(ramp, 'A rampa'), foto: door });
  expect((await brand())?.picture).toEqual({ image: door, alt });

  // A drawing meanwhile, and other words in Portuguese.
  await send({ versao: '3', desenho: 'city', 'desenho-de-antes': 'foto' });
  const blue = { ...shown(door, ''), 'foto-mostra': 'A porta azul' };
  await send({ versao: '4', desenho: 'foto', 'desenho-de-antes': 'city', ...blue, foto: door });
  expect((await brand())?.picture).toEqual({ image: door, alt: 'A porta azul' });
  // The form that an older version has filled.
  const asked = { versao: '5', ...scene, ...shown(door, alt['pt-BR']), foto: door };
  const saved = await send(asked, `${PAGE}?como=1`);
  expect(saved.location).toMatch(/\?feito=guardado&feita=\d+$/);
  expect((await brand())?.picture).toEqual({ image: door, alt });
});

test('the last change of the brand is taken back from the page that tells of it, and only while it is the last', async () => {
  const { page, send, brand } = await brandSite();
  const before = await brand();
  const { version } = z.looseObject({ version: z.number() }).parse((await page()).page);
  const [now, other] = before?.landscape === 'city' ? ['city', 'coast'] : ['town', 'city'];
  const form = { versao: String(version), desenho: other, 'desenho-de-antes': now };
  const saved = await send(form);
  expect((await brand())?.landscape).toBe(other);
  // Who saves what is there already has changed nothing, and takes nobody's change back.
  const same = { versao: String(version + 1), desenho: other, 'desenho-de-antes': other };
  expect((await send(same)).location).toBe(`${PAGE}?feito=guardado`);
  const undo = { versao: String(version + 1), acao: 'desfazer' };
  expect(saved.location).toBe(`${PAGE}?feito=guardado&feita=${version + 1}`);
  expect((await send(undo)).location).toBe(`${PAGE}?desfeito`);
  expect(await brand()).toEqual(before);
  expect((await send(undo)).location).toBe(`${PAGE}?tarde`);
  expect(await brand()).toEqual(before);
});
