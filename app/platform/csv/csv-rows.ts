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
  const reading = new Reading(text, most);
  for (let at = 0; at < text.length && reading.rows.length < most.rows; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') reading.line += 1;
    const isEnd = !reading.isQuoted && (character === separator || character === '\n');
    if (character === '"') at = reading.quote(at);
    else if (isEnd) reading.endCell(at);
    else reading.letter(at);
    if (isEnd && character === '\n') reading.endRow();
  }
  if (reading.rows.length < most.rows) {
    reading.endCell(text.length);
    reading.endRow();
  }
  return reading.rows;
}

/** What has been read of a file; each character is looked at once. */
class Reading {
  readonly rows: CsvRow[] = [];
  line = 1;
  isQuoted = false;
  private readonly text: string;
  private readonly most: CsvLimits;
  private row: CsvRow = { line: 1, cells: [] };
  private isEmptyRow = true;
  private cell = '';
  /** Whether the cell has no text yet. */
  private isBlank = true;
  /** Where the part of the cell begins that is not in `cell` yet. */
  private from = 0;

  constructor(text: string, most: CsvLimits) {
    this.text = text;
    this.most = most;
  }

  /** @returns the last character that belongs to it */
  quote(at: number): number {
    if (this.isQuoted && this.text.charAt(at + 1) === '"') {
      this.take(at + 1, at + 2);
      this.isBlank = false;
      return at + 1;
    }
    if (this.isQuoted || this.isBlank) {
      this.take(at, at + 1);
      this.isQuoted = !this.isQuoted;
    }
    return at;
  }

  letter(at: number): void {
    if (!this.isBlank) return;
    if (/\s/.test(this.text.charAt(at))) this.from = at + 1;
    else this.isBlank = false;
  }

  endCell(at: number): void {
    this.take(at, at + 1);
    if (this.row.cells.length < this.most.cells) this.row.cells.push(this.cell.trim());
    this.isEmptyRow &&= this.isBlank;
    this.cell = '';
    this.isBlank = true;
  }

  endRow(): void {
    if (!this.isEmptyRow || !this.most.skipsEmpty) this.rows.push(this.row);
    this.row = { line: this.line, cells: [] };
    this.isEmptyRow = true;
  }

  private take(until: number, next: number): void {
    const space = this.most.length - this.cell.length;
    if (space > 0) this.cell += this.text.slice(this.from, Math.min(until, this.from + space));
    this.from = next;
  }
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
