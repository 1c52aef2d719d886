const NAME = 'speech';
/** Where in the window a sentence that was out of view comes to stand. */
const UPPER_PART = 0.2;

/** Marks the sentence that is read; where browsers cannot mark parts of a text, it is only heard. */
export function markSentence(range: Range | null): void {
  // Firefox before 140 has none.
  const highlights: HighlightRegistry | null = CSS.highlights ?? null;
  if (range) highlights?.set(NAME, new globalThis.Highlight(range));
  else highlights?.delete(NAME);
}

/**
 * Brings a sentence into view. As long as the one before it is out of view, the reader has scrolled elsewhere by
 * hand and is left there.
 * @param before null for a sentence that the reader has asked for
 */
export function bringIntoView(range: Range, before: Range | null): void {
  const { top, bottom } = freePart();
  const isInView = (each: Range) => {
    const box = each.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  };
  const { top: first, bottom: last, height } = range.getBoundingClientRect();
  const isWhole = first >= top && (last <= bottom || height > bottom - top);
  if (isWhole || (before !== null && !isInView(before))) return;
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.matches('[data-settings~="pauseAnimations"]');
  const place = top + UPPER_PART * Math.max(0, bottom - top - height);
  scrollBy({ top: first - place, behavior: isStill ? 'instant' : 'smooth' });
}

/** What of the window neither the header nor a bar at the foot covers. */
function freePart(): { top: number; bottom: number } {
  const header = document.querySelector('header');
  const box = header?.getBoundingClientRect();
  const isAtTop = box !== undefined && header !== null && box.top <= 0 && isFixed(header);
  const bar = document.querySelector('.speech-bar[data-place="foot"]')?.getBoundingClientRect();
  return { top: isAtTop ? Math.max(0, box.bottom) : 0, bottom: bar?.top ?? innerHeight };
}

function isFixed(element: Element): boolean {
  return /sticky|fixed/.test(getComputedStyle(element).position);
}
