/** How much of a window's height may be covered by what stands still in it. */
const MAX_SHARE = 0.3;

/**
 * Puts the bar before the page's header. It shows at the foot of the window, in place of the booking's bar; where
 * there is no room for it, or another question stands there, above the page.
 * @returns takes it away again
 */
export function placeBar(bar: HTMLElement): () => void {
  const header = document.querySelector<HTMLElement>('body > header');
  if (header) header.before(bar);
  else document.body.prepend(bar);
  const root = document.documentElement;

  function place(): void {
    const hasRoom = bar.offsetHeight + coveredBy(header) <= MAX_SHARE * innerHeight;
    const isTaken = root.dataset.asksConsent || document.querySelector('.update-notice');
    const next = hasRoom && !isTaken ? 'foot' : 'top';
    if (bar.dataset.place !== next) bar.dataset.place = next;
    const covered = next === 'foot' ? `${bar.offsetHeight}px` : '0px';
    root.style.setProperty('--speech-height', covered);
    // What has the focus is not under the bar.
    root.style.scrollPaddingBottom = next === 'foot' ? `calc(${covered} + 1rem)` : '';
  }

  place();
  const sizes = new ResizeObserver(place);
  sizes.observe(bar);
  if (header) sizes.observe(header);
  const changes = new MutationObserver(place);
  changes.observe(root, { attributeFilter: ['data-asks-consent'] });
  changes.observe(document.body, { childList: true });
  addEventListener('resize', place);
  return () => {
    sizes.disconnect();
    changes.disconnect();
    removeEventListener('resize', place);
    bar.remove();
    root.style.removeProperty('--speech-height');
    root.style.scrollPaddingBottom = '';
  };
}

/** Height of the window's upper end that a header keeps. */
function coveredBy(header: HTMLElement | null): number {
  if (!header) return 0;
  const { position, top } = getComputedStyle(header);
  if (position !== 'sticky' && position !== 'fixed') return 0;
  return Math.max(0, header.offsetHeight + Number.parseFloat(top));
}
