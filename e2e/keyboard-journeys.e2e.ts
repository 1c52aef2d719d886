import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { openStarted, untilImproved, untilStarted } from './journey.ts';
import { keyboardOf } from './keyboard-focus.ts';

// What visitors do besides booking, by the keyboard alone; the focus is seen after each Tab.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

test('an appointment is moved and then cancelled', async ({ page, site }) => {
  const keys = keyboardOf(page);
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto(manageUrl);
  await untilStarted(page);
  await keys.skipToContent();
  await keys.press(link(page, 'Remarcar'));

  await expect(page).toHaveURL(/\/remarcar$/);
  await untilImproved(page);
  await untilStarted(page);
  await keys.skipToContent();
  // Today's times are too near to be changed again.
  const day = page.locator('.day-strip li').nth(2).getByRole('link');
  await keys.press(day);
  await expect(day).toHaveAttribute('aria-current', 'date');
  await keys.tabTo(page.getByRole('radio'));
  await page.keyboard.press('Space');
  await keys.press(button(page, 'Continuar'));
  // The answer begins at the content.
  await expect(heading(page)).toHaveText('Remarcar para este horário?');
  await untilStarted(page);
  await keys.press(button(page, 'Remarcar'));
  await expect(page.getByText('Horário alterado')).toBeVisible();
  await untilStarted(page);
  await keys.press(link(page, 'Cancelar o agendamento'));
  await expect(heading(page)).toHaveText('Cancelar este agendamento?');
  await untilStarted(page);
  await keys.skipToContent();
  await keys.press(button(page, 'Sim, cancelar o agendamento'));
  await expect(heading(page)).toHaveText('Agendamento cancelado');
});

test('a message is written, its mistake mended, and sent', async ({ page }) => {
  const keys = keyboardOf(page);
  await openStarted(page, '/contato/mensagem');
  await keys.skipToContent();
  await keys.type(page.getByLabel('Nome completo'), 'Rosa Lima');
  await keys.type(page.getByLabel('Telefone com DDD'), '35 99555-0144');
  await keys.type(page.getByLabel('E-mail', { exact: true }), 'rosa.teclas@example.com');
  await keys.type(page.getByLabel('Mensagem', { exact: true }), 'Vocês atendem aos sábados?');
  await keys.press(button(page, 'Enviar mensagem'));
  await expect(page.getByRole('alert')).toBeVisible();
  await keys.choose(page.getByLabel(/Concordo que a/));
  await keys.press(button(page, 'Enviar mensagem'));
  await expect(heading(page)).toHaveText('Recebemos sua mensagem');
});

test('a request about one’s own data', async ({ page }) => {
  const keys = keyboardOf(page);
  await openStarted(page, '/privacy');
  await keys.skipToContent();
  await keys.press(link(page, 'Fazer um pedido'));
  await expect(heading(page)).toHaveText('Pedido sobre os seus dados');
  await untilStarted(page);
  await keys.skipToContent();
  await keys.tabTo(page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await keys.type(page.getByLabel('Nome completo'), 'Rosa Lima');
  await keys.type(page.getByLabel('E-mail', { exact: true }), 'rosa.pedido@example.com');
  await keys.press(button(page, 'Enviar pedido'));
  await expect(page).toHaveURL(/\/privacy\/pedido\/enviado/);
});

test('a question is searched and its answer unfolded', async ({ page, words }) => {
  const keys = keyboardOf(page);
  await openStarted(page, '/faq');
  await keys.skipToContent();
  await keys.type(page.getByLabel('Buscar nas perguntas'), 'sabado');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/busca=sabado/);
  await untilStarted(page);
  await keys.skipToContent();
  await keys.press(page.locator('main summary').filter({ hasText: 'aos sábados' }));
  await expect(
    page.getByText(`Horário de atendimento aos sábados: ${words.saturday}.`),
  ).toBeVisible();
});

for (const path of ['/questionario-olho-seco', '/servicos', '/blog/catarata-sinais', '/privacy'])
  test(`all of ${path} is gone through, and the focus is seen everywhere`, async ({
    page,
    record,
  }) => {
    const isArticle = path.startsWith('/blog/');
    test.skip(isArticle && !record.examples?.posts, 'the site comes without articles');
    await openStarted(page, path);
    const keys = keyboardOf(page);
    const main = page.locator('main');
    const stops = await main.locator('a[href], button, input, summary').count();
    await keys.skipToContent();
    // The last Tab leads into the footer.
    const isInside = () => main.evaluate((each) => each.contains(document.activeElement));
    do await keys.tab();
    while ((await isInside()) && keys.tabs() <= stops + 2);
    expect(await isInside(), 'the focus stays in the content').toBe(false);
  });

test.describe('who has not been asked yet', () => {
  test.use({ hasAnswered: false });

  test('rejects, and later saves a choice of their own', async ({ page }) => {
    const keys = keyboardOf(page);
    const banner = page.getByRole('region', { name: 'Privacidade' });
    const dialog = page.getByRole('dialog', { name: 'Preferências de privacidade' });
    await openStarted(page, '/faq');
    await expect(banner).toBeVisible();
    await keys.press(banner.getByRole('button', { name: 'Rejeitar todos' }));
    await expect(banner).toBeHidden();
    await keys.press(page.getByRole('link', { name: 'Cookies e preferências' }));
    await expect(dialog).toBeVisible();
    await keys.choose(dialog.getByLabel('Medir as visitas'));
    await keys.press(dialog.getByRole('button', { name: 'Salvar escolhas' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cookies e preferências' })).toBeFocused();
  });

  test('goes through the page with the banner before them', async ({ page, record }) => {
    const keys = keyboardOf(page);
    await openStarted(page, record.plansEnabled ? '/planos' : '/servicos');
    await expect(page.getByRole('region', { name: 'Privacidade' })).toBeVisible();
    const inFooter = page.locator('footer a').last().and(page.locator(':focus'));
    do await keys.tab();
    while ((await inFooter.count()) === 0 && keys.tabs() < 150);
    await expect(inFooter).toHaveCount(1);
  });
});
