const REAIS = /^(\d{1,10})\.(\d{2})$/;

/** Cents as banks write an amount: 12345 becomes '123.45'. Digits only: no fraction is ever computed. */
export function reaisOf(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError('no amount in cents');
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The cents of '123.45'; null for anything else. */
export function centsOf(reais: string): number | null {
  const [, whole, cents] = REAIS.exec(reais) ?? [];
  return whole === undefined || cents === undefined ? null : Number(whole + cents);
}

/** The cents of a JSON number with at most two places, as 123.4; null for any other number. */
export function centsOfNumber(reais: number): number | null {
  // The shortest text that is this number again: what the sender wrote, up to zeros at the end.
  const [whole = '', places = ''] = String(reais).split('.');
  return places.length > 2 ? null : centsOf(`${whole}.${places.padEnd(2, '0')}`);
}
