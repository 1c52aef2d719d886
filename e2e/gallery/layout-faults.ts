import type { Page } from '@playwright/test';

/** Layout problems by example; independent of the machine. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const MIN_TARGET = 44;
    const UNSEEN = '.visually-hidden, .guard, .skip-link, [popover]:not(:popover-open)';

    type Words = { text: string; owner: Element; boxes: DOMRect[] };

    function scrolls(element: Element, frame: Element): boolean {
      for (let each = element; each !== frame && each.parentElement; each = each.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX)) return true;
      }
      return false;
    }

    /** Scrollable content is skipped: it may be anywhere. */
    function wordsIn(frame: Element): Words[] {
      const found: Words[] = [];
      const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (text === '' || !owner?.checkVisibility({ visibilityProperty: true })) continue;
        if (owner.closest(UNSEEN) || scrolls(owner, frame)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (boxes.length > 0) found.push({ text: text.slice(0, 40), owner, boxes });
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
      for (let each: Element | null = owner; each; each = each.parentElement) {
        if (each instanceof SVGElement) continue;
        const { overflowX, overflowY } = getComputedStyle(each);
        if (overflowX !== 'hidden' && overflowX !== 'clip' && overflowY !== 'hidden') continue;
        const edge = each.getBoundingClientRect();
        if (boxes.some((box) => box.right > edge.right + SLACK || box.left < edge.left - SLACK))
          return true;
      }
      return false;
    }

    function smallTargets(frame: Element): string[] {
      return [...frame.querySelectorAll('a[href], button, summary, input, textarea')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !each.closest(UNSEEN) && getComputedStyle(each).display !== 'inline')
        .filter((each) => !each.matches('[type="hidden"], [type="radio"], [type="checkbox"]'))
        .filter((each) => each.getBoundingClientRect().height < MIN_TARGET - SLACK)
        .map((each) => `less than ${MIN_TARGET} px high: ${each.textContent || each.id}`);
    }

    function wordFaults(frame: Element): string[] {
      const { left, right } = frame.getBoundingClientRect();
      const isOutside = (box: DOMRect) => box.left < left - SLACK || box.right > right + SLACK;
      const boxesOfText = wordsIn(frame);
      return boxesOfText.flatMap((each, index) => {
        const covers = (other: Words) =>
          each.boxes.some((box) => other.boxes.some((another) => overlap(box, another)));
        return [
          each.boxes.some(isOutside) ? `outside: ${each.text}` : '',
          clipped(each) ? `cut off: ${each.text}` : '',
          ...boxesOfText
            .slice(index + 1)
            .map((other) =>
              covers(other) ? `one on the other: ${each.text} / ${other.text}` : '',
            ),
        ].filter(Boolean);
      });
    }

    function faultsOf(frame: Element): string[] {
      const isTooWide = frame.scrollWidth > frame.clientWidth + SLACK;
      return [
        ...(isTooWide ? ['sticks out at the side'] : []),
        ...smallTargets(frame),
        ...wordFaults(frame),
      ];
    }

    return [...document.querySelectorAll<HTMLElement>('[data-example]')].flatMap((frame) =>
      faultsOf(frame).map((fault) => `${frame.dataset.example}: ${fault}`),
    );
  });
}
