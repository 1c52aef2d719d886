import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { answersOfAdult, EXAM, walkTo } from './journey.ts';
import { signIn } from './staff.ts';

const status = (page: Page) => page.getByRole('status').first();

test('hours that staff change are the times that visitors see', async ({
  openVisitor,
  site,
  record,
  clinicName,
  words,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  const visitor = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  // A service that no other test books, in a place of its own, where there are several.
  const hasSeveral = record.resources.equipment.length > 0;
  const service = hasSeveral ? 'Gonioscopia' : EXAM[clinicName];
  const place = hasSeveral ? 'Lâmpada de fenda' : words.room.name;
  await walkTo(visitor, 'time', answersOfAdult(site.newPhone(), { service }));
  // Of today the morning may be over; on Saturdays some work in the morning alone.
  const workdays = visitor.locator('.day-strip li').filter({ hasNotText: /sáb/i });
  await workdays.nth(2).getByRole('link').click();
  await expect(visitor.getByRole('heading', { name: 'Manhã' }).first()).toBeAttached();

  await page.goto('/equipe/agenda');
  await page.getByRole('link', { name: 'Ajustes da agenda' }).click();
  await page.getByLabel('De quem são os horários').selectOption({ label: place });
  await page.getByRole('button', { name: 'Mostrar' }).click();
  for (const day of ['segunda', 'terça', 'quarta', 'quinta', 'sexta']) {
    await page.getByLabel(`Abre, ${day}`).fill('14:00');
    for (const part of ['Pausa', 'Volta']) await page.getByLabel(`${part}, ${day}`).fill('');
  }
  await page.getByLabel('Fecha, segunda').fill('');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('alert')).toContainText('Preencha quando abre e quando fecha');
  await page.getByLabel('Fecha, segunda').fill('18:00');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferir antes de salvar');
  await page.getByRole('button', { name: 'Salvar horários' }).click();
  await expect(status(page)).toContainText('Horários salvos.');

  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Tarde' }).first()).toBeAttached();
  await expect(visitor.getByRole('heading', { name: 'Manhã' })).toHaveCount(0);

  const order = page.getByLabel('Mostrar primeiro os horários que deixam o dia sem buracos');
  await order.uncheck();
  await page.getByRole('button', { name: 'Salvar ordem' }).click();
  await page.getByRole('button', { name: 'Salvar ordem assim' }).click();
  await expect(status(page)).toContainText('Ordem dos horários salva.');
  await expect(order).not.toBeChecked();

  await page.goto('/equipe/agenda/calendarios');
  await page.getByRole('button', { name: 'Criar endereço' }).click();
  const address = (await page.locator('code').textContent()) ?? '';
  const file = await page.request.get(address);
  expect(await file.text()).toContain('BEGIN:VCALENDAR');
  await page.goto('/equipe/agenda/calendarios');
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
});

test('the appointments after a surgery are booked in one go', async ({
  openVisitor,
  site,
  record,
}) => {
  test.skip(record.followUps.postOperativeServices.length === 0, 'the clinic does not operate');
  const page = await openVisitor();
  await signIn(page, site, { role: 'practitioner' });
  await page.goto('/equipe/agenda/telefone');
  await page.getByLabel('Nome do paciente').fill('Davi Moreira');
  await page.getByLabel('Telefone com DDD').fill(site.newPhone());
  await page.getByLabel('Serviço').selectOption('cirurgias-oftalmologicas');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Marcar', exact: true }).click();
  await page.getByRole('link', { name: 'Marcar pós-operatório' }).click();
  await inspectPage(page, 'series');
  await page.getByRole('button', { name: 'Fazer os 3 agendamentos' }).click();
  const after = page.getByRole('region', { name: 'Acompanhamento' });
  await expect(after.getByRole('status')).toContainText('Os agendamentos foram feitos');
  await expect(after.getByRole('listitem')).toHaveCount(3);
  await after.getByRole('link', { name: /^30 dias depois/ }).click();
  await expect(page.getByText('Retorno, sem custo')).toBeVisible();
  await expect(page.getByText(/Pós-operatório, 30 dias, da cirurgia de/)).toBeVisible();
});

test('the settings of the agenda are read by everybody', async ({ openVisitor, site }) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  const pages = [
    'horarios',
    'servicos',
    'servicos/mapeamento-de-retina',
    'recursos',
    'calendarios',
  ];
  for (const address of pages) {
    await page.goto(`/equipe/agenda/${address}`);
    await inspectPage(page, address);
  }
  await page.getByRole('button', { name: 'Criar endereço' }).click();
  await expect(page.locator('code')).toHaveText(/\.ics$/);
  await inspectPage(page, 'address of a calendar');
  await page.goto('/equipe/agenda/horarios');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await inspectPage(page, 'preview of hours');
});
