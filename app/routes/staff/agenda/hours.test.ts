import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { auditLog, services, weeklyHours } from '#app/db/schema.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const CONSULTATION = 'consultas-oftalmologicas';
const DOCTOR = 'helena-prado-vilela';
const [SATURDAY, NEXT_MONDAY] = [addDays(MONDAY, 5), addDays(MONDAY, 7)];
const HOURS = '/equipe/agenda/horarios';

async function agendaSite() {
  const site = await staffSite(database, stillClock());
  const signIn = async (username: string) => {
    const { id } = await aStaffMember(site.services, { username, name: username });
    return { cookie: await site.signedIn(id) };
  };
  return { site, bia: await signIn('bia'), caio: await signIn('caio') };
}
let { site, bia, caio } = await agendaSite();
beforeEach(async () => {
  ({ site, bia, caio } = await agendaSite());
});

/** The current weekday hours; SATURDAYS adds a day. */
const WEEK = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((day) => [
    [`abre-${day}`, '08:00'],
    [`pausa-0-${day}`, '12:00'],
    [`volta-0-${day}`, '13:00'],
    [`fecha-${day}`, '18:00'],
  ]),
);
const withoutFridays = parseClinic({
  ...serraClaraRecord,
  hours: { ...serraClaraRecord.hours, friday: [] },
});
const SATURDAYS = { ...WEEK, 'abre-6': '08:00', 'fecha-6': '12:00' };
const TARGETS = Object.fromEntries(
  [DOCTOR, 'consultorio-1'].flatMap((slug) => [
    [`vale-${slug}`, 'sim'],
    [`versao-${slug}`, '0'],
  ]),
);
const FORM = { desde: NEXT_MONDAY, ...WEEK, ...TARGETS };

/** The slots that visitors are offered on a day. */
async function startsOn(on: string): Promise<string[]> {
  const request = { serviceSlug: CONSULTATION, from: on, days: 1 };
  const found = await readAvailability(bookingServices(database), request);
  return (found?.days ?? []).flatMap(({ slots }) =>
    slots.map(({ startsAt }) => startsAt.toISOString().slice(11, 16)),
  );
}

const previewShape = z.object({
  preview: z.object({ who: z.string(), outside: z.array(z.object({ what: z.string() })) }),
});

test('a new Saturday is offered to visitors as soon as it is saved, and stays after a restart', async () => {
  const form = { ...FORM, ...SATURDAYS, desde: MONDAY };
  expect(await startsOn(SATURDAY)).toEqual([]);
  const checked = await site.post(HOURS, { ...form, acao: 'conferir' }, bia);
  expect(previewShape.parse(checked.form).preview.who).toContain('Consultório 1');
  expect(await startsOn(SATURDAY)).toEqual([]);
  const saved = await site.post(HOURS, { ...form, acao: 'salvar' }, bia);
  expect(saved).toMatchObject({
    status: 303,
    location: expect.stringContaining(`${HOURS}?quem=${DOCTOR}&feito&volta=`),
  });
  expect(await startsOn(SATURDAY)).toHaveLength(13);

  await seedAgenda(db, testClinic);
  expect(await seedAgenda(db, withoutFridays)).toBe(true);
  expect(await startsOn(SATURDAY)).toHaveLength(13);
  expect(await startsOn(addDays(MONDAY, 4))).not.toEqual([]);
  const decisions = await site.get('/equipe/decisoes', bia);
  expect(decisions.page).toMatchObject({
    hours: { from: MONDAY, days: [{ weekday: 6, site: null }] },
  });
});

test('booked appointments that fall outside are shown before, kept, and shown after', async () => {
  const startsAt = at(addDays(NEXT_MONDAY, 1), '17:00');
  const request = aRequest({ startsAt });
  const booked = await bookAppointment(bookingServices(database), request, aKey());
  expect(booked).toMatchObject({ answer: { ok: true } });
  const early = Object.fromEntries(
    Object.entries(FORM).map(([name, value]) => [name, name.startsWith('fecha') ? '17:00' : value]),
  );
  const checked = await site.post(HOURS, { ...early, acao: 'conferir' }, bia);
  expect(previewShape.parse(checked.form).preview.outside).toMatchObject([
    { what: 'Antônia Reis, Consulta oftalmológica' },
  ]);
  await site.post(HOURS, { ...early, acao: 'salvar' }, bia);
  expect((await site.get(HOURS, bia)).page).toMatchObject({ outside: [{}] });
  const [appointment] = await db.query.appointments.findMany();
  expect(appointment).toMatchObject({ status: 'confirmed', startsAt });
  const page = await site.get(`/equipe/agenda/agendamento/${appointment?.protocol}`, bia);
  expect(page.page).toMatchObject({ outside: ['Dra. Helena Prado Vilela', 'Consultório 1'] });
});

