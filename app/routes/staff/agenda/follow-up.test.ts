import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { followUps } from '#app/db/agenda-settings-schema.ts';
import { appointments, closures } from '#app/db/schema.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const TUESDAY = addDays(MONDAY, 1);

/** The staff site after an appointment on Tuesday morning. */
async function agendaSiteAfter(serviceSlug: string, now = at(TUESDAY, '16:00')) {
  const booking = bookingServices(database);
  await bookAppointment(
    booking,
    aRequest({ serviceSlug, channel: 'desk', actor: 'staff:1' }),
    aKey(),
  );
  const [origin] = await db.select().from(appointments);
  const site = await staffSite(database, stillClock(now));
  const { id } = await aStaffMember(site.services);
  const asker = { cookie: await site.signedIn(id) };
  return { site, asker, path: `/equipe/agenda/agendamento/${origin?.protocol}` };
}

const returnPage = z.object({
  isOver: z.boolean(),
  count: z.number(),
  form: z.object({
    formKey: z.string(),
    version: z.number(),
    options: z.array(z.object({ value: z.string(), cost: z.string() })),
  }),
});
const seriesPage = z.object({
  version: z.number(),
  formKey: z.string(),
  rows: z.array(
    z.object({
      days: z.number(),
      note: z.string(),
      groups: z.array(z.object({ times: z.array(z.object({ value: z.string() })) })),
    }),
  ),
});
type AgendaSite = Awaited<ReturnType<typeof agendaSiteAfter>>;

async function returnOf({ site, asker, path }: AgendaSite, query = '') {
  const { page } = await site.get(`${path}/retorno${query}`, asker);
  const { form, ...rest } = returnPage.parse(page);
  const startsAt = form.options[0]?.value ?? '';
  const values = { chave: form.formKey, versao: String(form.version), startsAt };
  return { ...rest, options: form.options, values };
}

async function seriesOf({ site, asker, path }: AgendaSite) {
  const { rows, formKey, version } = seriesPage.parse(
    (await site.get(`${path}/pos-operatorio`, asker)).page,
  );
  const fields = rows.map((row) => [`dia-${row.days}`, row.groups[0]?.times[0]?.value ?? '']);
  const values: Record<string, string> = { chave: formKey, versao: String(version) };
  return { rows, values: { ...values, ...Object.fromEntries(fields) } };
}

test('a return within its days is free, tied to its consultation and counted', async () => {
  const agendaSite = await agendaSiteAfter('consultas-oftalmologicas');
  const { site, asker, path } = agendaSite;
  const { values, options, isOver } = await returnOf(agendaSite);
  expect([isOver, options[0]?.cost]).toEqual([false, 'Retorno, sem custo']);
  const answers = await Promise.all([1, 2].map(() => site.post(`${path}/retorno`, values, asker)));
  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
  expect(answers[0]?.location).toMatch(/^\/equipe\/agenda\/agendamento\/[\d-]+\?marcada$/);
  expect(await db.select().from(followUps)).toMatchObject([{ originId: 1, isFree: true }]);
  const [made] = await db.select().from(appointments).where(eq(appointments.payer, 'retorno'));
  expect(made).toMatchObject({ patientId: 1, contactId: 1, channel: 'desk' });
  expect((await returnOf(agendaSite)).count).toBe(1);
  expect(JSON.stringify((await site.get(path, asker)).page)).toContain('1º retorno: ');
  const page = await site.get(`/equipe/agenda/agendamento/${made?.protocol}`, asker);
  expect(JSON.stringify(page.page)).toContain('Retorno, sem custo');
  expect(JSON.stringify(page.page)).toContain(
    'Retorno do agendamento de terça-feira, 6 de outubro, às 9h',
  );
});

test('beyond its days a return is an ordinary appointment, and the page says so', async () => {
  const agendaSite = await agendaSiteAfter(
    'consultas-oftalmologicas',
    at(addDays(TUESDAY, 31), '08:00'),
  );
  const { values, options, isOver } = await returnOf(agendaSite);
  expect([isOver, options[0]?.cost]).toEqual([true, 'Fora do prazo do retorno: Particular']);
  await agendaSite.site.post(`${agendaSite.path}/retorno`, values, agendaSite.asker);
  expect(await db.select().from(followUps)).toMatchObject([{ isFree: false }]);
  expect(await db.$count(appointments, eq(appointments.payer, 'retorno'))).toBe(0);
});

