import { expect, type Page, test } from './fixtures.ts';
import { openStarted } from './journey.ts';

async function fillIn(page: Page, message: string) {
  await page.getByLabel('Nome completo').fill('Rosa Lima');
  await page.getByLabel('Telefone com DDD').fill('35 99555-0144');
  await page.getByLabel('E-mail', { exact: true }).fill('rosa@example.com');
  await page.getByLabel('Mensagem', { exact: true }).fill(message);
  await page.getByLabel(/Concordo que a/).check();
}

test('a message goes from the home page, once, with a proof of work', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  await page.goto('/contato');
  await fillIn(page, 'Vocês atendem aos sábados?');
  await page.getByRole('button', { name: 'Enviar mensagem' }).dblclick({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos sua mensagem');
  expect(posts).toHaveLength(1);
  const sent = new URLSearchParams(posts[0]);
  expect(sent.get('key')).toHaveLength(43);
  expect(sent.get('proof')?.length).toBeGreaterThan(100);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos sua mensagem');
  expect(posts).toHaveLength(1);
});

test('nothing of the form is fetched before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/contact|proof|challenge/.test(request.url())) scripts.push(request.url());
  });
  await openStarted(page, '/contato/mensagem');
  await page.getByRole('heading', { name: 'Escreva para a clínica' }).scrollIntoViewIfNeeded();
  expect(scripts).toEqual([]);
  await page.getByLabel('Nome completo').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('a form that was in use before the scripts came is helped without another touch', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/islands-[\w-]+\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  // Without these scripts the page is never loaded.
  await page.goto('/contato/mensagem', { waitUntil: 'commit' });
  await page.getByLabel('Nome completo').focus();
  resolve();
  await expect(page.locator('[name=proof]')).not.toHaveValue('');
});

test('without JavaScript a form with mistakes comes back filled in, and is then sent', async ({
  openVisitor,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await page.goto('/contato/mensagem');
  await fillIn(page, 'Curta');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page).toHaveTitle(/^Erro: /);
  await expect(page.getByRole('alert')).toContainText('Mensagem muito curta (mín. 10 caracteres).');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Rosa Lima');
  await page.getByLabel('Mensagem', { exact: true }).fill('Agora com mais palavras.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos sua mensagem');
});

test('in English the form, its mistakes and its thanks are in English', async ({
  openVisitor,
  record,
}) => {
  test.skip(!record.locales.includes('en-US'), 'the site has one language');
  const page = await openVisitor({ javaScriptEnabled: false });
  await page.goto('/en-us/contato');
  await page.getByLabel('Full name').fill('Rosa Lima');
  await page.getByLabel('Brazilian phone number with area code').fill('35 99555-0144');
  await page.getByLabel('Email', { exact: true }).fill('rosa.en@example.com');
  await page.getByLabel(/I agree that/).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Message too short');
  await page.getByLabel('Message', { exact: true }).fill('Are you open on Saturdays?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/en-us\/contato\/enviado\?recibo=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your message');
});
