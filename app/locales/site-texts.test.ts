import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { home } from './home.ts';
import { services } from './services.ts';

test.each(['home.ts', 'services.ts'])(
  '%s leaves phones, opening hours and prices to the clinic record',
  async (name) => {
    const source = await readFile(join(import.meta.dirname, name), 'utf8');
    expect(source).not.toMatch(/\d{4}-\d{4}|\(\d\d\)|\b\d{1,2}h(\d\d)?\b|\d:\d\d|R\$/);
  },
);

test('a duration is told as a range, for each eye where that matters', () => {
  const { durationText } = services.page;
  expect(durationText({ min: 45, max: 60, perEye: false })).toBe('de 45 a 60 minutos');
  expect(durationText({ min: 20, max: 30, perEye: true })).toBe('de 20 a 30 minutos por olho');
  expect(durationText({ min: 30, max: 30, perEye: false })).toBe('30 minutos');
});

test('figures are written the Brazilian way', () => {
  expect(home.trust.patients(5000).figure).toBe('Mais de 5.000');
  expect(home.trust.rating(4.9, 5, 127)).toEqual({
    figure: 'Nota 4,9 de 5',
    label: 'em 127 avaliações',
  });
  expect(home.trust.answerMinutes(1).figure).toBe('Até 1 minuto');
});

test('the teaser has five questions, and names the insurances of the record', () => {
  const answers = home.faq.questions.map(({ answer }) =>
    answer({ insurances: ['Um', 'Dois'], doctor: 'woman', hasWhatsapp: true }),
  );
  expect(answers).toHaveLength(5);
  expect(answers[2]).toContain('Atendemos Um e Dois, além de particular.');
  expect(
    home.faq.questions[2]?.answer({ insurances: [], doctor: 'man', hasWhatsapp: true }),
  ).toContain('particular');
});
