import { expect, test } from './fixtures.ts';
import { FONTS_PX, faultsIn, SCALES, WINDOWS, ZOOMS } from './window-sizes.ts';

test.describe.configure({ mode: 'parallel' });

/** A page with little in it. */
const PAGE = '/sem-internet';
const HEADER = '.site-header';
const FEW_SCALES = [0.85, 1, 1.3, 1.6];
const WIDTHS = Array.from({ length: (1440 - 320) / 20 + 1 }, (_, index) => 320 + 20 * index);

for (const [path, scales] of [
  [PAGE, SCALES],
  [`/en-us${PAGE}`, FEW_SCALES],
] as const) {
  test(`the header of ${path} fits every width, with letters of every size`, async ({ page }) => {
    await page.goto(path);
    const sizes = WIDTHS.map((width) => ({ width, height: 1000, scales }));
    expect(await faultsIn(page, sizes, HEADER)).toEqual([]);
  });
}

test('the header fits all that browser and reader can set together', async ({ page }) => {
  await page.goto(PAGE);
  const sizes = WINDOWS.flatMap((window) =>
    FONTS_PX.flatMap((fontPx) =>
      ZOOMS.map((zoom) => ({ ...window, fontPx, zoom, scales: FEW_SCALES })),
    ),
  );
  expect(await faultsIn(page, sizes, HEADER)).toEqual([]);
});

test.describe('before the answer about privacy', () => {
  test.use({ hasAnswered: false });

  test('banner and header together leave the page to the reader', async ({ page }) => {
    await page.goto(PAGE);
    const banner = page.getByRole('region', { name: 'Privacidade' });
    await expect(banner).toBeVisible();
    const sizes = [...WINDOWS, { width: 640, height: 400 }, { width: 740, height: 360 }].flatMap(
      (window) =>
        FONTS_PX.flatMap((fontPx) =>
          [1, 1.8].map((zoom) => ({ ...window, fontPx, zoom, scales: FEW_SCALES })),
        ),
    );
    expect(await faultsIn(page, sizes, '.site-header, .consent-banner')).toEqual([]);
  });
});
