/** Loads and starts an island. Both may be called more than once. */
export type InteractionLoader = { preload: () => Promise<unknown>; start: () => Promise<unknown> };

/** Dispatched on an island's element when its code failed to load and is being retried. */
export const LATE = 'late';

const FIRST_SIGNS = ['pointerenter', 'focusin', 'touchstart'];

/**
 * Starts an island when its `data-on` says so. With `use` the first sign of interest fetches the code; the
 * first click is held until the island is hydrated and is then repeated on the same element. When the code
 * cannot be loaded the click does what it does without a script. A changed field also starts the island.
 */
export function hydrateOnInteraction(
  element: HTMLElement,
  { preload, start }: InteractionLoader,
): void {
  const quietly = () => void start().catch(() => undefined);
  const mode = element.dataset.on;
  if (mode === 'load') quietly();
  else if (mode === 'visible') whenSeen(element, quietly);
  else if (mode === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(quietly);
  else onUse(element, { preload, start });
}

/** The button that was pressed before any script was there to hear it: after-paint.ts marks it. */
export function takeMissed(element: HTMLElement): HTMLElement | undefined {
  const missed = element.querySelector<HTMLElement>('button[data-missed]') ?? undefined;
  missed?.removeAttribute('data-missed');
  return missed;
}

function whenSeen(element: HTMLElement, then: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
}

/** Whether somebody was quicker than this script. Safari gives a pressed choice no focus. */
export function isInUse(element: HTMLElement): boolean {
  const inputs = [...element.querySelectorAll('input')];
  return (
    element.matches(':focus-within') ||
    inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked)
  );
}

function onUse(element: HTMLElement, { preload, start }: InteractionLoader): void {
  for (const sign of FIRST_SIGNS) {
    const options = { once: true, passive: true };
    element.addEventListener(sign, () => void preload().catch(() => undefined), options);
  }
  let isStarting = false;
  let isLate = false;
  let started: Promise<unknown> | undefined;
  element.addEventListener(LATE, () => {
    isLate = true;
  });
  const startOnce = () => {
    started ??= start();
    return started;
  };
  // Arrow keys and dragging change a field without a click; the island reads the value once hydrated.
  const quietly = () => void startOnce().catch(() => undefined);
  element.addEventListener('input', quietly, { once: true });
  const missed = takeMissed(element);
  if (missed)
    startOnce().then(
      () => missed.click(),
      () => undefined,
    );
  else if (isInUse(element)) quietly();
  const hold = (event: MouseEvent) => {
    const { target } = event;
    // A link works by itself: it is not held while the code is being retried.
    if (isLate && target instanceof Element && target.closest('a[href]')) return;
    const isOwn = event.button || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isOwn || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isStarting) return;
    isStarting = true;
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      element.removeEventListener('click', hold, { capture: true });
      // Firefox follows no label for a click that a script makes.
      const control = target.closest('label')?.control;
      if (control) control.click();
      else target.dispatchEvent(new MouseEvent('click', event));
    };
    if (target.closest('a[href]')) element.addEventListener(LATE, release, { once: true });
    startOnce().then(release, release);
  };
  element.addEventListener('click', hold, { capture: true });
}
