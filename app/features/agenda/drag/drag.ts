import { swallowClick } from './swallow-click.ts';

/** In the window. */
export type Point = { x: number; y: number };

type Dragging<Target> = {
  /** What is dragged, by a selector of links. */
  handles: string;
  /** So long a finger has to rest before it lifts, so that it scrolls otherwise. Mouse and pen lift at once. */
  restMs?: number;
  /** What the label that follows the pointer says. */
  labelOf: (handle: HTMLAnchorElement) => string;
  onLift: (handle: HTMLAnchorElement, down: Point) => void;
  /** What is below the pointer; asked once a frame. */
  targetAt: (at: Point) => Target | undefined;
  /** @returns what the label says from now on, if anything else */
  onTarget: (target: Target | undefined, before: Target | undefined) => string | undefined;
  onDrop: (target: Target) => void;
  onMiss: () => void;
  /** The area that scrolls sideways near its edges. */
  across?: Element | null;
};

/** A press that moves less than this is a click. */
const TREMBLE_PX = 6;
const EDGE_PX = 72;
const SCROLL_PX = 14;

/** Makes appointments draggable by their handles with mouse, pen or finger; the page scrolls near its edges. */
export function startDragging<Target>(root: HTMLElement, dragging: Dragging<Target>): void {
  const { handles, restMs } = dragging;
  let isHeld = false;
  root.addEventListener('pointerdown', (down) => {
    const handle = down.target instanceof Element ? down.target.closest(handles) : null;
    if (!(handle instanceof HTMLAnchorElement) || down.button !== 0 || !down.isPrimary) return;
    carry({ handle, down, onHeld: (held) => (isHeld = held) }, dragging);
  });
  root.addEventListener('dragstart', (event) => event.preventDefault());
  if (restMs === undefined) return;
  // A browser decides at the first of these whether the finger scrolls.
  root.addEventListener(
    'touchmove',
    (event) => {
      if (isHeld && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}

type Press = {
  handle: HTMLAnchorElement;
  down: PointerEvent;
  onHeld: (isHeld: boolean) => void;
};

/** Follows one press on a handle until it ends. Events note where the pointer is; frames do the work. */
function carry<Target>({ handle, down, onHeld }: Press, dragging: Dragging<Target>): void {
  const { restMs, across = null, onTarget } = dragging;
  let ghost: HTMLElement | undefined;
  let at = { x: down.clientX, y: down.clientY };
  let target: Target | undefined;
  let hasMoved = false;
  const mustRest = restMs !== undefined && down.pointerType === 'touch';
  const resting = mustRest ? setTimeout(lift, restMs) : undefined;
  if (!mustRest) handle.setPointerCapture(down.pointerId);
  const ending = new AbortController();
  const { signal } = ending;
  const edges = across?.getBoundingClientRect();

  function lift(): void {
    ghost = newGhost(dragging.labelOf(handle));
    onHeld(true);
    dragging.onLift(handle, { x: down.clientX, y: down.clientY });
    requestAnimationFrame(follow);
  }

  function move({ clientX, clientY }: PointerEvent): void {
    hasMoved ||= Math.hypot(clientX - down.clientX, clientY - down.clientY) >= TREMBLE_PX;
    at = { x: clientX, y: clientY };
    if (ghost || !hasMoved) return;
    if (mustRest) end(false);
    else lift();
  }

  function follow(): void {
    if (!ghost) return;
    if (hasMoved) scrollNear(at, across, edges);
    aim();
    ghost.style.translate = `${at.x}px ${at.y}px`;
    requestAnimationFrame(follow);
  }

  function aim(): void {
    const below = hasMoved ? dragging.targetAt(at) : undefined;
    if (below === target) return;
    const label = onTarget(below, target);
    if (ghost && typeof label === 'string') ghost.textContent = label;
    target = below;
  }

  function end(isDropped: boolean, isLetGo = true): void {
    ending.abort();
    clearTimeout(resting);
    if (!ghost) return;
    if (isDropped) aim();
    ghost.remove();
    ghost = undefined;
    onHeld(false);
    const dropped = target;
    if (target !== undefined) onTarget(undefined, target);
    swallowClick({ isFinger: mustRest, isLetGo });
    if (isDropped && dropped !== undefined) dragging.onDrop(dropped);
    // Who only rested on it presses the place next.
    else if (hasMoved || !isDropped) dragging.onMiss();
  }

  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  // A long press has a menu of its own.
  if (mustRest)
    handle.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  const giveUp = ({ key }: KeyboardEvent) => (key === 'Escape' ? end(false, false) : undefined);
  document.addEventListener('keydown', giveUp, { signal });
}

/** @param edges of what scrolls sideways */
function scrollNear({ x, y }: Point, across: Element | null, edges: DOMRect | undefined): void {
  if (y < EDGE_PX) window.scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
  if (y > window.innerHeight - EDGE_PX) window.scrollBy({ top: SCROLL_PX, behavior: 'instant' });
  if (!across || !edges) return;
  if (x < edges.left + EDGE_PX / 2) across.scrollLeft -= SCROLL_PX;
  if (x > edges.right - EDGE_PX / 2) across.scrollLeft += SCROLL_PX;
}

/** The label that follows the pointer. */
function newGhost(label: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'agenda-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.textContent = label;
  document.body.append(ghost);
  return ghost;
}
