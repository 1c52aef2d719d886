import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { wordPressClient } from '#app/features/cms/wordpress/wordpress-client.server.ts';
import { outbound } from '#app/platform/outbound/outbound.server.ts';
import { SEEDED, startWordPress, type WordPress } from '#tests/wordpress/wordpress.ts';
import { exportEntries } from './export-entries.ts';
import { readExport } from './read-export.ts';

let started: WordPress | { missing: string };
beforeAll(async () => {
  started = await startWordPress();
});
afterAll(async () => {
  if ('url' in started) await started.stop();
});

const EXPORT = "require_once ABSPATH . 'wp-admin/includes/export.php'; @export_wp();";

async function byFile({ php }: WordPress) {
  const read = await readExport(Buffer.from(await php(EXPORT)));
  if (!read.ok) throw new Error(read.refusal);
  return { ...(await exportEntries(read.value)), read: read.value };
}

async function byAddress({ url }: WordPress): Promise<ForeignEntry[]> {
  const client = wordPressClient({ url, outbound });
  const all: ForeignEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const listed = await client.entries('post', { page });
    if (!listed.ok) throw new Error(listed.refusal.refusal);
    all.push(...listed.value.items);
    pages = listed.value.pages;
  }
  return all;
}

/** Without the picture's width and the host: run from the command line, WordPress does not know its own. */
function comparable(entry: ForeignEntry) {
  const { id, slug, title, publishedOn, updatedOn, author, excerpt, link, blocks } = entry;
  return {
    ...{ id, slug, title, publishedOn, updatedOn, author },
    // Where nobody wrote one, WordPress also leaves out the words of links that it takes for dangerous.
    excerpt: excerpt.replace(/ clique$/, ''),
    link: new URL(link).pathname,
    tags: entry.tags.toSorted(),
    categories: entry.categories.map((category) => category.slug).toSorted(),
    cover: entry.cover && { alt: entry.cover.alt },
    blocks: JSON.stringify(
      blocks.map((block) => (block.kind === 'foreign-image' ? { alt: block.alt } : block)),
    ).replaceAll(/https?:\/\/(?:127\.0\.0\.1:\d+|source\.example)/g, ''),
  };
}

test('the export file of a real WordPress gives the texts that its interface gives', async ({
  skip,
}) => {
  if ('missing' in started) return skip(`no WordPress here: ${started.missing}`);
  const { found, read } = await byFile(started);
  expect(read.brokenAtLine).toBeNull();
  const published = found.filter(({ isDraft }) => !isDraft).map(({ entry }) => entry);
  expect(published).toHaveLength(SEEDED.posts);
  const byId = (one: ForeignEntry, other: ForeignEntry) => one.id - other.id;
  const listed = await byAddress(started);
  expect(published.toSorted(byId).map(comparable)).toEqual(listed.toSorted(byId).map(comparable));
});
