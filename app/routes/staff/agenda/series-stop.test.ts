import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import { followUps } from '#app/db/agenda-settings-schema.ts';
import { appointments, closures } from '#app/db/schema.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { readMoveOptions, readMoveSlots } from '#app/scheduling/move-options.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { followUpBookingOf } from './follow-up-booking.server.ts';

// A control after a surgery that has no time on its day: the form stops, and nothing late is booked unless it was chosen.

const database = await testDatabase();
const { db, pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const WEDNESDAY = addDays(MONDAY, 2);
const SURGERY = 'cirurgias-oftalmologicas';
const CONSULTATION = 'consultas-oftalmologicas';
const NOW = at(TUESDAY, '16:00');

const seriesPage = z.object({
  version: z.number(),
  formKey: z.string(),
  rows: z.array(
    z.object({
      days: z.number(),
      note: z.string(),
      isStopped: z.boolean(),
      choices: z.array(z.object({ value: z.string(), label: z.string(), hint: z.string() })),
      groups: z.array(z.object({ times: z.array(z.object({ value: z.string() })) })),
    }),
  ),
});

let phones = 0;
const somebody = () => {
  phones += 1;
  const name = `Paciente Número ${phones}`;
  const phoneE164 = `+55359955${String(60_000 + phones)}`;
  return { patient: { name, bornOn: '1950-03-04' }, contact: { name, phoneE164, email: null } };
};

/** The staff site with one surgery. */
async function clinicAfter(startsAt = at(TUESDAY, '09:00'), now = NOW, record?: ClinicRecord) {
  const path = await surgeryAt(startsAt, stillClock());
  const clock = stillClock(now);
  const site = await staffSite(database, clock, [], record);
  const { id } = await aStaffMember(site.services);
  const asker = { cookie: await site.signedIn(id) };
  const shownAt = async (where = path) =>
    seriesPage.parse((await site.get(`${where}/pos-operatorio`, asker)).page);
  const valuesAt = async (where = path): Promise<Record<string, string>> => {
    const { rows, formKey, version } = await shownAt(where);
    const fields = rows.map((row) => [`dia-${row.days}`, row.groups[0]?.times[0]?.value ?? '']);
    return { chave: formKey, versao: String(version), ...Object.fromEntries(fields) };
  };
  const send = (values: Record<string, string>, where = path) =>
    site.post(`${where}/pos-operatorio`, values, asker);
  return { site, asker, path, clock, shownAt, valuesAt, send };
}

async function surgeryAt(startsAt: Date, clock: ReturnType<typeof stillClock>) {
  const booking = bookingServices(database, clock);
  const request = {
    ...somebody(),
    serviceSlug: SURGERY,
    channel: 'desk',
    actor: 'staff:1',
  } as const;
  await bookAppointment(booking, aRequest({ ...request, startsAt }), aKey());
  const [last] = (await db.select().from(appointments).orderBy(asc(appointments.id))).slice(-1);
  return `/equipe/agenda/agendamento/${last?.protocol}`;
}

const booking = bookingServices(database, stillClock(at(TUESDAY, '07:00')));

/** Books a day full from an hour on. */
async function fill(on: string, since = '00:00') {
  for (;;) {
    const asked = { serviceSlug: CONSULTATION, branch: null, from: on, days: 1 };
    const found = await readAvailability(booking, asked);
    const slot = found?.days[0]?.slots.find((each) => each.startsAt >= at(on, since));
    if (!slot) return;
    const { startsAt } = slot;
    const request = aRequest({ ...somebody(), startsAt, channel: 'desk', actor: 'staff:1' });
    expect(await bookAppointment(booking, request, aKey())).toMatchObject({ answer: { ok: true } });
  }
}

const booked = () =>
  db
    .select({
      startsAt: appointments.startsAt,
      who: appointments.practitionerId,
      dueDays: followUps.dueDays,
    })
    .from(followUps)
    .innerJoin(appointments, eq(appointments.id, followUps.appointmentId))
    .where(and(eq(appointments.status, 'confirmed'), eq(appointments.payer, RETURN_PAYER)))
    .orderBy(followUps.dueDays);

async function close(on: string, resourceId: number | null = null, days = 1) {
  const [from, until] = [at(on, '00:00'), at(addDays(on, days), '00:00')];
  const during = `[${from.toISOString()},${until.toISOString()})`;
  await db.insert(closures).values({ resourceId, during, reason: 'Congresso' });
}

test('with a full next day the form stops and books nothing, until somebody says what to do', async () => {
  await fill(WEDNESDAY);
  const { shownAt, valuesAt, send } = await clinicAfter();
  const { rows } = await shownAt();
  expect(rows[0]).toMatchObject({
    isStopped: true,
    note: 'O 1º dia depois da cirurgia seria quarta-feira, 7 de outubro; o primeiro horário livre é quinta-feira, 8 de outubro, 1 dia depois.',
    groups: [],
  });
  expect(rows[0]?.choices[0]).toMatchObject({
    value: 'encaixe',
    label: 'Encaixar em quarta-feira, 7 de outubro',
  });
  expect(rows[0]?.choices[1]).toMatchObject({ hint: 'Atrasado: 1 dia depois do dia certo' });
  const values = await valuesAt();
  const stopped = await send(values);
  expect(stopped).toMatchObject({
    status: 400,
    // What was chosen for the others is kept.
    form: { errors: [{ fieldId: 'dia-1' }], chosen: { 'dia-7': values['dia-7'] } },
  });
  // As a browser sends it: a radio button that nobody has pressed is not sent at all.
  const { 'dia-1': _none, ...unpressed } = values;
  expect((await send({ ...unpressed, controle: '1' })).status).toBe(400);
  expect((await send(unpressed)).status).toBe(400);
  // A late day of which nobody said that it is late.
  const silent = { ...values, 'dia-1': '2026-10-08T08:00:00-03:00' };
  expect(await send(silent)).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: 'dia-1' }] },
  });
  expect(await booked()).toEqual([]);
  const late = { ...values, 'dia-1': rows[0]?.choices[1]?.value ?? '' };
  const answers = await Promise.all([send(late), send(late)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(
    (await booked()).map(({ dueDays, startsAt }) => [dueDays, wallClockOf(startsAt).on]),
  ).toEqual([
    [1, '2026-10-08'],
    [7, '2026-10-13'],
    [30, '2026-11-05'],
  ]);
});

