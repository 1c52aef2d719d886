import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { services as serviceRows } from '#app/db/schema.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const SERVICES = '/equipe/agenda/servicos';
const PLACES = '/equipe/agenda/recursos';
const GONIO = 'gonioscopia';
const shape = z.object({ stamp: z.string() });

async function clinic() {
  const database = await testDatabase();
  const site = await staffSite(database, stillClock());
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const by = { cookie: await site.signedIn(id) };
  const page = async (path: string) => (await site.get(path, by)).page;
  const post = (path: string, values: Record<string, string>) => site.post(path, values, by);
  const shown = z.object({ preview: z.object({ stamp: z.string() }) });
  return {
    ...{ database, page, post },
    db: database.db,
    record: async () =>
      (await readCurrentRecord(database.db, site.services.contentStore.clinicFile)).record,
    /** Sets a service of the agenda, and again when its consequences have been shown. */
    async settle(values: Record<string, string>) {
      const path = `${SERVICES}/${GONIO}`;
      const { stamp } = shown.parse((await post(path, values)).form).preview;
      const answer = await post(path, { ...values, visto: stamp });
      const { location } = z.object({ location: z.string() }).parse(answer);
      return new URLSearchParams(location.split('?')[1]).get('volta') ?? '';
    },
    /** Sends a form of a page as it stands, and gives the version made. */
    async change(path: string, values: Record<string, string>) {
      const { stamp } = shape.parse(await page(path));
      const answer = await post(path, { ...values, visto: stamp });
      const { location = '' } = z.object({ location: z.string() }).parse(answer);
      return { location, versao: new URLSearchParams(location.split('?')[1]).get('versao') ?? '' };
    },
  };
}

const serviceOf = async ({ record }: Awaited<ReturnType<typeof clinic>>) =>
  (await record()).services.find(({ slug }) => slug === GONIO);

test('a renamed template tells its patients, and its name, address and text come back', async () => {
  const site = await clinic();
  const { database, page, post, change } = site;
  const request = aRequest({ serviceSlug: GONIO, startsAt: at(addDays(MONDAY, 1), '09:00') });
  await bookAppointment(bookingServices(database), request, aKey());
  const before = await serviceOf(site);
  const path = `${SERVICES}/${GONIO}/pagina`;
  const face = { nome: 'Exame do ângulo', endereco: 'exame-do-angulo', grupo: 'exam' };
  const { location, versao } = await change(path, face);
  expect(await page(location)).toMatchObject({ name: 'Exame do ângulo', saved: { patients: 1 } });
  expect(await page(`/equipe/clinica/avisos/${versao}`)).toMatchObject({ patients: [{}] });
  expect(await serviceOf(site)).toMatchObject({
    title: { 'pt-BR': 'Exame do ângulo', 'en-US': 'Gonioscopy' },
  });

  expect(await post(path, { acao: 'desfazer', versao })).toMatchObject({
    location: expect.stringContaining('desfeito'),
  });
  expect(await page(path)).toMatchObject({ name: 'Gonioscopia', saved: { version: 0 } });
  expect(await serviceOf(site)).toEqual(before);
  // A second press finds nothing to take back.
  expect(await post(path, { acao: 'desfazer', versao })).toMatchObject({
    location: expect.stringContaining('tarde'),
  });
});

test('what the agenda had settled before a change stays when the change is taken back', async () => {
  const site = await clinic();
  const { db, post, change, settle } = site;
  const [row] = await db.select().from(serviceRows).where(eq(serviceRows.slug, GONIO));
  const doctor = { versao: '0', antes: '0', depois: '5', online: 'sim', precisa: '1' };
  await settle({ ...doctor, duracao: '45' });
  const path = `${SERVICES}/${GONIO}/pagina`;
  const { versao } = await change(path, { nome: 'Exame do ângulo', grupo: 'exam' });
  await post(path, { acao: 'desfazer', versao });
  const [now] = await db.select().from(serviceRows).where(eq(serviceRows.slug, GONIO));
  expect(now?.durationMinutes).toBe(45);
  expect(row?.durationMinutes).not.toBe(45);
});

test('a change that another has followed is not taken back', async () => {
  const site = await clinic();
  const { page, post, change, settle } = site;
  const path = `${SERVICES}/${GONIO}/pagina`;
  const first = await change(path, { nome: 'Exame do ângulo', grupo: 'exam' });
  const offered = { saved: { version: Number(first.versao) } };
  expect(await page(first.location)).toMatchObject(offered);
  const settings = { versao: '0', duracao: '45', antes: '0', depois: '5', precisa: '1' };
  await settle({ ...settings, online: 'sim' });
  // The address of before offers no button that can do nothing.
  expect(await page(first.location)).toMatchObject({ saved: { version: 0 } });
  expect(await post(path, { acao: 'desfazer', versao: first.versao })).toMatchObject({
    location: expect.stringContaining('tarde'),
  });
  expect(await serviceOf(site)).toMatchObject({ title: { 'pt-BR': 'Exame do ângulo' } });
});

test('an archived service and an added room are taken back', async () => {
  const site = await clinic();
  const { post, page, change, record } = site;
  const archived = await change(`${SERVICES}/${GONIO}/pagina`, { acao: 'arquivar' });
  expect(archived.location).toContain(`arquivar=${GONIO}`);
  await post(SERVICES, { acao: 'desfazer', versao: archived.versao });
  expect(await serviceOf(site)).not.toMatchObject({ isArchived: true });

  const added = { acao: 'incluir', nome: 'Consultório 3', tipo: 'rooms', servico: GONIO };
  const { location = '' } = z.object({ location: z.string() }).parse(await post(PLACES, added));
  const versao = new URLSearchParams(location.split('?')[1]).get('versao') ?? '';
  await post(PLACES, { acao: 'desfazer', versao });
  expect(await page(PLACES)).toMatchObject({ archived: [{ slug: 'consultorio-3' }] });
  const used = (await record()).services.flatMap(({ resources }) => resources);
  expect(used).not.toContain('consultorio-3');
});

test('a length that was set is taken back, unless somebody has set it again', async () => {
  const site = await clinic();
  const { db, post, settle } = site;
  const length = async () =>
    (await db.select().from(serviceRows).where(eq(serviceRows.slug, GONIO)))[0]?.durationMinutes;
  const before = await length();
  const settings = { antes: '0', depois: '5', online: 'sim', precisa: '1' };
  const first = await settle({ ...settings, versao: '0', duracao: '45' });
  expect(await post(SERVICES, { acao: 'voltar', volta: first })).toMatchObject({
    location: expect.stringContaining('desfeito'),
  });
  expect(await length()).toBe(before);
  const second = await settle({ ...settings, versao: '2', duracao: '45' });
  await settle({ ...settings, versao: '3', duracao: '50' });
  for (const volta of [first, second])
    expect(await post(SERVICES, { acao: 'voltar', volta })).toMatchObject({
      location: expect.stringContaining('tarde'),
    });
  expect(await length()).toBe(50);
});
