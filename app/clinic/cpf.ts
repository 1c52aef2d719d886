import { ok, type Result, refuse } from '#app/platform/result.ts';

export type CpfRefusal = 'cpf-missing' | 'cpf-length' | 'cpf-digits';

/** What the CPF of a customer is sealed for; see `app/platform/seal.server.ts`. */
export const CPF_SEAL = 'order-cpf';

const LENGTH = 11;
const MAX_TYPED_LENGTH = 60;
const SEPARATORS = /[\s./\p{Pd}\p{Cf}]+/gu;

/**
 * A CPF (Brazilian taxpayer number) by its check digits; accepts its mask.
 * @returns eleven digits
 */
export function parseCpf(typed: string): Result<string, CpfRefusal> {
  const digits = typed.slice(0, MAX_TYPED_LENGTH).replace(SEPARATORS, '');
  if (digits === '') return refuse('cpf-missing');
  if (!/^\d+$/.test(digits) || digits.length !== LENGTH) return refuse('cpf-length');
  // Eleven equal digits satisfy the rule, but are given to nobody.
  const isOneDigit = new Set(digits).size === 1;
  const isRight = checkDigit(digits, 9) === digits[9] && checkDigit(digits, 10) === digits[10];
  return isRight && !isOneDigit ? ok(digits) : refuse('cpf-digits');
}

/** '529.982.247-25' */
export function formatCpf(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** What is enough to tell two people apart on a screen: '***.982.247-**'. */
export function maskedCpf(cpf: string): string {
  return cpf.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**');
}

/** The digit that follows the first `count`: weights from count + 1 down to 2, modulo 11. */
function checkDigit(digits: string, count: number): string {
  const sum = [...digits.slice(0, count)].reduce(
    (total, digit, index) => total + Number(digit) * (count + 1 - index),
    0,
  );
  const rest = sum % LENGTH;
  return String(rest < 2 ? 0 : LENGTH - rest);
}
