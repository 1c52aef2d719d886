import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { type CHECK_FINDINGS, PUBLIC_CHECKS } from '#app/features/checks/check.ts';
import { checkPageMessages } from '#app/locales/checks/check-page.ts';
import { checks } from '#app/locales/checks/checks.ts';
import { freePort } from '#tests/running-app.ts';
import { expect, newVisitor, onlyInOneProject, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { keyboardOf } from './keyboard-focus.ts';
import { openSite } from './sites.ts';

const words = checkPageMessages['pt-BR'];
const runButton = (page: Page) => page.getByRole('button', { name: words.run });
const item = (page: Page, id: string) => page.locator(`[data-check=${id}]`);
const overall = (page: Page) => page.locator('[data-overall]');
const statuses = (page: Page) =>
  page
    .locator('[data-check]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.flatMap((each) =>
          each instanceof HTMLElement ? [[each.dataset.check, each.dataset.status]] : [],
        ),
      ),
    );

/** Opens the page and waits for its script, without which the form would be sent. */
async function open(page: Page, address = '/check'): Promise<void> {
  const script = page.waitForResponse(/check\.enhancement-.*\.js/);
  await page.goto(address);
  const url = (await script).url();
  await untilStarted(page);
  // It has come, and may not have run: on a busy machine what it imports comes later.
  await page.evaluate((own) => import(own), url);
}

/** A busy machine is no fault of the site: for the checks of this page time passes a hundred times slower. */
async function openUnhurried(page: Page, address?: string): Promise<void> {
  await open(page, address);
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0) => wait(act, ms >= 1_000 ? ms * 100 : ms),
    });
  });
}

async function run(page: Page): Promise<void> {
  await runButton(page).click();
  await untilDone(page);
}

async function untilDone(page: Page): Promise<void> {
  await expect(overall(page)).toHaveAttribute('data-overall', /operational|attention|error/);
  await expect(runButton(page)).toBeVisible();
}

/** What the tests of this address find when nothing is wrong: no https, and no content system. */
const PLAIN = {
  server: 'success',
  tls: 'warning',
  'cms-pages': 'warning',
  'cms-posts': 'warning',
  'cms-categories': 'warning',
  'cms-routes': 'warning',
  dns: 'success',
  host: 'success',
  assets: 'success',
  // Without https one of the five is not sent.
  headers: 'warning',
  speed: 'success',
  'server-header': 'success',
};

/** Answers in place of the site, or passes its answer on with other headers. */
const answers =
  (status: number, body = '') =>
  (route: Route) =>
    route.fulfill({ status, body });
const breaks = (route: Route) => route.abort();
const without =
  (...gone: string[]) =>
  async (route: Route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !gone.includes(name)),
    );
    await route.fulfill({ response, headers });
  };
const withHeader = (name: string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), [name]: 'nginx/1.24' } });
};
const leadsAway = (route: Route) =>
  route.fulfill({ status: 302, headers: { location: 'https://outro.example/' } });
const tells = (finding: string, verdict: string) => (route: Route) =>
  route.fulfill({
    json: { verdict, finding, latencyMs: 12, at: new Date(0).toISOString() },
  });

