import { expect, onlyInOneProject, type Page, test } from './fixtures.ts';
import { openStarted, untilStarted } from './journey.ts';

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const toast = (page: Page, text: string) =>
  page.evaluate(
    (label) => document.dispatchEvent(new CustomEvent('toast', { detail: { text: label } })),
    text,
  );

test.describe('on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 1000, 'not on wide screens');

  test('past 600 px booking and WhatsApp are at the thumb, and hide nothing for good', async ({
    page,
  }) => {
    await openStarted(page, '/sobre');
    const bar = page.getByRole('region', { name: 'Ações rápidas' });
    await scrollTo(page, 600);
    await expect(bar).toBeHidden();
    await scrollTo(page, 601);
    await expect(bar.getByRole('link', { name: 'Agendar consulta' })).toBeVisible();
    await expect(bar.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank');
    await scrollTo(page, 1_000_000);
    const last = page.locator('.site-footer a').last();
    await last.focus();
    const [covered, top] = [await last.boundingBox(), (await bar.boundingBox())?.y ?? 0];
    expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeLessThanOrEqual(top);
  });

  test('the booking itself has no such bar', async ({ page }) => {
    await page.goto('/agendamento');
    await expect(page.locator('.sticky-schedule')).toHaveCount(0);
  });

  test.describe('before the answer about privacy', () => {
    test.use({ hasAnswered: false });

    test('the bar waits for it', async ({ page }) => {
      await openStarted(page, '/sobre');
      const question = page.getByRole('region', { name: 'Privacidade' });
      await expect(question).toBeVisible();
      await scrollTo(page, 900);
      const bar = page.getByRole('region', { name: 'Ações rápidas' });
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'far');
      await expect(bar).toBeHidden();
      await question.getByRole('button', { name: 'Rejeitar todos' }).click();
      await expect(bar).toBeVisible();
    });
  });

  test('the menu closes after a choice', async ({ page }) => {
    await openStarted(page, '/en-us');
    await scrollTo(page, 900);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('on a wide screen', () => {
  onlyInOneProject();

  test('past 50 px the header stands out from the page', async ({ page }) => {
    await openStarted(page, '/sobre');
    const header = page.locator('.site-header');
    await scrollTo(page, 50);
    await expect(header).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 51);
    await expect(header).not.toHaveCSS('box-shadow', 'none');
  });

  test('choosing home while at home scrolls to the top without loading it again', async ({
    page,
  }) => {
    await openStarted(page, '/#duvidas');
    await scrollTo(page, 900);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Início' })
      .click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(/\/$/);
    expect(loads).toBe(0);
  });

  test('one toast at a time, for five seconds, not while it is read', async ({ page }) => {
    await page.clock.install();
    await page.goto('/sobre');
    await untilStarted(page);
    // From here on the clock moves only when told, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const area = page.getByRole('status').and(page.locator('#toasts'));
    await expect(area).toBeEmpty();
    await toast(page, 'Primeiro aviso');
    await page.clock.runFor(4_900);
    await expect(area).toContainText('Primeiro aviso');
    await toast(page, 'Segundo aviso');
    await expect(area.locator('.toast')).toHaveCount(1);
    await page.clock.runFor(4_900);
    await area.getByText('Segundo aviso').hover();
    await page.clock.runFor(60_000);
    await expect(area).toContainText('Segundo aviso');
    await page.mouse.move(0, 0);
    await area.getByRole('button', { name: 'Fechar' }).focus();
    await page.clock.runFor(60_000);
    await expect(area).toContainText('Segundo aviso');
    await page.getByRole('link', { name: 'Ir para o conteúdo' }).focus();
    await page.clock.runFor(5_000);
    await expect(area).toBeEmpty();
    await toast(page, 'Terceiro aviso');
    await area.getByRole('button', { name: 'Fechar' }).click();
    await expect(area).toBeEmpty();
  });

  test('the contact dialog opens by its event', async ({ page }) => {
    await openStarted(page, '/sobre');
    await page.evaluate(() => document.dispatchEvent(new Event('open-contact')));
    await expect(page.getByRole('dialog').first()).toBeVisible();
  });

  test('the switch leads to the same page in the other language and back', async ({ page }) => {
    await page.goto('/servicos/paquimetria');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /English/ }).click();
    await expect(page).toHaveURL(/\/en-us\/servicos\/paquimetria$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await header.getByRole('link', { name: /Português/ }).click();
    await expect(page).toHaveURL(/\/servicos\/paquimetria$/);
    const alternates = page.locator('head link[rel=alternate][hreflang]');
    await expect(alternates).toHaveCount(3);
    await page.goto('/nao-existe');
    await expect(header.getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en-us');
  });
});
