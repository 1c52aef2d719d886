import { localPath } from '#app/platform/locale.ts';
import { SITE_ROUTES } from '#tests/route-table.ts';
import { expect, onlyInOneProject, test } from './fixtures.ts';
import { inspectNarrow, inspectPage } from './inspect-page.ts';

onlyInOneProject();
test.describe.configure({ mode: 'parallel' });

/** What an address shows besides the pages of the table. */
const OTHER_SHAPES = [
  '/blog?busca=xyzw',
  '/blog?pagina=2',
  '/faq?busca=lente',
  '/busca?busca=retina',
];

const pages = SITE_ROUTES.filter(({ kind }) => kind !== 'redirect');
const unknown = pages.flatMap((page) => page.unknown ?? []);
/** One of each kind of page. */
const first = [...pages.flatMap(({ paths }) => paths.slice(0, 1)), ...unknown, ...OTHER_SHAPES];
/** Pages made like one of the first, from other texts. */
const others = pages.flatMap(({ paths }) => paths.slice(1));

for (const path of first) {
  test(`${path} can be read by everybody`, async ({ page }) => {
    await page.goto(path);
    await inspectPage(page, path);
    const english = localPath('en-US', path);
    await page.goto(english);
    await inspectNarrow(page, english);
  });
}

for (const path of others) {
  test(`${path} can be read on a small phone`, async ({ page }) => {
    for (const each of [path, localPath('en-US', path)]) {
      const answer = await page.goto(each);
      expect(answer?.status()).toBe(200);
      await inspectNarrow(page, each);
    }
  });
}
