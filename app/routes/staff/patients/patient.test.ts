import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { contacts } from '#app/db/schema.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { TUESDAY } from '#tests/staff-agenda.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const ZU = { name: 'Zulmira Brandão', phoneE164: '+5535998124477', email: 'zu@example.org' };
let desk = { cookie: '' };
let path = '';
let protocol = '';

async function signIn(name: string) {
  const { id } = await aStaffMember(site.services, {
    role: 'reception',
    name,
    username: name.toLowerCase(),
  });
  return { cookie: await site.signedIn(id) };
}

async function book(startsAt: Date, who = ZU, patient = who.name) {
  const booked = await bookAppointment(
    bookingServices(database, clock),
    aRequest({ contact: who, patient: { name: patient, bornOn: '1950-03-04' }, startsAt }),
    aKey(),
  );
  expect(booked).toMatchObject({ kind: 'answer', answer: { ok: true } });
  const { rows } = await pool.query<{ id: string; protocol: string; patient_id: string }>(
    'select id, protocol, patient_id from appointments order by id desc limit 1',
  );
  const [{ id = '', protocol = '', patient_id = '' } = {}] = rows;
  return { protocol, path: `/equipe/pacientes/${patient_id}`, appointmentId: Number(id) };
}

beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  ({ path, protocol } = await book(at(TUESDAY, '10:00')));
  desk = await signIn('Bia');
});

/** On the day after, as the desk notes it. */
async function settle(protocol: string, step: 'no-show') {
  clock.set(new Date(clock.now().getTime() + 30 * 3_600_000));
  const noted = await changeAttendance(site.services, {
    protocol,
    seenVersion: 0,
    step,
    actor: 'staff:1',
  });
  expect(noted.ok).toBe(true);
}

const visit = z.object({ protocol: z.string(), href: z.string(), state: z.string() });
const shown = z.object({
  patient: z.object({
    name: z.string(),
    birth: z.string(),
    links: z.object({ phone: z.string(), phoneHref: z.string(), whatsappHref: z.string() }),
    email: z.string().nullable(),
    contactName: z.string().nullable(),
    coming: z.array(visit),
    past: z.array(visit),
    counts: z.string(),
    bookHref: z.string().nullable(),
  }),
});
const look = async (at = path, who = desk) => shown.parse((await site.get(at, who)).page).patient;

