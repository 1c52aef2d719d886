/** How a cell begins that a spreadsheet would take for a formula, spaces and unseen characters aside. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/**
 * A table as spreadsheets set to Portuguese read it: UTF-8 with a mark, cells between quotes and parted by
 * semicolons. Nothing in it is ever a formula, whoever wrote it (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""').replaceAll('\0', '')}"`;
}
