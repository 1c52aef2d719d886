import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { weekOn } from '#app/scheduling/hours/week-hours.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const HOURS = '/equipe/agenda/horarios';
const HELENA = 'helena-prado-vilela';
const MARINA = 'marina-couto-reis';
const WEDNESDAY = addDays(MONDAY, 2);

const database = await testDatabase();
const { db } = database;

async function clinic() {
  const site = await staffSite(database, stillClock());
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const { rows } = await database.pool.query(
    `select id from services where slug = 'topografia-corneana'`,
  );
  return { site, ada: { cookie: await site.signedIn(id) }, topography: Number(rows[0]?.id) };
}
let { site, ada, topography } = await clinic();
beforeEach(async () => {
  ({ site, ada, topography } = await clinic());
});

const shown = z.object({
  blank: z.record(z.string(), z.string()),
  choices: z.array(z.object({ slug: z.string(), version: z.number() })),
  periods: z.array(z.object({ lines: z.array(z.object({ days: z.string(), times: z.string() })) })),
  limitServices: z.array(z.object({ id: z.number() })),
});

async function pageOf(who: string) {
  return shown.parse((await site.get(`${HOURS}?quem=${who}`, ada)).page);
}

async function formOf(who: string) {
  const { blank, choices } = await pageOf(who);
  const versions = choices.map(({ slug, version }) => [`versao-${slug}`, String(version)]);
  return { ...Object.fromEntries(versions), ...blank };
}

const afternoon = (vale = 'horario') => ({
  'limite-0-dia-3': 'sim',
  'limite-0-das': '14:00',
  'limite-0-as': '18:00',
  'limite-0-vale': vale,
  [`limite-0-servico-${topography}`]: 'sim',
});

const save = (values: Record<string, string>) =>
  site.post(HOURS, { ...values, acao: 'salvar' }, ada);

/** Limits of Wednesday by who they are of. */
async function limitsNow() {
  const all = await readHoursOf(db);
  return Object.fromEntries(
    all.flatMap(({ slug, rows }) => {
      const limits = weekOn(rows, WEDNESDAY)[3]?.limits;
      return limits ? [[slug, limits.length]] : [];
    }),
  );
}

const previewed = z.object({
  preview: z.object({
    week: z.array(z.object({ days: z.string(), times: z.string() })),
    outside: z.array(z.unknown()),
    openings: z.array(z.object({ headline: z.string() })),
    lost: z.array(z.string()),
  }),
});

test('a limit is told with what it closes and whom it leaves outside, saved, shown and taken back', async () => {
  const services = bookingServices(database);
  await bookAppointment(services, aRequest({ startsAt: at(WEDNESDAY, '15:00') }), aKey());
  const values = { ...(await formOf(HELENA)), ...afternoon() };
  const told = await site.post(HOURS, { ...values, acao: 'conferir' }, ada);
  const { preview } = previewed.parse(told.form);
  expect(preview.week.find(({ days }) => days === 'Quarta')?.times).toContain(
    '; 14h às 18h, só Topografia',
  );
  expect(preview.outside).toHaveLength(1);
  expect(preview.openings).toHaveLength(1);
  expect(preview.openings[0]?.headline).toMatch(/^Fecha \d+ vagas por quarta para Consulta/);
  expect(preview.lost).toEqual([]);
  expect(await limitsNow()).toEqual({});
  const { location = '' } = await save(values);
  expect(await limitsNow()).toEqual({ [HELENA]: 1 });
  const { periods, blank } = await pageOf(HELENA);
  expect(JSON.stringify(periods)).toContain('14h às 18h, só Topografia');
  expect(blank).toMatchObject({ 'limite-0-das': '14:00', 'limite-0-dia-3': 'sim' });
  const volta = new URLSearchParams(location?.split('?')[1]).get('volta') ?? '';
  const undone = await site.post(`${HOURS}?quem=${HELENA}`, { acao: 'desfazer', volta }, ada);
  expect(undone.location).toContain('desfeito');
  expect(await limitsNow()).toEqual({});
});

