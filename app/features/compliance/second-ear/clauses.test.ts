import { describe, expect, test } from 'vitest';
import { blindSets, practiceSets } from '#app/features/compliance/advertising-corpus.reference.ts';
import { lintContent } from '#app/features/compliance/lint-content.ts';

function find(text: string) {
  return lintContent({
    kind: 'posts',
    slug: 'um-texto',
    locale: 'pt-BR',
    parts: [{ field: 'body', text }],
    registrations: ['MÉDICA', 'CRM-MG 000000', 'RQE 00000'],
    hasSources: false,
  }).filter(({ rule }) => rule !== 'long-sentence' && rule !== 'urgent');
}
const blocks = (text: string) => find(text).some(({ severity }) => severity === 'blocks');

test.each([
  'Somos a melhor clínica da região e atendemos de segunda a sexta, das 8h às 18h, com recepção no térreo e documento com foto.',
  'Garantimos o resultado da cirurgia de catarata, e se doer ou ficar vermelho procure a recepção.',
  'Curamos o glaucoma; pingue o colírio de manhã, lave as mãos antes e avise a recepção se o olho ficar vermelho.',
  'A cirurgia não tem risco, mas traga um acompanhante, documento com foto, receita e a lista de remédios que usa.',
  'A consulta é de graça na primeira vez; chegue 15 minutos antes, traga documento, receita e os óculos que usa.',
  'A consulta é de graça na primeira vez.',
])('harmless words around a claim do not hide it: %s', (sentence) => {
  expect(blocks(sentence)).toBe(true);
});

describe('what is appended to a sentence that blocks', () => {
  const FIRM = [
    'Somos a melhor clínica da região',
    'Aqui você encontra os melhores oftalmologistas',
    'Garantimos o resultado da cirurgia',
    'Prometemos visão nítida',
    'Curamos o glaucoma',
    'A cirurgia não tem risco',
    'O procedimento não oferece risco',
    'A consulta é de graça na primeira vez',
    'A avaliação é gratuita para todos',
  ];
  const INNOCENT_CLAUSES = [
    'chegue 15 minutos antes, traga documento, receita e os óculos que usa',
    'pingue o colírio de manhã, lave as mãos antes e avise se o olho doer',
    'o estacionamento fica na rua de trás e a entrada é pela rampa',
    'abrimos de segunda a sexta, das 8h às 18h',
    'guarde o frasco na geladeira, longe das crianças',
  ];
  const JOINTS = ['; ', ', e ', ' e ', ', mas ', ', '];
  const appended = (clauses: readonly string[], joints: readonly string[]) =>
    clauses.flatMap((clause) => joints.map((joint) => joint + clause));

  test.each(FIRM)('never hides a firm claim: %s', (claim) => {
    expect(blocks(`${claim}.`)).toBe(true);
    const some = appended(INNOCENT_CLAUSES, JOINTS);
    const more = some.map((one, at) => `${one}; ${INNOCENT_CLAUSES[at % INNOCENT_CLAUSES.length]}`);
    expect([...some, ...more].filter((each) => !blocks(`${claim}${each}.`))).toEqual([]);
  });

  test('hardly ever hides any other claim', () => {
    const claims = [...practiceSets().flat(), ...blindSets().flat()]
      .filter(({ verdict, content }) => verdict === 'forbidden' && content.kind === undefined)
      .map(({ sentence }) => sentence.replace(/[.!]$/, ''))
      .filter((sentence) => !/[.!?"”]/.test(sentence) && blocks(`${sentence}.`));
    expect(claims.length).toBeGreaterThan(600);
    const all = claims.flatMap((claim) => INNOCENT_CLAUSES.map((each) => `${claim}; ${each}.`));
    const hidden = all.filter((each) => find(each).length === 0);
    expect(hidden.length / all.length).toBeLessThan(0.01);
  });
});

test('what the ear drops does not use up the list of findings', () => {
  const dropped = 'Procurar cura na internet atrasa o tratamento. ';
  expect(find(dropped)).toEqual([]);
  expect(blocks(`${dropped.repeat(300)}Somos a melhor clínica da região.`)).toBe(true);
});
