import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { staffDataExport } from '#app/locales/pt-BR/staff/clinic/data-export.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type ZipFile, zipStream } from '#app/platform/zip/zip-stream.ts';
import { LEFT_OUT_COLUMNS, LEFT_OUT_REASONS, LEFT_OUT_TABLES } from './export-rules.ts';
import { type OpenContract, storedFiles } from './read-files.server.ts';
import {
  appointmentLines,
  calendarLines,
  closureLines,
  patientLines,
  type SheetNames,
} from './read-sheets.server.ts';
import { exportedTables, type Openers, tableLines } from './read-tables.server.ts';

type ExportParts = {
  /** Id of the account that exports. */
  by: number;
  names: SheetNames;
  /** The clinic's record in force. */
  record: unknown;
  openers: Openers;
  openContract: OpenContract;
  /** The moment in words, for people. */
  at: string;
};

/** One export at a time: each holds a connection and a snapshot for minutes. */
const LOCK = 720_714_060;
/** Whoever reads slower than this much silence is given up. */
const SILENCE = '2min';

/**
 * Everything that the clinic has, as a ZIP archive that is made while it is read, all of one snapshot. Audited before
 * its first byte.
 * @returns 'busy' while another export is under way
 */
export async function exportClinic(
  { db, clock }: { db: Database; clock: Clock },
  parts: ExportParts,
): Promise<Result<Readable, 'busy'>> {
  const archive = new PassThrough();
  const begun = Promise.withResolvers<boolean>();
  const work = db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = '60s'`));
      await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${SILENCE}'`));
      const { rows } = await tx.execute<{ isMine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${LOCK}) as "isMine"`,
      );
      if (!rows[0]?.isMine) return begun.resolve(false);
      await audit(db, {
        ...{ at: clock.now(), actor: `staff:${parts.by}`, action: 'data.exported' },
        ...{ subjectType: 'clinic_data', subjectId: 'all' },
      });
      begun.resolve(true);
      await pipeline(Readable.from(zipStream(filesOf(tx, parts), clock.now())), archive);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  work.catch((error: Error) => {
    begun.reject(error);
    // A cut archive must not look whole.
    archive.destroy(error);
  });
  return (await begun.promise) ? ok(archive) : refuse('busy');
}

async function* filesOf(tx: Queryable, parts: ExportParts): AsyncGenerator<ZipFile> {
  const { names, record, openers, openContract, at } = parts;
  const tables = await exportedTables(tx, openers);
  const readme = staffDataExport.readme({
    ...{ clinic: names.clinicName, at },
    tables: tables.map(({ name }) => name),
    leftOut: leftOutLines(),
  });
  yield { name: 'LEIA-ME.txt', pieces: [`\ufeff${readme.replaceAll('\n', '\r\n')}`] };
  yield { name: 'pacientes.csv', pieces: patientLines(tx) };
  yield { name: 'consultas.csv', pieces: appointmentLines(tx, names) };
  yield { name: 'fechamentos.csv', pieces: closureLines(tx, names) };
  yield { name: 'agenda.ics', pieces: calendarLines(tx, names) };
  yield { name: 'clinica.json', pieces: [`${JSON.stringify(record, null, 2)}\n`] };
  for (const table of tables)
    yield { name: `tabelas/${table.name}.jsonl`, pieces: tableLines(tx, table, openers) };
  yield* storedFiles(tx, openContract);
}

function leftOutLines(): string[] {
  return Object.entries({ ...LEFT_OUT_TABLES, ...LEFT_OUT_COLUMNS }).map(
    ([name, reason]) => `${name}: ${LEFT_OUT_REASONS[reason]}`,
  );
}
