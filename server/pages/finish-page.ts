import { HEAD_SCRIPT } from '#app/features/accessibility/show-settings.ts';
import type { VendorIds } from '#app/platform/browser/vendors.ts';
import { inlineHash, pagePolicy } from '#app/platform/csp.ts';
import { fetchAfterPaint } from './after-paint.ts';

/** Style sheets by address: those of the build, as '/assets/root-1a2b.css', and the clinic's colours. */
export type StyleSheets = { get: (address: string) => string | undefined };

const MAX_INLINE_STYLE = 128 * 1024;
/** How the page carries its style sheets; app/routes/site/frame-paths.ts says which does how. */
const STYLES = /<html\b[^>]* data-styles="(\w+)"/;
/** The first thing in the head of the site's own documents. */
const CHARSET = /<head><meta charset="utf-8"\/>/i;

/**
 * Makes rendered HTML ready to be sent. Its style sheets are inlined, which saves a round trip before the first
 * paint, unless it says otherwise, and what the first paint does not need is fetched after it. The script which
 * does that is put in here, as is the one that shows the reader's own settings; the policy allows these by their
 * hashes, and whatever inline script the HTML came with does not run.
 * @param vendorIds measurement vendors that this page may load
 * @param backupHost host that this page may check for availability
 * @param framed addresses of the only pages that this one may show in a frame, with blanks between
 * @param isShownInFrame whether a page of this site shows it in a frame
 * @param checkedOrigin site that this page, on another host, may check for availability
 */
export function finishPage(
  html: string,
  {
    styles,
    vendorIds = {},
    backupHost,
    framed,
    checkedOrigin,
    isShownInFrame,
    isHttps,
  }: {
    styles: StyleSheets;
    vendorIds?: VendorIds;
    backupHost?: string | undefined;
    framed?: string | undefined;
    checkedOrigin?: string | undefined;
    isShownInFrame?: boolean;
    isHttps: boolean;
  },
): { html: string; policy: string } {
  const [, carried] = STYLES.exec(html) ?? [];
  const shownHtml = isShownInFrame ? withoutScripts(html) : html;
  const styled =
    carried === 'linked'
      ? { html: shownHtml, sheets: [] }
      : inlineStyles(shownHtml, { styles, isNextLinked: carried === 'ahead' });
  const lean = fetchAfterPaint(styled.html);
  const head = CHARSET.test(lean.html) && !isShownInFrame ? HEAD_SCRIPT : undefined;
  const policy = pagePolicy({
    scriptHashes: [head, lean.script].flatMap((script) => (script ? [inlineHash(script)] : [])),
    styleHashes: [...new Set(styled.sheets.map(inlineHash))],
    vendorIds,
    backupHost,
    framed,
    checkedOrigin,
    ...(isShownInFrame && { isShownInFrame }),
    isHttps,
  });
  const shown = head
    ? lean.html.replace(CHARSET, (start) => `${start}<script>${head}</script>`)
    : lean.html;
  return { html: shown, policy };
}

/** A page to be looked at in a frame: nothing runs, is fetched ahead or asks for consent. */
function withoutScripts(html: string): string {
  return html
    .replace(/ data-letters="later"/, '')
    .replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
}

type Inlining = {
  styles: StyleSheets;
  /** The pages after this one link to the same sheets: the browser fetches them while this one is read. */
  isNextLinked: boolean;
};

function inlineStyles(
  html: string,
  { styles, isNextLinked }: Inlining,
): { html: string; sheets: string[] } {
  const sheets: string[] = [];
  const withStyles = html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
    const address = /\bhref="([^"]+)"/.exec(link)?.[1] ?? '';
    const sheet = styles.get(address);
    if (!sheet || sheet.length > MAX_INLINE_STYLE || /<\/style/i.test(sheet)) return link;
    sheets.push(sheet);
    const next = isNextLinked ? `<link rel="prefetch" as="style" href="${address}"/>` : '';
    return `<style>${sheet}</style>${next}`;
  });
  return { html: withStyles, sheets };
}
