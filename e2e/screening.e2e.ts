import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { openStarted, pick, untilStarted } from './journey.ts';
import { keyboardOf } from './keyboard-focus.ts';
import { answerAll, begin, keptInBrowser, QUESTIONNAIRE, screen, see } from './screening.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'Procure ajuda agora' });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`one question a screen, forth and back, to a result: ${how}`, async ({ openVisitor }) => {
    const page = await openVisitor({ javaScriptEnabled });
    await page.goto(QUESTIONNAIRE);
    if (javaScriptEnabled) await untilStarted(page);
    await expect(page.getByText('O que é o olho seco').first()).toBeVisible();
    await begin(page);
    await expect(page.locator('.screening-step:visible')).toHaveCount(1);
    await expect(page.getByText('O que ele não é')).toBeHidden();
    await pick(page.getByRole('radio', { name: 'Sempre' }));
    await page.getByRole('link', { name: 'Próxima' }).click();
    await expect(screen(page)).toContainText('Pergunta 2 de 10');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page.getByRole('radio', { name: 'Sempre' })).toBeChecked();
    // The browser's own keys do the same.
    await page.goBack();
    await expect(screen(page)).toContainText('Pergunta 2 de 10');
    await page.goBack();
    await answerAll(page, 2);
    await see(page);
    await expect(heading(page)).toHaveText('Seu resultado');
    await expect(page).toHaveURL(/\/questionario-olho-seco\/resultado$/);
    await expect(page.getByText('20 de 40 pontos')).toBeVisible();
    await expect(page.getByText('Isto é uma triagem e nunca um diagnóstico.')).toBeVisible();
    await page.getByRole('button', { name: 'Mudar as respostas' }).click();
    await expect(page.getByRole('checkbox', { name: 'Não tenho nenhum' })).toBeChecked();
    await page.getByRole('link', { name: 'Começar', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Às vezes' })).toBeChecked();
  });

  test(`a sign that cannot wait ends it at once, and the server gives no score: ${how}`, async ({
    openVisitor,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    await page.goto(QUESTIONNAIRE);
    if (javaScriptEnabled) await untilStarted(page);
    await expect(alarm(page)).toBeHidden();
    const sign = page.getByRole('checkbox', { name: 'Produto químico no olho' });
    await pick(sign);
    await expect(alarm(page)).toContainText('lave o olho com água limpa por 15 minutos');
    await expect(page.getByRole('link', { name: 'Ligar 192' })).toHaveAttribute('href', 'tel:192');
    await expect(page.getByRole('link', { name: 'Começar' })).toBeHidden();
    await expect(page.locator('main').getByRole('link', { name: /agend|horários/i })).toBeHidden();
    // A link to a later question leads nowhere.
    await page.goto(`${QUESTIONNAIRE}#pergunta-4`);
    await expect(alarm(page)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.locator('form.screening').evaluate((form) => {
      if (form instanceof HTMLFormElement) form.submit();
    });
    await expect(heading(page)).toHaveText('Procure ajuda agora');
    await expect(page.getByText(/pontos$/)).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: /agendar|horários/i })).toHaveCount(
      0,
    );
  });

  test(`answers are sent only with a consent, and then once: ${how}`, async ({
    openVisitor,
    site,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    const phone = site.newPhone();
    const seen = watchAddresses(page);
    await page.goto(QUESTIONNAIRE);
    if (javaScriptEnabled) await untilStarted(page);
    await begin(page);
    await answerAll(page, 3);
    await see(page);
    await expect(page.getByRole('checkbox', { name: /Concordo que a/ })).not.toBeChecked();
    await page.getByLabel('Nome completo').fill('Zuleide Canária');
    await page.getByLabel('Telefone com DDD').fill(phone);
    await page.getByRole('button', { name: 'Enviar as respostas' }).click();
    await expect(page).toHaveTitle(/^Erro: /);
    await expect(page.getByRole('alert')).toContainText('é preciso concordar');
    await expect(page.getByLabel('Nome completo')).toHaveValue('Zuleide Canária');
    await page.getByRole('checkbox', { name: /Concordo que a/ }).check();
    await page.getByRole('button', { name: 'Enviar as respostas' }).click();
    await expect(heading(page)).toHaveText('A clínica recebeu as suas respostas');
    await page.reload();
    await expect(heading(page)).toHaveText('A clínica recebeu as suas respostas');
    if (javaScriptEnabled)
      expect(await keptInBrowser(page)).not.toMatch(/Zuleide|muitas-vezes|p-areia|pontos/);
    expect(seen().join('\n')).not.toMatch(/Zuleide|muitas-vezes|p-areia|sinais=|consentimento/);
    const asked = seen()
      .filter(Boolean)
      .map((url) => new URL(url));
    expect(
      asked.filter(({ host, pathname }) =>
        /analytics|\/collect|\/gt(?:ag|m)\.js|googletag/.test(host + pathname),
      ),
    ).toEqual([]);
    expect(site.printed()).not.toMatch(new RegExp(`Zuleide|${phone}|muitas-vezes|p-areia`));
    await expectSeenByCliniciansAlone(await openVisitor(), site);
  });
}

