import { expect, type Page, test } from './fixtures.ts';
import { expectStep, field, PATHS, radio, untilImproved, untilStarted } from './journey.ts';
import { expectFocusSeen, keyboardOf } from './keyboard-focus.ts';

const MOST_TABS = 60;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an appointment is booked by the keyboard alone', async ({ page, site, words }) => {
      const keys = keyboardOf(page);
      const main = page.getByRole('main');
      await page.goto(PATHS.service);
      if (javaScriptEnabled) await untilStarted(page);

      await keys.skipToContent();
      await keys.press(main.getByRole('link', { name: /^Consulta / }));
      await expectStep(page, 'time');

      if (javaScriptEnabled) await untilImproved(page);
      await keys.skipToContent();
      await keys.tabTo(page.getByRole('radio'));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await keys.press(page.getByRole('button', { name: 'Continuar', exact: true }));
      await expectStep(page, 'details');

      if (javaScriptEnabled) await untilImproved(page);
      await keys.skipToContent();
      await keys.tabTo(radio(page, 'Eu'));
      const details = {
        'Seu nome completo': 'Antônia Reis',
        'Sua data de nascimento': '04031950',
        'Telefone com DDD': site.newPhone(),
        'E-mail (se tiver)': '',
      };
      for (const [label, value] of Object.entries(details))
        await keys.type(field(page, label), value);
      await keys.tabTo(radio(page, 'Particular'));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: words.insurer })).toBeChecked();
      await page.keyboard.press('Shift+Tab');
      await expect(field(page, 'E-mail (se tiver)')).toBeFocused();
      // In a field, Enter submits; the back button comes first on the page.
      await page.keyboard.press('Enter');
      await expectStep(page, 'check');

      await keys.skipToContent();
      await keys.choose(page.getByRole('checkbox'));
      await keys.press(page.getByRole('button', { name: 'Confirmar agendamento' }));
      await expectStep(page, 'done');
      expect(keys.tabs()).toBeLessThanOrEqual(MOST_TABS);
    });
  });
}

test('the menu and the contact dialog open, close and give the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectFocusStaysIn(page, 'Menu');
  await page.getByRole('button', { name: 'Fechar' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(menu).toBeFocused();
  const contact = page.getByRole('button', { name: 'Ver todas as formas de contato' });
  await contact.focus();
  await page.keyboard.press('Space');
  await expectFocusStaysIn(page, 'Como você prefere falar com a gente?');
  const whatsapp = page.getByRole('button', { name: 'Conversar pelo WhatsApp' });
  await whatsapp.focus();
  await page.keyboard.press('Enter');
  await expectFocusStaysIn(page, 'Você vai sair deste site');
  await page.keyboard.press('Escape');
  await expect(whatsapp).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(contact).toBeFocused();
});

test('a dialog closes at a press beside it', async ({ page }) => {
  await page.goto('/');
  const contact = page.getByRole('button', { name: 'Ver todas as formas de contato' });
  // Nobody scrolls and presses within a frame; on phones the bar would come between press and release.
  await contact.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'far');
  await contact.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(contact).toBeFocused();
});

for (const path of ['/', '/servicos/mapeamento-de-retina', '/agendamento']) {
  test(`the focus can be seen all the way through ${path}`, async ({ page }) => {
    await page.goto(path);
    const stops = await page.evaluate(
      () => document.querySelectorAll('a[href], button, input, summary').length,
    );
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      await expectFocusSeen(page);
    }
  });
}

/** Nothing behind the dialog can be reached, however often Tab is pressed. */
async function expectFocusStaysIn(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    // Past the last control comes the browser itself.
    const isInside = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, `after ${presses + 1} Tabs`).toBe(true);
  }
}
