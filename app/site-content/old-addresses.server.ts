import { and, count, desc, eq, like, max } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { oldAddresses } from '#app/db/imports-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** Stamp of a site without old addresses. */
export const NO_OLD_ADDRESSES = '0:0';

/** Equal stamps mean equal rows: they are added and deleted, never changed. */
export async function oldAddressesStamp(db: Queryable): Promise<string> {
  const [found] = await db.select({ rows: count(), last: max(oldAddresses.id) }).from(oldAddresses);
  return `${found?.rows ?? 0}:${found?.last ?? 0}`;
}

/**
 * Where the addresses of the site before lead now. Those of texts lead to them once they are public; lists and pictures
 * follow with the first public text.
 * @param pathOf public address of a text; null while it has none
 */
export async function readOldAddresses(
  db: Queryable,
  pathOf: (documentId: number) => string | null,
): Promise<ReadonlyMap<string, string>> {
  const { path, documentId, target } = oldAddresses;
  const rows = await db.select({ path, documentId, target }).from(oldAddresses);
  const texts = rows.flatMap((row) => {
    const to = row.documentId === null ? null : pathOf(row.documentId);
    return to === null ? [] : [[row.path, to] as const];
  });
  if (texts.length === 0) return new Map();
  const lists = rows.flatMap((row) =>
    row.target === null ? [] : [[row.path, row.target] as const],
  );
  const targets = new Set([...lists, ...texts].map(([, to]) => to));
  // What is a page of this site now is no old address: one step is always enough.
  return new Map([...lists, ...texts].filter(([from]) => !targets.has(from)));
}

export type NewOldAddress = { path: string } & (
  | { documentId: number; target?: never }
  | { target: string; documentId?: never }
);

/** Adds rows; an address that leads somewhere already stays as it is. */
export async function addOldAddresses(
  tx: Transaction,
  importId: number,
  { rows, at }: { rows: readonly NewOldAddress[]; at: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(oldAddresses)
    .values(rows.map((row) => ({ ...row, importId, createdAt: at })))
    .onConflictDoNothing();
}

const PAGE_SIZE = 50;

/** One page of the old addresses, by address. @param page from 1 */
export async function listOldAddresses(
  db: Queryable,
  { search, page }: { search: string; page: number },
) {
  const wanted =
    search === '' ? undefined : like(oldAddresses.path, `%${search.replace(/[\\%_]/g, '\\$&')}%`);
  const [counted] = await db.select({ found: count() }).from(oldAddresses).where(wanted);
  const found = counted?.found ?? 0;
  const pageCount = Math.max(1, Math.ceil(found / PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  const rows = await db
    .select()
    .from(oldAddresses)
    .where(wanted)
    .orderBy(oldAddresses.path, desc(oldAddresses.id))
    .limit(PAGE_SIZE)
    .offset((shown - 1) * PAGE_SIZE);
  return { rows, found, page: shown, pageCount };
}

/** Deletes one: the address is not found from then on. Succeeds when it is gone already. */
export async function deleteOldAddress(
  { db, clock }: { db: Database; clock: Clock },
  { id, path, by }: { id: number; path: string; by: number },
): Promise<Result<'done', 'other'>> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(oldAddresses)
      .where(and(eq(oldAddresses.id, id), eq(oldAddresses.path, path)))
      .returning({ importId: oldAddresses.importId });
    const [row] = gone;
    if (!row) {
      const left = await tx.select().from(oldAddresses).where(eq(oldAddresses.id, id));
      return left.length === 0 ? ok('done') : refuse('other');
    }
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'import.address-deleted',
      subjectType: 'import',
      subjectId: row.importId,
      detail: { path },
    });
    await announcePagesChanged(tx);
    return ok('done');
  });
}
