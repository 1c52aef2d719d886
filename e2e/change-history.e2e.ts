import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

// Who changed what and when, and the way back by the ordinary form.

const SERVICE = '/equipe/agenda/servicos/consultas-oftalmologicas';

/** Sends the form of a service, and once more where it tells of consequences first. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Salvar assim mesmo' });
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText(/^Salvo/).first()).toBeVisible();
}

test('a length goes back by the ordinary form, without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, site, { role: 'administrator', name: 'Lúcia Campos' });
  for (const minutes of ['45', '30']) {
    await page.goto(SERVICE);
    await page.getByLabel('Duração, em minutos', { exact: true }).fill(minutes);
    await save(page);
  }
  await page.goto(SERVICE);
  await page.getByRole('link', { name: 'Histórico', exact: true }).click();
  await expect(page).toHaveURL(/historico$/);
  const changes = page.locator('.change-history > li');
  await expect(changes.first()).toContainText(/Lúcia Campos.*Duração: 45 minutos/s);
  await changes
    .nth(1)
    .getByRole('link', { name: /^Voltar a esta versão/ })
    .click();
  await expect(page.getByText('O formulário mostra uma versão antiga')).toBeVisible();
  const length = page.getByLabel('Duração, em minutos', { exact: true });
  await expect(length).toHaveValue('45');
  await page.getByRole('link', { name: 'Ver como está agora' }).click();
  await expect(length).toHaveValue('30');
  await page.goBack();
  await save(page);
  await page.goto(SERVICE);
  await expect(length).toHaveValue('45');
  await context.close();
});

test('the histories can be read and used by everybody', async ({ page, site }) => {
  await signIn(page, site, { role: 'administrator', name: 'Lúcia Campos' });
  await page.goto('/equipe/clinica/identidade');
  for (const words of ['Ver de perto.', 'Ver de longe.']) {
    await page.goto('/equipe/clinica/identidade');
    await page
      .getByLabel(/^Frase da clínica/)
      .first()
      .fill(words);
    await page.getByRole('button', { name: 'Conferir' }).last().click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText(/^Salvo/).first()).toBeVisible();
  }
  await page.goto('/equipe/clinica/identidade/historico');
  await expect(page.locator('.change-history > li').first()).toContainText('Ver de longe.');
  await inspectPage(page, '/equipe/clinica/identidade/historico');
  await page.goto(`${SERVICE}/historico`);
  await inspectPage(page, `${SERVICE}/historico`);
  await page.goto('/equipe/clinica/identidade?como=1');
  await expect(page.getByText('O formulário mostra uma versão antiga')).toBeVisible();
  await inspectPage(page, '/equipe/clinica/identidade?como=1');
});
