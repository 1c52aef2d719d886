const USUAL_LINE_PX = 28;
const LONGEST_LINE_PX = 120;

/** Where somebody reads: the middle of the line, in px from the window's top, and how high a line is there. */
export type ReadingLine = { middle: number; height: number };

/**
 * Tells, once a frame at most, where the pointer, a finger or the keyboard's focus is. With the focus the place goes
 * along when the page is scrolled; with the pointer the page passes below it.
 */
export function followReading(onMove: (line: ReadingLine) => void): () => void {
  const stopped = new AbortController();
  const options = { signal: stopped.signal, capture: true, passive: true } as const;
  let at = { x: innerWidth / 2, y: innerHeight / 3 };
  let focused = focusOf(document.activeElement);
  let frame = 0;
  const draw = () => {
    frame = 0;
    if (focused && !focused.isConnected) focused = null;
    onMove(focused ? lineOf(focused) : lineAt(at));
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const point = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    at = { x: clientX, y: clientY };
    focused = null;
    ask();
  };
  for (const sign of ['pointermove', 'pointerdown'] as const)
    addEventListener(sign, point, options);
  // A finger that scrolls sends no moves of the pointer any more, but these.
  const touch = ({ touches: [finger] }: TouchEvent) => finger && point(finger);
  addEventListener('touchmove', touch, options);
  addEventListener(
    'focusin',
    ({ target }) => {
      focused = focusOf(target) ?? focused;
      ask();
    },
    options,
  );
  for (const sign of ['scroll', 'resize'] as const) addEventListener(sign, ask, options);
  ask();
  return () => {
    stopped.abort();
    cancelAnimationFrame(frame);
  };
}

/** Focus that shows; a press with the pointer says itself where it was. */
export function focusOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || target.matches('body, main')) return null;
  return target.matches(':focus-visible') ? target : null;
}

function lineOf(element: HTMLElement): ReadingLine {
  const { top, height } = element.getBoundingClientRect();
  const line = lineHeight(element);
  // Of something higher than three lines the first is read.
  return { middle: height > 3 * line ? top + line : top + height / 2, height: line };
}

/** The line of text next to a point; where there is none, the point itself. */
function lineAt({ x, y }: { x: number; y: number }): ReadingLine {
  const height = lineHeight(document.elementFromPoint(x, y) ?? document.body);
  const { node, offset } = caretAt(x, y);
  if (!(node instanceof Text)) return { middle: y, height };
  const range = document.createRange();
  range.setStart(node, Math.max(0, Math.min(offset, node.length - 1)));
  range.setEnd(node, Math.min(node.length, offset + 1));
  const box = range.getBoundingClientRect();
  const own = lineHeight(node.parentElement ?? document.body);
  const middle = box.top + box.height / 2;
  return Math.abs(middle - y) <= own ? { middle, height: own } : { middle: y, height };
}

/** Chrome has had the standard's way since 128, Safari since 18.4. */
function caretAt(x: number, y: number): { node?: Node; offset: number } {
  const standard = document.caretPositionFromPoint ?? null;
  const position = standard?.call(document, x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const older = document.caretRangeFromPoint ?? null;
  const range = older?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : { offset: 0 };
}

function lineHeight(element: Element): number {
  const { lineHeight: line, fontSize } = getComputedStyle(element);
  const height = Number.parseFloat(line) || 1.5 * Number.parseFloat(fontSize) || USUAL_LINE_PX;
  return Math.min(LONGEST_LINE_PX, height);
}
