import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import { resources, weeklyHours } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { applyDuePlans, readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const HOURS = '/equipe/agenda/horarios';
const SATURDAY = addDays(MONDAY, 5);
const SERVICE = 'consultas-oftalmologicas';

const pageShape = z.object({ blank: z.record(z.string(), z.string()), slug: z.string() });
const previewShape = z.object({
  preview: z.object({
    openings: z.array(
      z.object({ on: z.string(), headline: z.string(), warning: z.string().nullable() }),
    ),
    outside: z.array(z.unknown()),
  }),
});

async function clinic() {
  const database = await testDatabase();
  const { db } = database;
  const site = await staffSite(database, stillClock());
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  const by = { cookie: await site.signedIn(id) };
  const file = site.services.contentStore.clinicFile;
  const form = async () => {
    const { blank } = pageShape.parse((await site.get(HOURS, by)).page);
    const { choices } = z
      .object({ choices: z.array(z.object({ slug: z.string(), version: z.number() })) })
      .parse((await site.get(HOURS, by)).page);
    const versions = choices.map(({ slug, version }) => [`versao-${slug}`, String(version)]);
    return { ...Object.fromEntries(versions), ...blank };
  };
  return {
    ...{ database, db, site, by, file, staffId: id, form },
    post: (values: Record<string, string>, acao: string) =>
      site.post(HOURS, { ...values, acao }, by),
    startsOn: async (on: string) => {
      const found = await readAvailability(bookingServices(database), {
        serviceSlug: SERVICE,
        from: on,
        days: 1,
      });
      return found?.days[0]?.slots.length ?? 0;
    },
    hours: async () => (await readCurrentRecord(db, file)).record.hours,
  };
}

const SATURDAYS = { 'abre-6': '08:00', 'fecha-6': '12:00' };

test('Saturdays from a day on: told before, booked at once, shown by the site when the day comes', async () => {
  const { post, form, startsOn, hours, db, file, database } = await clinic();
  const values = { ...(await form()), ...SATURDAYS, desde: SATURDAY };
  const { preview } = previewShape.parse((await post(values, 'conferir')).form);
  expect(preview).toMatchObject({
    openings: [{ on: SATURDAY, warning: null }],
    outside: [],
  });
  expect(preview.openings[0]?.headline).toMatch(/^Abre 4 vagas por sábado para .+ a partir de/);
  // Looking keeps nothing.
  expect(await startsOn(SATURDAY)).toBe(0);
  expect(await db.select().from(agendaSettings)).toEqual([]);

  expect(await post(values, 'salvar')).toMatchObject({
    status: 303,
    location: expect.stringContaining(`${HOURS}?quem=clinica&feito&volta=`),
  });
  expect(await startsOn(SATURDAY)).toBe(13);
  expect((await hours()).saturday).toEqual([]);
  expect(await readPlans(db)).toMatchObject([{ startsOn: SATURDAY }]);

  const services = { db, clinicFile: file, clock: stillClock(at(MONDAY, '09:00')) };
  expect(await applyDuePlans(services, MONDAY)).toEqual({ applied: 0, refused: 0 });
  const due = { ...services, clock: stillClock(at(SATURDAY, '00:05')) };
  expect(await applyDuePlans(due, SATURDAY)).toEqual({ applied: 1, refused: 0 });
  expect(await applyDuePlans(due, SATURDAY)).toEqual({ applied: 0, refused: 0 });
  expect((await hours()).saturday).toEqual([{ startsTime: '08:00', endsTime: '12:00' }]);
  expect(await startsOn(addDays(SATURDAY, 7))).toBe(13);
  // The doctor still has lunch.
  const [doctor] = await database.db
    .select()
    .from(resources)
    .where(eq(resources.kind, 'practitioner'));
  const rows = await db
    .select()
    .from(weeklyHours)
    .where(eq(weeklyHours.resourceId, doctor?.id ?? 0));
  expect(rows.filter(({ kind }) => kind === 'break')).not.toEqual([]);
});

test('what is planned for one day on the site and in the agenda is nothing to decide', async () => {
  const { post, form, site, by } = await clinic();
  const elsewhere = async () => JSON.stringify((await site.get('/equipe/clinica', by)).page);
  expect(await elsewhere()).toContain('"title":"Sábado"');
  await post({ ...(await form()), ...SATURDAYS, desde: SATURDAY }, 'salvar');
  expect((await site.get('/equipe/decisoes', by)).page).toMatchObject({
    hours: null,
    saturday: null,
  });
  expect(await elsewhere()).not.toContain('"title":"Sábado"');
});

test('new hours from today are on the site at once, and a period gives the old ones back', async () => {
  const { post, form, hours, db } = await clinic();
  const values = { ...(await form()), ...SATURDAYS, ate: addDays(MONDAY, 30) };
  await post(values, 'salvar');
  expect((await hours()).saturday).toHaveLength(1);
  const [plan] = await readPlans(db);
  expect(plan).toMatchObject({
    startsOn: addDays(MONDAY, 31),
    changes: { hours: { saturday: [] } },
  });
});

test('a Saturday without who sees patients is warned of, with the reason', async () => {
  const { post, form, db } = await clinic();
  const people = await db.select().from(resources).where(eq(resources.kind, 'practitioner'));
  const values = { ...(await form()), ...SATURDAYS };
  const alone = {
    ...values,
    ...Object.fromEntries(people.map(({ slug }) => [`vale-${slug}`, ''])),
  };
  const { preview } = previewShape.parse((await post(alone, 'conferir')).form);
  expect(preview.openings).toMatchObject([
    { warning: expect.stringContaining('ninguém que atende tem horário') },
  ]);
  const rooms = await db.select().from(resources);
  const unroomed = {
    ...values,
    ...Object.fromEntries(
      rooms.filter(({ kind }) => kind !== 'practitioner').map(({ slug }) => [`vale-${slug}`, '']),
    ),
  };
  const other = previewShape.parse((await post(unroomed, 'conferir')).form);
  expect(other.preview.openings).toMatchObject([
    { warning: expect.stringContaining('nenhuma sala ou aparelho') },
  ]);
});

test('who is left out keeps their hours, also when the clinic changes again', async () => {
  const { post, form, db, file, staffId } = await clinic();
  const people = await db.select().from(resources).where(eq(resources.kind, 'practitioner'));
  const [doctor, nurse] = people;
  const values = { ...(await form()), ...SATURDAYS, [`vale-${nurse?.slug}`]: '' };
  await post(values, 'salvar');
  const saturdays = async (id = 0) =>
    (await db.select().from(weeklyHours).where(eq(weeklyHours.resourceId, id))).filter(
      ({ weekday }) => weekday === 6,
    );
  expect(await saturdays(doctor?.id)).toHaveLength(1);
  expect(await saturdays(nurse?.id)).toEqual([]);
  // By the record's own form: who keeps the clinic's hours goes with it.
  const { record, version } = await readCurrentRecord(db, file);
  const saturday = [{ startsTime: '08:00', endsTime: '13:00' }];
  const change = { changes: { hours: { ...record.hours, saturday } }, seenVersion: version };
  const parts = { db, clock: stillClock(), clinicFile: file };
  expect(await changeRecord(parts, { ...change, by: staffId })).toMatchObject({ ok: true });
  expect(await saturdays(doctor?.id)).toMatchObject(
    [{ validUntil: expect.anything() }, { endsTime: '13:00:00' }].slice(-1),
  );
  expect(await saturdays(nurse?.id)).toEqual([]);
});

test('of two who change the hours of the clinic one is told who was first', async () => {
  const { post, form } = await clinic();
  const values = { ...(await form()), ...SATURDAYS };
  const answers = await Promise.all([post(values, 'salvar'), post(values, 'salvar')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
});

test('reception sets hours of the agenda, not those of the site', async () => {
  const { site, form, hours } = await clinic();
  const { id } = await aStaffMember(site.services, { role: 'reception', username: 'rita' });
  const by = { cookie: await site.signedIn(id) };
  expect((await site.get(HOURS, by)).page).toMatchObject({ isForAll: false });
  const values = { ...(await form()), ...SATURDAYS };
  expect(await site.post(HOURS, { ...values, acao: 'salvar' }, by)).toMatchObject({ status: 303 });
  expect((await hours()).saturday).toEqual([]);
});

test('after saving hours, who is outside them is counted, with the list of whom to tell', async () => {
  const { post, form, site, by, database } = await clinic();
  for (const day of [1, 2])
    await bookAppointment(
      bookingServices(database),
      aRequest({ startsAt: at(addDays(MONDAY, day), '09:00') }),
      aKey(),
    );
  const tuesday = { 'abre-2': '', 'fecha-2': '' };
  const saved = await post({ ...(await form()), ...tuesday }, 'salvar');
  expect(saved.location).toContain('&avisar=1');
  expect((await site.get(saved.location ?? '', by)).page).toMatchObject({
    toTell: { patients: 1, href: '/equipe/clinica/avisos/1' },
  });
  expect((await site.get('/equipe/clinica/avisos/1', by)).page).toMatchObject({
    patients: [{ times: [{}] }],
  });
  // Nobody is told of a version that there is not.
  for (const typed of ['9', 'x', '-1', ''])
    expect((await site.get(`${HOURS}?quem=clinica&feito&avisar=${typed}`, by)).page).toMatchObject({
      toTell: null,
    });
});

test.each(['', addDays(MONDAY, 1)])(
  'hours that end on a day concern nobody who comes after it, from %j on',
  async (desde) => {
    const { post, form, site, by, database } = await clinic();
    for (const day of [1, 8])
      await bookAppointment(
        bookingServices(database),
        aRequest({ startsAt: at(addDays(MONDAY, day), '09:00') }),
        aKey(),
      );
    const tuesday = { 'abre-2': '', 'fecha-2': '', ate: addDays(MONDAY, 5) };
    const values = { ...(await form()), ...tuesday, ...(desde && { desde }) };
    const saved = await post(values, 'salvar');
    const { toTell } = z
      .object({ toTell: z.object({ patients: z.number(), href: z.string() }) })
      .parse((await site.get(saved.location ?? '', by)).page);
    expect(toTell.href).toMatch(desde ? /avisos\/marcada-\d+$/ : /avisos\/1$/);
    expect((await site.get(toTell.href, by)).page).toMatchObject({
      patients: [{ times: [{ when: expect.stringContaining('6 de outubro') }] }],
    });
  },
);
