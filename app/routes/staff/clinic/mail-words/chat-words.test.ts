import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { CHATS, isChatId } from '#app/clinic/mail-words/chat-list.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { sampleChat, standardWords } from './sample-chats.server.ts';

const database = await testDatabase();
const { db } = database;
const ASK = '/equipe/clinica/palavras-dos-emails/chat-ask';

async function chatSite() {
  const site = await staffSite(database, stillClock());
  const { id } = await aStaffMember(site.services, {
    ...{ username: 'ana', name: 'ana', role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  return { site, ana: { cookie: await site.signedIn(id) } };
}
let { site, ana } = await chatSite();
beforeEach(async () => {
  ({ site, ana } = await chatSite());
});

const answer = z.looseObject({
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
  preview: z.array(z.looseObject({ subject: z.null(), text: z.string() })).nullable(),
});
const send = async (acao: string, texts: Record<string, string>) => {
  const sent = await site.post(ASK, { versao: '0', acao, ...texts }, ana);
  return { ...sent, answer: sent.form ? answer.parse(sent.form) : null };
};

test('a text for WhatsApp is shown whole, refused without the link, saved, and comes so in the lists', async () => {
  const bare = await send('conferir', { 'portuguese.text': 'Oi {nome}, {data}.' });
  expect([bare.status, bare.answer?.errors[0]?.fieldId]).toEqual([422, 'portuguese.text']);
  expect(bare.answer?.errors[0]?.message).toMatch(/^Falta \{link\}/);
  expect(bare.answer?.errors[0]?.inSummary).toMatch(
    /^Texto da mensagem, em português: falta \{link\}/,
  );
  const texts = { 'portuguese.text': 'Oi {nome}! {data}\n{link}' };
  const shown = await send('conferir', texts);
  const [portuguese, english] = shown.answer?.preview ?? [];
  expect(portuguese?.text).toMatch(/^Oi Maria! \S.*\nhttps?:\/\/\S+$/);
  expect(english?.text).toMatch(/^Hello, Maria! This is /);
  // A text goes to nobody's mail.
  expect((await send('testar', { ...texts, testTo: 'ana@example.com' })).status).toBe(200);
  expect((await readCurrentRecord(db, serraClaraRecord)).version).toBe(0);

  expect((await send('salvar', texts)).location).toBe(`${ASK}?feito=1`);
  const { record } = await readCurrentRecord(db, serraClaraRecord);
  expect(record.mailWords).toEqual({
    'chat-ask': { portuguese: { text: texts['portuguese.text'] } },
  });
  await site.services.contentStore.refresh();
  const list = z.looseObject({
    byHand: z.array(z.looseObject({ id: z.string(), text: z.string() })),
  });
  const { byHand } = list.parse((await site.get('/equipe/clinica/mensagens', ana)).page);
  expect(byHand.find(({ id }) => id === 'chat-ask')?.text).toBe('Oi [nome]! [dia e hora]\n[link]');
});

test('what the rules of advertising forbid is refused in a text for WhatsApp too', async () => {
  const text = 'O melhor oftalmologista da região espera você {data}: {link}';
  const { status, answer: told } = await send('salvar', { 'portuguese.text': text });
  expect([status, told?.errors[0]?.fieldId]).toEqual([422, 'portuguese.text']);
});

test('the page says which names a text for WhatsApp may not lose', () => {
  const needed = Object.values(CHATS).flatMap((chat) => ('needs' in chat ? chat.needs : []));
  for (const name of new Set(needed)) expect(staffMailWords.chatAlways).toContain(`{${name}}`);
});

test('the standard texts, as staff read them, are texts that they could have written', () => {
  for (const locale of ['pt-BR', 'en-US'] as const) {
    const { serviceTexts } = appointmentLabelsIn(testContents)(locale);
    for (const id of Object.keys(CHATS).filter(isChatId)) {
      const { displayName } = parseClinic(twoHousesRecord, locale);
      const { opening: text } = standardWords(id, { locale, displayName });
      const language = locale === 'pt-BR' ? 'portuguese' : 'english';
      const sampled = (mailWords: object) =>
        sampleChat(id, {
          clinic: parseClinic({ ...twoHousesRecord, mailWords }, locale),
          ...{ serviceTexts, baseUrl: new URL('https://clinica.example'), now: new Date(0) },
        });
      const own = sampled({ [id]: { [language]: { text } } });
      expect(own).not.toMatch(/[{]\p{L}+[}]/u);
      expect(own).toBe(sampled({}));
    }
  }
});
