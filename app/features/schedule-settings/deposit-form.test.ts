import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DepositFormValues, depositValues, parseDeposit } from './deposit-form.ts';

const VALUES: DepositFormValues = {
  sinal: true,
  valor: '50,00',
  prazo: '30',
  devolve: '24',
  extrato: false,
  espera: '24',
};
const wrongOf = (changes: Partial<DepositFormValues>, way: 'prompt' | 'statement' | 'none') => {
  const parsed = parseDeposit({ ...VALUES, ...changes }, way);
  return parsed.ok ? [] : parsed.refusal.map(({ field }) => field);
};

test('without the mark a service asks for no deposit, whatever else the form says', () => {
  expect(parseDeposit({ ...VALUES, sinal: false, valor: 'x' }, 'none')).toEqual({
    ok: true,
    value: null,
  });
});

test('a deposit needs a way to pay, and a statement somebody who reads it', () => {
  expect(wrongOf({}, 'none')).toEqual(['sinal']);
  expect(wrongOf({}, 'statement')).toEqual(['extrato']);
  expect(wrongOf({ extrato: true }, 'statement')).toEqual([]);
  expect(wrongOf({ extrato: true, espera: '73' }, 'prompt')).toEqual(['espera']);
});

test.each(['', '0,50', '1000,01', '-5', '5,5', 'cem'])('an amount of %j is refused', (valor) =>
  expect(wrongOf({ valor }, 'prompt')).toEqual(['valor']),
);

test('every wrong field is named', () => {
  expect(wrongOf({ prazo: '14', devolve: '169' }, 'prompt')).toEqual(['prazo', 'devolve']);
});

test('what is stored is shown and read again to the cent', () => {
  const rule = fc.record({
    amountCents: fc.integer({ min: 100, max: 100_000 }),
    holdMinutes: fc.integer({ min: 15, max: 60 }),
    refundHours: fc.integer({ min: 0, max: 168 }),
    statementHours: fc.option(fc.integer({ min: 1, max: 72 })),
  });
  fc.assert(
    fc.property(rule, (value) => {
      expect(parseDeposit(depositValues(value), 'prompt')).toEqual({ ok: true, value });
    }),
  );
});
