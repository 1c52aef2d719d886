import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { map } from '#app/locales/map.ts';
import { localPath } from '#app/platform/locale.ts';
import type { ClinicName } from '#tests/clinics/clinics.ts';
import { test as base, expect, type Page, rejectConsent } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const EMBED = 'https://www.openstreetmap.org/export/embed.html';
const MAP_PAGE =
  '<!doctype html><title>OSM</title><a href="#x">Zoom</a><script>document.title = "ran"</script>';

type Visitor = {
  page: Page;
  /** Requests to any other host, with the site that they say they come from. */
  foreign: { url: string; referer: string | undefined }[];
};

/** Somebody with a browser in which OpenStreetMap is played, or is away. */
async function newVisitor(
  browser: Browser,
  site: Site,
  { isAway = false, ...options }: BrowserContextOptions & { isAway?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  const foreign: Visitor['foreign'] = [];
  await context.addInitScript(rejectConsent);
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    foreign.push({ url: request.url(), referer: (await request.allHeaders()).referer });
    if (isAway) return route.abort();
    return route.fulfill({ contentType: 'text/html', body: MAP_PAGE });
  });
  return { page: await context.newPage(), foreign };
}

const test = base.extend<{
  openBrowser: (options?: Parameters<typeof newVisitor>[2]) => Promise<Visitor>;
}>({
  openBrowser: async ({ browser, site, viewport }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const visitor = await newVisitor(browser, site, { viewport, ...options });
      visitors.push(visitor);
      return visitor;
    });
    for (const { page } of visitors) await page.context().close();
  },
});

/** The clinics around whose address streets are known. */
const DRAWN: Partial<Record<ClinicName, true>> = { 'serra-clara': true };

/** The drawing; where no streets are known around the address, words in its place. */
function drawing(page: Page, clinicName: ClinicName) {
  return DRAWN[clinicName]
    ? page.getByRole('img', { name: /^Mapa desenhado/ })
    : page.getByText(map.noDrawing);
}

const inEachLanguage = (path: string, { locales }: ClinicRecord) =>
  locales.map((locale) => localPath(locale, path));

