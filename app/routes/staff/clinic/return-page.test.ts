import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { RECORD_PATHS, returnPath } from '#app/features/clinic-record/sections.ts';
import {
  readServiceSettings,
  setService,
} from '#app/features/schedule-settings/services.server.ts';
import { staffRecordReturn } from '#app/locales/pt-BR/staff/clinic/record-return.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { outcomeOf } from '#tests/overlap.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const GONIO = 'gonioscopia';
const shape = z.looseObject({
  back: z.object({ shown: z.looseObject({ stamp: z.string() }) }),
});
const keptShape = z.looseObject({ kept: z.array(z.looseObject({ line: z.string() })) });
let clinic: Awaited<ReturnType<typeof aClinic>>;

async function aClinic() {
  const database = await testDatabase();
  const clock = stillClock();
  const site = await staffSite(database, clock);
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id: by } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const ana = { cookie: await site.signedIn(by) };
  const { db } = database;
  const { clinicFile } = site.services.contentStore;
  const current = () => readCurrentRecord(db, clinicFile);
  return {
    ...{ site, ana, current, database, clock },
    save: async (changes: Partial<ClinicRecord>) => {
      const parts = { db, clock: site.services.clock, clinicFile };
      const { version } = await current();
      const made = await changeRecord(parts, { changes, seenVersion: version, by });
      if (!made.ok) throw new Error('not saved');
      return made.value.version;
    },
    set: async (durationMinutes: number, slug = GONIO, isBookableOnline = true) => {
      const rows = await readServiceSettings(site.services);
      const service = rows.find((each) => each.slug === slug);
      if (!service) throw new Error('no such service');
      const { id, setting, bufferBeforeMinutes, bufferAfterMinutes, resourceIds } = service;
      const next = { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, resourceIds };
      const target = { id, seenVersion: setting.version, staffId: by };
      await setService(site.services, { ...next, isBookableOnline }, target);
    },
    length: async () =>
      (await readServiceSettings(site.services)).find(({ slug }) => slug === GONIO)
        ?.durationMinutes,
    book: async (time: string) => {
      const startsAt = at(addDays(MONDAY, 1), time);
      const request = aRequest({ serviceSlug: GONIO, startsAt });
      const made = bookAppointment(bookingServices(database, clock), request, aKey());
      expect(await outcomeOf(made)).toBe('done');
    },
    /** What is said of the appointments that a version leaves as they are. */
    kept: async (version: number) =>
      keptShape
        .parse((await site.get(`/equipe/clinica/avisos/${version}`, ana)).page)
        .kept.map(({ line }) => line),
    /** What the page shows, and its form. */
    asked: async (version: number) => {
      const { page } = await site.get(returnPath(version), ana);
      const { shown } = shape.parse(page).back;
      return { shown, form: { acao: 'voltar', voltar: String(version), versao: shown.stamp } };
    },
  };
}

beforeEach(async () => {
  clinic = await aClinic();
});

test('what comes back is told first: the fields, the agenda of a service, and who must be told', async () => {
  const { site, ana, save, set, asked, length, current, book } = clinic;
  await set(85);
  const first = await save({ phone: '+553535990111' });
  await set(40);
  await save({ phone: '+553535990222' });
  await book('09:00');

  const { shown, form } = await asked(first);
  expect(shown).toMatchObject({
    preview: {
      differences: expect.arrayContaining([
        expect.objectContaining({ before: '(35) 3599-0222', after: '(35) 3599-0111' }),
        expect.objectContaining({
          where: expect.stringContaining('Gonio'),
          before: expect.stringContaining('40'),
          after: expect.stringContaining('85'),
        }),
      ]),
      patients: [{}],
    },
    services: [
      {
        slug: GONIO,
        preview: {
          settled: {
            lines: expect.arrayContaining([expect.stringContaining('fica com a duração antiga')]),
          },
        },
      },
    ],
    unfinished: [],
  });
  const { version } = await current();
  expect(await length()).toBe(40);
  const answer = await site.post(returnPath(first), form, ana);
  expect(answer.location).toBe(`${RECORD_PATHS.versions}?voltou=${first}&feito=${version + 2}`);
  expect(await length()).toBe(85);
  expect((await current()).record.phone).toBe('+553535990111');
  expect((await site.get(answer.location ?? '', ana)).page).toMatchObject({
    isReturned: true,
    saved: { patients: 1 },
  });
  const notices = await site.get(`/equipe/clinica/avisos/${version + 2}`, ana);
  expect(notices.page).toMatchObject({
    patients: [{}],
    kept: [{ slug: GONIO, line: expect.stringContaining('1 horário marcado continua valendo') }],
  });
});

