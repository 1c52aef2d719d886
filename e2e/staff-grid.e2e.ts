import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const services = z.object({ services: z.array(z.object({ slug: z.string() })) });
const slots = z.object({
  days: z.array(z.object({ slots: z.array(z.object({ startsAt: z.string() })) })),
});

/** Books up to so many visits of all services on one day to come, through the API. @returns the day, and how many */
async function fillDay(request: APIRequestContext, { site, count }: { site: Site; count: number }) {
  const from = addDays(wallClockOf(new Date()).on, 20);
  const { services: offered } = services.parse(
    await (await request.get('/api/v1/services')).json(),
  );
  const read = async (slug: string, days: number, first = from) =>
    slots.parse(
      await (await request.get(`/api/v1/slots?service=${slug}&from=${first}&days=${days}`)).json(),
    ).days;
  const busiest = (await read(offered[0]?.slug ?? '', 14)).toSorted(
    (one, other) => other.slots.length - one.slots.length,
  )[0];
  const on = busiest?.slots[0]?.startsAt.slice(0, 10) ?? from;
  let made = 0;
  for (let round = 0; made < count && round < count; round += 1)
    for (const { slug } of offered) {
      const [day] = await read(slug, 1, on);
      const free = day?.slots ?? [];
      const startsAt = free[Math.floor(free.length / 2)]?.startsAt;
      if (!startsAt || made === count) continue;
      const person = { name: `Pessoa Número ${'Um Dois Três Quatro'.split(' ')[made % 4]}` };
      const answer = await request.post('/api/v1/appointments', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: {
          ...{ service: slug, startsAt, payer: 'particular', consent: true },
          patient: { ...person, birthDate: '1961-05-17' },
          contact: { ...person, phone: site.newPhone() },
        },
      });
      if (answer.status() === 201) made += 1;
    }
  return { on, made };
}

const gridOf = (on: string) => `/equipe/agenda?dia=${on}&ver=grade`;
const visits = (page: Page) => page.locator('.cal-appointment > *');

/** Visits whose cell lies whole in the window, as it is when the page opens. */
function wholeInView(page: Page): Promise<number> {
  return visits(page).evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const { top, bottom, left, right } = cell.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      }).length,
  );
}

test('a whole day is in view on a laptop, five visits of it on a phone; the keys walk through it', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  const { on, made } = await fillDay(page.request, { site, count: 16 });
  expect(made).toBeGreaterThanOrEqual(8);

  await page.goto(gridOf(on));
  for (const [width, height] of [
    [1366, 768],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await wholeInView(page), `${width} × ${height}`).toBe(made);
  }
  await page.setViewportSize({ width: 390, height: 780 });
  expect.soft(await wholeInView(page)).toBeGreaterThanOrEqual(Math.min(5, made));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator('[data-touch=day-grid]')).toHaveAttribute('data-ready', 'yes');
  const grid = page.getByRole('grid', { name: /^Grade de / });
  await visits(page).first().focus();
  // One stop for Tab, whatever the number of visits.
  expect(await grid.locator('a[tabindex="0"]').count()).toBe(1);
  const first = await page.locator(':focus').textContent();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).not.toHaveText(first ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('.cal-column').nth(1).locator(':focus')).toHaveCount(1);
  await inspectPage(page, 'the grid of a day');
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`an empty time becomes a booking with whom it was pressed, ${how}`, async ({
    openVisitor,
    site,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'reception' });
    const on = addDays(wallClockOf(new Date()).on, 40);
    const monday = addDays(on, (8 - new Date(`${on}T12:00Z`).getUTCDay()) % 7);
    await page.goto(gridOf(javaScriptEnabled ? monday : addDays(monday, 1)));
    const column = page.locator('.cal-practitioner').first();
    const who = (await column.locator('.cal-name').textContent()) ?? '';
    const free = column.locator('.cal-free').nth(2);
    const time = (await free.getAttribute('data-at')) ?? '';
    let steps = 1;
    await free.getByRole('link', { name: /livre, marcar/ }).click();
    await expect(page.getByText(`com ${who}.`)).toBeVisible();
    if (javaScriptEnabled) await untilStarted(page);
    await expect(page.getByLabel('Nome do paciente')).toBeFocused();
    await page.keyboard.type('Antônia Reis');
    await page.keyboard.press('Tab');
    await page.keyboard.type(site.newPhone());
    await page.keyboard.press('Enter');
    steps += 4;
    await expect(page.getByRole('radio').first()).toBeFocused();
    expect(await page.getByRole('radio').first().getAttribute('value')).toContain(`T${time}`);
    await page.keyboard.press('Enter');
    steps += 1;
    await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');
    expect(steps).toBeLessThanOrEqual(6);
    await expect(page.getByRole('definition').filter({ hasText: who }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Agenda do dia' }).click();
    await page.getByRole('link', { name: 'Grade', exact: true }).click();
    await expect(column.getByRole('link', { name: /Antônia Reis/ })).toBeVisible();
  });
}

for (const javaScriptEnabled of [true, false])
  test(`an empty time of another week is three presses away, by the month, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openVisitor,
    site,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'reception' });
    await page.goto(gridOf(wallClockOf(new Date()).on));
    await page.getByRole('link', { name: 'Mês', exact: true }).click();
    const later = page
      .locator('.month-days a')
      .filter({ hasText: /livres?$/ })
      .last();
    const today = wallClockOf(new Date()).on;
    const sunday = addDays(today, (7 - new Date(`${today}T12:00Z`).getUTCDay()) % 7);
    const dayOf = async () => {
      const href = (await later.getAttribute('href')) ?? '';
      return new URLSearchParams(href.split('?')[1]).get('dia') ?? '';
    };
    // In a month's last week all that is left of it is this week: one press more.
    if ((await later.count()) === 0 || (await dayOf()) <= sunday)
      await page.getByRole('link', { name: 'Mês seguinte' }).click();
    const on = await dayOf();
    expect(on > sunday).toBe(true);
    await later.click();
    await page
      .locator('.cal-practitioner .cal-free')
      .first()
      .getByRole('link', { name: /livre, marcar/ })
      .click();
    await expect(page.getByLabel('Nome do paciente')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('dia')).toBe(on);
  });
