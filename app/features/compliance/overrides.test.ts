import { expect, test } from 'vitest';
import { lintContent } from './lint-content.ts';
import { readOverrides, reasonsGiven } from './overrides.ts';

const findings = lintContent({
  kind: 'posts',
  slug: 'x',
  locale: 'pt-BR',
  parts: [{ field: 'body', text: 'A melhor clínica. O melhor exame. Lentes Acuvue.' }],
  registrations: ['CRM-MG 1', 'RQE 1'],
  hasSources: false,
});

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('what blocks needs a reason each, advice does not', () => {
  const reasons = {
    'justificativa-superlative-1': 'É o título de um livro.',
    'justificativa-superlative-2': ' É a fala de um personagem. ',
  };
  expect(readOverrides(formOf(reasons), findings)).toMatchObject({
    overrides: [
      { finding: 'superlative', quote: 'melhor', reason: 'É o título de um livro.' },
      { finding: 'superlative', quote: 'melhor', reason: 'É a fala de um personagem.' },
    ],
    errors: [],
  });
});

test('a reason that is missing, too short or too long is told at its field', () => {
  const reasons = {
    'justificativa-superlative-1': 'porque sim',
    'justificativa-superlative-2': 'x'.repeat(501),
  };
  expect(readOverrides(formOf(reasons), findings).errors).toEqual([
    { field: 'justificativa-superlative-2', refusal: 'reasonTooLong' },
  ]);
  expect(readOverrides(formOf({}), findings).errors).toEqual([
    { field: 'justificativa-superlative-1', refusal: 'reasonMissing' },
    { field: 'justificativa-superlative-2', refusal: 'reasonMissing' },
  ]);
});

test('a reason that was given for the same words is there again', () => {
  const given = [{ finding: 'superlative', quote: 'melhor', reason: 'É o título.' }] as const;
  expect(reasonsGiven(findings, given)).toEqual({
    'justificativa-superlative-1': 'É o título.',
    'justificativa-superlative-2': 'É o título.',
  });
  expect(reasonsGiven(findings, [])).toEqual({});
});
