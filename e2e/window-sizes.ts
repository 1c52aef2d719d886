import type { Page } from '@playwright/test';

/** A window as the reader has set it up. */
export type WindowSize = {
  width: number;
  height: number;
  /** Of the letters; what the page would set, 0.85 to 1.6. */
  scale?: number;
  /** The browser's own letters, in px. */
  fontPx?: number;
  /** The browser's zoom, 1 to 1.8. */
  zoom?: number;
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
  { width: 320, height: 640, scale: 1.6, fontPx: 32, zoom: 1.8 },
  { width: 320, height: 640, scale: 1.6, fontPx: 24 },
  { width: 360, height: 740, scale: 1.6 },
  { width: 360, height: 740, scale: 0.85 },
  { width: 768, height: 1024, scale: 1.6 },
  { width: 1024, height: 768, scale: 1.6, zoom: 1.4 },
  { width: 1280, height: 800, scale: 1.6 },
  { width: 1280, height: 800, scale: 0.85 },
];
/** For pages that another page resembles. */
export const LARGE_LETTERS: readonly WindowSize[] = [
  { width: 320, height: 640, scale: 1.6, fontPx: 24 },
  { width: 768, height: 1024, scale: 1.6 },
];

/** Gives the page such a window, without loading it again. */
export async function setWindow(
  page: Page,
  { width, height, scale = 1, fontPx = 16, zoom = 1 }: WindowSize,
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: fontPx } });
  await browser.detach();
  await page.setViewportSize({
    width: Math.round(width / zoom),
    height: Math.round(height / zoom),
  });
  await page.evaluate((times) => {
    const { style } = document.documentElement;
    style.fontSize = '';
    if (times === 1) return;
    // The page's own size is 112.5 %, or 118.75 % where there is room.
    const usual = matchMedia('(min-width: 64em)').matches ? 118.75 : 112.5;
    style.fontSize = `${usual * times}%`;
  }, scale);
}

/** '320 × 640, letters × 1.6, font 24 px, zoom 1.8' */
export function sizeInWords({ width, height, scale, fontPx, zoom }: WindowSize): string {
  return [
    `${width} × ${height}`,
    ...(scale ? [`letters × ${scale}`] : []),
    ...(fontPx ? [`font ${fontPx} px`] : []),
    ...(zoom ? [`zoom ${zoom}`] : []),
  ].join(', ');
}
