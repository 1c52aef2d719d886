import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, onlyInOneProject, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { mailsTo } from './mails.ts';
import { signIn } from './staff.ts';

onlyInOneProject();

const LIST = '/equipe/clinica/palavras-dos-emails';

test('the beginning of a mail is changed without scripts, seen before, and read by who books', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/clinica');
  await page.getByRole('link', { name: 'Palavras dos e-mails', exact: true }).click();
  await page.getByRole('link', { name: 'Agendamento confirmado', exact: true }).click();
  const words = page.getByRole('group', { name: 'Em português' });
  await expect(words.getByLabel('Começo')).toHaveAccessibleDescription(
    /Em branco, vai: “Está tudo certo para \{data\}\.”/,
  );

  await words.getByLabel('Começo').fill('Oi, {fulano}!');
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(words.getByLabel('Começo')).toHaveValue('Oi, {fulano}!');
  await expect(words.getByLabel('Começo')).toHaveAccessibleDescription(/\{fulano\} não existe/);

  await words.getByLabel('Começo').fill('Oi, {nome}! <b>Até</b> {data}.');
  await words.getByLabel('Frase a mais no fim').fill('Um abraço da {clínica}.');
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  const preview = page.getByRole('article', { name: 'Em português' });
  await expect(preview).toContainText('Oi, Maria! <b>Até</b>');
  await expect(preview).toContainText('Ver, remarcar ou cancelar');
  await page.getByText('Enviar um teste para mim').click();
  await page.getByRole('button', { name: 'Enviar o teste' }).click();
  await expect(page.getByLabel('Seu e-mail')).toHaveAccessibleDescription(/Escreva um e-mail/);

  await page.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(page.getByRole('status').first()).toContainText('Os próximos e-mails já saem assim');
  const visitor = await openVisitor();
  const email = 'benedito.palavras@example.org';
  await bookAppointmentInBrowser(visitor.request, { phone: '+5535999550181', email });
  await expect.poll(async () => (await mailsTo(site.mailDir, email)).length).toBe(1);
  const [mail] = await mailsTo(site.mailDir, email);
  expect(mail?.text).toContain('Oi, Benedito! <b>Até</b>');
  expect(mail?.text).toContain('Um abraço da ');
  expect(mail?.html).toContain('&lt;b&gt;Até&lt;/b&gt;');
  expect(mail?.text).not.toContain('Está tudo certo');

  await page.goto(LIST);
  await expect(page.getByText('Com palavras da clínica')).toHaveCount(1);
  await page.goto('/equipe/clinica/versoes');
  await expect(
    page.getByRole('row', {
      name: /^Palavras dos e-mails, Agendamento confirmado, em português, Fim/,
    }),
  ).toContainText('Um abraço');
});

test('one screen has the boxes and the sample, beside each other where there is room, and the bar in view', async ({
  page,
  site,
}) => {
  await signIn(page, site, { role: 'administrator' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${LIST}/booked`);
  const bar = page.locator('.save-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole('group', { name: 'Em português' }).getByLabel('Começo').fill('Oi, {nome}!');
  await bar.getByRole('button', { name: 'Ver como fica' }).click();
  const sample = page.getByRole('article', { name: 'Em português' });
  await expect(sample).toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_700);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(bar).toBeInViewport({ ratio: 1 });
  // English waits folded, in the boxes and in the sample.
  await expect(page.getByRole('group', { name: 'Em inglês' })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Em inglês' })).toBeHidden();
});

test('the pages of the words are in order, with and without a preview', async ({ page, site }) => {
  await signIn(page, site, { role: 'administrator' });
  await page.goto(LIST);
  await inspectPage(page, LIST);
  await page.getByRole('link', { name: 'Vagou um horário', exact: true }).click();
  await inspectPage(page, `${LIST}/:mail`);
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(page.getByRole('heading', { name: 'Como fica' })).toBeVisible();
  await inspectPage(page, `${LIST}/:mail, as it looks`);
  await page.getByLabel('Assunto').first().fill('{serviço}');
  await page.getByRole('button', { name: 'Salvar' }).last().click();
  await expect(page.getByRole('alert').first()).toContainText('não vai no assunto');
  await inspectPage(page, `${LIST}/:mail, refused`);
});

test('a text for WhatsApp is worded on screen, seen whole, and stands ready where it is sent', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  await page.goto(LIST);
  await page.getByRole('link', { name: 'WhatsApp: sobre um agendamento', exact: true }).click();
  const words = page.getByRole('group', { name: 'Em português' });
  await expect(words.getByLabel('Texto da mensagem')).toHaveAccessibleDescription(
    /Em branco, vai: “Olá, \{tratamento\}! Aqui é .*\{data\}\.”/,
  );
  await expect(page.getByText('Enviar um teste para mim')).toHaveCount(0);
  await words.getByLabel('Texto da mensagem').fill('Oi, {nome}! Tudo certo?');
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(words.getByLabel('Texto da mensagem')).toHaveAccessibleDescription(/Falta \{data\}/);
  await words.getByLabel('Texto da mensagem').fill('Oi, {nome}! Falamos de {data}.');
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  const preview = page.getByRole('article', { name: 'Em português' });
  await expect(preview).toContainText('Oi, Maria! Falamos de ');
  await inspectPage(page, `${LIST}/:mail, of WhatsApp`);
  await page.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(page.getByRole('status').first()).toContainText(
    'As próximas mensagens já abrem assim',
  );

  const visitor = await openVisitor();
  const { protocol } = await bookAppointmentInBrowser(visitor.request, { phone: '+5535999550182' });
  await page.goto(`/equipe/agenda/agendamento/${protocol}`);
  const link = page.getByRole('link', { name: /WhatsApp/ }).first();
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
    '?text=Oi, Benedito! Falamos de ',
  );
});
