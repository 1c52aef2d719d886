import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import {
  answersOfAdult,
  chooseTime,
  confirm,
  expectStep,
  goOn,
  PATHS,
  pick,
  radio,
  type Step,
  untilImproved,
  untilStarted,
  walkTo,
} from './journey.ts';
import { inspectTargets } from './targets.ts';

test('a service’s page, with its free times', async ({ page }) => {
  await page.goto('/servicos/mapeamento-de-retina');
  await untilStarted(page);
  await page.getByRole('link', { name: 'Ver próximos horários livres' }).click();
  await expect(page.getByRole('heading', { name: 'Próximos horários livres' })).toBeVisible();
  await inspectPage(page, 'service with times');
});

test('the contact dialog, the question before leaving, and the menu', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ver todas as formas de contato' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspectPage(page, 'contact');
  await page.getByRole('button', { name: 'Conversar pelo WhatsApp' }).click();
  await expect(page.getByText('Você será redirecionado para o WhatsApp.')).toBeVisible();
  await inspectPage(page, 'leaving');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Cookies e preferências' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspectPage(page, 'preferences');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await inspectPage(page, 'menu');
});

test('the first screen of booking, with all that it folds', async ({ page }) => {
  await page.goto(PATHS.service);
  await untilStarted(page);
  await inspectBooking(page, 'service');
  for (const folded of await page.locator('main summary').all()) await folded.click();
  await inspectBooking(page, 'service, unfolded');
});

test('booking, with and without errors', async ({ page, site }) => {
  const answers = answersOfAdult(site.newPhone());
  for (const step of ['time', 'details', 'check'] as const satisfies Step[]) {
    await walkTo(page, step, answers);
    await untilImproved(page);
    await inspectBooking(page, step);
    if (step === 'check') await page.getByRole('button', { name: 'Confirmar' }).click();
    else await goOn(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await inspectBooking(page, `${step} with errors`);
  }
});

test('a child’s details', async ({ page, site, record }) => {
  test.skip(record.offers?.children === false, 'the clinic sees no children');
  await walkTo(page, 'details', answersOfAdult(site.newPhone()));
  await pick(radio(page, 'Criança ou adolescente'));
  await goOn(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await inspectBooking(page, 'details of a child');
});

test('a time that is gone, and the thank-you page', async ({ page, site }) => {
  const answers = answersOfAdult(site.newPhone());
  await walkTo(page, 'details', answers);
  await page.goto('/agendamento/horario?ocupado=2026-10-05T08:00:00-03:00');
  await inspectBooking(page, 'taken');
  await page.goto(PATHS.details);
  await walkTo(page, 'check', answers);
  await confirm(page);
  await expectStep(page, 'done');
  await inspectBooking(page, 'done');
});

test('an appointment’s own pages', async ({ page, site }) => {
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto(manageUrl);
  await inspectBooking(page, 'appointment');
  await page.goto('/meu-agendamento/comprovante');
  await inspectBooking(page, 'voucher');
  await page.goto('/meu-agendamento/remarcar');
  await untilStarted(page);
  await inspectBooking(page, 'move');
  await chooseTime(page);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Remarcar para este horário?' })).toBeVisible();
  await inspectBooking(page, 'move, check');
});

test('cancelling an appointment, and what is left of it', async ({ page, site }) => {
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto(manageUrl);
  await page.goto('/meu-agendamento/cancelar');
  await inspectBooking(page, 'cancel');
  await page.getByRole('button', { name: 'Sim, cancelar o agendamento' }).click();
  await expect(page).toHaveURL(/\/meu-agendamento\/cancelado$/);
  await inspectBooking(page, 'cancelled');
  await page.goto(manageUrl);
  await inspectBooking(page, 'no appointment');
});

test('nothing moves for those who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/servicos/mapeamento-de-retina', '/agendamento']) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // Scroll-driven animations move only as far as the reader scrolls.
        .filter(({ timeline }) => timeline === document.timeline)
        // What takes no time does not move: the launcher's name goes after a while.
        .filter(({ effect }) => effect?.getTiming().duration !== 0)
        .map((animation) => String(animation.effect)),
    );
    expect(moving).toEqual([]);
    const behaviour = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(behaviour).toBe('auto');
  }
});

/** A screen of booking or of an appointment, whose controls are also large. */
async function inspectBooking(page: Page, name: string): Promise<void> {
  await inspectPage(page, name);
  await inspectTargets(page, name);
}
