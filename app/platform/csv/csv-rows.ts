/** A row of a CSV file: the line on which it begins, from 1, and its cells without outer blanks. */
export type CsvRow = { line: number; cells: string[] };

/**
 * RFC 4180 with the separator that the first rows have most of; line breaks may stand within quotes. A quote that
 * nobody closes ends with the file.
 */
export function csvRows(file: string): CsvRow[] {
  const text = file.replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = '';
  let isQuoted = false;
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') line += 1;
    if (character === '"' && isQuoted && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted || (character !== separator && character !== '\n')) cell += character;
    else {
      row.cells.push(cell.trim());
      cell = '';
      if (character === separator) continue;
      rows.push(row);
      row = { line, cells: [] };
    }
  }
  row.cells.push(cell.trim());
  return [...rows, row];
}

/** Characters by which the separator is known. */
const SEEN = 4_000;

function separatorOf(text: string): string {
  // Whole rows alone: of the one that is cut off the separator may be missing.
  const end = text.length > SEEN ? text.lastIndexOf('\n', SEEN) : -1;
  const start = text.slice(0, end === -1 ? SEEN : end).replace(/"[^"]*"/g, '""');
  const rows = start.split(/\n+/).filter(Boolean).length;
  // A comma is also in every amount: it is the separator only where there is no other in every row.
  return [';', '\t'].find((each) => start.split(each).length - 1 >= rows) ?? ',';
}
