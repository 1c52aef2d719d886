import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_READ, sentencesOf } from './sentences.ts';
import { spokenForm } from './spoken-form.ts';

const split = (text: string, locale: 'pt-BR' | 'en-US' = 'pt-BR') =>
  sentencesOf(text, locale).map(({ start, end }) => text.slice(start, end));

test('sentences end at their marks', () => {
  expect(split('Dói muito? Venha hoje! Ligue antes: é melhor… depois, conte.')).toEqual([
    'Dói muito?',
    'Venha hoje!',
    'Ligue antes: é melhor… depois, conte.',
  ]);
});

test.each([
  'A Dra. Helena e o Dr. Paulo atendem na Av. Brasil, 120.',
  'Custa R$ 1.500,00 e começa às 8h30.',
  'Médica: CRM-MG 12.345 e RQE 6.789.',
  'Traga exames, p. ex. a OCT, ou ligue para o Tel. (31) 3333-4444.',
  'Fica na Pça. D. Pedro, nº 3.',
])('%s is one sentence', (sentence) => {
  expect(split(sentence)).toEqual([sentence]);
  expect(split(`${sentence} Fim.`)).toEqual([sentence, 'Fim.']);
});

test('titles end no sentence in English', () => {
  expect(
    split('Ask Dr. Souza or Mrs. Lima at 8:30 a.m. on Monday. Bring your card.', 'en-US'),
  ).toEqual(['Ask Dr. Souza or Mrs. Lima at 8:30 a.m. on Monday.', 'Bring your card.']);
});

test('headings and items of lists are sentences of their own', () => {
  expect(split('Preparo\nJejum de 8 horas\nUm acompanhante')).toEqual([
    'Preparo',
    'Jejum de 8 horas',
    'Um acompanhante',
  ]);
});

test('marks alone are not read', () => {
  expect(split('•\n— …\nSim.')).toEqual(['Sim.']);
});

test('a long sentence is parted after commas, else between words, else between letters', () => {
  const clause = 'o exame não dói e dura poucos minutos, ';
  const parts = split(clause.repeat(9));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part).toMatch(/minutos,$/);
  for (const part of split('palavra '.repeat(90))) expect(part).toMatch(/^(?:palavra ?)+$/);
  expect(split('a'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50]);
});

test('the reading ends with the last sentence within the limit', () => {
  const text = 'Uma frase curta de exemplo. '.repeat(600);
  const read = sentencesOf(text, 'pt-BR');
  const end = read.at(-1)?.end ?? 0;
  expect(end).toBeLessThanOrEqual(MOST_READ);
  expect(end).toBeGreaterThan(MOST_READ - 30);
  expect(text.charAt(end - 1)).toBe('.');
});

test('a single sentence beyond the limit is read up to it', () => {
  const read = sentencesOf('palavra '.repeat(2_000), 'pt-BR');
  expect(read.at(-1)?.end).toBeGreaterThan(MOST_READ - 250);
  expect(read.at(-1)?.end).toBeLessThanOrEqual(MOST_READ);
});

const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '. ',
        '? ',
        ', ',
        '\n',
        'Dra. ',
        'palavra ',
        '👩‍⚕️'.repeat(40),
        'x'.repeat(230),
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('whatever the text: in order, within limits, no letter cut, none with marks left out', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 50, max: 3_000 }), (text, most) => {
      let last = 0;
      let skipped = '';
      for (const { start, end } of sentencesOf(text, 'pt-BR', most)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end - start).toBeLessThanOrEqual(200);
        expect(end).toBeLessThanOrEqual(most);
        const sentence = text.slice(start, end);
        expect(sentence).toBe(sentence.trim());
        expect(sentence).not.toContain('\n');
        if (text.isWellFormed()) expect(sentence.isWellFormed()).toBe(true);
        skipped += text.slice(last, start);
        last = end;
      }
      expect(skipped).not.toMatch(/[\p{L}\p{N}]/u);
      if (text.length <= most) expect(text.slice(last)).not.toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});

test('a sign without end is parted between its code points', () => {
  const sign = `x${'👩‍'.repeat(400)}`;
  for (const { start, end } of sentencesOf(`${sign}x`, 'pt-BR')) {
    expect(end - start).toBeLessThanOrEqual(200);
    expect(sign.slice(start, end).isWellFormed()).toBe(true);
  }
});

test('titles, hours and minutes are said in full in Portuguese', () => {
  const said = (sentence: string) => spokenForm(sentence, 'pt-BR');
  expect(said('A Dra. Helena atende às 8h30 na Av. Brasil, nº 3.')).toBe(
    'A doutora Helena atende às 8 horas e 30 na avenida Brasil, número 3.',
  );
  expect(said('Das 1h às 18h, por 20 min ou 1 min.')).toBe(
    'Das 1 hora às 18 horas, por 20 minutos ou 1 minuto.',
  );
  expect(said('oftal\u00ADmo\u200Blogia')).toBe('oftalmologia');
  expect(spokenForm('Dr. Souza, 8h30', 'en-US')).toBe('Dr. Souza, 8h30');
});
