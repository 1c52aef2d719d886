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

/** What the site says now: the files, and over them what the database has. */
export type ContentStore = {
  now: () => Contents;
  /** Why the newest texts could not be taken, a line each; none while all is well. */
  faults: () => readonly string[];
  /** The texts of the files, which the clinic began with. */
  files: FileSources;
  /** Takes what the database has by now. Texts with faults leave everything as it is. */
  refresh: () => Promise<'taken' | 'unchanged' | 'faulty'>;
  /** Faults of one language as the database has it at an instant, seen through a transaction. */
  faultsAt: (db: Queryable, when: { at: Date; locale: Locale }) => Promise<string[]>;
  /** What the site would say with another source of one text, or why it could not, a line each. */
  withSource: (
    key: DocumentKey,
    source: string,
  ) => Promise<{ contents: Contents; faults: readonly string[] }>;
};

/** The clinic record as it is to be read. Two equal stamps mean the same record. */
export type RecordReader = (db: Queryable) => Promise<{ record: unknown; stamp: string }>;

type Parts = {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  contentDir: string;
  readRecord: RecordReader;
  /** As the start has read the files. */
  first: Contents;
  /** Told of contents that have just been taken, one after the other. */
  onTaken?: (contents: Contents) => Promise<unknown>;
};

/** Begins with the files alone; `refresh` takes what the database has. */
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
    // Nobody waits for it: what was published is published, whether or not the search can be filled.
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
      // One after the other: an older state must never overtake a newer one.
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
      const overlay = await readPublishedRevisions(db, clock.now(), publicPathOf);
      const sources = new Map([...overlay.sources, [labelOf(key), source]]);
      const { locale } = key;
      const { content, faults } = await attempt(db, { changes: { ...overlay, sources }, locale });
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
