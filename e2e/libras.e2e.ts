import type { Browser, BrowserContextOptions } from '@playwright/test';
import { bookAppointmentInBrowser } from './agenda.ts';
import { test as base, expect, onlyInOneProject, type Page, rejectConsent } from './fixtures.ts';
import { answersOfAdult, confirm, expectStep, untilStarted, walkTo } from './journey.ts';
import { type LibrasHost, librasHost } from './libras-host.ts';
import { openSite, type Site } from './sites.ts';
import { watchContext } from './watch-context.ts';

type Readers = {
  /** A reader who has switched Libras on, or not; watched, also for requests to any host but the translator's. */
  openReader: (options?: BrowserContextOptions & { isOn?: boolean }) => Promise<Page>;
};

/** An app whose translator is played by a local server. */
const test = base.extend<Readers, { clinic: { site: Site; host: LibrasHost } }>({
  clinic: [
    async ({ clinicName }, use) => {
      const host = await librasHost();
      const { site, close } = await openSite({ VLIBRAS_URL: host.url }, undefined, clinicName);
      await use({ site, host });
      await close();
      await host.goDown().catch(() => undefined);
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  openReader: async ({ browser, clinic, viewport }, use) => {
    const told: (() => string[])[] = [];
    await use(async ({ isOn = true, ...options } = {}) => {
      const { page, problems } = await newReader(browser, {
        clinic,
        isOn,
        options: { viewport, ...options },
      });
      told.push(problems);
      return page;
    });
    const isExpected = (line: string) =>
      line.startsWith(`foreign: ${clinic.host.url}`) || /Failed to load resource/.test(line);
    expect(told.flatMap((problems) => problems()).filter((line) => !isExpected(line))).toEqual([]);
  },
});

type ReaderParts = {
  clinic: { site: Site };
  isOn: boolean;
  options: BrowserContextOptions;
};

async function newReader(browser: Browser, { clinic, isOn, options }: ReaderParts) {
  const context = await browser.newContext({ baseURL: clinic.site.url, ...options });
  const problems = watchContext(context, clinic.site.url);
  await context.addInitScript(rejectConsent);
  if (isOn) await context.addInitScript(switchOn);
  return { page: await context.newPage(), problems };
}

/** Runs in the page, before its scripts. */
function switchOn(): void {
  if (window.origin === 'null' || sessionStorage.getItem('clareia.accessibility')) return;
  sessionStorage.setItem('clareia.accessibility', JSON.stringify({ libras: true }));
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Libras' });
const stateOf = (page: Page) => panelOf(page).getByRole('status');
const isReady = /Toque em um texto/;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStarted(page);
}

async function translatePage(page: Page, host: LibrasHost): Promise<string[]> {
  const before = host.texts().length;
  await expect(stateOf(page)).toHaveText(isReady);
  await panelOf(page).getByRole('button', { name: 'Traduzir esta página' }).click();
  await expect(stateOf(page)).toHaveText(/^(?:Pronto|Não há texto)/);
  return host.texts().slice(before);
}

onlyInOneProject();

test('without the switch no page loads the translator', async ({
  openReader,
  clinic: { host },
}) => {
  const page = await openReader({ isOn: false });
  for (const path of ['/faq', '/agendamento']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(host.requests()).toEqual([]);
});

test('what is pressed or focused is translated, and links still lead on', async ({
  openReader,
  clinic: { host },
}) => {
  const page = await openReader();
  await open(page, '/privacy');
  await expect(stateOf(page)).toHaveText(isReady);
  const before = host.texts().length;
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  await expect.poll(() => host.texts().slice(before)).toEqual([await heading.textContent()]);
  await expect(stateOf(page)).toHaveText(/^Pronto/);
  const link = page.locator('main p a[href^="/"]').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  expect(host.texts()).toHaveLength(before + 1);
});

test('the whole page is translated passage by passage, with a mark, until it is stopped', async ({
  openReader,
  clinic: { host },
}) => {
  const page = await openReader();
  await open(page, '/privacy');
  const texts = await translatePage(page, host);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts).toContain(await page.getByRole('heading', { level: 1 }).textContent());
  expect(texts.join('').length).toBeLessThanOrEqual(12_000);
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);

  host.become('silent');
  await panelOf(page).getByRole('button', { name: 'Traduzir esta página' }).click();
  await expect(stateOf(page)).toHaveText('Traduzindo…');
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(1);
  await panelOf(page).getByRole('button', { name: 'Parar' }).click();
  await expect(stateOf(page)).toHaveText(/^Pronto/);
  host.become('up');
});

test('the widget works in a frame that has no origin and reaches nothing of the site', async ({
  openReader,
  clinic: { host },
}) => {
  const page = await openReader();
  await open(page, '/faq');
  await expect(stateOf(page)).toHaveText(isReady);
  expect(host.probes().at(-1)).toEqual({
    origin: 'null',
    parent: 'SecurityError',
    place: 'SecurityError',
    cookie: 'SecurityError',
    database: 'SecurityError',
    storage: 'kept',
    code: 42,
    program: true,
  });
  // The host learns neither which page it is, nor is it told anything about it.
  expect(host.requests().filter((line) => !line.endsWith(' -'))).toEqual([]);
});

test('the panel stands still while the page of a booking is scrolled', async ({
  openReader,
  clinic: { site },
}) => {
  const page = await openReader();
  await walkTo(page, 'time', answersOfAdult(site.newPhone()));
  await expect(stateOf(page)).toHaveText(isReady);
  const tops: (number | undefined)[] = [];
  for (const y of [0, 200, 400, 1_000_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))),
    );
    tops.push((await panelOf(page).boundingBox())?.y);
  }
  expect(new Set(tops).size, tops.join(', ')).toBe(1);
});

