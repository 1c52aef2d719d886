import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dataImportRows, dataImports } from '#app/db/data-import-schema.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { FreesTime } from '#app/scheduling/scheduling-services.server.ts';
import type { KnownName, KnownNames } from './mapping.ts';

export type DataImportJobs = { 'data-import': { importId: number } };

export type DataImportServices = FreesTime & {
  db: Database;
  clock: Clock;
};
/** With what asks for the work to be done. */
export type DataImportFormServices = DataImportServices & {
  jobs: Pick<Jobs<DataImportJobs>, 'data-import'>;
};

export type DataImport = typeof dataImports.$inferSelect;
export type DataImportRow = typeof dataImportRows.$inferSelect;

export const countsShape = z.object({
  lines: z.number().default(0),
  make: z.number().default(0),
  same: z.number().default(0),
  refused: z.number().default(0),
  /** How many lines have each word. */
  words: z.record(z.string(), z.number()).default({}),
  made: z
    .object({
      contacts: z.number(),
      patients: z.number(),
      appointments: z.number(),
      closures: z.number(),
    })
    .optional(),
  /** What an undo took back. */
  undone: z
    .object({ patients: z.number(), appointments: z.number(), closures: z.number() })
    .optional(),
});
export type ImportCounts = z.infer<typeof countsShape>;

export async function findDataImport(db: Queryable, id: number): Promise<DataImport | null> {
  const [row] = await db.select().from(dataImports).where(eq(dataImports.id, id));
  return row ?? null;
}

/** Who works on an import, or changes what was said of it, has it alone until the transaction ends. */
export async function lockDataImport(tx: Transaction, id: number): Promise<DataImport | null> {
  const [row] = await tx.select().from(dataImports).where(eq(dataImports.id, id)).for('update');
  return row ?? null;
}

/** The latest first. */
export async function listDataImports(db: Queryable): Promise<DataImport[]> {
  return db.select().from(dataImports).orderBy(desc(dataImports.id)).limit(50);
}

/** Another import of the same file that has brought something, if there is one. */
export async function sameFileBefore(
  db: Queryable,
  { id, fileSha256 }: Pick<DataImport, 'id' | 'fileSha256'>,
): Promise<DataImport | null> {
  const [row] = await db
    .select()
    .from(dataImports)
    .where(
      and(
        eq(dataImports.fileSha256, fileSha256),
        sql`(${dataImports.state} = 'done' or ${dataImports.failedDoing} = 'undoing')`,
        sql`${dataImports.id} <> ${id}`,
      ),
    )
    .orderBy(desc(dataImports.id))
    .limit(1);
  return row ?? null;
}

/** Every line in the order of the file; none once they have been deleted. */
export async function readImportRows(
  db: Queryable,
  importId: number,
): Promise<Pick<DataImportRow, 'number' | 'line' | 'cells'>[]> {
  const { number, line, cells } = dataImportRows;
  return db
    .select({ number, line, cells })
    .from(dataImportRows)
    .where(eq(dataImportRows.importId, importId))
    .orderBy(asc(number));
}

/** Lines about which something is told. */
export async function faultyRows(
  db: Queryable,
  importId: number,
  page: { limit?: number; offset?: number } = {},
): Promise<DataImportRow[]> {
  const rows = db
    .select()
    .from(dataImportRows)
    .where(and(eq(dataImportRows.importId, importId), sql`${dataImportRows.faults} <> '{}'`))
    .orderBy(sql`${dataImportRows.outcome} = 'refused' desc`, asc(dataImportRows.number));
  return page.limit === undefined ? rows : rows.limit(page.limit).offset(page.offset ?? 0);
}

type NamedClinic = {
  services: readonly { slug: string; name: string }[];
  payers: readonly { id: string; title: string }[];
  /** By their words; also those that it has left. */
  houses: readonly KnownName[];
};

/** What the values of a file may be here. @param services those in force, with the titles that people know */
export async function knownNames(
  db: Queryable,
  { services, payers, houses }: NamedClinic,
): Promise<KnownNames> {
  const { rows } = await db.execute<{ slug: string; name: string; isPractitioner: boolean }>(sql`
    select slug, name, kind = 'practitioner' as "isPractitioner" from resources
    order by is_active desc, position, id`);
  const bookable = await db.execute<{ slug: string }>(
    sql`select slug from services order by position, id`,
  );
  return {
    service: bookable.rows.flatMap(({ slug }) => services.find((each) => each.slug === slug) ?? []),
    practitioner: rows.filter(({ isPractitioner }) => isPractitioner),
    house: houses,
    resource: rows,
    payer: payers.map(({ id, title }) => ({ slug: id, name: title })),
  };
}

/** How many lines `faultyRows` has. */
export async function countFaultyRows(db: Queryable, importId: number): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(dataImportRows)
    .where(and(eq(dataImportRows.importId, importId), sql`${dataImportRows.faults} <> '{}'`));
  return counted?.rows ?? 0;
}
