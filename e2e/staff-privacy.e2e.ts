import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { reportIncident } from './guide-acts.ts';
import { inspectPage } from './inspect-page.ts';
import { mailsTo } from './mails.ts';
import { signIn } from './staff.ts';

test('somebody asks for their data, gets a copy and is erased, without JavaScript', async ({
  openVisitor,
  site,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const name = `Rosa ${email.slice(0, 8).replace(/\d/g, 'x')}`;
  const visitor = await openVisitor({ javaScriptEnabled: false });
  await visitor.goto('/privacy');
  await visitor.getByRole('link', { name: 'Fazer um pedido' }).click();
  await visitor.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Escolha o que você quer pedir.');
  await visitor.getByText('Ver os meus dados', { exact: true }).click();
  await visitor.getByLabel('Nome completo').fill(name);
  await visitor.getByLabel('E-mail', { exact: true }).fill(email);
  await visitor.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Recebemos o seu pedido');
  const protocol = (await visitor.locator('dd').first().textContent()) ?? '';
  expect(protocol).toMatch(/^P\d{4}-\d{4}$/);
  await expect.poll(async () => (await mailsTo(site.mailDir, email)).length).toBe(1);

  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator', name: 'Helena Prado' });
  await page.goto('/equipe/privacidade');
  await page.getByLabel('Nome, telefone, e-mail ou protocolo').fill(protocol);
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.getByRole('heading', { name, level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByText('Entregar uma cópia').click();
  await page.getByRole('button', { name: 'Baixar em JSON' }).click();
  await expect(page.getByRole('alert')).toContainText('Diga como você conferiu a identidade.');
  await page.getByText('Liguei para o telefone').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em JSON' }).click();
  const copy = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(copy)).toMatchObject({ requests: [{ protocol, email }] });

  await page.getByRole('link', { name: 'Apagar os dados' }).click();
  await page.getByText('Liguei para o telefone').click();
  await page.getByText('A pessoa pediu', { exact: true }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Entendo que não tem volta.').check();
  await page.getByRole('button', { name: 'Apagar de vez' }).click();
  await expect(page.getByRole('status').first()).toContainText('foram apagados');
  await page.getByLabel('Nome, telefone, e-mail ou protocolo').fill(protocol);
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect(page.getByText('Ninguém encontrado')).toBeVisible();
});

test('the privacy pages are whole and accessible', async ({ page, site }) => {
  await signIn(page, site, { role: 'administrator', name: 'Helena Prado' });
  for (const path of ['', '/consentimentos', '/prazos', '/incidentes', '/incidentes/novo']) {
    await page.goto(`/equipe/privacidade${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspectPage(page, `privacy ${path}`);
  }
  await reportIncident(page);
  await inspectPage(page, 'one incident');
});
