import { and, eq, ne } from 'drizzle-orm';
import { contentAddresses, contentDocuments } from '#app/db/content-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { LOCALES } from '#app/platform/locale.ts';
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
  isAddress,
  publish,
  setDocument,
} from './change-document.server.ts';
import { type DocumentKey, labelOf } from './content-document.ts';

/**
 * Changes an entry's address in all languages together: a page has the same slug in each. Addresses that were once
 * public redirect permanently.
 * @returns refused as 'taken' when another entry has or once had the address
 */
export async function moveContent(
  services: ContentServices,
  snapshot: DocumentSnapshot,
  slug: string,
): Promise<Result<'done', ContentRefusal>> {
  return changeContent(services, async (tx): Promise<'done'> => {
    if (slug === snapshot.slug) return 'done';
    const document = await findOrCreateDocument(tx, services, snapshot);
    if (document.version !== snapshot.version) throw new ContentRefused({ reason: 'changed' });
    const documents = await languagesOf(tx, services, document);
    const ids = documents.map(({ id }) => id);
    for (const locale of LOCALES) {
      const target = { kind: document.kind, locale, slug };
      if (await isAddressTaken(tx, services, target, ids))
        throw new ContentRefused({ reason: 'taken' });
    }
    const at = services.clock.now();
    for (const row of documents) {
      await leaveAddress(tx, row, { slug, at });
      const detail = { text: labelOf(row), from: row.slug, to: slug };
      const event = { action: 'content.moved', detail } as const;
      await setDocument(tx, row, { by: snapshot.by, at, set: { slug }, event });
    }
    for (const { locale } of documents) await publish(tx, services, { at, locale });
    return 'done';
  });
}

/** The entry in every language that has it. */
async function languagesOf(
  tx: Transaction,
  services: ContentServices,
  { kind, slug }: DocumentKey,
): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = [];
  for (const locale of LOCALES) {
    const key = { kind, locale, slug };
    const isThere = (await findDocument(tx, key)) ?? services.contentStore.fileSource(key);
    if (isThere) rows.push(await findOrCreateDocument(tx, services, key));
  }
  return rows;
}

async function leaveAddress(
  tx: Transaction,
  { id, kind, locale, slug: left, publishedRevision, scheduledAt }: DocumentRow,
  { slug, at }: { slug: string; at: Date },
): Promise<void> {
  await tx.delete(contentAddresses).where(isAddress({ kind, locale, slug }));
  // An address that was never public needs no redirect. A schedule is public from its instant, before its job has run.
  const isDue = scheduledAt !== null && scheduledAt <= at;
  if (publishedRevision === null && !isDue) return;
  await tx.insert(contentAddresses).values({ kind, locale, slug: left, documentId: id, since: at });
}

/** Whether another entry has or once had an address. */
export async function isAddressTaken(
  db: Queryable,
  { contentStore }: Pick<ContentServices, 'contentStore'>,
  key: DocumentKey,
  excludedIds: readonly number[] = [],
): Promise<boolean> {
  const { kind, locale, slug } = key;
  const isKey = and(
    eq(contentDocuments.kind, kind),
    eq(contentDocuments.locale, locale),
    eq(contentDocuments.slug, slug),
  );
  const others = excludedIds.map((id) => ne(contentDocuments.id, id));
  const [now] = await db
    .select({ id: contentDocuments.id })
    .from(contentDocuments)
    .where(and(isKey, ...others));
  const [former] = await db
    .select({ id: contentAddresses.documentId })
    .from(contentAddresses)
    .where(isAddress(key));
  if (now) return true;
  if (former) return !excludedIds.includes(former.id);
  return contentStore.fileSource(key) !== null;
}