describe('the page of a patient', () => {
  test('says who it is and how to reach them', async () => {
    expect(await look()).toMatchObject({
      name: ZU.name,
      birth: expect.stringContaining('76 anos'),
      links: {
        phone: '(35) 99812-4477',
        phoneHref: 'tel:+5535998124477',
        whatsappHref: 'https://wa.me/5535998124477',
      },
      email: ZU.email,
      contactName: null,
    });
  });

  test('has what comes before, soonest first, and what has been after it, latest first', async () => {
    const missed = [protocol];
    for (const days of [7, 14]) {
      await settle(missed.at(-1) ?? '', 'no-show');
      clock.set(at(addDays(MONDAY, days), '07:00'));
      missed.push((await book(at(addDays(TUESDAY, days), '10:00'))).protocol);
    }
    await settle(missed.at(-1) ?? '', 'no-show');
    clock.set(at(addDays(MONDAY, 21), '07:00'));
    const dropped = await book(at(addDays(TUESDAY, 35), '09:00'));
    await cancelAppointment(
      bookingServices(database, clock),
      { appointmentId: dropped.appointmentId, actor: 'staff:1' },
      aKey(),
    );
    const later = await book(at(addDays(TUESDAY, 28), '09:00'));
    const sooner = await book(at(addDays(TUESDAY, 21), '09:00'));
    desk = await signIn('Caio');
    const { coming, past, counts } = await look();
    expect(coming.map(({ protocol }) => protocol)).toEqual([sooner.protocol, later.protocol]);
    expect(past.map(({ protocol, state }) => [protocol, state])).toEqual([
      [dropped.protocol, 'cancelled'],
      ...missed.reverse().map((each) => [each, 'no-show']),
    ]);
    expect(counts).toBe('3 faltas · 1 cancelado');
    expect((await site.get(past[0]?.href ?? '', desk)).status).toBe(200);
  });

  test('leads to the phone desk with the person filled in', async () => {
    const { bookHref } = await look();
    const { page } = await site.get(bookHref ?? '', desk);
    expect(page).toMatchObject({ isPrefilled: true, blank: { nome: ZU.name } });
    expect(`${path}${bookHref}`).not.toMatch(/9812|zulmira/i);
  });

  test('of a child says who brings it, and nothing of the other child', async () => {
    const mother = { name: 'Ana Lima', phoneE164: '+5535998120000', email: 'ana@example.org' };
    const child = await book(at(TUESDAY, '11:00'), mother, 'Piu Lima');
    await book(at(TUESDAY, '14:00'), mother, 'Téo Lima');
    const page = await look(child.path);
    expect(page).toMatchObject({ name: 'Piu Lima', contactName: 'Ana Lima' });
    expect(page.coming).toHaveLength(1);
  });

  test('is an address that does not exist for nobody, nonsense and who was erased', async () => {
    for (const id of ['987654321', '0', '-1', 'x', '1%20or%201'])
      expect([id, (await site.get(`/equipe/pacientes/${id}`, desk)).status]).toEqual([id, 404]);
    await db.update(contacts).set({ phoneE164: '+999000000000' });
    expect((await site.get(path, desk)).status).toBe(404);
    const list = await site.get('/equipe/pacientes?busca=zulmira', desk);
    expect(list.page).toMatchObject({ found: [] });
  });

  test('that it was opened is noted, once', async () => {
    await look();
    await look();
    const { rows } = await pool.query("select subject_id from audit_log where action = 'viewed'");
    expect(rows).toEqual([{ subject_id: expect.stringMatching(/^card:cadastro-\d+$/) }]);
  });

  test('exists for who sees one agenda alone when that practitioner sees them', async () => {
    const { rows } = await pool.query<{ id: number; is_own: boolean }>(
      `select id, id in (select practitioner_id from appointments) as is_own
       from resources where kind = 'practitioner' order by position`,
    );
    const statuses = [];
    for (const { id: practitionerId, is_own } of rows.filter(
      (row, index) => row.is_own || index < 2,
    )) {
      const { id } = await aStaffMember(site.services, {
        role: 'reception',
        username: `de-${practitionerId}`,
        practitionerId,
        ownAgendaOnly: true,
      });
      const { status } = await site.get(path, { cookie: await site.signedIn(id) });
      statuses.push([is_own, status]);
    }
    expect(statuses).toContainEqual([true, 200]);
    expect(statuses).toContainEqual([false, 404]);
    expect(statuses.every(([isOwn, status]) => status === (isOwn ? 200 : 404))).toBe(true);
  });
});

const formShape = z.object({
  form: z.object({
    values: z.object({
      name: z.string(),
      contact: z.string().nullable(),
      phone: z.string(),
      email: z.string(),
      day: z.string(),
      month: z.string(),
      year: z.string(),
    }),
    stamp: z.string(),
    since: z.number(),
  }),
});

/** The form as a browser sends it, with some fields typed anew. */
async function filled(changes: Record<string, string> = {}, at = path) {
  const { form } = formShape.parse((await site.get(at, desk)).page);
  const { name, contact, phone, email, day, month, year } = form.values;
  return {
    visto: form.stamp,
    desde: String(form.since),
    nome: name,
    ...(contact === null ? {} : { contato: contact }),
    ...{ telefone: phone, email },
    ...{ nascimentoDay: day, nascimentoMonth: month, nascimentoYear: year },
    ...changes,
  };
}

const stored = async () =>
  (
    await pool.query(
      `select p.name, p.born_on::text as born, c.name as contact, c.phone_e164 as phone, c.email
       from patients p join contacts c on c.id = p.contact_id order by p.id`,
    )
  ).rows;
const corrections = async () =>
  (await pool.query("select actor, detail from audit_log where action = 'person.corrected'")).rows;

