import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { startBackup, startSiteWith } from './backup-hosts.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import { openStarted, untilStarted } from './journey.ts';

const SERVICE = '/servicos/mapeamento-de-retina';
/** The page of a service with the simulator of sight, where the clinic has the service. */
const SEEN = '/servicos/campo-visual';
const hasSimulator = ({ services }: ClinicRecord) =>
  services.some(({ slug }) => SEEN.endsWith(slug));
const NO_SIMULATOR = 'no service of the clinic has the simulator of sight';
const SIMULATOR = /vision-simulator\.island-[^/]*\.js/;

/** A visitor whose connection fails: the resulting console errors are not the page's fault. */
const test = base.extend<{ visitor: Page }>({
  visitor: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    await use(await context.newPage());
    await context.close();
  },
});

/** Makes requests for a file fail this many times; records the requests. */
async function failing(page: Page, file: RegExp, times: number) {
  const requests: string[] = [];
  const state = { left: times, requests };
  await page.route(file, (route) => {
    state.requests.push(new URL(route.request().url()).search);
    state.left -= 1;
    return state.left >= 0 ? route.abort() : route.continue();
  });
  return state;
}

/** Presses a button of the simulator, with the clock running as fast as the retries. */
async function useSimulator(page: Page) {
  await page.clock.install();
  await page.goto(SEEN);
  await untilStarted(page);
  await simulator(page).locator('label').first().dispatchEvent('click');
}

async function passTries(page: Page, requests: readonly string[]) {
  for (const [index, ms] of [1_000, 2_000, 4_000, 2_000].entries()) {
    await expect.poll(() => requests.length).toBeGreaterThan(index);
    await page.clock.runFor(ms);
  }
}

const simulator = (page: Page) => page.locator('[data-island=vision-simulator]');
const isAlive = (page: Page) =>
  simulator(page).evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactContainer')),
  );

test('code that fails twice is asked for again under another address, and lives', async ({
  visitor: page,
  record,
}) => {
  test.skip(!hasSimulator(record), NO_SIMULATOR);
  const state = await failing(page, SIMULATOR, 2);
  await useSimulator(page);
  await expect.poll(() => state.requests).toEqual(['']);
  await page.clock.runFor(1_000);
  await expect(page.getByText('Preparando conteúdo...')).toBeVisible();
  await expect.poll(() => state.requests).toEqual(['', '?again=1']);
  await page.clock.runFor(2_000);
  await expect.poll(() => state.requests).toEqual(['', '?again=1', '?again=2']);
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page.getByText('Preparando conteúdo...')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // One React for all: the chunk that was requested again shares it with the others.
  const shared = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/(?:react|client|jsx-runtime)-[^/]*\.js/.test(name)),
  );
  expect(new Set(shared).size).toBe(shared.length);
  expect(shared.join(' ')).not.toContain('again');
});

