import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { changeRecordIn } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import {
  ContentRefused,
  type ContentServices,
  changeContent,
  findOrCreateDocument,
  latestSource,
  publish,
  setDocument,
} from '#app/features/content/change-document.server.ts';
import type { DocumentKey } from '#app/features/content/content-document.ts';
import { labelOf } from '#app/features/content/content-document.ts';
import {
  insertDraft,
  NOT_SCHEDULED,
  writeRevision,
} from '#app/features/content/write-content.server.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { readParts, writeParts } from '#app/platform/text/markdown-files.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { withSettings } from '#app/scheduling/record/booking-rules.server.ts';
import { type FreesTime, timeFreed } from '#app/scheduling/scheduling-services.server.ts';
import { articleCategories } from '#app/site-content/category-uses.server.ts';
import type { ContentStore } from '#app/site-content/content-store.server.ts';

export type CatalogueServices = Omit<ContentServices, 'jobs'> & {
  contentStore: ContentServices['contentStore'] & {
    clinicFile: ClinicRecord;
    files: ContentStore['files'];
  };
  jobs: ContentServices['jobs'] & NonNullable<FreesTime['jobs']>;
};

type Service = ClinicRecord['services'][number];

/** Who changes what, seen as it was: 'changed' when it is no longer so. */
export type Seen = { slug: string; stamp: string; staffId: number };
export type CatalogueRefusal = 'changed' | 'gone' | 'taken' | 'last' | 'needed' | 'faulty';

/** Rolls everything back: a service is stored with its text or not at all. */
export class Refused extends Error {
  readonly refusal: CatalogueRefusal;

