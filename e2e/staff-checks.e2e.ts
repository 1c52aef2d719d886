import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`the desk sees how everything is and whom to call, ${how}`, async ({
    openVisitor,
    site,
  }) => {
    const administrator = await openVisitor({ javaScriptEnabled });
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(administrator, site, { role: 'administrator', name: 'Helena Prado' });
    await signIn(page, site, { role: 'reception' });

    await page.goto('/equipe/verificacao');
    if (javaScriptEnabled) await page.locator('[data-live=on]').waitFor();
    await page.getByRole('button', { name: 'Verificar tudo agora' }).click();
    const database = page.locator('[data-check=database]');
    await expect(database).toHaveAttribute('data-status', 'success');
    await expect(page.locator('[data-check=whatsapp]')).toHaveAttribute('data-status', 'warning');
    await expect(page.locator('[data-overall]')).toHaveAttribute('data-overall', 'attention');
    await expect(page.locator('[data-check][data-status=idle]')).toHaveCount(0);
    await expect(page.locator('[data-check]')).toHaveCount(25);
    await expect(database.getByText('Dados técnicos')).toHaveCount(0);
    if (javaScriptEnabled) await expect(page.getByText(/^Terminou\. Problemas: 0/)).toBeVisible();
    else await expect(page.getByText('Verificado agora.')).toBeVisible();

    await page.goto('/equipe');
    await expect(page.locator('[data-glance=attention]')).toContainText('Tudo certo para atender.');

    await administrator.goto('/equipe/verificacao');
    await administrator.getByRole('link', { name: /quem cuida do sistema/ }).click();
    await administrator.getByLabel('Nome', { exact: true }).fill('Rui da Informática');
    await administrator.getByLabel('Telefone com DDD').fill('35 99999-0000');
    await administrator.getByRole('button', { name: 'Salvar' }).click();
    await expect(administrator.getByText('Salvo.')).toBeVisible();
    await administrator.getByRole('link', { name: 'Voltar à verificação' }).click();
    const disk = administrator.locator('[data-check=disk]');
    await disk.getByText('Dados técnicos').click();
    await expect(disk.getByText('freeMegabytes')).toBeVisible();
    await disk.getByText('Últimas vezes').click();
    await expect(disk.getByText('pela equipe')).toBeVisible();
    await administrator.getByRole('link', { name: /^Avisos/ }).click();
    await expect(administrator.locator('[data-check]:not([data-status=warning])')).toHaveCount(0);

    const [download] = await Promise.all([
      administrator.waitForEvent('download'),
      administrator.getByRole('link', { name: 'Baixar como arquivo JSON' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('"freeMegabytes"');
    await administrator.getByRole('link', { name: 'Limpar a tela' }).click();
    await expect(administrator.locator('[data-check][data-status=idle]')).toHaveCount(25);
  });
}

test('the pages of the checks are read by everybody', async ({ openVisitor, site }) => {
  const administrator = await openVisitor();
  await signIn(administrator, site, { role: 'administrator', name: 'Helena Prado' });
  await administrator.goto('/equipe/verificacao');
  await administrator.locator('[data-live=on]').waitFor();
  await administrator.getByRole('button', { name: 'Verificar tudo agora' }).click();
  await expect(administrator.getByText(/^Terminou/)).toBeVisible();
  for (const path of ['/equipe/verificacao', '/equipe/verificacao/responsavel', '/equipe']) {
    await administrator.goto(path);
    await inspectPage(administrator, path);
  }
});
