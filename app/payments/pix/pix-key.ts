import { isCnpj } from '#app/clinic/clinic-fields.ts';
import { parseCpf } from '#app/clinic/cpf.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export const PIX_KEY_KINDS = ['cnpj', 'cpf', 'phone', 'email', 'random'] as const;
export type PixKeyKind = (typeof PIX_KEY_KINDS)[number];

/**
 * A Pix key as somebody typed it, in the form of the Central Bank's directory: digits of a CPF, the fourteen
 * characters of a CNPJ, '+5535…', an e-mail in lower case, a UUID in lower case.
 */
export function parsePixKey(kind: PixKeyKind, typed: string): Result<string, 'wrong-key'> {
  const key = NORMAL[kind](typed.trim());
  return key === null ? refuse('wrong-key') : ok(key);
}

const NORMAL: Record<PixKeyKind, (typed: string) => string | null> = {
  cpf: (typed) => {
    const cpf = parseCpf(typed);
    return cpf.ok ? cpf.value : null;
  },
  cnpj: (typed) => {
    const characters = typed.replace(/[./\s-]/g, '').toUpperCase();
    const printed = characters.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
    return isCnpj(printed) ? characters : null;
  },
  phone: (typed) => {
    const digits = typed.replace(/[\s().-]/g, '').replace(/^\+?55(?=\d{10,11}$)/, '');
    return /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/.test(digits) ? `+55${digits}` : null;
  },
  email: (typed) => {
    const email = typed.toLowerCase();
    return email.length <= 77 &&
      /^[a-z0-9.!#$&'*+/=?^_{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(email)
      ? email
      : null;
  },
  random: (typed) => {
    const key = typed.toLowerCase();
    return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null;
  },
};

/** The kind of a key in the directory's form. A phone always has its '+'. */
export function kindOfPixKey(key: string): PixKeyKind {
  if (key.startsWith('+')) return 'phone';
  if (key.includes('@')) return 'email';
  if (key.length === 36) return 'random';
  return key.length === 11 ? 'cpf' : 'cnpj';
}
