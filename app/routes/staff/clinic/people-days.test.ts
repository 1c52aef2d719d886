import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { outsideAppointments } from '#app/features/schedule-settings/outside-appointments.ts';
import { bookAddOnAppointment } from '#app/scheduling/book-add-on.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { readDay } from '#app/scheduling/claim-slot.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// From when to when somebody works at the clinic: said on screen, in the agenda and on the site.

const database = await testDatabase();
const { pool } = database;
const PEOPLE = '/equipe/clinica/pessoas';
const NURSE = 'marina-couto-reis';
const TUESDAY = addDays(MONDAY, 1);
const LAST = addDays(MONDAY, 9);

async function clinicSite() {
  const site = await staffSite(database, stillClock());
  const { id } = await aStaffMember(site.services, {
    ...{ username: 'ana', name: 'Ana', role: 'administrator' },
    ...{ totpSalt: 'salt', totpLastStep: 1 },
  });
  return { site, ana: { cookie: await site.signedIn(id) } };
}
let { site, ana } = await clinicSite();
beforeEach(async () => {
  ({ site, ana } = await clinicSite());
});

/** The form of the people as the browser sends it; nobody coordinates the nurses, so that one may leave. */
function formWith(changes: Record<string, string>) {
  const section = sectionOf('pessoas');
  if (!section) throw new Error('there is no such section');
  const form = formOf(section);
  return {
    ...Object.fromEntries(entriesOfDraft(form, draftOf(form, serraClaraRecord))),
    ...{ versao: '0', 'responsibilities.nurse': '' },
    ...changes,
  };
}

const answer = z.looseObject({
  errors: z.array(z.object({ fieldId: z.string(), message: z.string() })),
  preview: z.looseObject({ away: z.array(z.string()), patients: z.array(z.unknown()) }).nullable(),
});
const send = async (form: Record<string, string>, acao: string) => {
  const sent = await site.post(PEOPLE, { ...form, acao }, ana);
  return { status: sent.status, ...(sent.form ? answer.parse(sent.form) : {}) };
};

/** Two exams at one time: the second is with the nurse. */
async function bookWithNurse(on: string) {
  for (const serviceSlug of ['topografia-corneana', 'retinografia']) {
    const phoneE164 = `+55359999${serviceSlug.length}${on.slice(8)}9`.padEnd(14, '0');
    const contact = { name: 'Antônia Reis', phoneE164, email: null };
    const request = aRequest({ serviceSlug, startsAt: at(on, '09:00'), contact });
    const booked = await bookAppointment(bookingServices(database), request, aKey());
    expect(booked).toMatchObject({ answer: { ok: true } });
  }
}

async function whoServes(on: string) {
  const found = await readDay(bookingServices(database), {
    ...{ serviceSlug: 'topografia-corneana', startsAt: at(on, '10:00'), exclude: {} },
  });
  return Math.max(...(found?.days[0]?.slots.map((each) => each.practitionerIds.length) ?? [0]));
}

test('a last day is told with the appointments after it, and then holds in the agenda', async () => {
  await bookWithNurse(TUESDAY);
  await bookWithNurse(addDays(LAST, 1));
  const form = formWith({ 'people.1.untilOn': LAST });
  const { preview } = await send(form, 'conferir');
  expect(preview?.away).toEqual([
    '1 consulta marcada fica depois do último dia de Marina Couto Reis.',
  ]);
  expect(preview?.patients).toHaveLength(1);
  expect(await send(form, 'salvar')).toMatchObject({ status: 303 });
  const { rows } = await pool.query(
    'select until_on::text as last from resources where slug = $1',
    [NURSE],
  );
  expect(rows).toEqual([{ last: LAST }]);
  expect([await whoServes(LAST), await whoServes(addDays(LAST, 1))]).toEqual([2, 1]);
  const nurses = (await readHoursOf(database.db)).filter(({ slug }) => slug === NURSE);
  const booked = await readBookedAppointments({ db: database.db, clock: stillClock() });
  expect(outsideAppointments(booked, nurses)).toHaveLength(1);
  // Nor between two appointments.
  const { addOnsPerDay } = testClinic.agenda;
  const services = bookingServices(database);
  const staff = { ...services, agenda: { ...rulesForStaff(services.agenda), addOnsPerDay } };
  const { rows: nurse } = await pool.query('select id from resources where slug = $1', [NURSE]);
  const { holdToken: _none, ...request } = aRequest({
    ...{ serviceSlug: 'retinografia', startsAt: at(addDays(LAST, 1), '11:00') },
  });
  const addOn = { ...request, channel: 'desk' as const, practitionerId: Number(nurse[0]?.id) };
  expect(
    await bookAddOnAppointment(staff, { ...addOn, reason: 'Dor', actor: 'staff:1' }, aKey()),
  ).toMatchObject({ answer: { ok: false, refusal: 'wrong-practitioner' } });
});

