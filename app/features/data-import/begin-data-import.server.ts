import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { dataImports } from '#app/db/data-import-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { csvRows } from '#app/platform/csv/csv-rows.ts';
import { decodeText } from '#app/platform/csv/decode-text.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { isHeader } from './guess-columns.ts';
import {
  type ImportKind,
  MAX_DAYS_AHEAD,
  MAX_IMPORT_CELL,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
} from './import-kinds.ts';
import { CALENDAR_COLUMNS, readCalendar } from './read-calendar.ts';
import type { DataImportServices } from './stored-import.server.ts';

export type FileRefusal =
  | 'empty'
  | 'workbook'
  | 'not-text'
  | 'not-a-calendar'
  | 'one-column'
  | 'too-many';

export type ReadFile = {
  format: 'csv' | 'ics';
  columns: string[];
  rows: { line: number; cells: string[] }[];
  leftOut: Record<string, number>;
};

const BATCH = 1_000;

/** What a file holds, whatever it is named. @param today calendar day */
export function readImportFile(bytes: Uint8Array, today: string): Result<ReadFile, FileRefusal> {
  if (bytes.length === 0) return refuse('empty');
  const [first, second] = bytes;
  // ZIP (.xlsx, .ods) and the old .xls.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf))
    return refuse('workbook');
  const text = decodeText(bytes).replaceAll('\ufeff', '');
  if (text.includes('\0')) return refuse('not-text');
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) {
    const read = readCalendar(text, { until: addDays(today, MAX_DAYS_AHEAD) });
    if (!read.ok) return read;
    if (read.value.rows.length === 0) return refuse('empty');
    return ok({ format: 'ics', columns: [...CALENDAR_COLUMNS], ...read.value });
  }
  return readTable(text);
}

function readTable(text: string): Result<ReadFile, FileRefusal> {
  // With the names and one row more than there may be: enough to know that they are too many.
  const all = csvRows(text, {
    ...{ rows: MAX_IMPORT_ROWS + 2, cells: MAX_IMPORT_COLUMNS + 1 },
    ...{ length: MAX_IMPORT_CELL, skipsEmpty: true },
  });
  const [first, ...others] = all;
  if (!first) return refuse('empty');
  const width = Math.max(...all.slice(0, 50).map(({ cells }) => cells.length));
  if (width < 2) return refuse('one-column');
  const hasNames = isHeader(first.cells);
  const rows = hasNames ? others : all;
  if (rows.length === 0) return refuse('empty');
  if (rows.length > MAX_IMPORT_ROWS) return refuse('too-many');
  const count = Math.min(hasNames ? first.cells.length : width, MAX_IMPORT_COLUMNS);
  const columns = Array.from({ length: count }, (_, at) =>
    ((hasNames && first.cells[at]) || `Coluna ${at + 1}`).slice(0, 100),
  );
  return ok({ format: 'csv', columns, rows, leftOut: {} });
}

type Begun = {
  /** Of the form: sent twice it begins one import. */
  requestKey: string;
  kind: ImportKind;
  bytes: Buffer;
  by: number;
};

/** Keeps the lines of a file, until somebody says what they are. @returns the import's id */
export async function beginDataImport(
  { db, clock }: DataImportServices,
  { requestKey, kind, bytes, by }: Begun,
): Promise<Result<number, FileRefusal>> {
  const at = clock.now();
  const file = readImportFile(bytes, wallClockOf(at).on);
  if (!file.ok) return file;
  const { format, columns, rows, leftOut } = file.value;
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(dataImports)
      .values({
        ...{ requestKey, kind, format, columns, leftOut, fileSha256, state: 'mapping' },
        ...{ createdAt: at, createdBy: by, changedAt: at, changedBy: by },
      })
      .onConflictDoNothing({ target: dataImports.requestKey })
      .returning({ id: dataImports.id });
    if (!made) {
      const [known] = await tx
        .select({ id: dataImports.id })
        .from(dataImports)
        .where(eq(dataImports.requestKey, requestKey));
      if (!known) throw new Error('an import vanished while it was asked for again');
      return ok(known.id);
    }
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH).map(({ line, cells }, index) => ({
        number: from + index,
        line,
        cells: cells.slice(0, MAX_IMPORT_COLUMNS + 1).map((cell) => cell.slice(0, MAX_IMPORT_CELL)),
      }));
      await tx.execute(sql`
        insert into data_import_rows (import_id, number, line, cells)
        select ${made.id}, number, line, cells
        from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as t (number int, line int, cells text[])`);
    }
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'data-import.begun',
      subjectType: 'data_import',
      subjectId: made.id,
      detail: { kind, lines: rows.length },
    });
    return ok(made.id);
  });
}
