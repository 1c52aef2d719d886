import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import type { ArticleCategories } from '#app/features/clinic-record/change-record.server.ts';
import type { CategoryUses } from '#app/features/clinic-record/kept-categories.ts';
import { lockContent } from '#app/features/content/change-document.server.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import type { ContentStore } from './content-store.server.ts';

const stored = z.array(z.object({ slug: z.string(), source: z.string().nullable() }));

/** Which categories the articles on the site name, and those that wait for their day; in both languages one is one. */
export function articleCategories({ files }: Pick<ContentStore, 'files'>): ArticleCategories {
  return { lock: lockContent, read: (db) => readUses(db, files) };
}

/**
 * Which categories the newest drafts name that are neither on the site nor wait for their day; in both languages one is
 * one.
 */
export async function readDraftCategories(db: Queryable): Promise<CategoryUses> {
  const { rows } = await db.execute(sql`
    select d.locale || '/posts/' || d.slug as slug, r.source
    from content_documents d
    join content_revisions r on r.document_id = d.id and r.number = d.latest_revision
    where d.kind = 'posts' and (d.published_revision is null or d.is_withdrawn)
      and d.scheduled_revision is null`);
  return usesIn(stored.parse(rows));
}

async function readUses(db: Queryable, files: ContentStore['files']): Promise<CategoryUses> {
  const { rows } = await db.execute(sql`
    select d.locale || '/posts/' || d.slug as slug, r.source
    from content_documents d
    left join content_revisions r on r.document_id = d.id and (
      (r.number = d.published_revision and not d.is_withdrawn) or r.number = d.scheduled_revision)
    where d.kind = 'posts'
    union all
    select locale || '/posts/' || slug, null from content_addresses where kind = 'posts'`);
  const known = stored.parse(rows);
  const own = new Set(known.map(({ slug }) => `${slug}.md`));
  const fromFiles = [...files].flatMap(([label, source]) =>
    /^[^/]+\/posts\//.test(label) && !own.has(label)
      ? [{ slug: label.replace(/\.md$/, ''), source }]
      : [],
  );
  return usesIn([...known, ...fromFiles]);
}

function usesIn(texts: z.output<typeof stored>): CategoryUses {
  const articles = new Map<string, Set<string>>();
  for (const { slug, source } of texts) {
    if (source === null) continue;
    const { category } = readParts(source).front;
    if (typeof category !== 'string') continue;
    const named = articles.get(category) ?? new Set();
    articles.set(category, named.add(slug.replace(/^[^/]+\//, '')));
  }
  return new Map([...articles].map(([category, named]) => [category, named.size]));
}
