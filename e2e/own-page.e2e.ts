import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';

const line = (page: Page) => page.locator('#preparo').getByRole('button').first();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a patient ticks what they have done, and takes a consent back', async ({
      page,
      site,
    }) => {
      const booked = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
      await page.goto(booked.manageUrl);
      await expect(line(page)).toHaveAttribute('aria-pressed', 'false');
      if (javaScriptEnabled) await inspectPage(page, 'own page');
      await line(page).click();
      await expect(page).toHaveURL(/\/meu-agendamento#linha-/);
      await expect(line(page)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(line(page)).toHaveAttribute('aria-pressed', 'true');
      await page.getByText('O que você autorizou').click();
      await page.getByRole('button', { name: 'Retirar a autorização' }).click();
      await expect(page.getByText(/^Retirado em /)).toBeVisible();
      if (javaScriptEnabled) await inspectPage(page, 'own page after a consent was taken back');
    });
  });
}