test('code that fails for good leaves the page, with the ways on', async ({
  visitor: page,
  record,
}) => {
  test.skip(!hasSimulator(record), NO_SIMULATOR);
  const state = await failing(page, SIMULATOR, 1_000);
  await useSimulator(page);
  await passTries(page, state.requests);
  const view = page.getByRole('alert');
  await expect(view.getByRole('heading')).toHaveText('Conteúdo Médico Indisponível');
  expect(state.requests).toHaveLength(5);
  await expect(view.getByRole('button', { name: 'Recarregar Página' })).toBeVisible();
  const chat = view.getByRole('link', { name: 'WhatsApp Urgente' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(simulator(page)).toBeVisible();

  state.left = 0;
  await view.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(view).toHaveCount(0);
});

test('a link whose code is late leads on by itself', async ({ visitor: page }) => {
  await failing(page, /next-times\.island-[^/]*\.js/, 1_000);
  await page.goto(SERVICE);
  await untilStarted(page);
  await page.getByRole('link', { name: 'Ver próximos horários livres' }).click();
  await expect(page).toHaveURL(/\/agendamento\/horario\?servico=mapeamento-de-retina/);
});

test.describe('with a backup host', () => {
  async function breakPage(page: Page, siteHost: string) {
    const state = await failing(page, SIMULATOR, 1_000);
    await openStarted(page, `http://${siteHost}${SEEN}?de=teste#visao`);
    await page.clock.runFor(1_000);
    await page.waitForLoadState('networkidle');
    await simulator(page).locator('label').first().dispatchEvent('click');
    await passTries(page, state.requests);
    await expect(page.getByRole('alert')).toBeVisible();
  }

  test('that answers, the same page is shown there, once a session', async ({
    visitor: page,
    site,
    record,
  }) => {
    test.skip(!hasSimulator(record), NO_SIMULATOR);
    const backup = await startBackup();
    const own = await startSiteWith(site.url, backup.host);
    await page.clock.install();
    await breakPage(page, own.host);
    await expect.poll(() => backup.requests).toContain('/healthz');
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(`http://${backup.host}${SEEN}`);

    await page.unrouteAll();
    await breakPage(page, own.host);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\?de=teste#visao$/);
    for (const host of [backup, own]) host.stop();
  });

  test('that does not answer, the page stays', async ({ visitor: page, site, record }) => {
    test.skip(!hasSimulator(record), NO_SIMULATOR);
    const backup = await startBackup();
    const own = await startSiteWith(site.url, backup.host);
    backup.stop();
    await page.clock.install();
    await breakPage(page, own.host);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\?de=teste#visao$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    own.stop();
  });
});

test.describe('errors', () => {
  test('a flood of them becomes one report in five seconds, twenty kept', async ({
    visitor: page,
  }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors')) reports.push(request.postData() ?? '');
    });
    await page.clock.install();
    await openStarted(page, '/sobre?telefone=35999990000');
    await page.getByLabel(/nome/i).first().fill('Joana Prado');
    await page.evaluate(() => {
      const words = 'broken for Joana Prado joana@example.com (35) 99999-0000';
      for (let index = 0; index < 300; index += 1) reportError(new TypeError(`${words} x${index}`));
      void Promise.reject(new Error('ResizeObserver loop completed'));
      window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    });
    await page.clock.runFor(1_000);
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).not.toMatch(/joana|prado|99999-?0000/i);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({ type: 'TypeError', url: '/sobre' });
    const kept = await page.evaluate(() => [
      JSON.parse(localStorage.getItem('clareia.errors') ?? '[]').length,
      sessionStorage.getItem('clareia.errors.last')?.includes('x299'),
    ]);
    expect(kept).toEqual([20, true]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.clock.runFor(5_000);
    await page.evaluate(() => reportError(new Error('another one')));
    await expect.poll(() => reports.length).toBe(2);
  });

  test('a report that fails is not reported', async ({ visitor: page }) => {
    let requests = 0;
    await page.route('**/api/errors', (route) => {
      requests += 1;
      return route.abort();
    });
    await openStarted(page, '/sobre');
    await page.evaluate(() => setTimeout(() => Reflect.get(window, 'nothing').there));
    await expect.poll(() => requests).toBe(1);
    const kept = await page.evaluate(() => JSON.parse(localStorage['clareia.errors']).length);
    expect(kept).toBe(1);
  });
});

test.describe('links out of the site', () => {
  test('ask first, and a blocked window opens here', async ({ visitor: page }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'mapa' }));
    await openStarted(page, '/sobre');
    const map = page.getByRole('contentinfo').getByRole('link', { name: 'Ver no mapa' });
    await map.click();
    const dialog = page.getByRole('dialog', { name: 'Você vai sair deste site' });
    await expect(dialog).toContainText('Você será redirecionado para o Google Maps. Continuar?');
    await dialog.getByRole('button', { name: 'Ficar aqui' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(map).toBeFocused();
    await map.click();
    await dialog.getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/google\.com\/maps/);
  });

  test('WhatsApp asks once, and opens here where windows are blocked', async ({
    visitor: page,
  }) => {
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'conversa' }));
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openStarted(page, '/sobre');
    await page.evaluate(() => document.dispatchEvent(new Event('open-contact')));
    await page.getByRole('button', { name: 'Conversar pelo WhatsApp' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  });

  test('a call that plainly does not begin is said so, with the number', async ({
    visitor: page,
    words,
  }) => {
    await page.clock.install();
    await openStarted(page, '/sobre');
    const call = page.getByRole('contentinfo').locator('a[href^="tel:"]').first();
    // A real press would show the browser's own prompt in front of the page.
    const press = () => call.dispatchEvent('click');
    const code = page.waitForResponse(/\/external-link-device-/);
    await press();
    await (await code).finished();
    await page.clock.runFor(60_000);
    await expect(page.locator('#toasts')).toBeEmpty();
    await press();
    await page.clock.runFor(2_500);
    await expect(page.locator('#toasts')).toContainText(
      `Erro ao iniciar chamada. Ligue manualmente: ${words.phone}`,
    );
  });
});
