import { describe, expect, test } from 'vitest';
import { bodyInWords, frontInWords, type TextWords } from './clinic-text.ts';
import { type FactWords, formed, worded } from './fact-words.ts';

const facts: FactWords = {
  doctor: 'woman',
  nurse: 'none',
  names: new Map([
    ['city', 'Serra Clara'],
    ['clinic', 'Olhos & *Luz*'],
    ['da clinic', 'do Instituto'],
  ]),
  offers: new Map([
    ['cirurgias', true],
    ['crianças', false],
  ]),
};
const words: TextWords = { facts, isOpen: (path) => path !== '/planos' };

describe('forms', () => {
  const two = '{A médica / O médico} examina.';
  test.each([
    ['woman', 'A médica examina.'],
    ['man', 'O médico examina.'],
    ['women', 'A médica examina.'],
    ['men', 'O médico examina.'],
  ] as const)('of two follow a clinic of %s', (doctor, text) => {
    expect(formed(two, doctor)).toBe(text);
  });

  const four = '{A médica vê / O médico vê / As médicas veem / Os médicos veem}';
  test.each([
    ['woman', 'A médica vê'],
    ['man', 'O médico vê'],
    ['women', 'As médicas veem'],
    ['men', 'Os médicos veem'],
  ] as const)('of four say %s in the plural too', (doctor, text) => {
    expect(formed(four, doctor)).toBe(text);
  });

  test('of a nurse have a third, where there is none', () => {
    const text = '{nurse: A enfermeira / O enfermeiro / A equipe} pinga o colírio.';
    expect(worded(text, { ...facts, nurse: 'woman' })).toBe('A enfermeira pinga o colírio.');
    expect(worded(text, { ...facts, nurse: 'man' })).toBe('O enfermeiro pinga o colírio.');
    expect(worded(text, facts)).toBe('A equipe pinga o colírio.');
  });
});

test.each([
  ['Em {city}.', 'Em Serra Clara.'],
  ['O site {da clinic}.', 'O site do Instituto.'],
  ['Exames {com cirurgias: e cirurgias}.', 'Exames e cirurgias.'],
  ['Para adultos {com crianças: e crianças}.', 'Para adultos.'],
  ['Para adultos {com crianças: e crianças} daqui.', 'Para adultos daqui.'],
  ['{sem crianças: Só adultos.}', 'Só adultos.'],
  ['{com cirurgias e crianças: os dois}', ''],
  ['{com cirurgias: {A / O} de {city}}', 'A de Serra Clara'],
  ['sem nada', 'sem nada'],
])('%s', (text, said) => {
  expect(worded(text, facts)).toBe(said);
});

test.each([
  ['{fone}', '{fone}'],
  ['{com tratamento: x}', '{com tratamento: …}'],
  ['{a / b / c}', '{a / b / c}'],
  ['aberto {a / b', '{a / b'],
  ['fechado }', 'fechado }'],
])('%s is told as it stands', (text, found) => {
  expect(() => worded(text, facts)).toThrow(`'${found}' is no placeholder`);
});

test('a name is written into Markdown as plain words, and into a field as it is', () => {
  expect(bodyInWords('A {clinic}.', words)).toBe('A Olhos \\& \\*Luz\\*.');
  expect(frontInWords({ title: 'A {clinic}' }, words)).toEqual({
    front: { title: 'A Olhos & *Luz*' },
  });
});

test('an item about what there is not leaves its list, and a link to no page is plain words', () => {
  const body =
    '- {com crianças: crianças}\n- adultos\n\nVeja os [planos](/planos) e o [blog](/blog).';
  expect(bodyInWords(body, words)).toBe('- adultos\n\nVeja os planos e o [blog](/blog).');
  expect(frontInWords({ list: ['{com crianças: x}', 'y'] }, words).front).toEqual({ list: ['y'] });
});

test('a fault in a field is told with its place', () => {
  expect(frontInWords({ questions: [{ answer: '{fone}' }] }, words).problem?.path).toBe(
    'questions.0.answer',
  );
});