test('of two who want the last time of the day one gets it, and the other stops', async () => {
  const { shownAt, valuesAt, send, path } = await clinicAfter();
  const other = await surgeryAt(at(TUESDAY, '14:00'), stillClock());
  await fill(WEDNESDAY, '09:00');
  const forms = [await valuesAt(path), await valuesAt(other)];
  expect(forms[0]?.['dia-1']).toBe(forms[1]?.['dia-1']);
  // They meet at the last time of the next day alone.
  const answers = await Promise.all([
    send(forms[0] ?? {}, path),
    send(
      { ...forms[1], 'dia-7': '2026-10-13T14:00:00-03:00', 'dia-30': '2026-11-05T14:00:00-03:00' },
      other,
    ),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  expect((await booked()).map(({ dueDays }) => dueDays)).toEqual([1, 7, 30]);
  const loser = answers[0]?.status === 409 ? path : other;
  const { rows } = await shownAt(loser);
  expect(rows[0]).toMatchObject({ days: 1, isStopped: true, groups: [] });
});

/** A second practitioner, who does all that the first does, at the same hours. */
async function colleague() {
  const { rows } = await pool.query<{ id: number }>(
    `insert into resources (slug, name, kind, position)
     values ('outro-medico', 'Dr. Outro Médico', 'practitioner', 90) returning id`,
  );
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time, valid_from, valid_until)
     select $1, weekday, kind, starts_time, ends_time, valid_from, valid_until
     from weekly_hours where resource_id = 1`,
    [id],
  );
  await pool.query(
    `insert into service_resources (service_id, resource_id)
     select service_id, $1 from service_resources where resource_id = 1`,
    [id],
  );
  return id;
}

test('while who operated is away the form stops, and offers a colleague by name', async () => {
  const { shownAt, valuesAt, send } = await clinicAfter();
  const id = await colleague();
  await close(WEDNESDAY, 1);
  const { rows } = await shownAt();
  expect(rows[0]).toMatchObject({ isStopped: true, groups: [] });
  const first = rows[0]?.choices.find(({ value }) => value !== 'encaixe');
  expect(first).toMatchObject({
    label: 'quarta-feira, 7 de outubro, às 8h, com Dr. Outro Médico',
    hint: 'No prazo, com outro profissional',
  });
  const values = await valuesAt();
  // The colleague is free at eight, but nobody has said that they will do.
  const silent = { ...values, 'dia-1': '2026-10-07T08:00:00-03:00' };
  expect(await send(silent)).toMatchObject({
    status: 409,
    form: { errors: [{ fieldId: 'dia-1' }] },
  });
  expect(await booked()).toEqual([]);
  const again = { ...(await valuesAt()), 'dia-1': first?.value ?? '' };
  expect((await send(again)).status).toBe(303);
  expect((await booked()).map(({ who }) => who)).toEqual([id, 1, 1]);
});

test('a control that falls on a closed Saturday at the end of a month stops, and no add-on is offered', async () => {
  const friday = '2026-10-30';
  await close('2026-10-31');
  await close('2026-11-02');
  const { shownAt } = await clinicAfter(at(friday, '09:00'), at(friday, '16:00'));
  const { rows } = await shownAt();
  expect(rows[0]).toMatchObject({
    isStopped: true,
    note: 'O 1º dia depois da cirurgia seria sábado, 31 de outubro; o primeiro horário livre é terça-feira, 3 de novembro, 3 dias depois.',
  });
});

test('a day that is past stops as well, and one within its tolerance does not', async () => {
  await close('2026-10-13');
  const { shownAt } = await clinicAfter(undefined, at('2026-10-12', '07:00'));
  const { rows } = await shownAt();
  expect(rows.map(({ days, isStopped }) => [days, isStopped])).toEqual([
    [1, true],
    [7, false],
    [30, false],
  ]);
  expect(rows[1]?.note).toContain('Ainda dentro do prazo');
});

test('a control has a length of its own, and keeps it when it is moved', async () => {
  const control = { service: SURGERY, bookedAs: CONSULTATION, durationMinutes: 15 };
  const controls = [
    { ...control, name: 'Dia seguinte', daysAfter: 1, toleranceDays: 0 },
    { ...control, name: 'Primeira semana', daysAfter: 5, toleranceDays: 3 },
  ];
  const record = {
    ...serraClaraRecord,
    followUps: { ...serraClaraRecord.followUps, controls },
  };
  const { site, valuesAt, send } = await clinicAfter(undefined, NOW, record);
  expect((await send(await valuesAt())).status).toBe(303);
  const minutesOf = async () =>
    (await db.select().from(appointments).where(eq(appointments.payer, RETURN_PAYER))).map(
      ({ startsAt, endsAt }) => (Number(endsAt) - Number(startsAt)) / 60_000,
    );
  expect(await minutesOf()).toEqual([15, 15]);
  const [made] = await db.select().from(appointments).where(eq(appointments.payer, RETURN_PAYER));
  const appointment = await readAppointment(db, { id: made?.id ?? 0 });
  if (!appointment) throw new Error('nothing was booked');
  const desk = followUpBookingOf(site.services);
  const on = addDays(WEDNESDAY, 1);
  const [day] = (await readMoveSlots(desk, appointment, { from: on, days: 1 })).slice(-1);
  expect(day && (Number(day.endsAt) - Number(day.startsAt)) / 60_000).toBe(15);
  const move = {
    appointmentId: appointment.id,
    startsAt: at(on, '09:15'),
    actor: 'staff:1',
  } as const;
  expect(await moveAppointment(desk, move, aKey())).toMatchObject({ answer: { ok: true } });
  expect(await minutesOf()).toEqual([15, 15]);
  // The times on the page are those of a quarter of an hour: no consultation would still fit before the closing.
  const options = await readMoveOptions(desk, appointment, { from: on, day: on, locale: 'pt-BR' });
  const all = options.chosenDay?.halves.flatMap(({ shown, more }) => [...shown, ...more]) ?? [];
  expect(all.map(({ value }) => value)).toContain('2026-10-08T17:45:00-03:00');
});

const addOnPage = z.object({
  blank: z.record(z.string(), z.string()),
  notice: z.object({ late: z.string(), booked: z.array(z.string()), open: z.string() }),
});

test('who leaves a control to an add-on has the others booked, and its form is filled in', async () => {
  await fill(WEDNESDAY);
  const { site, asker, path, valuesAt, send } = await clinicAfter();
  const answer = await send({ ...(await valuesAt()), 'dia-1': 'encaixe' });
  const protocol = path.split('/').at(-1);
  const formPath = `/equipe/agenda/encaixe?cirurgia=${protocol}&controle=1&dia=${WEDNESDAY}`;
  expect(answer.location).toBe(formPath);
  expect((await booked()).map(({ dueDays }) => dueDays)).toEqual([7, 30]);
  const { blank, notice } = addOnPage.parse((await site.get(formPath, asker)).page);
  expect(blank).toMatchObject({
    ...{ nome: `Paciente Número ${phones}`, nascimento: '04/03/1950', dia: WEDNESDAY },
    ...{ servico: CONSULTATION, profissional: 'helena-prado-vilela' },
    motivo: 'Controle, 1 dia depois da cirurgia',
  });
  expect(notice).toEqual({
    ...{ late: '', open: '' },
    booked: [
      expect.stringMatching(/^7 dias depois: terça-feira, 13 de outubro, às/),
      expect.stringMatching(/^30 dias depois: /),
    ],
  });
  const page = '/equipe/agenda/encaixe';
  const values = { ...blank, hora: '0905', duracao: '10' };
  const checked = await site.post(page, { ...values, acao: 'conferir' }, asker);
  const { check } = z.object({ check: z.object({ key: z.string() }) }).parse(checked.form);
  const form = { ...values, chave: check.key, acao: 'encaixar' };
  // One press, sent twice, and another colleague who has the same form open.
  const [one, again] = await Promise.all([1, 2].map(() => site.post(page, form, asker)));
  expect([one?.status, again?.location]).toEqual([303, one?.location]);
  const other = await site.post(page, { ...form, chave: 'b'.repeat(43), hora: '1105' }, asker);
  expect(other).toMatchObject({ status: 409, form: { errors: [{ fieldId: 'hora' }] } });
  const rows = await booked();
  expect(rows.map(({ dueDays }) => dueDays)).toEqual([1, 7, 30]);
  expect(rows[0]).toMatchObject({ startsAt: at(WEDNESDAY, '09:05') });
  // All three are of one person, and the series has nothing left to book.
  const { rows: people } = await pool.query(
    `select distinct patient_id from appointments where payer = '${RETURN_PAYER}'`,
  );
  expect(people).toHaveLength(1);
  expect((await site.get(`${path}/pos-operatorio`, asker)).status).toBe(303);
  expect((await site.get(formPath, asker)).status).toBe(303);
});

test('the form of a control whose day is past opens on today, and says so', async () => {
  const { site, asker, path } = await clinicAfter(undefined, at('2026-10-12', '07:00'));
  const protocol = path.split('/').at(-1);
  const formPath = `/equipe/agenda/encaixe?cirurgia=${protocol}&controle=1`;
  const { blank, notice } = addOnPage.parse((await site.get(formPath, asker)).page);
  expect(blank.dia).toBe('2026-10-12');
  expect(notice).toEqual({
    late: 'O dia certo, quarta-feira, 7 de outubro, já passou.',
    booked: [],
    open: 'Sem horário ainda: 7 dias depois, 30 dias depois. Marque pela página da cirurgia.',
  });
  // Who did not come to the surgery has no control.
  await pool.query("update appointments set attendance = 'no-show', attendance_at = now()");
  const values = { ...blank, hora: '0905', acao: 'encaixar', chave: 'c'.repeat(43) };
  expect((await site.post('/equipe/agenda/encaixe', values, asker)).status).toBe(400);
  expect(await booked()).toEqual([]);
});
