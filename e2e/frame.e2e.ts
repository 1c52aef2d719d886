import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { localPath } from '#app/platform/locale.ts';
import { expect, onlyInOneProject, type Page, test } from './fixtures.ts';
import { openStarted, untilLettersAreThere, untilStarted } from './journey.ts';
import { expectFocusSeen } from './keyboard-focus.ts';

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const toast = (page: Page, text: string) =>
  page.evaluate(
    (label) => document.dispatchEvent(new CustomEvent('toast', { detail: { text: label } })),
    text,
  );

/** Height of what the first element with this selector takes of the window. */
const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.height ?? 0;

test('the footer is short, names who is responsible and leads to the networks', async ({
  page,
  viewport,
  record,
}) => {
  await openStarted(page, '/faq');
  await untilLettersAreThere(page);
  const most = (viewport?.width ?? 0) < 1000 ? 1_300 : 900;
  expect(await heightOf(page, '.site-footer')).toBeLessThanOrEqual(most);
  const footer = page.getByRole('contentinfo');
  const [doctor] = record.people;
  if (!doctor) throw new Error('nobody is responsible');
  const role =
    doctor.gender === 'woman'
      ? 'Responsável técnica e diretora técnica'
      : 'Responsável técnico e diretor técnico';
  const { council, rqe = [] } = doctor;
  const title = inPortuguese(doctor.title).toUpperCase();
  await expect(footer).toContainText(
    `${role}: ${inPortuguese(doctor.name)}, ${title}, CRM-${council?.uf} ${council?.number}, RQE ${rqe[0]}.`,
  );
  await expect(footer).toContainText(`CNPJ ${record.taxId}`);
  const hasNurse = record.people.some(({ profession }) => profession === 'nurse');
  await expect(footer.getByText('COREN')).toHaveCount(hasNurse ? 1 : 0);
  const network = record.insuranceNetwork;
  await expect(footer.getByText(`rede de convênios ${network ?? ''}`)).toHaveCount(network ? 1 : 0);
  await expect(footer.getByRole('list', { name: 'Redes sociais' }).getByRole('link')).toHaveCount(
    Object.keys(record.social).length,
  );
  const hasSurgery = record.services.some(({ slug }) => slug === 'cirurgias-oftalmologicas');
  await footer.getByRole('searchbox').fill(hasSurgery ? 'catarata' : 'retina');
  await footer.getByRole('button', { name: 'Buscar' }).click();
  const first = page.getByRole('main').locator('.hits a').first();
  await expect(first).toHaveText(hasSurgery ? 'Cirurgias oftalmológicas' : /retina/i);
});

for (const path of ['/', '/servicos/mapeamento-de-retina', '/faq', '/planos'])
  test(`one button to the booking at a time: ${path}`, async ({ page, record }) => {
    test.skip(path === '/planos' && !record.plansEnabled, 'the clinic sells no plans');
    await openStarted(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 500) {
      await scrollTo(page, y);
      await expect
        .poll(() => page.evaluate(buttonsInView), { message: `${path} at ${y}` })
        .toBe(true);
    }
  });

/** Whether the frame shows one button to the booking, or none beside the page's own. Runs in the page. */
function buttonsInView(): boolean {
  const isInView = (button: Element) => {
    const { top, bottom, height } = button.getBoundingClientRect();
    return (
      height > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      button.checkVisibility({ visibilityProperty: true })
    );
  };
  const count = (within: string) =>
    [...document.querySelectorAll(`${within} a.button[href^="/agendamento"]`)].filter(
      (button) => !button.getAttribute('href')?.includes('otimizado') && isInView(button),
    ).length;
  const frame = count('.site-header') + count('.sticky-schedule');
  return count('main') > 0 ? frame === 0 : frame === 1;
}

