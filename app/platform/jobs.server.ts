import type { Queryable, Transaction } from '#app/db/database.ts';

/**
 * One sender a kind of job. It puts the job into the transaction that makes the fact the job
 * follows from: both are there, or neither. Payloads carry ids, never a name, a phone or a token.
 */
export type Jobs<Payloads> = {
  [Name in keyof Payloads]: (tx: Queryable, data: Payloads[Name]) => Promise<void>;
};

/** A job that could not be done and waits for a person; nothing of its payload is in it. */
export type DeadLetter = {
  id: string;
  /** The queue on which it failed. */
  queue: string;
  failedAt: Date;
  /** When the job was first asked for; null for one of an older release. */
  askedAt: Date | null;
  tries: number;
  /** A word of ours, such as 'mail-refused', or what the fault said, without personal data; '' when unknown. */
  why: string;
};

/** What may be done about jobs that failed for good. */
export type DeadLetters = {
  /** The latest failure first, at most 200. */
  list: () => Promise<DeadLetter[]>;
  /** Gives a job to its queue again. @returns null when it is not there any more */
  retry: (tx: Transaction, id: string) => Promise<{ queue: string } | null>;
  /** Puts a job away for good. @returns null when it is not there any more */
  dismiss: (tx: Transaction, id: string) => Promise<{ queue: string } | null>;
};
