import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** WCAG 1.4.3, for letters of any size. */
const LEAST = 4.5;

type Words = {
  text: string;
  colour: number[];
  /** Of its lines, in px of the element's own screenshot. */
  lines: { left: number; top: number; right: number; bottom: number }[];
};

/**
 * Words of an element whose colour is too near to any pixel behind them, a line each. Unlike axe it looks at what the
 * browser has painted, photos included.
 */
export async function unreadableWords(part: Locator): Promise<string[]> {
  const all: Words[] = await part.evaluate(wordsIn);
  const sheet = await part.evaluateHandle(() => {
    const hiding = new CSSStyleSheet();
    hiding.replaceSync(
      '* { color: transparent !important; text-decoration-color: transparent !important } .icon, .accessibility-launcher { visibility: hidden !important }',
    );
    document.adoptedStyleSheets.push(hiding);
    return hiding;
  });
  const shot = await part.screenshot({ animations: 'disabled' });
  await part.evaluate((_, hiding) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hiding);
  }, sheet);
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return all.flatMap(({ text, colour, lines }) => {
    let worst = 21;
    for (const { left, top, right, bottom } of lines)
      for (let y = Math.max(0, top); y < Math.min(bottom, info.height); y += 2)
        for (let x = Math.max(0, left); x < Math.min(right, info.width); x += 2)
          worst = Math.min(worst, contrast(colour, at(x, y)));
    return worst < LEAST ? [`${worst.toFixed(2)}: ${text}`] : [];
  });
}

/** Runs in the page. */
function wordsIn(root: Element): Words[] {
  const { left, top } = root.getBoundingClientRect();
  const found: Words[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    if (!text || !node.parentElement) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map((line) => ({
      left: Math.ceil(line.left - left),
      top: Math.ceil(line.top - top),
      right: Math.floor(line.right - left),
      bottom: Math.floor(line.bottom - top),
    }));
    const { color } = getComputedStyle(node.parentElement);
    found.push({ text, lines, colour: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) });
  }
  return found;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of sRGB, as WCAG 2 defines it. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
