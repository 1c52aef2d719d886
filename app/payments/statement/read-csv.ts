import { csvRows } from '#app/platform/csv/csv-rows.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  type CsvColumns,
  type CsvTable,
  readAmount,
  readDay,
  type Statement,
  type StatementFault,
  type StatementLine,
} from './statement-line.ts';

type Part = 'on' | 'amount' | 'credit' | 'debit' | 'memo' | 'bankRef';
const PARTS = ['on', 'amount', 'credit', 'debit', 'memo', 'bankRef'] as const satisfies Part[];

/** What banks call the columns, in the order in which a name is preferred. */
const NAMES: Readonly<Record<Part, RegExp>> = {
  on: /^(?:data(?: (?:(?:do )?(?:lancamento|movimento|mov|transacao)|da transacao))?|dt\.?(?: lancamento)?|date)$/,
  amount: /^(?:valor(?: ?\(?(?:r\$|brl)\)?)?|valor (?:do )?lancamento|quantia|amount)$/,
  credit: /^(?:credito|entradas?|valor credito)(?: ?\(?r\$\)?)?$/,
  debit: /^(?:debito|saidas?|valor debito)(?: ?\(?r\$\)?)?$/,
  memo: /^(?:historico|descricao|lancamento|detalhes?|titulo|description|tipo(?: (?:de )?transacao)?)$/,
  bankRef:
    /^(?:id(?:entificador)?(?: da transacao)?|id(?: )?(?:transacao)?|documento|n(?:o|umero|r)?\.? ?(?:do )?doc(?:umento|to)?\.?|referencia)$/,
};
/** Lines above the table that some banks write: name, account, period. */
const MOST_TITLE_ROWS = 20;
const SHOWN_ROWS = 3;
/** Credit or debit in a column of its own, beside an amount without a sign. */
const DIRECTION = /^(?:c|d|credito|debito)$/;

/**
 * Reads a bank's CSV: any of ';', ',' and tab between the columns, whose names are guessed from the first row that
 * has those of a day and an amount.
 * @param chosen by a person instead, where the guess was wrong
 */
export function readCsv(text: string, chosen?: CsvColumns): Result<Statement, StatementFault> {
  const rows = tableOf(text);
  if (rows.length === 0) return refuse('empty');
  const guess = guessOf(rows);
  const columns = chosen ? columnsChosen(chosen, guess) : guess?.columns;
  if (!columns) return refuse('no-columns');
  const entries = guess ? rows.slice(guess.at + 1) : rows;
  const read = { ...columns, direction: directionOf(entries, columns) };
  const lines: StatementLine[] = [];
  let outgoing = 0;
  let unread = 0;
  for (const row of entries) {
    const line = lineOf(row, read);
    // Balances stand between the lines, with a day and without an amount of their own.
    if (line === null || /^saldo\b/i.test(line.memo)) unread += line === null ? 1 : 0;
    else if (line.amountCents > 0) lines.push(line);
    else outgoing += 1;
  }
  if (!chosen && lines.length + outgoing === 0) return refuse('empty');
  const isSure = guess !== null && !guess.isAmbiguous && unread <= entries.length / 10;
  const table = { ...shownOf(rows, guess), columns: namedOf(columns), isSure };
  return ok({ kind: 'csv', lines, outgoing, unread, table });
}

/** The columns of a CSV for a person to choose from, whatever could be guessed. */
export function readCsvTable(text: string): CsvTable {
  const rows = tableOf(text);
  const guess = guessOf(rows);
  return { ...shownOf(rows, guess), columns: namedOf(guess?.columns ?? {}), isSure: false };
}

type Columns = Partial<Record<Part, number>>;
type Guess = { at: number; columns: Columns; isAmbiguous: boolean };

function tableOf(text: string): string[][] {
  return csvRows(text).flatMap(({ cells }) => (cells.some(Boolean) ? [cells] : []));
}