test('the booking has a slim frame that asks nothing', async ({
  page,
  viewport,
  record,
  words,
}) => {
  await page.goto('/agendamento');
  await untilStarted(page);
  const frame = (await heightOf(page, '.site-header')) + (await heightOf(page, '.site-footer'));
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if ((viewport?.width ?? 0) < 1000) expect(frame).toBeLessThanOrEqual(250);
  expect(frame / whole).toBeLessThanOrEqual(0.15);
  await expect(page.locator('.consent-banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText(`CNPJ ${record.taxId}`);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }),
  ).toHaveAttribute('href', '/acessibilidade');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Agendar/ })).toHaveCount(0);
  await expect(header.getByRole('link', { name: `Ligar para ${words.phone}` })).toBeVisible();
  await header.getByRole('link', { name: 'Sair do agendamento' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('the question about privacy', () => {
  onlyInOneProject();
  test.use({ hasAnswered: false });

  for (const [width, height] of [
    [360, 740],
    [640, 400],
    [667, 375],
    [740, 360],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const)
    test(`with the header takes three tenths of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const question = page.getByRole('region', { name: 'Privacidade' });
      await expect(question).toBeVisible();
      await untilLettersAreThere(page);
      const taken =
        (await heightOf(page, '.site-header')) + (await heightOf(page, '.consent-banner'));
      expect(taken / height).toBeLessThanOrEqual(0.3);
      await toast(page, 'Mensagem recebida. A recepção responde no horário de atendimento.');
      const message = await page.locator('.toast').boundingBox();
      for (const each of await page.locator('.hero a, .consent-banner button').all()) {
        const box = await each.boundingBox();
        const isCovered =
          message && box && box.y < message.y + message.height && message.y < box.y + box.height;
        expect(isCovered, `${await each.textContent()}`).toBeFalsy();
      }
    });

  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const)
    for (const text of ['', '225%'])
      test(`its preferences keep their buttons in ${width} × ${height}, letters ${text || 'as usual'}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto('/faq');
        await page.getByRole('button', { name: 'Gerenciar Preferências' }).click();
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        const dialog = page.getByRole('dialog', { name: 'Preferências de privacidade' });
        for (const name of ['Salvar escolhas', 'Rejeitar todos', 'Aceitar todos']) {
          const button = dialog.getByRole('button', { name });
          await expect(button).toBeInViewport({ ratio: 0.99 });
        }
      });
});

test.describe('on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 1000, 'not on wide screens');

  test('past 600 px booking and WhatsApp are at the thumb, and hide nothing for good', async ({
    page,
  }) => {
    await openStarted(page, '/sobre');
    // Letters that come later would scroll the page by their own.
    await untilLettersAreThere(page);
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

  test('the bar makes room for what had the focus before it came', async ({ page }) => {
    await openStarted(page, '/servicos');
    await page.keyboard.press('Tab');
    // The focus of somebody who tabs on while the page scrolls: the bar comes a moment later.
    await page.evaluate(() => {
      const bottomOf = (link: Element) => link.getBoundingClientRect().bottom;
      const low = [...document.querySelectorAll<HTMLElement>('main a')].find(
        (link) => bottomOf(link) > 2 * innerHeight,
      );
      if (!low) throw new Error('no link so far down');
      window.scrollTo(0, bottomOf(low) - innerHeight + 4);
      low.focus({ preventScroll: true });
    });
    await expect(page.locator('.sticky-schedule')).toBeVisible();
    await expectFocusSeen(page);
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

  test('the menu has the search, the telephone and the own appointment', async ({
    page,
    record,
    words,
  }) => {
    const [path, place] = record.plansEnabled
      ? ['/planopremium', 'Planos']
      : ['/servicos/mapeamento-de-retina', 'Serviços'];
    await openStarted(page, path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: `Ligar para ${words.phone}` })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Meu agendamento' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Acessibilidade' })).toHaveAttribute(
      'href',
      '/acessibilidade',
    );
    await menu.getByRole('searchbox').fill('retina');
    await menu.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/busca\?busca=retina$/);
  });

  test('the menu closes after a choice', async ({ page, record }) => {
    const locale = record.locales.includes('en-US') ? 'en-US' : 'pt-BR';
    const [home] = chromeMessages[locale].navigation;
    await openStarted(page, localPath(locale, '/'));
    await scrollTo(page, 900);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: home?.label ?? '' }).click();
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

  test('the switch leads to the same page in the other language and back', async ({
    page,
    record,
  }) => {
    test.skip(!record.locales.includes('en-US'), 'the site has one language');
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
