import type { Database, Queryable } from '#app/db/database.ts';
import { type DocumentKey, labelOf } from '#app/features/content/content-document.ts';
import {
  readOverlayStamp,
  readPublishedRevisions,
} from '#app/features/content/content-overlay.server.ts';
import { type FileSources, readFileSources } from '#app/features/content/file-sources.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Log } from '#app/platform/log.server.ts';
import { publicPathOf } from './content-types.ts';
import { audioProblems } from './episode-audio.server.ts';
import { pictureFaults } from './image-problems.server.ts';
import {
  type ContentChanges,
  type Contents,
  readContent,
  readContents,
} from './site-content.server.ts';

/** The site's current content: the files, overridden by the published revisions of the database. */
export type ContentStore = {
  now: () => Contents;
  /** Why the newest texts could not be taken, a line each; none while all is well. */
  faults: () => readonly string[];
  /** The texts of the files, which the clinic began with. */
  files: FileSources;
  /** Loads the database's current revisions. Content with problems leaves everything as it is. */
  refresh: () => Promise<'taken' | 'unchanged' | 'faulty'>;
  /** Faults of one language as the database has it at an instant, seen through a transaction. */
  faultsAt: (db: Queryable, when: { at: Date; locale: Locale }) => Promise<string[]>;
  /** What the site would say with another source of one text, or why it could not, a line each. */
  withSource: (
    key: DocumentKey,
    source: string,
  ) => Promise<{ contents: Contents; faults: readonly string[] }>;
};

/** Reads the effective clinic record. Equal stamps mean equal records. */
export type RecordReader = (db: Queryable) => Promise<{ record: unknown; stamp: string }>;

type Parts = {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  contentDir: string;
  readRecord: RecordReader;
  /** Content of the files, as read at startup. */
  first: Contents;
  /** Called with each newly loaded content, one call at a time. */
  onTaken?: (contents: Contents) => Promise<unknown>;
};

/** Opens the store with the files alone; `refresh` loads the database's revisions. */
export async function openContentStore(parts: Parts): Promise<ContentStore> {
  const { db, clock, log, contentDir, readRecord, first, onTaken } = parts;
  const files = await readFileSources(contentDir, first['pt-BR'].clinic.locales);
  const state = { contents: first, stamp: UNTOUCHED, faults: NO_PROBLEMS };
  let last: Promise<unknown> = Promise.resolve();
  let told: Promise<unknown> = Promise.resolve();

  async function take(): Promise<'taken' | 'unchanged' | 'faulty'> {
    const at = clock.now();
    const { record, stamp: recordStamp } = await readRecord(db);
    const stamp = `${recordStamp} ${(await readOverlayStamp(db, at)).stamp}`;
    if (stamp === state.stamp) {
      state.faults = NO_PROBLEMS;
      return 'unchanged';
    }
    try {
      const changes = await readPublishedRevisions(db, at, publicPathOf);
      state.contents = await readContents(contentDir, record, changes);
      state.stamp = `${recordStamp} ${changes.stamp}`;
      state.faults = NO_PROBLEMS;
    } catch (error) {
      state.faults = linesOf(error);
      log.error({ faults: state.faults.length, err: error }, 'content: kept the last good texts');
      return 'faulty';
    }
    const { contents } = state;
    // Not awaited: publishing succeeds whether or not the search index can be filled.
    told = told
      .then(() => onTaken?.(contents))
      .catch((error: unknown) => log.error({ err: error }, 'content: taken, but not told'));
    return 'taken';
  }

  async function attempt(
    tx: Queryable,
    { changes, locale }: { changes: ContentChanges; locale: Locale },
  ) {
    const { record } = await readRecord(tx);
    return readContent(contentDir, { record, locale, changes }).then(
      (content) => ({ content, faults: NO_PROBLEMS }),
      (error: unknown) => ({ content: undefined, faults: linesOf(error) }),
    );
  }

  return {
    now: () => state.contents,
    faults: () => state.faults,
    files,
    refresh() {
      // One at a time: an older state must never replace a newer one.
      const taken = last.then(take);
      last = taken.catch(() => undefined);
      return taken;
    },
    async faultsAt(tx, { at, locale }) {
      const changes = await readPublishedRevisions(tx, at, publicPathOf);
      const { faults } = await attempt(tx, { changes, locale });
      const { sources } = changes;
      return [
        ...faults,
        ...(await pictureFaults(tx, sources, locale)),
        ...(await audioProblems(tx, { files, sources }, locale)),
      ];
    },
    async withSource(key, source) {
      const publishedRevisions = await readPublishedRevisions(db, clock.now(), publicPathOf);
      const sources = new Map([...publishedRevisions.sources, [labelOf(key), source]]);
      const { locale } = key;
      const { content, faults } = await attempt(db, {
        changes: { ...publishedRevisions, sources },
        locale,
      });
      const contents = content ? { ...state.contents, [locale]: content } : state.contents;
      const own = new Map([[labelOf(key), source]]);
      const pictures = await pictureFaults(db, own, locale);
      const audios = await audioProblems(db, { files, sources: own }, locale);
      return { contents, faults: [...faults, ...pictures, ...audios] };
    },
  };
}

const NO_PROBLEMS: readonly string[] = [];
/** The stamp of a database in which nobody has changed anything. */
const UNTOUCHED = ` ${JSON.stringify({ documents: [], addresses: [] })}`;

/** The lines that say what is wrong; headings between them are left out. */
function linesOf(error: unknown): readonly string[] {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .split('\n')
    .filter((line) => /^(?:- )?(?:pt-BR|en-US)\//.test(line) || !line.endsWith(':'));
}
