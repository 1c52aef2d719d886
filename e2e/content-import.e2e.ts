import { exportFile, exportItem } from '#app/features/cms/import/test-export.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

/** Reloads as the page itself says, until the job has come so far. */
async function until(page: Page, words: string): Promise<void> {
  await expect(async () => {
    const reload = page.getByRole('link', { name: 'Atualizar a página' });
    if (await reload.isVisible()) await reload.click();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`an editor brings a WordPress's texts from their file to the site, ${how}`, async ({
    page: visitor,
    openVisitor,
    site,
    words: { doctor },
  }) => {
    const id = javaScriptEnabled ? 100 : 200;
    const slug = `olho-que-arde-${id}`;
    const texts = [
      exportItem({ id, name: slug, title: `Olho que arde ${id}` }),
      exportItem({ id: id + 1, title: `Promessa ${id}`, content: '<p>A cura é garantida.</p>' }),
    ];
    const file = exportFile(texts, { author: doctor.name });
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'editor' });
    await page.goto('/equipe/conteudo');
    await page.getByRole('link', { name: 'Trazer textos de outro site' }).click();
    if (javaScriptEnabled) await inspectPage(page, 'where texts are brought from');
    await page
      .getByLabel('Arquivo do WordPress')
      .setInputFiles({ name: 'site.xml', mimeType: 'text/xml', buffer: file });
    await page.getByRole('button', { name: 'Ler o arquivo' }).click();
    await until(page, 'Antes de trazer, responda');
    await expect(page.getByLabel(`${doctor.name} (2 textos)`)).toHaveValue(doctor.slug);
    if (javaScriptEnabled) await inspectPage(page, 'what was found and is asked');
    await page.getByLabel('reviu estes textos').fill('2026-01-20');
    await page.getByLabel('Serviço, se o texto').selectOption('Consulta oftalmológica');
    await page.getByRole('button', { name: 'Trazer os textos como rascunhos' }).click();
    await until(page, 'O que veio');
    await expect(page.getByText('Rascunho novo: 2')).toBeVisible();
    if (javaScriptEnabled) await inspectPage(page, 'what was brought');

    expect((await visitor.request.get(`/2023/05/${slug}/`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Publicar os que estão prontos' }).click();
    await until(page, 'Rascunho novo · No site');
    await expect(page.getByText('“garantida”: Promessa de resultado')).toBeVisible();

    const answerOf = async (old: string) => {
      const answer = await visitor.request.get(old, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    // The job's row is told at once, the site reads the texts a moment later.
    await expect.poll(() => answerOf(`/2023/05/${slug}/`)).toEqual([301, `/blog/${slug}`]);
    for (const old of [`/${slug}`, `/?p=${id}`])
      expect(await answerOf(old)).toEqual([301, `/blog/${slug}`]);
    expect((await visitor.request.get('/wp-login.php')).status()).toBe(404);
    const answer = await visitor.goto(`/2023/05/${slug}/`);
    expect(answer?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Olho que arde ${id}`);

    await page.goto('/equipe/conteudo/importar/enderecos');
    await expect(page.getByText(`/2023/05/${slug}`, { exact: true })).toBeVisible();
    if (javaScriptEnabled) await inspectPage(page, 'the old addresses');
  });
}
