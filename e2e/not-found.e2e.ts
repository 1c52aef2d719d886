import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const LANGUAGES = [
  {
    prefix: '',
    label: 'O que você procura?',
    button: 'Buscar',
    problem: 'Avisar a clínica que esta página faltou',
    message: 'Mensagem',
    title: 'Escreva para a clínica',
  },
  {
    prefix: '/en-us',
    label: 'What are you looking for?',
    button: 'Search',
    problem: 'Tell the clinic that this page is missing',
    message: 'Message',
    title: 'Write to the clinic',
  },
];

for (const { prefix, label, button, problem, message, title } of LANGUAGES) {
  test(`from a missing page ${prefix} the whole site is searched`, async ({ page }) => {
    const answer = await page.goto(`${prefix}/glaucoma-antigo`);
    expect(answer?.status()).toBe(404);
    await page.getByLabel(label).fill('glaucoma');
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/busca\\?busca=glaucoma$`));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test(`a missing page ${prefix} is reported by the contact form`, async ({ page }) => {
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
