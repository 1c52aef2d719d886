import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

/** What nobody can book any more without a device, or a room where there is one alone. */
const TITLES: Record<string, string> = {
  'campo-visual': 'Campo visual computadorizado',
  'consultas-oftalmologicas': 'Consulta oftalmológica',
  'mapeamento-de-retina': 'Mapeamento de retina',
};

const status = (page: Page) => page.getByRole('status').first();

/** Counts what somebody does: each click and each field. */
function counting(page: Page) {
  let steps = 0;
  const step = async (act: Promise<unknown>) => {
    steps += 1;
    await act;
  };
  return {
    count: () => steps,
    fill: (label: string, value: string) =>
      step(page.getByLabel(label, { exact: true }).fill(value)),
    tick: (label: string) => step(page.getByLabel(label, { exact: true }).check()),
    press: (name: string) => step(page.getByRole('button', { name, exact: true }).click()),
    follow: (name: string) => step(page.getByRole('link', { name, exact: true }).first().click()),
  };
}

/** A Saturday that is not over, some weeks on. */
function aSaturday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7) + 14);
  return day.toISOString().slice(0, 10);
}

test('Saturdays from a day on take six steps, and the form says how many times open', async ({
  openVisitor,
  site,
  record,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/agenda');
  const act = counting(page);
  await act.follow('Ajustes da agenda');
  await act.fill('A partir de', aSaturday());
  await act.fill('Abre, sábado', '08:00');
  await act.fill('Fecha, sábado', '12:00');
  await act.press('Conferir');
  await expect(page.getByText(/^Abre \d+ vagas por sábado para .+, a partir de/)).toBeVisible();
  await expect(page.getByText('Nenhum agendamento fica fora do horário.')).toBeVisible();
  await act.press('Salvar horários');
  await expect(status(page)).toContainText('Horários salvos.');
  expect(act.count()).toBeLessThanOrEqual(6);
  await expect(page.getByRole('heading', { name: /^A partir de/ })).toBeVisible();

  // Without whoever sees patients, nothing can be booked, and the form says so.
  await page.getByLabel('Abre, domingo').fill('08:00');
  await page.getByLabel('Fecha, domingo').fill('12:00');
  for (const { name } of record.people)
    await page.getByLabel(inPortuguese(name), { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('ninguém que atende tem horário nesse dia')).toBeVisible();
});

test('a service of one’s own is made in a few steps, and is on the site within a second', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  const visitor = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/agenda/servicos');
  const act = counting(page);
  await act.follow('+ Novo serviço');
  await act.follow('Começar em branco');
  await act.fill('Nome do serviço', 'Teste de lágrima');
  await act.fill('Em uma frase', 'Mede quanta lágrima o olho faz.');
  await act.fill('Como é', 'Uma fita de papel fica cinco minutos na borda da pálpebra.');
  await act.press('Criar serviço');
  await expect(page.getByRole('alert')).toContainText('Use minutos de 5 em 5');
  await act.fill('Duração, em minutos', '25');
  await act.press('Criar serviço');
  await expect(status(page)).toContainText('Teste de lágrima está na agenda e no site.');
  expect(act.count()).toBeLessThanOrEqual(8);

  await expect(async () => {
    await visitor.goto('/servicos/teste-de-lagrima');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Teste de lágrima');
  }).toPass();
  await inspectPage(visitor, 'page of an own service');
  await visitor.goto('/agendamento');
  await expect(visitor.locator('a', { hasText: 'Teste de lágrima' })).toBeAttached();

  await page.getByRole('link', { name: 'Página e nome: Teste de lágrima' }).click();
  await page.getByLabel('Nome do serviço').fill('Teste de Schirmer');
  await page.getByLabel('Endereço da página').fill('schirmer');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(status(page)).toContainText('Salvo.');
  await expect(async () => {
    await visitor.goto('/servicos/teste-de-lagrima');
    await expect(visitor).toHaveURL(/\/servicos\/schirmer$/);
  }).toPass();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(status(page)).toContainText('Desfeito.');
  await expect(page.getByLabel('Nome do serviço')).toHaveValue('Teste de lágrima');

  await page.goto('/equipe/agenda/servicos/teste-de-lagrima');
  await page.getByLabel('Duração, em minutos', { exact: true }).fill('50');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/Fecha \d+ vagas? por semana/);
  await page.getByRole('button', { name: 'Salvar assim mesmo' }).click();
  await expect(status(page)).toContainText('Salvo: Teste de lágrima.');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(status(page)).toContainText('Desfeito.');

  await page.goto('/equipe/agenda/servicos/teste-de-lagrima/pagina');
  await page.getByRole('link', { name: 'Ver o que acontece' }).click();
  await expect(page.getByText('Nenhum agendamento futuro.')).toBeVisible();
  await expect(page.getByText(/^Fecha por semana: \d+ vagas de Teste de lágrima/)).toBeVisible();
  await page.getByRole('button', { name: 'Tirar do catálogo' }).click();
  await expect(status(page)).toContainText('saiu do catálogo');
  await page.getByText('Fora do catálogo (1)').click();
  await page.getByRole('link', { name: 'Abrir: Teste de lágrima' }).click();
  await page.getByRole('link', { name: 'Ver o que acontece' }).click();
  await expect(page.getByText(/^Abre por semana: \d+ vagas de Teste de lágrima/)).toBeVisible();
  await page.getByRole('button', { name: 'Oferecer de novo' }).click();
  await expect(status(page)).toContainText('voltou ao catálogo');
});

