import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema.ts';

/** The whole database. */
export type Database = NodePgDatabase<typeof schema>;
/** One open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Database or transaction; for code that reads or runs in the caller's transaction. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