test('a form that asks for a version without having shown it leads to what it does', async () => {
  const { site, ana, save } = clinic;
  const first = await save({ phone: '+553535990111' });
  await save({ phone: '+553535990222' });
  const bare = { voltar: String(first), versao: '2' };
  expect(await site.post(RECORD_PATHS.versions, bare, ana)).toMatchObject({
    status: 303,
    location: returnPath(first),
  });
  for (const voltar of ['', '-1', '1.5', 'x'])
    expect((await site.post(RECORD_PATHS.versions, { voltar }, ana)).status).toBe(400);
  expect((await site.get(`${RECORD_PATHS.versions}?voltar=99`, ana)).page).toMatchObject({
    back: null,
  });
});

test('who has read what a colleague changed meanwhile, here or in the agenda, reads it again first', async () => {
  const { site, ana, save, set, asked, length, current } = clinic;
  const first = await save({ email: 'um@clinica.com.br' });
  await save({ phone: '+553535990222' });
  const { form: early } = await asked(first);
  await save({ email: 'nova@clinica.com.br' });
  const refused = await site.post(returnPath(first), early, ana);
  expect(refused).toMatchObject({
    status: 409,
    form: { errors: [{ message: staffRecordReturn.changed }] },
  });
  // The page has what is there now, and is sent again.
  const { form: stale } = await asked(first);
  await set(40);
  const { version } = await current();
  expect((await site.post(returnPath(first), stale, ana)).status).toBe(409);
  expect([await length(), (await current()).version]).toEqual([40, version]);
  expect((await site.post(returnPath(first), (await asked(first)).form, ana)).status).toBe(303);
  expect((await current()).record.email).toBe('um@clinica.com.br');
});

test('what is unfinished comes back to an open site only when somebody says so', async () => {
  const { site, ana, save, asked, current } = clinic;
  const first = await save({ legalName: 'Preencha a razão social', isOpenToAll: true });
  await save({ legalName: 'Clínica Serra Clara Ltda.' });
  Object.assign(site.services.clinic, { isDemonstration: false });
  const { shown, form } = await asked(first);
  expect(shown).toMatchObject({ unfinished: ['Razão social'] });
  const refused = await site.post(returnPath(first), form, ana);
  expect(refused).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: 'incompleto', message: staffRecordReturn.unfinished.missing }] },
  });
  expect((await current()).record.legalName).toBe('Clínica Serra Clara Ltda.');
  const confirmed = { ...form, incompleto: 'sim' };
  expect((await site.post(returnPath(first), confirmed, ana)).status).toBe(303);
  expect((await current()).record.legalName).toBe('Preencha a razão social');
});

test('a return that would lose what staff have set says of which service, and changes nothing', async () => {
  const { site, ana, save, set, asked, current } = clinic;
  const { services } = (await current()).record;
  const [evaluation = ''] = services.flatMap((each) => each.evaluation?.service ?? []);
  await set(85, evaluation);
  const first = await save({ phone: '+553535990111' });
  await save({ phone: '+553535990222' });
  await set(70, evaluation, false);
  const { version } = await current();
  expect(await site.post(returnPath(first), (await asked(first)).form, ana)).toMatchObject({
    status: 409,
    form: { errors: [{ message: expect.stringMatching(/^Nada mudou: .*agenda de “[^”]+”/) }] },
  });
  expect((await current()).version).toBe(version);
});

test('who is to be told of a version are those who had booked by then, while it holds, and nobody of what it notes', async () => {
  const { site, ana, save, set, asked, current, clock, book, kept } = clinic;
  await set(85);
  const first = await save({ phone: '+553535990111' });
  await set(40);
  await book('09:00');
  const { form } = await asked(first);
  expect((await site.post(returnPath(first), form, ana)).status).toBe(303);
  const { version: returned } = await current();
  const one = [expect.stringContaining('1 horário marcado continua valendo')];
  expect(await kept(returned)).toEqual(one);
  // That the agenda had 40 minutes is no news to anybody who had booked.
  expect(await kept(returned - 1)).toEqual([]);

  clock.set(at(MONDAY, '07:05'));
  await book('14:00');
  expect(await kept(returned)).toEqual(one);
  await set(40);
  expect(await kept(returned)).toEqual([]);
});