test('a message of another window than the translator’s frame changes nothing', async ({
  openReader,
  clinic: { host },
}) => {
  const page = await openReader();
  host.become('silent');
  await open(page, '/faq');
  await page.evaluate(() => postMessage({ libras: 'ready' }, '*'));
  await expect(stateOf(page)).toHaveText('Abrindo o tradutor…');
  host.become('up');
});

test('a host that is down is told in words, and tried again', async ({
  openReader,
  clinic: { host },
}) => {
  await host.goDown();
  const page = await openReader();
  await open(page, '/faq');
  await expect(stateOf(page)).toHaveText(/^Não foi possível abrir o tradutor/);
  await host.comeBack();
  await panelOf(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(stateOf(page)).toHaveText(isReady);
  await expect(panelOf(page).getByRole('button', { name: 'Tentar novamente' })).toBeHidden();

  host.become('unwilling');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(stateOf(page)).toHaveText(/^Não foi possível traduzir/);
  host.become('up');
  await panelOf(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(stateOf(page)).toHaveText(/^Pronto/);
});

test('a host that says nothing for ten seconds is told as well', async ({
  openReader,
  clinic: { host },
}) => {
  const page = await openReader();
  await page.clock.install();
  host.become('silent');
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(stateOf(page)).toHaveText('Abrindo o tradutor…');
  await page.clock.fastForward(10_000);
  await expect(stateOf(page)).toHaveText(/^Não foi possível abrir o tradutor/);
  host.become('up');
});

test('nothing that a patient typed, or that is about them, leaves the booking', async ({
  openReader,
  clinic: { site, host },
}) => {
  const page = await openReader();
  const phone = site.newPhone();
  const answers = answersOfAdult(phone);
  const { details } = answers;
  const words = Object.values({
    ...details,
    name: 'Antônia',
    other: 'Reis',
    service: 'Mapeamento',
  });
  const canaries = [...words, phone.slice(-5)].map((word) => word.toLowerCase());
  for (const step of ['service', 'time', 'details', 'check'] as const) {
    await walkTo(page, step, answers);
    if (step === 'service') await untilStarted(page);
    expect((await translatePage(page, host)).length).toBeGreaterThan(0);
    if (step !== 'details') continue;
    // Of a choice the question is translated, not the answer that the keyboard stands on.
    await page.getByLabel('Telefone com DDD').focus();
    // One after the other: a slow host may answer the second before the first.
    for (const said of ['E-mail (se tiver)', 'Como você vai pagar?']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => host.texts().at(-1)).toBe(said);
    }
  }
  await confirm(page);
  await expectStep(page, 'done');
  const protocol = String(await page.locator('.done-protocol strong').textContent());
  await translatePage(page, host);
  await page.getByText(protocol).click();
  await expect(stateOf(page)).toHaveText(/^Este trecho pode ter dados seus/);
  const said = host.texts().join('\n').toLowerCase();
  // The first screen names every service, the same to everybody.
  const later = host.texts().slice(host.texts().lastIndexOf('Quando?')).join('\n').toLowerCase();
  expect(canaries.filter((word) => later.includes(word))).toEqual([]);
  expect([protocol.toLowerCase(), phone].filter((word) => said.includes(word))).toEqual([]);
});

test('nor do the pages of an appointment, in any of their states', async ({
  openReader,
  clinic: { site, host },
}) => {
  const page = await openReader();
  const { manageUrl, protocol } = await bookAppointmentInBrowser(page.request, {
    phone: site.newPhone(),
    email: 'canario@example.com',
  });
  const before = host.texts().length;
  await open(page, manageUrl);
  await translatePage(page, host);
  for (const name of ['remarcar', 'cancelar', 'comprovante', 'de-novo']) {
    await open(page, `/meu-agendamento/${name}`);
    await translatePage(page, host);
    for (const fact of await page.locator('main dd:visible').all())
      await fact.click({ position: { x: 2, y: 2 } });
  }
  const said = host.texts().slice(before).join('\n');
  expect(said).toContain('Dados do agendamento');
  expect(said).not.toMatch(/benedito|alves|mapeamento|canario|\d/i);
  expect(said).not.toContain(protocol);
});

test('a search is not told, its results are', async ({ openReader, clinic: { host } }) => {
  const page = await openReader();
  await open(page, '/busca?busca=catarata+secreta+zuleide');
  const texts = await translatePage(page, host);
  expect(texts.join('\n')).not.toMatch(/zuleide/i);
});

test('English pages lead to the Portuguese one', async ({
  openReader,
  clinic: { host },
  record,
}) => {
  test.skip(!record.locales.includes('en-US'), 'the site has one language');
  const page = await openReader();
  const before = host.requests().length;
  await open(page, '/en-us/faq');
  await expect(panelOf(page).getByRole('status')).toHaveText(/translates from Portuguese only/);
  await expect(panelOf(page).getByRole('link')).toHaveAttribute('href', '/faq');
  expect(host.requests()).toHaveLength(before);
});

test('staff pages have no Libras', async ({ openReader, clinic: { host } }) => {
  const page = await openReader();
  const before = host.requests().length;
  await open(page, '/equipe/entrar');
  await expect(panelOf(page)).toHaveCount(0);
  expect(host.requests()).toHaveLength(before);
});

test('captions show, and the panel leaves with Escape for good', async ({ openReader }) => {
  const page = await openReader();
  await open(page, '/servicos/mapeamento-de-retina');
  await expect(stateOf(page)).toHaveText(isReady);
  const modes = () =>
    page
      .locator('video')
      .evaluateAll((videos) =>
        videos.flatMap((video) =>
          video instanceof HTMLVideoElement ? [...video.textTracks].map(({ mode }) => mode) : [],
        ),
      );
  expect(new Set(await modes())).toEqual(new Set(['showing']));
  await panelOf(page).getByRole('button', { name: 'Traduzir esta página' }).focus();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(JSON.stringify(kept)).not.toMatch(/libras/);
});
