import { handleAt } from '#app/features/agenda/drag/moving.ts';
import { swallowClick } from '#app/features/agenda/drag/swallow-click.ts';
import { staffAgendaMove } from '#app/locales/pt-BR/staff/agenda-move.ts';
import { staffResize } from '#app/locales/pt-BR/staff/day/resize.ts';
import { proposeLength } from './propose-length.ts';
import { type SizeSteps, sizeSteps } from './size-steps.ts';

const messages = staffResize.grid;
const HANDLES = '.cal-sizable';
/** A press that moves less than this is a click; in a window of a laptop a step is as high. */
const TREMBLE_PX = 4;
/** Shorter than a phone's own long press. */
const REST_MS = 350;
/** So much of a visit's lower end is its edge, of a low one less. */
const EDGE_PX = { mouse: 8, finger: 16 };
const EDGE_PART = 0.4;

type Resizing = {
  grid: HTMLElement;
  /** Whether nothing else is under way. */
  isIdle: () => boolean;
  say: (message: string, action?: string, onAction?: () => void) => void;
};

/** What is being made longer or shorter. */
type Sized = { handle: HTMLAnchorElement; steps: SizeSteps; minutes: number; isByKeys: boolean };

/**
 * Makes visits longer and shorter: by their lower edge with mouse or pen, or with a finger that rests on it, and by
 * Shift with the arrows up and down. Nothing changes before it was asked and the server agrees.
 */
export function startResizing(root: HTMLElement, { grid, isIdle, say }: Resizing): void {
  let sized: Sized | undefined;

  function begin(handle: HTMLAnchorElement, isByKeys = false): Sized | undefined {
    const cell = handle.parentElement;
    if (!cell) return undefined;
    const minutes = Number(handle.dataset.minutes);
    sized = { handle, steps: sizeSteps(grid, cell), minutes, isByKeys };
    cell.classList.add('agenda-picked');
    grid.classList.add('cal-resizing', 'cal-marking');
    return sized;
  }

  function show(minutes: number | undefined): void {
    if (!sized || minutes === undefined) return;
    sized.minutes = minutes;
    sized.steps.show(minutes);
  }

  function end(): Sized | undefined {
    const done = sized;
    sized = undefined;
    done?.steps.remove();
    done?.handle.parentElement?.classList.remove('agenda-picked');
    grid.classList.remove('cal-resizing', 'cal-marking');
    return done;
  }

  async function propose(): Promise<void> {
    const done = end();
    if (!done) return;
    const { handle, steps, minutes } = done;
    if (minutes === Number(handle.dataset.minutes)) return say(messages.kept);
    say(staffAgendaMove.loading);
    const why = await proposeLength({ handle, minutes, until: steps.untilOf(minutes) });
    if (why === undefined) return;
    say(why, staffAgendaMove.reload, () => location.reload());
    handle.focus({ preventScroll: true });
  }

  root.addEventListener(
    'pointerdown',
    (down) => {
      const handle = handleAt(down.target, HANDLES);
      if (!handle || down.button !== 0 || !down.isPrimary || !isIdle()) return;
      if (!isAtEdge(handle, down)) return;
      // Nobody else takes this press.
      down.stopPropagation();
      follow(handle, down, {
        begin: () => begin(handle),
        at: (y) => show(sized?.steps.nearest(y)),
        drop: () => void propose(),
        giveUp,
      });
    },
    { capture: true },
  );

  root.addEventListener(
    'keydown',
    (event) => {
      const handle = handleAt(event.target, HANDLES);
      const by = STEPS.get(event.key);
      const isStep = event.shiftKey && by !== undefined;
      if (!handle || !isIdle() || !(isStep || (sized && ENDS.has(event.key)))) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') giveUp();
      else if (isStep) stepBy(handle, by);
      else void propose();
    },
    { capture: true },
  );
  // Whoever goes elsewhere has given it up.
  root.addEventListener('focusout', ({ target }) => {
    if (sized?.isByKeys && target === sized.handle) giveUp();
  });

  function giveUp(): void {
    if (end()) say(messages.kept);
  }

  function stepBy(handle: HTMLAnchorElement, by: 1 | -1): void {
    const now = sized ?? begin(handle, true);
    if (!now) return;
    show(now.steps.beside(now.minutes, by) ?? now.minutes);
    say(messages.said(now.minutes, now.steps.untilOf(now.minutes)));
  }
}

const STEPS = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);
const ENDS = new Set(['Enter', 'Escape']);

function isAtEdge(handle: HTMLAnchorElement, { clientY, pointerType }: PointerEvent): boolean {
  const { bottom, height } = handle.getBoundingClientRect();
  const edge = pointerType === 'touch' ? EDGE_PX.finger : EDGE_PX.mouse;
  return bottom - clientY <= Math.min(edge, height * EDGE_PART);
}

type Following = {
  begin: () => void;
  /** @param y of the pointer, in the page */
  at: (y: number) => void;
  drop: () => void;
  giveUp: () => void;
};

/** Follows one press on an edge until it ends: a mouse begins when it moves, a finger when it has rested. */
function follow(
  handle: HTMLAnchorElement,
  down: PointerEvent,
  { begin, at, drop, giveUp }: Following,
): void {
  const mustRest = down.pointerType === 'touch';
  let hasBegun = false;
  let y = down.clientY;
  let frame = 0;
  const ending = new AbortController();
  const { signal } = ending;
  const resting = mustRest ? setTimeout(start, REST_MS) : undefined;
  if (!mustRest) handle.setPointerCapture(down.pointerId);

  function start(): void {
    hasBegun = true;
    begin();
    show();
  }

  function show(): void {
    frame = 0;
    at(y + scrollY);
  }

  function move({ clientY }: PointerEvent): void {
    y = clientY;
    const hasMoved = Math.abs(y - down.clientY) >= TREMBLE_PX;
    if (hasBegun) frame ||= requestAnimationFrame(show);
    else if (hasMoved && mustRest) end(false);
    else if (hasMoved) start();
  }

  function end(isDropped: boolean, isLetGo = true): void {
    ending.abort();
    clearTimeout(resting);
    cancelAnimationFrame(frame);
    if (!hasBegun) return;
    show();
    swallowClick({ isFinger: mustRest, isLetGo });
    if (isDropped) drop();
    else giveUp();
  }

  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  handle.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  // A browser decides at the first of these whether the finger scrolls.
  const hold = (event: TouchEvent) => (hasBegun && event.cancelable ? event.preventDefault() : 0);
  handle.addEventListener('touchmove', hold, { signal, passive: false });
  const byKey = ({ key }: KeyboardEvent) => (key === 'Escape' ? end(false, false) : undefined);
  document.addEventListener('keydown', byKey, { signal });
}
