import { and, desc, eq, sql } from 'drizzle-orm';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { movedTo } from './content-addresses.server.ts';
import { type DocumentKey, labelOf } from './content-document.ts';
import type { ContentJobs } from './content-jobs.ts';
import { titleOfSource } from './content-source.server.ts';

/** What the audit log calls a text. */
export const CONTENT_SUBJECT_TYPE = 'content';

export type ContentServices = {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs<ContentJobs>, 'content-due'>;
  /** What the file of a text says; null without a file. */
  fileSource: (key: DocumentKey) => string | null;
  /** Faults of the site's texts as the database has them at an instant, a line each. */
  faultsAt: (tx: Queryable, when: { at: Date; locale: Locale }) => Promise<string[]>;
};

/** A text as somebody saw it; version 0 before anybody has touched it. `by` is the staff member's id. */
export type DocumentSnapshot = DocumentKey & { version: number; by: number };
export type DocumentRow = typeof contentDocuments.$inferSelect;

/** Not there (any more), changed since it was seen, its address is taken, or the texts would have faults. */
export type ContentRefusal =
  | { why: 'gone' | 'changed' | 'taken' }
  | { why: 'faulty'; faults: readonly string[] };

/** Undoes a transaction, so that a refusal leaves no trace. */
export class ContentRefused extends Error {
  readonly refusal: ContentRefusal;

  constructor(refusal: ContentRefusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}

// Writers of texts queue here: two publishings that are right alone may be wrong together.
const CONTENT_LOCK = 720_714_020;

/** Runs a change of texts in a transaction of its own, one after the other; a refusal that is thrown undoes it. */
export async function changeContent<Value>(
  { db }: Pick<ContentServices, 'db'>,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Result<Value, ContentRefusal>> {
  try {
    return ok(
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
        return work(tx);
      }),
    );
  } catch (error) {
    if (error instanceof ContentRefused) return refuse(error.refusal);
    throw error;
  }
}

/** The text's row, made from its file when there is none yet. @throws ContentRefused when it is not there */
export async function findOrCreateDocument(
  tx: Transaction,
  { clock, fileSource }: Pick<ContentServices, 'clock' | 'fileSource'>,
  key: DocumentKey,
): Promise<DocumentRow> {
  const found = await findDocument(tx, key);
  if (found) return found;
  // A file whose text has gone to another address is no text any more.
  const source = (await movedTo(tx, key)) === null ? fileSource(key) : null;
  if (source === null) throw new ContentRefused({ why: 'gone' });
  const { kind, locale, slug } = key;
  const changedAt = clock.now();
  const row = { kind, locale, slug, title: titleOfSource(source), changedAt };
  const [made] = await tx
    .insert(contentDocuments)
    .values({ ...row, latestRevision: 1, publishedRevision: 1, version: 0 })
    .returning();
  if (!made) throw new Error('a text was not stored');
  const first = { documentId: made.id, number: 1, source, origin: 'file', writtenAt: changedAt };
  await tx.insert(contentRevisions).values(first);
  return made;
}

export async function findDocument(db: Queryable, { kind, locale, slug }: DocumentKey) {
  const { kind: kinds, locale: locales, slug: slugs } = contentDocuments;
  const isIt = and(eq(kinds, kind), eq(locales, locale), eq(slugs, slug));
  const [found] = await db.select().from(contentDocuments).where(isIt);
  return found ?? null;
}

/** The words of a text's latest revision. */
export async function latestSource(db: Queryable, documentId: number): Promise<string> {
  const [latest] = await db
    .select({ source: contentRevisions.source })
    .from(contentRevisions)
    .where(eq(contentRevisions.documentId, documentId))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  if (!latest) throw new Error('a text has no revision');
  return latest.source;
}

/** Writes a change to a text's row and to the audit log. @param actor 'staff:12', or 'job' */
export async function setDocument(
  tx: Transaction,
  row: DocumentRow,
  { by, at, action, set, detail = {} }: DocumentChange,
): Promise<DocumentRow> {
  const [changed] = await tx
    .update(contentDocuments)
    .set({ ...set, version: row.version + 1, changedAt: at, changedBy: by })
    .where(eq(contentDocuments.id, row.id))
    .returning();
  if (!changed) throw new Error('a text vanished while it was changed');
  await tx.insert(auditLog).values({
    at,
    actor: by === null ? 'job' : `staff:${by}`,
    action: `content.${action}`,
    subjectType: CONTENT_SUBJECT_TYPE,
    subjectId: String(row.id),
    detail: { text: labelOf(row), ...detail },
  });
  return changed;
}

type DocumentChange = {
  /** Staff member's id; null for a job. */
  by: number | null;
  at: Date;
  action: string;
  set: Partial<DocumentRow>;
  detail?: Record<string, unknown>;
};

/** What visitors see has changed: tells the instances, unless the texts as they would be have faults. */
export async function publish(
  tx: Transaction,
  { faultsAt }: Pick<ContentServices, 'faultsAt'>,
  when: { at: Date; locale: Locale },
): Promise<void> {
  const faults = await faultsAt(tx, when);
  if (faults.length > 0) throw new ContentRefused({ why: 'faulty', faults });
  await announcePagesChanged(tx);
}
