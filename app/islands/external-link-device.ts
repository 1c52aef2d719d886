import { externalLinkMessages } from '#app/locales/external-link.ts';
import { localeOfPath } from '#app/platform/locale.ts';

/** A second press sooner is a double click. */
const APART_MS = 1_000;
/** How long a slow mail program may take to open. */
const TIMEOUT_MS = 10_000;
/** How long the last press may take to have an effect. */
const SHOWS_MS = 2_000;

export type Press = {
  pressedAtMs: number;
  /** When the page last lost the focus: another window, tab, app or page came to the front. */
  leftAtMs: () => number;
};
type Watch = { firstAtMs: number; presses: number; timer?: ReturnType<typeof setTimeout> };

/**
 * Detects links that no program handles. Browsers do not tell, so the rule is: when a program opens, or
 * the browser asks which one to use, the page loses the focus or is hidden. The link is considered dead
 * only when the same link was pressed again, ten seconds have passed since the first press and the page
 * never lost the focus in between. Not on touch screens: phones always have a dialler, and their prompt
 * takes no focus.
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

/** Called when a link to a phone or a mail address is pressed. */
export function pressed(link: HTMLAnchorElement, by: Press): void {
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) press(link.href, by);
}

function tell(href: string): void {
  const { callFailed, mailFailed } = externalLinkMessages[localeOfPath(location.pathname)];
  const address = decodeURIComponent(href.replace(/^\w+:|\?.*$/g, ''));
  const text = href.startsWith('tel:')
    ? callFailed(shownPhone(href, address))
    : mailFailed(address);
  document.dispatchEvent(new CustomEvent('toast', { detail: { text, tone: 'bad' } }));
}

/** The number as the page writes it in the link, else its digits. */
function shownPhone(href: string, digits: string): string {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  for (const link of links) {
    const [shown] = (link.href === href && /[(\d][\d\s()-]{7,}\d/.exec(link.textContent)) || [];
    if (shown) return shown;
  }
  return digits;
}
