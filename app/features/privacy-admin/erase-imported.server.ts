import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import type { PersonCard } from './same-person.server.ts';

/**
 * Deletes the lines of files of other programs that have the person's number, address or name in any cell, as it was
 * written there.
 */
export async function eraseImportedLines(
  tx: Transaction,
  cards: readonly PersonCard[],
): Promise<void> {
  const digits = cards.flatMap(({ phoneE164 }) => phoneE164?.replace(/^\+(?:55)?/, '') ?? []);
  const words = cards.flatMap(({ name, email }) =>
    [name, email].flatMap((each) => each?.trim().toLowerCase() || []),
  );
  await tx.execute(sql`
    delete from data_import_rows r
    where exists (select from unnest(r.cells) cell
      where exists (select from unnest(${sql.param(digits)}::text[]) d
          where strpos(regexp_replace(cell, '\\D', '', 'g'), d) > 0)
        or exists (select from unnest(${sql.param(words)}::text[]) w
          where strpos(lower(cell), w) > 0))`);
}
