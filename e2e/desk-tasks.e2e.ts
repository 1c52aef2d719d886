import type { Locator } from '@playwright/test';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { availableSlots, bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { untilStarted, writeToClinic } from './journey.ts';
import { signIn } from './staff.ts';
import { letBeNow } from './visit-now.ts';

// What reception does all day, with its steps counted: a step is a key, a press, or a text that is typed. By the keyboard
// each Tab on the way counts, from the top of a page by its skip link.

/** More than any page has; a key that is pressed so often leads nowhere. */
const MOST_STOPS = 150;

/** Somebody at work, whose steps are counted. */
function counted(page: Page) {
  let steps = 0;
  const step = async (what: Promise<void>) => {
    steps += 1;
    await what;
  };
  return {
    key: (key: string) => step(page.keyboard.press(key)),
    type: (text: string) => step(page.keyboard.type(text)),
    tap: (target: Locator) => step(target.tap()),
    /** A text, or digits of a date or a time, whose order depends on the browser's language. */
    write: (target: Locator, text: string) => step(target.fill(text)),
    pick: (target: Locator, option: string) => step(target.selectOption(option).then(() => {})),
    /** Ends a task. */
    within(most: number) {
      expect(steps).toBeLessThanOrEqual(most);
      steps = 0;
    },
  };
}

const callers = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Benedito Alves', exact: true });

test('by the keyboard: a person is found from any page, and one who calls is booked again', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  const { key, type, within } = counted(page);

  await page.goto('/equipe/mensagens');
  await untilStarted(page);
  await key('/');
  await expect(page.getByRole('searchbox', { name: 'Buscar em tudo' })).toBeFocused();
  await type('benedto');
  await key('Enter');
  await expect(callers(page)).toBeVisible();
  within(3);

  await untilStarted(page);
  await key('m');
  await expect(page.getByLabel('Nome do paciente')).toBeFocused();
  await untilStarted(page);
  await type('benedito');
  await expect(callers(page)).toBeVisible();
  await key('ArrowDown');
  await expect(callers(page)).toBeFocused();
  await key('Enter');
  await expect(page.getByText('Já tem marcado:')).toBeVisible();
  await expect(page.getByLabel('Nome do paciente')).toBeFocused();
  await key('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText('Já tem marcado:')).toBeVisible();
  await key('Enter');
  await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');
  within(6);
});

test('by one thumb: one who calls is booked again, and is found', async ({ openVisitor, site }) => {
  const page = await openVisitor({
    ...{ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
  });
  await signIn(page, site, { role: 'reception' });
  await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  const { tap, type, within } = counted(page);

  await page.goto('/equipe');
  await untilStarted(page);
  await tap(page.getByRole('link', { name: 'Marcar por telefone' }).first());
  await expect(page.getByLabel('Nome do paciente')).toBeFocused();
  await untilStarted(page);
  await type('benedito');
  await tap(callers(page).first());
  await expect(page.getByText('Já tem marcado:')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Ver a primeira vaga' }));
  await tap(page.getByRole('button', { name: 'Marcar', exact: true }));
  await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');
  within(5);

  await untilStarted(page);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('searchbox', { name: 'Buscar em tudo' }));
  await type('benedto');
  await page.keyboard.press('Enter');
  await expect(callers(page).first()).toBeVisible();
  within(3);
});

/** The same things done by either hand. */
type Hand = {
  press: (target: Locator) => Promise<void>;
  /** Leaves a text in a field instead of what was there. */
  write: (target: Locator, text: string) => Promise<void>;
  /** A radio button, or an option by its label. */
  choose: (target: Locator, option?: string) => Promise<void>;
  /** Ends a task. */
  within: (most: { keys: number; taps: number }) => void;
};

function byKeys(page: Page): Hand {
  const { key, type, write, within } = counted(page);
  async function reach(target: Locator) {
    await untilStarted(page);
    await expect(target).toBeVisible();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    // Where an answer leads to a part of a page, Tab goes on from there.
    const isAtTop = () => document.activeElement === document.body && !location.hash;
    if (await page.evaluate(isAtTop)) {
      await key('Tab');
      await expect(page.locator('.skip-link').first()).toBeFocused();
      await key('Enter');
    }
    for (let stops = 0; stops < MOST_STOPS && !(await hasFocus()); stops += 1) await key('Tab');
    await expect(target, `within ${MOST_STOPS} Tabs`).toBeFocused();
  }
  return {
    async press(target) {
      await reach(target);
      await key('Enter');
    },
    async write(target, text) {
      await reach(target);
      await write(target, text);
    },
    async choose(target, option) {
      await reach(target);
      if (option) return type(option);
      await key('Space');
      await expect(target).toBeChecked();
    },
    within: ({ keys: most }) => within(most),
  };
}

function byThumb(page: Page): Hand {
  const { tap, write, pick, within } = counted(page);
  async function reach(target: Locator) {
    await untilStarted(page);
    await tap(target);
  }
  return {
    press: reach,
    async write(target, text) {
      await reach(target);
      await write(target, text);
    },
    async choose(target, option) {
      await untilStarted(page);
      if (option) {
        await tap(target);
        await pick(target, option);
        return;
      }
      await tap(page.locator(`label[for="${await target.getAttribute('id')}"]`));
      await expect(target).toBeChecked();
    },
    within: ({ taps: most }) => within(most),
  };
}

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first();
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first();
const told = (page: Page) => page.getByRole('status').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const today = () => wallClockOf(new Date()).on;

/** Pixels between two controls, one beside or below the other. */
async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) throw new Error('a control is not shown');
  return Math.max(second.x - first.x - first.width, second.y - first.y - first.height);
}

