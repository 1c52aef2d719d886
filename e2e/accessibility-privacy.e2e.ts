import type { BrowserContext } from '@playwright/test';
import { CONTRASTS, FLAGS, NUMBERS, PROFILES } from '#app/features/accessibility/settings.ts';
import { SETTINGS_KEY } from '#app/features/accessibility/stored-keys.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import { openStarted, writeToClinic } from './journey.ts';
import { openSite, type Site } from './sites.ts';

// What somebody switches on to read tells of their health. With every consent given and everything measured, no
// request, error report or line of the server's log may have a word of it.

/** An app whose clinic uses Google and the ad pixel; both are blocked, so clicks are measured by the site itself. */
const test = base.extend<object, { measured: Site }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures are needed
    async ({}, use) => {
      const env = { GA_MEASUREMENT_ID: 'G-TEST12345', AD_PIXEL_ID: '123456789012345' };
      const { site, close } = await openSite(env);
      await use(site);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const RECORD = {
  ...Object.fromEntries(Object.entries(NUMBERS).map(([key, [, most]]) => [key, most])),
  ...Object.fromEntries(FLAGS.map((key) => [key, key !== 'ttsSpeaking'])),
  contrast: 'dark',
  profile: 'daltonismo',
};
/** "zoom" and "libras" are also words of others; in the record they stand between quotes. */
const SHORT = /^(?:zoom|libras|profile|contrast)$/;
const WORDS = [
  SETTINGS_KEY,
  'data-settings',
  'dataset.settings',
  'Acessibilidade',
  ...CONTRASTS.map((contrast) => `contrast-${contrast}`),
  ...Object.keys(RECORD).map((key) => (SHORT.test(key) ? `"${key}"` : key)),
  ...PROFILES,
];

test('what a reader has switched on is in no request, no error report and no log', async ({
  browser,
  measured,
}) => {
  const context = await browser.newContext({ baseURL: measured.url });
  await context.addInitScript(store, [SETTINGS_KEY, JSON.stringify(RECORD)] as const);
  await context.route(/googletagmanager|connect\.facebook|gtag\.js/, (route) =>
    route.abort('blockedbyclient'),
  );
  const sent = listen(context);
  const page = await context.newPage();
  await openStarted(page, '/faq');
  await page.getByRole('button', { name: 'Aceitar todos' }).click();
  // A click that is measured, so that the silence about the others says something.
  await expect(async () => {
    await page.locator('main a[href*="#"]').first().click();
    expect(sent.some((each) => each.includes('"click"'))).toBe(true);
  }).toPass();
  expect(await touchSettings(page)).toEqual(['conteudo']);
  for (const path of ['/', '/planos']) {
    await openStarted(page, path);
    await touchSettings(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error(`probe: ${document.documentElement.outerHTML.slice(0, 80)}`);
      });
    });
  }
  await writeToClinic(page);
  await expect.poll(() => sent.some((each) => each.includes('/api/errors'))).toBe(true);

  expect(wordsIn(sent.join('\n'))).toEqual([]);
  expect(wordsIn(measured.printed())).toEqual([]);
  await context.close();
});

/** Presses something of every kind in the panel. @returns what others' scripts could hear of it */
async function touchSettings(page: Page): Promise<string[]> {
  await page.evaluate(hearPresses);
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  const panel = page.getByRole('dialog', { name: 'Acessibilidade' });
  await panel.getByRole('button', { name: 'Contraste' }).click();
  await panel.getByRole('button', { name: 'Diminuir a letra' }).click();
  await panel.getByText('Perfis prontos').click();
  await panel.getByRole('button', { name: 'Dislexia' }).click();
  await panel.getByText('Teclado', { exact: true }).click();
  await panel.getByText('Ajuda para quem usa o teclado').click();
  await expect(panel.getByLabel('Ajuda para quem usa o teclado')).toBeChecked();
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await page.locator('main').click({ position: { x: 4, y: 4 } });
  return page.evaluate(() => document.documentElement.title.split(' '));
}

/** As scripts for measuring do it: on the way down, before whatever is pressed. */
function hearPresses(): void {
  const heard: string[] = [];
  for (const type of ['click', 'change', 'input'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) heard.push(target.closest('dialog, main')?.id ?? '');
        document.documentElement.title = heard.join(' ');
      },
      { capture: true },
    );
}

function wordsIn(text: string): string[] {
  return WORDS.filter((word) => text.includes(word));
}

/** Every request of a context from now on: address, headers and body. */
function listen(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const headers = JSON.stringify(request.headers());
    sent.push(`${decodeURIComponent(request.url())} ${headers} ${request.postData() ?? ''}`);
  });
  return sent;
}

/** Runs in the page, before its scripts. */
function store([key, record]: readonly [string, string]): void {
  if (location.origin !== 'null') localStorage.setItem(key, record);
}