test('the lists of the agenda say until when somebody is here', async () => {
  await bookWithNurse(TUESDAY);
  await send(formWith({ 'people.1.untilOn': LAST }), 'salvar');
  const seen = async (day: string) => {
    const later = await staffSite(database, stillClock(at(day, '12:00')));
    const { rows: who } = await pool.query<{ id: number }>('select min(id)::int as id from staff');
    const by = { cookie: await later.signedIn(who[0]?.id ?? 0) };
    const { rows } = await pool.query<{ protocol: string }>(
      `select a.protocol from appointments a join resources r on r.id = a.practitioner_id
       where r.slug = $1`,
      [NURSE],
    );
    const [home, list, appointment] = await Promise.all(
      ['/equipe', '/equipe/agenda/recursos', `/equipe/agenda/agendamento/${rows[0]?.protocol}`].map(
        async (path) => (await later.get(path, by)).page,
      ),
    );
    const resources = z
      .object({ resources: z.array(z.object({ slug: z.string(), presence: z.string() })) })
      .parse(list).resources;
    const facts = z.object({
      appointment: z.object({ rows: z.array(z.object({ label: z.string(), value: z.string() })) }),
    });
    return {
      home: z.object({ people: z.array(z.string()) }).parse(home).people,
      list: resources.filter(({ presence }) => presence !== ''),
      appointment: facts.parse(appointment).appointment.rows.map(({ value }) => value),
    };
  };
  const before = await seen(TUESDAY);
  expect(before.home).toEqual(['Marina Couto Reis: até 14/10']);
  expect(before.list).toEqual([{ slug: NURSE, presence: 'até 14/10' }]);
  expect(before.appointment).toContain('Marina Couto Reis (até 14/10)');
  const after = await seen(addDays(LAST, 3));
  expect(after.home).toEqual(['Marina Couto Reis: já saiu, último dia 14/10']);
  expect(after.list).toEqual([{ slug: NURSE, presence: 'já saiu, último dia 14/10' }]);
  expect(after.appointment).toContain('Marina Couto Reis (já saiu, último dia 14/10)');
  expect((await seen(addDays(LAST, 40))).home).toEqual([]);
});

test('a first day to come is told with the appointments before it', async () => {
  await bookWithNurse(TUESDAY);
  const form = formWith({ 'people.1.fromOn': LAST });
  expect((await send(form, 'conferir')).preview?.away).toEqual([
    '1 consulta marcada fica antes do primeiro dia de Marina Couto Reis.',
  ]);
  await send(form, 'salvar');
  expect([await whoServes(addDays(LAST, -1)), await whoServes(LAST)]).toEqual([1, 2]);
});

test('who no longer sees patients by appointment is told with theirs, and not where a service would have nobody', async () => {
  await bookWithNurse(TUESDAY);
  const form = formWith({ 'people.1.takesAppointments': '' });
  const { preview } = await send(form, 'conferir');
  expect(preview?.patients).toHaveLength(1);
  expect(preview?.consequences).toEqual([
    expect.stringMatching(/^Marina Couto Reis: .+ 1 agendamento continua valendo\.$/),
  ]);
  expect(await send(form, 'salvar')).toMatchObject({ status: 303 });
  expect(await whoServes(LAST)).toBe(1);
  const ofDoctor = await send(
    { ...form, versao: '1', 'people.0.takesAppointments': '' },
    'conferir',
  );
  expect(ofDoctor).toMatchObject({
    status: 400,
    errors: [
      {
        fieldId: 'people.0.takesAppointments',
        message: expect.stringContaining('Só Dra. Helena Prado Vilela faz: '),
      },
    ],
  });
});

test('other breaks and days are told with their places, and each visit outside them once', async () => {
  const booked = aRequest({ startsAt: at(TUESDAY, '13:00') });
  expect(await bookAppointment(bookingServices(database), booked, aKey())).toMatchObject({
    answer: { ok: true },
  });
  const told = async (changes: Record<string, string>) =>
    z
      .looseObject({
        ...{ consequences: z.array(z.string()), patients: z.array(z.unknown()) },
        outside: z.array(z.object({ href: z.string(), what: z.string() })),
      })
      .parse((await send(formWith(changes), 'conferir')).preview);
  const longer = await told({ 'people.0.breaks.0.endsTime': '14:30' });
  expect(longer.consequences).toEqual([
    expect.stringMatching(/^Dra. Helena Prado Vilela: fecha por semana: \d+ vagas? de /),
  ]);
  expect(longer.outside).toMatchObject([{ what: expect.stringContaining('Antônia Reis') }]);
  expect(longer.patients).toEqual([]);
  const off = await told({ 'people.0.workdays': 'wednesday' });
  expect(off.outside).toEqual([]);
  expect(off.patients).toHaveLength(1);
});

