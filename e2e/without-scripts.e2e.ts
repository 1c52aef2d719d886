import { type SiteRoute, statusOf } from '#tests/route-table.ts';
import { expect, type Page, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/** One page of each public route. */
const pagesOf = (routes: readonly SiteRoute[]) =>
  routes
    .filter(({ kind, paths }) => kind === 'page' && paths.length > 0)
    .map((route) => ({ path: route.paths[0] ?? '', status: statusOf(route) }));

test('every public page is read without scripts', async ({ page, routes }) => {
  const wrong: string[] = [];
  for (const { path, status } of pagesOf(routes)) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (answer?.status() !== status) wrong.push(`${path}: status ${answer?.status()}`);
    for (const fault of await faultsOf(page)) wrong.push(`${path}: ${fault}`);
  }
  expect(wrong).toEqual([]);
});

/** What keeps somebody without scripts from reading a page, or does nothing when it is pressed. */
async function faultsOf(page: Page): Promise<string[]> {
  const shown = (selector: string) => page.locator(selector).filter({ visible: true });
  const headings = await shown('main h1').count();
  const words = await shown('main :is(p, li, dd, label)').count();
  const waiting = await shown('[aria-busy=true], [role=progressbar]').count();
  const dead = await shown(
    '.needs-script, button[data-accessibility], button[type=button]:not([popovertarget])',
  ).evaluateAll((found) => found.map((each) => each.outerHTML.slice(0, 120)));
  return [
    ...(headings === 1 ? [] : [`${headings} main headings`]),
    ...(words > 0 ? [] : ['no words']),
    ...(waiting === 0 ? [] : ['waits for a script']),
    ...dead.map((html) => `needs a script: ${html}`),
  ];
}

test('the link to the settings leads to what is said about them', async ({ page }) => {
  await page.goto('/servicos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page).toHaveURL(/\/acessibilidade$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