test('a limit that leaves services without any hours says which', async () => {
  const days = { 'limite-0-dia-1': 'sim', 'limite-0-dia-2': 'sim', 'limite-0-dia-4': 'sim' };
  const all = { ...days, 'limite-0-dia-5': 'sim', 'limite-0-das': '08:00' };
  const values = { ...(await formOf(HELENA)), ...afternoon(), ...all };
  const told = await site.post(HOURS, { ...values, acao: 'conferir' }, ada);
  expect(previewed.parse(told.form).preview.lost).toContain('Consulta oftalmológica');
});

test('a service that is kept to one afternoon is told for every day that it leaves', async () => {
  const values = { ...(await formOf(HELENA)), ...afternoon('servicos') };
  // Marina does it too.
  await database.pool.query(
    `delete from service_resources where resource_id = (select id from resources where slug = $1)`,
    [MARINA],
  );
  const told = await site.post(HOURS, { ...values, acao: 'conferir' }, ada);
  expect(previewed.parse(told.form).preview.openings).toHaveLength(5);
});

test('limits stay where others set the hours, and are not copied', async () => {
  await save({ ...(await formOf(MARINA)), ...afternoon() });
  // Who sets one person's hours for another too neither gives them limits nor takes theirs away.
  const both = { ...(await formOf(HELENA)), [`vale-${MARINA}`]: 'sim' };
  const kept = z.object({ preview: z.object({ keptLimits: z.array(z.string()) }) });
  const told = await site.post(HOURS, { ...both, acao: 'conferir' }, ada);
  expect(kept.parse(told.form).preview.keptLimits).toEqual([expect.stringContaining('Marina')]);
  await save(both);
  expect(await limitsNow()).toEqual({ [MARINA]: 1 });
  const more = { 'limite-1-dia-3': 'sim', 'limite-1-das': '08:00', 'limite-1-as': '10:00' };
  const second = { ...more, 'limite-1-vale': 'horario', [`limite-1-servico-${topography}`]: 'sim' };
  const typed = { ...(await formOf(HELENA)), ...afternoon(), ...second };
  await save({ ...typed, [`vale-${MARINA}`]: 'sim' });
  expect(await limitsNow()).toEqual({ [HELENA]: 2, [MARINA]: 1 });
  await save({ ...(await formOf(HELENA)), 'limite-1-tirar': 'sim', 'limite-0-tirar': '' });
  expect(await limitsNow()).toEqual({ [HELENA]: 1, [MARINA]: 1 });
  // The clinic's form, and that of a room, ask for none.
  expect((await pageOf('clinica')).limitServices).toEqual([]);
  expect((await pageOf('consultorio-1')).limitServices).toEqual([]);
  expect((await save(await formOf('clinica'))).status).toBe(303);
  await save({ ...(await formOf('consultorio-1')), [`vale-${HELENA}`]: 'sim' });
  await seedAgenda(db, testClinic);
  expect(await limitsNow()).toEqual({ [HELENA]: 1, [MARINA]: 1 });
  // Without a service ticked nothing is dropped unsaid; who ticks the box takes the limit away.
  const unticked = {
    ...(await formOf(HELENA)),
    [`limite-0-servico-${topography}`]: '',
  };
  expect(await save(unticked)).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: 'limite-0-vale' }], values: { 'limite-0-dia-3': 'sim' } },
  });
  expect(await limitsNow()).toEqual({ [HELENA]: 1, [MARINA]: 1 });
  await save({ ...unticked, 'limite-0-tirar': 'sim' });
  expect(await limitsNow()).toEqual({ [MARINA]: 1 });
});

test('wrong limits change nothing and keep what was typed', async () => {
  const values = { ...(await formOf(HELENA)), ...afternoon(), 'limite-0-as': '' };
  const wrong = await save(values);
  expect(wrong).toMatchObject({
    status: 400,
    form: {
      errors: [{ fieldId: 'limite-0-as' }],
      values: { 'limite-0-das': '14:00', [`limite-0-servico-${topography}`]: 'sim' },
    },
  });
  expect(await limitsNow()).toEqual({});
});
