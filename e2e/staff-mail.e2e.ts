import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { expect, onlyInOneProject, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

onlyInOneProject();

const PAGE = '/equipe/clinica/email';

test('the mail server is tried, told what is wrong with, and in use once it is saved', async ({
  page,
  site,
}) => {
  const peer = await startSmtpPeer({ mode: 'wanting-login' });
  try {
    await signIn(page, site, { role: 'administrator' });
    await page.goto(PAGE);
    await expect(page.getByText('Por enquanto nenhum e-mail sai')).toBeVisible();
    await page.getByLabel('Servidor de saída (SMTP)').fill('127.0.0.1');
    await page.getByText('Nenhuma: só para um servidor nesta mesma máquina').click();
    await page.getByRole('textbox', { name: 'Porta' }).fill(new URL(peer.url).port);
    await page.getByLabel('Usuário').fill('clinica');
    await page.getByLabel('Senha').fill('errada');
    await page.getByLabel('Enviar o teste para').fill('dona@clinica.example.com');
    await page.getByRole('button', { name: 'Testar e salvar' }).click();
    await expect(page.getByLabel('Senha')).toHaveAccessibleDescription(/não aceitou o usuário/);
    await expect(page.getByLabel('Usuário')).toHaveValue('clinica');
    await inspectPage(page, 'mail, refused');

    await page.getByLabel('Senha').fill('certa');
    await page.getByRole('button', { name: 'Testar e salvar' }).click();
    await expect(page.locator('.notice-success')).toContainText('já saem por este servidor');
    expect(peer.received.map(({ email }) => email.subject)).toEqual(['Teste do e-mail da clínica']);
    await expect(page.getByLabel('Senha')).toHaveValue('');
    await inspectPage(page, 'mail, saved');

    await page.getByRole('button', { name: 'Voltar a guardar' }).click();
    await expect(page.locator('.notice-success')).toContainText('guardados em arquivos');
  } finally {
    await peer.close();
  }
});
