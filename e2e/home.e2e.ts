import { expect, type Page, test } from './fixtures.ts';
import { openStarted } from './journey.ts';

const NARROW = { width: 320, height: 640 };

test('the services are leafed through by buttons that know the ends of the row', async ({
  page,
}) => {
  // Without smooth scrolling, each press takes effect at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { previous, next, place } = carouselOf(page);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  // The very first press moves it, although the code is only loaded now.
  await next.click();
  await expect.poll(place).toBe('between');
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  for (let presses = 0; presses < 12 && (await place()) !== 'end'; presses += 1)
    await next.click({ force: true });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  for (let presses = 0; presses < 12 && (await place()) !== 'start'; presses += 1)
    await previous.click({ force: true });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
});

test('one press on a phone brings the next card, none is passed over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { row, next, previous } = carouselOf(page);
  await row.getByRole('link').first().focus();
  /** Which card begins where the row begins. */
  const first = () =>
    row.evaluate((list) => {
      const starts = [...list.children].map((card) => card.getBoundingClientRect().left);
      return starts.findIndex((start) => start >= 0);
    });
  const seen = [await first()];
  for (let presses = 0; presses < 4; presses += 1) {
    await next.click();
    await expect.poll(first).not.toBe(seen.at(-1));
    seen.push(await first());
  }
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  await previous.click();
  await expect.poll(first).toBe(3);
});

test('the row of services follows the keyboard, and its buttons obey it', async ({ page }) => {
  await page.goto('/');
  const { row, next, place } = carouselOf(page);
  await row.getByRole('link').last().focus();
  await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await row.getByRole('link').first().focus();
  await expect.poll(place).toBe('start');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(place).toBe('between');
});

test('nothing of the row moves by itself or is fetched before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('carousel')) scripts.push(request.url());
  });
  await openStarted(page, '/');
  const { row, place } = carouselOf(page);
  await row.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  expect([await place(), scripts]).toEqual(['start', []]);
});

test('on the narrowest screen the row scrolls and the page does not', async ({ page }) => {
  await page.setViewportSize(NARROW);
  for (const path of ['/', '/en-us']) {
    await page.goto(path);
    const widths = await page.evaluate(() => {
      const row = document.querySelector('.carousel-row');
      const root = document.documentElement;
      return { page: root.scrollWidth - root.clientWidth, row: row && row.scrollWidth > 3_000 };
    });
    expect(widths).toEqual({ page: 0, row: true });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row is scrolled like any text and leads to every service', async ({ page }) => {
    await page.goto('/');
    const { row, next } = carouselOf(page);
    await expect(next).toBeHidden();
    await row.hover();
    await page.mouse.wheel(4_000, 0);
    await row.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/servicos\/[\w-]+$/);
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver os 12 serviços' }).click();
    await expect(page).toHaveURL(/\/servicos$/);
  });

  test('the English home leads on in English', async ({ page }) => {
    await page.goto('/en-us');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('link', { name: 'View all 12 services' }).click();
    await expect(page).toHaveURL(/\/en-us\/servicos$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  });
});

function carouselOf(page: Page) {
  const carousel = page.getByRole('region', { name: '12 serviços, em uma fileira' });
  const row = carousel.getByRole('list');
  return {
    row,
    previous: carousel.getByRole('button', { name: 'Serviços anteriores' }),
    next: carousel.getByRole('button', { name: 'Próximos serviços' }),
    /** Scroll position of the row. */
    place: () =>
      row.evaluate((list) => {
        const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
        if (list.scrollLeft < 2) return 'start';
        return rest < 2 ? 'end' : 'between';
      }),
  };
}
