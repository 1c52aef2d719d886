import { expect, onlyInOneProject, type Page, test } from './fixtures.ts';
import { openStarted, untilStarted } from './journey.ts';

test.use({ hasAnswered: false });

const NEEDED = ['functionality_storage', 'security_storage'];
const banner = (page: Page) => page.getByRole('region', { name: 'Privacidade' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preferências de privacidade' });

/** The granted keys of the stored record; undefined without one. */
const granted = (page: Page) =>
  page.evaluate(() => {
    const text = localStorage.getItem('clareia.consent');
    if (text === null) return undefined;
    const record: Record<string, string> = JSON.parse(text);
    return Object.keys(record).filter((key) => record[key] === 'granted');
  });

test.describe('the banner', () => {
  test('comes one second after the page, with three answers of the same size', async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T12:00:00Z' });
    await page.clock.pauseAt('2026-11-23T12:00:01Z');
    await page.goto('/faq');
    await untilStarted(page);
    await page.clock.runFor(990);
    await expect(banner(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(banner(page)).toBeVisible();
    const sizes = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
          return [Math.round(width), height, color, backgroundColor, fontSize, fontWeight].join();
        }),
      );
    expect(sizes).toHaveLength(3);
    expect(new Set(sizes).size).toBe(1);
    const { height = 0 } = (await banner(page).boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.3);
    expect(await granted(page)).toBeUndefined();
  });

  test('is gone after an answer, which is kept with its time and a receipt', async ({ page }) => {
    await page.goto('/');
    const sent = page.waitForResponse(/\/privacy\/recibo$/);
    await banner(page).getByRole('button', { name: 'Rejeitar todos' }).click();
    expect((await sent).status()).toBe(204);
    await expect(banner(page)).toBeHidden();
    // It says nothing more: the answer was the visitor's own.
    await expect(page.locator('#toasts')).toBeEmpty();
    expect(await granted(page)).toEqual(NEEDED);
    const at = await page.evaluate(() => localStorage.getItem('clareia.consent.changedAt'));
    expect(Number.isNaN(Date.parse(at ?? ''))).toBe(false);
    await openStarted(page, '/faq');
    await page.waitForTimeout(1_300);
    await expect(banner(page)).toBeHidden();
  });
});

test.describe('an answer', () => {
  onlyInOneProject();

  for (const label of ['Rejeitar todos', 'Aceitar todos']) {
    test(`is kept at the press, also when the page is left at once: ${label}`, async ({ page }) => {
      // The code that follows an answer is still on its way.
      await page.route(/\/assets\/(?:consent-answers|answer-consent)/, () => undefined);
      await page.clock.install();
      await page.goto('/servicos');
      await untilStarted(page);
      await page.clock.runFor(1_100);
      await banner(page).getByRole('button', { name: label }).click();
      await page.unrouteAll();
      const sent = page.waitForRequest(/\/privacy\/recibo$/);
      await page.goto('/faq');
      await untilStarted(page);
      expect(await granted(page)).toHaveLength(label === 'Aceitar todos' ? 7 : NEEDED.length);
      await page.clock.runFor(5_000);
      await expect(banner(page)).toBeHidden();
      const receipt = new URLSearchParams((await sent).postData() ?? '');
      expect(receipt.get('id')).toMatch(/^[0-9a-f]{32}$/);
      expect(receipt.get('analytics')).toBe(label === 'Aceitar todos' ? 'sim' : 'nao');
    });
  }

  test('of the preferences too, and the next receipt names the one before', async ({ page }) => {
    await page.goto('/faq');
    const first = page.waitForResponse(/\/privacy\/recibo$/);
    await banner(page).getByRole('button', { name: 'Rejeitar todos' }).click();
    await first;
    await page.getByRole('link', { name: 'Cookies e preferências' }).click();
    await dialog(page).getByLabel('Medir as visitas').check();
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('offline'));
    });
    await dialog(page).getByRole('button', { name: 'Salvar escolhas' }).click();
    expect(await granted(page)).toHaveLength(NEEDED.length + 1);
    const second = page.waitForRequest(/\/privacy\/recibo$/);
    await page.goto('/sobre');
    const [before, after] = [(await first).request(), await second].map(
      (request) => new URLSearchParams(request.postData() ?? ''),
    );
    expect(after?.get('previous')).toBe(before?.get('id'));
    expect(after?.get('id')).not.toBe(before?.get('id'));
  });
});

test.describe('the preferences', () => {
  onlyInOneProject();

  test('open from the banner and from the footer, and keep each choice', async ({ page }) => {
    await page.goto('/faq');
    const manage = banner(page).getByRole('button', { name: 'Gerenciar Preferências' });
    await manage.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    // Nothing was answered.
    await expect(manage).toBeFocused();
    await manage.click();
    await expect(dialog(page).getByLabel('Necessário')).toBeDisabled();
    await expect(dialog(page).getByLabel('Medir as visitas')).toBeFocused();
    await dialog(page).getByLabel('Divulgação').check();
    await dialog(page).getByRole('button', { name: 'Salvar escolhas' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const marketing = ['ad_storage', 'ad_user_data', 'ad_personalization'];
    expect((await granted(page))?.sort()).toEqual([...NEEDED, ...marketing].sort());

    const again = page.getByRole('link', { name: 'Cookies e preferências' });
    await again.click();
    await dialog(page).getByRole('button', { name: 'Salvar escolhas' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(again).toBeFocused();
    await again.click();
    await expect(dialog(page).getByLabel('Divulgação')).toBeChecked();
    await expect(dialog(page).getByLabel('Medir as visitas')).not.toBeChecked();
    await expect(dialog(page).getByText(/^[0-9a-f]{32}$/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Aceitar todos' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await granted(page)).toHaveLength(7);
    const lastUpdate = () =>
      page.evaluate(() => JSON.stringify(Object.values(Object(window.dataLayer?.at(-1)))));
    await expect.poll(lastUpdate).toContain('"consent","update",{"ad_storage":"granted"');
  });

  test('a receipt that could not be sent is sent with the next page', async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('offline'));
    });
    await banner(page).getByRole('button', { name: 'Aceitar todos' }).click();
    await expect.poll(() => granted(page)).toHaveLength(7);
    const sent = page.waitForResponse(/\/privacy\/recibo$/);
    await page.goto('/sobre');
    expect((await sent).status()).toBe(204);
  });

  test('in English the same, with a language of its own', async ({ page, record }) => {
    test.skip(!record.locales.includes('en-US'), 'the site has one language');
    await page.goto('/en-us/faq');
    const sent = page.waitForRequest(/\/en-us\/privacy\/recibo$/);
    await page
      .getByRole('region', { name: 'Privacy' })
      .getByRole('button', { name: 'Accept all' })
      .press('Enter');
    await sent;
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('staff pages ask nothing and keep no room for a question or a header', async ({ page }) => {
  await page.clock.install();
  await page.goto('/equipe/entrar', { waitUntil: 'networkidle' });
  await page.clock.runFor(5_000);
  await expect(banner(page)).toHaveCount(0);
  const room = await page.evaluate(() => {
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    return [Number.parseFloat(scrollPaddingTop) < 24, scrollPaddingBottom];
  });
  expect(room).toEqual([true, 'auto']);
});

test.describe('without JavaScript', () => {
  onlyInOneProject();
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and the footer leads to the policy', async ({ page }) => {
    await page.goto('/faq');
    await expect(banner(page)).toBeHidden();
    await page.getByRole('link', { name: 'Cookies e preferências' }).click();
    await expect(page).toHaveURL(/\/privacy#cookies$/);
  });
});