  constructor(refusal: CatalogueRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Of a service or a place, as a form has seen it. */
export function stampOf(entry: object): string {
  return sha256Hex(JSON.stringify(entry)).slice(0, 24);
}

/** The record in force with the agenda as staff have set it: what every form begins with. */
export async function readCatalogue(
  db: Transaction | CatalogueServices['db'],
  file: ClinicRecord,
): Promise<{ record: ClinicRecord; version: number }> {
  const { record, version } = await readCurrentRecord(db, file);
  return { record: await withSettings(db, record), version };
}

type Edit = (record: ClinicRecord) => Partial<ClinicRecord>;
type Text = { key: DocumentKey; source: (before: string | null) => string; isPublic: boolean };

/** The version that a change has made. */
type Made = { version: number };

/** Content's lock around a change. */
export async function inCatalogue(
  services: CatalogueServices,
  work: (tx: Transaction) => Promise<Made>,
): Promise<Result<Made, CatalogueRefusal>> {
  try {
    const done = await changeContent(services, work);
    if (!done.ok) return refuse(done.refusal.reason === 'faulty' ? 'faulty' : 'taken');
    return ok(done.value);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
}

/** @throws Refused when the record does not allow it */
export async function changeIn(
  tx: Transaction,
  services: CatalogueServices,
  {
    changes,
    staffId: by,
    madeBy = 'edit',
  }: { changes: Partial<ClinicRecord>; staffId: number; madeBy?: 'edit' | 'return' },
): Promise<number> {
  const { contentStore, clock } = services;
  const articles = articleCategories(contentStore);
  const parts = { clock, clinicFile: contentStore.clinicFile, articles };
  const { version } = await readCurrentRecord(tx, contentStore.clinicFile);
  const made = await changeRecordIn(tx, parts, { changes, seenVersion: version, by, madeBy });
  if (!made.ok) throw new Refused(made.refusal === 'changed' ? 'changed' : 'faulty');
  await timeFreed(services, tx);
  return made.value.version;
}

/**
 * Changes the record, the agenda and, where given, a service's text in one transaction: the content lock first, then
 * that of the record, then services and resources.
 */
export async function changeCatalogue(
  services: CatalogueServices,
  { edit, text, staffId }: { edit: Edit; text?: Text; staffId: number },
): Promise<Result<Made, CatalogueRefusal>> {
  const { contentStore } = services;
  return inCatalogue(services, async (tx) => {
    await lockSetting(tx, 'clinic-record');
    const { record } = await readCatalogue(tx, contentStore.clinicFile);
    await settleIn(tx, services, { record, staffId });
    const made = await changeIn(tx, services, { changes: edit(record), staffId });
    if (text) await writeText(tx, services, { ...text, staffId });
    return { version: made };
  });
}

type Settled = { record: ClinicRecord; staffId: number };

/** Makes what the agenda had settled a version of its own, so that taking a later one back leaves it. */
export function settleIn(
  tx: Transaction,
  services: CatalogueServices,
  { record, staffId }: Settled,
) {
  const settled = { services: record.services, resources: record.resources };
  return changeIn(tx, services, { changes: settled, staffId });
}

export async function writeText(
  tx: Transaction,
  services: CatalogueServices,
  { key, source, isPublic, staffId: by }: Text & { staffId: number },
): Promise<void> {
  const at = services.clock.now();
  const known = await findOrCreateDocument(tx, services, key).catch((error: unknown) => {
    if (error instanceof ContentRefused) return null;
    throw error;
  });
  const before = known && (await latestSource(tx, known.id));
  const text = { source: source(before), by, at };
  if (before === text.source) return;
  let row = known ?? (await insertDraft(tx, key, text));
  if (known) {
    const { number, version } = await writeRevision(tx, known, text);
    row = { ...known, latestRevision: number, version };
  }
  // Of a text that somebody is writing, or has taken away, nothing is published that they have not.
  const isSettled =
    !known || (known.latestRevision === known.publishedRevision && !known.isWithdrawn);
  if (!isPublic || !isSettled) return;
  const set = { ...NOT_SCHEDULED, publishedRevision: row.latestRevision, isWithdrawn: false };
  const detail = { text: labelOf(key), revision: row.latestRevision };
  await setDocument(tx, row, { by, at, set, event: { action: 'content.published', detail } });
  await publish(tx, services, { at, locale: key.locale });
}

export const keyOf = (slug: string): DocumentKey => ({
  kind: 'services',
  locale: DEFAULT_LOCALE,
  slug,
});

/**
 * Adds a service after all others, or offers one of the catalogue again. With words of its own it gets a page of them.
 * @param words front matter and body; null where the files have a text of that name
 * @param isPublic whether the words are published, or wait as a draft for who answers for them
 */
export function addService(
  services: CatalogueServices,
  service: Service,
  {
    words,
    isPublic,
    staffId,
  }: {
    words: { front: Record<string, unknown>; body: string } | null;
    isPublic: boolean;
    staffId: number;
  },
) {
  return changeCatalogue(services, {
    staffId,
    edit({ services: list }) {
      const known = list.find(({ slug }) => slug === service.slug);
      if (known && !known.isArchived) throw new Refused('taken');
      return { services: [...list.filter((each) => each !== known), service] };
    },
    ...(words && { text: { key: keyOf(service.slug), source: () => writeParts(words), isPublic } }),
  });
}

/** A text with other words in its front matter. */
export function titled(source: string | null, words: Record<string, unknown>): string {
  const { front, body } = readParts(source ?? '');
  return writeParts({ front: { ...front, ...words }, body });
}

/** Takes a service from the catalogue, or offers it again. Its appointments stay. */
export function archiveService(
  services: CatalogueServices,
  isArchived: boolean,
  { slug, stamp, staffId }: Seen,
) {
  return changeCatalogue(services, {
    staffId,
    edit({ services: list }) {
      const service = list.find((each) => each.slug === slug);
      if (!service) throw new Refused('gone');
      if (stampOf(service) !== stamp) throw new Refused('changed');
      if (isArchived && list.every((each) => each === service || each.isArchived))
        throw new Refused('last');
      return { services: list.map((each) => (each === service ? { ...each, isArchived } : each)) };
    },
  });
}
