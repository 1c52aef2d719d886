import { leavingTexts } from '#app/locales/leaving-texts.ts';
import { localeOfPath } from '#app/platform/locale.ts';

/** A second press sooner is a double click. */
const APART_MS = 1_000;
/** How long a slow mail program may take to come up. */
const TIMEOUT_MS = 10_000;
/** How long the last press may take to show. */
const SHOWS_MS = 2_000;

export type Press = {
  pressedAtMs: number;
  /** When the page was last left: another window, tab, app or page came to the front. */
  leftAtMs: () => number;
};
type Watch = { firstAtMs: number; presses: number; timer?: ReturnType<typeof setTimeout> };

/**
 * Notices links that no program takes. Browsers do not tell, so this is the rule: where a program, or the
 * question which one to use, comes up, the page loses the focus or is hidden. Only when somebody has
 * pressed the same link again, ten seconds have gone by since the first press and the page was never left
 * in between is it plain that nothing happens. Not on touch screens: phones always have a dialler, and
 * their question whether to call takes no focus.
 */
export function createDeviceWatch({
  nowMs,
  onFailure,
}: {
  nowMs: () => number;
  onFailure: (href: string) => void;
}) {
  const watches = new Map<string, Watch>();

  return function press(href: string, { pressedAtMs, leftAtMs }: Press): void {
    const known = watches.get(href);
    const isGoingOn = known && leftAtMs() < known.firstAtMs;
    const watch: Watch = isGoingOn ? known : { firstAtMs: pressedAtMs, presses: 0 };
    watches.set(href, watch);
    if (watch.presses > 0 && pressedAtMs - watch.firstAtMs < APART_MS) return;
    watch.presses += 1;
    if (watch.presses < 2) return;
    clearTimeout(watch.timer);
    const plainAtMs = Math.max(watch.firstAtMs + TIMEOUT_MS, pressedAtMs + SHOWS_MS);
    watch.timer = setTimeout(() => {
      watches.delete(href);
      if (leftAtMs() < watch.firstAtMs) onFailure(href);
    }, plainAtMs - nowMs());
  };
}

const press = createDeviceWatch({ nowMs: () => performance.now(), onFailure: tell });

/** A link to a phone or a mail address was pressed. */
export function pressed(link: HTMLAnchorElement, by: Press): void {
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) press(link.href, by);
}

function tell(href: string): void {
  const { callFailed, mailFailed } = leavingTexts[localeOfPath(location.pathname)];
  const address = decodeURIComponent(href.replace(/^\w+:|\?.*$/g, ''));
  const text = href.startsWith('tel:')
    ? callFailed(shownPhone(href, address))
    : mailFailed(address);
  document.dispatchEvent(new CustomEvent('toast', { detail: { text, tone: 'bad' } }));
}

/** The number as the page writes it in a link to it, else its digits. */
function shownPhone(href: string, digits: string): string {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  for (const link of links) {
    const [shown] = (link.href === href && /[(\d][\d\s()-]{7,}\d/.exec(link.textContent)) || [];
    if (shown) return shown;
  }
  return digits;
}
