import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import type { ForeignTexts } from '#app/features/cms/foreign-texts.ts';
import type { ForeignReader } from '#app/features/cms/read-foreign.server.ts';
import { type DocumentKey, labelOf } from '#app/features/content/content-document.ts';
import { type FileSources, readFileSources } from '#app/features/content/file-sources.server.ts';
import { imageProblems } from '#app/features/images/image-use.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localPath } from '#app/platform/locale.ts';
import type { Log } from '#app/platform/log.server.ts';
import { changesAnnounced } from '#app/platform/pages-changed.server.ts';
import { type ContentProblem, problemsOf } from '#app/platform/text/content-problem.ts';
import type { PublishedRevisions, ReadOnce } from '#app/platform/text/markdown-files.server.ts';
import { isDroppedExample } from './clinic-source.server.ts';
import { publicPathOf } from './content-types.ts';
import { audioProblems } from './episode-audio.server.ts';
import { withForeignTexts } from './foreign-posts.ts';
import { NO_OLD_ADDRESSES, oldAddressesStamp, readOldAddresses } from './old-addresses.server.ts';
import { readKeptData } from './privacy/kept-data.server.ts';
import { privacyDays } from './privacy/privacy-day.server.ts';
import { filmProblems } from './service-film.server.ts';
import {
  type ContentChanges,
  type Contents,
  readContent,
  readContents,
} from './site-content.server.ts';
import { readSound, type SetAsides, withoutSetAside } from './sound-texts.server.ts';

/** The site's current content: the files, overridden by the published revisions of the database. */
export type ContentStore = {
  /** The clinic record of the file, in force until staff make theirs on screen. */
  clinicFile: ClinicRecord;
  now: () => Contents;
  /** Why texts are not shown as they were published; empty while all is well. */
  problems: () => readonly ContentProblem[];
  /** The initial content, from files. */
  files: FileSources;
  /** Source of the entry's file; null without a file. */
  fileSource: (key: DocumentKey) => string | null;
  /**
   * Loads the database's current revisions. Texts with faults stay as they were shown, and everything else is taken;
   * 'faulty' tells of them.
   */
  refresh: () => Promise<'taken' | 'unchanged' | 'faulty'>;
  /** Problems of one language at an instant, as a transaction sees the database. */
  problemsAt: (db: Queryable, when: { at: Date; locale: Locale }) => Promise<ContentProblem[]>;
  /** The site's content with another source of one entry, or why that is not possible. */
  withSource: (
    key: DocumentKey,
    source: string,
  ) => Promise<{ contents: Contents; problems: readonly ContentProblem[] }>;
};

/** Reads the effective clinic record. Equal stamps mean equal records. */
export type RecordReader = (db: Queryable) => Promise<{ record: unknown; stamp: string }>;

type Parts = {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  contentDir: string;
  readRecord: RecordReader;
  clinicFile: ClinicRecord;
  /** Content of the files, as read at startup. */
  first: Contents;
  /** Texts of another content system; default none. */
  foreign?: ForeignReader;
  /** Called with each newly loaded content, one call at a time. */
  onTaken?: (contents: Contents) => Promise<unknown>;
};

type State = {
  contents: Contents;
  stamp: string;
  problems: readonly ContentProblem[];
  /** What was taken last: the sources of the database, and those that were left out, with the reasons. */
  left: {
    problems: readonly ContentProblem[];
    sources: PublishedRevisions;
    aside: SetAsides;
  };
  texts: ForeignTexts | null;
  /** The files that the clinic keeps. */
  files: FileSources;
};

/**
 * Answers a form, and where it changed what pages show, brings them up to it first, so that whoever saved sees it on the
 * next page. Where that fails it is saved all the same, and the pages follow by the announcement.
 */
export async function followSaved<Answer>(
  { contentStore, log }: { contentStore: Pick<ContentStore, 'refresh'> } & Pick<Parts, 'log'>,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const before = changesAnnounced();
  try {
    return await answer();
  } finally {
    if (changesAnnounced() !== before)
      await contentStore
        .refresh()
        .catch((error: unknown) => log.error({ err: error }, 'content: saved, but not taken'));
  }
}

