import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';

/**
 * Runs work of a transaction on the tables themselves, also for who sees one practitioner's agenda alone (migration
 * 0045). For what must know everybody and shows nobody: whether a person is known already, and has stopped mails.
 */
export async function inWholeClinic<Value>(
  tx: Pick<Queryable, 'execute'>,
  work: () => Promise<Value>,
): Promise<Value> {
  const { rows } = await tx.execute<{ path: string }>(
    sql`select current_setting('search_path') as path`,
  );
  const path = rows[0]?.path ?? '';
  if (!path.startsWith('own_agenda')) return work();
  await tx.execute(sql`set local search_path = public`);
  const value = await work();
  // A fault ends the transaction, and the setting with it.
  await tx.execute(sql`set local search_path = own_agenda, public`);
  return value;
}
