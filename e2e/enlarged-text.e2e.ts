import { expect, test } from './fixtures.ts';
import { brandFaults, serveLogos } from './other-brand.ts';
import { FONTS_PX, faultsIn, SCALES, WINDOWS, ZOOMS } from './window-sizes.ts';

test.describe.configure({ mode: 'parallel' });

/** A page with little in it. */
const PAGE = '/sem-internet';
const HEADER = '.site-header';
const NAMES = [
  'Visão do Vale',
  'Olhos e Vida Bem',
  'Centro Oftalmológico',
  'Clínica de Olhos da Serra do Mar',
  // As long as the record takes, and words as long as they come.
  'Instituto de Oftalmologia e Microcirurgia do Alto Vale Verde',
  'Oftalmootorrinolaringologia Pindamonhangaba Itaquaquecetuba',
];
const LOGOS = [
  undefined,
  { width: 300, height: 300, holdsName: false },
  { width: 900, height: 200, holdsName: false },
  { width: 900, height: 200, holdsName: true },
];
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

const BRANDS = NAMES.flatMap((name) => LOGOS.map((logo) => ({ name, ...(logo && { logo }) })));

for (const path of [PAGE, '/agendamento'])
  for (const widths of [
    [320, 360, 390, 430, 480],
    [560, 640, 768],
    [1024, 1100, 1280],
  ])
    test(`no name and no logo takes the buttons of the header their room: ${path}, ${widths.join(', ')} px`, async ({
      page,
    }) => {
      await serveLogos(page);
      await page.goto(path);
      // Upright, and a phone on its side, whose header is lower.
      for (const width of widths)
        for (const height of width > 640 ? [740, 400] : [740]) {
          await page.setViewportSize({ width, height });
          const found = await brandFaults(page, BRANDS, [1, 1.3, 1.6]);
          expect.soft(found, `${width} × ${height} px`).toEqual([]);
        }
    });
