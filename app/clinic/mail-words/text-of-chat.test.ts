import { expect, test } from 'vitest';
import { faultsOf } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CHATS, type ChatId, isChatId } from './chat-list.ts';
import type { OwnMailTexts } from './mail-words-fields.ts';
import { textOfChat } from './text-of-chat.ts';

const problem = (id: ChatId, texts: OwnMailTexts) =>
  faultsOf({ ...serraClaraRecord, mailWords: { [id]: { portuguese: texts } } })[0]?.said;

const values = {
  ...{ nome: 'Rosa', paciente: 'Rosa {link} Lima', data: 'segunda-feira, 5 de outubro, às 8h' },
  link: 'https://clinica.example/c/1',
};
const clinicWith = (text: string) => ({
  ...{ displayName: 'Clínica Um', phone: { display: '(35) 99555-0100' } },
  mailWords: { 'chat-ask': { portuguese: { text } } },
});
const said = (text: string, house?: string) =>
  textOfChat(
    clinicWith(text),
    { id: 'chat-ask', locale: 'pt-BR' },
    { standard: ({ data }) => `De sempre: ${data}`, values, house },
  );

test('a text is the clinic’s own, and the standard one where it has written nothing', () => {
  expect(said('Oi {nome}! {data} {link} {clinica} {telefone}')).toBe(
    `Oi Rosa! ${values.data} ${values.link} Clínica Um (35) 99555-0100`,
  );
  expect(said(' \n ')).toBe(`De sempre: ${values.data}`);
  // What people are called is not looked through for names.
  expect(said('{paciente}')).toBe(values.paciente);
});

test('of several houses the one is said with the time, unless the text names it itself', () => {
  expect(said('', 'Unidade Sul')).toBe(`De sempre: ${values.data} (Unidade Sul)`);
  expect(said('{data}', 'Unidade Sul')).toBe(`${values.data} (Unidade Sul)`);
  expect(said('{data}, {unidade}', 'Unidade Sul')).toBe(`${values.data}, Unidade Sul`);
  expect(said('{data}, {unidade}')).toBe(`${values.data}, Clínica Um`);
});

test.each([
  ['chat-ask', 'Oi {nome}, você vem {data}?', /^Falta \{link\}: nada mais nesta mensagem diz isso/],
  ['chat-ask', 'Confirme: {link}', /^Falta \{data\}/],
  ['chat-offer', '{data} {link}', /^Falta \{prazo\}/],
  ['chat-return', 'Marque o retorno.', /^Falta \{link\}/],
  ['chat-agenda', 'Sobre {serviço}, {data}.', /aparece no celular bloqueado/],
  ['chat-inbox', 'Oi, {data}', /^\{data\} não serve nesta mensagem/],
  ['chat-inbox', 'x'.repeat(1_001), /^Escreva no máximo 1.000 letras/],
] as const)('%s refuses “%s”', (id, text, words) => {
  expect(problem(id, { text })).toMatch(words);
});

test('what the appointment needs may be named, and a chat has no subject', () => {
  expect(problem('chat-ask', { text: 'Oi {Nome}: {data}, {UNIDADE}, {link}' })).toBeUndefined();
  expect(
    faultsOf({ ...serraClaraRecord, mailWords: { 'chat-ask': { portuguese: { subject: 'Oi' } } } }),
  ).not.toEqual([]);
  for (const id of Object.keys(CHATS).filter(isChatId))
    expect(CHATS[id].opening).not.toContain('serviço');
});
