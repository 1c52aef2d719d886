import type { Page } from '@playwright/test';

/** Layout problems of the gallery, by example; independent of the machine. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults, {
    frames: '[data-example]',
    isPage: false,
    scales: [],
    zoom: 1,
    stays: false,
  });
}

/**
 * What of a page, or a part of it, leaves the window, lies on other words, is cut off, or covers too much.
 * @param scales of the letters, as the reader's settings set them; looked at one after the other
 * @param zoom of the reader's settings
 * @param stays whether the page keeps the last scale and the zoom, until `withoutSettings`: each change lays it out anew
 */
export function windowFaults(
  page: Page,
  {
    part = 'body',
    scales = [1],
    zoom = 1,
    stays = false,
  }: { part?: string; scales?: readonly number[]; zoom?: number; stays?: boolean } = {},
): Promise<string[]> {
  const look = { frames: part, isPage: true, scales: [...scales], zoom, stays };
  return page.evaluate(findFaults, look);
}

/** Takes from the page what `windowFaults` has left on it. */
export async function withoutSettings(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['--font-scale', '--zoom'])
      document.documentElement.style.removeProperty(name);
  });
}

type Look = { frames: string; isPage: boolean; scales: number[]; zoom: number; stays: boolean };

/** Runs in the page. */
async function findFaults({ frames, isPage, scales, zoom, stays }: Look): Promise<string[]> {
  const SLACK = 1.5;
  const MIN_TARGET = 44;
  const MAX_COVERED = 0.3;
  const UNSEEN = '.visually-hidden, .guard, .skip-link, [popover]:not(:popover-open, [open])';

  type Words = { text: string; owner: Element; layer: Element | null; boxes: DOMRect[] };

  /** What of the elements around one concerns its words. */
  type Around = {
    scroller: Element | null;
    layer: Element | null;
    isUnseen: boolean;
    clipper: DOMRect | null;
    parent: Around | null;
  };
  let known = new Map<Element, Around>();

  /** Each element's style is asked for once in a window: pages have thousands, deep in one another. */
  function around(element: Element): Around {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parentElement ? around(element.parentElement) : null;
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    const clips =
      !(element instanceof SVGElement) &&
      (overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden');
    const found = {
      scroller: /^(?:auto|scroll)$/.test(overflowX) ? element : (parent?.scroller ?? null),
      layer: /fixed|sticky/.test(position) ? element : (parent?.layer ?? null),
      isUnseen: clipPath === 'inset(50%)' || parent?.isUnseen === true,
      clipper: clips ? element.getBoundingClientRect() : null,
      parent,
    };
    known.set(element, found);
    return found;
  }

  const scrolls = (element: Element, frame: Element) => {
    const { scroller } = around(element);
    return scroller !== null && scroller !== frame && frame.contains(scroller);
  };

  /** Scrollable content is skipped: it may be anywhere. */
  function wordsIn(frame: Element): Words[] {
    const found: Words[] = [];
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !owner?.checkVisibility({ visibilityProperty: true })) continue;
      if (owner.closest(UNSEEN) || scrolls(owner, frame)) continue;
      const { isUnseen, layer } = around(owner);
      if (isUnseen) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.length > 0) found.push({ text: text.slice(0, 40), owner, layer, boxes });
    }
    return found;
  }

  /** Text leaves the upper and lower part of its line empty. */
  function overlap(a: DOMRect, b: DOMRect): boolean {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const inset = Math.min(a.height, b.height) / 4;
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - inset;
    return wide > SLACK && high > inset;
  }

  function clipped({ owner, boxes }: Words): boolean {
    for (let each: Around | null = around(owner); each; each = each.parent) {
      const edge = each.clipper;
      if (
        edge &&
        boxes.some((box) => box.right > edge.right + SLACK || box.left < edge.left - SLACK)
      )
        return true;
    }
    return false;
  }

  function seen(frame: Element, selector: string): Element[] {
    return [...frame.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !each.closest(UNSEEN));
  }

  function smallTargets(frame: Element): string[] {
    return seen(frame, 'a[href], button, summary, input, textarea')
      .filter((each) => getComputedStyle(each).display !== 'inline')
      .filter((each) => !each.matches('[type="hidden"], [type="radio"], [type="checkbox"]'))
      .filter((each) => each.getBoundingClientRect().height < MIN_TARGET - SLACK)
      .map((each) => `less than ${MIN_TARGET} px high: ${each.textContent || each.id}`);
  }

  function isOutside(box: DOMRect, frame: Element): boolean {
    const { left, right } = isPage
      ? { left: 0, right: document.documentElement.clientWidth }
      : frame.getBoundingClientRect();
    return box.left < left - SLACK || box.right > right + SLACK;
  }

  function overlaps(words: Words[]): string[] {
    const lines = words
      .flatMap((each) => each.boxes.map((box) => ({ each, box })))
      .sort((a, b) => a.box.top - b.box.top);
    const found = lines.flatMap(({ each, box }, index) => {
      const hit: string[] = [];
      for (const { each: other, box: another } of lines.slice(index + 1)) {
        if (another.top > box.bottom) break;
        // What stays in the window lies over the page on purpose.
        if (other !== each && other.layer === each.layer && overlap(box, another))
          hit.push(`one on the other: ${each.text} / ${other.text}`);
      }
      return hit;
    });
    return [...new Set(found)];
  }

  function wordFaults(frame: Element): string[] {
    const words = wordsIn(frame);
    const outside = words.filter(({ boxes }) => boxes.some((box) => isOutside(box, frame)));
    return [
      ...outside.map(({ text }) => `outside: ${text}`),
      ...words.filter(clipped).map(({ text }) => `cut off: ${text}`),
      ...overlaps(words),
    ];
  }

  /** Controls and pictures that leave the window, though their words do not. */
  function leaving(frame: Element): string[] {
    return seen(frame, 'a[href], button, summary, input, select, textarea, img, video, th, td')
      .filter((each) => !scrolls(each, frame) && getComputedStyle(each).opacity !== '0')
      .filter((each) => isOutside(each.getBoundingClientRect(), frame))
      .map((each) => `leaves the window: ${each.tagName} ${each.className} ${each.textContent}`);
  }

  /** What stays over the page while it is scrolled. */
  function bars(): string[] {
    const frame = document.body;
    const isBar = (box: DOMRect) =>
      box.width > 0.8 * innerWidth &&
      box.height > 0 &&
      (box.top < 1 || box.bottom > innerHeight - 1);
    const found = seen(frame, 'body > *, body > * > *, main *').filter((each) => {
      const { position, top, bottom, pointerEvents } = getComputedStyle(each);
      const isWide = each.getBoundingClientRect().width > 0.8 * innerWidth;
      if (position === 'sticky')
        return isWide && !scrolls(each, frame) && [top, bottom].includes('0px');
      if (each.closest('dialog')) return false;
      const isFixed = position === 'fixed' || each.closest('.window-foot') !== null;
      return isFixed && pointerEvents !== 'none' && isBar(each.getBoundingClientRect());
    });
    const outer = found.filter((each) => !found.some((o) => o !== each && o.contains(each)));
    const height = outer.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
    const names = outer.map(({ className }) => className).join(', ');
    const covered = height / innerHeight;
    return covered > MAX_COVERED ? [`${Math.round(100 * covered)} % is covered: ${names}`] : [];
  }

  /** What is open over the page scrolls down at most. */
  function wideDialogs(): string[] {
    return [...document.querySelectorAll('dialog[open], [popover]:popover-open')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + SLACK)
      .map(({ id, className }) => `scrolls sideways: ${id} ${className}`);
  }

  function faultsOf(frame: Element): string[] {
    known = new Map();
    const { scrollWidth, clientWidth } = isPage ? document.documentElement : frame;
    const isTooWide = scrollWidth > clientWidth + (isPage ? 0 : SLACK);
    return [
      ...(isTooWide ? ['sticks out at the side'] : []),
      ...(isPage ? [...leaving(frame), ...bars(), ...wideDialogs()] : smallTargets(frame)),
      ...wordFaults(frame),
    ];
  }

  const parts = [...document.querySelectorAll<HTMLElement>(frames)];
  if (!isPage)
    return parts.flatMap((part) =>
      faultsOf(part).map((fault) => `${part.dataset.example}: ${fault}`),
    );
  // A busy machine may still be fetching the site's letters, and other letters are wider.
  document.documentElement.removeAttribute('data-letters');
  await document.fonts.load('1em "Atkinson Hyperlegible Next"');
  // As app/features/accessibility/show-settings.ts sets them.
  const { style } = document.documentElement;
  style.setProperty('--zoom', String(zoom));
  const found: string[] = [];
  for (const scale of scales) {
    style.setProperty('--font-scale', String(scale));
    // Banner and speech bar are placed by a script, which hears of their new size with the frame.
    if (document.querySelector('[data-asks-consent], .speech-bar'))
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const fault of parts.flatMap(faultsOf)) found.push(`letters × ${scale}: ${fault}`);
  }
  if (!stays) {
    style.removeProperty('--font-scale');
    style.removeProperty('--zoom');
  }
  return found;
}
