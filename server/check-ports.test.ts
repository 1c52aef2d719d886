import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CheckId } from '#app/features/checks/check.ts';
import { forgetOutcomes, runServerCheck } from '#app/features/checks/run-server-check.server.ts';
import { checkServices } from '#app/features/checks/test-checks.ts';
import { openWordpress } from '#app/features/cms/open-wordpress.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import {
  type HostileWordPress,
  startHostileWordPress,
  type WordPressMode,
} from '#tests/wordpress/hostile-wordpress.ts';
import { startWordPress, type WordPress } from '#tests/wordpress/wordpress.ts';
import { cmsPorts } from './check-ports.ts';

const database = await testDatabase();
const { db } = database;
const CMS = ['cms-pages', 'cms-posts', 'cms-categories', 'cms-routes'] as const;

let hostile: HostileWordPress;
beforeAll(async () => {
  hostile = await startHostileWordPress();
});
afterAll(() => hostile.stop());
beforeEach(() => hostile.behave('well'));

/** The checks as the site runs them, of a content system at an address. */
function checksOf(cmsUrl: string) {
  const checks = cmsPorts({ db, clock: stillClock(), cmsUrl });
  const services = checkServices(database, { baseUrl: 'https://clinica.example.com', checks });
  return async (ids: readonly CheckId[]) => {
    forgetOutcomes(db);
    return Promise.all(ids.map((id) => runServerCheck(services, id)));
  };
}

/** Looks again while the machine was too busy for an answer in time. */
async function answered(look: ReturnType<typeof checksOf>, ids: readonly CheckId[]) {
  for (;;) {
    const found = await look(ids);
    if (found.every(({ finding }) => finding !== 'timeout')) return found;
  }
}

const MODES: readonly [WordPressMode, string, string][] = [
  ['down', 'error', 'fetch-failure'],
  ['slow', 'error', 'timeout'],
  ['failing', 'error', 'unexpected-status'],
  ['busy', 'error', 'unexpected-status'],
  ['garbage', 'error', 'failing'],
  ['html-as-json', 'error', 'failing'],
  ['redirecting', 'error', 'unexpected-status'],
  ['endless-body', 'error', 'failing'],
];

test.each(MODES)(
  'a content system that is %s: each check says so, and is fine the moment it is well, even where the site has left it alone',
  async (mode, verdict, finding) => {
    const look = checksOf(hostile.url);
    hostile.behave(mode);
    for (const found of await look(CMS)) expect(found).toMatchObject({ verdict, finding });
    // Who reads its texts gives up on it for a minute.
    if (mode !== 'slow')
      for (let n = 0; n < 5; n += 1) await openWordpress(hostile.url).categories();
    hostile.behave('well');
    for (const found of await look(CMS))
      expect(found).toMatchObject({ verdict: 'success', finding: 'fine' });
  },
);

test('a content system that a plugin has closed lacks the route, and its posts', async () => {
  hostile.behave('closed');
  const [pages, posts, categories, routes] = await checksOf(hostile.url)(CMS);
  expect(pages).toMatchObject({ verdict: 'success' });
  expect(categories).toMatchObject({ verdict: 'success' });
  expect(posts).toMatchObject({ finding: 'unexpected-status', raw: { status: 404 } });
  expect(routes).toMatchObject({
    verdict: 'error',
    finding: 'missing-routes',
    raw: { missing: ['/wp/v2/posts'] },
  });
});

test('one that nobody has read is told as such, and none as none', async () => {
  expect(await checksOf(hostile.url)(['cms'])).toMatchObject([{ raw: { lastGoodAt: null } }]);
  const none = cmsPorts({ db, clock: stillClock(), cmsUrl: undefined });
  expect([await none.cms?.(), await none.cmsState?.()]).toEqual([null, null]);
});

let real: WordPress | { missing: string } | undefined;
afterAll(async () => {
  if (real && 'url' in real) await real.stop();
});

test('a real WordPress is fine; without its posts, or without any of what is read, its routes are missing', async ({
  skip,
}) => {
  real = await startWordPress();
  if ('missing' in real) return skip(`no WordPress here: ${real.missing}`);
  const look = checksOf(real.url);
  const fine = await answered(look, CMS);
  expect(fine.map(({ finding }) => finding)).toEqual(['fine', 'fine', 'fine', 'fine']);
  const without = (names: string) =>
    `file_put_contents(WPMU_PLUGIN_DIR . '/closes.php', '<?php add_filter("rest_endpoints", fn($all) => array_filter($all, fn($route) => !preg_match("#^/wp/v2/(${names})#", $route), ARRAY_FILTER_USE_KEY));');`;
  await real.php(without('posts'));
  const [, posts, , routes] = await answered(look, CMS);
  expect(posts).toMatchObject({ finding: 'unexpected-status' });
  expect(routes).toMatchObject({
    finding: 'missing-routes',
    raw: { missing: ['/wp/v2/posts'] },
  });
  await real.php(without('posts|pages|categories'));
  const [all] = await answered(look, ['cms-routes']);
  expect(all).toMatchObject({
    finding: 'missing-routes',
    raw: { missing: ['/wp/v2/posts', '/wp/v2/pages', '/wp/v2/categories'] },
  });
});
