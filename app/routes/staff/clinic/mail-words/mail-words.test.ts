import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { MAIL_IDS, type MailId } from '#app/clinic/mail-words/mail-list.ts';
import { WORDED_IDS } from '#app/clinic/mail-words/worded-list.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import {
  readCurrentRecord,
  readRecordVersions,
} from '#app/features/clinic-record/record-versions.server.ts';
import { mailWordsPath } from '#app/features/mail-words/mail-words-form.ts';
import { standardMails } from '#app/locales/mail-words/standard-mails.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { sampleMail } from './sample-mails.server.ts';

const database = await testDatabase();
const { db } = database;
const LIST = '/equipe/clinica/palavras-dos-emails';
const BOOKED = `${LIST}/booked`;

async function wordsSite() {
  const site = await staffSite(database, stillClock());
  const signIn = async (username: string) => {
    const { id } = await aStaffMember(site.services, {
      ...{ username, name: username, role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
    });
    return { cookie: await site.signedIn(id) };
  };
  return { site, ana: await signIn('ana'), rui: await signIn('rui') };
}
let { site, ana, rui } = await wordsSite();
beforeEach(async () => {
  ({ site, ana, rui } = await wordsSite());
});

const blank = {
  ...{ 'portuguese.subject': '', 'portuguese.opening': '', 'portuguese.closing': '' },
  ...{ 'english.subject': '', 'english.opening': '', 'english.closing': '' },
};
const form = (changes: Record<string, string>, version = 0) => ({
  ...blank,
  versao: String(version),
  acao: 'salvar',
  ...changes,
});
const current = async () => (await readCurrentRecord(db, serraClaraRecord)).record.mailWords;
const answerShape = z.looseObject({
  typed: z.looseObject({ portuguese: z.looseObject({ opening: z.string() }) }),
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
  preview: z
    .array(z.looseObject({ lang: z.string(), subject: z.string(), text: z.string() }))
    .nullable(),
  advice: z.array(z.string()),
  good: z.string().nullable(),
  changedBy: z.string().nullable(),
});
async function post(path: string, changes: Record<string, string>, who = ana) {
  const { status, location, form: answer } = await site.post(path, form(changes), who);
  return { status, location, ...(answer ? { answer: answerShape.parse(answer) } : {}) };
}

test('the list has every mail in its group, and says which have words of the clinic', async () => {
  const shape = z.looseObject({
    groups: z.array(
      z.object({
        title: z.string(),
        mails: z.array(z.looseObject({ href: z.string(), isOwn: z.boolean() })),
      }),
    ),
  });
  const before = shape.parse((await site.get(LIST, ana)).page);
  const hrefs = before.groups.flatMap(({ mails }) => mails.map(({ href }) => href));
  expect([...hrefs].sort()).toEqual(WORDED_IDS.map(mailWordsPath).sort());
  for (const href of hrefs) expect((await site.get(href, ana)).status).toBe(200);
  expect((await site.get(`${LIST}/constructor`, ana)).status).toBe(404);
  await post(BOOKED, { 'portuguese.closing': 'Até lá!' });
  const own = shape.parse((await site.get(LIST, ana)).page).groups.flatMap(({ mails }) => mails);
  expect(own.filter(({ isOwn }) => isOwn).map(({ href }) => href)).toEqual([BOOKED]);
});

test('words are shown first, then saved, and taken back', async () => {
  const words = { 'portuguese.subject': 'Nos vemos {data}', 'english.opening': 'Hi {nome}.' };
  const shown = await post(BOOKED, { ...words, acao: 'conferir' });
  const [portuguese, english] = shown.answer?.preview ?? [];
  expect(portuguese?.subject).toMatch(/^Nos vemos \S+/);
  expect(portuguese?.text).toContain('Olá, Maria de Souza.');
  expect(english).toMatchObject({ lang: 'en-US', subject: expect.stringMatching(/^Appointment/) });
  expect(english?.text).toContain('Hi Maria.');
  expect(english?.text).not.toContain('Hello, Maria');
  expect(await readRecordVersions(db)).toEqual([]);

  expect(await post(BOOKED, words)).toMatchObject({ status: 303, location: `${BOOKED}?feito=1` });
  expect(await current()).toEqual({
    booked: { portuguese: { subject: 'Nos vemos {data}' }, english: { opening: 'Hi {nome}.' } },
  });
  await site.services.contentStore.refresh();
  expect(site.services.clinic.mailWords?.booked?.portuguese?.subject).toBe('Nos vemos {data}');
  const same = await site.post(BOOKED, form(words, 1), ana);
  expect(answerShape.parse(same.form).good).toBe('Nada mudou, nada foi salvo.');
  expect(await readRecordVersions(db)).toMatchObject([{ version: 1, fields: ['mailWords'] }]);

  const undone = await site.post(BOOKED, { versao: '1', acao: 'desfazer' }, ana);
  expect(undone.location).toBe(`${BOOKED}?desfeito`);
  expect(await current()).toBeUndefined();
});

test('what is wrong is said at its box, in Portuguese, and what was typed stays', async () => {
  const typed = { 'portuguese.opening': 'Oi {fulano}', 'portuguese.subject': 'x'.repeat(200) };
  for (const acao of ['conferir', 'salvar', 'testar']) {
    const { status, answer } = await post(BOOKED, { ...typed, acao });
    expect(status).toBe(422);
    expect(answer?.errors).toEqual([
      {
        fieldId: 'portuguese.subject',
        message: 'Escreva no máximo 90 letras.',
        inSummary: 'Assunto, em português: escreva no máximo 90 letras.',
      },
      {
        fieldId: 'portuguese.opening',
        message: expect.stringMatching(/^\{fulano\} não existe\./),
        inSummary: expect.stringMatching(/^Começo, em português: \{fulano\} não existe\./),
      },
    ]);
    expect(answer?.typed.portuguese.opening).toBe('Oi {fulano}');
    expect(answer?.preview).toBeNull();
  }
  expect(await current()).toBeUndefined();
});

test('what medical advertising forbids is refused, in both languages', async () => {
  const { status, answer } = await post(BOOKED, {
    'portuguese.closing': 'Somos a melhor clínica da cidade, com resultado garantido.',
    'english.closing': 'We are the best eye clinic in town.',
  });
  expect(status).toBe(422);
  expect(answer?.errors.map(({ fieldId }) => fieldId)).toEqual(
    expect.arrayContaining(['portuguese.closing', 'english.closing']),
  );
  expect(answer?.errors[0]?.inSummary).toMatch(/, em português: .*Em vez disso: /);
  expect(await current()).toBeUndefined();
});

test('two who change different mails both save; of the same mail the second is told', async () => {
  await post(BOOKED, { 'portuguese.closing': 'Da Ana' });
  const other = `${LIST}/moved`;
  expect(await post(other, { 'portuguese.closing': 'Do Rui' }, rui)).toMatchObject({ status: 303 });
  expect(Object.keys((await current()) ?? {}).sort()).toEqual(['booked', 'moved']);
  const late = await post(BOOKED, { 'portuguese.closing': 'Do Rui' }, rui);
  expect(late).toMatchObject({
    status: 409,
    answer: { changedBy: expect.stringContaining('rui') },
  });
  expect((await current())?.booked?.portuguese?.closing).toBe('Da Ana');
});

test('a test goes by the server in use, marked as one, in each language', async () => {
  const to = 'ana@clinica.example.com';
  const nowhere = await post(BOOKED, { acao: 'testar', testTo: to });
  expect(nowhere.answer?.errors).toEqual([
    { fieldId: 'testTo', message: expect.stringContaining('E-mail da clínica') },
  ]);
  const peer = await startSmtpPeer({ mode: 'accepting' });
  site.services.env.smtpUrl = peer.url;
  try {
    const words = { 'portuguese.subject': 'Nos vemos {data}', 'portuguese.closing': 'Até lá!' };
    const typo = await post(BOOKED, { ...words, acao: 'testar', testTo: 'ana\r\nBcc: x@y.com' });
    expect(typo.answer?.errors).toMatchObject([{ fieldId: 'testTo' }]);
    const sent = await post(BOOKED, { ...words, acao: 'testar', testTo: to });
    expect(sent.answer?.good).toBe(`Teste enviado para ${to}.`);
    const [portuguese, english] = peer.received;
    expect(portuguese?.email.subject).toMatch(/^\[Teste\] Nos vemos /);
    expect(portuguese?.email.text).toContain('Até lá!');
    expect(english?.email.subject).toMatch(/^\[Teste\] Appointment confirmed/);
    expect(await current()).toBeUndefined();
  } finally {
    await peer.close();
  }
});

test('several people who save the words of different mails at once all save', async () => {
  const mails = ['booked', 'moved', 'cancelled', 'updated', 'return'];
  const saved = await Promise.all(
    mails.map((id, index) =>
      post(`${LIST}/${id}`, { 'portuguese.closing': `Fim ${id}.` }, index % 2 ? ana : rui),
    ),
  );
  expect(saved.map(({ status }) => status)).toEqual(mails.map(() => 303));
  expect(Object.keys((await current()) ?? {}).sort()).toEqual([...mails].sort());
});

/** A sample mail of the test clinic with its words in one language. */
function sample(
  id: MailId,
  locale: 'pt-BR' | 'en-US',
  words: { subject?: string; opening?: string },
) {
  const { clinic, serviceTexts } = appointmentLabelsIn(testContents)(locale);
  const own = locale === 'pt-BR' ? { portuguese: words } : { english: words };
  return sampleMail(id, {
    clinic: { ...clinic, mailWords: { [id]: own } },
    serviceTexts,
    baseUrl: new URL('https://clinica.example.com'),
    now: new Date('2026-11-26T12:00:00Z'),
  });
}

test('the standard words, as staff read them, are words that they could have written', () => {
  for (const locale of ['pt-BR', 'en-US'] as const)
    for (const id of MAIL_IDS) {
      const { subject, opening } = standardMails(locale)[id];
      const language = locale === 'pt-BR' ? 'portuguese' : 'english';
      const words = { subject, ...(opening !== '' && { opening }) };
      const record = { ...serraClaraRecord, mailWords: { [id]: { [language]: words } } };
      expect(() => parseClinic(record, locale)).not.toThrow();
      // Written out, they make the mail that goes out without them.
      expect([id, sample(id, locale, words)]).toEqual([id, sample(id, locale, {})]);
      expect(JSON.stringify(sample(id, locale, words))).not.toMatch(/[{]\p{L}+[}]/u);
    }
});

test('whatever a clinic writes, dates, prices, links and preparation stay', () => {
  for (const id of MAIL_IDS) {
    const [bare, worded] = [sample(id, 'pt-BR', {}), sample(id, 'pt-BR', { opening: 'Oi.' })];
    const fixed = (mail: typeof bare) => mail.blocks.filter(({ kind }) => kind !== 'paragraph');
    expect(fixed(worded)).toEqual(fixed(bare));
    expect(worded.blocks.length).toBeGreaterThanOrEqual(bare.blocks.length);
  }
});

test('the house of an appointment and its address may be named; of one house it is the clinic', () => {
  const words = { subject: 'Até breve: {unidade}', opening: 'Venha a {Endereco}, na {unidade}.' };
  const one = sample('booked', 'pt-BR', words);
  const { address, displayName } = parseClinic(serraClaraRecord);
  expect(one.subject).toBe(`Até breve: ${displayName}`);
  const spoken = (mail: typeof one) => JSON.stringify(mail.blocks);
  expect(spoken(one)).toContain(`Venha a ${address.street}, ${address.number}`);
  const clinic = parseClinic(twoHousesRecord);
  const { serviceTexts } = appointmentLabelsIn(testContents)('pt-BR');
  const setting = {
    serviceTexts,
    baseUrl: new URL('https://clinica.example.com'),
    now: new Date(),
  };
  const two = sampleMail('reminder-days', {
    ...setting,
    clinic: { ...clinic, mailWords: { 'reminder-days': { portuguese: words } } },
  });
  expect(two.subject).toBe('Até breve: Unidade Beira do Rio');
  expect(spoken(two)).toMatch(/Venha a (?!Unidade)[^"]+, na Unidade Beira do Rio\./);
});

test('while the site is a demonstration, the subject says so, as it does in real mails', async () => {
  const { clinic } = site.services;
  clinic.isDemonstration = true;
  // Other files that this process runs have the same clinic.
  onTestFinished(() => {
    clinic.isDemonstration = false;
  });
  const { answer } = await post(BOOKED, { acao: 'conferir' });
  expect(answer?.preview?.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\[demonstração\] Agendamento confirmado/),
    expect.stringMatching(/^\[demonstração\] Appointment confirmed/),
  ]);
});
