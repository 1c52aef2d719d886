import { localPath } from '#app/platform/locale.ts';
import { SITE_ROUTES } from '#tests/route-table.ts';
import { test } from './fixtures.ts';
import { inspectFrame, inspectNarrow, inspectPage } from './inspect-page.ts';

test.describe.configure({ mode: 'parallel' });
// These only look at pages; the worker would fetch its shell for each of them.
test.use({ serviceWorkers: 'block' });

/** Address variants besides the pages of the table. */
const OTHER_SHAPES = [
  '/blog?busca=xyzw',
  '/blog?pagina=2',
  '/faq?busca=lente',
  '/busca?busca=retina',
];
const pages = SITE_ROUTES.filter(({ kind }) => kind !== 'redirect');
const paths = pages.flatMap((page) => [...page.paths, ...(page.unknown ? [page.unknown] : [])]);
/** One page of each route. */
const first = [...pages.flatMap((page) => page.paths.slice(0, 1)), ...OTHER_SHAPES];
/** Further pages of a route, with content of their own. */
const others = paths.filter((path) => !first.includes(path));

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
    await page.goto(path);
    await inspectNarrow(page, path);
    const english = localPath('en-US', path);
    await page.goto(english);
    await inspectFrame(page, english);
  });
}