type Fault = [
  what: string,
  where: string | RegExp,
  fault: (route: Route) => Promise<void>,
  check: (typeof PUBLIC_CHECKS)[number],
  status: 'success' | 'warning' | 'error',
  finding: (typeof CHECK_FINDINGS)[number],
];
const FRONT = /^[^?]*:\d+\/$/;
const FAULTS: Fault[] = [
  ['the server answers 500', '**/healthz', answers(500), 'server', 'error', 'unexpected-status'],
  [
    'a portal answers',
    '**/healthz',
    answers(200, '<p>wi-fi'),
    'server',
    'error',
    'unexpected-status',
  ],
  ['no answer comes', '**/healthz', breaks, 'server', 'error', 'fetch-failure'],
  ['a proxy leads away', '**/healthz', leadsAway, 'server', 'warning', 'opaque-response'],
  ['a script is gone', /\.js\?again=1$/, answers(404), 'assets', 'warning', 'partial-assets'],
  ['all files are gone', /\?again=1$/, answers(404), 'assets', 'error', 'partial-assets'],
  ['files do not come', /\?again=1$/, breaks, 'assets', 'error', 'partial-assets'],
  [
    'two headers are taken off',
    FRONT,
    without('x-frame-options'),
    'headers',
    'warning',
    'missing-headers',
  ],
  [
    'three headers are taken off',
    FRONT,
    without('x-frame-options', 'referrer-policy'),
    'headers',
    'error',
    'missing-headers',
  ],
  ['the front page is broken', FRONT, answers(500), 'headers', 'error', 'unexpected-status'],
  ['the front page does not come', FRONT, breaks, 'speed', 'error', 'fetch-failure'],
  ['the program is named', FRONT, withHeader('server'), 'server-header', 'warning', 'worrying'],
  [
    'the program is praised',
    FRONT,
    withHeader('x-powered-by'),
    'server-header',
    'warning',
    'worrying',
  ],
  ['the server cannot be asked', '**/check/resultado/dns', breaks, 'dns', 'error', 'fetch-failure'],
  ['the server refuses', '**/check/resultado/dns', answers(429), 'dns', 'warning', 'too-many'],
  [
    'the server talks nonsense',
    '**/check/resultado/dns',
    answers(200, '[]'),
    'dns',
    'error',
    'unexpected-status',
  ],
  [
    'the content system lacks routes',
    '**/check/resultado/cms-routes',
    tells('missing-routes', 'error'),
    'cms-routes',
    'error',
    'missing-routes',
  ],
  [
    'the certificate is false',
    '**/check/resultado/tls',
    tells('insecure-protocol', 'error'),
    'tls',
    'error',
    'insecure-protocol',
  ],
];

test('each check goes from idle over running to what it finds, and the whole is said twice', async ({
  page,
}) => {
  await openUnhurried(page);
  expect(new Set(Object.values(await statuses(page)))).toEqual(new Set(['idle']));
  await expect(overall(page)).toHaveAttribute('data-overall', 'idle');
  await page.evaluate(() => {
    const seen: string[] = [];
    const said: string[] = [];
    Object.assign(window, { seen, said });
    const list = document.querySelector('.check-list');
    const live = document.querySelector('[role=status]');
    if (!list || !live) throw new Error('no list');
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement)
          seen.push(`${target.dataset.check} ${target.dataset.status}`);
    }).observe(list, { attributeFilter: ['data-status'], subtree: true });
    new MutationObserver(() => said.push(live.textContent ?? '')).observe(live, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await run(page);
  expect(await statuses(page)).toEqual(PLAIN);
  const told = (name: string): Promise<string[]> =>
    page.evaluate((key) => Reflect.get(window, key), name);
  const [seen, said] = [await told('seen'), await told('said')];
  for (const [id, status] of Object.entries(PLAIN))
    expect(seen.filter((line) => line.startsWith(`${id} `)).slice(-2)).toEqual([
      `${id} running`,
      `${id} ${status}`,
    ]);
  expect(said).toEqual([
    `${words.overall.running.title}${words.overall.running.text}`,
    `${words.overall.attention.title}${words.overall.attention.text}`,
  ]);
  await expect(runButton(page)).toBeFocused();
  // Each says what it found, how long it took, and when.
  for (const id of PUBLIC_CHECKS) {
    await expect(item(page, id).locator('[data-detail]')).toHaveText(/\.$/);
    await expect(item(page, id).locator('[data-shown=latency]')).toHaveText(/^[\d.]+ ms$/);
    const at = await item(page, id).locator('time').getAttribute('datetime');
    expect(Math.abs(Date.parse(at ?? '') - Date.now())).toBeLessThan(10 * 60_000);
  }
});

