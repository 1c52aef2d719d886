import { expect, onlyInOneProject, type Page, test } from './fixtures.ts';
import { untilStarted } from './journey.ts';

onlyInOneProject();

const OWN = 'Atkinson Hyperlegible Next';
const firstFamily = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', ''),
  );

/** Addresses that the page has asked for besides itself, in their order. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|woff2)$/.test(request.url())) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

test('the words are painted before letters and scripts are asked for', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) Object.assign(window, { painted: paint.startTime });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/sobre');
  await untilStarted(page);
  const { painted, begun } = await page.evaluate(() => ({
    painted: Number(Reflect.get(window, 'painted')),
    begun: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|woff2)$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(begun.length).toBeGreaterThanOrEqual(3);
  expect(painted).toBeGreaterThan(0);
  expect(Math.min(...begun)).toBeGreaterThan(painted);
  await expect.poll(() => firstFamily(page)).toBe(OWN);
});

test('scripts that never come leave the page in letters that it has', async ({ page }) => {
  await page.route(/\.(?:js|woff2)$/, () => undefined);
  await page.goto('/sobre');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
});

test('letters that come while something is pressed wait for its end', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sobre');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  expect(await firstFamily(page)).not.toBe(OWN);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  letThrough();
  await page.evaluate((own) => document.fonts.load(`1em "${own}"`).then(() => undefined), OWN);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  expect(await firstFamily(page)).not.toBe(OWN);
  await page.mouse.up();
  await expect.poll(() => firstFamily(page)).toBe(OWN);
});

test('a press on a button whose scripts are still to come is made up for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Próximos serviços' }).click();
  await expect(page.locator('html[data-started]')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('button', { name: 'Serviços anteriores' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('who turns a page meets its letters at once', async ({ page }) => {
  await page.goto('/faq');
  await untilStarted(page);
  await page.route(/\.js$/, () => undefined);
  await page.locator('.site-footer a[href="/sobre"]').first().click({ noWaitAfter: true });
  await page.waitForURL('/sobre', { waitUntil: 'domcontentloaded' });
  expect(await firstFamily(page)).toBe(OWN);
  await page.unrouteAll();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its own letters', async ({ page }) => {
    const addresses = asked(page);
    await page.goto('/sobre', { waitUntil: 'networkidle' });
    expect(addresses.filter((address) => address.endsWith('.woff2'))).toHaveLength(1);
  });
});
