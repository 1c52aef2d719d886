import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import {
  formOf,
  RECORD_PATHS,
  returnPath,
  sectionOf,
} from '#app/features/clinic-record/sections.ts';
import { storeImage } from '#app/features/images/store-image.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// Pictures that the clinic's data name, and that are deleted from the library.

const database = await testDatabase();
const { db } = database;
const GONE = '/imagens/abcdefghij12-640x480';

async function clinicSite() {
  const site = await staffSite(database, stillClock());
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const { clinicFile } = site.services.contentStore;
  const save = async (changes: Record<string, unknown>) => {
    const { version } = await current();
    const change = { changes, seenVersion: version, by: id };
    return changeRecord({ ...site.services, clinicFile }, change);
  };
  return { site, ana: { cookie: await site.signedIn(id) }, by: id, save };
}
const current = () => readCurrentRecord(db, serraClaraRecord);

const asked = z.looseObject({ back: z.object({ shown: z.object({ stamp: z.string() }) }) });

/** The page that shows what bringing a version back does, and its form. */
async function backOf(
  site: Awaited<ReturnType<typeof clinicSite>>['site'],
  version: number,
  by: { cookie: string },
) {
  const { page } = await site.get(returnPath(version), by);
  const { stamp } = asked.parse(page).back.shown;
  return { page, form: { acao: 'voltar', voltar: String(version), versao: stamp } };
}

async function aPicture(
  { services }: Awaited<ReturnType<typeof clinicSite>>['site'],
  by: number,
): Promise<string> {
  const description = { alt: 'A porta', credit: null, showsPeople: false };
  const sent = await anImage('png', { width: 64, height: 48 });
  const stored = await storeImage(services, { sent, description, by });
  if (!stored.ok) throw new Error(stored.refusal);
  return `/imagens/${stored.value.name}`;
}

test('a photo that is not in the library is refused at its field, and what was typed stays', async () => {
  const { site, ana } = await clinicSite();
  const section = sectionOf('pessoas');
  if (!section) throw new Error('there is no section of people');
  const form = formOf(section);
  const typed = {
    ...Object.fromEntries(entriesOfDraft(form, draftOf(form, serraClaraRecord))),
    ...{ 'people.0.photo': GONE, 'people.0.title': 'Oftalmologista da casa' },
  };
  for (const acao of ['conferir', 'salvar']) {
    const answer = await site.post('/equipe/clinica/pessoas', { ...typed, acao }, ana);
    expect([answer.status, answer.form]).toMatchObject([
      400,
      { errors: [{ fieldId: 'people.0.photo', message: staffBrand.looks.pictures.gone }] },
    ]);
  }
  expect((await current()).version).toBe(0);
});

test('a version that comes back says which of its pictures have been deleted since', async () => {
  const { site, ana, by, save } = await clinicSite();
  const image = await aPicture(site, by);
  const [person, ...others] = serraClaraRecord.people;
  await save({
    brand: { landscape: 'coast', picture: { image, alt: 'A porta' } },
    people: [{ ...person, photo: image }, ...others],
  });
  await save({ brand: { landscape: 'city' }, people: serraClaraRecord.people });
  await database.pool.query('delete from images');
  const plan = await backOf(site, 1, ana);
  expect(plan.page).toMatchObject({
    back: {
      shown: {
        left: [
          expect.stringMatching(/^A foto da página inicial foi apagada/),
          expect.stringMatching(/^A foto da Dra\. .* foi apagada/),
        ],
      },
    },
  });
  const { location } = await site.post(RECORD_PATHS.versions, plan.form, ana);
  const made = await current();
  expect(location).toBe(`${RECORD_PATHS.versions}?voltou=1&feito=${made.version}`);
  expect(made.record.brand).toEqual({ landscape: 'coast' });
  expect(made.record.people[0]?.photo).toBeUndefined();
  expect((await site.get(location || '', ana)).page).toMatchObject({
    left: [
      expect.stringMatching(/^A foto da página inicial foi apagada/),
      expect.stringMatching(/^A foto da Dra\. .* foi apagada/),
    ],
  });
});

test('where nothing comes back the page says so, and offers no way back from it', async () => {
  const { site, ana, by, save } = await clinicSite();
  const image = await aPicture(site, by);
  const [person, ...others] = serraClaraRecord.people;
  await save({ people: [{ ...person, photo: image }, ...others] });
  await save({ people: serraClaraRecord.people });
  await database.pool.query('delete from images');
  const { version } = await current();
  const undo = { acao: 'desfazer', versao: String(version) };
  const ways = [
    [RECORD_PATHS.versions, undo],
    ['/equipe/clinica/pessoas', undo],
    [RECORD_PATHS.versions, (await backOf(site, version - 1, ana)).form],
  ] as const;
  for (const [path, form] of ways) {
    const { location } = await site.post(path, form, ana);
    expect(location).toBe(`${RECORD_PATHS.versions}?nada=${version - 1}`);
    expect((await current()).version).toBe(version);
    expect((await site.get(location || '', ana)).page).toMatchObject({
      isReturned: false,
      isNothing: true,
      left: [expect.stringMatching(/^A foto da Dra\. .* foi apagada/)],
      saved: { version: 0 },
    });
  }
});

test('a version that is in force already brings nothing back and lacks nothing', async () => {
  const { site, ana, save } = await clinicSite();
  await save({ email: 'ola@outra.example.com' });
  const { version } = await current();
  const { form } = await backOf(site, version, ana);
  const { location } = await site.post(RECORD_PATHS.versions, form, ana);
  expect(location).toBe(`${RECORD_PATHS.versions}?nada=${version}`);
  expect((await site.get(location || '', ana)).page).toMatchObject({ isNothing: true, left: [] });
});
