import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { localPath } from '#app/platform/locale.ts';
import { expect, type Page, test } from './fixtures.ts';
import { openStarted } from './journey.ts';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** The share of the footer, which has a test of its own in frame.e2e.ts. */
const FOOTER_PX = 1_300;
/** So many services are leafed through on a wide screen too. */
const MANY = 6;
const IN_SIGHT = 'all of its services are in sight at once';

test('on a phone the home is no longer than ten screens', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openStarted(page, '/');
  // Its length must not hang on the time that is free next.
  await page
    .locator('.hero-facts [data-starts-at] strong')
    .evaluate((words) => (words.textContent = 'quarta-feira, 23 de setembro, às 10h15'));
  const footerTop = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY);
  expect(footerTop + FOOTER_PX).toBeLessThanOrEqual(10 * PHONE.height);
});

test('the first screen of a phone says what, where, when and for whom, in this order', async ({
  page,
  record,
}) => {
  await page.setViewportSize(PHONE);
  await openStarted(page, '/');
  const hero = page.locator('.hero');
  const insurers = record.payers.filter(({ id }) => id !== 'particular');
  const payers = [...insurers.map(({ title }) => inPortuguese(title)), 'particular'];
  const parts = [
    hero.getByRole('heading', { level: 1, name: 'Cuidamos dos seus olhos com calma' }),
    hero.getByText(`Oftalmologista em ${record.address.city}, para adultos`),
    hero.getByRole('link', { name: 'Agendar pelo site' }),
    hero.getByRole('link', { name: /^Ligar para/ }),
    hero.getByRole('link', { name: /^Próximo horário livre: .+, às \d/ }),
    hero.getByText(`Atendemos ${new Intl.ListFormat('pt-BR').format(payers)}`),
  ];
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    tops.push((await part.boundingBox())?.y ?? 0);
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

for (const size of [PHONE, WIDE])
  test(`at ${size.width} px one way to book is in view at a time`, async ({ page }) => {
    await page.setViewportSize(size);
    await openStarted(page, '/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += size.height / 2) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => bookingButtons(page), `scrolled to ${top} px`).toBeLessThan(2);
    }
  });

test('a free time leads into the booking and carries the wish', async ({ page }) => {
  await page.goto('/');
  const time = page.locator('.next-free-times').first().getByRole('link').first();
  const startsAt = await page
    .locator('.next-free [data-starts-at]')
    .first()
    .getAttribute('data-starts-at');
  await time.click();
  await expect(page).toHaveURL(/\/agendamento/);
  expect(new URL(page.url()).searchParams.get('inicio')).toBe(startsAt);
});

test('a page of years ago shows none of its times', async ({ page }) => {
  await page.clock.setFixedTime('2046-01-01T12:00:00Z');
  await openStarted(page, '/');
  await expect(page.locator('[data-starts-at]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Mais horários (Consulta)' })).toBeVisible();
});

test('the services are leafed through by buttons that know the ends of the row', async ({
  page,
  record,
}) => {
  test.skip(record.services.length < MANY, IN_SIGHT);
  // Without smooth scrolling, each press takes effect at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { previous, next, place } = carouselOf(page, record);
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

test('where all services are in sight at once nothing asks to leaf through them', async ({
  page,
  record,
}) => {
  test.skip(record.services.length >= MANY, 'its services are more than a wide screen shows');
  await page.goto('/');
  const { row, next, previous } = carouselOf(page, record);
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await expect(next.or(previous).filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(next).toBeVisible();
});

test('one press on a phone brings the next card, none is passed over', async ({ page, record }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { row, next, previous } = carouselOf(page, record);
  await row.getByRole('link').first().focus();
  /** Which card begins where the row begins. */
  const first = () =>
    row.evaluate((list) => {
      const starts = [...list.children].map((card) => card.getBoundingClientRect().left);
      return starts.findIndex((start) => start >= 0);
    });
  const seen = [await first()];
  const steps = Math.min(4, record.services.length - 1);
  for (let presses = 0; presses < steps; presses += 1) {
    await next.click();
    await expect.poll(first).not.toBe(seen.at(-1));
    seen.push(await first());
  }
  expect(seen).toEqual([0, 1, 2, 3, 4].slice(0, steps + 1));
  await previous.click();
  await expect.poll(first).toBe(steps - 1);
});

test('the row of services follows the keyboard, and its buttons obey it', async ({
  page,
  record,
}) => {
  test.skip(record.services.length < MANY, IN_SIGHT);
  await page.goto('/');
  const { row, next, place } = carouselOf(page, record);
  await row.getByRole('link').last().focus();
  await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await row.getByRole('link').first().focus();
  await expect.poll(place).toBe('start');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(place).toBe('between');
});

test('nothing of the row moves by itself or is fetched before it is touched', async ({
  page,
  record,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('carousel')) scripts.push(request.url());
  });
  await openStarted(page, '/');
  const { row, place } = carouselOf(page, record);
  await row.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  expect([await place(), scripts]).toEqual(['start', []]);
});

test('on the narrowest screen the row scrolls and the page does not', async ({ page, record }) => {
  await page.setViewportSize(NARROW);
  for (const locale of record.locales) {
    await page.goto(localPath(locale, '/'));
    const widths = await page.evaluate(() => {
      const row = document.querySelector('.carousel-row');
      const root = document.documentElement;
      return { page: root.scrollWidth - root.clientWidth, row: row?.scrollWidth ?? 0 };
    });
    expect(widths.page).toBe(0);
    expect(widths.row).toBeGreaterThan(record.services.length * 250);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('free times and answers are there', async ({ page, record }) => {
    await page.goto('/');
    await expect(page.getByText(/^Próximo horário livre:/)).toBeVisible();
    const online = record.services.filter(({ isBookableOnline }) => isBookableOnline);
    await expect(page.locator('.next-free-times').getByRole('link')).toHaveCount(
      3 * Math.min(3, online.length),
    );
    await expect(page.getByRole('link', { name: 'Escrever pelo site' })).toHaveAttribute(
      'href',
      '/contato/mensagem',
    );
  });

  test('figures are there with their sources, if they are verified', async ({ page, record }) => {
    const { patients } = record.statements;
    await page.goto('/');
    const source = page.getByText(inPortuguese(patients.source));
    const sources = page.getByText('De onde vêm estes números');
    if (!patients.verified) {
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(source.or(sources)).toHaveCount(0);
      return;
    }
    await expect(source).toBeHidden();
    await sources.click();
    await expect(source).toBeVisible();
  });

  test('the row is scrolled like any text and leads to every service', async ({ page, record }) => {
    await page.goto('/');
    const { row, next } = carouselOf(page, record);
    await expect(next).toBeHidden();
    await row.hover();
    await page.mouse.wheel(4_000, 0);
    await row.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/servicos\/[\w-]+$/);
    await page.goto('/');
    await page.getByRole('link', { name: `Ver os ${record.services.length} serviços` }).click();
    await expect(page).toHaveURL(/\/servicos$/);
  });

  test('the English home leads on in English', async ({ page, record }) => {
    test.skip(!record.locales.includes('en-US'), 'the site has one language');
    await page.goto('/en-us');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('link', { name: `View all ${record.services.length} services` }).click();
    await expect(page).toHaveURL(/\/en-us\/servicos$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  });
});

/** How many links and buttons named "Agendar…" can be seen without scrolling. */
function bookingButtons(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        bottom > 0 &&
        top < window.innerHeight
      );
    };
    const all = [...document.querySelectorAll('a, button')];
    return all.filter((each) => each.textContent.trim().startsWith('Agendar') && isSeen(each))
      .length;
  });
}

function carouselOf(page: Page, { services }: ClinicRecord) {
  const carousel = page.getByRole('region', {
    name: `${services.length} serviços, em uma fileira`,
  });
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
