import { expect, test } from 'vitest';
import { clinicPages } from '#tests/clinic-pages.ts';
import { demonstrationRecord } from '#tests/clinics/demonstration.ts';
import { testDatabase } from '#tests/database.ts';

// What machines are given of a site that nobody has opened.

const pages = await clinicPages(await testDatabase());
const FEEDS = ['/blog/feed.xml', '/podcast/feed.xml', '/en-us/blog/feed.xml'];
const ABOUT = ['/llms.txt', '/en-us/llms.txt', '/sitemap.xml'];

test('a demonstration tells assistants and search engines nothing, and its feeds ask to be left out', async () => {
  await pages.become({ ...demonstrationRecord, isOpenToAll: false });
  for (const path of ABOUT) expect([path, (await pages.get(path)).status]).toEqual([path, 404]);
  for (const path of FEEDS) {
    const { status, headers } = await pages.get(path);
    expect([path, status, headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
  }
  await pages.become({ ...demonstrationRecord, isOpenToAll: true });
  for (const path of [...ABOUT, ...FEEDS]) {
    const { status, headers } = await pages.get(path);
    expect([path, status, headers.get('x-robots-tag')]).toEqual([path, 200, null]);
  }
});
