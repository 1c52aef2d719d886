import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { clinicRecordNotices, clinicRecordVersions } from '#app/db/clinic-record-schema.ts';
import { contactMessages } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { type Draft, draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { DAY_FIELD } from '#app/features/clinic-record/record-form.tsx';
import { applyDuePlans } from '#app/features/clinic-record/record-plans.server.ts';
import {
  readCurrentRecord,
  readRecordOf,
  readRecordVersions,
} from '#app/features/clinic-record/record-versions.server.ts';
import { formOf, SECTIONS, sectionOf } from '#app/features/clinic-record/sections.ts';
import { newToken } from '#app/platform/token.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const CONTACTS = '/equipe/clinica/contatos';

async function clinicSite() {
  const site = await staffSite(database, stillClock());
  const signIn = async (username: string) => {
    const { id } = await aStaffMember(site.services, {
      username,
      name: username,
      role: 'administrator',
      totpSalt: 'salt',
      totpLastStep: 1,
    });
    return { cookie: await site.signedIn(id) };
  };
  return { site, ana: await signIn('ana'), rui: await signIn('rui') };
}
let { site, ana, rui } = await clinicSite();
beforeEach(async () => {
  ({ site, ana, rui } = await clinicSite());
});

/** A section's form as the browser sends it, with other words in some boxes. */
function formFor(slug: string, changes: Record<string, string> = {}, version = 0) {
  const section = sectionOf(slug);
  if (!section) throw new Error(`there is no section ${slug}`);
  const form = formOf(section);
  return {
    ...Object.fromEntries(entriesOfDraft(form, draftOf(form, serraClaraRecord))),
    versao: String(version),
    ...changes,
  };
}
const current = async () => (await readCurrentRecord(db, serraClaraRecord)).record;
const answerShape = z.looseObject({
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
  preview: z
    .looseObject({
      patients: z.array(z.unknown()),
      differences: z.array(
        z.looseObject({ where: z.string(), before: z.string(), after: z.string() }),
      ),
    })
    .nullable(),
  conflict: z
    .looseObject({
      theirs: z.array(z.looseObject({ where: z.string() })),
      conflicts: z.array(z.looseObject({ before: z.string(), after: z.string() })),
    })
    .nullable(),
});

test('each section opens with what the record says, and sending it back changes nothing', async () => {
  for (const section of SECTIONS) {
    const path = `/equipe/clinica/${section.slug}`;
    const { status } = await site.get(path, ana);
    expect([path, status]).toEqual([path, 200]);
    const sent = new FormData();
    const form = formOf(section);
    for (const [name, value] of entriesOfDraft(form, draftOf(form, serraClaraRecord)))
      sent.append(name, value);
    sent.set('acao', 'salvar');
    const answer = await site.post(path, sent, ana);
    expect([path, answer.form]).toMatchObject([path, { isUnchanged: true, errors: [] }]);
  }
  expect(await readRecordVersions(db)).toEqual([]);
});

test('a phone is changed in two presses: what it does is shown first, then it is everywhere', async () => {
  await bookAppointment(bookingServices(database), aRequest({}), aKey());
  const form = formFor('contatos', { phone: '35 3599 0222' });
  const checked = await site.post(CONTACTS, { ...form, acao: 'conferir' }, ana);
  expect(answerShape.parse(checked.form).preview).toMatchObject({
    differences: [{ where: 'Telefone', after: '(35) 3599-0222' }],
    patients: [{}],
  });
  expect(await readRecordVersions(db)).toEqual([]);
  const saved = await site.post(CONTACTS, { ...form, acao: 'salvar' }, ana);
  expect(saved).toMatchObject({ status: 303, location: `${CONTACTS}?feito=1` });
  expect((await current()).phone).toBe('+553535990222');
  expect((await current()).address).toEqual(serraClaraRecord.address);
  await site.services.contentStore.refresh();
  expect(site.services.clinic.phone.e164).toBe('+553535990222');
  // Sent twice, it is one change.
  await site.post(CONTACTS, { ...form, acao: 'salvar' }, ana);
  expect(await readRecordVersions(db)).toHaveLength(1);
  const undone = await site.post(CONTACTS, { versao: '1', acao: 'desfazer' }, ana);
  expect(undone.location).toBe(`${CONTACTS}?desfeito`);
  expect((await current()).phone).toBe(serraClaraRecord.phone);
});

test('what is wrong is said in Portuguese at the field, and what was typed stays', async () => {
  const form = formFor('contatos', { phone: 'não sei', email: '', 'social.instagram': 'insta' });
  const { status, form: answer } = await site.post(CONTACTS, { ...form, acao: 'salvar' }, ana);
  expect(status).toBe(400);
  expect(answerShape.parse(answer).errors).toEqual([
    {
      fieldId: 'phone',
      message: 'Escreva o telefone com DDD, como (35) 3599-0100 ou (35) 99955-0100.',
      inSummary: 'Telefone: escreva o telefone com DDD, como (35) 3599-0100 ou (35) 99955-0100.',
    },
    {
      fieldId: 'email',
      message: 'Preencha este campo.',
      inSummary: 'E-mail: preencha este campo.',
    },
    {
      fieldId: 'social.instagram',
      message: 'Escreva o endereço inteiro, começando por https://.',
      inSummary:
        'Instagram, em “Redes sociais”: escreva o endereço inteiro, começando por https://.',
    },
  ]);
  expect(answer).toMatchObject({ draft: { phone: 'não sei', social: { instagram: 'insta' } } });
});

test('a new payer begins with the box for what the patient brings, and keeps it until it is filled in', async () => {
  const path = '/equipe/clinica/convenios';
  const form = formFor('convenios');
  const added = await site.post(path, { ...form, acao: 'mais:payers' }, ana);
  const last = serraClaraRecord.payers.length;
  const lastOf = (answer: unknown) =>
    z.looseObject({ draft: z.object({ payers: z.array(z.unknown()) }) }).parse(answer).draft.payers[
      last
    ];
  const blank = { 'pt-BR': '', 'en-US': '' };
  expect(lastOf(added.form)).toMatchObject({ title: blank, bring: [blank] });
  const named = {
    ...form,
    'payers.linhas': String(last + 1),
    [`payers.${last}.title.pt-BR`]: 'Vida Nova',
    [`payers.${last}.bring.linhas`]: '1',
    [`payers.${last}.bring.0.pt-BR`]: '',
  };
  const refused = await site.post(path, { ...named, acao: 'conferir' }, ana);
  expect(answerShape.parse(refused.form).errors).toEqual([
    {
      fieldId: `payers.${last}.bring.0.pt-BR`,
      message: 'Ponha ao menos uma coisa.',
      inSummary: '“O que o paciente traz” do convênio Vida Nova: ponha ao menos uma coisa.',
    },
  ]);
  expect(lastOf(refused.form)).toMatchObject({ bring: [blank] });
  const unnamed = {
    ...named,
    [`payers.${last}.title.pt-BR`]: '',
    [`payers.${last}.bring.0.pt-BR`]: 'Carteirinha',
  };
  const nameless = await site.post(path, { ...unnamed, acao: 'conferir' }, ana);
  expect(answerShape.parse(nameless.form).errors).toContainEqual({
    fieldId: `payers.${last}.title.pt-BR`,
    message: 'Preencha este campo.',
    inSummary: `Nome do ${last + 1}º convênio: preencha este campo.`,
  });
  // A row that was added and left alone is none.
  const untouched = { ...named, [`payers.${last}.title.pt-BR`]: '' };
  const same = await site.post(path, { ...untouched, acao: 'conferir' }, ana);
  expect(same.form).toMatchObject({ isUnchanged: true, errors: [] });
});

test('a ready-made answer is checked, kept, and then offered with the messages', async () => {
  const path = '/equipe/clinica/respostas';
  const text = 'replyTemplates.0.text.pt-BR';
  const wrong = formFor('respostas', { [text]: 'Oi, {fulano}.' });
  const refused = await site.post(path, { ...wrong, acao: 'salvar' }, ana);
  expect(answerShape.parse(refused.form).errors).toMatchObject([{ fieldId: text }]);
  const right = formFor('respostas', { [text]: 'Oi, {nome}! Ligue para {telefone}.' });
  const saved = await site.post(path, { ...right, acao: 'salvar' }, ana);
  expect(saved.location).toBe(`${path}?feito=1`);
  await site.services.contentStore.refresh();
  await db.insert(contactMessages).values({
    ...{ name: 'Rosa Lima', phoneE164: '+5535995550144', email: 'rosa@example.com' },
    ...{ message: 'Vocês atendem aos sábados?', locale: 'pt-BR', createdAt: stillClock().now() },
  });
  const [message] = await db.select().from(contactMessages);
  const item = `/equipe/mensagens/contato/${message?.id}`;
  const shown = await site.get(item, ana);
  expect(shown.page).toMatchObject({
    answering: {
      replies: {
        list: serraClaraRecord.replyTemplates.map(({ slug, title }) => ({ slug, title })),
        changeHref: path,
      },
    },
  });
  const pressed = { versao: '0', chave: newToken(), acao: 'modelo-pedir-para-ligar' };
  expect((await site.post(item, pressed, ana)).form).toMatchObject({
    answer: `Oi, Rosa! Ligue para ${site.services.clinic.phone.display}.`,
  });
});

test('a row is added without losing what was typed, and who is left out is archived', async () => {
  const path = '/equipe/clinica/convenios';
  const form = formFor('convenios', { 'payers.1.title.pt-BR': 'Outro nome' });
  const added = await site.post(path, { ...form, acao: 'mais:payers' }, ana);
  const { draft } = z
    .object({ draft: z.object({ payers: z.array(z.record(z.string(), z.unknown())) }) })
    .parse(added.form);
  expect(draft.payers).toHaveLength(serraClaraRecord.payers.length + 1);
  expect(draft.payers[1]?.title).toMatchObject({ 'pt-BR': 'Outro nome' });
  const gone = serraClaraRecord.payers.at(-1)?.id;
  const short = { ...form, 'payers.linhas': String(serraClaraRecord.payers.length - 1) };
  await site.post(path, { ...short, acao: 'salvar' }, ana);
  expect((await current()).payers.find(({ id }) => id === gone)).toMatchObject({
    isArchived: true,
  });
});

test('of two who change at once, the second keeps what was typed and reads what the first did', async () => {
  const theirs = formFor('contatos', { phone: '3535990222', email: 'a@clinica.com.br' });
  const mine = formFor('contatos', { phone: '3535990333', 'whatsapp.number': '35999550199' });
  const answers = await Promise.all([
    site.post(CONTACTS, { ...theirs, acao: 'salvar' }, ana),
    site.post(CONTACTS, { ...mine, acao: 'salvar' }, rui),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const refused = answers.find(({ status }) => status === 409)?.form;
  const { conflict } = answerShape.parse(refused);
  expect(conflict?.conflicts).toHaveLength(1);
  const draft = z.object({ draft: z.custom<Draft>(), version: z.number() }).parse(refused);
  expect(draft.version).toBe(1);
  const form = formOf(
    sectionOf('contatos') ?? SECTIONS[0] ?? { slug: '', title: '', lead: '', fields: [] },
  );
  const again = {
    ...Object.fromEntries(entriesOfDraft(form, draft.draft)),
    versao: '1',
    acao: 'salvar',
  };
  expect(await site.post(CONTACTS, again, rui)).toMatchObject({ status: 303 });
  const record = await current();
  expect([record.email, record.whatsapp?.number].sort()).not.toEqual(
    [serraClaraRecord.email, serraClaraRecord.whatsapp?.number].sort(),
  );
});

test('two who change different fields of one screen both get their way', async () => {
  await site.post(
    CONTACTS,
    { ...formFor('contatos', { phone: '3535990222' }), acao: 'salvar' },
    ana,
  );
  const mine = formFor('contatos', { email: 'novo@clinica.com.br' });
  expect(await site.post(CONTACTS, { ...mine, acao: 'salvar' }, rui)).toMatchObject({
    status: 303,
  });
  expect(await current()).toMatchObject({ phone: '+553535990222', email: 'novo@clinica.com.br' });
});

const VERSIONS = '/equipe/clinica/versoes';
const asked = z.object({
  back: z.object({ shown: z.object({ version: z.number(), stamp: z.string() }) }),
});
/** The form of the page that shows what bringing a version back does. */
function backOf(page: unknown) {
  const { version, stamp } = asked.parse(page).back.shown;
  return { acao: 'voltar', voltar: String(version), versao: stamp };
}

test('versions are compared in words, and one is brought back as a new one', async () => {
  await site.post(
    CONTACTS,
    { ...formFor('contatos', { phone: '3535990222' }), acao: 'salvar' },
    ana,
  );
  const { page } = await site.get('/equipe/clinica/versoes', ana);
  expect(page).toMatchObject({
    versions: [{ version: 1, by: 'ana', fields: 'Telefone' }],
    differences: [{ where: 'Telefone', after: '(35) 3599-0222' }],
  });
  const { page: plan } = await site.get(`${VERSIONS}?voltar=0`, ana);
  expect(plan).toMatchObject({
    back: {
      shown: { preview: { differences: [{ where: 'Telefone', before: '(35) 3599-0222' }] } },
    },
  });
  const form = backOf(plan);
  expect(await site.post(`${VERSIONS}?voltar=0`, form, ana)).toMatchObject({ status: 303 });
  expect((await current()).phone).toBe(serraClaraRecord.phone);
  expect(await readRecordVersions(db)).toMatchObject([{ madeBy: 'return' }, { madeBy: 'first' }]);
  expect(await site.post(`${VERSIONS}?voltar=0`, form, ana)).toMatchObject({ status: 409 });
});

test('whoever has an appointment is written to once, when somebody presses, and never before', async () => {
  const sent: unknown[] = [];
  Object.assign(site.services.jobs, {
    'appointment-mail': async (_: unknown, job: unknown) => void sent.push(job),
  });
  await bookAppointment(bookingServices(database), aRequest({}), aKey());
  await site.post(
    '/equipe/clinica/endereco',
    { ...formFor('endereco', { 'address.number': '999' }), acao: 'salvar' },
    ana,
  );
  expect(sent).toEqual([]);
  const path = '/equipe/clinica/avisos/1';
  expect((await site.get(path, ana)).page).toMatchObject({
    toSend: 1,
    patients: [{ why: 'endereço' }],
  });
  await Promise.all([site.post(path, {}, ana), site.post(path, {}, rui)]);
  await site.post(path, {}, ana);
  expect(sent).toMatchObject([{ kind: 'updated', audience: 'patient', news: { version: 1 } }]);
  expect(await db.select().from(clinicRecordNotices)).toHaveLength(1);
  expect((await site.get('/equipe/clinica/avisos/7', ana)).status).toBe(404);
});

test('who has two times is one person to tell, on one line with both, and gets one mail', async () => {
  const sent: unknown[] = [];
  Object.assign(site.services.jobs, {
    'appointment-mail': async (_: unknown, job: unknown) => void sent.push(job),
  });
  const contact = { name: 'Rosa Lima', phoneE164: '+5535999990077', email: 'rosa@example.com' };
  const patient = { name: 'Rosa Lima', bornOn: '1950-03-04' };
  for (const [day, time] of [[1, '09:00'] as const, [2, '10:00'] as const]) {
    const request = aRequest({ contact, patient, startsAt: at(addDays(MONDAY, day), time) });
    expect(await bookAppointment(bookingServices(database), request, aKey())).toMatchObject({
      answer: { ok: true },
    });
  }
  await bookAppointment(
    bookingServices(database),
    aRequest({ startsAt: at(addDays(MONDAY, 3), '10:00') }),
    aKey(),
  );
  const form = formFor('endereco', { 'address.number': '999' });
  const checked = await site.post('/equipe/clinica/endereco', { ...form, acao: 'conferir' }, ana);
  expect(checked.form).toMatchObject({
    preview: {
      appointments: 3,
      withMail: 2,
      patients: [{ who: 'Rosa Lima', times: [{}, {}] }, { times: [{}] }],
    },
  });
  const saved = await site.post('/equipe/clinica/endereco', { ...form, acao: 'salvar' }, ana);
  expect((await site.get(saved.location ?? '', ana)).page).toMatchObject({
    saved: { patients: 2 },
  });
  expect((await site.get('/equipe/clinica/avisos/1', ana)).page).toMatchObject({
    count: '2 pacientes com horário marcado precisam ser avisados (3 horários)',
    toSend: 2,
    peopleToSend: 2,
    patients: [
      { who: 'Rosa Lima', times: [{}, {}], why: 'endereço', mail: 'pode ser mandado' },
      { times: [{}] },
    ],
  });
  const path = '/equipe/clinica/avisos/1';
  await Promise.all([site.post(path, {}, ana), site.post(path, {}, rui)]);
  const done = await site.post(path, {}, ana);
  const news = { version: 1 };
  expect(sent).toMatchObject([{ news, others: [{ sequence: 0, news }] }, { news }]);
  expect(sent[1]).not.toHaveProperty('others');
  expect(await db.select().from(clinicRecordNotices)).toHaveLength(3);
  expect((await site.get(done.location ?? '', ana)).page).toMatchObject({ sent: 2, toSend: 0 });
});

test('who cannot keep the time is asked for another, also where the address changed too', async () => {
  const sent: unknown[] = [];
  Object.assign(site.services.jobs, {
    'appointment-mail': async (_: unknown, job: unknown) => void sent.push(job),
  });
  await bookAppointment(bookingServices(database), aRequest({}), aKey());
  const contact = { name: 'Rosa Lima', phoneE164: '+5535999990077', email: null };
  const noMail = aRequest({ contact, startsAt: at(addDays(MONDAY, 2), '10:00') });
  expect(await bookAppointment(bookingServices(database), noMail, aKey())).toMatchObject({
    answer: { ok: true },
  });
  await site.post(
    '/equipe/clinica/endereco',
    { ...formFor('endereco', { 'address.number': '999' }), acao: 'salvar' },
    ana,
  );
  const hours = { ...serraClaraRecord.hours, monday: [], tuesday: [], wednesday: [] };
  const record = { ...(await current()), hours };
  await db.update(clinicRecordVersions).set({ record });
  const path = '/equipe/clinica/avisos/1';
  const why = 'endereço, a clínica não atende mais nesse horário';
  expect((await site.get(path, ana)).page).toMatchObject({
    toSend: 1,
    patients: [
      { why, mail: 'pode ser mandado: pede outro horário' },
      { why, mail: 'não tem: telefone' },
    ],
  });
  await site.post(path, {}, ana);
  expect(sent).toMatchObject([{ audience: 'patient', news: { version: 1, displaced: 'hours' } }]);
});

test('whose payer is archived is told so, and not that all stays as it was', async () => {
  const sent: unknown[] = [];
  Object.assign(site.services.jobs, {
    'appointment-mail': async (_: unknown, job: unknown) => void sent.push(job),
  });
  const payerId = 'saude-serra-azul';
  await bookAppointment(bookingServices(database), aRequest({ payerId }), aKey());
  await bookAppointment(
    bookingServices(database),
    aRequest({ startsAt: at(addDays(MONDAY, 2), '10:00') }),
    aKey(),
  );
  const payers = serraClaraRecord.payers.map((each) =>
    each.id === payerId ? { ...each, isArchived: true } : each,
  );
  const { id: by } = await aStaffMember(site.services, { username: 'eva', role: 'administrator' });
  const changed = { changes: { payers }, seenVersion: 0, by };
  await changeRecord({ db, clock: site.services.clock, clinicFile: serraClaraRecord }, changed);
  const path = '/equipe/clinica/avisos/1';
  expect((await site.get(path, ana)).page).toMatchObject({
    toSend: 1,
    patients: [{ why: 'o convênio saiu', mail: 'pode ser mandado: pede para falar com a clínica' }],
  });
  await site.post(path, {}, ana);
  const news = { version: 1, uncovered: true, besides: false, calendar: false };
  expect(sent).toMatchObject([{ kind: 'updated', news }]);
});

test('a change waits for its day, and is refused where somebody changed the same field since', async () => {
  const services = { db, clock: site.services.clock, clinicFile: serraClaraRecord };
  const day = addDays(MONDAY, 30);
  const plan = (phone: string, startsOn: string, version = 0) =>
    site.post(
      CONTACTS,
      { ...formFor('contatos', { phone }, version), 'vale-de': startsOn, acao: 'salvar' },
      ana,
    );
  expect(await plan('3535990222', '2020-01-01')).toMatchObject({ status: 400 });
  expect(await plan('3535990222', day)).toMatchObject({ status: 303 });
  await plan('3535990222', day);
  expect((await site.get('/equipe/clinica', ana)).page).toMatchObject({
    plans: [{ state: 'waiting' }],
  });
  expect(await applyDuePlans(services, addDays(day, -1))).toEqual({ applied: 0, refused: 0 });
  expect((await current()).phone).toBe(serraClaraRecord.phone);
  expect(await applyDuePlans(services, day)).toEqual({ applied: 1, refused: 0 });
  expect((await current()).phone).toBe('+553535990222');
  // A form that was loaded before is shown what has changed meanwhile.
  expect(await plan('3535990333', addDays(day, 1))).toMatchObject({ status: 409 });
  expect(await plan('3535990333', addDays(day, 1), 1)).toMatchObject({ status: 303 });
  expect(await plan('3535990444', '', 1)).toMatchObject({ status: 303 });
  expect(await applyDuePlans(services, addDays(day, 1))).toEqual({ applied: 0, refused: 1 });
  expect((await current()).phone).toBe('+553535990444');
  const { page } = await site.get('/equipe/clinica', ana);
  const { plans } = z
    .object({ plans: z.array(z.object({ id: z.number(), state: z.string() })) })
    .parse(page);
  expect(plans).toMatchObject([{ state: 'refused' }]);
  await site.post('/equipe/clinica', { retirar: String(plans[0]?.id) }, ana);
  expect((await site.get('/equipe/clinica', ana)).page).toMatchObject({ plans: [] });
});

test('a stored record that this release does not understand stops nothing: the last good one counts', async () => {
  await site.post(
    CONTACTS,
    { ...formFor('contatos', { phone: '3535990222' }), acao: 'salvar' },
    ana,
  );
  const [good] = await db.select().from(clinicRecordVersions);
  if (!good) throw new Error('nothing was stored');
  await db
    .insert(clinicRecordVersions)
    .values({ ...good, version: 2, record: { fromLater: true } });
  expect(await readCurrentRecord(db, serraClaraRecord)).toMatchObject({
    version: 2,
    readVersion: 1,
    record: { phone: '+553535990222' },
  });
  expect((await site.get('/equipe/clinica', ana)).page).toMatchObject({
    warning: expect.stringContaining('não entende a versão 2'),
  });
  const saved = await site.post(
    CONTACTS,
    { ...formFor('contatos', { phone: '3535990444' }, 2), acao: 'salvar' },
    ana,
  );
  expect(saved).toMatchObject({ status: 303 });
  expect(await readCurrentRecord(db, serraClaraRecord)).toMatchObject({
    version: 3,
    readVersion: 3,
  });
});

test('the record goes out as JSON and comes in again', async () => {
  const changed = { ...serraClaraRecord, email: 'git@clinica.com.br' };
  const path = '/equipe/clinica/copia';
  const { stamp } = z.looseObject({ stamp: z.string() }).parse((await site.get(path, ana)).page);
  const form = { dados: JSON.stringify(changed), versao: stamp };
  expect((await site.post(path, { ...form, acao: 'conferir' }, ana)).form).toMatchObject({
    differences: [{ where: 'E-mail', after: 'git@clinica.com.br' }],
  });
  const saved = await site.post(path, { ...form, acao: 'salvar' }, ana);
  expect(saved).toMatchObject({ status: 303, location: '/equipe/clinica/versoes?feito=1' });
  expect((await current()).email).toBe('git@clinica.com.br');
  const undone = { versao: '1', acao: 'desfazer' };
  expect((await site.post('/equipe/clinica/versoes', undone, ana)).location).toBe(
    '/equipe/clinica/versoes?desfeito',
  );
  expect((await current()).email).toBe(serraClaraRecord.email);
  expect((await site.post('/equipe/clinica/versoes', undone, ana)).location).toBe(
    '/equipe/clinica/versoes?tarde',
  );
  for (const dados of ['', '[]', '{', 'null', '{"__proto__":{"a":1}}', '{"phone":"x"}'])
    expect((await site.post(path, { dados, versao: '1', acao: 'salvar' }, ana)).status).toBe(400);
});

test('what staff have set in the agenda is a version before an older one comes back', async () => {
  const form = formFor('contatos', { phone: '35 3599 0222' });
  await site.post(CONTACTS, { ...form, acao: 'salvar' }, ana);
  const slug = serraClaraRecord.services[0]?.slug ?? '';
  await db.execute(sql`update services set duration_minutes = 95 where slug = ${slug}`);
  await site.post(VERSIONS, backOf((await site.get(`${VERSIONS}?voltar=0`, ana)).page), ana);
  const versions = await readRecordVersions(db);
  expect(versions.map(({ madeBy }) => madeBy)).toEqual(['return', 'edit', 'first']);
  const kept = await readRecordOf(db, 2);
  expect(JSON.stringify(kept)).toContain('"durationMinutes":95');
});

test('a change that waits for its day says when who planned it may no longer come in', async () => {
  const day = addDays(MONDAY, 3);
  const form = formFor('contatos', { phone: '35 3599 0222' });
  await site.post(CONTACTS, { ...form, [DAY_FIELD]: day, acao: 'salvar' }, rui);
  expect((await site.get('/equipe/clinica', ana)).page).toMatchObject({
    plans: [{ isLeft: false }],
  });
  await db.execute(sql`update staff set disabled_at = now() where username = 'rui'`);
  expect((await site.get('/equipe/clinica', ana)).page).toMatchObject({
    plans: [{ isLeft: true }],
  });
});

test('rules of the agenda, of returns, and legal names may wait for a day, and are told of it', async () => {
  const startsOn = addDays(MONDAY, 21);
  const send = (slug: string, changes: Record<string, string>, acao: string) =>
    site.post(
      `/equipe/clinica/${slug}`,
      { ...formFor(slug, changes), [DAY_FIELD]: startsOn, acao },
      ana,
    );
  const days = { 'agenda.horizonDays': '70' };
  const told = z.looseObject({ preview: z.looseObject({ consequences: z.array(z.string()) }) });
  const { preview } = told.parse((await send('agenda', days, 'conferir')).form);
  expect(preview.consequences.join('\n')).toMatch(/Em .*26 de outubro.*, pelo site se marca até/);
  await send('agenda', days, 'salvar');
  await send('retornos', { 'followUps.returnDays': '20' }, 'salvar');
  await send('legal', { 'dataProtectionOfficer.name': 'Rita Alves' }, 'salvar');
  await send('identidade', { 'slogan.pt-BR': 'Olhos para o dia a dia' }, 'salvar');
  expect((await site.get('/equipe/clinica', ana)).page).toMatchObject({
    plans: [
      { what: ['Regras da agenda'] },
      { what: ['Retornos e pós-operatório'] },
      { what: ['Dados pessoais'] },
      { what: ['Identidade e registros'] },
    ],
  });
});
