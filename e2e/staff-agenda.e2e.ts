import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Books by phone with the keyboard alone.
 * @returns how many fields were filled and keys pressed, and the appointment's address
 */
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
  await expect(page.getByLabel('Nome do paciente')).toBeFocused();
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
  await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');
  return { steps, path: new URL(page.url()).pathname };
}

/** The handle that moves an appointment in the agenda. */
function handleOf(page: Page, path: string) {
  return page.locator(`#v-${path.split('/').at(-1)}`).getByRole('link', { name: /^Mudar/ });
}

/** An appointment in the grid of a week, which is its own handle. */
function visitOf(page: Page, path: string) {
  return page.locator(`.cal-movable[data-protocol="${path.split('/').at(-1)}"]`);
}

/** A Monday some weeks away, without bookings by other tests. */
function someMonday(weeks: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + weeks * 7 + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`two receptionists and an appointment, ${how}`, async ({ openVisitor, site }) => {
    const page = await openVisitor({ javaScriptEnabled });
    const colleague = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'reception' });
    await signIn(colleague, site, { role: 'reception', name: 'Caio Lima' });

    const { steps, path } = await bookByKeyboard(page, 'Antônia Reis', site.newPhone());
    expect(steps).toBeLessThanOrEqual(6);

    await colleague.goto(`${path}/cancelar`);
    await page.getByRole('link', { name: 'Agenda do dia' }).click();
    let clicks = 0;
    const click = async (target: ReturnType<Page['locator']>) => {
      clicks += 1;
      await target.click();
    };
    // The handle links to the form, even where a script would pick the appointment up.
    const form = await handleOf(page, path).getAttribute('href');
    if (javaScriptEnabled) await page.goto(form ?? '');
    else await click(handleOf(page, path));
    await expect(heading(page)).toHaveText('Remarcar');
    // Of today too few times may be left.
    await page.goto(`${new URL(page.url()).pathname}?dia=${someMonday(2)}`);
    await click(page.locator('.choice label').nth(2));
    await click(page.getByRole('button', { name: 'Remarcar o agendamento' }));
    expect(clicks).toBeLessThanOrEqual(3);
    await expect(page.getByRole('status').first()).toContainText(/Remarcado de .* por Rosa Lima/);

    await colleague.getByText('A pessoa pediu').click();
    await colleague.getByRole('button', { name: 'Cancelar o agendamento' }).click();
    await expect(colleague.getByRole('alert')).toContainText(
      'Outra pessoa alterou este agendamento',
    );
    await expect(colleague.getByRole('alert')).toContainText('por Rosa Lima');
    await colleague.getByRole('button', { name: 'Cancelar o agendamento' }).click();
    await expect(colleague.getByRole('alert')).toContainText('Escolha o motivo.');
    await colleague.getByText('A pessoa pediu').click();
    await colleague.getByRole('button', { name: 'Cancelar o agendamento' }).click();
    await expect(colleague.getByRole('status').first()).toContainText(
      'Cancelado: A pessoa pediu por Caio Lima',
    );
    await page.reload();
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remarcar' })).toHaveCount(0);
  });

  test(`an add-on appointment and a closed day, ${how}`, async ({ openVisitor, site, words }) => {
    const { closed } = words;
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'practitioner' });
    // Of today the time may be over.
    await page.goto(`/equipe/agenda?dia=${someMonday(javaScriptEnabled ? 4 : 5)}`);

    // Clicks and keys other than typed text.
    let steps = 0;
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        steps += 1;
        await page.keyboard.press(key);
      }
    };
    steps += 1;
    await page.getByRole('link', { name: 'Encaixe' }).click();
    await expect(page.getByLabel('Nome do paciente')).toBeFocused();
    const patient = javaScriptEnabled ? 'Davi Moreira' : 'Lia Moreira';
    await page.keyboard.type(patient);
    await press('Tab');
    await page.keyboard.type(site.newPhone());
    // Skips the service and the payer, which are already right.
    await press('Tab', 'Tab', 'Tab');
    // A time at which these tests book nobody else.
    await page.keyboard.type(javaScriptEnabled ? '1200' : '1700');
    await press('Tab');
    await page.keyboard.type('Retorno pedido na consulta');
    await press('Enter');
    await expect(heading(page)).toHaveText('Confirmar o encaixe?');
    await expect(page.getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
    await press('Enter');
    await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');
    expect(steps).toBeLessThanOrEqual(8);
    await page.getByRole('link', { name: 'Agenda do dia' }).click();
    await expect(page.locator('.agenda-visit', { hasText: patient })).toContainText('Encaixe');

    await page.goto('/equipe/agenda/fechamentos');
    await page.getByRole('button', { name: 'Fechar', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('Informe o dia e a hora em que começa.');
    const reason = `Curso ${how}`;
    await page.getByLabel('Quem ou o quê').selectOption({ label: closed.name });
    await page.getByLabel('Motivo').fill(reason);
    await page.getByLabel('Começa no dia').fill('2027-03-01');
    await page.getByLabel('Termina no dia').fill('2027-03-02');
    await page.getByRole('button', { name: 'Fechar', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('Nada foi fechado ainda.');
    await page.getByRole('button', { name: 'Fechar agora' }).click();
    await page.goto(`/equipe/agenda?dia=2027-03-02&recurso=${closed.slug}`);
    await expect(page.getByText(reason)).toBeVisible();
    await page.goto('/equipe/agenda/fechamentos');
    await page.getByRole('button', { name: `Reabrir: ${closed.name}, ${reason}` }).click();
    await expect(page.getByRole('alert')).toContainText('Nada foi aberto ainda.');
    await page.getByRole('button', { name: 'Abrir agora' }).click();
    await expect(page.getByText(reason)).toHaveCount(0);
  });
}

test('an appointment is moved in the agenda itself, unless somebody else was quicker', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  const colleague = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await signIn(colleague, site, { role: 'reception', name: 'Caio Lima' });
  await page.goto('/equipe/agenda/telefone');
  await page.getByLabel('Nome do paciente').fill('Antônia Reis');
  await page.getByLabel('Telefone com DDD').fill(site.newPhone());
  await page.getByLabel('Não antes de').fill(someMonday(3));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Primeira vaga');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');
  const path = new URL(page.url()).pathname;
  const week = `/equipe/agenda?dia=${someMonday(3)}&ver=semana`;
  for (const each of [page, colleague]) {
    await each.goto(week);
    await each.waitForLoadState('networkidle');
  }
  const placeOf = (who: Page) =>
    visitOf(who, path).evaluate((visit) => {
      const of = (part: string) => visit.closest<HTMLElement>(part)?.dataset;
      return `${of('.cal-column')?.key} ${of('[data-at]')?.at}`;
    });
  const first = await placeOf(page);

  // By keyboard alone: picked up, moved around, cancelled, picked up, moved, dropped, confirmed.
  await visitOf(page, path).focus();
  await page.keyboard.press('Space');
  const times = page.getByRole('button', { name: /^Livre: / });
  await expect(times.and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(visitOf(page, path)).toBeFocused();
  await expect(times).toHaveCount(0);
  // A colleague has it in hand: nothing is changed beneath them.
  const take = async (who: Page) => {
    await visitOf(who, path).focus();
    await who.keyboard.press('Space');
  };
  await take(colleague);
  await expect(colleague.getByRole('button', { name: 'Desistir' })).toBeVisible();
  let keys = 0;
  const press = (key: string) => {
    keys += 1;
    return page.keyboard.press(key);
  };
  await press('Space');
  await expect(times.and(page.locator(':focus'))).toHaveCount(1);
  await press('ArrowDown');
  await press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Remarcar o agendamento de Antônia Reis?');
  await press('Enter');
  expect(keys).toBeLessThanOrEqual(6);
  const told = page.getByRole('status').filter({ hasText: 'Remarcado de' });
  await expect(told).toContainText('por Rosa Lima');
  await expect(visitOf(page, path)).toBeFocused();
  const second = await placeOf(page);
  expect(second).not.toBe(first);

  // The colleague's drop is refused, and tells by whom; then the page has caught up.
  expect(await placeOf(colleague)).toBe(first);
  await colleague
    .getByRole('button', { name: /^Livre: / })
    .last()
    .click();
  await colleague.getByRole('button', { name: 'Remarcar o agendamento' }).click();
  const refused = colleague.getByRole('status').filter({ hasText: 'Outra pessoa alterou' });
  await expect(refused).toContainText(/Remarcado de .* por Rosa Lima/);
  await expect.poll(() => placeOf(colleague)).toBe(second);

  await take(colleague);
  await expect(colleague.getByRole('button', { name: 'Desistir' })).toBeVisible();
  // What is below the pointer is read over its neighbours.
  await colleague.mouse.move(0, 0);
  await inspectPage(colleague, 'week with the places of a visit in hand');

  // By mouse: dropped beside a free slot it stays, dropped on one it moves there.
  await page.waitForLoadState('networkidle');
  const places = page.locator('.cal-place');
  const drag = async (to: ReturnType<Page['locator']>) => {
    await visitOf(page, path).hover();
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 3 });
    await expect(places.first()).toBeVisible();
    await to.hover({ force: true });
    await page.mouse.up();
  };
  await drag(page.locator('.cal-head h2').last());
  await expect(page.getByText('Nesse lugar não há horário livre.')).toBeVisible();
  await drag(places.nth(3));
  await page.getByRole('button', { name: 'Remarcar o agendamento' }).click();
  await expect.poll(() => placeOf(page)).not.toBe(second);
});

test('the pages of the agenda are read by everybody', async ({ openVisitor, site }) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  const { path } = await bookByKeyboard(page, 'Antônia Reis', site.newPhone());
  await inspectPage(page, 'booked appointment');
  const day = (await page.getByRole('link', { name: 'Agenda do dia' }).getAttribute('href')) ?? '';
  for (const address of [
    day,
    `${day}&ver=semana`,
    `${day}&ver=mes`,
    `${day}&ver=lista`,
    `${day}&ver=lista&busca=ninguem`,
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
  await page.getByLabel('Nome do paciente').fill('Davi Moreira');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await inspectPage(page, 'phone booking with errors');
  await page.getByLabel('Telefone com DDD').fill(site.newPhone());
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Primeira vaga');
  await inspectPage(page, 'times that were found');
});

test('the day on paper shows no controls', async ({ openVisitor, site }) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/agenda?imprimir');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Voltar para a agenda' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Voltar para a agenda' })).toBeHidden();
  await expect(heading(page)).toBeVisible();
});
