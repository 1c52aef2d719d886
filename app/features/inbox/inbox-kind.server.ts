import type { SQL } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import type { Locale } from '#app/platform/locale.ts';

/** What somebody sent to the clinic. */
export type InboxSubject = {
  id: number;
  arrivedAt: Date;
  name: string;
  phoneE164: string | null;
  /** Where it is answered by mail; null when it cannot be. */
  email: string | null;
  /** The language to answer in. */
  locale: Locale;
  words: string;
};

/** One kind of thing that arrives. A new kind needs its definition, and its table the trigger of migration 10. */
export type InboxKind = {
  /** In the tables of the inbox and in the audit log. */
  name: string;
  /** In addresses. */
  slug: string;
  /** What staff call one of them, and several. */
  titles: { one: string; many: string };
  /** A query with the columns kind, subject_id, arrived_at, name, phone_e164, email, locale, words. */
  subjects: SQL;
  /** Keeps a subject from being deleted until the transaction ends. @returns whether it is there */
  hold: (tx: Transaction, id: number) => Promise<boolean>;
  /** Only for who looks after privacy; the others do not see that there is one. */
  isForPrivacy: boolean;
  /** Shown beside name, phone and address. @param today calendar day in the clinic's zone */
  facts: (subject: InboxSubject, today: string) => { label: string; value: string }[];
  /** Says how long it is kept. */
  keptUntil: string;
};
