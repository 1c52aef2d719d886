/** A row of a CSV file: the line on which it begins, from 1, and its cells without outer blanks. */
export type CsvRow = { line: number; cells: string[] };

/** How much of a file is read; the rest of a row or a cell is passed over. */
export type CsvLimits = {
  /** Reading ends after so many rows. */
  rows: number;
  /** Of a row. */
  cells: number;
  /** Of a cell, in characters. */
  length: number;
  /** Whether rows without any text are left out. */
  skipsEmpty: boolean;
};

const UNLIMITED: CsvLimits = {
  ...{ rows: Infinity, cells: Infinity, length: Infinity },
  skipsEmpty: false,
};

/**
 * RFC 4180 with the separator that the first rows have most of; line breaks may stand within quotes. A quote that
 * nobody closes ends with the file.
 */
export function csvRows(file: string, most: CsvLimits = UNLIMITED): CsvRow[] {
  const text = file.replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let [isEmptyRow, isBlank, isQuoted] = [true, true, false];
  let [line, cell, from] = [1, '', 0];
  const takeUntil = (end: number) => {
    const space = most.length - cell.length;
    if (space > 0) cell += text.slice(from, Math.min(end, from + space));
  };
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at);
    const isEnd = at === text.length;
    if (character === '\n') line += 1;
    if (character === '"' && isQuoted && text.charAt(at + 1) === '"') {
      takeUntil(at + 1);
      at += 1;
      from = at + 1;
      isBlank = false;
    } else if (character === '"' && (isQuoted || isBlank)) {
      takeUntil(at);
      from = at + 1;
      isQuoted = !isQuoted;
    } else if (!isEnd && (isQuoted || (character !== separator && character !== '\n'))) {
      // Blanks before the text are nobody's: where it begins is known without looking back.
      if (isBlank && /\s/.test(character)) from = at + 1;
      else isBlank = false;
    } else {
      takeUntil(at);
      if (row.cells.length < most.cells) row.cells.push(cell.trim());
      isEmptyRow &&= isBlank;
      [cell, from, isBlank] = ['', at + 1, true];
      if (character === separator) continue;
      if (!isEmptyRow || !most.skipsEmpty) rows.push(row);
      if (rows.length >= most.rows) return rows;
      row = { line, cells: [] };
      isEmptyRow = true;
    }
  }
  return rows;
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
