import { and, desc, eq, sql } from 'drizzle-orm';
import { contentAddresses, contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditedChange, AuditSubject } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { ContentProblem } from '#app/platform/text/content-problem.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import type { DocumentKey } from './content-document.ts';
import type { ContentJobs } from './release-content.server.ts';

/** Subject type of content in the audit log. */
export const CONTENT_SUBJECT_TYPE = 'content' satisfies AuditSubject;

export type ContentServices = {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs<ContentJobs>, 'content-due'>;
  contentStore: {
    /** Source of the entry's file; null without a file. */
    fileSource: (key: DocumentKey) => string | null;
    /** Problems of the site's content as the database has it at an instant. */
    problemsAt: (tx: Queryable, when: { at: Date; locale: Locale }) => Promise<ContentProblem[]>;
  };
};

/** The entry version that a form was based on; 0 before anybody has edited it. `by` is the staff member's id. */
export type DocumentSnapshot = DocumentKey & { version: number; by: number };
export type DocumentRow = typeof contentDocuments.$inferSelect;

/** Missing, changed since it was loaded, its address is taken, or publishing it would cause content problems. */
export type ContentRefusal =
  | { reason: 'gone' | 'changed' | 'taken' }
  | { reason: 'faulty'; problems: readonly ContentProblem[] };

/** Rolls a transaction back, so that a refusal leaves no trace. */
export class ContentRefused extends Error {
  readonly refusal: ContentRefusal;

  constructor(refusal: ContentRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

// Serializes content writers: two publishes that are valid alone may conflict together.
const CONTENT_LOCK = 720_714_020;

/** Waits for every other writer of texts, until the transaction ends. */
export async function lockContent(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
}

/** Runs a content change in its own transaction, one at a time; a thrown refusal rolls it back. */
export async function changeContent<Value>(
  { db }: Pick<ContentServices, 'db'>,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Result<Value, ContentRefusal>> {
  try {
    return ok(
      await db.transaction(async (tx) => {
        await lockContent(tx);
        return work(tx);
      }),
    );
  } catch (error) {
    if (error instanceof ContentRefused) return refuse(error.refusal);
    throw error;
  }
}

/** The entry's row, created from its file if there is none yet. @throws ContentRefused when the entry does not exist */
export async function findOrCreateDocument(
  tx: Transaction,
  { clock, contentStore }: Pick<ContentServices, 'clock' | 'contentStore'>,
  key: DocumentKey,
): Promise<DocumentRow> {
  const found = await findDocument(tx, key);
  if (found) return found;
  // An entry that has moved to another address no longer exists at its file's.
  const source = (await movedTo(tx, key)) === null ? contentStore.fileSource(key) : null;
  if (source === null) throw new ContentRefused({ reason: 'gone' });
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
  const isWanted = and(eq(kinds, kind), eq(locales, locale), eq(slugs, slug));
  const [found] = await db.select().from(contentDocuments).where(isWanted);
  return found ?? null;
}

/** Current slug of an entry that once had this address; null when none had. */
export async function movedTo(db: Queryable, key: DocumentKey): Promise<string | null> {
  const [found] = await db
    .select({ slug: contentDocuments.slug })
    .from(contentAddresses)
    .innerJoin(contentDocuments, eq(contentDocuments.id, contentAddresses.documentId))
    .where(isAddress(key));
  return found?.slug ?? null;
}

/** Matches the row of a former address. */
export function isAddress({ kind, locale, slug }: DocumentKey) {
  return and(
    eq(contentAddresses.kind, kind),
    eq(contentAddresses.locale, locale),
    eq(contentAddresses.slug, slug),
  );
}

/** Source of an entry's latest revision. */
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

/** Writes a change to an entry's row and to the audit log. */
export async function setDocument(
  tx: Transaction,
  row: DocumentRow,
  { by, at, set, event }: DocumentChange,
): Promise<DocumentRow> {
  const [changed] = await tx
    .update(contentDocuments)
    .set({ ...set, version: row.version + 1, changedAt: at, changedBy: by })
    .where(eq(contentDocuments.id, row.id))
    .returning();
  if (!changed) throw new Error('a text vanished while it was changed');
  await audit(tx, {
    at,
    actor: by === null ? 'job' : `staff:${by}`,
    subjectType: CONTENT_SUBJECT_TYPE,
    subjectId: row.id,
    ...event,
  });
  return changed;
}

type DocumentChange = {
  /** Staff member's id; null for a job. */
  by: number | null;
  at: Date;
  set: Partial<DocumentRow>;
  event: AuditedChange<'content'>;
};

/** Tells the instances that public content has changed. Refuses when it would have problems. */
export async function publish(
  tx: Transaction,
  { contentStore }: Pick<ContentServices, 'contentStore'>,
  when: { at: Date; locale: Locale },
): Promise<void> {
  const problems = await contentStore.problemsAt(tx, when);
  if (problems.length > 0) throw new ContentRefused({ reason: 'faulty', problems });
  await announcePagesChanged(tx);
}

/** An entry's name in lists: its title, question or name; '' when it has none. */
export function titleOfSource(source: string): string {
  const { front: values } = readParts(source);
  const title = [values.title, values.question, values.name].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof title === 'string' ? title.trim() : '';
}
