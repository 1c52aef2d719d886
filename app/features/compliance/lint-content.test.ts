import { describe, expect, test } from 'vitest';
import { FORBIDDEN, INNOCENT } from './forbidden-sentences.reference.ts';
import { lintContent } from './lint-content.ts';
import type { LintedContent } from './linted-content.ts';

const SIGNED = ['MÉDICA', 'CRM-MG 000000', 'RQE 00000'];

function lint(text: string, changes: Partial<LintedContent> = {}) {
  return lintContent({
    kind: 'posts',
    slug: 'um-texto',
    locale: 'pt-BR',
    parts: [{ field: 'body', text }],
    registrations: SIGNED,
    hasSources: false,
    ...changes,
  });
}
const rulesOf = (text: string, changes?: Partial<LintedContent>) =>
  lint(text, changes).map(({ rule }) => rule);

test.each(FORBIDDEN)('%s breaks the rule %s', (sentence, rule) => {
  expect(rulesOf(sentence)).toContain(rule);
});

test.each(INNOCENT)('%s is innocent', (sentence) => {
  expect(lint(sentence)).toEqual([]);
});

describe('a sentence of more than 25 words', () => {
  const twice = 'Pingue o colírio de manhã e feche os olhos com calma por um minuto inteiro';
  const long = `${twice} e depois ${twice.toLowerCase()}.`;

  test('is advised against and keeps nobody from publishing', () => {
    const [finding, ...others] = lint(`Bom dia. ${long} Pronto.`);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'long-sentence', severity: 'advises', excerpt: long });
  });

  test('is none when it is two, or a list, or in English', () => {
    expect(lint(`${twice}. E depois ${twice.toLowerCase()}.`)).toEqual([]);
    expect(lint(`- ${twice}\n- ${twice}`)).toEqual([]);
    expect(lint(long, { locale: 'en-US' })).toEqual([]);
  });
});

describe('in English', () => {
  test.each([
    ['We are the best eye clinic in town.', 'superlative'],
    ['The only clinic in the region with this exam.', 'superlative'],
    ['World-class care.', 'superlative'],
    ['Results are guaranteed.', 'promise'],
    ['A cure for dry eye.', 'promise'],
    ['Say goodbye to glasses.', 'promise'],
    ['A painless surgery.', 'no-risk'],
    ['There is no risk.', 'no-risk'],
    ['State-of-the-art lasers.', 'device'],
    ['Unlike other clinics, we listen.', 'rivals'],
    ['Limited spots!', 'sensation'],
    ['Surgery costs R$ 4,000.', 'price'],
    ['Book now for a free exam.', 'tied-sale'],
    ['See the before-and-after photos.', 'before-after'],
    ['Our patients love us.', 'praise'],
    ['Lenses with no prescription needed.', 'lens-prescription'],
    ['Send us a photo of your eye.', 'remote-diagnosis'],
    ['The chatbot can diagnose glaucoma.', 'machine-diagnosis'],
    ['One in three adults is nearsighted.', 'figure'],
  ] as const)('%s breaks the rule %s', (sentence, rule) => {
    expect(rulesOf(sentence, { locale: 'en-US' })).toContain(rule);
  });

  test.each([
    'No doctor can guarantee a result.',
    'There is no need to hurry.',
    'Vision can be lost without pain and without warning.',
    'Try to see your best.',
    'No surgery is risk-free.',
    'Can glaucoma be cured?',
    'Never wear lenses without a prescription.',
    'The only treatment is surgery.',
  ])('%s is innocent', (sentence) => {
    expect(lint(sentence, { locale: 'en-US' })).toEqual([]);
  });
});

describe('what depends on the text as a whole', () => {
  test.each([
    'Cobertura em todo o país.',
    'Sem carência.',
    'Para o beneficiário.',
    'Rede credenciada.',
    'O plano de saúde dos seus olhos.',
    'A assinatura cobre tudo.',
  ])('a text of the subscriptions must not say: %s', (sentence) => {
    expect(rulesOf(sentence, { kind: 'plans' })).toEqual(['insurance']);
    expect(rulesOf(sentence, { kind: 'pages', slug: 'planos' })).toEqual(['insurance']);
    expect(rulesOf(sentence, { kind: 'faq' })).not.toContain('insurance');
  });

  test('the notice that a subscription is no insurance may use its words, and its price is told', () => {
    const notice =
      'Não é plano de saúde nem seguro. Não cobre internação. São 12 parcelas de R$ 100,00.';
    expect(lint(notice, { kind: 'pages', slug: 'planos' })).toEqual([]);
  });

  test('the page of the consultation may tell its price, that of an exam may not', () => {
    const price = 'São R$ 300,00 à vista.';
    expect(lint(price, { kind: 'services', slug: 'consultas-oftalmologicas' })).toEqual([]);
    expect(rulesOf(price, { kind: 'services', slug: 'paquimetria' })).toEqual(['price']);
  });

  test('figures need a source, which the text may name as a whole', () => {
    expect(lint('90 % dos pacientes melhoram.', { hasSources: true })).toEqual([]);
  });

  test('only who has the registration of a specialty is a specialist', () => {
    const sentence = 'Fale com a especialista.';
    expect(lint(sentence)).toEqual([]);
    expect(rulesOf(sentence, { registrations: ['MÉDICA', 'CRM-MG 1'] })).toEqual(['specialist']);
  });

  test('an article or an episode is signed by somebody with a registration', () => {
    expect(rulesOf('Um texto.', { registrations: [] })).toContain('identification');
    expect(lint('Um texto.', { registrations: ['Enfermeira', 'COREN-MG 000000'] })).toEqual([]);
    expect(lint('Um texto.', { kind: 'faq', registrations: ['RQE 1'] })).toEqual([]);
  });

  test.each([
    'Luzes piscando são um sinal.',
    'Dor forte no olho é um sinal.',
    'Cuidado com produto químico no olho.',
    'A perda súbita da visão assusta.',
  ])('what is urgent needs what to do: %s', (sentence) => {
    expect(rulesOf(sentence)).toEqual(['urgent']);
    expect(lint(`${sentence} Vá a um pronto-socorro.`)).toEqual([]);
  });

  test('brands stop a page that sells, and are told of in an article', () => {
    const severities = (changes?: Partial<LintedContent>) =>
      lint('Lentes Acuvue.', changes).map(({ severity }) => severity);
    expect(severities()).toEqual(['advises']);
    expect(severities({ kind: 'pages', slug: 'lentes' })).toEqual(['blocks']);
  });

  test('what a patient says is sober', () => {
    expect(rulesOf('Um atendimento maravilhoso!', { kind: 'testimonials' })).toEqual([
      'heartfelt-praise',
    ]);
    expect(lint('A médica explicou cada exame.', { kind: 'testimonials' })).toEqual([]);
  });
});

test('a finding says where it stands in the text as typed, and counts', () => {
  const text = 'Olá. A **m\u00ADelhor** clínica, a MELHOR equipe.';
  const found = lint(text);
  expect(found.map(({ rule, n }) => `${rule}-${n}`)).toEqual(['superlative-1', 'superlative-2']);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['m\u00ADelhor', 'MELHOR']);
  expect(found[1]).toMatchObject({ field: 'body', excerpt: 'MELHOR', severity: 'blocks' });
});

test('however much is wrong, the list stays short enough to read', () => {
  expect(lint('O melhor. '.repeat(10_000))).toHaveLength(100);
});
