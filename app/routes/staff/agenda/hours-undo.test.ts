import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import { auditLog, resources, weeklyHours } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { applyDuePlans, readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { setHours } from '#app/features/schedule-settings/hours.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { undoHours } from '#app/site-content/catalogue/undo-hours.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { openTwoHouses } from '#tests/two-houses.ts';

const HOURS = '/equipe/agenda/horarios';
const DOCTOR = 'helena-prado-vilela';
const [SATURDAY, SUNDAY] = [addDays(MONDAY, 5), addDays(MONDAY, 6)];
const SATURDAYS = { 'abre-6': '08:00', 'fecha-6': '12:00' };

const database = await testDatabase();
const { db } = database;
const shown = z.object({
  blank: z.record(z.string(), z.string()),
  choices: z.array(z.object({ slug: z.string(), version: z.number() })),
});

async function clinic() {
  const clock = stillClock();
  const site = await staffSite(database, clock);
  const signIn = async (username: string, role: 'administrator' | 'reception') => {
    const factor = role === 'administrator' ? { totpSalt: 'salt', totpLastStep: 1 } : {};
    const { id } = await aStaffMember(site.services, { username, name: username, role, ...factor });
    return { id, cookie: await site.signedIn(id) };
  };
  return {
    ...{ clock, site, file: site.services.contentStore.clinicFile },
    ada: await signIn('ada', 'administrator'),
    bia: await signIn('bia', 'reception'),
  };
}
let { clock, site, file, ada, bia } = await clinic();
beforeEach(async () => {
  ({ clock, site, file, ada, bia } = await clinic());
});

/** The form of the clinic, or of one, as it stands. */
async function formOf(who = 'clinica', more = '', by = ada) {
  const { blank, choices } = shown.parse((await site.get(`${HOURS}?quem=${who}${more}`, by)).page);
  const versions = choices.map(({ slug, version }) => [`versao-${slug}`, String(version)]);
  return { ...Object.fromEntries(versions), ...blank };
}

/** Saves, and gives what takes it back. */
async function save(values: Record<string, string>, by = ada): Promise<string> {
  const answer = await site.post(HOURS, { ...values, acao: 'salvar' }, by);
  const { location } = z.object({ location: z.string() }).parse(answer);
  return new URLSearchParams(location.split('?')[1]).get('volta') ?? '';
}

async function undo(volta: string, by = ada): Promise<string> {
  const answer = await site.post(`${HOURS}?quem=clinica`, { acao: 'desfazer', volta }, by);
  return (answer.location ?? '').split('&')[1] ?? '';
}

const rowsNow = () =>
  db
    .select()
    .from(weeklyHours)
    .orderBy(
      asc(weeklyHours.resourceId),
      asc(weeklyHours.weekday),
      asc(weeklyHours.startsTime),
      asc(weeklyHours.endsTime),
      asc(weeklyHours.validFrom),
    )
    .then((rows) => rows.map(({ id: _, ...row }) => row));
const hoursNow = async () => (await readCurrentRecord(db, file)).record.hours;
const actionsNow = async () =>
  (await db.select().from(auditLog).orderBy(asc(auditLog.id))).map(({ action }) => action);

test('hours of people and rooms come back whole: every row, the first day, the end; once', async () => {
  const before = await rowsNow();
  const form = {
    ...(await formOf(DOCTOR, '', bia)),
    ...SATURDAYS,
    'vale-consultorio-1': 'sim',
    desde: SATURDAY,
    ate: addDays(SATURDAY, 30),
  };
  const volta = await save(form, bia);
  expect(await rowsNow()).not.toEqual(before);
  expect((await site.get(`${HOURS}?quem=${DOCTOR}&feito&volta=${volta}`, bia)).page).toMatchObject({
    saved: { became: 'saved', undo: Number(volta) },
  });

  expect(await undo(volta, bia)).toBe('desfeito=0');
  expect(await rowsNow()).toEqual(before);
  const actions = await actionsNow();
  expect(actions.filter((each) => each === 'agenda.hours')).toHaveLength(4);
  // A second press finds it done.
  expect(await undo(volta, bia)).toBe('desfeito=0');
  expect(await actionsNow()).toEqual(actions);
  // A page from before is old all the same.
  expect(await site.post(HOURS, { ...form, acao: 'salvar' }, bia)).toMatchObject({ status: 409 });
});

test('the clinic’s hours come back on the site and in the plans, with the plan that they took the place of', async () => {
  const planned = await save({ ...(await formOf()), ...SATURDAYS, desde: SATURDAY });
  const plans = await readPlans(db);
  const [hours, rows] = [await hoursNow(), await rowsNow()];
  const sundays = { 'abre-0': '08:00', 'fecha-0': '11:00' };
  const volta = await save({ ...(await formOf()), ...sundays, ate: addDays(SUNDAY, 30) });
  expect(await hoursNow()).not.toEqual(hours);
  expect(await readPlans(db)).toHaveLength(1);

  expect(await undo(volta)).toBe('desfeito=0');
  expect(await hoursNow()).toEqual(hours);
  expect(await rowsNow()).toEqual(rows);
  expect(await readPlans(db)).toEqual(plans);
  // The plan still comes into force on its day.
  const due = { db, clinicFile: file, clock: stillClock(at(SATURDAY, '00:05')) };
  expect(await applyDuePlans(due, SATURDAY)).toEqual({ applied: 1, refused: 0 });
  expect((await hoursNow()).saturday).toEqual([{ startsTime: '08:00', endsTime: '12:00' }]);
  // What has come into force is not taken back by the way.
  expect(await undo(planned)).toBe('tarde');
  expect((await hoursNow()).saturday).toHaveLength(1);
});

test('hours planned for a later day leave what the site shows until then', async () => {
  await save({ ...(await formOf()), ...SATURDAYS, desde: SATURDAY });
  const hours = await hoursNow();
  const later = addDays(SATURDAY, 20);
  const form = { ...(await formOf('clinica', `&de=${later}`)), 'abre-0': '09:00' };
  const volta = await save({ ...form, 'fecha-0': '11:00', desde: later });
  expect(await hoursNow()).toEqual(hours);
  expect((await readPlans(db)).map(({ startsOn }) => startsOn)).toEqual([SATURDAY, later]);
  await undo(volta);
  expect((await readPlans(db)).map(({ startsOn }) => startsOn)).toEqual([SATURDAY]);
});

test('nobody’s hours come back where one of them has been set again, by a person or by the record', async () => {
  const form = { ...(await formOf()), ...SATURDAYS };
  const first = await save(form);
  const again = { ...(await formOf(DOCTOR, '', bia)), 'fecha-5': '17:00' };
  const second = await save(again, bia);
  const rows = await rowsNow();
  expect(await undo(first)).toBe('tarde');
  expect(await rowsNow()).toEqual(rows);

  const { record, version } = await readCurrentRecord(db, file);
  const friday = [{ startsTime: '08:00', endsTime: '12:00' }];
  const change = { changes: { hours: { ...record.hours, friday } }, seenVersion: version };
  const parts = { db, clock, clinicFile: file };
  expect(await changeRecord(parts, { ...change, by: ada.id })).toMatchObject({ ok: true });
  const [doctor] = await db.select().from(resources).where(eq(resources.slug, DOCTOR));
  const of = (rows_: typeof rows) => rows_.filter((row) => row.resourceId === doctor?.id);
  const isUntouched = JSON.stringify(of(await rowsNow())) === JSON.stringify(of(rows));
  expect(await undo(second, bia)).toBe(isUntouched ? 'desfeito=0' : 'tarde');
});

test('who is booked meanwhile stays booked, and is told of as outside the hours', async () => {
  const volta = await save({ ...(await formOf()), ...SATURDAYS });
  const request = aRequest({ startsAt: at(SATURDAY, '09:00') });
  expect(await bookAppointment(bookingServices(database), request, aKey())).toMatchObject({
    answer: { ok: true },
  });
  expect(await undo(volta)).toBe('desfeito=1');
  const page = (await site.get(`${HOURS}?quem=clinica&desfeito=1`, ada)).page;
  expect(page).toMatchObject({
    saved: { became: 'undone', outside: 1 },
    outside: [{ what: expect.stringContaining('Antônia Reis') }],
  });
  expect(await db.query.appointments.findMany()).toMatchObject([{ status: 'confirmed' }]);
});

test('who may not change what the site shows leaves it to who may; after a day nobody takes it back', async () => {
  const volta = await save({ ...(await formOf()), ...SATURDAYS });
  expect(await undo(volta, bia)).toBe('tarde');
  expect((await hoursNow()).saturday).toHaveLength(1);
  clock.set(at(addDays(MONDAY, 1), '07:00'));
  const late = { cookie: await site.signedIn(ada.id), id: ada.id };
  expect(await undo(volta, late)).toBe('tarde');
  clock.set(at(addDays(MONDAY, 1), '06:59'));
  expect(await undo(volta, late)).toBe('desfeito=0');
});

test('an unknown or foreign number takes nothing back', async () => {
  const rows = await rowsNow();
  for (const volta of ['', '0', '-1', '999', 'abc', '1e3', '99999999999999999999'])
    expect(await undo(volta)).toBe('tarde');
  expect(await rowsNow()).toEqual(rows);
  expect(await db.select().from(agendaSettings)).toEqual([]);
});

test('in one house hours come back; those of the other stay, and may not have met them meanwhile', async () => {
  await openTwoHouses(database);
  const services = { db, clock, clinicFile: file, jobs: { 'waitlist-match': async () => {} } };
  const [doctor] = await db.select().from(resources).where(eq(resources.slug, SECOND_DOCTOR));
  const set = (branch: string | null, times: [string, string], seenVersion: number) => {
    const [startsTime, endsTime] = times;
    const week = [null, null, { startsTime, endsTime, breaks: [] }, null, null, null, null];
    const target = { id: doctor?.id ?? 0, kind: 'practitioner', seenVersion } as const;
    const change = { targets: [target], branch, staffId: ada.id };
    return setHours(services, { from: MONDAY, until: null, week }, change);
  };
  const rows = await rowsNow();
  const there = await set(FURTHER_HOUSE, ['14:00', '18:00'], 0);
  const asked = { staffId: ada.id, maySetSite: false };
  const undone = await undoHours(services, { undo: there.ok ? there.value.undo : 0, ...asked });
  expect(undone).toEqual({ ok: true, value: { outside: 0 } });
  expect(await rowsNow()).toEqual(rows);

  const shorter = await set(FURTHER_HOUSE, ['16:00', '18:00'], 2);
  expect(await set(null, ['08:00', '15:00'], 3)).toMatchObject({ ok: true });
  const late = await undoHours(services, { undo: shorter.ok ? shorter.value.undo : 0, ...asked });
  expect(late).toEqual({ ok: false, refusal: 'changed' });
});
