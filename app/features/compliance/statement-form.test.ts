import { expect, test } from 'vitest';
import { parseStatement, type StatementFormValues } from './statement-form.ts';

const values: StatementFormValues = {
  valor: '5.200',
  avaliacoes: '140',
  fonte: ' Cadastro  de pacientes ',
  'fonte-ingles': '',
  responsavel: 'Marina',
  medida: { day: '2', month: '11', year: '2026' },
};
const TODAY = '2026-11-20';

test('a number may be written as people write it', () => {
  expect(parseStatement('patients', values, TODAY)).toEqual({
    ok: true,
    value: {
      value: 5200,
      source: 'Cadastro de pacientes',
      measuredOn: '2026-11-02',
      owner: 'Marina',
      verified: true,
    },
  });
  expect(parseStatement('rating', { ...values, valor: '4,8' }, TODAY)).toMatchObject({
    value: { value: 4.8, reviews: 140 },
  });
  expect(parseStatement('sameDayReport', { ...values, valor: '0' }, TODAY)).toMatchObject({
    value: { value: 0 },
  });
});

test.each([
  ['patients', { valor: '0' }, 'valor'],
  ['patients', { valor: 'muitos' }, 'valor'],
  ['rating', { valor: '5,1' }, 'valor'],
  ['rating', { valor: '4,85' }, 'valor'],
  ['rating', { valor: '4,8', avaliacoes: '' }, 'avaliacoes'],
  ['sameDayReport', { valor: 'sim' }, 'valor'],
  ['years', { fonte: ' ' }, 'fonte'],
  ['years', { 'fonte-ingles': 'x'.repeat(161) }, 'fonte-ingles'],
  ['years', { responsavel: '' }, 'responsavel'],
  ['years', { medida: { day: '21', month: '11', year: '2026' } }, 'medida'],
  ['years', { medida: { day: '31', month: '2', year: '2026' } }, 'medida'],
] as const)('%s with %j has a wrong field: %s', (name, change, field) => {
  expect(parseStatement(name, { ...values, ...change }, TODAY)).toEqual({
    ok: false,
    refusal: [field],
  });
});
