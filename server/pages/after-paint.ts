/** A page that may begin in the system's letters and fetch its scripts later says so by this attribute. */
const MARK = /<html\b[^>]* data-letters="later"/;
const SCRIPT =
  /<link rel="modulepreload" href="([^"]+)"[^>]*>|<script type="module" src="([^"]+)"[^>]*><\/script>/g;
const NEXT_SHEET = /<link rel="prefetch" as="style" href="([^"]+)"\/>/g;
const FONT = /<link rel="preload" href="[^"]+" as="font"[^>]*>/;

/**
 * Rewrites a page that is marked for it: its words are painted first, and its own letters and scripts and the style
 * sheets of the next page are fetched afterwards, when they no longer share a slow line with the words.
 * @returns the page, and its inline script, which the page's policy has to allow
 */
export function fetchAfterPaint(html: string): { html: string; script: string | undefined } {
  if (!MARK.test(html)) return { html, script: undefined };
  const modules = [...html.matchAll(SCRIPT)].map(([, preload, script]) => preload ?? script ?? '');
  const sheets = [...html.matchAll(NEXT_SHEET)].map(([, sheet = '']) => sheet);
  const script = `(${begin.toString()})(${JSON.stringify(modules)},${JSON.stringify(sheets)})`;
  return {
    html: html
      .replaceAll(SCRIPT, '')
      .replaceAll(NEXT_SHEET, (link) => `<noscript>${link}</noscript>`)
      .replace(FONT, () => `<script>${script}</script>`),
    script,
  };
}

/**
 * Runs in the page, before its words, so it can use nothing from here. Who comes from a page of the site meets its
 * letters at once: the browser has them. Others meet them when they are there, but never while something is pressed:
 * letters move what stands below them, and a press that ends on something else is lost.
 */
function begin(modules: readonly string[], sheets: readonly string[]): void {
  let isBegun = false;
  let isPressed = false;
  let isFetched = false;
  const showLetters = () => {
    if (isFetched && !isPressed) document.documentElement.removeAttribute('data-letters');
  };
  const onFetched = () => {
    isFetched = true;
    showLetters();
  };
  const start = () => {
    if (isBegun) return;
    isBegun = true;
    for (const each of modules) import(each);
    for (const href of sheets) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'prefetch', as: 'style', href }));
    }
    // Some browsers have no such list, or have it switched off: what the page needs to work is asked for by now.
    if (!document.fonts) onFetched();
    else document.fonts.load('1em "Atkinson Hyperlegible Next"').then(onFetched, onFetched);
  };
  // The page's ground may be painted a frame before its words.
  const onPaint: PerformanceObserverCallback = (list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  };
  if (document.referrer.startsWith(`${location.origin}/`))
    document.documentElement.removeAttribute('data-letters');
  const press = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
    if (isPressed) start();
    // The click comes after the release.
    else setTimeout(showLetters, 100);
  };
  for (const sign of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(sign, press, { capture: true, passive: true });
  addEventListener('keydown', start, { once: true });
  // Until the scripts have started, a press on one of their buttons would be lost: entry.ts makes up for it.
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || 'started' in document.documentElement.dataset) return;
    const button = target.closest('button[type=button]:not([popovertarget])');
    if (button?.closest('[data-touch], [data-island]')) button.setAttribute('data-missed', '');
  });
  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start();
    else new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
  });
}
