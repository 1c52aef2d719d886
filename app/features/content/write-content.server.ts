import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import type { Result } from '#app/platform/result.ts';
import {
  type ContentRefusal,
  ContentRefused,
  type ContentServices,
  changeContent,
  type DocumentRow,
  type DocumentSnapshot,
  findDocument,
  findOrCreateDocument,
  latestSource,
  publish,
  setDocument,
  titleOfSource,
} from './change-document.server.ts';
import { type DocumentKey, labelOf } from './content-document.ts';
import { isAddressTaken } from './move-content.server.ts';

/** A medical advertising finding that a staff member has justified. */
export type Override = { finding: string; quote: string; reason: string };

export type WrittenText = {
  /** Front matter and Markdown. */
  source: string;
  /** '' for an edit, 'restored:3' for an older revision that was restored. */
  origin?: string;
};

type Written = { version: number; number: number };

/** Creates an entry as a draft. Idempotent: sent twice it creates one. */
export async function createContent(
  services: ContentServices,
  key: DocumentKey & { by: number },
  { source }: WrittenText,
): Promise<Result<Written, ContentRefusal>> {
  const { by } = key;
  return changeContent(services, async (tx) => {
    const known = await findDocument(tx, key);
    if (known) {
      const isSame = known.latestRevision === 1 && known.changedBy === by;
      if (!isSame || (await latestSource(tx, known.id)) !== source)
        throw new ContentRefused({ reason: 'taken' });
      return { version: known.version, number: 1 };
    }
    if (await isAddressTaken(tx, services, key)) throw new ContentRefused({ reason: 'taken' });
    const { version } = await insertDraft(tx, key, { source, by, at: services.clock.now() });
    return { version, number: 1 };
  });
}

/** An entry's first revision, in a transaction of `changeContent`, once its address is known to be free. */
export async function insertDraft(
  tx: Transaction,
  { kind, locale, slug }: DocumentKey,
  { source, origin = '', by, at }: WrittenText & { by: number; at: Date },
): Promise<DocumentRow> {
  const row = { kind, locale, slug, title: titleOfSource(source), changedAt: at };
  const [made] = await tx
    .insert(contentDocuments)
    .values({ ...row, latestRevision: 1, version: 0 })
    .returning();
  if (!made) throw new Error('a text was not stored');
  await tx
    .insert(contentRevisions)
    .values({ documentId: made.id, number: 1, source, origin, author: by, writtenAt: at });
  const event = { action: 'content.created', detail: { text: labelOf(made) } } as const;
  return setDocument(tx, made, { by, at, set: {}, event });
}

/** Saves a draft without publishing it. Saving an unchanged text is never refused. */
export async function saveContent(
  services: ContentServices,
  snapshot: DocumentSnapshot,
  text: WrittenText,
): Promise<Result<Written, ContentRefusal>> {
  return changeContent(services, async (tx) => {
    const row = await findOrCreateDocument(tx, services, snapshot);
    if ((await latestSource(tx, row.id)) === text.source)
      return { version: row.version, number: row.latestRevision };
    if (row.version !== snapshot.version) throw new ContentRefused({ reason: 'changed' });
    return writeRevision(tx, row, { ...text, by: snapshot.by, at: services.clock.now() });
  });
}

/** Publishes a text at once. Publishing what is already public is never refused. */
export async function publishContent(
  services: ContentServices,
  snapshot: DocumentSnapshot,
  text: WrittenText & { overrides?: readonly Override[] },
): Promise<Result<Written, ContentRefusal>> {
  const { overrides = [] } = text;
  return changeContent(services, async (tx) => {
    const { row, isSo } = await takeForRelease(tx, services, { snapshot, source: text.source });
    const { publishedRevision, latestRevision, version } = row;
    if (isSo && publishedRevision === latestRevision && !row.isWithdrawn && !row.scheduledAt)
      return { version, number: latestRevision };
    if (version !== snapshot.version) throw new ContentRefused({ reason: 'changed' });
    const at = services.clock.now();
    const written = await revisionFor(tx, row, { text, overrides, isSo, by: snapshot.by, at });
    const { number } = written;
    const set = {
      ...NOT_SCHEDULED,
      scheduleFault: null,
      publishedRevision: number,
      isWithdrawn: false,
    };
    const event = {
      action: 'content.published',
      detail: {
        text: labelOf(row),
        revision: number,
        ...(overrides.length > 0 && { overrides }),
      },
    } as const;
    const changed = await setDocument(tx, written.row, { by: snapshot.by, at, set, event });
    await publish(tx, services, { at, locale: row.locale });
    return { version: changed.version, number };
  });
}

