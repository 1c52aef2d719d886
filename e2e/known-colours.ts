import { z } from 'zod';
import type { Page } from './fixtures.ts';

// The colours of a page in a scheme, judged by axe once for each way they meet. Header, footer and buttons are the same on
// every page, and axe takes a second or more to look at all of them again, in four schemes and two widths.

export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe has found right, by scheme: the colours and sizes of letters, and all that lies under or over them. */
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
  const { right, wrong } = answer.parse(
    await page.evaluate(judge, { known: [...known], rules: COLOUR_RULES }),
  );
  for (const colours of right) known.add(colours);
  return wrong.flatMap(({ id, nodes }) =>
    nodes.map(([target, summary]) => `${id} ${target}: ${summary}`),
  );
}

/** Runs in the page. */
async function judge({ known, rules }: { known: string[]; rules: string[] }) {
  const before = new Set(known);
  /** Of what is alike several are judged, as axe cannot decide about some, for instance of one letter. */
  const ALIKE = 4;
  const isOpaque = (colour: string) => !/^rgba|\/|transparent/.test(colour);
  const isSeenThrough = (colour: string) => /^rgba\(.*, 0\)$|transparent/.test(colour);
  /** Axe's own limits for large letters: 18 pt, or 14 pt and bold. */
  function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
    const px = Number.parseFloat(fontSize);
    return px >= 24 || (px >= (14 * 4) / 3 && Number(fontWeight) >= 700);
  }

  type Under = {
    isUnseen: boolean;
    veils: string;
    /** Up to the first thing nobody sees through; undefined where axe does not judge. */
    layers: string | undefined;
    isOver: boolean;
    /** What decides whether it lies over others. */
    order: string;
  };
  const NOTHING: Under = { isUnseen: false, veils: '', layers: '', isOver: false, order: '' };
  const looked = new Map<Element, Under>();

  /** What lies under letters. Each element's style is asked for once: pages have thousands, deep in one another. */
  function under(element: Element): Under {
    const before = looked.get(element);
    if (before) return before;
    const around = element.parentElement ? under(element.parentElement) : NOTHING;
    const style = getComputedStyle(element);
    const { position, zIndex, backgroundColor } = style;
    const veil = `${style.opacity} ${style.filter} ${style.mixBlendMode}`;
    const veils = veil === '1 none normal' ? around.veils : `${veil} | ${around.veils}`;
    const isCovered = isOpaque(backgroundColor);
    const below = isCovered ? around.veils : around.layers;
    const isJudged = style.backgroundImage === 'none' && below !== undefined;
    const own = veil === '1 none normal' ? backgroundColor : `${veil} | ${backgroundColor}`;
    const found = {
      isUnseen: around.isUnseen || style.clipPath === 'inset(50%)',
      veils,
      layers: isJudged ? `${own} | ${below}` : undefined,
      isOver: !isCovered && (around.isOver || /absolute|fixed|sticky/.test(position)),
      order: position === 'static' ? around.order : `${position} ${zIndex} / ${around.order}`,
    };
    looked.set(element, found);
    return found;
  }

  /** All that is painted on the page, wherever in its tree. */
  const painted = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isPicture = element.matches('img, video, canvas, svg');
    if (!isPicture && isSeenThrough(backgroundColor) && backgroundImage === 'none') return [];
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    return [{ element, box: element.getBoundingClientRect() }];
  });

  /** What is painted where an element is. */
  function meeting(element: Element) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return painted.filter(
      ({ box }) =>
        box.left < right - 1 &&
        box.right > left + 1 &&
        box.top < bottom - 1 &&
        box.bottom > top + 1,
    );
  }

  const lengthOf = (words: string | null) => words?.replace(/\s+/g, ' ').trim().length ?? 0;

  /** What axe takes for the block around words; where it compares looks, those within a line are blocks too. */
  const BLOCK = /^(?:block|list-item|table|flex|grid|table-.*)$/;
  const BLOCK_OR_LIKE = /^(?:block|list-item|table|flex|grid|table-.*|inline-block)$/;
  function blockAround(link: Element, kinds: RegExp): Element {
    let block = link.parentElement ?? link;
    while (block.parentElement && !kinds.test(getComputedStyle(block).display))
      block = block.parentElement;
    return block;
  }

  /** The line that a link is in, as axe tells lines. */
  function lineAround(link: Element): Range {
    const block = blockAround(link, BLOCK);
    const parts = [...block.children];
    const at = parts.findIndex((part) => part.contains(link));
    const isBreak = (part: Element) =>
      part.matches('br, hr') || BLOCK.test(getComputedStyle(part).display);
    const before = parts.slice(0, at).findLast(isBreak);
    const after = parts.slice(at + 1).find(isBreak);
    const line = document.createRange();
    line.selectNodeContents(block);
    if (before) line.setStartAfter(before);
    if (after) line.setEndBefore(after);
    return line;
  }

  /**
   * A link by itself needs no mark; among words it does: axe asks for one where more words are around links than in them.
   * Here hidden words count too, and other links do not, so that this never says no where axe says yes.
   */
  function isAmongWords(element: Element): boolean {
    if (!element.matches('a[href]')) return false;
    const line = lineAround(element);
    const inLinks = [...blockAround(element, BLOCK).querySelectorAll('a[href]:not([role])')]
      .filter((link) => line.intersectsNode(link))
      .reduce((sum, { textContent }) => sum + lengthOf(textContent), 0);
    return lengthOf(String(line)) - inLinks > lengthOf(element.textContent);
  }

  const AMONG_WORDS = 'among words';
  const MARKS = ['font-family', 'font-style', 'font-size', 'font-weight', 'text-decoration'];

  /** All that may tell a link from the words around it. */
  function marksOf(link: Element): (string | undefined)[] {
    const block = blockAround(link, BLOCK_OR_LIKE);
    const [own, around] = [getComputedStyle(link), getComputedStyle(block)];
    const apart = MARKS.filter(
      (name) => own.getPropertyValue(name) !== around.getPropertyValue(name),
    );
    const { layers } = under(block);
    return [AMONG_WORDS, around.color, layers, own.borderTop, own.outline, ...apart];
  }

  /** Whether something holds an element, and is as large. */
  function isAround({ element, box }: (typeof painted)[number], inner: Element): boolean {
    const { left, right, top, bottom } = inner.getBoundingClientRect();
    const isWide = box.left < left + 1 && box.right > right - 1;
    return element.contains(inner) && isWide && box.top < top + 1 && box.bottom > bottom - 1;
  }

  /** Whether something within an element has no place of its own, as what is laid under or over its words has. */
  const isInLine = (inner: Element, outer: Element) =>
    outer.contains(inner) && under(inner).order === under(outer).order;

  /** The colours of an element and of all under it; also the places of what lies there without being around it. */
  function coloursOf(element: Element): string | undefined {
    const { isUnseen, layers, isOver, order } = under(element);
    if (isUnseen || layers === undefined) return undefined;
    const own = getComputedStyle(element);
    const kind = element.matches('a, input, select, textarea, button') ? element.tagName : '';
    const colours = [
      ...[kind, own.color, own.textShadow, own.webkitTextFillColor, String(isLarge(own))],
      ...[own.textDecorationLine, own.fontWeight, own.borderBottom],
      ...(isAmongWords(element) ? marksOf(element) : []),
      layers,
    ].join(' | ');
    const there = meeting(element);
    const isPlain =
      !isOver && there.every((each) => isAround(each, element) || isInLine(each.element, element));
    if (isPlain) return colours;
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = there.map((each) => {
      const { box } = each;
      const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round);
      const around = each.element.contains(element) ? 'around' : '';
      const below = under(each.element);
      return `${each.element.tagName} ${around} ${place} ${below.layers} ${below.order}`;
    });
    return [colours, order, Math.round(width), Math.round(height), ...places].join(' ; ');
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
  const counts = new Map<string, number>();
  for (const element of document.body.querySelectorAll('*')) {
    const colours = hasWords(element) ? coloursOf(element) : undefined;
    if (!colours || before.has(colours)) continue;
    const count = counts.get(colours) ?? 0;
    counts.set(colours, count + 1);
    // Axe may ask for a mark of the last of them alone.
    if (count < ALIKE || colours.includes(AMONG_WORDS)) toJudge.set(element, colours);
  }
  if (toJudge.size === 0) return { right: [], wrong: [] };

  const { passes, violations } = await Reflect.get(window, 'axe').run([...toJudge.keys()], {
    runOnly: rules,
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
    found.flatMap(({ nodes }) => nodes.map(({ element }) => toJudge.get(element)));
  const inDoubt = new Set(coloursIn(foundWrong));
  const of = (rule: string) => new Set(coloursIn(foundRight.filter(({ id }) => id === rule)));
  const [readable, marked] = [of('color-contrast'), of('link-in-text-block')];
  const isRight = (colours: string) =>
    !inDoubt.has(colours) &&
    readable.has(colours) &&
    (marked.has(colours) || !colours.includes(AMONG_WORDS));
  return {
    right: [...new Set(toJudge.values())].filter(isRight),
    wrong: foundWrong.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
    })),
  };
}
