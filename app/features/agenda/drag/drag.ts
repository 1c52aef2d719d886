type Dragging = {
  onLift: (grip: HTMLAnchorElement) => void;
  /** @param free the button of the free time below the pointer */
  onDrop: (free: Element) => void;
  onMiss: () => void;
};

/** A press that moves less than this is a click. */
const TREMBLE_PX = 6;
const EDGE_PX = 72;
const SCROLL_PX = 14;

/** Makes appointments draggable by their handles with mouse, pen or finger; the page scrolls near its edges. */
export function startDragging(root: HTMLElement, dragging: Dragging): void {
  root.addEventListener('pointerdown', (down) => {
    const grip = down.target instanceof Element ? down.target.closest('.agenda-grip') : null;
    if (!(grip instanceof HTMLAnchorElement) || down.button !== 0 || !down.isPrimary) return;
    carry({ root, grip, down }, dragging);
  });
  root.addEventListener('dragstart', (event) => event.preventDefault());
}

type Press = { root: HTMLElement; grip: HTMLAnchorElement; down: PointerEvent };

/** Follows one press on a handle until it ends. */
function carry({ root, grip, down }: Press, { onLift, onDrop, onMiss }: Dragging): void {
  let ghost: HTMLElement | undefined;
  let at = { x: down.clientX, y: down.clientY };
  let target: Element | undefined;
  grip.setPointerCapture(down.pointerId);
  const ending = new AbortController();
  const { signal } = ending;

  function move({ clientX, clientY }: PointerEvent): void {
    if (!ghost && Math.hypot(clientX - down.clientX, clientY - down.clientY) < TREMBLE_PX) return;
    at = { x: clientX, y: clientY };
    if (!ghost) {
      ghost = newGhost(grip);
      onLift(grip);
      requestAnimationFrame(follow);
    }
    ghost.style.translate = `${clientX}px ${clientY}px`;
  }

  function follow(): void {
    if (!ghost) return;
    if (at.y < EDGE_PX) window.scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
    if (at.y > window.innerHeight - EDGE_PX)
      window.scrollBy({ top: SCROLL_PX, behavior: 'instant' });
    const below = freeTimeAt(root, at);
    if (below !== target) {
      target?.classList.remove('agenda-free-below');
      below?.classList.add('agenda-free-below');
      target = below;
    }
    requestAnimationFrame(follow);
  }

  function end(isDropped: boolean): void {
    ending.abort();
    if (!ghost) return;
    ghost.remove();
    ghost = undefined;
    const free = freeTimeAt(root, at);
    target?.classList.remove('agenda-free-below');
    if (isDropped && free) onDrop(free);
    else onMiss();
    // The end of a drag must not count as a click.
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
  }

  grip.addEventListener('pointermove', move, { signal });
  grip.addEventListener('pointerup', () => end(true), { signal });
  grip.addEventListener('pointercancel', () => end(false), { signal });
  const giveUp = ({ key }: KeyboardEvent) => (key === 'Escape' ? end(false) : undefined);
  document.addEventListener('keydown', giveUp, { signal });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The label that follows the pointer: patient and time. */
function newGhost(grip: Element): HTMLElement {
  const row = grip.closest('li');
  const ghost = document.createElement('div');
  ghost.className = 'agenda-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.textContent = row?.querySelector('a')?.textContent ?? '';
  document.body.append(ghost);
  return ghost;
}

/** The free time at a point, or the nearest one in the group at that point. */
function freeTimeAt(root: Element, { x, y }: { x: number; y: number }): Element | undefined {
  const gap = document.elementFromPoint(x, y)?.closest('.agenda-gap');
  if (!gap || !root.contains(gap)) return undefined;
  const distance = (button: Element) => {
    const { left, width, top, height } = button.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  const [nearest] = [...gap.children].sort((a, b) => distance(a) - distance(b));
  return nearest;
}
