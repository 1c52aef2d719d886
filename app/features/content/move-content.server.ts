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
  publish,
  setDocument,
} from './change-document.server.ts';
import { isAddress } from './content-addresses.server.ts';
import type { DocumentKey } from './content-document.ts';

/**
 * Gives a text another address, in all its languages together: a page has the same name in each. Where visitors have
 * been, the old address leads on for good.
 * @returns refused as 'taken' when the address is, or once was, another text's
 */
export async function moveContent(
  services: ContentServices,
  seen: DocumentSnapshot,
  slug: string,
): Promise<Result<'done', ContentRefusal>> {
  return changeContent(services, async (tx): Promise<'done'> => {
    if (slug === seen.slug) return 'done';
    const own = await findOrCreateDocument(tx, services, seen);
    if (own.version !== seen.version) throw new ContentRefused({ why: 'changed' });
    const versions = await languagesOf(tx, services, own);
    const ids = versions.map(({ id }) => id);
    for (const locale of LOCALES) {
      const wanted = { kind: own.kind, locale, slug };
      if (await isAddressTaken(tx, services, wanted, ids))
        throw new ContentRefused({ why: 'taken' });
    }
    const at = services.clock.now();
    for (const row of versions) {
      await leaveAddress(tx, row, { slug, at });
      const detail = { from: row.slug, to: slug };
      await setDocument(tx, row, { by: seen.by, at, action: 'moved', set: { slug }, detail });
    }
    for (const { locale } of versions) await publish(tx, services, { at, locale });
    return 'done';
  });
}

/** The text in every language that has it. */
async function languagesOf(
  tx: Transaction,
  services: ContentServices,
  { kind, slug }: DocumentKey,
): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = [];
  for (const locale of LOCALES) {
    const key = { kind, locale, slug };
    const isThere = (await findDocument(tx, key)) ?? services.fileSource(key);
    if (isThere) rows.push(await findOrCreateDocument(tx, services, key));
  }
  return rows;
}

async function leaveAddress(
  tx: Transaction,
  { id, kind, locale, slug: left, publishedRevision }: DocumentRow,
  { slug, at }: { slug: string; at: Date },
): Promise<void> {
  await tx.delete(contentAddresses).where(isAddress({ kind, locale, slug }));
  // Nobody can have been where nothing was shown.
  if (publishedRevision === null) return;
  await tx.insert(contentAddresses).values({ kind, locale, slug: left, documentId: id, since: at });
}

/** Whether an address is, or once was, that of a text other than these. */
export async function isAddressTaken(
  db: Queryable,
  { fileSource }: Pick<ContentServices, 'fileSource'>,
  key: DocumentKey,
  own: readonly number[] = [],
): Promise<boolean> {
  const { kind, locale, slug } = key;
  const isKey = and(
    eq(contentDocuments.kind, kind),
    eq(contentDocuments.locale, locale),
    eq(contentDocuments.slug, slug),
  );
  const others = own.map((id) => ne(contentDocuments.id, id));
  const [now] = await db
    .select({ id: contentDocuments.id })
    .from(contentDocuments)
    .where(and(isKey, ...others));
  const [once] = await db
    .select({ id: contentAddresses.documentId })
    .from(contentAddresses)
    .where(isAddress(key));
  if (now) return true;
  if (once) return !own.includes(once.id);
  return fileSource(key) !== null;
}