function guessOf(rows: readonly string[][]): Guess | null {
  for (const [at, row] of rows.slice(0, MOST_TITLE_ROWS).entries()) {
    const names = row.map(plain);
    const fitting = (part: Part) =>
      names.flatMap((name, index) => (NAMES[part].test(name) ? [index] : []));
    const columns: Columns = {};
    for (const part of PARTS) {
      const [first] = fitting(part);
      if (first !== undefined) columns[part] = first;
    }
    const { on, amount, credit } = columns;
    if (on === undefined || (amount ?? credit) === undefined) continue;
    const isAmbiguous = fitting('on').length > 1 || fitting('amount').length > 1;
    return { at, columns, isAmbiguous };
  }
  return null;
}

/** The guess stays for what a person does not choose; two columns for in and out go together. */
function columnsChosen({ on, amount, memo }: CsvColumns, guess: Guess | null): Columns | null {
  if (on === undefined || amount === undefined) return null;
  const { credit, debit, bankRef } = guess?.columns ?? {};
  const money = amount === credit ? { credit, debit } : { amount };
  const all = { on, memo, bankRef, ...money };
  return Object.fromEntries(Object.entries(all).filter(([, index]) => index !== undefined));
}

function namedOf({ on, amount, credit, memo }: Columns): CsvColumns {
  const columns = { on, amount: amount ?? credit, memo };
  return Object.fromEntries(Object.entries(columns).filter(([, index]) => index !== undefined));
}

function shownOf(rows: readonly string[][], guess: Guess | null) {
  const shown = guess ? rows.slice(guess.at + 1) : rows;
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length));
  const head = guess ? (rows[guess.at] ?? []) : [];
  return {
    names: Array.from({ length: Math.min(width, 40) }, (_, index) => head[index] ?? ''),
    sample: shown.slice(0, SHOWN_ROWS).map((row) => row.map((cell) => cell.slice(0, 60))),
  };
}

/** The column that says only credit or debit, where one amount has no sign of its own. */
function directionOf(entries: readonly string[][], columns: Columns): number | null {
  const { on = -1, amount } = columns;
  if (amount === undefined) return null;
  const dated = entries.filter((row) => readDay(row[on] ?? '') !== null);
  const isDirection = (index: number) => {
    const cells = dated.map((row) => plain(row[index] ?? '')).filter(Boolean);
    return cells.length > 0 && cells.every((cell) => DIRECTION.test(cell));
  };
  const width = Math.max(0, ...dated.map((row) => row.length));
  const found = Array.from({ length: width }, (_, index) => index).find(isDirection);
  return found ?? null;
}

function lineOf(
  row: readonly string[],
  columns: Columns & { direction: number | null },
): StatementLine | null {
  const cell = (part: Part) => {
    const index = columns[part];
    return index === undefined ? '' : (row[index] ?? '').trim();
  };
  const on = readDay(cell('on'));
  if (on === null) return null;
  const amountCents = columns.amount === undefined ? inOrOut(cell) : readAmount(cell('amount'));
  if (amountCents === null) return null;
  const direction = columns.direction === null ? '' : plain(row[columns.direction] ?? '');
  // All cells: some banks have the payer's message in a column of another name.
  const words = row.filter((_, index) => ![columns.on, columns.amount].includes(index));
  const memo = [cell('memo'), ...words.filter((word) => word !== cell('memo'))];
  return {
    on,
    amountCents: direction.startsWith('d') ? -Math.abs(amountCents) : amountCents,
    memo: memo.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim(),
    bankRef: cell('bankRef') || null,
  };
}

function inOrOut(cell: (part: Part) => string): number | null {
  const credit = readAmount(cell('credit'));
  if (credit !== null && credit !== 0) return Math.abs(credit);
  const debit = readAmount(cell('debit'));
  return debit === null ? null : -Math.abs(debit);
}

function plain(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{Mn}/gu, '');
  return bare
    .toLowerCase()
    .replace(/[ºª°]/g, 'o')
    .replace(/[\s_]+/g, ' ')
    .trim();
}
