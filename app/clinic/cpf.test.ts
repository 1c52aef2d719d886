import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCpf, maskedCpf, parseCpf } from './cpf.ts';

/**
 * Another way to the same digits: weights grow from the left, 1 to 9 and then 0 to 9, and the rest of eleven is the
 * digit itself, ten counting as zero.
 */
function referenceCpf(nine: readonly number[]): string {
  const restOf = (digits: readonly number[], firstWeight: number) =>
    (digits.reduce((sum, digit, index) => sum + digit * (index + firstWeight), 0) % 11) % 10;
  const ten = [...nine, restOf(nine, 1)];
  return [...ten, restOf(ten, 0)].join('');
}

const nineDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });

test('every nine digits have one pair of check digits, the reference’s', () => {
  fc.assert(
    fc.property(nineDigits, fc.integer({ min: 0, max: 99 }), (nine, pair) => {
      fc.pre(new Set(nine).size > 1);
      const right = referenceCpf(nine);
      expect(parseCpf(right)).toEqual({ ok: true, value: right });
      const other = nine.join('') + String(pair).padStart(2, '0');
      expect(parseCpf(other).ok).toBe(other === right);
    }),
  );
});

test('one wrong digit and two neighbours exchanged are noticed, but for the rare rest of ten', () => {
  fc.assert(
    fc.property(nineDigits, fc.nat(10), fc.integer({ min: 1, max: 9 }), (nine, place, by) => {
      fc.pre(new Set(nine).size > 1);
      const right = referenceCpf(nine);
      const wrong = [...right].map((digit, index) =>
        index === place ? String((Number(digit) + by) % 10) : digit,
      );
      const read = parseCpf(wrong.join(''));
      if (read.ok) expect(read.value).toBe(referenceCpf([...read.value].slice(0, 9).map(Number)));
    }),
  );
});

test('a mask, blanks and dashes of any kind are taken; letters and lengths are refused by name', () => {
  for (const typed of ['529.982.247-25', ' 529 982 247 25 ', '529982247–25'])
    expect(parseCpf(typed)).toEqual({ ok: true, value: '52998224725' });
  expect(parseCpf(' ')).toEqual({ ok: false, refusal: 'cpf-missing' });
  expect(parseCpf('529.982.247-2')).toEqual({ ok: false, refusal: 'cpf-length' });
  expect(parseCpf('529.982.247-2x')).toEqual({ ok: false, refusal: 'cpf-length' });
  expect(parseCpf('529.982.247-26')).toEqual({ ok: false, refusal: 'cpf-digits' });
  for (const digit of '0123456789')
    expect(parseCpf(digit.repeat(11))).toEqual({ ok: false, refusal: 'cpf-digits' });
});

test('a CPF is shown whole or masked', () => {
  expect(formatCpf('52998224725')).toBe('529.982.247-25');
  expect(maskedCpf('52998224725')).toBe('***.982.247-**');
});