describe('a correction of a patient', () => {
  test('changes person and contact alike, and the log has no more than the fields’ names', async () => {
    const form = await filled({
      nome: 'Zulmira  Brandão Sá',
      telefone: '35 98811-2233',
      email: 'nova@example.org',
      nascimentoYear: '1951',
    });
    const sent = await site.post(path, form, desk);
    expect(sent).toMatchObject({ status: 303, location: `${path}?corrigido` });
    expect(await stored()).toEqual([
      {
        ...{ name: 'Zulmira Brandão Sá', contact: 'Zulmira Brandão Sá', born: '1951-03-04' },
        ...{ phone: '+5535988112233', email: 'nova@example.org' },
      },
    ]);
    expect(await corrections()).toEqual([
      {
        actor: expect.stringMatching(/^staff:\d+$/),
        detail: { fields: 'name phone email patient-name birth-date' },
      },
    ]);
    // Sent twice it is one correction.
    expect((await site.post(path, form, desk)).status).toBe(303);
    expect(await corrections()).toHaveLength(1);
  });

  test('of the phone says which appointments now write to it', async () => {
    await site.post(path, await filled({ telefone: '35 98811-2233' }), desk);
    const { page } = await site.get(`${path}?corrigido`, desk);
    expect(page).toMatchObject({
      reached: { phone: '(35) 98811-2233', email: null, visits: [{ protocol }] },
    });
    await site.post(path, await filled({ email: '' }), desk);
    expect((await site.get(`${path}?corrigido`, desk)).page).toMatchObject({
      reached: { phone: null, email: null, isMailGone: true },
    });
  });

  test('with faults is refused at its fields, with what was typed', async () => {
    const form = await filled({
      ...{ nome: 'Zu', telefone: '99<b>', email: 'zu@' },
      ...{ nascimentoDay: '31', nascimentoMonth: '2' },
    });
    const { status, form: answer } = await site.post(path, form, desk);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      errors: [
        { fieldId: 'telefone' },
        { fieldId: 'email', message: 'E-mail inválido.' },
        { fieldId: 'nome' },
        { fieldId: 'nascimentoDay' },
      ],
      values: { name: 'Zu', phone: '99<b>', email: 'zu@', day: '31', month: '2' },
      stamp: form.visto,
    });
    expect(await stored()).toMatchObject([{ name: ZU.name, phone: ZU.phoneE164 }]);
  });

  test('that comes second learns who changed what, and keeps what nobody else touched', async () => {
    const form = await filled({ nome: 'Zulmira Quaresma', telefone: '35 97777-0000' });
    const caio = await signIn('Caio');
    await site.post(path, await filled({ telefone: '35 98811-2233' }), caio);
    const late = await site.post(path, form, desk);
    expect(late).toMatchObject({
      status: 409,
      form: {
        changes: [expect.stringMatching(/^Caio mudou: telefone \(/)],
        values: { name: 'Zulmira Quaresma', phone: '(35) 98811-2233' },
        errors: [{ fieldId: 'telefone', message: expect.stringContaining('35 97777-0000') }],
      },
    });
    expect(await stored()).toMatchObject([{ name: ZU.name, phone: '+5535988112233' }]);
    const { stamp, since } = z.object({ stamp: z.string(), since: z.number() }).parse(late.form);
    const again = { ...form, visto: stamp, desde: String(since), telefone: '(35) 98811-2233' };
    expect((await site.post(path, again, desk)).status).toBe(303);
    expect(await stored()).toMatchObject([{ name: 'Zulmira Quaresma', phone: '+5535988112233' }]);
    expect((await corrections()).map(({ detail }) => detail.fields)).toEqual([
      'phone',
      'name patient-name',
    ]);
  });

  test('of a child leaves who brings it and the other child alone', async () => {
    const mother = { name: 'Ana Lima', phoneE164: '+5535998120000', email: 'ana@example.org' };
    const child = await book(at(TUESDAY, '11:00'), mother, 'Piu Lima');
    await book(at(TUESDAY, '14:00'), mother, 'Téo Lima');
    const sent = await site.post(child.path, await filled({ nome: 'Pia Lima' }, child.path), desk);
    expect(sent.status).toBe(303);
    expect((await stored()).map((row) => [row.name, row.contact])).toEqual([
      [ZU.name, ZU.name],
      ['Pia Lima', 'Ana Lima'],
      ['Téo Lima', 'Ana Lima'],
    ]);
    expect((await site.get(`${child.path}?corrigido`, desk)).page).toMatchObject({
      reached: { phone: null, email: null, isMailGone: false },
    });
  });

  test('is stored by who sees that agenda alone, and is closed to who does other work', async () => {
    const { rows } = await pool.query<{ id: number }>(
      'select practitioner_id as id from appointments',
    );
    const { id } = await aStaffMember(site.services, {
      ...{ role: 'reception', username: 'propria' },
      ...{ practitionerId: rows[0]?.id ?? 0, ownAgendaOnly: true },
    });
    const own = { cookie: await site.signedIn(id) };
    const form = await filled({ telefone: '35 98811-2233' });
    expect((await site.post(path, form, own)).status).toBe(303);
    expect(await stored()).toMatchObject([{ phone: '+5535988112233' }]);
    const reader = await aStaffMember(site.services, { role: 'editor', username: 'editora' });
    const asReader = { cookie: await site.signedIn(reader.id) };
    const sent = await site.post(path, { ...form, nome: 'Outra Pessoa' }, asReader);
    expect(sent.status).toBe(403);
    expect(await stored()).toMatchObject([{ name: ZU.name }]);
  });
});
