import { expect, test } from 'vitest';
import { at, MONDAY } from '#tests/booking.ts';
import { answerMail } from './answer-mail.ts';
import { inboxHref, readInboxFilter } from './inbox-filter.ts';
import { INBOX_KINDS } from './inbox-kinds.server.ts';
import { replyText, toContactView, toRowView } from './inbox-view.ts';
import { parseStaffWords } from './write-note.server.ts';

const FACTS = {
  clinicName: 'Clareia',
  phone: '(35) 99555-0100',
  scheduleUrl: 'https://clinica.example.com/agendamento',
};
const SUBJECT = {
  id: 7,
  arrivedAt: at(MONDAY, '06:00'),
  name: 'Rosa Lima',
  phoneE164: '+5535995550144',
  email: 'rosa+a@example.com',
  locale: 'pt-BR' as const,
  words: 'Vocês atendem aos sábados?',
};

test('a person is reached with the first words written already', () => {
  const { phone, whatsapp, mail } = toContactView(SUBJECT, FACTS);
  expect(phone).toEqual({ href: 'tel:+5535995550144', label: 'Ligar para (35) 99555-0144' });
  expect(whatsapp?.href).toMatch(/^https:\/\/wa\.me\/5535995550144\?text=Ol%C3%A1%2C%20Rosa!/);
  expect(mail?.href).toBe(
    'mailto:rosa%2Ba%40example.com?subject=Resposta%20%C3%A0%20sua%20mensagem%20de%205%20de%20outubro%20de%202026',
  );
});

test('nobody is written to where no address is', () => {
  const ways = toContactView({ ...SUBJECT, email: null, phoneE164: null }, FACTS);
  expect(ways).toEqual({ phone: null, whatsapp: null, mail: null });
});

test('a ready-made answer names the person and the clinic, however the names are typed', () => {
  const text = 'Olá, {nome}. Ligue: {telefone}. {Clínica}, { agenda }';
  expect(replyText(text, SUBJECT, FACTS)).toBe(
    `Olá, Rosa. Ligue: ${FACTS.phone}. Clareia, ${FACTS.scheduleUrl}`,
  );
});

test('a name that looks like a placeholder stays a name', () => {
  const hostile = { ...SUBJECT, name: '{telefone}' };
  expect(replyText('Olá, {nome}.', hostile, FACTS)).toBe('Olá, {telefone}.');
});

test('a name that is a link is none in our words', () => {
  const hostile = { ...SUBJECT, name: 'https://mau.example/x' };
  expect(replyText('Olá, {nome}.', hostile, FACTS)).not.toMatch(/https:|mau\.example/);
});

test('the mail of an answer comes from the clinic, without the words it answers', () => {
  const mail = answerMail(
    { ...SUBJECT, noteId: 3, words: 'Sim.\n\nAté <b>lá</b>.', writtenAt: at(MONDAY, '08:00') },
    {
      displayName: 'Clareia',
      email: 'oi@clinica.example.com',
      domain: 'clinica.example.com',
      phone: { display: FACTS.phone },
    },
  );
  expect(mail).toMatchObject({ to: 'rosa+a@example.com', replyTo: 'oi@clinica.example.com' });
  expect(mail.messageId).toMatch(/^inbox\.3\.[0-9a-z]+@clinica\.example\.com$/);
  expect(mail.text).toContain('Sim.\n\nAté <b>lá</b>.');
  expect(mail.html).toContain('&lt;b&gt;');
  expect(mail.text).not.toContain('sábados');
});

test('a row of the list is short, whatever was written', () => {
  const subject = {
    ...SUBJECT,
    words: 'Olá.\n\n'.repeat(200),
    kind: 'contact',
    status: 'open' as const,
  };
  const row = toRowView(
    { ...subject, assignee: null },
    { kinds: INBOX_KINDS, nameOf: String, today: MONDAY },
  );
  expect(row).toMatchObject({ href: '/equipe/mensagens/contato/7', arrived: 'hoje, às 6h' });
  expect(row.excerpt).toMatch(/^Olá\. Olá\. .{100,150}…$/);
});

test('a filter goes into the address and comes back', () => {
  const query = 'situacao=respondido&tipo=contato&responsavel=3&busca=rosa&pagina=2';
  const filter = readInboxFilter(new URLSearchParams(query));
  expect(inboxHref(filter, { page: 2 })).toBe(`/equipe/mensagens?${query}`);
  expect(inboxHref(filter, { view: 'unsettled', whose: 'me' })).toBe(
    '/equipe/mensagens?tipo=contato&responsavel=eu&busca=rosa',
  );
});

test.each(['pagina=-1', 'pagina=1e9', 'situacao=x', 'responsavel=0', 'responsavel=x'])(
  '%s is no filter',
  (query) => {
    expect(inboxHref(readInboxFilter(new URLSearchParams(query)))).toBe('/equipe/mensagens');
  },
);

test.each([
  ['  \r\n ', 'words-missing'],
  ['x'.repeat(4_001), 'words-too-long'],
  ['x'.repeat(100_000), 'words-too-long'],
])('%# words that cannot be taken', (value, refusal) => {
  expect(parseStaffWords(value)).toEqual({ ok: false, refusal });
});