/** Schedules a text for an instant; visitors see the current revision until then. */
export async function scheduleContent(
  services: ContentServices,
  snapshot: DocumentSnapshot,
  text: WrittenText & { overrides?: readonly Override[]; dueAt: Date },
): Promise<Result<Written, ContentRefusal>> {
  const { overrides = [], dueAt } = text;
  return changeContent(services, async (tx) => {
    const { row, isSo } = await takeForRelease(tx, services, { snapshot, source: text.source });
    if (isSo && row.scheduledAt?.getTime() === dueAt.getTime())
      return { version: row.version, number: row.latestRevision };
    if (row.version !== snapshot.version) throw new ContentRefused({ reason: 'changed' });
    const at = services.clock.now();
    const written = await revisionFor(tx, row, { text, overrides, isSo, by: snapshot.by, at });
    const { number } = written;
    const set = { scheduledRevision: number, scheduledAt: dueAt, scheduleFault: null };
    const event = {
      action: 'content.scheduled',
      detail: {
        text: labelOf(row),
        revision: number,
        dueAt: dueAt.toISOString(),
        ...(overrides.length > 0 && { overrides }),
      },
    } as const;
    const changed = await setDocument(tx, written.row, { by: snapshot.by, at, set, event });
    await publish(tx, services, { at: dueAt, locale: row.locale });
    const data = { documentId: row.id, dueAt: dueAt.toISOString() };
    await services.jobs['content-due'](tx, data);
    return { version: changed.version, number };
  });
}

export const NOT_SCHEDULED = { scheduledRevision: null, scheduledAt: null };

async function takeForRelease(
  tx: Transaction,
  services: ContentServices,
  { snapshot, source }: { snapshot: DocumentSnapshot; source: string },
) {
  const row = await findOrCreateDocument(tx, services, snapshot);
  return { row, isSo: (await latestSource(tx, row.id)) === source };
}

/**
 * The revision to publish: the latest if it says the same and no findings are justified with it, otherwise a new one.
 */
async function revisionFor(
  tx: Transaction,
  row: DocumentRow,
  release: {
    text: WrittenText;
    overrides: readonly Override[];
    isSo: boolean;
    by: number;
    at: Date;
  },
): Promise<{ row: DocumentRow; number: number }> {
  const { text, overrides, isSo, by, at } = release;
  if (isSo && overrides.length === 0) return { row, number: row.latestRevision };
  const { number, version } = await writeRevision(tx, row, { ...text, overrides, by, at });
  return { row: { ...row, version, latestRevision: number }, number };
}

/** The entry's next revision, in a transaction of `changeContent`. */
export async function writeRevision(
  tx: Transaction,
  row: DocumentRow,
  text: WrittenText & { overrides?: readonly Override[]; by: number; at: Date },
): Promise<Written> {
  const { source, origin = '', overrides = [], by, at } = text;
  const number = row.latestRevision + 1;
  const revision = { documentId: row.id, number, source, origin, overrides };
  await tx.insert(contentRevisions).values({ ...revision, author: by, writtenAt: at });
  const set = { latestRevision: number, title: titleOfSource(source) };
  const event = {
    action: 'content.saved',
    detail: { text: labelOf(row), revision: number, ...(origin && { origin }) },
  } as const;
  const { version } = await setDocument(tx, row, { by, at, set, event });
  return { version, number };
}
