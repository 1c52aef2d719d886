import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, newVisitor, onlyInOneProject, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { mailsTo } from './mails.ts';
import { openSite } from './sites.ts';
import { givePassword, letPass, PASSWORD, signIn } from './staff.ts';

onlyInOneProject();

const LIST = '/equipe/clinica/mensagens';
const BOOKED = 'E-mail da clínica que recebe um aviso de “Agendamento confirmado”';

const RETURNS = 'Retornos e exames recomendados';

const unfold = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true }).locator('summary').first().click();
const BOOKED_SENTENCE = 'Quando alguém marca → confirmação';
async function openBooked(page: Page) {
  await unfold(page, 'Consulta');
  await page.getByText(BOOKED_SENTENCE).click();
}

test('a copy is asked for without scripts, comes with the next booking, and stands in the log', async ({
  openVisitor,
  site,
  record,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/clinica');
  await page.getByRole('link', { name: 'Mensagens automáticas', exact: true }).click();
  await unfold(page, 'Consulta');
  await expect(
    page.getByText('Quando alguém marca → confirmação com data, lugar e preparo, ao paciente.'),
  ).toBeVisible();
  const appointment = page.getByRole('region', { name: 'Consulta', exact: true });
  await expect(appointment.getByText('Sempre sai')).toHaveCount(6);
  // What is folded up is a press away, and says what is in it.
  const waiting = page.getByRole('region', { name: 'Lista de espera', exact: true });
  // One tells that the plans begin.
  const count = record.plansEnabled ? 4 : 3;
  await expect(waiting.getByText(`${count} mensagens, a quem está na lista`)).toBeVisible();
  await waiting.locator('summary').first().click();

  // A copy promises what it has to tell.
  await waiting.getByText('alguém entra na lista').click();
  const joined = waiting.getByLabel(/recebe um aviso de .*lista/i).first();
  await expect(joined).toHaveAccessibleDescription(/se a mensagem saiu, e o caminho/);
  await expect(page.getByLabel(BOOKED)).toHaveAccessibleDescription(/protocolo, serviço e horário/);
  // The clinic's own address is sent more.
  const copies = `copias@${record.domain}`;
  await page.getByText(BOOKED_SENTENCE).click();
  await page.getByLabel(BOOKED).fill('alguem@estranho.net');
  await unfold(page, RETURNS);
  await page.getByRole('checkbox', { name: 'Enviar “Hora do retorno”' }).uncheck();
  await page.getByRole('button', { name: 'Salvar' }).click();
  // What was refused or changed is open.
  await expect(page.getByLabel(BOOKED)).toHaveValue('alguem@estranho.net');
  await expect(page.getByLabel(BOOKED)).toHaveAccessibleDescription(/não é de um domínio/);
  await expect(page.getByRole('checkbox', { name: 'Enviar “Hora do retorno”' })).not.toBeChecked();

  await page.getByLabel(BOOKED).fill(copies);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('status').first()).toContainText('Já vale para as próximas');
  await expect(appointment.getByText('6 mensagens, ao paciente · 1 com cópia')).toBeVisible();
  await unfold(page, 'Consulta');
  await expect(page.getByText(`Cópia à clínica: ${copies}`)).toBeVisible();
  const returns = page.getByRole('region', { name: RETURNS });
  await expect(returns.getByText('2 mensagens, ao paciente · 1 desligada')).toBeVisible();
  await expect(page.getByText('Desligada: a equipe liga, pela lista “Retornos”.')).toHaveCount(1);

  const visitor = await openVisitor();
  const email = 'benedito.mensagens@example.org';
  await bookAppointmentInBrowser(visitor.request, { phone: '+5535999550182', email });
  await expect.poll(async () => (await mailsTo(site.mailDir, copies)).length).toBe(1);
  const [copy] = await mailsTo(site.mailDir, copies);
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
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeInViewport();
  // Three screens of a telephone, and by keyboard everything is within reach.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3 * 740);
  const reminders = page.getByRole('region', { name: 'Lembretes', exact: true });
  await reminders.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reminders.getByRole('link', { name: /^Plano dos lembretes/ }).first()).toBeVisible();
  await inspectPage(page, LIST);
  await openBooked(page);
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
  await openBooked(page);
  await page.getByLabel(BOOKED).fill(desk);
  await unfold(page, RETURNS);
  await page.getByRole('checkbox', { name: 'Enviar “Hora do retorno”' }).uncheck();
  await letPass(site, id, 11);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByLabel('Sua senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('status').first()).toContainText('Já vale para as próximas');
  await expect(page.getByLabel(BOOKED)).toHaveValue(desk);
  await unfold(page, RETURNS);
  await expect(page.getByRole('checkbox', { name: 'Enviar “Hora do retorno”' })).not.toBeChecked();
});

test('the texts that staff send by WhatsApp are told in their own words, with where they are sent', async ({
  page,
  site,
}) => {
  await signIn(page, site, { role: 'administrator' });
  await page.goto(LIST);
  await unfold(page, 'WhatsApp que a equipe envia');
  await page
    .getByText('Quando vaga um horário que serve → oferta do horário, a quem')
    .last()
    .click();
  await expect(page.getByText(/Olá, \[nome\]! Aqui é .* Vagou um horário/)).toBeVisible();
  await page.getByRole('link', { name: 'Onde se envia: Lista de espera' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista de espera');
});

test('a refused mail that is tried again comes once, whoever presses and whatever Back shows', async ({
  browser,
  clinicName,
}) => {
  const peer = await startSmtpPeer({ mode: 'refusing-recipient' });
  const { site, close } = await openSite({ SMTP_URL: peer.url }, undefined, clinicName);
  const { context, problems } = await newVisitor(browser, site, { baseURL: site.url });
  const email = 'benedito.recusado@example.org';
  const come = () => peer.received.filter(({ recipients }) => recipients.includes(email)).length;
  try {
    const [page, other] = [await context.newPage(), await context.newPage()];
    await signIn(page, site, { role: 'administrator' });
    await bookAppointmentInBrowser(page.request, { phone: '+5535999550183', email });
    const log = `${LIST}/saidas?ver=enviadas&mensagem=booked`;
    const retry = (of: Page) => of.getByRole('button', { name: /^Tentar de novo: Agendamento/ });
    await expect(async () => {
      await page.goto(log);
      await expect(retry(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await other.goto(log);
    await expect(page.getByRole('row', { name: /o servidor recusou o endereço/ })).toHaveCount(1);
    peer.behave('accepting');
    await retry(page).click();
    await expect(page.getByRole('status').first()).toContainText('tentada de novo agora');
    await expect.poll(come).toBe(1);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('row', { name: /Enviada/ })).toHaveCount(1, { timeout: 1_000 });
    }).toPass();

    // The page of before has the button no more, or the button finds the mail settled.
    await page.goBack();
    await expect(page.getByRole('row', { name: /Agendamento confirmado/ }).first()).toBeVisible();
    if ((await retry(page).count()) > 0) {
      await retry(page).click();
      await expect(page.getByRole('alert').first()).toContainText('já cuidou');
    }
    await retry(other).click();
    await expect(other.getByRole('alert').first()).toContainText('Alguém já cuidou');
    await bookAppointmentInBrowser(page.request, { phone: '+5535999550184', email });
    await expect.poll(come).toBe(2);
    expect(peer.recipients.filter((each) => each === email)).toHaveLength(3);
    expect(problems().filter((problem) => !problem.includes('409'))).toEqual([]);
  } finally {
    await context.close();
    await close();
    await peer.close();
  }
});
