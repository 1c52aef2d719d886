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

for (const javaScriptEnabled of [true, false])
  test(`after a refusal only the button of the next step leaves the step, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    site,
    openVisitor,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'administrator' });
    await page.goto('/equipe/comecar');
    // The site of the file may have begun already; whose site is no demonstration begins once.
    await page
      .getByRole('button', { name: /^(?:Continuar no passo|Começar com a demonstração)/ })
      .first()
      .click();
    await page.goto(`${PAGE}?passo=marca&salvo=feito%3Dguardado`);
    await page.getByLabel('Servidor de saída (SMTP)').fill('smtp.lago.com.br');
    await page.getByRole('textbox', { name: 'Porta' }).fill('0');
    await page.getByRole('button', { name: 'Salvar e ir ao próximo passo' }).last().click();
    await expect(page.getByRole('textbox', { name: 'Porta' })).toHaveAccessibleDescription(
      /número de 1 a 65535/,
    );

    await page.getByRole('textbox', { name: 'Porta' }).fill('587');
    await page.getByRole('button', { name: 'Salvar sem testar' }).click();
    await expect(page.locator('.notice-success')).toContainText('Salvo, sem teste.');
    await expect(page).toHaveURL(`${PAGE}?feito=sem-teste`);

    // What the step's own button shows is no longer the page that came after another step.
    await page.goto('/equipe/clinica/contatos?passo=identidade&salvo=');
    await page.getByLabel('Telefone', { exact: true }).fill('(35) 3599-0222');
    await page.getByRole('button', { name: 'Conferir', exact: true }).last().click();
    await expect(page.getByRole('row', { name: /^Telefone/ })).toContainText('3599-0222');
    await expect(page).toHaveURL('/equipe/clinica/contatos');
    await page.goto('/equipe');
  });
