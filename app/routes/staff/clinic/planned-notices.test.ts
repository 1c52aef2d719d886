import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { readPlannedClinic } from '#app/features/clinic-record/planned/planned-clinic.server.ts';
import { DAY_FIELD } from '#app/features/clinic-record/record-form.tsx';
import { applyDuePlans, readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// Who must be told of a change that waits for its day: the list is there before the day, and the mail may go out.

const database = await testDatabase();
const { db } = database;
const OVERVIEW = '/equipe/clinica';
const DAY = addDays(MONDAY, 3);
const ROSA = { name: 'Rosa Lima', phoneE164: '+5535999990077', email: 'rosa@example.com' };

async function clinicSite() {
  const site = await staffSite(database, stillClock());
  const role = { role: 'administrator', totpSalt: 'salt', totpLastStep: 1 } as const;
  const { id } = await aStaffMember(site.services, role);
  const sent: unknown[] = [];
  Object.assign(site.services.jobs, {
    'appointment-mail': async (_: unknown, job: unknown) => void sent.push(job),
  });
  return { site, sent, ana: { cookie: await site.signedIn(id) } };
}
let { site, sent, ana } = await clinicSite();
beforeEach(async () => {
  ({ site, sent, ana } = await clinicSite());
  sent.length = 0;
});

async function bookedOn(on: string, contact = ROSA) {
  const patient = { name: contact.name, bornOn: '1950-03-04' };
  const startsAt = at(on, '09:00');
  const request = aRequest({ contact, patient, startsAt });
  expect(await bookAppointment(bookingServices(database), request, aKey())).toMatchObject({
    answer: { ok: true },
  });
}

/** Sends the address of a new house number, for a day to come. */
async function planned(number: string, acao: string, on = DAY) {
  const section = sectionOf('endereco');
  if (!section) throw new Error('there is no such section');
  const { record, version } = await readCurrentRecord(db, serraClaraRecord);
  const form = formOf(section);
  const values = Object.fromEntries(entriesOfDraft(form, draftOf(form, record)));
  const changes = { 'address.number': number, [DAY_FIELD]: on, versao: String(version), acao };
  return site.post(`${OVERVIEW}/endereco`, { ...values, ...changes }, ana);
}

const overview = async () => (await site.get(OVERVIEW, ana)).page;

async function thePlan() {
  const [plan] = await readPlans(db);
  if (!plan) throw new Error('nothing is planned');
  return { id: plan.id, list: `${OVERVIEW}/avisos/marcada-${plan.id}` };
}

const dayComes = () =>
  applyDuePlans({ db, clock: stillClock(at(DAY, '00:05')), clinicFile: serraClaraRecord }, DAY);

test('the list of whom to tell is there before the day, without those who come before it', async () => {
  await bookedOn(addDays(DAY, -1), { ...ROSA, name: 'Antes Costa', phoneE164: '+5535999990078' });
  await bookedOn(DAY);
  const preview = z.object({ preview: z.unknown() }).parse((await planned('999', 'conferir')).form);
  expect(preview).toMatchObject({
    preview: { appointments: 1, patients: [{ who: 'Rosa Lima' }], from: expect.any(String) },
  });
  const saved = await planned('999', 'salvar');
  const { list } = await thePlan();
  expect((await site.get(saved.location ?? '', ana)).page).toMatchObject({
    done: expect.stringContaining('outubro'),
    plans: [{ toTell: { patients: 1, told: 0, href: list } }],
  });
  expect((await site.get(list, ana)).page).toMatchObject({
    count: expect.stringContaining('1 paciente com horário marcado a partir de'),
    toSend: 1,
    patients: [{ who: 'Rosa Lima', phoneHref: 'tel:+5535999990077', why: 'endereço', times: [{}] }],
  });
  for (const word of ['marcada-999999', 'marcada-x', 'marcada-'])
    expect((await site.get(`${OVERVIEW}/avisos/${word}`, ana)).status).toBe(404);
});

test('the mail of a plan goes out once, and whoever had it is not told again on the day', async () => {
  await bookedOn(DAY);
  await planned('999', 'salvar');
  const { id, list } = await thePlan();
  await Promise.all([site.post(list, {}, ana), site.post(list, {}, ana)]);
  const done = await site.post(list, {}, ana);
  expect(sent).toMatchObject([
    { kind: 'updated', audience: 'patient', news: { version: 0, planId: id } },
  ]);
  expect((await site.get(done.location ?? '', ana)).page).toMatchObject({ sent: 1, toSend: 0 });
  expect(await overview()).toMatchObject({ plans: [{ toTell: { patients: 1, told: 1 } }] });
  // Whoever books afterwards has not been told.
  await bookedOn(addDays(DAY, 1), { ...ROSA, name: 'Nova Souza', phoneE164: '+5535999990079' });
  expect((await site.get(list, ana)).page).toMatchObject({ toSend: 1 });
  expect(await dayComes()).toEqual({ applied: 1, refused: 0 });
  expect((await site.get(list, ana)).location).toBe('/equipe/clinica/versoes');
  expect((await site.get('/equipe/clinica/avisos/1', ana)).page).toMatchObject({
    toSend: 1,
    patients: [
      { who: 'Rosa Lima', mail: 'mandado' },
      { who: 'Nova Souza', mail: 'pode ser mandado' },
    ],
  });
  const home = async () => (await site.get('/equipe', ana)).page;
  expect(await home()).toMatchObject({
    untold: [{ line: expect.stringContaining('1 paciente'), href: '/equipe/clinica/avisos/1' }],
  });
  await site.post('/equipe/clinica/avisos/1', {}, ana);
  expect(sent).toHaveLength(2);
  expect(await home()).toMatchObject({ untold: [] });
});

test('who is moved after the mail has the calendar entry of now, and is told again', async () => {
  await bookedOn(DAY);
  await planned('999', 'salvar');
  const { list } = await thePlan();
  await site.post(list, {}, ana);
  await database.pool.query('update appointments set sequence = sequence + 1');
  expect((await site.get(list, ana)).page).toMatchObject({
    toSend: 1,
    patients: [{ mail: 'pode ser mandado' }],
  });
  await site.post(list, {}, ana);
  expect(sent).toMatchObject([{ sequence: 0 }, { sequence: 1 }]);
  await database.pool.query('update appointments set sequence = sequence + 1');
  await dayComes();
  expect((await site.get('/equipe/clinica/avisos/1', ana)).page).toMatchObject({ toSend: 1 });
});

test('a change taken back after its mails says who had them', async () => {
  await bookedOn(DAY);
  await planned('999', 'salvar');
  const { id, list } = await thePlan();
  expect(await overview()).toMatchObject({ broken: [] });
  await site.post(list, {}, ana);
  const back = await site.post(OVERVIEW, { retirar: String(id) }, ana);
  expect((await site.get(back.location ?? '', ana)).page).toMatchObject({
    plans: [],
    broken: [{ id, patients: 1, href: list, line: expect.stringContaining('foi retirada') }],
  });
  expect((await site.get(list, ana)).page).toMatchObject({
    toSend: 0,
    lead: expect.stringContaining('não vem mais'),
    patients: [{ who: 'Rosa Lima', phoneHref: 'tel:+5535999990077', why: 'Endereço' }],
  });
  await site.post(list, {}, ana);
  expect(sent).toHaveLength(1);
  // Told of another change since, nobody waits for that one.
  await planned('777', 'salvar');
  const other = await thePlan();
  site.services.clock.set(at(MONDAY, '07:05'));
  await site.post(other.list, {}, ana);
  expect(await overview()).toMatchObject({ broken: [] });
});

test('a change taken back before any mail leaves nothing to say', async () => {
  await bookedOn(DAY);
  await planned('999', 'salvar');
  const { id, list } = await thePlan();
  await site.post(OVERVIEW, { retirar: String(id) }, ana);
  expect(await overview()).toMatchObject({ broken: [] });
  expect((await site.get(list, ana)).location).toBe(OVERVIEW);
});

test('a change that will be refused on its day is told so before it, and nobody is told of it', async () => {
  await bookedOn(DAY);
  await planned('999', 'salvar');
  const { id, list } = await thePlan();
  expect(await overview()).toMatchObject({ plans: [{ trouble: null, toTell: {} }] });
  // A colleague changes the same field at once.
  const services = { db, clock: stillClock(), clinicFile: serraClaraRecord };
  const { version } = await readCurrentRecord(db, serraClaraRecord);
  const { id: by } = await aStaffMember(site.services, { role: 'administrator', username: 'caio' });
  const address = { ...serraClaraRecord.address, number: '12' };
  const changed = await changeRecord(services, { changes: { address }, seenVersion: version, by });
  expect(changed).toMatchObject({ ok: true });
  expect(await overview()).toMatchObject({
    plans: [{ trouble: expect.stringContaining('mesmo dado'), toTell: null }],
  });
  expect(await site.post(list, {}, ana)).toMatchObject({ location: `${OVERVIEW}?passou` });
  expect(sent).toEqual([]);
  const asked = { planId: id, on: addDays(DAY, 1) };
  expect(await readPlannedClinic(db, serraClaraRecord, asked)).toBeNull();
  // The patients of the change that holds are not lost to the one that does not.
  const made = (await site.get(`${OVERVIEW}/avisos/${version + 1}`, ana)).page;
  expect(made).toMatchObject({ patients: [{}] });
  expect(await dayComes()).toEqual({ applied: 0, refused: 1 });
});

test('who was told of a change that an edit has overtaken is shown at once, there and on the first page', async () => {
  await bookedOn(DAY);
  await planned('999', 'salvar');
  const { id, list } = await thePlan();
  await site.post(list, {}, ana);
  expect(await overview()).toMatchObject({ broken: [] });
  await planned('12', 'salvar', '');
  expect(await overview()).toMatchObject({
    plans: [{ id, trouble: expect.any(String) }],
    broken: [{ id, patients: 1, href: list, line: expect.stringContaining('não vai entrar') }],
  });
  expect((await site.get('/equipe', ana)).page).toMatchObject({
    untold: [{ href: list, line: expect.stringContaining('1 paciente já tinha recebido') }],
  });
  expect((await site.get(list, ana)).page).toMatchObject({ patients: [{ who: 'Rosa Lima' }] });
});

test('the form of a section and what is checked before saving say what waits for its day', async () => {
  await planned('999', 'salvar');
  const waiting = [{ changes: [expect.stringMatching(/Número: .* → 999/)] }];
  expect((await site.get(`${OVERVIEW}/endereco`, ana)).page).toMatchObject({ waiting });
  expect((await site.get(`${OVERVIEW}/convenios`, ana)).page).toMatchObject({ waiting: [] });
  const breaking = await planned('12', 'conferir', '');
  expect(breaking.form).toMatchObject({
    preview: {
      consequences: expect.arrayContaining([expect.stringContaining('não vai mais valer')]),
    },
  });
  const second = await planned('12', 'salvar', addDays(DAY, 1));
  expect(second).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: DAY_FIELD, message: expect.stringContaining('Já há') }] },
  });
  expect(await readPlans(db)).toHaveLength(1);
});