/** Opens the store with the files alone; `refresh` loads the database's revisions. */
export async function openContentStore(parts: Parts): Promise<ContentStore> {
  const { db, clock, log, contentDir, readRecord, clinicFile, first, foreign, onTaken } = parts;
  const files = await readFileSources(contentDir, first['pt-BR'].clinic.locales);
  const state: State = {
    ...{ contents: first, stamp: UNTOUCHED, problems: NO_PROBLEMS, texts: null },
    left: { problems: NO_PROBLEMS, sources: new Map(), aside: new Map() },
    files: keptFiles(files, first),
  };
  // A process shows the files that it was started with.
  const readOnce: ReadOnce = { texts: new Map(), names: new Map() };
  const withPrivacyDay = privacyDays({ db, contentDir, clinicFile });
  let last: Promise<unknown> = Promise.resolve();
  let told: Promise<unknown> = Promise.resolve();

  async function take(): Promise<'taken' | 'unchanged' | 'faulty'> {
    const at = clock.now();
    const { record, stamp: recordStamp } = await readRecord(db);
    const foreignStamp = (await foreign?.stamp(db)) ?? '';
    const revisions = await readRevisionsStamp(db, at);
    const stamp = `${recordStamp} ${revisions.stamp}${foreignStamp}`;
    if (stamp === state.stamp) {
      state.problems = state.left.problems;
      return 'unchanged';
    }
    try {
      const changes = { ...(await readPublishedRevisions(db, at, revisions)), readOnce };
      const sound = await readSound(
        (sources) => readContents(contentDir, record, { ...changes, sources }),
        changes.sources,
        state.left.sources,
      );
      setClinicZone(sound.read['pt-BR'].clinic.timeZone);
      const own = await withPrivacyDay(sound.read, changes);
      const texts = foreignStamp === '' ? null : ((await foreign?.read(db)) ?? null);
      state.contents = { ...own, 'pt-BR': withForeignTexts(own['pt-BR'], texts) };
      state.stamp = `${recordStamp} ${changes.stamp}${foreignStamp}`;
      state.texts = texts;
      state.problems = sound.problems;
      state.left = { problems: sound.problems, sources: sound.sources, aside: sound.aside };
      state.files = keptFiles(files, state.contents);
      if (sound.problems.length > 0)
        log.error({ faults: sound.problems.length }, 'content: left out the texts with faults');
    } catch (error) {
      state.problems = problemsOf(error);
      log.error({ faults: state.problems.length, err: error }, 'content: kept the last good texts');
      return 'faulty';
    }
    const { contents } = state;
    // Not awaited: publishing succeeds whether or not the search index can be filled.
    told = told
      .then(() => onTaken?.(contents))
      .catch((error: unknown) => log.error({ err: error }, 'content: taken, but not told'));
    return state.problems.length > 0 ? 'faulty' : 'taken';
  }

  async function attempt(
    tx: Queryable,
    { changes, locale }: { changes: ContentChanges; locale: Locale },
  ) {
    const { record } = await readRecord(tx);
    return readContent(contentDir, { record, locale, changes: { ...changes, readOnce } }).then(
      (content) => ({ content, problems: NO_PROBLEMS }),
      (error: unknown) => ({ content: undefined, problems: problemsOf(error) }),
    );
  }

  return {
    clinicFile,
    now: () => state.contents,
    problems: () => state.problems,
    get files() {
      return state.files;
    },
    fileSource: (key) => state.files.get(labelOf(key)) ?? null,
    refresh() {
      // One at a time: an older state must never replace a newer one.
      const taken = last.then(take);
      last = taken.catch(() => undefined);
      return taken;
    },
    async problemsAt(tx, { at, locale }) {
      const changes = await readPublishedRevisions(tx, at);
      const sources = withoutSetAside(changes.sources, state.left.aside);
      const { problems } = await attempt(tx, { changes: { ...changes, sources }, locale });
      const media = [
        ...(await imageProblems(tx, sources, locale)),
        ...(await audioProblems(tx, { files, sources }, locale)),
        ...(await filmProblems(tx, { files, sources }, locale)),
      ];
      // What is on the site already hinders nobody else.
      const isNew = ({ file }: ContentProblem) =>
        sources.get(file) !== state.left.sources.get(file);
      return [...problems, ...media.filter(isNew)];
    },
    async withSource(key, source) {
      const publishedRevisions = await readPublishedRevisions(db, clock.now());
      const others = withoutSetAside(publishedRevisions.sources, state.left.aside);
      const sources = new Map([...others, [labelOf(key), source]]);
      const { locale } = key;
      const { content, problems } = await attempt(db, {
        changes: { ...publishedRevisions, sources },
        locale,
      });
      const shown =
        content && locale === DEFAULT_LOCALE ? withForeignTexts(content, state.texts) : content;
      const contents = shown ? { ...state.contents, [locale]: shown } : state.contents;
      const own = new Map([[labelOf(key), source]]);
      const images = await imageProblems(db, own, locale);
      const audios = await audioProblems(db, { files, sources: own }, locale);
      const films = await filmProblems(db, { files, sources: own }, locale);
      return { contents, problems: [...problems, ...images, ...audios, ...films] };
    },
  };
}

