/** Cell starts that spreadsheets treat as a formula, ignoring whitespace and invisible characters. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/**
 * CSV for spreadsheets in Portuguese: UTF-8 with a BOM, quoted cells, semicolons. Formulas are
 * neutralized, whoever wrote the cell (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return CSV_START + rows.map(csvLine).join('');
}

/** What such a file begins with, for who writes it line by line. */
export const CSV_START = '\ufeff';

/** One line of such a file, with its end. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(';')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""').replaceAll('\0', '')}"`;
}
