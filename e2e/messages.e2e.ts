import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, onlyInOneProject, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { mailsTo } from './mails.ts';
import { givePassword, letPass, PASSWORD, signIn } from './staff.ts';

onlyInOneProject();

const LIST = '/equipe/clinica/mensagens';
const BOOKED = 'E-mail da clínica que recebe um aviso de “Agendamento confirmado”';

test('a copy is asked for without scripts, comes with the next booking, and stands in the log', async ({
  openVisitor,
  site,
  record,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/clinica');
  await page.getByRole('link', { name: 'Mensagens automáticas', exact: true }).click();
  await expect(
    page.getByText('Quando alguém marca → confirmação com data, lugar e preparo, ao paciente.'),
  ).toBeVisible();
  const appointment = page.getByRole('region', { name: 'Consulta', exact: true });
  await expect(appointment.getByText('Sempre sai')).toHaveCount(5);

  // A copy promises what it has to tell.
  const joined = page.getByLabel(/recebe um aviso de .*lista/i).first();
  await expect(joined).toHaveAccessibleDescription(/se a mensagem saiu, e o caminho/);
  await expect(page.getByLabel(BOOKED)).toHaveAccessibleDescription(/protocolo, serviço e horário/);
  const reception = `recepcao@${record.domain}`;
  await page.getByText('Enviar cópia à clínica').first().click();
  await page.getByLabel(BOOKED).fill('alguem@estranho.net');
  await page.getByRole('checkbox', { name: 'Enviar “Hora do retorno”' }).uncheck();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByLabel(BOOKED)).toHaveValue('alguem@estranho.net');
  await expect(page.getByLabel(BOOKED)).toHaveAccessibleDescription(/não é de um domínio/);
  await expect(page.getByRole('checkbox', { name: 'Enviar “Hora do retorno”' })).not.toBeChecked();

  await page.getByLabel(BOOKED).fill(reception);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('status').first()).toContainText('Já vale para as próximas');
  await expect(page.getByText(`Cópia à clínica: ${reception}`)).toBeVisible();
  await expect(page.getByText('Desligada: a equipe liga, pela lista “Retornos”.')).toHaveCount(1);

  const visitor = await openVisitor();
  const email = 'benedito.mensagens@example.org';
  await bookAppointmentInBrowser(visitor.request, { phone: '+5535999550182', email });
  await expect.poll(async () => (await mailsTo(site.mailDir, reception)).length).toBe(1);
  const [copy] = await mailsTo(site.mailDir, reception);
  expect(copy?.subject).toContain('Aviso: Agendamento confirmado');
  expect(copy?.text).toContain('/equipe/agenda/agendamento/');
  expect(copy?.text).not.toMatch(/Benedito|meu-agendamento/);

  await page.getByRole('link', { name: 'Ver o que está agendado e o que foi enviado' }).click();
  await page.getByRole('link', { name: 'Já saiu', exact: true }).click();
  const sent = page.getByRole('row', {
    name: /Agendamento confirmado.*Enviada.*b•••@example\.org/,
  });
  await expect(sent).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Cópia à clínica: Agendamento/ })).toHaveCount(1);
  const protocol = (await sent.getByRole('link').textContent()) ?? '';
  await page.getByLabel('Protocolo da consulta').fill(protocol);
  await page.getByLabel('Mensagem', { exact: true }).selectOption('Agendamento confirmado');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByText(/^[12] mensage/)).toBeVisible();
  expect(page.url()).not.toContain('benedito');
});

test('the button stays in view, and both pages are in order at every width', async ({
  page,
  site,
}) => {
  await signIn(page, site, { role: 'administrator' });
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeInViewport();
  await inspectPage(page, LIST);
  await page.getByText('Enviar cópia à clínica').first().click();
  await page.getByLabel(BOOKED).fill('alguem@estranho.net');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('alert').first()).toContainText('não é de um domínio da clínica');
  await inspectPage(page, `${LIST}, refused`);
  await page.goto(`${LIST}/saidas`);
  await inspectPage(page, `${LIST}/saidas`);
  await page.getByRole('link', { name: 'Já saiu', exact: true }).click();
  await inspectPage(page, `${LIST}/saidas, gone`);
});

test('what is saved late is kept while the password is asked again, without scripts', async ({
  openVisitor,
  site,
  record,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  const { id } = await signIn(page, site, { role: 'administrator' });
  await givePassword(site, id, { keepsSecondFactor: true });
  await page.goto(LIST);
  const desk = `balcao@${record.domain}`;
  await page.getByText('Enviar cópia à clínica').first().click();
  await page.getByLabel(BOOKED).fill(desk);
  await page.getByRole('checkbox', { name: 'Enviar “Hora do retorno”' }).uncheck();
  await letPass(site, id, 11);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByLabel('Sua senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('status').first()).toContainText('Já vale para as próximas');
  await expect(page.getByLabel(BOOKED)).toHaveValue(desk);
  await expect(page.getByRole('checkbox', { name: 'Enviar “Hora do retorno”' })).not.toBeChecked();
});