test('a return is booked under the same rules as every appointment', async () => {
  const agendaSite = await agendaSiteAfter('consultas-oftalmologicas');
  const { site, asker, path } = agendaSite;
  const { values } = await returnOf(agendaSite);
  const post = (startsAt: string) => site.post(`${path}/retorno`, { ...values, startsAt }, asker);
  expect((await post('')).status).toBe(400);
  expect((await post('2026-10-10T09:00:00-03:00')).status).toBe(409);
  expect(await db.$count(appointments)).toBe(1);
});

test('no return follows from what is no consultation, or has not been held', async () => {
  const agendaSite = await agendaSiteAfter('consultas-oftalmologicas', at(MONDAY, '16:00'));
  expect((await agendaSite.site.get(`${agendaSite.path}/retorno`, agendaSite.asker)).location).toBe(
    agendaSite.path,
  );
  expect(
    (await agendaSite.site.get(`${agendaSite.path}/pos-operatorio`, agendaSite.asker)).location,
  ).toBe(agendaSite.path);
});

const SURGERY = 'cirurgias-oftalmologicas';

test('the series after a surgery is booked by one form, once', async () => {
  const agendaSite = await agendaSiteAfter(SURGERY);
  const { site, asker, path } = agendaSite;
  const { rows, values } = await seriesOf(agendaSite);
  expect(rows.map(({ days, note }) => [days, note])).toEqual([
    [1, 'Há vaga no próprio dia.'],
    [7, 'Há vaga no próprio dia.'],
    [30, 'Há vaga no próprio dia.'],
  ]);
  const other = await seriesOf(agendaSite);
  const send = (form: Record<string, string>) => site.post(`${path}/pos-operatorio`, form, asker);
  const answers = await Promise.all([send(values), send(values), send(other.values)]);
  // The later request is redirected to the appointment, which lists what is booked.
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(answers[0]?.location).toBe(answers[1]?.location);
  expect([answers[0]?.location, answers[2]?.location].sort()).toEqual([
    path,
    `${path}?serie#acompanhamento`,
  ]);
  expect(await db.$count(appointments, eq(appointments.payer, 'retorno'))).toBe(3);
  const tied = await db.select().from(followUps).orderBy(followUps.dueDays);
  expect(tied.map(({ originId, dueDays }) => [originId, dueDays])).toEqual([
    [1, 1],
    [1, 7],
    [1, 30],
  ]);
  expect((await site.get(`${path}/pos-operatorio`, asker)).location).toBe(path);
});

test('a closed day is said, and the next with room proposed that still does', async () => {
  const agendaSite = await agendaSiteAfter(SURGERY);
  const [from, until] = [at(addDays(TUESDAY, 7), '00:00'), at(addDays(TUESDAY, 9), '00:00')];
  const during = `[${from.toISOString()},${until.toISOString()})`;
  await db.insert(closures).values({ resourceId: null, during, reason: 'Congresso' });
  const { rows, values } = await seriesOf(agendaSite);
  expect(rows[1]?.note).toBe(
    'Sem vaga em terça-feira, 13 de outubro. Ainda dentro do prazo, há vaga em quinta-feira, 15 de outubro.',
  );
  expect(values['dia-7']).toBe('2026-10-15T08:00:00-03:00');
});

test('when one of the series is taken none is booked, and the form says which', async () => {
  const agendaSite = await agendaSiteAfter(SURGERY);
  const { site, asker, path } = agendaSite;
  const { values } = await seriesOf(agendaSite);
  const booking = bookingServices(database, stillClock(at(TUESDAY, '16:00')));
  const startsAt = at(addDays(TUESDAY, 7), '08:00');
  await bookAppointment(booking, aRequest({ startsAt }), aKey());
  const answer = await site.post(`${path}/pos-operatorio`, values, asker);
  expect(answer).toMatchObject({ status: 409, form: { errors: [{ fieldId: 'dia-7' }] } });
  expect(await db.$count(followUps)).toBe(0);
  expect(await db.$count(appointments)).toBe(2);
  const again = await seriesOf(agendaSite);
  expect((await site.post(`${path}/pos-operatorio`, again.values, asker)).status).toBe(303);
});

test('a surgery that was moved meanwhile takes no series for its old day', async () => {
  const agendaSite = await agendaSiteAfter(SURGERY);
  const { values } = await seriesOf(agendaSite);
  await db.update(appointments).set({ sequence: 1 });
  const answer = await agendaSite.site.post(
    `${agendaSite.path}/pos-operatorio`,
    values,
    agendaSite.asker,
  );
  expect(answer.status).toBe(409);
  expect(await db.$count(appointments)).toBe(1);
});
