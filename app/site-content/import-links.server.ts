import { eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { importEntries } from '#app/db/imports-schema.ts';
import {
  addressesOfText,
  folderOf,
  isOfSite,
  nameAtSource,
  oldPath,
  oldPathsOf,
} from '#app/features/cms/import/old-addresses.ts';
import { storedEntry } from '#app/features/cms/import/stored-entry.ts';
import type { ImportRow } from './import-services.server.ts';
import type { Making } from './import-text.server.ts';

export type LinkRules = Pick<Making, 'ownPathOf' | 'isOfSource'>;

/** Where the links of an import's texts lead: to the other texts of it, by their names here. */
export async function linkRules(db: Queryable, { id, origin }: ImportRow): Promise<LinkRules> {
  const rows = await db
    .select({ slug: importEntries.slug, entry: importEntries.entry })
    .from(importEntries)
    .where(eq(importEntries.importId, id));
  const paths = new Map<string, string>();
  for (const { slug, entry } of rows) {
    const text = storedEntry.parse(entry);
    for (const path of addressesOfText({ ...text, name: nameAtSource(text) }))
      if (!paths.has(path)) paths.set(path, `/blog/${slug ?? text.slug}`);
  }
  const isOfSource = (href: string) => {
    const url = URL.parse(href, origin || undefined);
    return url !== null && isOfSite(url, origin);
  };
  return {
    isOfSource,
    ownPathOf(href) {
      const url = URL.parse(href, origin || undefined);
      if (!url || !isOfSite(url, origin)) return null;
      const known = oldPathsOf(url.pathname, url.searchParams).find((path) => paths.has(path));
      if (known !== undefined) return paths.get(known) ?? null;
      if (url.search !== '') return null;
      if (url.pathname === '/') return '/';
      return oldPath(url.pathname) === folderOf(origin) ? '/blog' : null;
    },
  };
}