/** Every address that the page asks for. */
function watchAddresses(page: Page): () => string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url(), request.headers().referer ?? ''));
  return () => urls;
}

async function expectSeenByCliniciansAlone(page: Page, site: Site): Promise<void> {
  await signIn(page, site, { role: 'reception' });
  expect((await page.goto('/equipe/triagens'))?.status()).toBe(403);
  await page.context().clearCookies();
  await signIn(page, site, { role: 'practitioner' });
  await page.goto('/equipe/triagens');
  await page.getByRole('link', { name: 'Zuleide Canária' }).first().click();
  await expect(heading(page)).toHaveText('Respostas do questionário');
  await expect(page.getByText('30 de 40')).toBeVisible();
  await expect(page.getByRole('row', { name: /ardem ou queimam/ })).toContainText('Muitas vezes');
}

test('the clinicians’ pages can be read by everybody', async ({ page, openVisitor, site }) => {
  await openStarted(page, QUESTIONNAIRE);
  await begin(page);
  await answerAll(page, 1);
  await see(page);
  await page.getByLabel('Nome completo').fill('Rita Inspecionada');
  await page.getByLabel('Telefone com DDD').fill(site.newPhone());
  await page.getByRole('checkbox', { name: /Concordo que a/ }).check();
  await page.getByRole('button', { name: 'Enviar as respostas' }).click();
  await expect(heading(page)).toHaveText('A clínica recebeu as suas respostas');
  const clinician = await openVisitor();
  await signIn(clinician, site, { role: 'practitioner' });
  await clinician.goto('/equipe/triagens');
  await inspectPage(clinician, 'the list of screenings', { sizes: [] });
  await clinician.getByRole('link', { name: 'Rita Inspecionada' }).click();
  await expect(heading(clinician)).toHaveText('Respostas do questionário');
  await inspectPage(clinician, 'sent answers', { sizes: [] });
});