test('checks are called off, cleared, narrowed down and taken along', async ({ page }) => {
  await openUnhurried(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/check/resultado/tls', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await runButton(page).click();
  await expect(item(page, 'server-header')).toHaveAttribute('data-status', 'success');
  const stop = page.getByRole('button', { name: words.stop });
  await stop.click();
  await expect(item(page, 'tls')).toHaveAttribute('data-status', 'idle');
  await expect(runButton(page)).toBeFocused();
  await expect(overall(page)).toHaveAttribute('data-overall', 'attention');
  release();
  await page.unroute('**/check/resultado/tls');

  await run(page);
  await page.getByRole('radio', { name: words.statuses.warning }).check();
  const shown = await page.locator('[data-check]:visible').evaluateAll((all) => all.length);
  expect(shown).toBe(Object.values(PLAIN).filter((status) => status === 'warning').length);
  await expect(page.locator('[data-count=atencao]')).toHaveText(String(shown));
  await page.getByRole('radio', { name: words.statuses.error }).check();
  await expect(page.getByText(words.none)).toBeVisible();
  await expect(page.locator('[data-check]:visible')).toHaveCount(0);
  await page.getByRole('radio', { name: words.all }).check();

  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: words.export }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toBe('estado-do-site.json');
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported.overall).toBe('attention');
  expect(exported.release).toMatch(/./);
  expect(
    Object.fromEntries(
      exported.checks.map(({ id, status }: Record<string, string>) => [id, status]),
    ),
  ).toEqual(PLAIN);
  expect(JSON.stringify(exported)).not.toMatch(/127\.0\.0\.1|https?:/);

  await page.getByRole('link', { name: words.clear }).click();
  expect(new Set(Object.values(await statuses(page)))).toEqual(new Set(['idle']));
  await expect(overall(page)).toHaveAttribute('data-overall', 'idle');
  await expect(page).toHaveURL(/\/check$/);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage))),
  ).not.toContain('check');
});

test('the keyboard alone runs, narrows down and clears', async ({ page }) => {
  await openUnhurried(page);
  const keyboard = keyboardOf(page);
  await keyboard.skipToContent();
  await keyboard.press(runButton(page));
  await untilDone(page);
  await keyboard.tabTo(page.getByRole('radio', { name: words.all }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: words.statuses.success })).toBeChecked();
  await expect(page.locator('[data-check][data-status=warning]:visible')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: words.clear })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(overall(page)).toHaveAttribute('data-overall', 'idle');
  await expect(page.getByRole('link', { name: words.clear })).toBeFocused();
});

