import { and, eq, sql } from 'drizzle-orm';
import { dataImports } from '#app/db/data-import-schema.ts';
import type { Database } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { lockDataImport } from './stored-import.server.ts';
import { type DataImportWork, type WorkServices, workInOne } from './work-data-import.server.ts';

/** After so many times an import has failed until somebody asks again. */
const MOST_TRIES = 3;

type Work = DataImportWork | 'failed';

/**
 * Does what was asked of an import in one transaction, so that a process that dies leaves nothing half done and whoever
 * comes next begins anew. Each try is counted before it begins: a file that ends the process, or loses the database
 * each time, is not tried for ever, and who waits for it is told.
 * @throws what the database said, without what was in the file
 */
export async function workOnDataImport(
  services: WorkServices,
  { importId }: { importId: number },
): Promise<Work> {
  const tries = await countTry(services.db, importId);
  if (tries > MOST_TRIES) return fail(services, importId, tries);
  try {
    return await services.db.transaction((tx) => workInOne(tx, services, importId));
  } catch (error) {
    const code = codeOf(error);
    // Somebody else was at the agenda, or at this very import: nothing is wrong with it.
    if (LOST_WAITS.has(code)) await takeBackTry(services.db, importId);
    else if (tries >= MOST_TRIES) return fail(services, importId, tries);
    throw new Error(`the import could not be worked on (${code})`);
  }
}

/** Of a short file whoever waits sees the end of it; where this fails, the job that was asked for does it. */
export async function workNow(
  { log, ...services }: WorkServices & { log: Pick<Log, 'warn'> },
  data: { importId: number },
): Promise<void> {
  try {
    await workOnDataImport(services, data);
  } catch (error) {
    log.warn({ ...data, fault: error instanceof Error ? error.message : 'unknown' }, 'data-import');
  }
}

const isWorkedOn = sql`${dataImports.state} in ('checking', 'importing', 'undoing')`;

/** @returns how many tries have begun, with this one; 0 where nothing is asked for */
async function countTry(db: Database, importId: number): Promise<number> {
  const [counted] = await db
    .update(dataImports)
    .set({ tries: sql`${dataImports.tries} + 1` })
    .where(and(eq(dataImports.id, importId), isWorkedOn))
    .returning({ tries: dataImports.tries });
  return counted?.tries ?? 0;
}

async function takeBackTry(db: Database, importId: number): Promise<void> {
  await db
    .update(dataImports)
    .set({ tries: sql`greatest(${dataImports.tries} - 1, 0)` })
    .where(and(eq(dataImports.id, importId), isWorkedOn));
}

/** Ends an import as failed, unless somebody has begun it again or asked for something else meanwhile. */
async function fail(
  { db, clock }: WorkServices,
  importId: number,
  tries: number,
): Promise<'failed' | 'nothing'> {
  return db.transaction(async (tx) => {
    const stored = await lockDataImport(tx, importId);
    if (!stored || stored.tries !== tries) return 'nothing';
    const { state: doing, version, changedBy } = stored;
    if (doing !== 'checking' && doing !== 'importing' && doing !== 'undoing') return 'nothing';
    const at = clock.now();
    await tx
      .update(dataImports)
      .set({ state: 'failed', failedDoing: doing, changedAt: at, version: version + 1 })
      .where(eq(dataImports.id, importId));
    await audit(tx, {
      ...{ at, actor: `staff:${changedBy}`, action: 'data-import.failed' },
      ...{ subjectType: 'data_import', subjectId: importId, detail: { doing } },
    });
    return 'failed';
  });
}

/** A lock that was not free in time, a deadlock, a lost comparison. */
const LOST_WAITS: ReadonlySet<string> = new Set(['55P03', '40P01', '40001']);

/** What the database calls a fault: its words, and those of the query, hold what was in the file. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.cause ? codeOf(error.cause) : error.name;
}
