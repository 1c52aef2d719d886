import { z } from 'zod';
import type { Page } from './fixtures.ts';

// The colours of a page in a scheme, judged by axe once for each way they meet. Header, footer and buttons are the same on
// every page, and axe takes a second or more to look at all of them again, in three schemes and two widths.

const RULES = ['color-contrast', 'link-in-text-block'];

/** What axe has found right, by scheme: the colours and sizes of letters, and all that lies under them. */
const passed = new Map<string, Set<string>>();

const answer = z.object({
  right: z.array(z.string()),
  wrong: z.array(z.object({ id: z.string(), nodes: z.array(z.tuple([z.string(), z.string()])) })),
});

/**
 * What axe finds wrong about the colours that it has not found right before on this or another page, a line each. What
 * it could not decide is asked again on every page. Axe must be in the page.
 * @param scheme what the page is shown in
 */
export async function colourFaults(page: Page, scheme: string): Promise<string[]> {
  const known = passed.get(scheme) ?? new Set();
  passed.set(scheme, known);
  const { right, wrong } = answer.parse(await page.evaluate(judge, { known: [...known], RULES }));
  for (const colours of right) known.add(colours);
  return wrong.flatMap(({ id, nodes }) =>
    nodes.map(([target, summary]) => `${id} ${target}: ${summary}`),
  );
}

/** Runs in the page. */
async function judge({ known, RULES }: { known: string[]; RULES: string[] }) {
  const before = new Set(known);
  const ALONE = 'alone: ';

  const isOpaque = (colour: string) => !/^rgba|\/|transparent/.test(colour);
  /** Axe's own limits for large letters: 18 pt, or 14 pt and bold. */
  function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
    const px = Number.parseFloat(fontSize);
    return px >= 24 || (px >= (14 * 4) / 3 && Number(fontWeight) >= 700);
  }

  /** What lies under letters, up to the first thing nobody sees through; undefined where axe does not judge. */
  function under(element: Element): { layers: string[]; isOver: boolean } | undefined {
    const layers: string[] = [];
    let isOver = false;
    let isCovered = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.clipPath === 'inset(50%)') return undefined;
      layers.push(`${style.opacity} ${style.filter} ${style.mixBlendMode}`);
      if (isCovered) continue;
      if (style.backgroundImage !== 'none') return undefined;
      layers.push(style.backgroundColor);
      isCovered = isOpaque(style.backgroundColor);
      isOver ||= !isCovered && /absolute|fixed|sticky/.test(style.position);
    }
    return { layers, isOver };
  }

  /** The colours of an element and of all under it; those of one that lies over others than its parents stand alone. */
  function coloursOf(element: Element, place: number): string | undefined {
    const found = under(element);
    if (!found) return undefined;
    const own = getComputedStyle(element);
    const around = getComputedStyle(element.parentElement ?? element);
    const kind = element.matches('a, input, select, textarea, button') ? element.tagName : '';
    const colours = [
      ...[kind, own.color, own.textShadow, own.webkitTextFillColor, String(isLarge(own))],
      ...[own.textDecorationLine, own.fontWeight, own.borderBottom],
      ...(kind === 'A' ? [around.color, around.fontWeight, around.textDecorationLine] : []),
      ...found.layers.filter((layer) => layer !== '1 none normal'),
    ].join(' | ');
    return found.isOver ? `${ALONE}${place} ${colours}` : colours;
  }

  /** What axe judges: no boxes to tick, no empty fields or drawings, nothing off the page until it gets the focus. */
  const NO_WORDS = ':disabled, svg *, input:is([type=checkbox], [type=radio], [type=hidden])';
  function hasWords(element: Element): boolean {
    if (element.matches(NO_WORDS)) return false;
    const isField =
      element.matches('input, select, textarea') && Reflect.get(element, 'value') !== '';
    if (
      !isField &&
      ![...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
    )
      return false;
    const { right, bottom, width } = element.getBoundingClientRect();
    const isOnPage = width > 0 && right > 0 && bottom + scrollY > 0;
    return isOnPage && element.checkVisibility({ visibilityProperty: true });
  }
  const toJudge = new Map<Element, string>();
  for (const [place, element] of [...document.body.querySelectorAll('*')].entries()) {
    const colours = hasWords(element) ? coloursOf(element, place) : undefined;
    if (colours && !before.has(colours)) toJudge.set(element, colours);
  }
  if (toJudge.size === 0) return { right: [], wrong: [] };

  const { passes, violations } = await Reflect.get(window, 'axe').run([...toJudge.keys()], {
    runOnly: RULES,
    resultTypes: ['violations', 'passes'],
    elementRef: true,
    preload: { assets: ['media'] },
  });
  type Found = {
    id: string;
    nodes: { element: Element; target: unknown[]; failureSummary: string }[];
  };
  const foundRight: Found[] = passes;
  const foundWrong: Found[] = violations;
  const coloursIn = (found: Found[]) =>
    found.flatMap(({ nodes }) => nodes.map(({ element }) => toJudge.get(element) ?? ALONE));
  const inDoubt = new Set(coloursIn(foundWrong));
  const right = coloursIn(foundRight.filter(({ id }) => id === 'color-contrast'));
  return {
    right: [...new Set(right)].filter((each) => !each.startsWith(ALONE) && !inDoubt.has(each)),
    wrong: foundWrong.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
    })),
  };
}
