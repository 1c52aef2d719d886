import type { BrowserContext } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';
import { answersOfAdult, confirm, expectStep, walkTo } from './journey.ts';

// The style sheets are changed on their way, so their hashes are others.
test.use({ bypassCSP: true });

/**
 * A browser as of 2022: the scripts' question is answered with no, and it knows no popovers, neither in HTML nor in
 * style sheets.
 */
async function growOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(CSS, { supports: () => false });
  });
  await context.route(
    ({ pathname }) => !pathname.startsWith('/api/') && !/\.(?:js|woff2|svg|png)$/.test(pathname),
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      if (response.status() !== 200) return route.fulfill({ response });
      const body = (await response.text())
        .replaceAll(' popover="auto"', '')
        .replaceAll(':popover-open', ':-x-unheard');
      return route.fulfill({ response, body });
    },
  );
}

test.beforeEach(({ context }) => growOld(context));
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('below the gate nothing is started, and the whole journey is plain HTML', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/|\/sw\.js|\.island-|hydrate-/.test(request.url())) asked.push(request.url());
  });
  await walkTo(page, 'check', answersOfAdult(site.newPhone()));
  await confirm(page);
  await expectStep(page, 'done');
  const isStarted = await page.evaluate(() => 'scrolled' in document.documentElement.dataset);
  expect(isStarted).toBe(false);
  expect(asked).toEqual([]);
});

test('what cannot open is not there, and links lead to the same', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page.locator('[popovertarget]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.consent-banner')).toBeHidden();
  const menu = page.getByRole('banner').getByRole('link', { name: 'Serviços' });
  await expect(menu).toBeVisible();
  await expect(menu).toHaveAttribute('href', '/servicos');
  expect(await isCovered(page)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies e preferências' }).click();
  await expect(page).toHaveURL(/\/privacy#cookies$/);
});

test('what needs a script is not there', async ({ page, record }) => {
  const simulator = 'cirurgias-oftalmologicas';
  const isOffered = record.services.some(({ slug }) => slug === simulator);
  for (const path of ['/acessibilidade', ...(isOffered ? [`/servicos/${simulator}`] : [])]) {
    await page.goto(path);
    const needing = page.locator('.needs-script');
    await expect(needing.first()).toBeAttached();
    await expect(needing.filter({ visible: true })).toHaveCount(0);
  }
});

/** Whether something lies over the page's heading. */
async function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const heading = document.querySelector('h1');
    const { left = 0, top = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
    return !heading?.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
}
