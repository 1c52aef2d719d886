/** When the page last lost the focus, as far as it can tell: to another window, tab, app or page. */
let leftAtMs = Number.NEGATIVE_INFINITY;

/** Handles links that leave the site; the dialog and the help are fetched when one is followed. */
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
      followExternalLink(link);
    }
  });
}

/**
 * Contact buttons of the header and the sticky bar go straight to WhatsApp; a confirmed link does not ask
 * again.
 */
function followExternalLink(link: HTMLAnchorElement): void {
  const go = () => openLink(link);
  if (link.closest('[data-confirmed], .site-header, .sticky-schedule')) go();
  else
    void import('./external-link-dialog.ts').then(
      ({ confirmExternalLink }) => confirmExternalLink(link),
      go,
    );
}

/** Follows a link; in this window when the browser blocks a new one. */
function openLink({ href, target }: HTMLAnchorElement): void {
  const opened = target === '_blank' ? window.open(href, '_blank') : null;
  if (opened) opened.opener = null;
  else location.assign(href);
}
