import { eq } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { imports } from '#app/db/imports-schema.ts';
import type { CmsClient } from '#app/features/cms/foreign-entry.ts';
import type { ContentServices } from '#app/features/content/change-document.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Outbound } from '#app/platform/outbound/outbound.server.ts';
import type { Contents } from './site-content.server.ts';

/** The one job of an import: it does what the import's state asks for. */
export type ImportJobs = { 'import-texts': { importId: number } };

/** What the forms of an import need. */
export type ImportFormServices = Pick<ContentServices, 'db' | 'clock'> & {
  jobs: Pick<Jobs<ImportJobs>, 'import-texts'>;
};

/** What its job needs. */
export type ImportWorkServices = Pick<ContentServices, 'db' | 'clock'> & {
  /** In Portuguese. */
  clinic: Clinic;
  contentStore: ContentServices['contentStore'] & { now: () => Contents };
  log: Pick<Log, 'info' | 'warn'>;
  /** Whether this site runs on its developer's machine; only then may the source be there too. */
  isLocal: boolean;
  /** Reads a WordPress by its interface. */
  clientOf: (origin: string) => CmsClient;
  /** Asks other sites for the pages that texts lead to; default: the process's own. */
  outbound?: Outbound;
};

export type ImportRow = typeof imports.$inferSelect;

export async function findImport(db: Queryable, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/** Locks an import's row until the transaction ends. */
export async function holdImport(tx: Transaction, id: number): Promise<ImportRow | null> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row ?? null;
}

/** Writes a change to an import that is held. */
export async function setImport(
  tx: Transaction,
  row: Pick<ImportRow, 'id' | 'version'>,
  set: Partial<ImportRow> & { changedAt: Date },
): Promise<void> {
  await tx
    .update(imports)
    .set({ ...set, version: row.version + 1 })
    .where(eq(imports.id, row.id));
}

/** Other work of the process goes on between two pieces of an import. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