test('a room is added, named, and archived unless something needs it', async ({
  openVisitor,
  site,
  words,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/agenda/recursos');
  const act = counting(page);
  await act.fill('Nome', 'Consultório 9');
  await act.tick('Mapeamento de retina');
  await act.press('Incluir');
  await expect(status(page)).toContainText('Salvo.');
  expect(act.count()).toBe(3);
  await page.getByRole('link', { name: 'Mudar nome ou arquivar: Consultório 9' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Sala azul');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sala azul');
  await page.getByRole('link', { name: 'Ver o que acontece' }).click();
  await page.getByRole('button', { name: 'Arquivar' }).click();
  await page.getByText('Arquivados (1)').click();
  await page.getByRole('link', { name: 'Abrir: Sala azul' }).click();
  await page.getByRole('link', { name: 'Ver o que acontece' }).click();
  await page.getByRole('button', { name: 'Pôr de volta' }).click();
  await expect(page.getByRole('link', { name: /arquivar: Sala azul/ })).toBeVisible();
  await page.goto(`/equipe/agenda/recursos/${words.closed.slug}?arquivar`);
  await expect(page.getByText(/Não pode sair: não há outro para/)).toBeVisible();
  // The tests below count with the rooms that the clinic has.
  await page.goto('/equipe/agenda/recursos');
  await page.getByRole('link', { name: /arquivar: Sala azul/ }).click();
  await page.getByRole('link', { name: 'Ver o que acontece' }).click();
  await page.getByRole('button', { name: 'Arquivar' }).click();
  await expect(page.getByText('Arquivados (1)')).toBeVisible();
});

test('hours are taken back from the keyboard, and a second time nothing happens', async ({
  openVisitor,
  site,
  words,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await page.goto(`/equipe/agenda/horarios?quem=${words.closed.slug}`);
  const hours = page.getByRole('region', { name: words.closed.name, exact: true });
  const before = await hours.getByRole('list').textContent();
  await page.getByLabel('Abre, sexta').fill('13:00');
  for (const part of ['Pausa', 'Volta']) await page.getByLabel(`${part}, sexta`).fill('');
  await page.getByLabel('Fecha, sexta').fill('15:00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salvar horários' }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Horários salvos.');
  await expect(hours.getByRole('list')).toContainText('13h às 15h');
  await inspectPage(page, 'saved hours');
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Desfeito. Os horários estão como antes.');
  await expect(hours.getByRole('list')).toHaveText(before ?? '');
  await expect(undo).toHaveCount(0);
});

test('a service moves and comes back by one press each, and the focus stays in its row', async ({
  openVisitor,
  site,
  record,
}) => {
  test.skip(record.services.length < 4, 'too few services to move one twice');
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/agenda/servicos');
  const names = page.locator('.settings-name');
  const before = await names.allTextContents();
  const name = before[3] ?? '';
  const up = page.getByRole('button', { name: `Subir na lista: ${name}`, exact: true });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subiu na lista.')).toBeVisible();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText([
    ...before.slice(0, 1),
    name,
    ...before.slice(1, 3),
    ...before.slice(4),
  ]);
  await expect(up).toBeFocused();
  await inspectPage(page, 'a moved service');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Desfeito. Está como antes.')).toBeVisible();
  await expect(names).toHaveText([
    ...before.slice(0, 2),
    name,
    ...before.slice(2, 3),
    ...before.slice(4),
  ]);
  await page.getByRole('button', { name: `Descer na lista: ${name}`, exact: true }).click();
  await expect(names).toHaveText(before);
});

test('what taking a room out of use does is told beside it', async ({ page, site, words }) => {
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/agenda/recursos');
  await page.getByRole('button', { name: `Tirar de uso: ${words.room.name}` }).click();
  await expect(page.getByRole('alert')).toContainText('por semana');
  await inspectPage(page, 'what taking out of use does');
});

test('a device is taken out of use after its consequences, and put back, without scripts', async ({
  openVisitor,
  site,
  record,
  words,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/agenda/recursos');
  const { name, slug } = words.closed;
  const stopped = record.services.filter(({ resources }) => resources.includes(slug));
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await row.getByRole('button', { name: `Tirar de uso: ${name}` }).click();
  const question = page.getByRole('alert');
  await expect(question).toContainText(/Fecha por semana: \d+ vagas/);
  await expect(question).toContainText(
    `Ninguém mais consegue marcar: ${stopped.map(({ slug }) => TITLES[slug]).join(', ')}`,
  );
  await question.getByRole('link', { name: 'Deixar como está' }).click();
  await expect(question).toHaveCount(0);
  await row.getByRole('button', { name: `Tirar de uso: ${name}` }).click();
  await question.getByRole('button', { name: 'Tirar de uso' }).click();
  await expect(row.getByRole('status')).toContainText('Está fora de uso.');
  await row.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row.getByRole('status')).toContainText('Desfeito. Está como antes.');
  await expect(row).toContainText('Em uso');

  await row.getByRole('button', { name: `Tirar de uso: ${name}` }).click();
  await question.getByRole('button', { name: 'Tirar de uso' }).click();
  await row.getByRole('button', { name: `Pôr de volta em uso: ${name}` }).click();
  await expect(question).toContainText(/Abre por semana: \d+ vagas/);
  await question.getByRole('button', { name: 'Pôr de volta em uso' }).click();
  await expect(row.getByRole('status')).toContainText('Está em uso de novo.');
});

test('every screen of the catalogue can be read by everybody', async ({
  openVisitor,
  site,
  words,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  const addresses = [
    'horarios',
    'servicos',
    'servicos/novo',
    'servicos/novo?modelo=nenhum',
    'servicos/mapeamento-de-retina/pagina?arquivar',
    'recursos',
    `recursos/${words.closed.slug}?arquivar`,
  ];
  for (const address of addresses) {
    await page.goto(`/equipe/agenda/${address}`);
    await inspectPage(page, address);
  }
});
