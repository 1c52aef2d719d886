import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colours; the rest of the rules is the same in every scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

const SCHEMES = [
  { colorScheme: 'dark' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;
const PLAIN = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  // Else a colour may be looked at while it turns into another.
  reducedMotion: 'reduce',
} as const;

/** WCAG 1.4.12: what readers may set without losing anything. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * Looks at a page as it stands now: axe on a narrow and a wide screen, colours in every scheme, no
 * sideways scrolling on a narrow screen, one heading, a language, a title.
 */
export async function inspectPage(page: Page, name: string): Promise<void> {
  await page.emulateMedia(PLAIN);
  await page.setViewportSize(NARROW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page).toHaveTitle(/\S/);
  expect.soft(await excessWidth(page), `${name}: px too wide`).toBeLessThanOrEqual(0);
  expect.soft(await faults(page, RULES), `${name}, narrow`).toEqual([]);
  await page.setViewportSize(WIDE);
  expect.soft(await faults(page, RULES), `${name}, wide`).toEqual([]);
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ ...PLAIN, ...scheme });
    const found = await colourFaults(page);
    expect.soft(found, `${name}, ${Object.values(scheme).join(' ')}`).toEqual([]);
  }
  await page.emulateMedia({ ...PLAIN, forcedColors: 'active' });
  expect.soft(await ownColours(page), `${name}, forced colours`).toEqual([]);
  await page.emulateMedia(PLAIN);
  await page.setViewportSize(NARROW);
  await withTextSpacing(page, async () => {
    expect.soft(await excessWidth(page), `${name}: px too wide, spaced`).toBeLessThanOrEqual(0);
  });
  await page.setViewportSize(WIDE);
}

async function faults(page: Page, tags: string[]) {
  return lines((await axe(page).withTags(tags).analyze()).violations);
}

async function colourFaults(page: Page) {
  return lines((await axe(page).withRules(COLOUR_RULES).analyze()).violations);
}

/** The pages have no frames of other sites, so that axe may do without a page of its own. */
function axe(page: Page) {
  return new AxeBuilder({ page }).setLegacyMode();
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function lines(violations: Violations): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Words that keep the page's colours where the reader has chosen all colours. Axe cannot see what a
 * browser makes of forced colours.
 */
function ownColours(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
      .filter((element) => element.textContent?.trim())
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`),
  );
}

/** How far the page is wider than the screen. */
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
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