test('who bears a responsibility cannot end without somebody in their place', async () => {
  const ofDoctor = await send(formWith({ 'people.0.untilOn': LAST }), 'salvar');
  expect(ofDoctor).toMatchObject({
    status: 400,
    errors: [
      {
        fieldId: 'people.0.untilOn',
        message: expect.stringContaining('Esta pessoa é responsável pela clínica.'),
      },
    ],
  });
  const ofNurse = { 'people.1.untilOn': LAST, 'responsibilities.nurse': NURSE };
  expect(await send(formWith(ofNurse), 'salvar')).toMatchObject({
    status: 400,
    errors: [{ fieldId: 'people.1.untilOn' }],
  });
});

test('a last day before the first is refused at its field', async () => {
  const days = { 'people.1.fromOn': LAST, 'people.1.untilOn': TUESDAY };
  expect(await send(formWith(days), 'salvar')).toMatchObject({
    status: 400,
    errors: [{ fieldId: 'people.1.untilOn' }],
  });
});

test('services that nobody does after a last day are told before it is saved', async () => {
  const preview = async () => {
    const sent = await send(formWith({ 'people.1.untilOn': LAST }), 'conferir');
    return z.looseObject({ consequences: z.array(z.string()) }).parse(sent.preview).consequences;
  };
  const closing =
    /^Depois do último dia de Marina Couto Reis, 14 de outubro de 2026, fecham por semana: \d+ vagas de .+, ou \d+ vagas de /;
  expect(await preview()).toEqual([
    'Depois do último dia de Marina Couto Reis, 14 de outubro de 2026, cada serviço continua com as mesmas vagas, com quem fica.',
  ]);
  const { rows } = await pool.query<{ id: number }>('select min(id)::int as id from staff');
  const services = serraClaraRecord.services.map((each) => ({ ...each, practitioners: [NURSE] }));
  const { db } = database;
  const parts = { db, clock: stillClock(), clinicFile: serraClaraRecord };
  await changeRecord(parts, { changes: { services }, seenVersion: 0, by: rows[0]?.id ?? 0 });
  expect(await preview()).toEqual([
    expect.stringMatching(closing),
    expect.stringMatching(/último dia de Marina Couto Reis, ninguém faz: /),
  ]);
});

test('who answers for the clinic is here already', async () => {
  const DOCTOR = 'helena-prado-vilela';
  expect(await send(formWith({ 'people.0.fromOn': LAST }), 'salvar')).toMatchObject({
    status: 400,
    errors: [{ fieldId: 'people.0.fromOn', message: expect.stringContaining('ainda não chegou') }],
  });
  expect(serraClaraRecord.responsibilities.doctor).toBe(DOCTOR);
  expect(await send(formWith({ 'people.0.fromOn': MONDAY }), 'salvar')).toMatchObject({
    status: 303,
  });
});

test('a record of before with days that could not be saved now stays in force', async () => {
  const people = serraClaraRecord.people.map((each, index) =>
    index === 0 ? { ...each, untilOn: LAST } : { ...each, fromOn: LAST, untilOn: TUESDAY },
  );
  const record = { ...serraClaraRecord, slogan: 'De antes', people };
  await pool.query(
    `insert into clinic_record_versions (version, record, fields, made_by, changed_at, changed_by)
     select 1, $1, array['people'], 'first', $2, min(id) from staff`,
    [JSON.stringify(record), at(MONDAY, '07:00')],
  );
  const { db } = database;
  const parts = { db, clock: stillClock(), clinicFile: serraClaraRecord };
  expect(await readCurrentRecord(db, serraClaraRecord)).toMatchObject({
    ...{ readVersion: 1, record: { slogan: 'De antes' } },
  });
  const { rows } = await pool.query<{ id: number }>('select min(id)::int as id from staff');
  const by = rows[0]?.id ?? 0;
  // Something else is saved, and the agenda takes days that contradict each other for none.
  const changes = { email: 'ola@outra.example.com' };
  expect(await changeRecord(parts, { changes, seenVersion: 1, by })).toMatchObject({ ok: true });
  const { rows: nurse } = await pool.query(
    'select from_on, until_on from resources where slug = $1',
    [NURSE],
  );
  expect(nurse).toEqual([{ from_on: null, until_on: null }]);
  const moved = people.map((each, index) => (index === 0 ? { ...each, untilOn: TUESDAY } : each));
  expect(
    await changeRecord(parts, { changes: { people: moved }, seenVersion: 2, by }),
  ).toMatchObject({ refusal: { faults: [{ path: ['people', 0, 'untilOn'] }] } });
});
