import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { LOCALES, localPath } from '#app/platform/locale.ts';
import type { PublishedRevisions } from '#app/platform/text/markdown-files.server.ts';
import { type DocumentKey, labelOf } from './content-document.ts';

/** What the site says in place of the files, and where texts went whose address has changed. */
export type ContentOverlay = {
  sources: PublishedRevisions;
  /** Former address to present one, both with their language. */
  moved: ReadonlyMap<string, string>;
};

/** The public address of a text at home, '/blog/catarata'; null for one that has none of its own. */
export type PublicPathOf = (key: Pick<DocumentKey, 'kind' | 'slug'>) => string | null;

const key = { kind: z.string(), locale: z.enum(LOCALES), slug: z.string() };
const documentRows = z.array(
  z.object({ id: z.number(), ...key, number: z.number().nullable(), isWithdrawn: z.boolean() }),
);
const addressRows = z.array(z.object({ ...key, id: z.number() }));
const sourceRows = z.array(z.object({ id: z.number(), source: z.string() }));

/** The revision that the site shows at an instant; a schedule counts from its instant on, also before its job. */
const liveRevision = (at: Date) => sql`case
  when d.scheduled_at <= ${at.toISOString()} then d.scheduled_revision
  when d.is_withdrawn then null
  else d.published_revision end`;

/** What the database has at an instant, without the words: two equal stamps mean the same overlay. */
export async function readOverlayStamp(db: Queryable, at: Date) {
  const documents = await db.execute(sql`
    select d.id, d.kind, d.locale, d.slug, ${liveRevision(at)} as number,
      d.is_withdrawn as "isWithdrawn"
    from content_documents d order by d.id`);
  const addresses = await db.execute(sql`
    select kind, locale, slug, document_id as id from content_addresses order by 1, 2, 3`);
  const rows = {
    documents: documentRows.parse(documents.rows),
    addresses: addressRows.parse(addresses.rows),
  };
  return { ...rows, stamp: JSON.stringify(rows) };
}

/** The overlay itself. */
export async function readPublishedRevisions(
  db: Queryable,
  at: Date,
  pathOf: PublicPathOf,
): Promise<ContentOverlay & { stamp: string }> {
  const { documents, addresses, stamp } = await readOverlayStamp(db, at);
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
    const [fromPath, toPath] = [pathOf(former), to && pathOf(to)];
    if (to && to.number !== null && fromPath && toPath)
      moved.set(localPath(former.locale, fromPath), localPath(to.locale, toPath));
  }
  for (const document of documents) {
    const source = sourceOf.get(document.id);
    if (source !== undefined) sources.set(labelOf(document), source);
    else if (document.isWithdrawn) sources.set(labelOf(document), null);
  }
  return { sources, moved, stamp };
}