/** A Monday some weeks away, without bookings by other tests. */
function mondayIn(weeks: number): string {
  const on = addDays(today(), weeks * 7);
  return addDays(on, (8 - new Date(`${on}T12:00Z`).getUTCDay()) % 7);
}

const HANDS = {
  'by the keyboard': { hand: byKeys, options: { viewport: { width: 1366, height: 768 } }, week: 3 },
  'by one thumb': {
    hand: byThumb,
    options: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    week: 5,
  },
} as const;

for (const [how, { hand, options, week }] of Object.entries(HANDS)) {
  test(`${how}: who comes next, who came, who missed, and the letter that they were here`, async ({
    openVisitor,
    site,
  }) => {
    const page = await openVisitor(options);
    await signIn(page, site, { role: 'reception' });
    for (const name of ['Antônia Reis', 'Davi Moreira']) {
      const slot = (await availableSlots(page.request)).at(-1);
      const { protocol } = await bookAppointmentInBrowser(page.request, {
        ...{ phone: site.newPhone(), name: `${name} ${week}` },
        ...(slot ? { startsAt: slot } : {}),
      });
      await letBeNow(site, protocol);
    }
    const group = (name: RegExp) => page.getByRole('region', { name });
    const of = (step: string, name: string) => button(page, `${step}: ${name} ${week}`);
    const { press, write, within } = hand(page);

    await page.goto('/equipe');
    await press(link(page, 'Agenda de hoje'));
    await expect(title(page)).toContainText('Hoje');
    await expect(link(page, `Antônia Reis ${week}`)).toBeVisible();
    within({ keys: 8, taps: 1 });

    await press(link(page, 'Sala de espera'));
    await expect(group(/^Ainda não chegaram/)).toContainText(`Antônia Reis ${week}`);
    within({ keys: 18, taps: 1 });
    await press(of('Chegou', 'Antônia Reis'));
    await expect(group(/^Esperando/)).toContainText('Antônia Reis');
    within({ keys: 12, taps: 1 });
    await press(of('Chamar', 'Antônia Reis'));
    await expect(group(/^Em atendimento/)).toContainText('Antônia Reis');
    within({ keys: 4, taps: 1 });
    await press(of('Atendido', 'Antônia Reis'));
    await expect(group(/^Atendidos/)).toContainText('Antônia Reis');
    within({ keys: 4, taps: 1 });
    await press(of('Faltou', 'Davi Moreira'));
    await expect(group(/^Faltaram/)).toContainText('Davi Moreira');
    within({ keys: 36, taps: 1 });
    await press(of('Desfazer', 'Davi Moreira'));
    await expect(group(/^Ainda não chegaram/)).toContainText('Davi Moreira');
    within({ keys: 4, taps: 1 });

    await press(link(page, `Antônia Reis ${week}`));
    await press(link(page, 'Declaração de comparecimento'));
    await expect(title(page)).toHaveText('Declaração de comparecimento');
    await write(page.getByLabel('Chegou às'), '08:42');
    await write(page.getByLabel('Saiu às'), '09:20');
    await press(button(page, 'Ver a declaração'));
    await expect(page.getByRole('article')).toContainText('Antônia Reis');
    within({ keys: 37, taps: 7 });
  });

  test(`${how}: a new caller at a time they name, moved to another week, given up`, async ({
    openVisitor,
    site,
  }) => {
    const page = await openVisitor(options);
    await signIn(page, site, { role: 'reception' });
    const { press, write, choose, within } = hand(page);

    await page.goto('/equipe');
    await press(link(page, 'Marcar por telefone'));
    await write(
      page.getByLabel('Nome do paciente'),
      `Rui Prates ${how}`.replaceAll(/[^A-Za-z ]/g, ''),
    );
    await write(page.getByLabel('Telefone com DDD'), site.newPhone());
    await write(page.getByLabel('Não antes de'), mondayIn(week));
    await press(button(page, 'Ver a primeira vaga'));
    await press(button(page, 'Marcar'));
    await expect(told(page)).toContainText('Agendamento confirmado');
    within({ keys: 29, taps: 9 });

    const from = page.getByLabel('Ver os horários a partir de');
    expect(await gapBetween(from, button(page, 'Ver horários'))).toBeGreaterThanOrEqual(8);
    await write(from, mondayIn(week + 1));
    await press(button(page, 'Ver horários'));
    await expect(title(page)).toHaveText('Remarcar');
    await choose(page.getByRole('radio').first());
    await press(button(page, 'Remarcar o agendamento'));
    await expect(told(page)).toContainText('Remarcado de');
    within({ keys: 43, taps: 5 });

    await press(link(page, 'Cancelar o agendamento'));
    await choose(page.getByRole('radio', { name: 'A pessoa pediu' }));
    await press(button(page, 'Cancelar o agendamento'));
    await expect(told(page)).toContainText('Cancelado: A pessoa pediu');
    within({ keys: 19, taps: 3 });
  });

  test(`${how}: a red eye, a doctor who is ill, an afternoon of each week, a message, the sheet`, async ({
    page: visitor,
    openVisitor,
    site,
  }) => {
    const page = await openVisitor(options);
    await signIn(page, site, { role: 'reception' });
    await writeToClinic(visitor);
    const slots = await availableSlots(page.request, week * 7);
    const [first = '', last = ''] = [slots.at(0), slots.at(-1)];
    for (const [startsAt, name] of [
      [first, `Noé Prado ${week}`],
      [last, `Ivo Prado ${week}`],
    ] as const)
      await bookAppointmentInBrowser(page.request, { phone: site.newPhone(), startsAt, name });
    const [on, later, laterTime] = [first.slice(0, 10), last.slice(0, 10), last.slice(11, 16)];
    const { press, write, choose, within } = hand(page);

    await page.goto(`/equipe/agenda?dia=${on}`);
    await press(link(page, 'Encaixe'));
    await write(page.getByLabel('Nome do paciente'), 'Lia Prates');
    await write(page.getByLabel('Telefone com DDD'), site.newPhone());
    await write(page.getByLabel('Hora'), '1000');
    await write(page.getByLabel('Motivo'), 'Olho vermelho');
    await press(button(page, 'Conferir'));
    await press(button(page, 'Encaixar'));
    await expect(told(page)).toContainText('Agendamento confirmado');
    within({ keys: 38, taps: 11 });

    await press(link(page, 'Agenda do dia'));
    await press(link(page, 'Remarcar um dia'));
    await press(button(page, 'Ver quem está marcado'));
    await expect(page.getByLabel(`Noé Prado ${week}`)).toBeVisible();
    await press(button(page, 'Remarcar todas'));
    await expect(told(page)).toContainText('2 agendamentos foram remarcados.');
    within({ keys: 64, taps: 4 });

    await page.goto(`/equipe/agenda?dia=${later}`);
    await press(link(page, 'Fechamentos e feriados'));
    await write(page.getByLabel('Motivo'), `Tardes ${week}`);
    await write(page.getByLabel('Começa no dia'), later);
    await write(page.getByLabel('Hora (vazia: desde o começo do dia)'), laterTime);
    await choose(page.getByLabel('Repete', { exact: true }), 'Toda semana, no mesmo dia');
    await write(page.getByLabel('Repete até o dia'), addDays(later, 14));
    await press(button(page, 'Fechar'));
    await expect(page.getByRole('alert')).toContainText(`Ivo Prado ${week}`);
    await expect(page.getByRole('heading', { name: 'Fecha 3 dias:' })).toBeVisible();
    await press(button(page, 'Fechar assim mesmo'));
    await expect(told(page)).toContainText('Fechado.');
    await expect(told(page)).toContainText(`Ivo Prado ${week}`);
    within({ keys: 66, taps: 13 });

    await page.goto('/equipe/mensagens');
    await press(link(page, 'Davi Moreira'));
    await write(page.getByLabel('Resposta', { exact: true }), 'Aos sábados não.');
    await press(button(page, 'Enviar a resposta'));
    await expect(main(page).locator('.status-mark')).toHaveText('Respondida');
    await write(page.getByLabel('Nova nota'), 'Avisado.');
    await press(button(page, 'Guardar a nota'));
    await expect(main(page)).toContainText('Nota de Rosa Lima');
    within({ keys: 43, taps: 7 });

    await page.goto(`/equipe/agenda?dia=${later}`);
    await press(link(page, 'Folha do dia'));
    await expect(page.getByRole('row', { name: `Ivo Prado ${week}` })).toBeVisible();
    within({ keys: 24, taps: 1 });
  });
}
