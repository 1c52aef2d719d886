import { expect, onlyInOneProject, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

onlyInOneProject();

const PATH = '/equipe/clinica/assuntos';
const ARTICLE = 'A luz do sol e os olhos';

const entry = (page: Page, name: string) =>
  page.locator('.record-entry').filter({ has: page.locator('summary', { hasText: name }) });
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name }).filter({ visible: true }).last().click();

async function save(page: Page): Promise<void> {
  await press(page, 'Conferir');
  await press(page, 'Salvar');
  await expect(page.getByRole('status').first()).toContainText('Salvo.');
}

/** Opens an entry of the list, which is folded to its name. */
async function unfold(page: Page, name: string) {
  const found = entry(page, name);
  await found.locator('summary').click();
  return found;
}

/** The blog's page once it is as it is to be: it follows within a second. */
async function shown(visitor: Page, path: string, ready: (page: Page) => Promise<boolean>) {
  await expect
    .poll(async () => {
      await visitor.goto(path);
      return ready(visitor);
    })
    .toBe(true);
}

test('a category of the clinic: made, written about, found, renamed and archived, without scripts', async ({
  openVisitor,
  site,
  record,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  const visitor = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });

  await page.goto('/equipe/clinica');
  await page.getByRole('link', { name: 'Assuntos do blog', exact: true }).click();
  await press(page, 'Pôr mais um assunto');
  const added = page.locator('.record-entry[open]');
  await added.getByLabel('Nome', { exact: true }).fill('Sol e calor');
  if (record.locales.includes('en-US'))
    await added.getByLabel('Nome, em inglês').fill('Sun and heat');
  await press(page, `Subir ${(record.postCategories?.length ?? 0) + 1}º`);
  await save(page);

  await page.goto('/equipe/conteudo/novo/artigos');
  await page.getByLabel('Título', { exact: true }).fill(ARTICLE);
  await page.getByLabel('Resumo').fill('Óculos escuros, boné e sombra.');
  await page.getByLabel('Dia da revisão médica').fill('2026-11-20');
  await page.getByLabel('Temas').fill('sol');
  await page.getByLabel('Fontes').fill('Conselho Brasileiro de Oftalmologia');
  await page.getByLabel('Assunto').selectOption('Sol e calor');
  await page.getByLabel('Consulta oftalmológica').check();
  await page.getByLabel('Texto do artigo').fill('Na praia, use óculos escuros com filtro.');
  await press(page, 'Publicar agora');
  await expect(page.getByText('Publicado. Já está no site.')).toBeVisible();

  const chip = (name: string) => visitor.getByRole('link', { name, exact: true });
  await shown(visitor, '/blog', async () => (await chip('Sol e calor').count()) === 1);
  await chip('Sol e calor').click();
  await expect(visitor).toHaveURL(/\/blog\?categoria=sol-e-calor$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Blog: Sol e calor');
  await expect(visitor.getByRole('heading', { level: 2, name: ARTICLE })).toBeVisible();

  await page.goto(PATH);
  const renamed = await unfold(page, 'Sol e calor');
  await renamed.getByLabel('Nome', { exact: true }).fill('Sol e verão');
  await renamed.getByLabel('Nome no endereço').fill('sol-e-verao');
  await save(page);
  await shown(visitor, '/blog?categoria=sol-e-calor', async () =>
    visitor.url().endsWith('/blog?categoria=sol-e-verao'),
  );
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Blog: Sol e verão');
  await expect(visitor.getByRole('heading', { level: 2, name: ARTICLE })).toBeVisible();

  // Articles have it: it is not taken away.
  await page.goto(PATH);
  await unfold(page, 'Sol e verão');
  await press(page, 'Tirar Sol e verão');
  await press(page, 'Conferir');
  await expect(page.getByRole('alert')).toContainText(
    'Sol e verão: um artigo tem este assunto, por isso ele não sai.',
  );
  const back = page.locator('.record-entry[open]');
  await expect(back.getByLabel('Nome no endereço')).toHaveValue('sol-e-verao');
  await back.getByLabel('Arquivado').check();
  await save(page);

  await page.goto('/equipe/conteudo/novo/artigos');
  await expect(page.getByLabel('Assunto').getByRole('option', { name: /Sol/ })).toHaveCount(0);
  await visitor.goto('/blog?categoria=sol-e-calor');
  await expect(visitor).toHaveURL(/\/blog\?categoria=sol-e-verao$/);
  await expect(visitor.getByRole('heading', { level: 2, name: ARTICLE })).toBeVisible();
  await expect(chip('Sol e verão')).toHaveCount(1);
});

test('the screen of the categories is in order, also with something to correct', async ({
  openVisitor,
  site,
  words,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  await page.goto(PATH);
  await inspectPage(page, PATH);
  const first = await unfold(page, words.category);
  await first.getByLabel('Nome no endereço').fill('Prevenção!');
  await press(page, 'Conferir');
  await expect(page.getByRole('alert')).toContainText('use só letras minúsculas sem acento');
  await expect(page.getByLabel('Nome no endereço').first()).toHaveValue('Prevenção!');
  await inspectPage(page, `${PATH}, with a fault`);
});
