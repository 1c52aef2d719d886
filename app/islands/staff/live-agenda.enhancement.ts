import { formatTime } from '#app/clinic/format-date.ts';
import { keepingFocus } from '#app/features/agenda/live/keep-focus.ts';
import { type LiveLine, liveLine } from '#app/features/agenda/live/live-line.ts';
import { patchPart } from '#app/features/agenda/live/patch.ts';
import { readPage } from '#app/features/agenda/live/read-page.ts';
import { loginPath } from '#app/features/staff/staff-paths.ts';
import { staffLive as messages } from '#app/locales/pt-BR/staff/day/live.ts';
import { browserNowMs } from '#app/platform/browser/browser-clock.ts';

/** Between two reads of the page. */
const LEAST_MS = 500;
const TICK_MS = 5_000;
/** After a refused stream; until then the page is read instead. */
const AGAIN_MS = 30_000;
/** Timers of a hidden window run once a minute; longer ago, the device slept. */
const SLEPT_MS = 150_000;

/**
 * Renews the parts of this page that are marked `data-live` when its stream says that the agenda has changed, and
 * tells in the element's line what happened. The page itself is read again; the stream says only when.
 */
export default function liveAgenda(element: HTMLElement): void {
  const state = liveLine(browserNowMs());
  let source: EventSource | undefined;
  let mark = '';
  let triedMs = 0;
  let tickedMs = browserNowMs();
  let readMs = 0;
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  let isPressed = false;

  function connect(): void {
    source?.close();
    triedMs = browserNowMs();
    const address = new URL(element.dataset.stream ?? '', location.origin);
    if (mark) address.searchParams.set('desde', mark);
    const stream = new EventSource(address);
    source = stream;
    const hear = ({ lastEventId }: MessageEvent) => {
      mark = lastEventId;
      state.alive(browserNowMs());
    };
    stream.addEventListener('pulse', hear);
    stream.addEventListener('agenda', (event) => {
      hear(event);
      look();
    });
    stream.addEventListener('open', () => {
      if (state.isInDoubt(browserNowMs())) look();
    });
    stream.addEventListener('error', () => state.broken(browserNowMs()));
  }

  /** Reads the page again: at once, or after the read that is under way. */
  function look(): void {
    if (reading) isAskedAgain = true;
    else reading = readOften().finally(() => (reading = undefined));
  }

  async function readOften(): Promise<void> {
    do {
      isAskedAgain = false;
      await pause(Math.max(0, readMs + LEAST_MS - browserNowMs()));
      while (isBusy()) await pause(LEAST_MS);
      readMs = browserNowMs();
      const page = await readPage().catch(() => undefined);
      // Picked up meanwhile: what has been read is old when it is put down.
      if (isBusy()) isAskedAgain = true;
      else take(page);
    } while (isAskedAgain);
  }

  function take(page: Awaited<ReturnType<typeof readPage>>): void {
    const now = browserNowMs();
    if (page === 'signed-out') state.signedOut();
    else if (page) state.read(now, renew(page));
    else state.failed(now);
    show(element, state.line());
  }

  /** Somebody moves an appointment, answers a question or has the pointer down: nothing is changed beneath them. */
  function isBusy(): boolean {
    return isPressed || document.querySelector('.agenda-picked, dialog[open]') !== null;
  }

  function tick(): void {
    const now = browserNowMs();
    const isAsleep = now - tickedMs > SLEPT_MS;
    if (isAsleep) state.broken(tickedMs);
    tickedMs = now;
    if (document.visibilityState === 'hidden') return;
    const isRefused = source?.readyState === EventSource.CLOSED;
    if ((isAsleep || isRefused) && now - triedMs > (isAsleep ? 0 : AGAIN_MS)) connect();
    if (isRefused ? now - readMs > AGAIN_MS || state.isInDoubt(now) : state.isInDoubt(now)) look();
    state.catchUp(now);
    show(element, state.line());
  }

  /** A hidden window has no stream: a browser has few connections to a site. */
  function rest(): void {
    source?.close();
    source = undefined;
  }

  function resume(): void {
    const now = browserNowMs();
    if (now - tickedMs > SLEPT_MS) state.broken(tickedMs);
    else state.resumed(now);
    tickedMs = now;
    connect();
    look();
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') rest();
    else resume();
  });
  // Kept for "back", a page rests as a hidden one does.
  addEventListener('pagehide', rest);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume();
  });
  addEventListener('offline', () => state.broken(browserNowMs()));
  addEventListener('online', () => {
    connect();
    look();
  });
  addEventListener('pointerdown', () => (isPressed = true), { passive: true });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(() => (isPressed = false)), { passive: true });
  setInterval(tick, TICK_MS);
  if (document.visibilityState === 'visible') connect();
}

/** @returns how many rows differ, and whether some wait for somebody */
function renew(page: Document): { count: number; isHeld: boolean } {
  const changed = new Set<string>();
  let isHeld = false;
  keepingFocus(() => {
    for (const live of document.querySelectorAll('[data-live]')) {
      const next = page.querySelector(`[data-live="${live.getAttribute('data-live')}"]`);
      if (!next) continue;
      const patched = patchPart(live, next);
      for (const row of patched.changed) changed.add(row);
      isHeld ||= patched.isHeld;
    }
  });
  document.dispatchEvent(new Event('live-renewed'));
  return { count: changed.size, isHeld };
}

function show(element: HTMLElement, line: LiveLine): void {
  const words = wordsOf(line);
  element.dataset.line = line.kind;
  if (element.firstChild?.textContent === words) return;
  element.textContent = words;
  if (line.kind !== 'signed-out') return;
  const link = document.createElement('a');
  link.href = loginPath(new URL(location.href));
  link.textContent = messages.signIn;
  element.append(' ', link);
}

function wordsOf(line: LiveLine): string {
  if (line.kind === 'changed') return messages.changed(line.count, timeOf(line.atMs));
  if (line.kind === 'lost') return messages.lost(timeOf(line.sinceMs));
  if (line.kind === 'back') return messages.back(timeOf(line.atMs), timeOf(line.sinceMs));
  if (line.kind === 'waiting') return messages.waiting;
  return line.kind === 'signed-out' ? messages.signedOut : '';
}

/** As the clock of this computer has it, which whoever sits here sees. */
function timeOf(ms: number): string {
  const at = new Date(ms);
  return formatTime(
    `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
