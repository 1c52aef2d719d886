import type { ClinicWords } from './clinic-words.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { givePassword, letPass, PASSWORD, signIn } from './staff.ts';

const FEEDS = '/equipe/agenda/calendarios';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const calendarOf = (page: Page) => page.getByLabel('De quem é a agenda');

/** Fills in the form for a calendar address. */
async function fillIn(page: Page, { room }: ClinicWords): Promise<void> {
  await page.goto(FEEDS);
  await calendarOf(page).selectOption({ label: room.name });
  await page.getByText('Só as iniciais', { exact: true }).last().click();
}

async function isMade(page: Page, { room }: ClinicWords): Promise<void> {
  await expect(heading(page)).toHaveText('Endereço criado');
  await page.goto(FEEDS);
  const made = page.getByRole('listitem').filter({ hasText: room.name });
  await expect(made.filter({ hasText: 'Só as iniciais' })).toHaveCount(1);
  await made.getByRole('button', { name: 'Encerrar' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`the password is asked again, and what was typed is kept, ${how}`, async ({
    openVisitor,
    site,
    words,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    const { id } = await signIn(page, site, { role: 'reception' });
    await givePassword(site, id);
    await fillIn(page, words);
    await letPass(site, id, 11);
    await page.getByRole('button', { name: 'Criar endereço' }).click();
    await expect(heading(page)).toHaveText('Digite a sua senha de novo');
    if (javaScriptEnabled) await inspectPage(page, 'confirm');
    await page.getByLabel('Sua senha').fill('not the password');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveTitle(/^Erro: /);
    await page.getByLabel('Sua senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await isMade(page, words);
  });

  test(`a form sent after its session has lapsed waits for the login, ${how}`, async ({
    openVisitor,
    site,
    words,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    const { id, username } = await signIn(page, site, { role: 'reception' });
    await givePassword(site, id);
    await fillIn(page, words);
    await letPass(site, id, 31);
    await page.getByRole('button', { name: 'Criar endereço' }).click();
    await expect(heading(page)).toHaveText('Entrar');
    await expect(page.getByRole('status').first()).toContainText('não se perdeu');
    await page.getByLabel('Nome de usuário').fill(username);
    await page.getByLabel('Senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(heading(page)).toHaveText('Você entrou de novo');
    if (javaScriptEnabled) await inspectPage(page, 'resume');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await isMade(page, words);
  });
}

/** Signs in again where a form that was sent too late has led to. */
async function comeBack(page: Page, username: string): Promise<void> {
  await expect(heading(page)).toHaveText('Entrar');
  await page.getByLabel('Nome de usuário').fill(username);
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(heading(page)).toHaveText('Você entrou de novo');
}

test('a long article and what was typed about a photo outlast the session, without JavaScript', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  const { id, username } = await signIn(page, site, { role: 'editor' });
  await givePassword(site, id);
  await page.goto('/equipe/conteudo/novo/artigos');
  await page.getByLabel('Título', { exact: true }).fill(`Um texto longo ${id}`);
  const text = 'Não há razão para “adiar” a avaliação.\n\n'.repeat(3_600).trim();
  // `fill` types, which takes minutes for that much.
  await page.getByLabel('Texto do artigo').evaluate((area, typed) => {
    if (area instanceof HTMLTextAreaElement) area.value = typed;
  }, text);
  await letPass(site, id, 31);
  await page.getByRole('button', { name: 'Guardar rascunho' }).click();
  await comeBack(page, username);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(heading(page)).toHaveText(`Um texto longo ${id}`);
  await expect(page.getByLabel('Texto do artigo')).toHaveValue(text);

  await page.goto('/equipe/conteudo/imagens');
  const buffer = Buffer.alloc(3_000_000);
  const file = page.getByLabel('Arquivo da imagem');
  await file.setInputFiles({ name: 'fachada.jpg', mimeType: 'image/jpeg', buffer });
  const shows = page.getByLabel('O que a imagem mostra?');
  await shows.fill('A fachada da clínica à noite');
  await letPass(site, id, 31);
  await page.getByRole('button', { name: 'Enviar a imagem' }).click();
  await comeBack(page, username);
  await expect(page.getByText('escolha-o de novo')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toContainText('Escolha o arquivo da imagem.');
  await expect(shows).toHaveValue('A fachada da clínica à noite');
});

test('before a session ends somebody is asked whether to go on', async ({
  openVisitor,
  site,
  words,
}) => {
  const page = await openVisitor();
  const { id } = await signIn(page, site, { role: 'reception' });
  await page.clock.install();
  await fillIn(page, words);
  const dialog = page.getByRole('dialog');
  await letPass(site, id, 26);
  // Again until the script has come, which the page fetches when it has nothing else to do.
  await expect(async () => {
    await page.clock.fastForward('26:00');
    const soon = dialog.getByRole('heading', { name: 'Você ainda está aí?' });
    await expect(soon).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await inspectPage(page, 'session-warning');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog).toBeHidden();
  await expect(calendarOf(page)).toHaveValue(words.room.slug);

  // Another tab was used meanwhile: nobody is disturbed.
  await letPass(site, id, 1);
  const asked = page.waitForResponse('**/equipe/sessao');
  await page.clock.fastForward('26:00');
  expect(await (await asked).json()).toMatchObject({ staffId: id });
  await expect(dialog).toBeHidden();

  await letPass(site, id, 31);
  await page.clock.fastForward('30:00');
  await expect(dialog.getByRole('heading', { name: 'Seu acesso terminou' })).toBeVisible();
  await expect(calendarOf(page)).toHaveValue(words.room.slug);

  // As after signing in again in another tab.
  await letPass(site, id, 0);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  await page.evaluate(comeBack);
  await expect(dialog).toBeHidden();
  await expect(calendarOf(page)).toHaveValue(words.room.slug);

  await letPass(site, id, 31);
  await page.clock.fastForward('30:00');
  await expect(dialog.getByRole('heading', { name: 'Seu acesso terminou' })).toBeVisible();
  await signIn(page, site, { role: 'practitioner', name: 'Davi Moreira' });
  await page.evaluate(comeBack);
  const title = 'Outra pessoa entrou neste navegador';
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
});
