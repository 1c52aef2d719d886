import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { mayOpen } from '#app/features/staff/permissions.ts';
import { STAFF_ROLES, type StaffRole } from '#app/features/staff/staff-role.ts';
import { chrome } from '#app/locales/chrome.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffHelp } from '#app/locales/pt-BR/staff/help.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectNarrow, inspectPage } from './inspect-page.ts';
import { inviteSomebody, makeAccount, PASSWORD, setUpSecondFactor } from './staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Inspected in every scheme; the others share their layout and colours. */
const LOOKED_AT_CLOSELY = ['/equipe/agenda', '/equipe/numeros'];

/** A clinic that sells no plans, and never has, has no page of them. */
const isOfClinic = (path: string, { plansEnabled }: ClinicRecord) =>
  plansEnabled || path !== '/equipe/assinaturas';

const entriesOf = (role: StaffRole, record: ClinicRecord) =>
  STAFF_ROUTES.flatMap(({ pattern, access, navigation }) =>
    navigation && mayOpen(role, access) && isOfClinic(pattern, record)
      ? [{ path: pattern, label: staffFrame.navigation[navigation] }]
      : [],
  );
const closedTo = (role: StaffRole) =>
  STAFF_ROUTES.filter(({ pattern, access }) => !mayOpen(role, access) && !pattern.includes(':'));

/** Goes to every page of the navigation by its link. */
async function walk(
  page: Page,
  { role, record }: { role: StaffRole; record: ClinicRecord },
  look: (path: string) => Promise<void>,
) {
  const entries = entriesOf(role, record);
  await page.goto('/equipe');
  const links = page.getByRole('navigation', { name: staffFrame.navigationLabel });
  const labels = [...entries.map(({ label }) => label), chrome.accessibility];
  await expect(links.getByRole('link')).toHaveText(labels);
  const menu = page.getByRole('button', { name: chrome.menu });
  for (const { path, label } of entries) {
    // After the inspection on a narrow screen the entries are behind a button.
    if (await menu.isVisible()) await menu.click();
    await links.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?.*)?$`));
    await expect(heading(page)).toBeVisible();
    await look(path);
  }
}

async function expectClosed(page: Page, role: StaffRole): Promise<void> {
  for (const { pattern } of closedTo(role)) {
    const answer = await page.request.get(pattern, { maxRedirects: 0 });
    expect([pattern, answer.status()]).toEqual([pattern, 403]);
  }
}

test('each role finds its own pages, and nobody another one’s', async ({
  openVisitor,
  site,
  record,
}) => {
  const administrator = await openVisitor();
  await makeAccount(administrator, await site.newSetupLink(), 'Helena Prado');
  await setUpSecondFactor(administrator);
  for (const role of STAFF_ROLES) {
    const page = role === 'administrator' ? administrator : await openVisitor();
    if (page !== administrator) {
      await makeAccount(page, await inviteSomebody(administrator, role), 'Rosa Lima');
      await expect(heading(page)).toHaveText('Olá, Rosa Lima');
    }
    await walk(page, { role, record }, async (path) => {
      const isClose = role === 'administrator' && LOOKED_AT_CLOSELY.includes(path);
      // What the administrator has seen looks the same to everybody else.
      if (isClose) await inspectPage(page, path);
      else if (role === 'administrator') await inspectNarrow(page, path);
    });
    await expectClosed(page, role);

    const context = await page.context().storageState();
    const plain = await openVisitor({ javaScriptEnabled: false, storageState: context });
    await walk(plain, { role, record }, async (path) => {
      const help = plain.locator('.staff-help');
      await help.getByText(staffHelp.summary).click();
      await expect(help.getByRole('listitem').first(), path).toBeVisible();
    });
    await plain.close();
  }
});

test('a password can be looked at and pasted, and is hidden again before it is sent', async ({
  page,
  openVisitor,
}) => {
  await page.goto('/equipe/entrar');
  const password = page.getByLabel('Senha', { exact: true });
  await password.focus();
  // As pasting does: all at once, without key events.
  await page.keyboard.insertText(PASSWORD);
  await expect(password).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Mostrar a senha' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByText('A senha está à vista.')).toBeAttached();
  await inspectNarrow(page, 'login with the password shown');
  await page.getByRole('button', { name: 'Esconder a senha' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue(PASSWORD);

  const plain = await openVisitor({ javaScriptEnabled: false });
  await plain.goto('/equipe/entrar');
  await expect(plain.getByRole('button', { name: 'Mostrar a senha' })).toBeHidden();
});
