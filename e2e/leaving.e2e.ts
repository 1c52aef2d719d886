import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

test('the responsible doctor’s last day names who takes over, without scripts', async ({
  openVisitor,
  site,
  record,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  const last = addDays(wallClockOf(new Date()).on, 40);
  const saved = page.getByRole('status').first();

  // A second doctor, with all that the first has.
  await page.goto('/equipe/clinica/pessoas');
  await page.getByRole('button', { name: 'Pôr mais uma pessoa' }).click();
  const added = page.locator(`[id="people.${record.people.length}"]`);
  await added.getByLabel('Nome', { exact: true }).fill('Dr. Otávio Lima Serra');
  await added.getByLabel('Gênero').selectOption({ label: 'Homem' });
  await added.getByLabel('Profissão').selectOption({ label: 'Medicina' });
  await added.getByLabel('Conselho').selectOption('CRM');
  await added.getByLabel('Número', { exact: true }).fill('54321');
  await added.getByLabel('Estado').selectOption(record.address.stateCode);
  await added.getByLabel('O que a pessoa é', { exact: true }).fill('Médico oftalmologista');
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(saved).toContainText('Salvo');

  await page.goto('/equipe/clinica/pessoas');
  const leaving = page.locator('[id="people.0"]');
  await leaving.locator('summary').first().click();
  await leaving.getByLabel(/^Trabalha aqui até/).fill(last);
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await expect(page.getByRole('alert')).toContainText('Quem assume a responsabilidade');
  await leaving
    .getByLabel('Quem assume a responsabilidade')
    .selectOption({ label: 'Dr. Otávio Lima Serra' });
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await expect(
    page.getByText(
      `A partir de ${formatDate(addDays(last, 1))}, Dr. Otávio Lima Serra passa a ser responsável`,
    ),
  ).toBeVisible();
  await expect(
    page.getByText(/^Depois do último dia d[aeo] .+, fecham por semana: \d+ vagas/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(saved).toContainText('Salvo');

  await page.goto('/equipe/clinica');
  const plan = page.getByRole('region', { name: 'Mudanças com dia marcado' });
  await expect(plan.getByRole('link', { name: 'Mudar em Pessoas da clínica' })).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Retirar' })).toHaveCount(0);
  await page.goto('/equipe');
  await expect(page.getByText(/: até \d+\/\d+/)).toBeVisible();
  await page.goto('/equipe/agenda/recursos');
  await expect(page.getByText(/^Em uso, até \d+\/\d+/)).toBeVisible();
});

test('long forms have parts with headings, and their button stays in view', async ({
  page,
  site,
}) => {
  await signIn(page, site, { role: 'administrator' });
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/equipe/agenda/servicos/consultas-oftalmologicas');
  const parts = page.getByRole('heading', { level: 2 });
  await expect(
    parts.filter({ hasText: /^(Duração|Quem faz e onde|Marcação pelo site)$/ }),
  ).toHaveCount(3);
  await inspectPage(page, 'service-settings');
  for (const [path, button] of [
    ['/equipe/agenda/servicos/consultas-oftalmologicas', 'Salvar'],
    ['/equipe/agenda/servicos/consultas-oftalmologicas/pagina', 'Salvar'],
    ['/equipe/agenda/horarios?quem=clinica', 'Conferir'],
    ['/equipe/agenda/lembretes', 'Salvar'],
    ['/equipe/clinica/marca', 'Pôr no site'],
    ['/equipe/clinica/pessoas', 'Conferir'],
  ] as const) {
    await page.goto(path);
    const bar = page.locator('.save-bar').getByRole('button', { name: button }).last();
    await bar.locator('xpath=ancestor::form').evaluate((form) => form.scrollIntoView());
    await expect(bar).toBeInViewport();
  }
});

test('each part of the clinic’s data explains itself', async ({ page, site }) => {
  await signIn(page, site, { role: 'administrator' });
  const said = new Set<string>();
  for (const part of ['pessoas', 'convenios', 'assuntos']) {
    await page.goto(`/equipe/clinica/${part}`);
    await page.getByText('Ajuda desta página').click();
    said.add((await page.locator('.staff-help li').first().textContent()) ?? '');
  }
  expect(said.size).toBe(3);
});
