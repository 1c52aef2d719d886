import { addStyles } from '#app/features/accessibility/styles.ts';
import { make } from '#app/platform/browser/make.ts';
import css from './focus-mask.css?inline';
import { isEscTaken } from './keyboard-aids.ts';
import { focusOf, followReading, type ReadingLine } from './reading-line.ts';

const LINES_SHOWN = 7;
/** Of the window's height, where seven lines are less. */
const SHARE_SHOWN = 0.35;

/**
 * Darkens the page above and below the lines that are read; what has the keyboard's focus stays in the light. Esc,
 * when nothing else takes it, lifts the mask and lays it on again, on this page.
 */
export function startFocusMask(): () => void {
  const removeStyles = addStyles(css);
  const [above, below] = [make('div'), make('div')];
  const mask = make('div', { class: 'focus-mask', 'aria-hidden': 'true' }, above, below);
  document.body.append(mask);
  const stopFollowing = followReading((line) => {
    const { top, bottom } = shownAround(line);
    above.style.translate = `0 calc(${Math.round(top)}px - 100%)`;
    below.style.translate = `0 ${Math.round(bottom)}px`;
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isEscTaken()) return;
    mask.hidden = !mask.hidden;
  };
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('keydown', onKey);
    stopFollowing();
    mask.remove();
    removeStyles();
  };
}

function shownAround({ middle, height }: ReadingLine): { top: number; bottom: number } {
  const half = Math.max(LINES_SHOWN * height, SHARE_SHOWN * innerHeight) / 2;
  const top = middle - half;
  const bottom = middle + half;
  const focused = focusOf(document.activeElement)?.getBoundingClientRect();
  if (!focused || focused.bottom <= 0 || focused.top >= innerHeight) return { top, bottom };
  const ROOM = 12;
  return {
    top: Math.min(top, focused.top - ROOM),
    bottom: Math.max(bottom, focused.bottom + ROOM),
  };
}
