import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { signIn } from './staff.ts';

/** A Monday some weeks away. */
function monday(weeks: number): string {
  const on = addDays(wallClockOf(new Date()).on, weeks * 7);
  return addDays(on, (8 - new Date(`${on}T12:00Z`).getUTCDay()) % 7);
}

const weekOf = (on: string) => `/equipe/agenda?dia=${on}&ver=semana`;
const columns = (page: Page) => page.locator('.cal-week > .cal-column');
const free = (page: Page, column: number) =>
  columns(page)
    .nth(column)
    .locator('.cal-free')
    .getByRole('link', { name: /livre, marcar/ });

for (const javaScriptEnabled of [true, false])
  test(`an empty time of a week becomes a visit in its day, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openVisitor,
    site,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'reception' });
    await page.goto(weekOf(monday(javaScriptEnabled ? 5 : 6)));
    const column = columns(page).nth(1);
    const on = (await column.getAttribute('data-key')) ?? '';
    await free(page, 1).first().click();
    expect(new URL(page.url()).searchParams.get('dia')).toBe(on);
    if (javaScriptEnabled) await untilStarted(page);
    await page.getByLabel('Nome do paciente').fill('Antônia Reis');
    await page.getByLabel('Telefone com DDD').fill(site.newPhone());
    await page.keyboard.press('Enter');
    await page.getByRole('radio').first().press('Enter');
    await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');

    await page.goto(weekOf(on));
    await expect(column.getByRole('link', { name: /Antônia Reis/ })).toBeVisible();
    await expect(column.locator('.cal-head')).toContainText('1 marcado');
    // Its date leads to the grid of the day, which this device shows from now on.
    await column.locator('.cal-head a').click();
    await expect(page.locator('.cal-appointment', { hasText: 'Antônia Reis' })).toBeVisible();
    await page.goto(`/equipe/agenda?dia=${on}`);
    await expect(page.locator('.cal-appointment', { hasText: 'Antônia Reis' })).toBeVisible();
    await page.getByRole('link', { name: 'Dia', exact: true }).click();
    await page.goto(`/equipe/agenda?dia=${on}`);
    await expect(page.locator('.agenda-visit', { hasText: 'Antônia Reis' })).toBeVisible();
  });

test('the keys walk through the days of a week, which a phone pushes sideways beside the hours', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await page.goto(weekOf(monday(7)));
  await expect(page.locator('[data-touch=day-grid]')).toHaveAttribute('data-ready', 'yes');
  const grid = page.getByRole('grid', { name: /^Semana de / });
  await grid.locator('a[tabindex="0"]').focus();
  await expect(columns(page).first().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  const at = () => page.locator('[data-at]:has(:focus)').getAttribute('data-at');
  const second = await at();
  await page.keyboard.press('ArrowRight');
  await expect(columns(page).nth(1).locator(':focus')).toHaveCount(1);
  expect((await at()) ?? '').toBe(second);
  await inspectPage(page, 'the grid of a week');

  await page.setViewportSize({ width: 390, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const axis = page.locator('.cal-axis');
  const before = await axis.boundingBox();
  await columns(page).last().locator('.cal-head a').focus();
  await expect(columns(page).last().locator('.cal-head a')).toBeInViewport();
  expect((await axis.boundingBox())?.x).toBe(before?.x);
});
