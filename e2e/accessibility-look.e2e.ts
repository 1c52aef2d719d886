import sharp from 'sharp';
import { CONTRASTS } from '#app/features/accessibility/settings.ts';
import { tokenColours } from '#tests/style-tokens.ts';
import { expect, type Page, test } from './fixtures.ts';
import { untilLettersAreThere, untilStarted } from './journey.ts';
import { signIn } from './staff.ts';

const LAUNCHER = '.accessibility-launcher';
const SCHEMES = ['light', 'dark'] as const;

/** What the reader chose on an earlier day, or what else lies there. */
function keep(page: Page, record: object | string) {
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  return page.addInitScript((kept) => {
    if (location.origin !== 'null') localStorage.setItem('clareia.accessibility', kept);
  }, text);
}

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

test('a kept record shows with the first frame of every kind of page, and on the next one', async ({
  page,
  site,
}) => {
  await signIn(page, site, { role: 'reception' });
  await keep(page, { contrast: 'dark', fontScale: 1.2, zoom: 1.5 });
  await page.addInitScript(() => {
    const look = () => {
      if (!document.body) return void requestAnimationFrame(look);
      const { fontSize } = getComputedStyle(document.documentElement);
      const { backgroundColor } = getComputedStyle(document.body);
      Object.assign(window, { firstFrame: `${backgroundColor}, ${fontSize}` });
    };
    requestAnimationFrame(look);
  });
  const dark = rgb(tokenColours({ scheme: 'dark' }).get('paper') ?? '');
  const firstFrame = () => page.evaluate(() => Reflect.get(window, 'firstFrame'));
  for (const path of ['/servicos', '/agendamento', '/equipe/agenda']) {
    await page.goto(path);
    await expect.poll(firstFrame, path).toBe(`${dark}, ${19 * 1.2 * 1.5}px`);
  }
  await page.goto('/servicos');
  await page.getByRole('link', { name: 'Início' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(firstFrame).toBe(`${dark}, ${19 * 1.2 * 1.5}px`);
});

for (const kept of [
  '{',
  'null',
  '"dark"',
  '{"contrast":"purple","zoom":"9","fontScale":null,"letterSpacing":[4],"__proto__":{"adhdMode":true}}',
])
  test(`a record that is none changes nothing: ${kept}`, async ({ page }) => {
    await keep(page, kept);
    await page.goto('/sem-internet');
    await untilStarted(page);
    expect(await paper(page)).toBe(rgb(tokenColours({ scheme: 'light' }).get('paper') ?? ''));
    await expect(page.locator('html')).toHaveCSS('font-size', '19px');
    await expect(page.locator('body')).toHaveCSS('word-spacing', '0px');
  });

test.describe('where nothing can be kept', () => {
  test.use({ hasAnswered: false });

  test('the page is as usual', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await page.goto('/sem-internet');
    await untilStarted(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-settings');
    expect(await paper(page)).toBe(rgb(tokenColours({ scheme: 'light' }).get('paper') ?? ''));
  });
});

test('each contrast has its colours, by day and by night, and photos keep theirs', async ({
  page,
}) => {
  await page.goto('/sem-internet');
  // Photos are the clinic's own, so a new site has none.
  await page.evaluate(async () => {
    const image = Object.assign(new Image(), { src: '/apple-touch-icon.png', alt: '' });
    document.querySelector('h1')?.after(image);
    await image.decode();
    // Letters that arrive later would move it.
    await document.fonts.ready;
  });
  const photo = page.locator('main img');
  const pixels = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
    const inner = { x: x + 20, y: y + 20, width: width - 40, height: height - 40 };
    return (await page.screenshot({ clip: inner })).toString('base64');
  };
  const before = await pixels();
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const contrast of CONTRASTS) {
      const settings = [`contrast-${contrast}`];
      await page.evaluate((word) => {
        document.documentElement.dataset.settings = word;
      }, settings.join(' '));
      const colours = tokenColours({ scheme, settings });
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        rgb(colours.get('paper') ?? ''),
      );
      await expect(page.locator('h1')).toHaveCSS('color', rgb(colours.get('ink') ?? ''));
      const root = page.locator('html');
      await expect(root).toHaveCSS('filter', 'none');
      await expect(root).toHaveCSS('transform', 'none');
      expect((await pixels()) === before, `${scheme} ${contrast}`).toBe(true);
    }
  }
});

