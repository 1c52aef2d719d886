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
      .filter((_, at) => at % 3 === 0)
      .map(({ sentence }) => sentence.replace(/[.!]$/, ''))
      .filter((sentence) => !/[.!?"”]/.test(sentence) && blocks(`${sentence}.`));
    expect(claims.length).toBeGreaterThan(500);
    const all = claims.flatMap((claim) => INNOCENT_CLAUSES.map((each) => `${claim}; ${each}.`));
    const hidden = all.filter((each) => find(each).length === 0);
    expect(hidden.length / all.length).toBeLessThan(0.01);
  });
});

describe('an excuse that stands in another clause', () => {
  test.each([
    'Na recepção tem café, e a cirurgia não dói nada.',
    'Traga o documento com foto e a cirurgia a laser é indolor.',
    'A maioria vem de ônibus, e esqueça os óculos de vez com a cirurgia refrativa.',
    'Pode entrar pela rampa, e nossos tratamentos sempre funcionam.',
    'Quando chegar, pegue a senha: nunca precisamos refazer um caso.',
    'Um tratamento que não tem contraindicação, mas avise quando chegar.',
    'Não cobramos o estacionamento, e a cirurgia é totalmente segura.',
    'O laudo sai por e-mail, e corrigimos os erros que outros oftalmologistas cometeram.',
  ])('is none: %s', (sentence) => {
    expect(blocks(sentence)).toBe(true);
  });

  test.each([
    'Não existe cirurgia rápida, simples e indolor.',
    'A cirurgia é rápida, mas pode doer na primeira noite.',
    'Segundo o IBGE, no Censo de 2010, são 35 milhões de brasileiros.',
    'O anúncio diz que não dói e que cura, mas é propaganda enganosa.',
    'Sem dor ou com dor, avise a recepção e traga o documento.',
  ])('is one where no claim is made: %s', (sentence) => {
    expect(find(sentence)).toEqual([]);
  });

  test('hides hardly any claim, whatever stands before or after', () => {
    const BEFORE = [
      'Na recepção tem café, e ',
      'Traga o documento com foto e ',
      'O cadastro é rápido, ',
      'Avise se for remarcar, mas ',
      'A maioria vem de ônibus, e ',
      'O prontuário é guardado por lei, e ',
      'Quando chegar, pegue a senha: ',
    ];
    const AFTER = [
      ', e na recepção tem café.',
      ' e pode trazer o documento.',
      ', mas avise quando chegar.',
    ];
    const claims = [...practiceSets().flat(), ...blindSets().flat()]
      .filter(({ verdict, content }) => verdict === 'forbidden' && content.kind === undefined)
      .filter((_, at) => at % 6 === 0)
      .map(({ sentence }) => sentence.replace(/[.!]$/, ''))
      .filter((sentence) => !/[.!?"”:]/.test(sentence) && blocks(`${sentence}.`));
    const all = claims.flatMap((claim) => {
      const begun = claim.charAt(0).toLowerCase() + claim.slice(1);
      return [...BEFORE.map((each) => `${each}${begun}.`), ...AFTER.map((each) => claim + each)];
    });
    const unblocked = all.filter((each) => !blocks(each));
    expect(unblocked.length / all.length).toBeLessThan(0.015);
  });
});

test('what the ear drops does not use up the list of findings', () => {
  const dropped = 'Procurar cura na internet atrasa o tratamento. ';
  expect(find(dropped)).toEqual([]);
  expect(blocks(`${dropped.repeat(300)}Somos a melhor clínica da região.`)).toBe(true);
});
