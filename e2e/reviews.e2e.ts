import { localPath } from '#app/platform/locale.ts';
import { GOOGLE_KEY, type GooglePeer, PLACE_ID, startGoogle } from '#tests/google-peer.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { openSite, type Site } from './sites.ts';
import { signIn } from './staff.ts';
import { watchContext } from './watch-context.ts';

type Reviewed = { site: Site; google: GooglePeer };

/** A site that asks a server which plays Google for its reviews. */
const test = base.extend<object, { reviewed: Reviewed }>({
  reviewed: [
    async ({ clinicName }, use) => {
      const google = await startGoogle();
      const settings = {
        MAPS_KEY: GOOGLE_KEY,
        MAPS_PLACE_ID: PLACE_ID,
        PLACES_ORIGIN: google.origin,
      };
      const { site, close } = await openSite(settings, undefined, clinicName);
      await use({ site, google });
      await close();
      await google.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: ({ reviewed }, use) => use(reviewed.site),
});

const reviewsOf = (page: Page) => page.locator('section', { has: page.locator('#opinioes') });

test('the home and the page about the clinic show what people wrote at Google, to everybody', async ({
  page,
  browser,
  site,
  viewport,
}) => {
  for (const path of ['/sobre', '/']) {
    await page.goto(path);
    const reviews = reviewsOf(page);
    await expect(reviews).toContainText('média de 1.278 avaliações');
    await expect(reviews).toContainText('Esperei quarenta minutos na recepção.');
    await expect(
      reviews.getByRole('link', { name: 'Teresa Exemplo', exact: true }),
    ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/contrib\//);
    await expect(reviews).not.toContainText('exemplo');
    await inspectPage(page, `${path} with reviews of Google`);
  }
  const context = await browser.newContext({
    baseURL: site.url,
    viewport,
    javaScriptEnabled: false,
  });
  const problems = watchContext(context, site.url);
  const plain = await context.newPage();
  await plain.goto('/sobre');
  await expect(reviewsOf(plain)).toContainText('Explicaram cada passo com calma.');
  await expect(plain.getByRole('link', { name: 'Avalie a clínica no Google' })).toBeVisible();
  await context.close();
  expect(problems()).toEqual([]);
});

test('in English they are dated and counted as there', async ({ page, record }) => {
  test.skip(!record.locales.includes('en-US'), 'the site has one language');
  await page.goto('/en-us/sobre');
  await expect(reviewsOf(page)).toContainText('average of 1,278 reviews');
  await expect(reviewsOf(page)).toContainText('November 2, 2025');
});

test('a link to Google asks first, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/sobre');
  await untilStarted(page);
  const link = reviewsOf(page).getByRole('link', { name: 'Ver no Google', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Google');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
});

/** Opens a page that the device's own worker has brought. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
}

test('nothing of Google is kept by caches or by the visitor’s device, and no key is sent', async ({
  openVisitor,
  site,
  record,
}) => {
  const about = record.locales.map((locale) => localPath(locale, '/sobre'));
  const device = await openVisitor({ baseURL: site.url, serviceWorkers: 'allow' });
  for (const path of ['/', '/google-reviews-test', ...about]) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    expect(answer.headers.get('cache-control'), path).toBe('private, max-age=0, must-revalidate');
    expect(html, path).toContain('Teresa Exemplo');
    expect(html, path).not.toMatch(/AIza|googleusercontent|x-kept-seconds/);
    expect(html, path).not.toMatch(/"ratingValue":4\.6/);
  }
  for (const path of ['/faq', '/sobre', '/']) await visit(device, path);
  const kept = await device.evaluate(async () => {
    const pages = await caches.open('clareia-pages-1');
    const answers = await pages.matchAll();
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const paths = (await pages.keys()).map(({ url }) => new URL(url).pathname);
    return { paths, text: texts.join('\n') };
  });
  expect(kept.paths).toEqual(['/faq']);
  expect(kept.text).not.toContain('Teresa Exemplo');
  for (const path of ['/busca?q=Explicaram', '/blog/feed.xml', '/llms.txt', '/sitemap.xml'])
    expect(await (await fetch(site.url + path)).text(), path).not.toContain('Teresa Exemplo');
  expect(site.printed()).not.toMatch(/AIza|Teresa|ChIJclareia/);
});

test('staff ask now, read why it fails and what to do; visitors then see no others than marked examples', async ({
  page,
  openVisitor,
  reviewed,
  record,
}) => {
  const { site, google } = reviewed;
  const staff = await openVisitor();
  await signIn(staff, site, { role: 'reception' });
  await staff.goto('/equipe/avaliacoes');
  await expect(staff.getByText('chegaram avaliações')).toBeVisible();
  await staff.getByRole('button', { name: 'Perguntar agora ao Google' }).click();
  await expect(staff.locator('.notice[role=status]')).toContainText('4 avaliações');
  await inspectPage(staff, 'the state of the reviews');
  google.behave('forbidden');
  await staff.getByRole('button', { name: 'Perguntar agora ao Google' }).click();
  await expect(staff.locator('.notice[role=status]')).toContainText('O Google recusou a chave');
  await expect(staff.locator('.notice[role=status]')).toContainText('MAPS_KEY');
  // What came before stands for its hour.
  await page.goto('/sobre');
  await expect(reviewsOf(page)).toContainText('Teresa Exemplo');
  google.behave('no-reviews');
  await staff.getByRole('button', { name: 'Perguntar agora ao Google' }).click();
  await expect(staff.locator('.notice[role=status]')).toContainText('não há avaliações');
  await page.goto('/sobre');
  await expect(reviewsOf(page)).not.toContainText('Teresa Exemplo');
  await expect(reviewsOf(page).getByText('São exemplos', { exact: true })).toHaveCount(
    record.examples?.reviews ? 1 : 0,
  );
  await expect(reviewsOf(page).getByRole('link', { name: 'Ver no Google' })).toBeVisible();
  await inspectPage(page, 'the clinic without reviews of Google');
  await page.goto('/google-reviews-test');
  await expect(page.getByText('o Google respondeu, mas não há avaliações')).toBeVisible();
  await inspectPage(page, 'the test page of the reviews');
  google.behave('fine');
  await staff.getByRole('button', { name: 'Perguntar agora ao Google' }).click();
  await expect(staff.locator('.notice[role=status]')).toContainText('Chegaram avaliações');
  await page.goto('/sobre');
  await expect(reviewsOf(page)).toContainText('Teresa Exemplo');
});

test('an editor takes them off the site, and puts them back', async ({
  page,
  openVisitor,
  site,
}) => {
  const staff = await openVisitor();
  await signIn(staff, site, { role: 'editor' });
  await staff.goto('/equipe/depoimentos');
  await staff.getByLabel('Mostrar as avaliações do Google').uncheck();
  await staff.getByRole('button', { name: 'Salvar' }).click();
  await expect(staff.getByText('Salvo.')).toBeVisible();
  await inspectPage(staff, 'the switch of the reviews');
  await expect(async () => {
    await page.goto('/sobre');
    // A clinic that shows no others has no such part on its page.
    await expect(page.locator('main')).not.toContainText('Teresa Exemplo', { timeout: 100 });
  }).toPass();
  await staff.getByLabel('Mostrar as avaliações do Google').check();
  await staff.getByRole('button', { name: 'Salvar' }).click();
  await expect(async () => {
    await page.goto('/sobre');
    await expect(reviewsOf(page)).toContainText('Teresa Exemplo', { timeout: 100 });
  }).toPass();
});