test('the letters for dyslexia are fetched by those who ask for them', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/servicos');
  await untilLettersAreThere(page);
  expect(fonts.filter((each) => each.includes('lexend'))).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.settings = 'dyslexiaMode contrast-normal';
  });
  await expect.poll(() => fonts.some((each) => each.includes('lexend'))).toBe(true);
  await expect(page.locator('main p').first()).toHaveCSS('text-align', 'start');
});

test('with animations paused nothing moves but the launcher, which only shrinks', async ({
  page,
}) => {
  await keep(page, { pauseAnimations: true, contrast: 'normal' });
  await page.goto('/simulador-visual');
  await untilStarted(page);
  await page.locator('.button:visible').first().hover();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((each) => (each instanceof CSSAnimation ? each.animationName : 'transition')),
  );
  expect(moving.filter((name) => name !== 'launcher-rests')).toEqual([]);
});

/** The part of the launcher that can be pressed. */
function launcherRoom(page: Page) {
  return page.evaluate((selector) => {
    const launcher = document.querySelector(selector);
    const hits = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(selector);
    const box = launcher?.getBoundingClientRect() ?? new DOMRect();
    const name = launcher?.querySelector('span')?.getBoundingClientRect() ?? new DOMRect();
    const columns: number[] = [];
    const rows: number[] = [];
    for (let y = Math.ceil(box.top); y < name.bottom; y++)
      for (let x = Math.ceil(box.left); x < box.right; x++)
        if (hits(x, y)) {
          columns.push(x);
          rows.push(y);
        }
    const extent = (all: number[]) => Math.max(...all) - Math.min(...all) + 1;
    return { width: extent(columns), height: extent(rows), inner: innerHeight, top: box.top };
  }, LAUNCHER);
}

for (const [width, height] of [
  [320, 640],
  [740, 360],
  [1280, 800],
] as const)
  test(`after quiet seconds the launcher is a tab that a finger can hit: ${width} × ${height}`, async ({
    page,
  }) => {
    await keep(page, { contrast: 'normal', fontScale: 1.6, zoom: 1.8 });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/sem-internet');
    await untilStarted(page);
    await page.evaluate(() => document.fonts.ready);
    await untilLettersAreThere(page);
    const launcher = page.locator(LAUNCHER);
    const whole = await launcherRoom(page);
    // A phone on its side has no room for the name.
    if (height > 400) expect(whole.height).toBeGreaterThan(140);
    await launcher.evaluate((element) => {
      for (const each of element.getAnimations({ subtree: true })) each.finish();
    });
    const tab = await launcherRoom(page);
    expect(tab.height).toBeGreaterThanOrEqual(44);
    expect(tab.width).toBeGreaterThanOrEqual(24);
    expect(tab.width).toBeLessThanOrEqual(28);
    expect(tab.top).toBeGreaterThan(0.3 * tab.inner - 48);
    await launcher.focus();
    expect(await launcherRoom(page)).toEqual(whole);
    await launcher.blur();
    await page.mouse.move(width - 5, tab.top + 10);
    expect(await launcherRoom(page)).toEqual(whole);
  });

test('forced colours show launcher and buttons in the system’s own', async ({ page }) => {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({
      forcedColors: 'active',
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    await page.goto('/servicos');
    await untilStarted(page);
    for (const one of [page.locator(LAUNCHER), page.locator('main .button:visible').first()]) {
      const { channels } = await sharp(await one.screenshot())
        .greyscale()
        .stats();
      const [{ min, max } = { min: 0, max: 0 }] = channels;
      // Mid-grey on anything would be less.
      expect(max - min, `${scheme}: ${await one.textContent()}`).toBeGreaterThan(150);
    }
  }
});

test('paper is white and as wide as it is', async ({ page }) => {
  await keep(page, { contrast: 'dark', zoom: 1.8, fontScale: 1.3 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/servicos');
  expect(await paper(page)).toBe('rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('font-size', '23.4px');
  await expect(page.locator(LAUNCHER)).toBeHidden();
});
