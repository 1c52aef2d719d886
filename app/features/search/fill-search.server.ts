import { sql } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { searchDocuments, searchFillings } from '#app/db/schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { SearchDocument } from './search-document.ts';

const FILL_LOCK = 720_714_005;
const ROWS_AT_ONCE = 100;

/**
 * Replaces the search index with these documents in one transaction, unless it was last filled from the same ones.
 * @returns whether anything was written
 */
export async function fillSearch(
  db: Database,
  documents: readonly SearchDocument[],
): Promise<boolean> {
  const rows = documents.map(({ keywords, ...document }) => ({
    ...document,
    keywords: keywords.join('\n'),
    plain: plainLetters([document.title, ...keywords].join('\n')),
  }));
  const sha256 = sha256Hex(JSON.stringify(rows));
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FILL_LOCK})`);
    const [filling] = await tx.select().from(searchFillings);
    if (filling?.sha256 === sha256) return false;
    await tx.delete(searchDocuments);
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
      await tx.insert(searchDocuments).values(rows.slice(start, start + ROWS_AT_ONCE));
    await tx.delete(searchFillings);
    await tx.insert(searchFillings).values({ sha256 });
    return true;
  });
}