/** The files that the clinic has not dropped with the examples. */
function keptFiles(files: FileSources, { 'pt-BR': { clinic } }: Contents): FileSources {
  const { examples } = clinic;
  if (examples.posts && examples.episodes && examples.people) return files;
  const isDropped = (label: string) => isDroppedExample(clinic, label.replace(/^[^/]+\//, ''));
  return new Map([...files].filter(([label]) => !isDropped(label)));
}

const NO_PROBLEMS: readonly ContentProblem[] = [];
/** Version stamp of an untouched database. */
const UNTOUCHED = ` ${JSON.stringify({ documents: [], addresses: [], old: NO_OLD_ADDRESSES, kept: [] })}`;

const key = { kind: z.string(), locale: z.enum(LOCALES), slug: z.string() };
const documentRows = z.array(
  z.object({ id: z.number(), ...key, number: z.number().nullable(), isWithdrawn: z.boolean() }),
);
const addressRows = z.array(z.object({ ...key, id: z.number() }));
const sourceRows = z.array(z.object({ id: z.number(), source: z.string() }));

/** The public revision at an instant; a schedule counts from its instant on, even before its job has run. */
const liveRevision = (at: Date) => sql`case
  when d.scheduled_at <= ${at.toISOString()} then d.scheduled_revision
  when d.is_withdrawn then null
  else d.published_revision end`;

/** Version stamp of the published revisions at an instant: equal stamps mean equal revisions. */
async function readRevisionsStamp(db: Queryable, at: Date) {
  const documents = await db.execute(sql`
    select d.id, d.kind, d.locale, d.slug, ${liveRevision(at)} as number,
      d.is_withdrawn as "isWithdrawn"
    from content_documents d order by d.id`);
  const addresses = await db.execute(sql`
    select kind, locale, slug, document_id as id from content_addresses order by 1, 2, 3`);
  const rows = {
    documents: documentRows.parse(documents.rows),
    addresses: addressRows.parse(addresses.rows),
    old: await oldAddressesStamp(db),
    kept: await readKeptData(db),
  };
  return { ...rows, stamp: JSON.stringify(rows) };
}

/** The published revisions themselves. @param known what `readRevisionsStamp` has just read */
export async function readPublishedRevisions(
  db: Queryable,
  at: Date,
  known?: Awaited<ReturnType<typeof readRevisionsStamp>>,
): Promise<ContentChanges & { stamp: string }> {
  const { documents, addresses, kept, stamp } = known ?? (await readRevisionsStamp(db, at));
  const { rows } = await db.execute(sql`
    select r.document_id as id, r.source from content_documents d
    join content_revisions r on r.document_id = d.id and r.number = ${liveRevision(at)}`);
  const sourceOf = new Map(sourceRows.parse(rows).map(({ id, source }) => [id, source]));
  const sources = new Map<string, string | null>();
  const moved = new Map<string, string>();
  const byId = new Map(documents.map((document) => [document.id, document]));
  for (const former of addresses) {
    sources.set(labelOf(former), null);
    const to = byId.get(former.id);
    const [fromPath, toPath] = [publicPathOf(former), to && publicPathOf(to)];
    if (to && to.number !== null && fromPath && toPath)
      moved.set(localPath(former.locale, fromPath), localPath(to.locale, toPath));
  }
  for (const document of documents) {
    const source = sourceOf.get(document.id);
    if (source !== undefined) sources.set(labelOf(document), source);
    else if (document.isWithdrawn) sources.set(labelOf(document), null);
  }
  const pathOf = (documentId: number) => {
    const to = byId.get(documentId);
    const path = to && to.number !== null ? publicPathOf(to) : null;
    return to && path ? localPath(to.locale, path) : null;
  };
  return { sources, moved, oldAddresses: await readOldAddresses(db, pathOf), kept, stamp };
}
