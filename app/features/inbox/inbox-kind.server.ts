import type { SQL } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import type { Locale } from '#app/platform/locale.ts';

/** A message or request sent to the clinic. */
export type InboxSubject = {
  id: number;
  arrivedAt: Date;
  name: string;
  phoneE164: string | null;
  /** Address for the answer; null when there is none. */
  email: string | null;
  /** Language of the answer. */
  locale: Locale;
  words: string;
};

/**
 * One kind of inbox item. A new kind needs a definition here, and the trigger of migration 10 on its
 * table.
 */
export type InboxKind = {
  /** As in the inbox tables and the audit log. */
  name: string;
  /** As in URLs. */
  slug: string;
  /** Singular and plural shown to staff. */
  titles: { one: string; many: string };
  /** A query with the columns kind, subject_id, arrived_at, name, phone_e164, email, locale, words. */
  subjects: SQL;
  /** Locks a subject against deletion until the transaction ends. @returns whether it exists */
  hold: (tx: Transaction, id: number) => Promise<boolean>;
  /** Visible only with the privacy permission; hidden from everybody else. */
  isForPrivacy: boolean;
  /** Details shown beside name, phone and address. @param today calendar day in the clinic's zone */
  details: (subject: InboxSubject, today: string) => { label: string; value: string }[];
  /** Retention notice. */
  keptUntil: string;
};
