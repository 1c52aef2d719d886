/** When the page was last left, as far as it can tell: another window, tab, app or page. */
let leftAtMs = Number.NEGATIVE_INFINITY;

/** Watches over links that lead out of the site; what asks and helps is fetched when one is followed. */
export function startExternalLinks(): void {
  for (const sign of ['blur', 'pagehide', 'visibilitychange'])
    addEventListener(sign, () => {
      leftAtMs = performance.now();
    });
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (/^(tel|mailto):/.test(link.protocol)) {
      const pressedAtMs = performance.now();
      void import('./external-link-device.ts').then(
        ({ pressed }) => pressed(link, { pressedAtMs, leftAtMs: () => leftAtMs }),
        () => undefined,
      );
    } else if (/^http/.test(link.protocol) && link.host !== location.host) {
      event.preventDefault();
      leave(link);
    }
  });
}

/** The contact button of the header and of the bar goes straight to WhatsApp; what has asked asks no more. */
function leave(link: HTMLAnchorElement): void {
  const go = () => openLink(link);
  if (link.closest('[data-confirmed], .site-header, .sticky-schedule')) go();
  else
    void import('./external-link-dialog.ts').then(
      ({ confirmExternalLink }) => confirmExternalLink(link),
      go,
    );
}

/** Follows a link; in this window when the browser does not let another open. */
function openLink({ href, target }: HTMLAnchorElement): void {
  const opened = target === '_blank' ? window.open(href, '_blank') : null;
  if (opened) opened.opener = null;
  else location.assign(href);
}
