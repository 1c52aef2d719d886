import type { Queryable, Transaction } from '#app/db/database.ts';

/**
 * One sender per kind of job. It enqueues the job in the transaction of the change that the job follows
 * from: both commit, or neither. Payloads carry ids, never a name, a phone or a token.
 */
export type Jobs<Payloads> = {
  [Name in keyof Payloads]: (tx: Queryable, data: Payloads[Name]) => Promise<void>;
};

/** A job that failed for good and waits for a person, without its payload. */
export type DeadLetter = {
  id: string;
  /** The queue on which the job failed. */
  queue: string;
  failedAt: Date;
  /** When the job was first enqueued; null for one of an older release. */
  askedAt: Date | null;
  tries: number;
  /**
   * One of our codes, such as 'mail-refused', or the fault's message without personal data; '' when
   * unknown.
   */
  reason: string;
};

/** Operations on jobs that failed for good. */
export type DeadLetters = {
  /** Latest failure first, at most 200. */
  list: () => Promise<DeadLetter[]>;
  /** Enqueues a job again. @returns null when it no longer exists */
  retry: (tx: Transaction, id: string) => Promise<{ queue: string } | null>;
  /** Dismisses a job for good. @returns null when it no longer exists */
  dismiss: (tx: Transaction, id: string) => Promise<{ queue: string } | null>;
};
