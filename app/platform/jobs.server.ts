import type { Queryable } from '#app/db/database.ts';

/**
 * One sender a kind of job. It puts the job into the transaction that makes the fact the job
 * follows from: both are there, or neither. Payloads carry ids, never a name, a phone or a token.
 */
export type Jobs<Payloads> = {
  [Name in keyof Payloads]: (tx: Queryable, data: Payloads[Name]) => Promise<void>;
};
