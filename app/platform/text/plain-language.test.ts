import { describe, expect, test } from 'vitest';
import { readingEase, sentencesOf, wordsIn } from './plain-language.ts';

const texts = (typed: string) => sentencesOf(typed).map(({ text }) => text);

describe('sentences', () => {
  test.each([
    ['O doutor chegou. Ele sorriu!', ['O doutor chegou.', 'Ele sorriu!']],
    ['Dói? Não. Só arde…', ['Dói?', 'Não.', 'Só arde…']],
    [
      'A Dra. Helena atende o Sr. José. Ligue antes.',
      ['A Dra. Helena atende o Sr. José.', 'Ligue antes.'],
    ],
    ['Frutas, p. ex. banana, fazem bem.', ['Frutas, p. ex. banana, fazem bem.']],
    ['É o art. 49 da lei. Leia.', ['É o art. 49 da lei.', 'Leia.']],
    [
      'O imperador D. Pedro II reinou. Depois partiu.',
      ['O imperador D. Pedro II reinou.', 'Depois partiu.'],
    ],
    ['Havia livros, cadernos etc. Tudo no chão.', ['Havia livros, cadernos etc.', 'Tudo no chão.']],
    ['Veja o que é. Depois conte.', ['Veja o que é.', 'Depois conte.']],
    [
      'Custa R$ 1.250,00 por mês. Ou 3.5 por dia.',
      ['Custa R$ 1.250,00 por mês.', 'Ou 3.5 por dia.'],
    ],
    ['Ligue 192. 24 horas por dia.', ['Ligue 192.', '24 horas por dia.']],
    ['Ele disse: “Vamos!” e saiu. “Já?” Sim.', ['Ele disse: “Vamos!” e saiu.', '“Já?”', 'Sim.']],
    ['Chuva; vento: frio.', ['Chuva; vento: frio.']],
    ['', []],
    ['…', []],
  ])('%j', (typed, sentences) => {
    expect(texts(typed)).toEqual(sentences);
  });

  test('Markdown is not read aloud: links, bold words, list items, speakers', () => {
    const typed = [
      '## Como chegar',
      'Abra o [mapa](/mapa.html?a=1. B). **Ande** até a praça,\ne vire.',
      '',
      '1. **Traga** água.',
      '2. Pão',
      '- queijo;',
      '',
      '**Ana:** Bom dia! **Agora.** Vamos.',
    ].join('\n');
    expect(texts(typed)).toEqual([
      'Como chegar',
      'Abra o mapa.',
      'Ande até a praça, e vire.',
      'Traga água.',
      'Pão',
      'queijo;',
      'Bom dia!',
      'Agora.',
      'Vamos.',
    ]);
    expect(sentencesOf(typed).filter(({ isHeading }) => isHeading)).toHaveLength(1);
  });

  test('stand where they were typed', () => {
    const typed = '# Um\n\n- Veja o [mapa](/x). **Depois** volte.\n';
    expect(sentencesOf(typed).map(({ start, end }) => typed.slice(start, end))).toEqual([
      'Um',
      'Veja o [mapa](/x).',
      'Depois** volte.',
    ]);
  });

  test('a long text takes no longer than its length', () => {
    expect(sentencesOf('Oi. '.repeat(20_000))).toHaveLength(20_000);
    expect(sentencesOf(`${'['.repeat(20_000)}oi`)).toHaveLength(1);
    expect(sentencesOf(`${'.'.repeat(480_000)}oi`)).toHaveLength(1);
    expect(sentencesOf(`oi ${']('.repeat(240_000)}`)).toHaveLength(1);
  });
});

test.each([
  ['às 8h, com o guarda-chuva', 5],
  ['óculos e/ou lentes', 3],
  ['de 4 a 6 horas – sem falta', 7],
  ['R$ 30', 2],
])('%j has %i words', (sentence, count) => {
  expect(wordsIn(sentence)).toHaveLength(count);
});

describe('reading ease', () => {
  const easeOf = (text: string) => readingEase(sentencesOf(text));

  test('is the formula of 1996', () => {
    // Four words, seven syllables: o ga-to be-be lei-te.
    expect(easeOf('O gato bebe leite.')).toBeCloseTo(248.835 - 1.015 * 4 - 84.6 * (7 / 4));
  });

  test('a nursery rhyme is easier than the constitution', () => {
    const rhyme =
      'Atirei o pau no gato, mas o gato não morreu. Dona Chica admirou-se do berro que o gato deu.';
    const law =
      'A República Federativa do Brasil, formada pela união indissolúvel dos Estados e Municípios e do Distrito Federal, constitui-se em Estado Democrático de Direito.';
    expect(easeOf(rhyme)).toBeGreaterThan(75);
    expect(easeOf(law)).toBeLessThan(25);
  });

  test('abbreviations count as they are read, initials letter by letter', () => {
    expect(easeOf('A Dra. Ana chegou.')).toBe(easeOf('A doutora Ana chegou.'));
    expect(easeOf('Use o CPF.')).toBe(easeOf('Use o cepeefe.'));
    expect(easeOf('Chame o SAMU.')).toBe(easeOf('Chame o samu.'));
  });

  test('of figures and of what is yet to be filled in no syllables are known', () => {
    const [figure, filled] = [easeOf('O preço é 1.999.'), easeOf('O preço é {valor}.')];
    expect(figure).toBeCloseTo(248.835 - 1.015 * 4 - 84.6 * (4 / 3));
    expect(filled).toBe(figure);
  });

  test('headings are left out, and without sentences there is none', () => {
    expect(easeOf('# Oftalmologia\n\nO sol sai.')).toBe(easeOf('O sol sai.'));
    expect(easeOf('# Oftalmologia')).toBeNull();
  });
});
