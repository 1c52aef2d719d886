import { expect, onlyInOneProject, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { inviteSomebody, makeAccount, signUp } from './staff.ts';

onlyInOneProject();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Books at the phone by the keyboard alone. @returns how many fields were filled and keys pressed, and the visit's address */
async function bookByKeyboard(page: Page, name: string, phone: string) {
  let steps = 0;
  const type = async (text: string) => {
    steps += 1;
    await page.keyboard.type(text);
  };
  const press = async (key: string) => {
    steps += 1;
    await page.keyboard.press(key);
  };
  await page.goto('/equipe/agenda/telefone');
  await expect(page.getByLabel('Nome de quem vem')).toBeFocused();
  await type(name);
  await press('Tab');
  await type(phone);
  await press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  const say = page.getByRole('region', { name: 'Diga em voz alta' });
  const first = await say.locator('.phone-moment:visible').textContent();
  await press('ArrowDown');
  await expect(say.locator('.phone-moment:visible')).not.toHaveText(first ?? '');
  await press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Visita marcada');
  return { steps, path: new URL(page.url()).pathname };
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`two receptionists and a visit, ${how}`, async ({ openVisitor, site }) => {
    const administrator = await openVisitor({ javaScriptEnabled });
    const page = await openVisitor({ javaScriptEnabled });
    const colleague = await openVisitor({ javaScriptEnabled });
    const setupLink = await site.newSetupLink();
    await signUp({ administrator, page }, { role: 'reception', setupLink });
    await makeAccount(colleague, await inviteSomebody(administrator, 'reception'), 'Caio Lima');

    const { steps, path } = await bookByKeyboard(page, 'Antônia Reis', site.newPhone());
    expect(steps).toBeLessThanOrEqual(6);

    await colleague.goto(`${path}/cancelar`);
    await page.getByRole('link', { name: 'Agenda do dia' }).click();
    let clicks = 0;
    const click = async (target: ReturnType<Page['locator']>) => {
      clicks += 1;
      await target.click();
    };
    const mine = page.locator(`#v-${path.split('/').at(-1)}`);
    await click(mine.getByRole('link', { name: 'Antônia Reis' }));
    await click(page.getByRole('link', { name: 'Mudar dia ou hora' }));
    await click(page.locator('.choice label').nth(2));
    await click(page.getByRole('button', { name: 'Mudar a visita' }));
    expect(clicks).toBeLessThanOrEqual(6);
    await expect(page.getByRole('status').first()).toContainText(/Mudada de .* por Rosa Lima/);

    await colleague.getByText('A pessoa pediu').click();
    await colleague.getByRole('button', { name: 'Cancelar a visita' }).click();
    await expect(colleague.getByRole('alert')).toContainText('Outra pessoa mudou esta visita');
    await expect(colleague.getByRole('alert')).toContainText('por Rosa Lima');
    await colleague.getByRole('button', { name: 'Cancelar a visita' }).click();
    await expect(colleague.getByRole('alert')).toContainText('Escolha o motivo.');
    await colleague.getByText('A pessoa pediu').click();
    await colleague.getByRole('button', { name: 'Cancelar a visita' }).click();
    await expect(colleague.getByRole('status').first()).toContainText(
      'Cancelada: A pessoa pediu por Caio Lima',
    );
    await page.reload();
    await expect(page.getByText('Cancelada', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mudar dia ou hora' })).toHaveCount(0);
  });

  test(`an extra visit and a closed day, ${how}`, async ({ openVisitor, site }) => {
    const administrator = await openVisitor({ javaScriptEnabled });
    const page = await openVisitor({ javaScriptEnabled });
    const setupLink = await site.newSetupLink();
    await signUp({ administrator, page }, { role: 'practitioner', setupLink });
    await bookByKeyboard(page, 'Antônia Reis', site.newPhone());
    await page.getByRole('link', { name: 'Agenda do dia' }).click();

    let steps = 0;
    const count = (work: Promise<unknown>) => {
      steps += 1;
      return work;
    };
    await count(page.getByRole('link', { name: 'Encaixe' }).click());
    await count(page.getByLabel('Nome de quem vem').fill('Davi Moreira'));
    await count(page.getByLabel('Telefone com DDD').fill(site.newPhone()));
    // When nobody else is booked in these tests.
    await count(page.getByLabel('Hora').fill(javaScriptEnabled ? '1200' : '1700'));
    await count(page.getByLabel('Motivo').fill('Retorno pedido na consulta'));
    await count(page.keyboard.press('Enter'));
    await expect(heading(page)).toHaveText('Confirmar o encaixe?');
    await count(page.keyboard.press('Enter'));
    await expect(page.getByRole('status').first()).toContainText('Visita marcada');
    expect(steps).toBeLessThanOrEqual(8);
    await page.getByRole('link', { name: 'Agenda do dia' }).click();
    await expect(page.locator('.agenda-visit', { hasText: 'Davi Moreira' })).toContainText(
      'Encaixe',
    );

    await page.goto('/equipe/agenda/fechamentos');
    await page.getByRole('button', { name: 'Fechar', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('Informe o dia e a hora em que começa.');
    const reason = `Curso ${how}`;
    await page.getByLabel('Quem ou o quê').selectOption({ label: 'Topógrafo de córnea' });
    await page.getByLabel('Motivo').fill(reason);
    await page.getByLabel('Começa no dia').fill('2027-03-01');
    await page.getByLabel('Termina no dia').fill('2027-03-02');
    await page.getByRole('button', { name: 'Fechar', exact: true }).first().click();
    await page.goto('/equipe/agenda?dia=2027-03-02&recurso=topografo');
    await expect(page.getByText(reason)).toBeVisible();
    await page.goto('/equipe/agenda/fechamentos');
    await page.getByRole('button', { name: `Reabrir: Topógrafo de córnea, ${reason}` }).click();
    await expect(page.getByText(reason)).toHaveCount(0);
  });
}

test('the pages of the agenda are read by everybody', async ({ openVisitor, site }) => {
  const administrator = await openVisitor();
  const page = await openVisitor();
  const setupLink = await site.newSetupLink();
  await signUp({ administrator, page }, { role: 'reception', setupLink });
  const { path } = await bookByKeyboard(page, 'Antônia Reis', site.newPhone());
  await inspectPage(page, 'visit that was booked');
  const day = (await page.getByRole('link', { name: 'Agenda do dia' }).getAttribute('href')) ?? '';
  for (const address of [
    day,
    `${day}&ver=semana`,
    `${day}&ver=lista`,
    `${day}&imprimir`,
    `${path}/mudar`,
    `${path}/cancelar`,
    '/equipe/agenda/encaixe',
    '/equipe/agenda/fechamentos',
    '/equipe/agenda/telefone',
  ]) {
    await page.goto(address);
    await inspectPage(page, address);
  }
  await page.getByLabel('Nome de quem vem').fill('Davi Moreira');
  await page.keyboard.press('Enter');
  await inspectPage(page, 'phone desk with errors');
  await page.getByLabel('Telefone com DDD').fill(site.newPhone());
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Primeira vaga');
  await inspectPage(page, 'times that were found');
});

test('the day on paper shows no controls', async ({ openVisitor, site }) => {
  const administrator = await openVisitor();
  const page = await openVisitor();
  const setupLink = await site.newSetupLink();
  await signUp({ administrator, page }, { role: 'reception', setupLink });
  await page.goto('/equipe/agenda?imprimir');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Voltar para a agenda' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Voltar para a agenda' })).toBeHidden();
  await expect(heading(page)).toBeVisible();
});
