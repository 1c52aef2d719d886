import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { systemClock } from '#app/platform/clock.ts';
import { BROWSER_ARGS, findBrowser } from '#scripts/find-browser.ts';
import { openDatabase } from '#server/database.ts';
import { quietPool } from '#tests/database.ts';
import { storeVolume } from '#tests/stored-volume.ts';
import { makeInstallation } from './installation.ts';
import { atMost, percentile, plain, round, type Section } from './report.ts';
import { receptionSession } from './signed-in.ts';

const APPOINTMENTS = 100_000;
const PEOPLE = 20_000;
const DAYS_AHEAD = 60;
const ROUNDS = 20;
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const LAPTOP = { viewport: { width: 1366, height: 768 } };

/** What reception sees of the agenda's speed, with years of appointments stored. */
export async function measureDesk(): Promise<Section> {
  const installation = await makeInstallation();
  const owner = quietPool(installation.ownerUrl, 1);
  const { db, close } = openDatabase(installation.appUrl, { onError: () => undefined });
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env },
  });
  try {
    const { url } = await installation.start();
    const now = systemClock.now();
    const volume = { appointments: APPOINTMENTS, people: PEOPLE, due: 0, now };
    await storeVolume(owner, { ...volume, daysAhead: DAYS_AHEAD });
    const cookies = [{ name: 'sid', value: await receptionSession(db), url }];
    const open = async (device: object) => {
      const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', ...device });
      await context.addCookies(cookies);
      return context;
    };
    const turned = await turnDays(await open(PHONE));
    const dragged = await drag(await open(LAPTOP));
    const shown = await tellOthers(await open(LAPTOP));
    const p95 = (times: readonly number[]) => percentile(times, 0.95);
    return {
      title: 'Desk',
      how: `Reception in Chromium, ${APPOINTMENTS.toLocaleString('en-US')} appointments stored, 48 a day, on an unslowed line. Painted: from Enter on “next day” until the largest part of the next day's grid is drawn, ${ROUNDS} times, at 390 × 780 px with the processor slowed ${SLOWDOWN} times; the reference is an empty page of the same site. Dragging: a visit is carried over the grid, at 1366 × 768 px and the same slowness; from each event, as the browser stamps it, to the frame after it. Shown: from the answer that a visit is noted as arrived until another window shows it.`,
      figures: [
        atMost('The next day, from key to painted, p95', p95(turned.days), 300, 'ms'),
        plain('The same, median', `${round(percentile(turned.days, 0.5))} ms`),
        plain(
          'The page of keys and help, from key to painted, p95',
          `${round(p95(turned.plain))} ms`,
        ),
        atMost('While dragging, from event to paint, p95', p95(dragged), 100, 'ms'),
        atMost('From a change to another window, p95', p95(shown) / 1_000, 1, 's'),
      ],
    };
  } finally {
    await browser.close();
    await owner.end();
    await close();
    await installation.end();
  }
}

async function slowed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** From the key to the paint of the page that it leads to, ms: of days, and of a page that shows little. */
async function turnDays(context: BrowserContext): Promise<{ days: number[]; plain: number[] }> {
  const page = await slowed(context);
  const days: number[] = [];
  const few: number[] = [];
  // The first is a warm-up.
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    const on = addDays(wallClockOf(systemClock.now()).on, 1 + turn);
    await page.goto(`/equipe/agenda?ver=grade&dia=${on}`, { waitUntil: 'networkidle' });
    const day = await keyToPaint(page, '.agenda-steps a:last-child');
    await page.goto('/equipe/agenda/sem-internet', { waitUntil: 'networkidle' });
    const other = await keyToPaint(page, `a[href="/equipe/agenda"]`);
    if (turn === 0) continue;
    days.push(day);
    few.push(other);
  }
  await context.close();
  return { days, plain: few };
}

/** Presses Enter on a link and waits until the largest part of what it leads to is drawn. @returns ms between them */
async function keyToPaint(page: Page, link: string): Promise<number> {
  await page.locator(link).first().focus();
  await page.evaluate(() => {
    document.addEventListener('keydown', ({ timeStamp }) => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
    });
  });
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const paints = await new Promise<number[]>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().map(({ startTime }) => startTime)),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return performance.timeOrigin + Math.max(...paints) - Number(sessionStorage.getItem('pressed'));
  });
}

/** Carries visits over the grid. @returns ms from each event to the frame after it */
async function drag(context: BrowserContext): Promise<number[]> {
  const page = await slowed(context);
  const on = addDays(wallClockOf(systemClock.now()).on, 2);
  await page.goto(`/equipe/agenda?ver=grade&dia=${on}`, { waitUntil: 'networkidle' });
  await page.locator('[data-touch=day-grid][data-ready=yes]').waitFor();
  await page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(globalThis, { waits });
    for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'keydown'])
      document.addEventListener(
        kind,
        ({ timeStamp }) => {
          requestAnimationFrame(() => {
            // What is posted from a frame comes after it is drawn.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => waits.push(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        },
        { capture: true, passive: true },
      );
  });
  const visits = page.locator('.cal-movable');
  const box = await page.locator('.cal').boundingBox();
  if (!box) throw new Error('no grid');
  for (let turn = 0; turn < 3; turn += 1) {
    await visits.nth(8 + turn).hover({ position: { x: 20, y: 6 } });
    await page.mouse.down();
    await page.mouse.move(box.x + 200, 300, { steps: 5 });
    await page.locator('.cal-place').first().waitFor();
    for (let step = 0; step < 40; step += 1)
      await page.mouse.move(box.x + 200 + step * 15, 250 + (step % 10) * 30);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  const waits = await page.evaluate(() => Reflect.get(globalThis, 'waits'));
  await context.close();
  if (!Array.isArray(waits) || waits.length < 100) throw new Error('nothing was measured');
  return waits.map(Number);
}

/** Notes arrivals in one window. @returns ms from each answer until another window shows it */
async function tellOthers(context: BrowserContext): Promise<number[]> {
  const [desk, other] = [await context.newPage(), await context.newPage()];
  await other.goto('/equipe/agenda?ver=grade', { waitUntil: 'networkidle' });
  await desk.goto('/equipe/agenda?ver=dia', { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const before = await other.locator('.cal-is-arrived').count();
    const answered = desk.waitForResponse((answer) => answer.request().method() === 'POST');
    await desk
      .getByRole('button', { name: /Chegou/ })
      .first()
      .click();
    await answered;
    const answeredAt = performance.now();
    await other.waitForFunction(
      (was) => document.querySelectorAll('.cal-is-arrived').length > was,
      before,
      { polling: 'raf' },
    );
    times.push(performance.now() - answeredAt);
    await desk.waitForLoadState('networkidle');
  }
  await context.close();
  return times;
}
