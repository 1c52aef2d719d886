import { availableSlots } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  answersOfAdult,
  confirm,
  expectStep,
  goOn,
  PATHS,
  pick,
  radio,
  shownMoment,
  untilAlive,
  walkTo,
} from './journey.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the chosen time is kept, and once for longer', async ({ page, site }) => {
      await walkTo(page, 'details', answersOfAdult(site.newPhone()));
      const moment = await shownMoment(page);
      const kept = page.getByText(`Guardamos para você: ${moment}, até `);
      await expect(kept).toBeVisible();
      await page.getByRole('button', { name: 'Preciso de mais tempo' }).click();
      await expect(page.getByText('O tempo já foi estendido uma vez.')).toBeVisible();
      await expectStep(page, 'details');
      await expect(page.getByRole('button', { name: 'Preciso de mais tempo' })).toHaveCount(0);
      await expect(kept).toBeVisible();
    });

    test('what one keeps for oneself is shown as one’s own', async ({ page, site }) => {
      await walkTo(page, 'details', answersOfAdult(site.newPhone()));
      await page.goto(PATHS.time);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(page.getByText('sua reserva')).toBeVisible();
    });

    test('another service frees the time', async ({ page, site }) => {
      const startsAt = await hold(page, site.newPhone());
      await page.goto(PATHS.service + new URL(page.url()).search);
      await pick(radio(page, 'Retinografia'));
      await goOn(page);
      await expectStep(page, 'for-whom');
      await expectFree(page, startsAt);
      await page.goto(PATHS.details);
      await expectStep(page, 'time');
    });
  });
}

test('leaving the site frees the time, coming back keeps it again', async ({ page, site }) => {
  const startsAt = await hold(page, site.newPhone());
  await untilAlive(page);
  await page.goto('/');
  await expectFree(page, startsAt);
  await page.goto(PATHS.details);
  await expect(page.getByText('Guardamos para você')).toBeVisible();
  expect(await freeNow(page)).not.toContain(startsAt);
});

test('a reload keeps the time', async ({ page, site }) => {
  const startsAt = await hold(page, site.newPhone());
  for (let times = 0; times < 5; times += 1) {
    await untilAlive(page);
    await page.reload();
    await expect(page.getByText('Guardamos para você')).toBeVisible();
    await expect.poll(() => freeNow(page)).not.toContain(startsAt);
  }
});

test('minutes count down, and the end is told without alarm', async ({ page, site }) => {
  await page.clock.install();
  await walkTo(page, 'check', answersOfAdult(site.newPhone()));
  const spoken = page.getByRole('status').filter({ hasText: /^Falta/ });
  await expect(page.getByText('Faltam 10 minutos.')).toBeVisible();
  const heard: string[] = [];
  for (let minutes = 9; minutes > 0; minutes -= 1) {
    await page.clock.runFor('01:00');
    const words = minutes === 1 ? 'Falta menos de 1 minuto.' : `Faltam ${minutes} minutos.`;
    await expect(page.getByText(words).first()).toBeVisible();
    heard.push(...(await spoken.allTextContents()));
  }
  expect(heard).toEqual(['Faltam 5 minutos.', 'Faltam 2 minutos.', 'Falta menos de 1 minuto.']);
  await page.clock.runFor('01:01');
  await expect(page.getByText('O tempo da reserva acabou.')).toBeVisible();
  // Nobody has taken it in the meantime.
  await confirm(page);
  await expectStep(page, 'done');
});

/**
 * Goes on to the details, which holds a slot.
 * @returns its start
 */
async function hold(page: Page, phone: string): Promise<string> {
  await walkTo(page, 'details', answersOfAdult(phone));
  await page.goto(PATHS.time);
  const startsAt = await page.getByRole('radio', { checked: true }).inputValue();
  await page.goto(PATHS.details);
  await expect(page.getByText('Guardamos para você')).toBeVisible();
  await expect.poll(() => freeNow(page)).not.toContain(startsAt);
  return startsAt;
}

/** From today on: on a Sunday the journey's second day is nearer than other tests' appointments. */
function freeNow(page: Page) {
  return availableSlots(page.request, 0);
}

async function expectFree(page: Page, startsAt: string) {
  await expect.poll(() => freeNow(page)).toContain(startsAt);
}
