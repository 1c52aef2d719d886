import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { inviteSomebody, makeAccount, PASSWORD, setUpSecondFactor } from './staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function signIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('Nome de usuário').fill(username);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`from the setup link to a receptionist at work, ${how}`, async ({ openVisitor, site }) => {
    const administrator = await openVisitor({ javaScriptEnabled });
    const username = await makeAccount(administrator, await site.newSetupLink(), 'Helena Prado');
    await expect(heading(administrator)).toHaveText('Verificação em duas etapas');
    const shown = await setUpSecondFactor(administrator);
    await expect(administrator.getByRole('status').first()).toContainText('estão guardados');
    const link = await inviteSomebody(administrator, 'reception');
    await administrator.reload();
    await expect(heading(administrator)).toHaveText('O link já foi mostrado');

    const reception = await openVisitor({ javaScriptEnabled });
    const name = await makeAccount(reception, link, 'Rosa Lima');
    await expect(heading(reception)).toHaveText('Olá, Rosa Lima');
    await reception.getByRole('button', { name: 'Sair' }).click();
    await expect(heading(reception)).toHaveText('Entrar');

    const stranger = await openVisitor({ javaScriptEnabled });
    await stranger.goto(link);
    await expect(heading(stranger)).toHaveText('Este link não vale mais');

    await reception.goto('/');
    await reception.getByRole('link', { name: 'Administração' }).click();
    await signIn(reception, name, 'not the password');
    await expect(reception).toHaveTitle(/^Erro: Entrar/);
    await expect(reception.getByRole('alert')).toContainText(
      'Erro ao fazer login. Verifique suas credenciais.',
    );
    await expect(reception.getByLabel('Nome de usuário')).toHaveValue(name);
    await signIn(reception, name);
    await expect(heading(reception)).toHaveText('Olá, Rosa Lima');
    const people = reception.getByRole('navigation').getByRole('link', { name: 'Pessoas' });
    await expect(people).toHaveCount(0);
    const answer = await reception.goto('/equipe/pessoas');
    expect(answer?.status()).toBe(403);
    await expect(heading(reception)).toHaveText('Você não tem acesso a esta página');

    await administrator.goto('/equipe/pessoas');
    const row = administrator.getByRole('row').filter({ hasText: name });
    await row.getByRole('link').click();
    await administrator.getByRole('button', { name: 'Tirar o acesso' }).click();
    await expect(administrator.getByRole('status').first()).toContainText('O acesso foi tirado');
    await reception.goto('/equipe');
    await expect(heading(reception)).toHaveText('Entrar');

    await administrator.getByRole('button', { name: 'Sair' }).click();
    await administrator.goto('/equipe/pessoas');
    await signIn(administrator, username);
    await expect(heading(administrator)).toHaveText('Segunda etapa');
    await administrator.getByLabel('Código').fill(shown(1));
    await administrator.getByRole('button', { name: 'Confirmar' }).click();
    await expect(administrator).toHaveURL(/\/equipe\/pessoas$/);
  });
}

test('the start prints a link with which the first account can be made', ({ site }) => {
  expect(site.printed()).toMatch(/Prepare it within 24 hours: http.*\/equipe\/preparar\/[\w-]{43}/);
});

test('the pages of login and people are for everybody who can work them', async ({
  page,
  site,
}) => {
  await page.goto('/equipe/entrar');
  await inspectPage(page, 'login');
  await signIn(page, 'ninguem');
  await inspectPage(page, 'login with errors');
  await page.goto(await site.newSetupLink());
  await inspectPage(page, 'setup');
  const username = await makeAccount(page, await site.newSetupLink(), 'Helena Prado');
  await inspectPage(page, 'second factor');
  await setUpSecondFactor(page, () => inspectPage(page, 'recovery codes'));
  await inspectPage(page, 'account');
  await page.getByRole('link', { name: 'Alterar a senha' }).click();
  await inspectPage(page, 'password');
  await page.goto('/equipe');
  await inspectPage(page, 'home');
  await page.goto('/equipe/pessoas/convidar');
  await page.getByRole('button', { name: 'Criar o convite' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await inspectPage(page, 'invitation with errors');
  await inviteSomebody(page, 'editor');
  await inspectPage(page, 'link to hand over');
  await page.goto('/equipe/pessoas');
  await inspectPage(page, 'people');
  await page.getByRole('link', { name: 'Helena Prado' }).last().click();
  await inspectPage(page, 'person');
  await page.getByRole('button', { name: 'Sair' }).click();
  await signIn(page, username);
  await expect(heading(page)).toHaveText('Segunda etapa');
  await inspectPage(page, 'login code');
});

test('what is refused is told first, also where the address names a place of the page', async ({
  page,
}) => {
  await page.goto('/equipe/entrar');
  await signIn(page, 'ninguem');
  const errors = page.getByRole('alert');
  await expect(errors).toBeFocused();
  await errors.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\w/);
  await signIn(page, 'ninguem');
  await expect(errors).toBeFocused();
});
