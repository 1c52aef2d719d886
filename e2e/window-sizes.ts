import type { Page } from '@playwright/test';
import { windowFaults, withoutSettings } from './layout-faults.ts';

/** A window as the reader has set it up. */
export type WindowSize = {
  width: number;
  height: number;
  /** Sizes of the letters that the reader has set on the page, 0.85 to 1.6, one after the other. */
  scales?: readonly number[];
  /** The zoom that the reader has set on the page, 1 to 1.8. */
  zoom?: number;
  /** The browser's own letters, in px. */
  fontPx?: number;
};

export const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const satisfies WindowSize[];

const hundredths = (first: number, last: number, step: number) =>
  Array.from({ length: (last - first) / step + 1 }, (_, index) => (first + index * step) / 100);

export const SCALES = hundredths(85, 160, 5);
export const ZOOMS = hundredths(100, 180, 10);
export const FONTS_PX = [16, 24, 32];

/** The ends of what readers can choose, in every window. */
export const EXTREMES: readonly WindowSize[] = [
  { width: 320, height: 640, fontPx: 32, zoom: 1.8, scales: [1.6] },
  // What the browser's own zoom of 180 % leaves of it.
  { width: 178, height: 356, fontPx: 32, scales: [1.6] },
  { width: 320, height: 640, fontPx: 24, scales: [1.6] },
  { width: 360, height: 740, scales: [0.85, 1.6] },
  { width: 768, height: 1024, scales: [1.6] },
  { width: 1024, height: 768, zoom: 1.4, scales: [1.6] },
  { width: 1280, height: 800, scales: [0.85, 1.6] },
];
/** For pages that another page resembles. */
export const LARGE_LETTERS: readonly WindowSize[] = [
  { width: 320, height: 640, fontPx: 24, scales: [1.6] },
  { width: 768, height: 1024, scales: [1.6] },
];

const USUAL_FONT_PX = 16;
const withOtherFont = new WeakSet<Page>();

/** Gives the page such a window, without loading it again. */
export async function setWindow(
  page: Page,
  { width, height, fontPx = USUAL_FONT_PX }: WindowSize,
): Promise<void> {
  const isOtherFont = fontPx !== USUAL_FONT_PX || withOtherFont.has(page);
  if (isOtherFont) {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontPx } });
    await browser.detach();
    if (fontPx === USUAL_FONT_PX) withOtherFont.delete(page);
    else withOtherFont.add(page);
  }
  await page.setViewportSize({ width, height });
  // The browser tells the page of its letters in a message of their own, which may come after the window's.
  if (isOtherFont)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
}

/** Faults of the page, or a part of it, in each of the windows, one line each. */
export async function faultsIn(
  page: Page,
  sizes: readonly WindowSize[],
  part?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await setWindow(page, size);
    const { width, height, fontPx = USUAL_FONT_PX, zoom = 1, scales } = size;
    const where = `${width} × ${height}, font ${fontPx} px, zoom ${zoom}`;
    const look = { zoom, stays: true, ...(part ? { part } : {}), ...(scales ? { scales } : {}) };
    for (const fault of await windowFaults(page, look)) found.push(`${where}, ${fault}`);
  }
  await withoutSettings(page);
  return found;
}
