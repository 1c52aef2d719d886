const TICK_MS = 1_000;
/** All minutes are shown; who listens is interrupted at these. */
const SPOKEN_MINUTES = [5, 2, 1];
const JOURNEY_PATH = /^(?:\/en-us)?\/agendamento(?:\/|$)/;

/** What the server says of a hold; without `kept` it is gone. */
type Hold = { kept?: string; secondsLeft?: number; canExtend?: boolean; view?: string };

/**
 * Counts down a hold's minutes, asks for more time without leaving the page, releases the slot when the visitor
 * leaves the journey, and requests it again when they come back.
 */
export function startHold(line: HTMLElement): void {
  const { hold: path = '', left = '', last = '', gone = '' } = line.dataset;
  const kept = line.querySelector<HTMLElement>('[data-kept]');
  const minutesShown = line.querySelector<HTMLElement>('[data-minutes]');
  const spoken = line.querySelector<HTMLElement>('[data-spoken]');
  const button = line.querySelector<HTMLButtonElement>('button');
  let endsMs = 0;
  let view = line.dataset.view ?? '';
  let told = 0;
  // Until the visitor goes somewhere, nothing is known.
  let isStaying: boolean | undefined;
  const startedMs = performance.now();

  function show({ secondsLeft = 0, canExtend = false, ...hold }: Hold): void {
    endsMs = performance.now() + secondsLeft * 1000;
    view = hold.view ?? view;
    setText(kept, hold.kept ?? gone);
    if (button) button.hidden = !canExtend;
    tick();
  }

  function tick(): void {
    const minutes = Math.max(0, Math.ceil((endsMs - performance.now()) / 60_000));
    if (endsMs > 0 && minutes === 0) {
      setText(kept, gone);
      if (button) button.hidden = true;
    }
    const words = minutes > 1 ? left.replace('#', String(minutes)) : last;
    setText(minutesShown, minutes > 0 ? words : '');
    if (minutes !== told) setText(spoken, SPOKEN_MINUTES.includes(minutes) ? words : '');
    told = minutes;
  }

  async function ask(intent: 'extend' | 'return'): Promise<void> {
    const body = new URLSearchParams({ intent, isAlive: 'yes' });
    const response = await fetch(path, { method: 'POST', body });
    if (!response.ok) throw new Error(`no hold: ${response.status}`);
    show(Object.assign({}, await response.json()));
  }

  button?.addEventListener('click', (event) => {
    event.preventDefault();
    ask('extend').then(
      // The button is gone with the last extension: what it did is said.
      () => setText(spoken, kept?.textContent ?? ''),
      // Where the request fails, the form's own way is still open.
      () => button.form?.requestSubmit(button),
    );
  });

  // Leaving for another screen of the journey keeps the slot.
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && !defaultPrevented)
      isStaying = isJourney(target.action);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !link.target) isStaying = leadsOn(link.href);
  });
  globalThis.navigation?.addEventListener('navigate', ({ destination, hashChange }) => {
    isStaying = !hashChange && isJourney(destination.url);
  });
  window.addEventListener('pagehide', () => {
    if (isStaying ?? wasPressedBefore(startedMs)) return;
    navigator.sendBeacon(path, new URLSearchParams({ intent: 'leave', view }));
  });
  // A page that is still loading while its visitor goes on says `pageshow` too.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isStaying = false;
    ask('return').catch(() => undefined);
  });

  const seconds = Number(line.dataset.seconds);
  // Leaving, reloading or an address that was typed has released the slot, often after this page was rendered.
  const [arrival] = performance.getEntriesByType('navigation');
  const isReturning = arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate';
  const isArriving = isReturning || !isJourney(document.referrer);
  if (seconds > 0) {
    endsMs = performance.now() + seconds * 1000;
    tick();
  }
  if (seconds === 0 || isArriving) ask('return').catch(() => undefined);
  setInterval(tick, TICK_MS);
}

/**
 * Whoever pressed something before this script came may be on the way to the next screen. Browsers tell of a press when
 * they have painted what came of it, on a busy device long after.
 */
function wasPressedBefore(moment: DOMHighResTimeStamp): boolean {
  return performance.getEntriesByType('first-input').some(({ startTime }) => startTime < moment);
}

/** Whether a link leads to a screen of the journey, and not only to another place of this one. */
function leadsOn(href: string): boolean {
  const { hash, pathname, search } = new URL(href, location.href);
  const isHere = pathname === location.pathname && search === location.search;
  return isJourney(href) && !(hash && isHere);
}

function isJourney(url: string): boolean {
  if (url === '') return false;
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && JOURNEY_PATH.test(pathname);
}

/** Screen readers speak a live region whenever it is written, even with the same words. */
function setText(element: HTMLElement | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