const show = (page: Page) => page.getByRole('button', { name: 'Mostrar o mapa' });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(`${how}, nobody else hears of a visitor before the map is asked for; then OpenStreetMap alone`, async ({
    openBrowser,
    record,
    clinicName,
  }) => {
    const { page, foreign } = await openBrowser({ javaScriptEnabled });
    for (const path of ['/', '/sobre', '/map-test', ...inEachLanguage('/mapa', record)])
      await page.goto(path);
    await page.goto('/mapa');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByText('OpenStreetMap Foundation, do Reino Unido')).toBeVisible();
    expect(foreign).toEqual([]);

    await show(page).click();
    const frame = page.locator('iframe.map-frame');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('title', /OpenStreetMap com a clínica marcada/);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    await expect(page.frameLocator('iframe.map-frame').getByText('Zoom')).toBeVisible();
    await expect.poll(() => foreign.length).toBe(1);
    expect(foreign[0]?.url.startsWith(EMBED)).toBe(true);
    expect(foreign[0]?.referer).toBeUndefined();
    // The drawing and the ways stay.
    await expect(drawing(page, clinicName)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Waze' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Fechar o mapa' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('where the map does not come, the drawing and the ways are there', async ({
  openBrowser,
  clinicName,
}) => {
  const { page } = await openBrowser({ isAway: true });
  await page.goto('/mapa');
  await show(page).click();
  await expect(page.getByText('O mapa não apareceu?')).toBeVisible();
  await expect(drawing(page, clinicName)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Google Maps' }).last()).toBeVisible();
});

test('by keyboard the map is opened, passed over, and left', async ({ openBrowser }) => {
  const { page } = await openBrowser();
  await page.goto('/mapa');
  await untilStarted(page);
  await show(page).focus();
  await page.keyboard.press('Enter');
  const skip = page.getByRole('link', { name: 'Pular o mapa' });
  await expect(skip).toBeVisible();
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Google Maps' }).last()).toBeFocused();
  // Through the frame, and out of it again.
  await skip.focus();
  await expect(page.frameLocator('iframe.map-frame').getByText('Zoom')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const inFrame = () => page.evaluate(() => document.activeElement?.tagName);
  for (let presses = 0; presses < 4 && (await inFrame()) === 'IFRAME'; presses += 1)
    await page.keyboard.press('Tab');
  expect(await inFrame()).not.toBe('IFRAME');
});

test('who ticks the box is not asked again, and can take it back', async ({ openBrowser }) => {
  const { page, foreign } = await openBrowser();
  await page.goto('/mapa');
  await untilStarted(page);
  await page.getByLabel('Lembrar neste aparelho e mostrar direto da próxima vez').check();
  await show(page).click();
  await expect(page.locator('iframe.map-frame')).toBeVisible();
  await page.goto('/sobre');
  await page.goto('/mapa');
  await expect(page.locator('iframe.map-frame')).toBeVisible();
  await expect.poll(() => foreign.length).toBe(2);
  await untilStarted(page);
  await page.getByRole('button', { name: 'Não mostrar mais direto' }).click();
  await page.goto('/sobre');
  await page.goto('/mapa');
  await untilStarted(page);
  await expect(show(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('only the answer with the map may frame another party', async ({ request, site, record }) => {
  const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';
  for (const path of [
    '/',
    '/sobre',
    '/map-test',
    '/agendamento',
    ...inEachLanguage('/mapa', record),
  ])
    expect(policyOf((await request.get(path)).headers()), path).not.toContain('openstreetmap');
  const shown = await request.post('/mapa', { form: {}, headers: { origin: site.url } });
  expect(policyOf(shown.headers())).toMatch(
    /frame-src [^;]*https:\/\/www\.openstreetmap\.org\/export\/embed\.html;/,
  );
  expect(shown.headers()['cache-control']).toBe('no-store');
});

test('the page is for everybody', async ({ page }) => {
  await page.goto('/mapa');
  await untilStarted(page);
  await inspectPage(page, 'map');
});

test('with the map open it is as accessible', async ({ openBrowser }) => {
  const { page } = await openBrowser();
  await page.goto('/mapa');
  await untilStarted(page);
  await show(page).click();
  await expect(page.locator('iframe.map-frame')).toBeVisible();
  await untilStarted(page);
  await inspectPage(page, 'map, open');
});

test('the pages on which staff change the map are for everybody', async ({ openVisitor, site }) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  for (const path of ['/equipe/mapa', '/equipe/mapa/desenhar', '/equipe/mapa/previa']) {
    await page.goto(path);
    await inspectPage(page, path);
  }
});

test('staff put in a file, look at it, and it is the site’s map, with its credits', async ({
  openVisitor,
  site,
  record,
}) => {
  const { latitude, longitude, street: ownStreet } = record.address;
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/mapa');
  const node = (id: number, lat: number, lon: number) =>
    `<node id="${id}" lat="${lat}" lon="${lon}"/>`;
  const street = (id: number, ends: readonly number[], name: string) =>
    `<way id="${id}">${ends.map((end) => `<nd ref="${end}"/>`).join('')}<tag k="highway" v="residential"/><tag k="name" v="${name}"/></way>`;
  const file = [
    '<osm>',
    node(1, latitude, longitude - 0.002),
    node(2, latitude, longitude + 0.0005),
    node(3, latitude, longitude + 0.002),
    node(4, latitude - 0.002, longitude + 0.0005),
    street(5, [1, 2, 3], ownStreet),
    street(6, [2, 4], 'Rua do Arquivo'),
    '</osm>',
  ].join('');
  await page.getByLabel('Arquivo do mapa').setInputFiles({
    name: 'map.osm',
    mimeType: 'text/xml',
    buffer: Buffer.from(file),
  });
  await page.getByRole('button', { name: 'Ler o arquivo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferir o mapa');
  await page.getByRole('button', { name: 'Pôr no site' }).click();
  await expect(page.getByText('O mapa está no site.')).toBeVisible();
  const visitor = await openVisitor();
  await visitor.goto('/mapa');
  await expect(
    visitor.getByText(map.street(ownStreet, ['Rua do Arquivo']), { exact: true }),
  ).toBeVisible();
  await expect(
    visitor.getByRole('link', { name: '© colaboradores do OpenStreetMap' }),
  ).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  await page.getByRole('button', { name: 'Tirar o mapa próprio' }).click();
  await expect(page.getByText('O site não usa mais um mapa próprio.')).toBeVisible();
});
