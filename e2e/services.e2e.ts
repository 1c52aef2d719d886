import { expect, type Page, test } from './fixtures.ts';
import { expectStep, goOn, openStarted, shownMoment, untilStarted } from './journey.ts';

const SERVICE = '/servicos/mapeamento-de-retina';
const SEE_TIMES = 'Ver próximos horários livres';

test('nothing of an island is loaded until somebody touches it', async ({ page }) => {
  const scripts = scriptsOf(page);
  const ofIsland = () => scripts.filter((url) => /\/(?:hydrate|next-times\.island)-/.test(url));
  await openStarted(page, SERVICE);
  expect(scripts.length).toBeGreaterThan(0);
  expect(ofIsland()).toEqual([]);
  await page.getByRole('link', { name: SEE_TIMES }).hover();
  await expect.poll(() => ofIsland().length).toBeGreaterThan(1);
});

test('the next free times are listed in place and lead into the booking', async ({ page }) => {
  await page.goto(SERVICE);
  await untilStarted(page);
  await page.getByRole('link', { name: SEE_TIMES }).click();
  await expect(page.getByRole('heading', { name: 'Próximos horários livres' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${SERVICE}$`));
  const time = page.getByRole('link', { name: /^Agendar (?:[a-zç]+-feira|sábado), / }).last();
  const name = (await time.getAttribute('aria-label')) ?? '';
  await time.click();
  await expect(page).toHaveURL(/\/agendamento\/horario\?servico=mapeamento-de-retina&inicio=/);
  await expectStep(page, 'time');
  await expect(page.locator('.journey-chosen')).toContainText('Mapeamento de retina');
  const chosen = name.replace('Agendar ', '');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(chosen);
  await goOn(page);
  await expectStep(page, 'details');
  expect(await shownMoment(page)).toBe(chosen);
});

test('when the agenda does not answer, phone and WhatsApp are offered', async ({ page, words }) => {
  await page.route('**/api/v1/slots?*', (route) => route.fulfill({ status: 200, body: 'oops' }));
  await page.goto(SERVICE);
  await untilStarted(page);
  await page.getByRole('link', { name: SEE_TIMES }).click();
  await expect(
    page.getByText(`Serviço indisponível. Use WhatsApp ou ligue para ${words.phone}`),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('agendado');
});

test('a fault of the page itself is not told as an outage: the agenda opens', async ({
  browser,
  site,
}) => {
  // Nobody watches this visitor: the fault is reported.
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
  });
  await page.goto(SERVICE);
  await untilStarted(page);
  await page.getByRole('link', { name: SEE_TIMES }).click();
  await expect(page).toHaveURL(
    /\/agendamento\/horario\?servico=mapeamento-de-retina&rascunho=[\w-]{8}$/,
  );
  await context.close();
});

test('a service that is not there gets a page that search engines leave alone', async ({
  page,
}) => {
  for (const path of ['/servicos/adivinhacao', '/servico/adivinhacao', '/pagina-que-nao-existe']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta página');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

test('every service of the list has its page and its booking', async ({
  page,
  request,
  record,
}) => {
  const offered = new Map(record.services.map((service) => [service.slug, service]));

  await page.goto('/servicos');
  const links = page.getByRole('main').locator('a[href^="/servicos/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const pages = new Set(paths.filter((path) => path !== null));
  expect(pages.size).toBe(offered.size);
  for (const path of pages) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const slug = path.split('/').at(-1) ?? '';
    const booked = offered.get(slug)?.evaluation?.service ?? slug;
    expect(await answer.text()).toContain(`/agendamento?servico=${booked}`);
  }
});

for (const [locale, path, button, consultation, first] of [
  [
    'pt-BR',
    ...['', 'Agendar avaliação para cirurgia', 'Consulta oftalmológica'],
    'Cirurgias oftalmológicas: primeiro vem uma consulta de avaliação.',
  ],
  [
    'en-US',
    ...['/en-us', 'Book an evaluation for surgery', 'Eye consultation'],
    'an evaluation comes first. Choose a time for it.',
  ],
] as const) {
  test(`the page of surgeries leads to the consultation ${path}`, async ({ page, record }) => {
    const hasSurgery = record.services.some(({ slug }) => slug === 'cirurgias-oftalmologicas');
    test.skip(!hasSurgery, 'the clinic does not operate');
    test.skip(!record.locales.includes(locale), 'the site has one language');
    await page.goto(`${path}/servicos/cirurgias-oftalmologicas`);
    await page.getByRole('link', { name: button }).click();
    await expect(page).toHaveURL(
      /\/agendamento\/horario\?servico=consultas-oftalmologicas&rascunho=[\w-]{8}$/,
    );
    await expect(page.locator('.journey-chosen')).toContainText(consultation);
    // Links that were kept still lead to the consultation, and say why.
    await page.goto(`${path}/agendamento?servico=cirurgias-oftalmologicas`);
    await expect(page.locator('.journey-chosen')).toContainText(consultation);
    await expect(page.getByText(first)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the next free times are a link to the booking', async ({ page }) => {
    await page.goto(SERVICE);
    await page.getByRole('link', { name: SEE_TIMES }).click();
    await expect(page).toHaveURL(
      /\/agendamento\/horario\?servico=mapeamento-de-retina&rascunho=[\w-]{8}$/,
    );
    await expect(page.locator('.journey-chosen')).toContainText('Mapeamento de retina');
  });

  test('the contact dialog opens, asks before it leaves, and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ver todas as formas de contato' }).click();
    const dialog = page.getByRole('dialog', { name: 'Como você prefere falar com a gente?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Conversar pelo WhatsApp' }).click();
    const leaving = page.getByRole('dialog', { name: 'Você vai sair deste site' });
    await expect(leaving).toContainText('Você será redirecionado para o WhatsApp. Continuar?');
    await leaving.getByRole('button', { name: 'Ficar aqui' }).click();
    await expect(leaving).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

/** The addresses of all scripts that the page requests from now on. */
function scriptsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}
