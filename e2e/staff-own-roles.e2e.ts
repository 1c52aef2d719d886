import { eq } from 'drizzle-orm';
import { appointments, resources } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { staffRoles } from '#app/locales/pt-BR/staff/people/roles.ts';
import { openDatabase } from '#server/database.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Makes a role that begins as reception, without messages. */
async function makeRole(page: Page, name: string) {
  await page.goto('/equipe/pessoas');
  await page.getByRole('link', { name: staffRoles.link, exact: true }).click();
  await page.getByLabel(staffRoles.start.from).selectOption('reception');
  await page.getByRole('button', { name: staffRoles.start.submit }).click();
  await page.getByLabel(staffRoles.name, { exact: true }).fill(name);
  await page.getByLabel('Cuidar das mensagens').uncheck();
  await page.getByLabel('Ler mensagens').uncheck();
}

test('a role is made, given, changed for an open session, and archived when nobody has it', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator', name: 'Helena Prado' });
  await makeRole(page, 'Recepção da tarde');
  await inspectPage(page, 'a new role');
  await page.getByLabel(staffRoles.name, { exact: true }).fill('');
  await page.getByRole('button', { name: staffRoles.create }).click();
  await expect(page.getByRole('alert').first()).toContainText(staffRoles.refusals.nameMissing);
  await expect(page.getByLabel('Ler mensagens')).not.toBeChecked();
  await page.getByLabel(staffRoles.name, { exact: true }).fill('Recepção da tarde');
  await page.getByRole('button', { name: staffRoles.create }).click();
  await expect(page.getByText(staffRoles.done.criada)).toBeVisible();
  await inspectPage(page, 'a role');

  const desk = await openVisitor();
  const { id } = await signIn(desk, site, { role: 'reception', name: 'Rosa Lima' });
  await desk.goto('/equipe/mensagens');
  await expect(heading(desk)).toHaveText('Mensagens');
  const roleId = Number(/funcoes\/(\d+)/.exec(page.url())?.[1]);
  const { db, close } = openDatabase(site.databaseUrl, { maxConnections: 1, onError: () => {} });
  try {
    await db
      .update(staff)
      .set({ role: `own:${roleId}` })
      .where(eq(staff.id, id));
    await desk.reload();
    await expect(heading(desk)).toHaveText('Você não tem acesso a esta página');
    await expect(desk.getByText('Recepção da tarde')).toBeVisible();
    await page.goto('/equipe/pessoas/funcoes');
    await inspectPage(page, 'roles');
    await page.getByRole('link', { name: 'Recepção da tarde' }).click();
    await page.getByRole('button', { name: staffRoles.archive.submit }).click();
    await expect(page.getByRole('alert').first()).toContainText('Rosa Lima');
    await db.update(staff).set({ role: 'reception' }).where(eq(staff.id, id));
  } finally {
    await close();
  }
  await page.getByRole('button', { name: staffRoles.archive.submit }).click();
  await expect(page.getByText(staffRoles.done.arquivada)).toBeVisible();
});

test('without JavaScript a role is made, and who sees one agenda alone finds no other appointment', async ({
  openVisitor,
  site,
}) => {
  const first = await openVisitor();
  await signIn(first, site, { role: 'administrator', name: 'Helena Prado' });
  await bookAppointmentInBrowser(first.request, { phone: site.newPhone() });
  const storageState = await first.context().storageState();
  const page = await openVisitor({ javaScriptEnabled: false, storageState });
  await makeRole(page, 'Só uma agenda');
  await page.getByLabel(staffRoles.ownAgenda).check();
  await page.getByRole('button', { name: staffRoles.create }).click();
  await expect(page.getByText(staffRoles.done.criada)).toBeVisible();

  const doctor = await openVisitor();
  const { id } = await signIn(doctor, site, { role: 'practitioner', name: 'Davi Souza' });
  const { db, close } = openDatabase(site.databaseUrl, { maxConnections: 1, onError: () => {} });
  try {
    const [booked] = await db.select().from(appointments).limit(1);
    if (!booked) throw new Error('nobody is booked');
    const kinds = await db.select().from(resources).where(eq(resources.kind, 'practitioner'));
    const other = kinds.find((each) => each.id !== booked.practitionerId);
    const address = `/equipe/agenda/agendamento/${booked.protocol}`;
    await page.goto(`/equipe/pessoas/${id}`);
    await page.getByLabel('Ligada ao profissional').selectOption(String(booked.practitionerId));
    await page.getByLabel('Vê só a própria agenda').check();
    await page.getByRole('button', { name: 'Salvar a agenda da conta' }).click();
    await expect(page.getByText('Vale na próxima página')).toBeVisible();
    expect((await doctor.goto(address))?.status()).toBe(200);
    if (other) {
      await page.getByLabel('Ligada ao profissional').selectOption(String(other.id));
      await page.getByRole('button', { name: 'Salvar a agenda da conta' }).click();
      expect((await doctor.goto(address))?.status()).toBe(404);
      await expect(heading(doctor)).toHaveText('Página não encontrada');
    }
  } finally {
    await close();
  }
  await first.goto('/equipe/acessos');
  await expect(
    first.getByRole('cell', { name: /abriu um registro: agendamento/ }).first(),
  ).toBeVisible();
  await inspectPage(first, 'the log of accesses');
  await first.getByLabel('O quê').selectOption('contas');
  await first.getByRole('button', { name: 'Filtrar' }).click();
  await expect(
    first.getByRole('cell', { name: /mudou a agenda de uma conta/ }).first(),
  ).toBeVisible();
  const saved = first.waitForEvent('download');
  await first.getByRole('button', { name: 'Baixar a planilha' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^acessos-.*\.csv$/);
});
