import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  readAmount,
  readDay,
  type Statement,
  type StatementColumns,
  type StatementFault,
  type StatementLine,
} from './statement-line.ts';

type Part = keyof StatementColumns | 'credit' | 'debit';

/** What banks call the columns, in the order in which a name is preferred. */
const NAMES: Readonly<Record<Part, RegExp>> = {
  on: /^(?:data(?: (?:do )?(?:lancamento|movimento|transacao|da transacao))?|dt\.?(?: lancamento)?|date)$/,
  amount: /^(?:valor(?: ?\(?(?:r\$|brl)\)?)?|valor (?:do )?lancamento|quantia|amount)$/,
  credit: /^(?:credito|entradas?|valor credito)(?: ?\(?r\$\)?)?$/,
  debit: /^(?:debito|saidas?|valor debito)(?: ?\(?r\$\)?)?$/,
  memo: /^(?:historico|descricao|lancamento|detalhes?|titulo|description|tipo(?: (?:de )?transacao)?)$/,
  bankRef:
    /^(?:id(?:entificador)?(?: da transacao)?|id(?: |_)?(?:transacao)?|documento|n(?:o|umero|r)?\.? ?(?:do )?doc(?:umento|to)?\.?|referencia)$/,
};
/** Lines above the table that some banks write: name, account, period. */
const MOST_TITLE_ROWS = 20;

/**
 * Reads a bank's CSV: any of ';', ',' and tab between the columns, whose names are guessed from the first row that
 * has those of a day and an amount.
 */
export function readCsv(text: string): Result<Statement, StatementFault> {
  const rows = rowsOf(text).filter((row) => row.some(Boolean));
  if (rows.length === 0) return refuse('empty');
  const heads = rows.slice(0, MOST_TITLE_ROWS).map(columnsOf);
  const at = heads.findIndex(
    ({ on, amount, credit }) => on !== undefined && (amount ?? credit) !== undefined,
  );
  const head = heads[at];
  if (!head) return refuse('no-columns');
  const lines: StatementLine[] = [];
  let outgoing = 0;
  let unread = 0;
  for (const row of rows.slice(at + 1)) {
    const line = lineOf(row, head);
    // Balances stand between the lines, with a day and without an amount of their own.
    if (line === null || /^saldo\b/i.test(line.memo)) unread += line === null ? 1 : 0;
    else if (line.amountCents > 0) lines.push(line);
    else outgoing += 1;
  }
  if (lines.length + outgoing === 0) return refuse('empty');
  const nameOf = (index: number | undefined) =>
    index === undefined ? null : (rows[at]?.[index] ?? null);
  const columns = {
    on: nameOf(head.on) ?? '',
    amount: nameOf(head.amount ?? head.credit) ?? '',
    memo: nameOf(head.memo),
    bankRef: nameOf(head.bankRef),
  };
  return ok({ kind: 'csv', lines, outgoing, unread, columns });
}

type Columns = Partial<Record<Part, number>>;

function columnsOf(row: readonly string[]): Columns {
  const names = row.map(plain);
  const columns: Columns = {};
  for (const part of ['on', 'amount', 'credit', 'debit', 'memo', 'bankRef'] as const) {
    const index = names.findIndex((name) => NAMES[part].test(name));
    if (index >= 0) columns[part] = index;
  }
  return columns;
}

function lineOf(row: readonly string[], columns: Columns): StatementLine | null {
  const cell = (part: Part) => {
    const index = columns[part];
    return index === undefined ? '' : (row[index] ?? '').trim();
  };
  const on = readDay(cell('on'));
  if (on === null) return null;
  const amountCents = columns.amount === undefined ? inOrOut(cell) : readAmount(cell('amount'));
  if (amountCents === null) return null;
  // All cells: some banks have the payer's message in a column of another name.
  const words = row.filter((_, index) => ![columns.on, columns.amount].includes(index));
  const memo = [cell('memo'), ...words.filter((word) => word !== cell('memo'))];
  return {
    on,
    amountCents,
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
  return bare.toLowerCase().replace(/[ºª°]/g, 'o').replace(/\s+/g, ' ').trim();
}

/** RFC 4180, with the separator that the first rows have most of. */
function rowsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && character === separator) {
      row.push(cell.trim());
      cell = '';
    } else if (!isQuoted && /[\r\n]/.test(character)) {
      rows.push([...row, cell.trim()]);
      row = [];
      cell = '';
    } else cell += character;
  }
  return [...rows, [...row, cell.trim()]];
}

function separatorOf(text: string): string {
  const start = text.slice(0, 4_000);
  const rows = start.split(/[\r\n]+/).filter(Boolean).length;
  // A comma is also in every amount: it is the separator only where there is no other in every row.
  return [';', '\t'].find((each) => start.split(each).length - 1 >= rows) ?? ',';
}
