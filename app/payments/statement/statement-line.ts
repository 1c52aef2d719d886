import { isCalendarDay } from '#app/clinic/clinic-time.ts';

/** Money that came in, as a bank's statement tells it. */
export type StatementLine = {
  /** Calendar day. */
  on: string;
  amountCents: number;
  /** What the bank writes beside it. */
  memo: string;
  /** The bank's own identifier of the line, with that of the account; null where it gives none. */
  bankRef: string | null;
};

export type Statement = {
  kind: 'ofx' | 'csv';
  /** Money in. */
  lines: StatementLine[];
  /** Lines with money out, which are not looked at. */
  outgoing: number;
  /** Lines that could not be read; staff are told how many. */
  unread: number;
  /** How a CSV was read; null for OFX, which says itself what is what. */
  table: CsvTable | null;
};

/** Columns of a CSV by their place, from 0. */
export type CsvColumns = Partial<Record<'on' | 'amount' | 'memo', number>>;

export type CsvTable = {
  /** Of each column; '' where the file names none. */
  names: readonly string[];
  /** Some of the first lines. */
  sample: readonly (readonly string[])[];
  columns: CsvColumns;
  /** False where a person had better look whether the columns are right. */
  isSure: boolean;
};

export type StatementFault = 'empty' | 'not-a-statement' | 'no-columns';

/**
 * Cents of an amount as banks write it: '1.234,56', '-1,234.56', 'R$ 10,00', '10,00 D', '1234.5'. A sign in front or
 * behind, brackets or a D make it negative.
 * @returns null for what is no amount
 */
export function readAmount(text: string): number | null {
  const bare = text.replace(/R\$|BRL|\s|\u00a0/gi, '').replace(/[−–]/g, '-');
  const signed = /^([-+(]?)(\d[\d.,]*)([-+)CD]?)$/i.exec(bare);
  if (!signed) return null;
  const [, before = '', digits = '', after = ''] = signed;
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = digits.slice(0, decimal ? decimal.index : undefined);
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null;
  const cents =
    Number(whole.replace(/[.,]/g, '')) * 100 + Number((decimal?.[1] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  const isNegative = ['-', '('].includes(before) || /^[-D]$/i.test(after);
  return isNegative ? -cents : cents;
}

/** Calendar day of '05/10/2026', '5/10/26', '2026-10-05' or '20261005120000[-3:BRT]'; null for what is none. */
export function readDay(text: string): string | null {
  const trimmed = text.trim();
  const brazilian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(trimmed);
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(trimmed);
  const [year = '', month = '', day = ''] = brazilian
    ? [brazilian[3], brazilian[2], brazilian[1]]
    : (iso?.slice(1, 4) ?? []);
  const on = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(on) ? on : null;
}
