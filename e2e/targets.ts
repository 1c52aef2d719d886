import { expect, type Page } from './fixtures.ts';
import { setWindow, WINDOWS } from './window-sizes.ts';

/** On the narrowest and on the widest window, every control of a screen is large enough for a finger that trembles. */
export async function inspectTargets(page: Page, name: string): Promise<void> {
  for (const size of [WINDOWS[0], WINDOWS[4]]) {
    await setWindow(page, size);
    const found = await page.evaluate(smallTargets);
    expect.soft(found, `${name}, ${size.width} px wide: small targets`).toEqual([]);
  }
}

/** Controls less than 44 px wide or high, by the places that react to a press. Runs in the page. */
function smallTargets(): string[] {
  const LEAST = 44;
  const SLACK = 1;
  const CONTROLS =
    'a[href], button, summary, input, select, textarea, [role=button], [tabindex="0"]';

  const shown = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      // The launcher rests as a tab of 28 × 48 px, so that it takes little of the page's margin.
      !each.closest('.visually-hidden, .guard, .skip-link, .accessibility-launcher, [inert]'),
  );

  /** Links between the words of a sentence are as high as these. */
  function isInSentence(control: HTMLElement): boolean {
    if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return false;
    const own = control.textContent?.trim() ?? '';
    return (control.parentElement?.textContent?.trim() ?? '') !== own;
  }

  /** A radio button's or a box's label is pressed like itself. */
  function partsOf(control: HTMLElement): Element[] {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    return [control, ...labels.filter(() => control.matches('[type=radio], [type=checkbox]'))];
  }

  function boxOf(control: HTMLElement): {
    left: number;
    top: number;
    right: number;
    bottom: number;
  } {
    const boxes = partsOf(control).map((part) => part.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }

  /** What is drawn behind or before a control may widen the place where it is pressed. */
  function isPressedAround(control: HTMLElement): boolean {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = boxOf(control);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const reach = LEAST / 2 - SLACK;
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([px = 0, py = 0]) => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && partsOf(control).some((part) => part.contains(hit));
    });
  }

  return shown
    .filter((control) => !isInSentence(control))
    .filter((control) => {
      const { left, top, right, bottom } = boxOf(control);
      const isSmall = right - left < LEAST - SLACK || bottom - top < LEAST - SLACK;
      return isSmall && !isPressedAround(control);
    })
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return `${Math.round(width)} × ${Math.round(height)}: ${control.tagName} ${control.id} ${words.trim().slice(0, 50)}`;
    });
}