test('of two who change the same hours at once one is told who was first', async () => {
  const answers = await Promise.all([
    site.post(HOURS, { ...FORM, acao: 'salvar' }, bia),
    site.post(HOURS, { ...FORM, ...SATURDAYS, acao: 'salvar' }, caio),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const winner = answers[0]?.status === 303 ? 'bia' : 'caio';
  expect(JSON.stringify(refused?.form)).toContain(`Última mudança: ${winner}`);
  expect(refused?.form).toMatchObject({ values: { [`versao-${DOCTOR}`]: '1', 'abre-1': '08:00' } });
  const rows = await db.select().from(auditLog);
  expect(rows.map(({ action, subjectId }) => `${action} ${subjectId}`)).toEqual([
    'agenda.hours hours:1',
    'agenda.hours hours:3',
  ]);
});

test('wrong fields change nothing and keep what was typed; rooms take no breaks', async () => {
  const wrong = await site.post(HOURS, { ...FORM, 'fecha-2': '', acao: 'salvar' }, bia);
  expect(wrong).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: 'fecha-2' }], values: { 'abre-1': '08:00' } },
  });
  expect(await db.$count(auditLog)).toBe(0);
  await site.post(HOURS, { ...FORM, acao: 'salvar' }, bia);
  const rows = await db.select().from(weeklyHours);
  const breaksOf = (id: number) =>
    rows.filter((row) => row.resourceId === id && row.kind === 'break' && row.validUntil === null);
  expect([breaksOf(1).length, breaksOf(3).length]).toEqual([5, 0]);
});

const SERVICE = `/equipe/agenda/servicos/${CONSULTATION}`;
const EXAM = 'topografia-corneana';

const consequences = z.object({ preview: z.object({ stamp: z.string() }) });

/** Sends the form, and again when what it does has been shown. */
async function settle(changes: Record<string, string>, who: typeof bia, path = SERVICE) {
  const shown = await site.post(path, serviceForm(changes), who);
  const { preview } = consequences.parse(shown.form);
  return site.post(path, serviceForm({ ...changes, visto: preview.stamp }), who);
}

function serviceForm(changes: Record<string, string> = {}) {
  const form = new FormData();
  const fields = {
    versao: '0',
    duracao: '30',
    antes: '0',
    depois: '10',
    online: 'sim',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  for (const id of ['1', '3', '4']) form.append('precisa', id);
  return form;
}

test('a service takes as long as was set, from then on; booked appointments keep their time', async () => {
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  const wrong = await site.post(SERVICE, serviceForm({ duracao: '37' }), bia);
  expect(wrong).toMatchObject({
    status: 400,
    form: { values: { duracao: '37' }, errors: [{ fieldId: 'duracao' }] },
  });
  const saved = await settle({}, bia);
  expect(saved.location).toMatch(`/equipe/agenda/servicos?feito=${CONSULTATION}&volta=`);
  const [appointment] = await db.query.appointments.findMany();
  expect(appointment?.endsAt).toEqual(at(addDays(MONDAY, 1), '10:00'));
  expect(await startsOn(addDays(MONDAY, 2))).toContain('20:30');
  const late = await site.post(SERVICE, serviceForm({ duracao: '40' }), caio);
  expect(late).toMatchObject({ status: 409, form: { isChanged: true, values: { duracao: '40' } } });
  expect((await site.get(SERVICE, caio)).page).toMatchObject({ version: 1, booked: 1 });
});

test('a service that only the clinic books is not offered to visitors, nor after a restart', async () => {
  await settle({ online: '' }, bia, `/equipe/agenda/servicos/${EXAM}`);
  const services_ = bookingServices(database);
  const refused = await bookAppointment(services_, aRequest({ serviceSlug: EXAM }), aKey());
  expect(refused).toMatchObject({ answer: { refusal: 'not-online' } });
  await seedAgenda(db, withoutFridays);
  const [row] = await db.select().from(services).where(eq(services.slug, EXAM));
  expect(row).toMatchObject({ isBookableOnline: false, durationMinutes: 30 });
});

test('pages that name services are told when one changes', async () => {
  const client = await database.pool.connect();
  const heard = new Promise((resolve) => client.once('notification', resolve));
  await client.query('listen pages');
  await settle({}, bia);
  expect(await heard).toMatchObject({ channel: 'pages' });
  await client.query('unlisten pages');
  client.release();
});

test('a line of the list moves once however often the form is sent', async () => {
  const form = { acao: 'ordem', id: '2', lugar: '0' };
  for (let n = 0; n < 2; n += 1) await site.post('/equipe/agenda/servicos', form, bia);
  const rows = await db.query.services.findMany({
    orderBy: (table, { asc }) => asc(table.position),
  });
  expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([2, 1]);
  expect(await db.$count(auditLog)).toBe(1);
});

test('what is switched off is offered no more, keeps its appointments and names them', async () => {
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  const path = '/equipe/agenda/recursos';
  const asked = z.object({ asked: z.object({ effects: z.object({ stamp: z.string() }) }) });
  /** The first press shows what it does, the second does it. */
  const press = async (values: Record<string, string>, who: typeof bia) => {
    const { effects } = asked.parse((await site.post(path, values, who)).form).asked;
    return site.post(path, { ...values, visto: effects.stamp }, who);
  };
  const off = { acao: 'desligar', id: '1', versao: '0' };
  expect((await press(off, bia)).status).toBe(303);
  expect((await site.post(path, off, bia)).status).toBe(303);
  expect(await startsOn(addDays(MONDAY, 2))).toEqual([]);
  const page = JSON.stringify((await site.get(path, bia)).page);
  expect(page).toContain('terça-feira, 6 de outubro, às 9h, Antônia Reis');
  expect(page).toContain('"onlyFor":"Consulta oftalmológica');
  expect((await site.post(path, { ...off, acao: 'ligar' }, caio)).status).toBe(409);
  await seedAgenda(db, withoutFridays);
  expect(await startsOn(addDays(MONDAY, 2))).toEqual([]);
  await press({ acao: 'ligar', id: '1', versao: '1' }, caio);
  expect(await startsOn(addDays(MONDAY, 2))).not.toEqual([]);
});
