import { startHostileWordPress } from '#tests/wordpress/hostile-wordpress.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

const STATE = '/equipe/conteudo/origem';

test('an administrator puts in the address of a WordPress, and its articles are on the site', async ({
  page: visitor,
  openVisitor,
  site,
  record,
}) => {
  // The first one is what is suggested already.
  const category = record.postCategories?.[1];
  const wordpress = await startHostileWordPress();
  try {
    const page = await openVisitor();
    await signIn(page, site, { role: 'administrator' });
    await page.goto('/equipe/conteudo');
    await page.getByRole('link', { name: 'Artigos do WordPress' }).click();
    await expect(page.getByText('Nenhum WordPress está ligado')).toBeVisible();
    await page.getByRole('link', { name: 'Endereço e ajustes' }).click();

    await page.getByLabel('Endereço do WordPress').fill('http://192.168.0.10');
    await page.getByRole('button', { name: 'Testar o endereço' }).click();
    await expect(page.getByRole('alert')).toContainText('só existe dentro de uma rede');
    await inspectPage(page, 'a source that is refused');

    await page.getByLabel('Endereço do WordPress').fill(wordpress.url);
    await page.getByRole('button', { name: 'Testar o endereço' }).click();
    await expect(page.getByText('30 artigos')).toBeVisible();
    await page.getByLabel('Mostrar no blog os artigos do WordPress').check();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Salvo. A leitura foi pedida')).toBeVisible();
    await inspectPage(page, 'the settings of the source');

    await expect(async () => {
      await page.goto(STATE);
      await expect(page.getByText('30 artigos de')).toBeVisible({ timeout: 200 });
    }).toPass();
    await inspectPage(page, 'the state of the source');
    await page.getByRole('link', { name: 'Assuntos' }).click();
    await page
      .getByLabel(/Assunto de/)
      .first()
      .selectOption(category?.slug ?? '');
    await page.getByRole('button', { name: 'Salvar os assuntos' }).click();
    await expect(page.getByText('O blog já mostra os assuntos novos')).toBeVisible();
    await inspectPage(page, 'the categories of the source');

    await expect(async () => {
      await visitor.goto(`/blog?categoria=${category?.address ?? category?.slug}`);
      await expect(visitor.getByRole('link', { name: /Texto & nº/ }).first()).toBeVisible({
        timeout: 200,
      });
    }).toPass();
    await inspectPage(visitor, 'the blog with articles of a source');
    await visitor.goto('/blog/texto-7');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Texto & nº 7');
    await expect(visitor.locator('.post-facts')).toContainText('Ana & Souza');
    await expect(visitor.locator('#quem-escreveu, #fontes')).toHaveCount(0);
    await inspectPage(visitor, 'an article of a source');

    wordpress.behave('failing');
    await page.goto(STATE);
    await page.getByRole('button', { name: 'Atualizar agora' }).click();
    await expect(page.getByText('A atualização foi pedida')).toBeVisible();
    await expect(async () => {
      await page.goto(STATE);
      await expect(page.getByText('não consegue ler')).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.getByText('Erro 500.').first()).toBeVisible();
    await inspectPage(page, 'a source that fails');
    await visitor.goto('/blog/texto-8');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Texto & nº 8');
  } finally {
    await wordpress.stop();
  }
});

test('without JavaScript the source is tested, saved, refreshed and switched off as well', async ({
  openVisitor,
  site,
}) => {
  const wordpress = await startHostileWordPress();
  try {
    const page = await openVisitor({ javaScriptEnabled: false });
    await signIn(page, site, { role: 'administrator' });
    await page.goto(`${STATE}/ajustes`);
    await page.getByLabel('Endereço do WordPress').fill(wordpress.url);
    await page.getByLabel('Mostrar no blog os artigos do WordPress').check();
    await page.getByRole('button', { name: 'Testar o endereço' }).click();
    await expect(page.getByText('30 artigos')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Salvo. A leitura foi pedida')).toBeVisible();
    await page.goto(STATE);
    await page.getByRole('button', { name: 'Atualizar agora' }).click();
    await expect(page.getByText('A atualização foi pedida')).toBeVisible();
    await expect(async () => {
      await page.goto('/blog/texto-9');
      await expect(page.getByText('Olá, mundo 9.')).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.goto(`${STATE}/ajustes`);
    await page.getByLabel('Mostrar no blog os artigos do WordPress').uncheck();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('O blog mostra só os artigos escritos aqui')).toBeVisible();
    await expect(async () => {
      const answer = await page.goto('/blog/texto-9');
      expect(answer?.status()).toBe(404);
    }).toPass();
  } finally {
    await wordpress.stop();
  }
});
