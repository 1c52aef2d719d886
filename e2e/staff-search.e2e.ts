import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { signIn } from './staff.ts';

/** Keeps a script back, as a slow line does, until it is let go. */
async function keepBack(page: Page, script: RegExp): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

test('a key leads to the search on any page; what is found is a press away', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  const letGo = await keepBack(page, /staff-keys/);
  await page.goto('/equipe/mensagens');
  await untilStarted(page);
  const field = page.getByRole('searchbox', { name: 'Buscar em tudo' });
  await page.keyboard.press('/');
  letGo();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  // A letter of the list is a letter here.
  await page.keyboard.type('benedto');
  await page.keyboard.press('Enter');
  const patients = page.getByRole('region', { name: 'Pacientes', exact: true });
  await expect(patients.getByRole('link', { name: 'Benedito Alves' }).first()).toBeVisible();
  await inspectPage(page, 'what was found');
});

test('the list of keys is opened by its key, leads where it says, and is switched off', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe');
  await untilStarted(page);
  const list = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/equipe\/agenda\/telefone$/);

  // In a field letters are letters.
  await untilStarted(page);
  await page.getByLabel('Nome do paciente').fill('');
  await page.keyboard.type('hm?');
  await expect(page.getByLabel('Nome do paciente')).toHaveValue('hm?');

  await page.goto('/equipe');
  await untilStarted(page);
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Desligar os atalhos neste aparelho' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Buscar em tudo' })).not.toBeFocused();
  await expect(page).toHaveURL(/\/equipe$/);
  await page.reload();
  await untilStarted(page);
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Ligar os atalhos neste aparelho' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/equipe\/pacientes$/);
});

test('without JavaScript the search is a form, and the list of keys is not offered to press', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe');
  await page.getByRole('searchbox', { name: 'Buscar em tudo' }).fill('feriado');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Fechamentos e feriados' })).toBeVisible();
});

test('who calls is shown while the desk types, and fills the form with one press', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  const phone = site.newPhone();
  await bookAppointmentInBrowser(page.request, { phone });
  const letGo = await keepBack(page, /who-calls/);
  await page.goto('/equipe/agenda/telefone?desde=2030-01-07');
  await untilStarted(page);
  await page.getByLabel('Telefone com DDD').pressSequentially(phone.slice(3));
  letGo();
  const callers = page.getByRole('main').getByRole('link', { name: 'Benedito Alves' });
  await expect(callers).toHaveCount(1);
  await callers.press('Enter');
  await expect(page.getByLabel('Nome do paciente')).toHaveValue('Benedito Alves');
  await expect(page.getByText('Já tem marcado:')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('desde')).toBe('2030-01-07');
  await inspectPage(page, 'a caller who is known');
});