test('without JavaScript, what lacks an answer comes back alone, and the rest is kept', async ({
  openVisitor,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await page.goto(`${QUESTIONNAIRE}#pergunta-10`);
  await pick(page.getByRole('radio').nth(1));
  await see(page);
  await expect(page).toHaveTitle(/^Erro: /);
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expect(page.getByRole('alert').first()).toContainText('Pergunta 9: escolha uma resposta.');
  await expect(page.locator('.screening-step:visible')).toHaveCount(10);
  await pick(page.getByRole('checkbox', { name: 'Não tenho nenhum' }));
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await pick(group.getByRole('radio').first());
  await see(page);
  await expect(page.getByText('1 de 40 pontos')).toBeVisible();
});

test('with JavaScript an unanswered question is told at once, and Enter goes on', async ({
  page,
}) => {
  await openStarted(page, QUESTIONNAIRE);
  await page.getByRole('checkbox').first().focus();
  await page.getByRole('link', { name: 'Começar' }).click();
  await expect(page.locator('.field-error')).toContainText('Marque o sinal');
  await begin(page);
  await page.getByRole('radio', { name: 'Nunca' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.field-error')).toHaveText('Escolha uma resposta.');
  await expect(page.getByRole('radio', { name: 'Nunca' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.field-error')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(screen(page)).toContainText('Pergunta 2 de 10');
  // The skip link leads elsewhere in the page; the question stays.
  await page.locator('.skip-link').first().focus();
  await page.keyboard.press('Enter');
  await expect(screen(page)).toContainText('Pergunta 2 de 10');
});

test('who is away before the page has told of a question comes back to that one', async ({
  page,
}) => {
  await openStarted(page, QUESTIONNAIRE);
  await page.getByRole('checkbox').first().focus();
  await begin(page);
  await expect(screen(page)).toContainText('Pergunta 1 de 10');
  await page.evaluate(async () => {
    const told = new Promise<void>((resolve) => {
      let events = 0;
      addEventListener('hashchange', () => {
        events += 1;
        if (events === 2) resolve();
      });
    });
    location.hash = '#pergunta-2';
    location.hash = '#conteudo';
    await told;
  });
  await expect(screen(page)).toContainText('Pergunta 2 de 10');
});

test('a press before the script has come waits for it', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/screening\.enhancement/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await openStarted(page, QUESTIONNAIRE);
  await page.getByRole('checkbox').first().focus();
  await page.getByRole('link', { name: 'Começar' }).click();
  script.resolve();
  await expect(page.locator('.field-error')).toContainText('Marque o sinal');
});

test('a press waits for no script that has failed', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.route(/screening\.enhancement/, (route) => route.abort());
  await openStarted(page, QUESTIONNAIRE);
  await page.getByRole('link', { name: 'Começar' }).click();
  await expect(screen(page)).toContainText('Pergunta 1 de 10');
  await context.close();
});

test('by keyboard alone, from the first sign to the sent answers', async ({ page, site }) => {
  await openStarted(page, QUESTIONNAIRE);
  const keys = keyboardOf(page);
  await keys.skipToContent();
  await keys.choose(page.getByRole('checkbox', { name: 'Não tenho nenhum' }));
  await keys.press(page.getByRole('link', { name: 'Começar' }));
  for (let number = 1; number <= 10; number += 1) {
    await expect(screen(page)).toContainText(`Pergunta ${number} de 10`);
    await expect(screen(page)).toBeFocused();
    await keys.choose(page.getByRole('radio').first());
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('0 de 40 pontos')).toBeVisible();
  await untilStarted(page);
  await keys.type(page.getByLabel('Nome completo'), 'Rosa Lima');
  await keys.type(page.getByLabel('Telefone com DDD'), site.newPhone());
  await keys.choose(page.getByRole('checkbox', { name: /Concordo que a/ }));
  await keys.press(page.getByRole('button', { name: 'Enviar as respostas' }));
  await expect(heading(page)).toHaveText('A clínica recebeu as suas respostas');
});

test('a question about pain leads back to the signs that cannot wait', async ({ page }) => {
  await openStarted(page, QUESTIONNAIRE);
  await begin(page);
  for (let number = 1; number < 5; number += 1) {
    await pick(page.getByRole('radio').first());
    await page.getByRole('link', { name: 'Próxima' }).click();
    await expect(screen(page)).toContainText(`Pergunta ${number + 1} de 10`);
  }
  await page.getByRole('link', { name: 'voltar aos sinais de urgência' }).click();
  await expect(screen(page)).toContainText('sinais de urgência agora?');
  await pick(page.getByRole('checkbox', { name: 'Dor forte no olho' }));
  await expect(alarm(page)).toBeVisible();
});

test('nothing that sticks to the window is printed, and nothing is asked about cookies', async ({
  openVisitor,
}) => {
  const page = await openVisitor({ viewport: { width: 360, height: 740 } });
  await page.goto(QUESTIONNAIRE);
  await expect(page.locator('.consent-banner')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sticky-schedule')).toBeHidden();
});

test('every screen can be read by everybody: narrow, enlarged, in all colours', async ({
  page,
}) => {
  await openStarted(page, QUESTIONNAIRE);
  await begin(page);
  await inspectPage(page, 'a question');
  await answerAll(page, 4);
  await see(page);
  await expect(heading(page)).toHaveText('Seu resultado');
  await inspectPage(page, 'the result');
  await page.goto(QUESTIONNAIRE);
  await pick(page.getByRole('checkbox', { name: 'Visão dupla de repente' }));
  await inspectPage(page, 'a sign that cannot wait');
  await page.locator('form.screening').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit();
  });
  await expect(heading(page)).toHaveText('Procure ajuda agora');
  await inspectPage(page, 'what to do now');
});

test('in English every screen can be read as well', async ({ page, record }) => {
  test.skip(!record.locales.includes('en-US'), 'the site has one language');
  await page.goto(`/en-us${QUESTIONNAIRE}#pergunta-10`);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(screen(page)).toBeVisible();
  await inspectPage(page, 'in English');
});

test('the result is printed without what surrounds it', async ({ page }) => {
  await openStarted(page, QUESTIONNAIRE);
  await begin(page);
  await answerAll(page, 1);
  await see(page);
  await expect(page.getByText('10 de 40 pontos')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.mouse.wheel(0, 1_500);
  await expect(page.locator('.sticky-schedule')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['header', 'footer', '.screening-send', '.button-row', '.sticky-schedule'])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByText('Isto é uma triagem e nunca um diagnóstico.')).toBeVisible();
  await expect(page.getByText('Os seus olhos ardem ou queimam?')).toBeVisible();
});

test('its pages are kept by nobody, and no other address learns of them', async ({
  page,
  site,
}) => {
  const form = { sinais: 'nenhum', 'p-areia': 'nunca' };
  const headers = { origin: site.url };
  const answer = await page.request.post(`${QUESTIONNAIRE}/resultado`, { form, headers });
  expect(answer.status()).toBe(400);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  });
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
});
