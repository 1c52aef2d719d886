/** Cell starts that spreadsheets treat as a formula, ignoring whitespace and invisible characters. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/**
 * CSV for spreadsheets in Portuguese: UTF-8 with a BOM, quoted cells, semicolons. Formulas are
 * neutralized, whoever wrote the cell (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""').replaceAll('\0', '')}"`;
}
