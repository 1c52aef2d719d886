import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';

/** More than any screen has stops; a key that is pressed so often leads nowhere. */
const MOST_STOPS = 150;

/** Somebody without a mouse. After each Tab the focus is looked for, as they do. */
export type Keyboard = {
  /** How often Tab was pressed. */
  tabs: () => number;
  tab: () => Promise<void>;
  /** Enters a screen by its skip link. */
  skipToContent: () => Promise<void>;
  /** Presses Tab until a control has the focus. */
  tabTo: (target: Locator) => Promise<void>;
  press: (target: Locator) => Promise<void>;
  /** Ticks a box or chooses a radio button. */
  choose: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  /** Chooses an option by the first letters of its name. */
  select: (target: Locator, letters: string) => Promise<void>;
};

export function keyboardOf(page: Page): Keyboard {
  let tabs = 0;

  async function tab(): Promise<void> {
    await page.keyboard.press('Tab');
    tabs += 1;
    // After the last control of a page or a dialog comes the browser itself.
    if (await page.evaluate(() => document.activeElement === document.body))
      await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }

  async function tabTo(target: Locator): Promise<void> {
    const wanted = target.and(page.locator(':focus'));
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if ((await wanted.count()) > 0) return;
      await tab();
    }
    await expect(target, `within ${MOST_STOPS} Tabs`).toBeFocused();
  }

  return {
    tabs: () => tabs,
    tab,
    tabTo,
    async skipToContent() {
      await tab();
      await expect(page.locator('.skip-link').first()).toBeFocused();
      await page.keyboard.press('Enter');
    },
    async press(target) {
      await tabTo(target);
      await page.keyboard.press('Enter');
    },
    async choose(target) {
      await tabTo(target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      await tabTo(target);
      await page.keyboard.type(text);
    },
    async select(target, letters) {
      await tabTo(target);
      await page.keyboard.type(letters);
    },
  };
}

/**
 * The focused control is in the window, no header, bar, banner or launcher lies on it, and its mark can be seen:
 * its middle, or half of one of its corners. Polled, because the page may still be scrolling.
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenFocus)).toBe('');
}

/** Why the focus cannot be seen; '' when it can. Runs in the page. */
function hiddenFocus(): string {
  /** Points of each side of a corner that are looked at. */
  const POINTS = 6;
  const LEAST_MARK_PX = 2;

  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // Radio buttons and cards that are links show the focus on the frame around them, parts of a drawing on their number.
  const marked = focused.closest('.choice-card, .link-card, .image-option') ?? focused;
  const drawn = focused.querySelector(':scope > .eye-number');
  const labels =
    focused instanceof HTMLInputElement && focused.labels ? [...focused.labels] : [focused];

  function hasMark(): boolean {
    if (drawn) return Number.parseFloat(getComputedStyle(drawn).strokeWidth) > LEAST_MARK_PX;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(marked);
    const isColoured = !/^transparent$|[,/] ?0\)$/.test(outlineColor);
    return (
      isColoured && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= LEAST_MARK_PX
    );
  }

  function isSeen(x: number, y: number): boolean {
    const top = document.elementFromPoint(x, y);
    if (!top) return false;
    // What the control stands in does not cover it, and neither does its label.
    return [marked, ...labels].some((each) => each.contains(top)) || top.contains(focused);
  }

  /** Whether at least half of an area is seen. */
  function isHalfSeen(left: number, top: number, width: number, height: number): boolean {
    const places = Array.from({ length: POINTS }, (_, index) => (index + 0.5) / POINTS);
    const seen = places.flatMap((row) =>
      places.filter((column) => isSeen(left + column * width, top + row * height)),
    );
    return seen.length >= POINTS ** 2 / 2;
  }

  function isBoxSeen({ left, top, width, height }: DOMRect): boolean {
    const [middle, centre] = [left + width / 2, top + height / 2];
    if (isSeen(middle, centre)) return true;
    return [left, middle].some((x) =>
      [top, centre].some((y) => isHalfSeen(x, y, width / 2, height / 2)),
    );
  }

  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const name = `${focused.tagName} ${focused.id} ${words.trim().slice(0, 40)}`;
  if (!hasMark()) return `${name}: no mark`;
  // A link may be broken over several lines.
  const boxes = [...marked.getClientRects()].filter(({ width, height }) => width * height > 0);
  if (boxes.some(isBoxSeen)) return '';
  const { left, top, width, height } = marked.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const lid = over?.closest('[class]') ?? over;
  return `${name}: hidden at ${Math.round(left)}, ${Math.round(top)}, below ${lid?.tagName} ${lid?.getAttribute('class')}`;
}
