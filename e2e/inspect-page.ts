import { createRequire } from 'node:module';
import { z } from 'zod';
import { equalAccessFaults } from './equal-access.ts';
import { expect, type Page, test } from './fixtures.ts';
import { untilStarted } from './journey.ts';
import { COLOUR_RULES, colourFaults } from './known-colours.ts';
import { EXTREMES, faultsIn, LARGE_LETTERS, setWindow, type WindowSize } from './window-sizes.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe's own script; its builder would inject it by scanning the whole page once more. */
const AXE: string = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
).source;

const violationList = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string() })),
  }),
);

/** A target that a bar which sticks to the window covers in part, at one place of the page; scrolling frees it. */
const HALF_COVERED = /^target-size [\s\S]*partially obscured/;

/** Also what 1280 px wide screens show at 400 % zoom. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

export const SCHEMES = [
  { colorScheme: 'dark' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;
const PLAIN = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  // Otherwise a colour may be measured during a transition.
  reducedMotion: 'reduce',
} as const;

/** WCAG 1.4.12: text spacing that readers may set without losing anything. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** What each page that is inspected whole is judged in; `every-page.e2e.ts` says which pages these are. */
export const COVERAGE = {
  widths: [NARROW.width, WIDE.width],
  /** Axe in all of these; forced colours by what the browser makes of them, which axe cannot see. */
  schemes: [
    'light',
    ...SCHEMES.map((scheme) => Object.values(scheme).join(', ')),
    'forced colours',
  ],
} as const;

/**
 * Inspects a page in its current state, without reloading it: axe on a narrow and a wide screen, colours in
 * every scheme on both, a second engine, windows of many sizes, one heading, a language, a title.
 * @param sizes of windows
 * @param isKnown where the same page is seen in another language or for another clinic: in fewer windows, and without
 *   the second engine, which looks at markup and styles
 */
export async function inspectPage(
  page: Page,
  name: string,
  {
    isKnown = false,
    sizes = isKnown ? LARGE_LETTERS : EXTREMES,
  }: { isKnown?: boolean; sizes?: readonly WindowSize[] } = {},
): Promise<void> {
  // It chooses its own windows; what runs at both widths would be judged twice.
  if (test.info().project.name === 'phone') return;
  await inspectNarrow(page, name, sizes);
  for (const scheme of SCHEMES) await inspectColours(page, `${name}, narrow`, scheme);
  await page.emulateMedia(PLAIN);
  await withTextSpacing(page, async () => {
    expect.soft(await excessWidth(page), `${name}: px too wide, spaced`).toBeLessThanOrEqual(0);
  });
  await page.setViewportSize(WIDE);
  expect.soft(await excessWidth(page), `${name}, wide: px too wide`).toBeLessThanOrEqual(0);
  expect.soft(await axeFaults(page), `${name}, wide`).toEqual([]);
  if (!isKnown && !isEnglish(page))
    expect.soft(await equalAccessFaults(page), `${name}, second engine`).toEqual([]);
  for (const scheme of SCHEMES) await inspectColours(page, `${name}, wide`, scheme);
  await page.emulateMedia({ ...PLAIN, forcedColors: 'active' });
  expect.soft(await ownColours(page), `${name}, forced colours`).toEqual([]);
  await page.emulateMedia(PLAIN);
}

/** The settings are the same on every page of a site and language, and lie over all of it. */
const judgedPanels = new Set<string>();

/** The reader's settings over a page, which behind them nobody can reach. In other states: accessibility-panel.e2e.ts. */
export async function inspectSettings(page: Page, name: string): Promise<void> {
  const panel = page.locator('#opcoes-de-acessibilidade');
  await untilStarted(page);
  await page.locator('.accessibility-launcher').click();
  await expect(panel).toBeVisible();
  const markup = await panel.evaluate(({ outerHTML }) => outerHTML);
  for (const size of judgedPanels.has(markup) ? [] : [NARROW, WIDE]) {
    await page.setViewportSize(size);
    const found = await faults(page, { part: '#opcoes-de-acessibilidade' });
    expect.soft(found, `${name}, settings open, ${size.width}`).toEqual([]);
  }
  judgedPanels.add(markup);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** The narrow screen in light only, for pages whose layout and colours another page has covered. */
export async function inspectNarrow(
  page: Page,
  name: string,
  sizes: readonly WindowSize[] = LARGE_LETTERS,
): Promise<void> {
  await page.emulateMedia(PLAIN);
  await inspectSizes(page, name, sizes);
  await inspectFrame(page, name);
  expect.soft(await axeFaults(page), `${name}, narrow`).toEqual([]);
}

/** One heading, the right language, a title, nothing wider than the narrow screen, telephone numbers in one piece. */
export async function inspectFrame(page: Page, name: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', isEnglish(page) ? 'en-US' : 'pt-BR');
  await expect(page).toHaveTitle(/\S/);
  expect.soft(await excessWidth(page), `${name}: px too wide`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(brokenPhones), `${name}: numbers on two lines`).toEqual([]);
}

function isEnglish(page: Page): boolean {
  return /^\/en-us(?:\/|$)/.test(new URL(page.url()).pathname);
}

/** Runs in the page. */
function brokenPhones(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: phone, index } of node.textContent?.matchAll(/\(\d\d\)\s?\d{4,5}-\d{4}/g) ??
      []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + phone.length);
      if (range.getClientRects().length > 1)
        found.push(`${phone} in ${node.parentElement?.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}

/** Nothing leaves such windows, overlaps, is cut off, or covers too much of them. */
async function inspectSizes(page: Page, name: string, sizes: readonly WindowSize[]) {
  expect.soft(await faultsIn(page, sizes), name).toEqual([]);
  await setWindow(page, NARROW);
}

/** Only the rules about colours: all others give the same result in every scheme. */
async function inspectColours(page: Page, name: string, scheme: (typeof SCHEMES)[number]) {
  await page.emulateMedia({ ...PLAIN, ...scheme });
  const shown = Object.values(scheme).join(' ');
  expect.soft(await colourFaults(page, shown), `${name}, ${shown}`).toEqual([]);
}

/** What axe finds on a page in light, a line each; of its colours what it has not found right before. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found = await faults(page, { without: COLOUR_RULES });
  return [...found, ...(await colourFaults(page, 'light'))];
}

/**
 * Violations of axe's rules, one line each. Axe is injected once and called in the page: returning all that it has seen
 * takes most of its time.
 * @param part what is looked at
 * @param without rules that something else judges
 */
async function faults(
  page: Page,
  { part = 'html', without = [] }: { part?: string; without?: readonly string[] },
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ([runOnly, context, others]) => {
      const { violations } = await Reflect.get(window, 'axe').run(context, {
        runOnly,
        rules: Object.fromEntries(others.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        // Otherwise every style sheet is loaded again, for a rule that we do not use.
        preload: { assets: ['media'] },
      });
      return JSON.stringify(violations);
    },
    [RULES, part, without] as const,
  );
  return violationList
    .parse(JSON.parse(found))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
    .filter((fault) => !HALF_COVERED.test(fault));
}

/** Text that keeps the page's colours under forced colours. Axe cannot see what a browser makes of them. */
function ownColours(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
      .filter((element) => element.textContent?.trim())
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`),
  );
}

/** By how much the page is wider than the screen. */
function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });
}

/** As a reader's own style sheet would; the page's policy allows no style elements. */
async function withTextSpacing(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}
