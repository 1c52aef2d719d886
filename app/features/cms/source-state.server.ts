import { and, asc, count, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import {
  foreignCategories,
  foreignEntries,
  foreignPictures,
  foreignRuns,
  foreignSource,
} from '#app/db/foreign-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { type CmsSource, readAddress } from './cms-source.ts';
import { readCmsSource } from './read-foreign.server.ts';
import { type SyncFailure, syncFailureOf } from './sync-outcome.ts';

/** A source that nobody has read for so long is told, even where no run has failed. */
const LATE_MS = 2 * 3_600_000;
const RUNS_SHOWN = 20;
const FAILED_SHOWN = 50;

/** How the source is, for staff and for the checks. */
export type SourceState = {
  source: CmsSource;
  /** 'off': none is read; 'waiting': never read whole yet; 'late': not failing, but nobody has read it for hours. */
  condition: 'off' | 'waiting' | 'fine' | 'late' | 'failing';
  /** Address whose texts the site shows; null while there is no copy. */
  shownAddress: string | null;
  siteName: string | null;
  /** Entries of the copy. */
  entries: number;
  /** Age of the last good copy. */
  goodAt: Date | null;
  failure: { word: SyncFailure; status: number | null; since: Date } | null;
  /** Listed by the source and not taken over: 'post 12 protected'. */
  passedOver: readonly string[];
};

/** @param fixed address of the environment */
export async function readSourceState(
  db: Queryable,
  { fixed, now }: { fixed: string | undefined; now: Date },
): Promise<SourceState> {
  const source = await readCmsSource(db, fixed);
  const [row] = await db.select().from(foreignSource);
  const address = readAddress(source);
  const word = row?.triedAddress === address ? syncFailureOf(row?.failure ?? null) : null;
  const failure =
    word && row?.failingSince ? { word, status: row.failureStatus, since: row.failingSince } : null;
  const isLate = row?.goodAt ? now.getTime() - row.goodAt.getTime() > LATE_MS : false;
  const [kept] = await db
    .select({ entries: count() })
    .from(foreignEntries)
    .where(and(eq(foreignEntries.address, row?.address ?? ''), isNull(foreignEntries.goneAt)));
  return {
    source,
    condition: conditionOf(),
    shownAddress: row?.address ?? null,
    siteName: row?.siteName ?? null,
    entries: kept?.entries ?? 0,
    goodAt: row?.goodAt ?? null,
    failure,
    passedOver: row?.passedOver ?? [],
  };

  function conditionOf(): SourceState['condition'] {
    if (address === null) return 'off';
    if (failure) return 'failing';
    if (row?.address !== address) return 'waiting';
    return isLate ? 'late' : 'fine';
  }
}

/** What the check of advertising found, by 'post 12'; only entries that are on the site. */
export async function readFindings(db: Queryable): Promise<ReadonlyMap<string, unknown>> {
  const { kind, sourceId, findings, goneAt } = foreignEntries;
  const rows = await db
    .select({ kind, sourceId, findings })
    .from(foreignEntries)
    .where(isNull(goneAt));
  return new Map(rows.map((row) => [`${row.kind} ${row.sourceId}`, row.findings]));
}

/** Categories of the source that is shown, those with most texts first. */
export async function readTerms(db: Queryable) {
  const [row] = await db.select({ address: foreignSource.address }).from(foreignSource);
  const { slug, name, posts } = foreignCategories;
  return db
    .select({ slug, name, posts })
    .from(foreignCategories)
    .where(eq(foreignCategories.address, row?.address ?? ''))
    .orderBy(desc(posts), asc(name));
}

/** The latest runs, and pictures that failed. */
export async function readRuns(db: Queryable) {
  return db
    .select()
    .from(foreignRuns)
    .orderBy(desc(foreignRuns.startedAt), desc(foreignRuns.id))
    .limit(RUNS_SHOWN);
}

/** How many pictures have come, how many have not, and which of these have failed. */
export async function readPictureState(db: Queryable) {
  const { name, tries, src, failure, dueAt } = foreignPictures;
  const [fetched] = await db
    .select({ count: count() })
    .from(foreignPictures)
    .where(isNotNull(name));
  const [waiting] = await db.select({ count: count() }).from(foreignPictures).where(isNull(name));
  const hasFailed = and(isNull(name), gt(tries, 0));
  const [failing] = await db.select({ count: count() }).from(foreignPictures).where(hasFailed);
  const failed = await db
    .select({ src, failure, dueAt })
    .from(foreignPictures)
    .where(hasFailed)
    .orderBy(asc(foreignPictures.id))
    .limit(FAILED_SHOWN);
  return {
    fetched: fetched?.count ?? 0,
    waiting: waiting?.count ?? 0,
    failing: failing?.count ?? 0,
    failed,
  };
}

/**
 * Staff's word that the source is empty on purpose; the next run believes it. Said of a source that is not empty, as
 * from a page that was opened before, it means nothing.
 * @param by staff member's id
 */
export async function acceptEmpty(
  { db, clock }: { db: Database; clock: Clock },
  by: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const told = await tx
      .update(foreignSource)
      .set({ acceptsEmpty: true })
      .where(eq(foreignSource.failure, 'emptied'))
      .returning({ id: foreignSource.id });
    if (told.length === 0) return;
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by}`,
      action: 'clinic.settled',
      subjectType: 'clinic_setting',
      subjectId: 'cms',
      detail: { from: null, to: 'accepts-empty' },
    });
  });
}
