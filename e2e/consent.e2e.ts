import { expect, onlyInOneProject, type Page, test } from './fixtures.ts';

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
    await page.waitForFunction(() => document.readyState === 'complete');
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
    await expect(page.getByText('Suas preferências foram salvas.')).toBeVisible();
    expect(await granted(page)).toEqual(NEEDED);
    const at = await page.evaluate(() => localStorage.getItem('clareia.consent.changedAt'));
    expect(Number.isNaN(Date.parse(at ?? ''))).toBe(false);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_300);
    await expect(banner(page)).toBeHidden();
  });
});

test.describe('the preferences', () => {
  onlyInOneProject();

  test('open from the banner and from the footer, and keep each choice', async ({ page }) => {
    await page.goto('/faq');
    await banner(page).getByRole('button', { name: 'Gerenciar Preferências' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(dialog(page).getByLabel('Necessário')).toBeDisabled();
    await expect(dialog(page).getByLabel('Contar visitas')).toBeFocused();
    await dialog(page).getByLabel('Divulgação').check();
    await dialog(page).getByRole('button', { name: 'Salvar escolhas' }).click();
    await expect(dialog(page)).toBeHidden();
    const marketing = ['ad_storage', 'ad_user_data', 'ad_personalization'];
    expect((await granted(page))?.sort()).toEqual([...NEEDED, ...marketing].sort());

    await page.getByRole('link', { name: 'Cookies e preferências' }).click();
    await expect(dialog(page).getByLabel('Divulgação')).toBeChecked();
    await expect(dialog(page).getByLabel('Contar visitas')).not.toBeChecked();
    await expect(dialog(page).getByText(/^[0-9a-f]{32}$/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Aceitar todos' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await granted(page)).toHaveLength(7);
    const updates = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => JSON.stringify(Object.values(Object(entry)))),
    );
    expect(updates.at(-1)).toContain('"consent","update",{"ad_storage":"granted"');
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

  test('in English the same, with a language of its own', async ({ page }) => {
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