test.describe('at one width', () => {
  onlyInOneProject();

  test('each fault shows where it is, in words, and in the whole', async ({ browser, site }) => {
    // Faults are lines in the console.
    const { context } = await newVisitor(browser, site, { baseURL: site.url });
    const page = await context.newPage();
    await openUnhurried(page);
    for (const [what, where, fault, check, status, finding] of FAULTS) {
      await page.route(where, fault);
      await run(page);
      await expect.soft(item(page, check), what).toHaveAttribute('data-status', status);
      const own: Partial<Record<string, string>> = checks.tests[check].findings;
      const said = own[finding] ?? checks.findings[finding];
      await expect.soft(item(page, check).locator('[data-detail]'), what).toHaveText(said);
      const whole = Object.values(await statuses(page)).includes('error') ? 'error' : 'attention';
      await expect.soft(overall(page), what).toHaveAttribute('data-overall', whole);
      await page.unroute(where, fault);
    }
    await run(page);
    expect(await statuses(page)).toEqual(PLAIN);
    await context.close();
  });

  test('who waits too long is told so, and what is slow is called slow', async ({
    browser,
    site,
  }) => {
    const { context } = await newVisitor(browser, site, { baseURL: site.url });
    const page = await context.newPage();
    await page.clock.install({ time: new Date('2026-11-25T12:00:00Z') });
    await open(page);
    // From here on time passes only when the test says so.
    await page.clock.pauseAt(new Date('2026-11-25T13:00:00Z'));
    let isAsked = false;
    await page.route('**/healthz', () => {
      isAsked = true;
    });
    await runButton(page).click();
    await expect.poll(() => isAsked).toBe(true);
    await page.clock.fastForward(7_999);
    await expect(item(page, 'server')).toHaveAttribute('data-status', 'running');
    await page.clock.fastForward(1);
    await untilDone(page);
    await expect(item(page, 'server')).toHaveAttribute('data-status', 'error');
    await expect(item(page, 'server')).toContainText(checks.findings.timeout);
    await page.unroute('**/healthz');

    await page.route(FRONT, async (route) => {
      if (route.request().method() === 'GET') await page.clock.fastForward(2_300);
      await route.continue();
    });
    await run(page);
    await expect(item(page, 'speed')).toHaveAttribute('data-status', 'warning');
    await expect(item(page, 'speed')).toContainText(checks.findings.slow);
    await context.close();
  });

  test('another name of the site, and one without https, are told', async ({ browser, site }) => {
    const { context } = await newVisitor(browser, site, { baseURL: site.url });
    const page = await context.newPage();
    await openUnhurried(page, `http://localhost:${new URL(site.url).port}/check`);
    await run(page);
    await expect(item(page, 'host')).toHaveAttribute('data-status', 'error');
    await expect(item(page, 'host')).toContainText(checks.findings['host-mismatch']);
    await expect(item(page, 'server')).toHaveAttribute('data-status', 'success');

    await page.route('**/check', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const { host } = new URL(site.url);
      const body = html.replace(
        `origin&quot;:&quot;http://${host}`,
        `origin&quot;:&quot;https://${host}`,
      );
      await route.fulfill({ response, body });
    });
    await openUnhurried(page);
    await run(page);
    await expect(item(page, 'host')).toHaveAttribute('data-status', 'error');
    await expect(item(page, 'host')).toContainText(checks.findings['insecure-protocol']);
    await context.close();
  });

  test('the page can be read and used by everybody, before and after', async ({ page }) => {
    await openUnhurried(page);
    await inspectPage(page, 'checks');
    await run(page);
    await inspectPage(page, 'checks, run');
  });

  test('in English they can be read and used as well', async ({ page, record }) => {
    test.skip(!record.locales.includes('en-US'), 'the site has one language');
    await openUnhurried(page, '/en-us/check');
    await page.getByRole('button', { name: checkPageMessages['en-US'].run }).click();
    await expect(overall(page)).toHaveAttribute('data-overall', 'attention');
    await inspectPage(page, 'checks in English');
  });

  test('checks without JavaScript are run by the server, and shown on the page', async ({
    browser,
    site,
  }) => {
    const { context, problems } = await newVisitor(browser, site, {
      baseURL: site.url,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto('/check');
    await expect(page.getByText(words.withoutScripts)).toBeVisible();
    expect(new Set(Object.values(await statuses(page)))).toEqual(new Set(['idle']));
    await runButton(page).click();
    await expect(page).toHaveURL(/executar=sim/);
    // Here the server measures itself: how fast it answers is the machine's.
    const speed: unknown = expect.stringMatching(/success|warning|error/);
    await expect.poll(() => statuses(page)).toEqual({ ...PLAIN, speed });
    await expect(overall(page)).toHaveAttribute('data-overall', /attention|error/);
    await page.getByRole('radio', { name: words.statuses.warning }).check();
    await runButton(page).click();
    await expect(page).toHaveURL(/estado=atencao/);
    await expect(page.locator('[data-check][data-status=success]:visible')).toHaveCount(0);
    await expect(item(page, 'tls')).toBeVisible();

    const loading = page.waitForEvent('download');
    await page.getByRole('link', { name: words.export }).click();
    const exported = JSON.parse(await readFile(await (await loading).path(), 'utf8'));
    expect(exported.checks.length).toBe(PUBLIC_CHECKS.length);
    await page.getByRole('link', { name: words.clear }).click();
    await expect(overall(page)).toHaveAttribute('data-overall', 'idle');
    expect(problems()).toEqual([]);
    await context.close();
  });

  test('what only one visitor has asked for is kept for nobody', async ({ request }) => {
    expect((await request.get('/check')).headers()['cache-control']).toMatch(/^public/);
    for (const path of ['/check?executar=sim', '/check?estado=certo', '/check/resultados.json'])
      expect((await request.get(path)).headers()['cache-control']).toBe('no-store');
    const answer = await request.get('/check/resultado/dns?host=outro.example');
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect((await request.get('/check/resultado/disk')).status()).toBe(404);
  });

  test('on a host of its own the page checks the site by its name, and leads there', async ({
    browser,
    clinicName,
  }) => {
    const port = await freePort();
    const settings = { BASE_URL: `http://localhost:${port}` };
    const { site, close } = await openSite(settings, port, clinicName);
    const { context } = await newVisitor(browser, site);
    const page = await context.newPage();
    await openUnhurried(page, `http://check.localhost:${port}/`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await run(page);
    expect(await statuses(page)).toEqual(PLAIN);
    expect(asked).toContain(`http://localhost:${port}/healthz`);
    await page.getByRole('link', { name: words.clear }).click();
    await expect(overall(page)).toHaveAttribute('data-overall', 'idle');

    await page.route('**/healthz', (route) => route.abort());
    await run(page);
    await expect(item(page, 'server')).toHaveAttribute('data-status', 'error');

    await page.goto(`http://check.localhost:${port}/nada`);
    await expect(page).toHaveURL(`http://check.localhost:${port}/`);
    await page.getByRole('link', { name: 'Serviços' }).first().click();
    await expect(page).toHaveURL(`http://localhost:${port}/servicos`);
    await context.close();
    await close();
  });
});
