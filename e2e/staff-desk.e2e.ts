import { expect, onlyInOneProject, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

onlyInOneProject();

test('what is typed is there again after the browser, with its table, and what lacks is listed', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'editor' });
  await page.goto('/equipe/conteudo/novo/artigos');
  await expect(page.getByRole('button', { name: 'Escrever em Markdown' })).toBeVisible();
  const lacks = page.locator('[data-lacks]');
  await expect(lacks.getByRole('link', { name: /^Título: / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publicar agora \(faltam \d+\)$/ })).toBeVisible();
  await lacks.getByRole('link', { name: /^Texto do artigo: / }).click();
  const editor = page.getByRole('textbox', { name: 'Texto do artigo' });
  await expect(editor).toBeFocused();

  await page.keyboard.type('Um ');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('dois');
  await page.keyboard.press('Control+i');
  await page.getByRole('button', { name: 'Tabela', exact: true }).click();
  await page.keyboard.type('Exame');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tempo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('30 min');
  await page.keyboard.press('Enter');
  await page.keyboard.type('40 min');
  await inspectPage(page, 'the editor with a table');
  await page.getByRole('button', { name: 'Coluna à direita' }).click();
  const markdown = page.locator('textarea[data-markdown-editor]');
  const written =
    'Um *dois*\n\n| Exame | Tempo |  |\n| --- | --- | --- |\n|  | 30 min |  |\n|  | 40 min |  |';
  await expect(markdown).toHaveValue(written);
  await page.getByLabel('Título', { exact: true }).fill('A mesa');
  await expect(page.getByText('só para você.')).toBeVisible();
  await expect(lacks.getByRole('link', { name: /^Título: / })).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('desk.png'), fullPage: true });

  await page.goto('/equipe/conteudo/novo/artigos');
  await expect(page.getByText(/Rascunho guardado às? /)).toBeVisible();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('A mesa');
  await expect(markdown).toHaveValue(written);
  await page.getByRole('button', { name: 'Descartar este rascunho' }).click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('');
});

test('two people at one text hear of each other, and nothing that is typed is lost', async ({
  openVisitor,
  site,
}) => {
  const [one, two] = [await openVisitor(), await openVisitor()];
  await signIn(one, site, { role: 'editor', name: 'Bia Souza' });
  await signIn(two, site, { role: 'editor', name: 'Caio Prado' });
  const title = (page: typeof one) => page.getByLabel('Título', { exact: true });
  await one.goto('/equipe/conteudo/novo/artigos');
  await title(one).fill('Um texto de duas pessoas');
  await one.getByRole('button', { name: 'Guardar rascunho' }).click();
  await expect(one).toHaveURL(/\/artigos\/pt\/um-texto-de-duas-pessoas(?:\?|$)/);
  const text = new URL(one.url()).pathname;
  await expect(one.getByRole('button', { name: 'Escrever em Markdown' })).toBeVisible();
  await title(one).fill('De Bia');
  await expect(one.getByText('só para você.')).toBeVisible();
  await two.goto(text);
  await expect(two.getByText(/Bia Souza abriu este texto às? /)).toBeVisible();
  await expect(two.getByRole('button', { name: 'Escrever em Markdown' })).toBeVisible();
  await title(two).fill('De Caio');
  await two.getByRole('button', { name: 'Guardar rascunho' }).click();
  await expect(two.getByText('Rascunho guardado.')).toBeVisible();
  await title(one).fill('De Bia, mais longo');
  await expect(one.getByText('Caio Prado guardou este texto')).toBeVisible();
  await one.getByRole('button', { name: 'Guardar rascunho' }).click();
  await expect(one.getByText('O que mudou: Caio Prado')).toBeVisible();
  await expect(title(one)).toHaveValue('De Bia, mais longo');
});
