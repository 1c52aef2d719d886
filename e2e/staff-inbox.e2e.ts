import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { mailsTo } from './mails.ts';
import { signIn } from './staff.ts';

/**
 * Writes to the clinic, as a visitor without an account does.
 * @returns the address to reply to
 */
async function writeToClinic(page: Page, name: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto('/contato');
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Telefone com DDD').fill('35 99555-0144');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Mensagem', { exact: true }).fill('Vocês atendem aos sábados?');
  await page.getByLabel(/Concordo que a/).check();
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos sua mensagem');
  return email;
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`reception takes a message, notes, answers and takes the list away, ${how}`, async ({
    page: visitor,
    openVisitor,
    site,
  }) => {
    const email = await writeToClinic(visitor, '=Rosa Lima');
    const administrator = await openVisitor({ javaScriptEnabled });
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(administrator, site, { role: 'administrator', name: 'Helena Prado' });
    await signIn(page, site, { role: 'reception' });

    await page.goto('/equipe');
    await page.getByRole('link', { name: 'Mensagens' }).first().click();
    await page.getByLabel('Procurar').fill(email);
    await page.getByRole('button', { name: 'Procurar' }).click();
    await page.getByRole('link', { name: '=Rosa Lima' }).click();
    await expect(page.getByText('Vocês atendem aos sábados?')).toBeVisible();
    await page.getByRole('button', { name: 'Assumir' }).click();
    await expect(page.getByText('Você é responsável.')).toBeVisible();

    await page.getByLabel('Nova nota').fill('Prefere e-mail a telefone.');
    await page.getByRole('button', { name: 'Guardar a nota' }).click();
    await expect(page.getByText('Prefere e-mail a telefone.')).toBeVisible();

    const answer = page.getByLabel('Resposta', { exact: true });
    await page.getByRole('button', { name: 'Enviar a resposta' }).click();
    await expect(page.getByRole('alert')).toContainText('Escreva o texto.');
    await answer.fill('Aos sábados não.');
    await page.getByRole('button', { name: 'Mostrar a agenda' }).click();
    await expect(answer).toHaveValue(/^Aos sábados não\.\n\nOlá, =Rosa\.\n\nOs horários livres/);
    await page.getByRole('button', { name: 'Enviar a resposta' }).click();
    await expect(page.locator('.status-mark')).toHaveText('Respondida');

    await expect.poll(async () => (await mailsTo(site.mailDir, email)).length).toBe(1);
    const [mail] = await mailsTo(site.mailDir, email);
    expect(mail?.text).toContain('Aos sábados não.');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Enviada hoje/)).toBeVisible({ timeout: 1_000 });
    }).toPass();

    await page.goto(`/equipe/mensagens?situacao=respondido&busca=${email}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar a planilha' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toMatch(/^\ufeff"Tipo";/);
    expect(csv).toContain(`"'=Rosa Lima";"(35) 99555-0144";"${email}"`);

    expect((await page.goto('/equipe/numeros'))?.status()).toBe(403);
    await administrator.goto('/equipe/numeros?de=2026-01-01&ate=2026-02-01');
    await expect(
      administrator.getByText('Não há agendamentos neste período.').first(),
    ).toBeVisible();
  });
}

test('the pages of the inbox and of the figures are read by everybody', async ({
  page: visitor,
  openVisitor,
  site,
}) => {
  await writeToClinic(visitor, 'Antônia Reis');
  const administrator = await openVisitor();
  const page = await openVisitor();
  await signIn(administrator, site, { role: 'administrator', name: 'Helena Prado' });
  await signIn(page, site, { role: 'reception' });
  await page.close();
  for (const path of [
    '/equipe/mensagens?situacao=todos',
    '/equipe/mensagens/contato/1',
    '/equipe/tarefas',
    '/equipe/decisoes',
    '/equipe/erros',
    '/equipe/numeros',
  ]) {
    await administrator.goto(path);
    await inspectPage(administrator, path);
  }
});
