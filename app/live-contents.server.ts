import { type ContentChanges, type Contents, readContent, readContents } from './content.server.ts';
import { publicPathOf } from './content-kinds.ts';
import type { Database, Queryable } from './db/database.ts';
import { type DocumentKey, labelOf } from './features/content/content-document.ts';
import { readOverlay, readOverlayStamp } from './features/content/content-overlay.server.ts';
import { type FileTexts, readFileTexts } from './features/content/file-texts.server.ts';
import type { Clock } from './platform/clock.ts';
import type { Locale } from './platform/locale.ts';
import type { Log } from './platform/log.server.ts';

/** What the site says now: the files, and over them what the database has. */
export type LiveContents = {
  now: () => Contents;
  /** Why the newest texts could not be taken, a line each; none while all is well. */
  faults: () => readonly string[];
  /** The texts of the files, which the clinic began with. */
  files: FileTexts;
  /** Takes what the database has by now. Texts with faults leave everything as it is. */
  refresh: () => Promise<'taken' | 'unchanged' | 'faulty'>;
  /** Faults of one language as the database has it at an instant, seen through a transaction. */
  faultsAt: (db: Queryable, when: { at: Date; locale: Locale }) => Promise<string[]>;
  /** What the site would say with another source of one text. @throws Error with its faults, a line each */
  withSource: (key: DocumentKey, source: string) => Promise<Contents>;
};

type Parts = {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  contentDir: string;
  /** The clinic record as it is written. */
  record: unknown;
  /** As the start has read the files. */
  first: Contents;
  /** Told of contents that have just been taken. */
  onTaken?: (contents: Contents) => Promise<unknown>;
};

/** Begins with the files alone; `refresh` takes what the database has. */
export async function openLiveContents(parts: Parts): Promise<LiveContents> {
  const { db, clock, log, contentDir, record, first, onTaken } = parts;
  const files = await readFileTexts(contentDir, first['pt-BR'].clinic.locales);
  const state = { contents: first, stamp: UNTOUCHED, faults: NO_FAULTS };
  let last: Promise<unknown> = Promise.resolve();

  async function take(): Promise<'taken' | 'unchanged' | 'faulty'> {
    const at = clock.now();
    const { stamp } = await readOverlayStamp(db, at);
    if (stamp === state.stamp) return 'unchanged';
    try {
      const changes = await readOverlay(db, at, publicPathOf);
      state.contents = await readContents(contentDir, record, changes);
      state.stamp = changes.stamp;
      state.faults = NO_FAULTS;
    } catch (error) {
      state.faults = linesOf(error);
      log.error({ faults: state.faults.length, err: error }, 'content: kept the last good texts');
      return 'faulty';
    }
    await onTaken?.(state.contents);
    return 'taken';
  }

  async function changesWith(label: string, source: string): Promise<ContentChanges> {
    const overlay = await readOverlay(db, clock.now(), publicPathOf);
    return { ...overlay, sources: new Map([...overlay.sources, [label, source]]) };
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
      const changes = await readOverlay(tx, at, publicPathOf);
      return readContent(contentDir, { record, locale, changes }).then(() => [], linesOf);
    },
    async withSource(key, source) {
      const changes = await changesWith(labelOf(key), source);
      const content = await readContent(contentDir, { record, locale: key.locale, changes });
      return { ...state.contents, [key.locale]: content };
    },
  };
}

const NO_FAULTS: readonly string[] = [];
/** The stamp of a database in which nobody has written anything. */
const UNTOUCHED = JSON.stringify({ documents: [], addresses: [] });

/** The lines that say what is wrong; headings between them are left out. */
function linesOf(error: unknown): string[] {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .split('\n')
    .filter((line) => /^(?:- )?(?:pt-BR|en-US)\//.test(line) || !line.endsWith(':'));
}
