import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import {
  type Column,
  isSealedColumn,
  isUndecided,
  LEFT_OUT_COLUMNS,
  LEFT_OUT_TABLES,
  type SealedColumn,
} from './export-rules.ts';

export type ExportedTable = {
  name: string;
  columns: readonly string[];
  /** Columns of its primary key, which rows are ordered by; none for a table without one. */
  keys: readonly string[];
};

/** Opens a sealed value of a row; null when it cannot be opened, as with another secret. */
export type Opener = (sealed: Buffer, row: Readonly<Record<string, unknown>>) => unknown;
export type Openers = Partial<Record<SealedColumn, Opener>>;

/** Every table of the clinic's schema with its columns, as the database itself lists them. */
export async function readColumns(db: Queryable): Promise<(Column & { isKey: boolean })[]> {
  const { rows } = await db.execute<Column & { isKey: boolean }>(sql`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(a.attnum = any(i.indkey), false) as "isKey"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname, a.attnum`);
  return rows;
}

/**
 * The tables to export, with their columns. A sealed column is among them only where something opens it, and a column
 * that sounds secret only when somebody has decided that it is none.
 */
export async function exportedTables(db: Queryable, openers: Openers): Promise<ExportedTable[]> {
  const tables = new Map<string, { columns: string[]; keys: string[] }>();
  for (const column of await readColumns(db)) {
    const { table, name, isKey } = column;
    const full = `${table}.${name}`;
    if (table in LEFT_OUT_TABLES) continue;
    const found = tables.get(table) ?? { columns: [], keys: [] };
    tables.set(table, found);
    if (isKey) found.keys.push(name);
    if (full in LEFT_OUT_COLUMNS || isUndecided(column)) continue;
    if (isSealedColumn(full) && !openers[full]) continue;
    found.columns.push(name);
  }
  return [...tables].map(([name, table]) => ({ name, ...table }));
}

/** The rows of a table as lines of JSON, many at once, in the order of its key. */
export async function* tableLines(
  tx: Queryable,
  { name, columns, keys }: ExportedTable,
  openers: Openers,
): AsyncGenerator<string> {
  const list = (names: readonly string[]) =>
    sql.join(
      names.map((each) => sql.identifier(each)),
      sql`, `,
    );
  const order = keys.length > 0 ? sql` order by ${list(keys)}` : sql``;
  const query = sql`select row_to_json(line.*)::text as line
    from (select ${list(columns)} from ${sql.identifier(name)}${order}) as line`;
  const sealed = columns.flatMap((column) => {
    const full = `${name}.${column}`;
    const open = isSealedColumn(full) ? openers[full] : undefined;
    return open ? [{ column, open }] : [];
  });
  const lineOf = ({ line }: { line: string }) =>
    `${sealed.length > 0 ? opened(line, sealed) : line}\n`;
  for await (const rows of cursorRows<{ line: string }>(tx, query)) yield rows.map(lineOf).join('');
}

function opened(line: string, sealed: readonly { column: string; open: Opener }[]): string {
  const row: Record<string, unknown> = JSON.parse(line);
  const before = { ...row };
  for (const { column, open } of sealed) {
    const text = before[column];
    // The database writes bytes as '\x' and digits.
    row[column] = typeof text === 'string' ? open(Buffer.from(text.slice(2), 'hex'), before) : null;
  }
  return JSON.stringify(row);
}

const MOST_ROWS = 200;
/** A batch above this is followed by a smaller one, in characters. */
const MUCH = 100_000;

let cursors = 0;

/**
 * The rows of a query in batches, of which only one is in memory; more of small rows, fewer of large ones. Needs a
 * transaction.
 */
export async function* cursorRows<Row extends Record<string, unknown>>(tx: Queryable, query: SQL) {
  cursors += 1;
  const cursor = sql.identifier(`export_${cursors}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`);
  let size = 20;
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`fetch ${sql.raw(String(size))} from ${cursor}`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
    const weight = rows.reduce((sum, row) => sum + weightOf(row), 0);
    size = weight > MUCH ? Math.max(1, Math.floor(size / 4)) : Math.min(MOST_ROWS, size * 2);
  }
  await tx.execute(sql`close ${cursor}`);
}

function weightOf(row: Record<string, unknown>): number {
  return Object.values(row).reduce<number>((sum, value) => {
    if (typeof value === 'string' || Buffer.isBuffer(value)) return sum + value.length;
    return sum + 8;
  }, 0);
}
