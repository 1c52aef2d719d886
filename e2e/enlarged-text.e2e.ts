import { expect, type Page, test } from './fixtures.ts';
import { windowFaults } from './layout-faults.ts';
import {
  FONTS_PX,
  SCALES,
  setWindow,
  sizeInWords,
  WINDOWS,
  type WindowSize,
  ZOOMS,
} from './window-sizes.ts';

const HEADER = '.site-header';

/** Faults of a part in each of the windows, one line each. */
async function faultsIn(page: Page, part: string, sizes: readonly WindowSize[]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await setWindow(page, size);
    for (const fault of await windowFaults(page, part))
      found.push(`${sizeInWords(size)}: ${fault}`);
  }
  return found;
}

for (const path of ['/sem-internet', '/en-us/sem-internet']) {
  test(`the header of ${path} fits every width with letters of every size`, async ({ page }) => {
    await page.goto(path);
    const widths = Array.from({ length: (1440 - 320) / 10 + 1 }, (_, index) => 320 + 10 * index);
    const sizes = SCALES.flatMap((scale) =>
      widths.map((width) => ({ width, height: 1000, scale })),
    );
    expect(await faultsIn(page, HEADER, sizes)).toEqual([]);
  });
}

test('the header fits all that a browser and a reader can set', async ({ page }) => {
  await page.goto('/sem-internet');
  const sizes = WINDOWS.flatMap((window) =>
    FONTS_PX.flatMap((fontPx) =>
      ZOOMS.flatMap((zoom) => SCALES.map((scale) => ({ ...window, fontPx, zoom, scale }))),
    ),
  );
  expect(await faultsIn(page, HEADER, sizes)).toEqual([]);
});
