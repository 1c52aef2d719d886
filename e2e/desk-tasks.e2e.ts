import type { Locator } from '@playwright/test';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { untilStarted } from './journey.ts';
import { signIn } from './staff.ts';

// What reception does all day, with its steps counted: a step is a key, a press, or a text that is typed.

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
