import pg from 'pg';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';

test.use({ javaScriptEnabled: false });

const LANGUAGES = [
  {
    locale: 'pt-BR',
    prefix: '',
    label: 'O que você procura?',
    button: 'Buscar',
    problem: 'Avisar que este link não funciona',
    message: 'Mensagem',
    title: 'Escreva para a clínica',
  },
  {
    locale: 'en-US',
    prefix: '/en-us',
    label: 'What are you looking for?',
    button: 'Search',
    problem: 'Report that this link does not work',
    message: 'Message',
    title: 'Send us a message',
  },
] as const;

for (const { locale, prefix, label, button, problem, message, title } of LANGUAGES) {
  test(`from a missing page ${prefix} the whole site is searched`, async ({ page, record }) => {
    test.skip(!record.locales.includes(locale), 'the site has one language');
    const answer = await page.goto(`${prefix}/glaucoma-antigo`);
    expect(answer?.status()).toBe(404);
    await page.getByLabel(label).fill('glaucoma');
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/busca\\?busca=glaucoma$`));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test(`a missing page ${prefix} is reported by the contact form`, async ({ page, record }) => {
    test.skip(!record.locales.includes(locale), 'the site has one language');
    await page.goto(`${prefix}/glaucoma-antigo`);
    await page.getByRole('link', { name: problem }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByLabel(message, { exact: true })).toHaveValue(
      new RegExp(`${prefix}/glaucoma-antigo`),
    );
  });
}

test('the form says only what looks like an address', async ({ page }) => {
  await page.goto('/contato/mensagem?faltou=Olá, escreva isto');
  await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue('');
});

const FAULTS = [
  {
    locale: 'pt-BR',
    prefix: '',
    title: 'Ocorreu um erro inesperado',
    text: 'Verifique o console do navegador para mais detalhes',
    reload: 'Recarregar Página',
  },
  {
    locale: 'en-US',
    prefix: '/en-us',
    title: 'An unexpected error occurred',
    text: 'Check the browser console for more details',
    reload: 'Reload page',
  },
] as const;

for (const { locale, prefix, title, text, reload } of FAULTS) {
  test(`while the database stalls ${prefix} the page says so, and its button asks again`, async ({
    browser,
    site,
    words,
    record,
  }) => {
    test.skip(!record.locales.includes(locale), 'the site has one language');
    const owner = new pg.Client({ connectionString: site.databaseUrl });
    owner.on('error', () => undefined);
    await owner.connect();
    await owner.query('begin; lock table search_documents in access exclusive mode');
    // Its console may tell the status, which the watched ones may not.
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const address = `${prefix}/busca?busca=catarata+e+%22vis%C3%A3o%22`;
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    const call = page.getByRole('main').getByRole('link', { name: words.phone });
    await expect(call).toBeVisible();
    const inspecting = await browser.newContext({ baseURL: site.url, javaScriptEnabled: true });
    const inspected = await inspecting.newPage();
    await inspected.goto(address);
    await inspectPage(inspected, 'full-page error');
    await inspecting.close();
    await owner.query('rollback');
    await owner.end();
    await page.getByRole('button', { name: reload }).click();
    const asked = page.getByRole('main').getByRole('searchbox');
    await expect(asked).toHaveValue('catarata e "visão"');
    expect(new URL(page.url()).search).toBe(new URL(address, site.url).search);
    await context.close();
  });
}
