import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

/** Counts clicks and choices; typing into text and date fields is not counted. */
function counter() {
  let count = 0;
  const act = async (work: Promise<unknown>) => {
    count += 1;
    await work;
  };
  return { act, count: () => count };
}

async function writeText(page: Page, title: string): Promise<void> {
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Resumo').fill('Como descansar os olhos durante o dia.');
  await page.getByLabel('Dia da revisão médica').fill('2026-11-20');
  await page.getByLabel('Temas').fill('telas, descanso');
  await page.getByLabel('Fontes').fill('Conselho Brasileiro de Oftalmologia');
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`an editor writes an article, looks at it, publishes and moves it, ${how}`, async ({
    page: visitor,
    openVisitor,
    site,
    words,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'editor' });
    const title = `Descansar os olhos ${javaScriptEnabled ? 'um' : 'dois'}`;
    const slug = `descansar-os-olhos-${javaScriptEnabled ? 'um' : 'dois'}`;

    await page.goto('/equipe');
    const { act, count } = counter();
    await act(page.getByRole('link', { name: 'Conteúdo', exact: true }).first().click());
    await act(page.getByRole('link', { name: 'Novo artigo' }).click());
    await writeText(page, title);
    await act(page.getByLabel('Assunto').selectOption(words.category));
    await act(page.getByLabel('Consulta oftalmológica').check());
    const body = javaScriptEnabled
      ? page.locator('[contenteditable=true]')
      : page.getByLabel('Texto do artigo');
    if (javaScriptEnabled) await act(body.click());
    await body.fill('Olhe para longe a cada vinte minutos.');
    await act(page.getByRole('button', { name: 'Publicar agora' }).click());
    await expect(page.getByText('Publicado. Já está no site.')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(10);
    if (javaScriptEnabled) await inspectPage(page, 'a text that was published');

    const answer = await visitor.goto(`/blog/${slug}`);
    expect(answer?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.getByLabel('Resumo').fill('Um resumo que só a equipe vê.');
    await page.getByRole('button', { name: 'Guardar e ver como fica' }).click();
    await expect(page.getByText('Prévia: só a equipe vê esta página.')).toBeVisible();
    await expect(page.getByText('Um resumo que só a equipe vê.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Como descansar os olhos durante o dia.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao texto' }).click();
    await page.getByRole('link', { name: 'Versões anteriores' }).click();
    await expect(page.getByText('Entrou:')).toBeVisible();
    if (javaScriptEnabled) await inspectPage(page, 'versions of a text');
    await page.getByRole('link', { name: 'Voltar ao texto' }).click();

    await page.getByRole('link', { name: 'Mudar o endereço ou retirar do site' }).click();
    await page.getByLabel('Novo endereço').fill(`${slug}-hoje`);
    await page.getByRole('button', { name: 'Mudar o endereço' }).click();
    await expect(page.getByText('Endereço mudado.')).toBeVisible();
    await visitor.goto(`/blog/${slug}`);
    await expect(visitor).toHaveURL(`${site.url}/blog/${slug}-hoje`);
  });
}
