import { z } from 'zod';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const services = z.object({ services: z.array(z.object({ slug: z.string() })) });
const slots = z.object({
  days: z.array(z.object({ slots: z.array(z.object({ startsAt: z.string() })) })),
});
const booked = z.object({ protocol: z.string() });

const PATH = '/equipe/agenda/agendamento';
const cellOf = (page: Page, protocol: string) =>
  page.locator(`.cal-appointment > a[data-protocol="${protocol}"]`);
const told = (page: Page) => page.locator('.agenda-move-bar p');

/** A visit on a day to come that has room around it. */
async function bookOne({ request }: Page, site: Site) {
  const from = addDays(wallClockOf(new Date()).on, 30);
  const offered = services.parse(await (await request.get('/api/v1/services')).json()).services;
  for (const { slug } of offered) {
    const answer = await request.get(`/api/v1/slots?service=${slug}&from=${from}&days=14`);
    const { days } = slots.parse(await answer.json());
    const startsAt = days.find((day) => day.slots.length > 8)?.slots[1]?.startsAt;
    if (!startsAt) continue;
    const made = await request.post('/api/v1/appointments', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: {
        ...{ service: slug, startsAt, payer: 'particular', consent: true },
        patient: { name: 'Antônia Reis', birthDate: '1961-05-17' },
        contact: { name: 'Antônia Reis', phone: site.newPhone() },
      },
    });
    if (made.status() !== 201) continue;
    return { ...booked.parse(await made.json()), on: startsAt.slice(0, 10) };
  }
  throw new Error('nothing could be booked');
}

test('a visit becomes longer by its edge and by keys, is taken back, and another window shows it', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  const colleague = await openVisitor();
  await signIn(page, site, { role: 'reception' });
  await signIn(colleague, site, { role: 'reception', name: 'Caio Lima' });
  const { protocol, on } = await bookOne(page, site);
  const minutesOf = async (who: Page) =>
    Number(await cellOf(who, protocol).getAttribute('data-minutes'));
  for (const each of [page, colleague]) {
    await each.goto(`/equipe/agenda?dia=${on}&ver=grade`);
    await expect(each.locator('[data-touch=day-grid]')).toHaveAttribute('data-ready', 'yes');
    await each.waitForLoadState('networkidle');
  }
  const before = await minutesOf(page);
  expect(before).toBeGreaterThan(0);

  // By mouse: given up by Esc, then let go some rows higher.
  const edge = async () => {
    const { x = 0, y = 0, height = 0 } = (await cellOf(page, protocol).boundingBox()) ?? {};
    return { x: x + 24, y: y + height - 2, row: (height / before) * 5 };
  };
  const pull = async () => {
    const { x, y, row } = await edge();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - row * 2, { steps: 3 });
    await page.mouse.move(x, y - row * 4, { steps: 3 });
    await expect(page.locator('.cal-marked').first()).toHaveAttribute('data-time', / min$/);
  };
  await pull();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('.cal-step')).toHaveCount(0);
  await expect(told(page)).toHaveText('A duração ficou como estava.');
  await pull();
  const shown = await page.locator('.cal-marked').first().getAttribute('data-time');
  const shorter = Number(shown?.match(/(\d+) min$/)?.[1]);
  expect(shorter).toBeLessThan(before);
  await page.mouse.up();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(`De ${before} para ${shorter} minutos`);
  await inspectPage(page, 'the question whether a visit is to have another length');
  await asked.getByRole('button', { name: 'Mudar a duração' }).click();
  await expect(told(page)).toContainText(`Duração mudada de ${before} para ${shorter} minutos`);
  expect(await minutesOf(page)).toBe(shorter);
  await expect.poll(() => minutesOf(colleague)).toBe(shorter);

  // By keyboard.
  await page.waitForLoadState('networkidle');
  await cellOf(page, protocol).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(told(page)).toContainText(`${shorter - 5} minutos, até`);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(told(page)).toContainText(`${shorter + 5} minutos, até`);
  await inspectPage(page, 'the grid with a visit that becomes longer');
  await page.keyboard.press('Enter');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText(`de ${shorter} para ${shorter + 5} minutos`);
  await expect(cellOf(page, protocol)).toBeFocused();

  await page.getByRole('link', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.locator('.notice-success')).toContainText(
    `de ${shorter + 5} para ${shorter} minutos`,
  );
});

test('a finger that rests on the edge makes a visit shorter', async ({ openVisitor, site }) => {
  const page = await openVisitor({ hasTouch: true, viewport: { width: 390, height: 780 } });
  await signIn(page, site, { role: 'reception' });
  const { protocol, on } = await bookOne(page, site);
  await page.goto(`/equipe/agenda?dia=${on}&ver=grade`);
  await expect(page.locator('[data-touch=day-grid]')).toHaveAttribute('data-ready', 'yes');
  await page.waitForLoadState('networkidle');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const cell = cellOf(page, protocol);
  await cell.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0, height = 0 } = (await cell.boundingBox()) ?? {};
  await touch('touchStart', x + 30, y + height - 3);
  await expect(page.locator('.cal-marked').first()).toBeAttached();
  await touch('touchMove', x + 30, y + height * 0.7);
  await touch('touchMove', x + 30, y + height * 0.5);
  await touch('touchEnd');
  await expect(page.getByRole('dialog')).toContainText('Mudar a duração de Antônia Reis?');
  await page.getByRole('button', { name: 'Mudar a duração' }).click();
  await expect(told(page)).toContainText('Duração mudada de');
});

test('without a script the length is changed on a page of its own', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'reception' });
  const { protocol } = await bookOne(page, site);
  await page.goto(`${PATH}/${protocol}`);
  await page.getByRole('link', { name: 'Mudar a duração' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudar a duração');
  await page.getByLabel('Quanto dura?').selectOption('10');
  await page.getByRole('button', { name: 'Mudar a duração' }).click();
  await expect(page.locator('.notice-success')).toContainText('para 10 minutos');
});
