import type { Browser } from '@playwright/test';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { chooseService, chooseTime, expectStep, goOn, PATHS, untilStarted } from './journey.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

/** What extensions and translators do to a page before its script starts. */
const CHANGES = {
  'an element is put in': () => {
    for (const field of document.querySelectorAll('main form, main form .choice'))
      field.prepend(document.createElement('com-1password-button'));
  },
  'the words are wrapped by a translator': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text);
    }
  },
  'a text is changed': () => {
    for (const each of document.querySelectorAll('main h1, main legend'))
      each.textContent = 'Outro';
  },
};

const LOST_SCRIPTS = {
  'the script cannot be loaded': 'abort',
  'the script breaks': 'throw new Error("broken");',
};

/** Pages with a form: how one gets there, and what one does on them. */
const PAGES = {
  booking: {
    async open(page: Page) {
      await page.goto(PATHS.service);
      await chooseService(page, 'Mapeamento de retina');
      await expectStep(page, 'time');
    },
    async send(page: Page) {
      await chooseTime(page);
      await goOn(page);
      await expectStep(page, 'details');
    },
  },
  manage: {
    async open(page: Page, site: Site) {
      const phone = site.newPhone();
      const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone });
      await page.goto(manageUrl);
      await page.goto('/meu-agendamento/remarcar');
    },
    async send(page: Page) {
      await chooseTime(page);
      await goOn(page);
      await expect(
        page.getByRole('heading', { name: 'Remarcar para este horário?' }),
      ).toBeVisible();
    },
  },
  staff: {
    async open(page: Page, site: Site) {
      await signIn(page, site, { role: 'reception' });
      await page.goto('/equipe/mensagens');
    },
    async send(page: Page) {
      await page.getByLabel('Procurar').fill('Rosa');
      await page.getByRole('button', { name: 'Procurar' }).click();
      await expect(page).toHaveURL(/Rosa/);
    },
  },
};

/** Its errors are expected, so nobody watches it. */
async function newVisitor(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  return context.newPage();
}

/**
 * Opens the page anew, without the scripts that start it.
 * @returns lets them come, or fail
 */
async function openWithoutScripts(page: Page, answer?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/islands-[\w-]+\.js/, async (route) => {
    await promise;
    if (answer === 'abort') await route.abort();
    else if (answer) await route.fulfill({ contentType: 'text/javascript', body: answer });
    else await route.continue();
  });
  // Without these scripts the page is never loaded.
  await page.goto(page.url(), { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.readyState !== 'loading' || document.querySelector('#toasts'),
  );
  return resolve;
}

for (const [where, { open, send }] of Object.entries(PAGES)) {
  for (const [what, change] of Object.entries(CHANGES)) {
    test(`${where}: ${what} before the script starts, and the form works`, async ({
      browser,
      site,
    }) => {
      const page = await newVisitor(browser, site);
      await open(page, site);
      const go = await openWithoutScripts(page);
      await page.evaluate(change);
      go();
      await untilStarted(page);
      await expectWhole(page);
      await send(page);
      await page.context().close();
    });
  }

  for (const [what, answer] of Object.entries(LOST_SCRIPTS)) {
    test(`${where}: ${what}, and the server's form stands`, async ({ browser, site }) => {
      const page = await newVisitor(browser, site);
      await open(page, site);
      const go = await openWithoutScripts(page, answer);
      const asked =
        answer === 'abort' ? page.waitForEvent('requestfailed') : page.waitForEvent('pageerror');
      go();
      await asked;
      await page.unrouteAll();
      await expectWhole(page);
      await send(page);
      await page.context().close();
    });
  }
}

/** The form is there, and a way to call. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('main form').first()).toBeVisible();
  if (page.url().includes('/equipe')) return;
  const phone = page.locator('a[href^="tel:"]').filter({ visible: true }).first();
  await phone.scrollIntoViewIfNeeded();
  await expect(phone).toBeVisible();
}
