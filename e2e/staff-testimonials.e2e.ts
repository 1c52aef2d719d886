import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

test('an editor shows what a patient allowed, and takes it back', async ({
  page: visitor,
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'editor' });
  const words = 'A enfermeira explicou como pôr as lentes, com calma.';

  await page.goto('/equipe/depoimentos');
  await page.getByRole('link', { name: 'Guardar um depoimento' }).click();
  await page.getByLabel('O que a pessoa disse').fill('Um atendimento maravilhoso!');
  await page.getByLabel('Nome que aparece').fill('Ana');
  await page.getByLabel('Dia').fill('1');
  await page.getByLabel('Mês').fill('9');
  await page.getByLabel('Ano').fill('2026');
  await page.getByText('Papel assinado').click();
  await page.getByLabel('Quem guarda o documento').fill('Marina, pasta de autorizações');
  await page.getByLabel('Mostrar no site', { exact: true }).check();
  await page.getByLabel('Mostrar no site agora').check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('alert')).toContainText('não pode aparecer no site');
  await expect(page.getByRole('heading', { name: 'Depoimento com exagero' })).toBeVisible();
  await inspectPage(page, 'a testimonial that is refused');
  await page.getByLabel('O que a pessoa disse').fill(words);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('O site já mostra este depoimento')).toBeVisible();

  const shown = visitor.locator('#opinioes').locator('xpath=ancestor::section');
  await expect(async () => {
    await visitor.goto('/sobre');
    await expect(shown).toContainText(words, { timeout: 100 });
  }).toPass();
  await expect(shown).not.toContainText('exemplo');

  await page.getByLabel('Sim, a pessoa pediu para tirar').check();
  await page.getByRole('button', { name: 'Retirar a autorização' }).click();
  await expect(page.getByText(/Autorização retirada em/)).toBeVisible();
  await expect(async () => {
    await visitor.goto('/sobre');
    // A clinic without any has no such part on its page.
    await expect(visitor.locator('main')).not.toContainText(words, { timeout: 100 });
  }).toPass();
});
