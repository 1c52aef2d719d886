import type { VendorIds } from '#app/platform/browser/vendors.ts';
import { inlineHash, pagePolicy } from '#app/platform/csp.ts';
import { fetchAfterPaint } from './after-paint.ts';

/** Built style sheets by address, as '/assets/root-1a2b.css'. */
export type StyleSheets = ReadonlyMap<string, string>;

export type FinishedPage = {
  html: string;
  policy: string;
  /** False for pages that hydrate as a whole. */
  isContent: boolean;
};

const MAX_INLINE_STYLE = 96 * 1024;
/** How the page carries its style sheets; app/routes/site/frame-paths.ts says which does how. */
const STYLES = /<html\b[^>]* data-styles="(\w+)"/;

/**
 * Makes rendered HTML ready to be sent. Inline scripts with this render's mark are allowed by their hash, and
 * the mark is removed so that the bytes can be cached; an injected script has no mark and does not run. A page
 * without such scripts is a content page: its style sheets are inlined, which saves a round trip before the
 * first paint, unless it says otherwise, and what the first paint does not need is fetched after it.
 * @param mark random text of this render, in the `nonce` attribute of the router's own scripts
 * @param vendorIds measurement vendors that this page may load
 * @param backupHost host that this page may check for availability
 */
export function finishPage(
  html: string,
  {
    mark,
    styles,
    vendorIds = {},
    backupHost,
    isHttps,
  }: {
    mark: string | undefined;
    styles: StyleSheets;
    vendorIds?: VendorIds;
    backupHost?: string | undefined;
    isHttps: boolean;
  },
): FinishedPage {
  const scripts = mark ? markedScripts(html, mark) : [];
  const unmarked = mark ? html.replaceAll(` nonce="${mark}"`, '') : html;
  const isContent = scripts.length === 0;
  const lean = fetchAfterPaint(unmarked);
  if (lean.script) scripts.push(lean.script);
  const [, carried] = STYLES.exec(lean.html) ?? [];
  const isInside = isContent && carried !== 'linked';
  const styled = isInside
    ? inlineStyles(lean.html, { styles, isNextLinked: carried === 'ahead' })
    : { html: lean.html, sheets: [] };
  const policy = pagePolicy({
    scriptHashes: unique(scripts.map(inlineHash)),
    styleHashes: unique(styled.sheets.map(inlineHash)),
    vendorIds,
    backupHost,
    isHttps,
  });
  return { html: styled.html, policy, isContent };
}

function markedScripts(html: string, mark: string): string[] {
  const scripts: string[] = [];
  for (const [, attributes = '', content = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (attributes.includes(` nonce="${mark}"`) && !/\ssrc=/.test(attributes))
      scripts.push(content);
  }
  return scripts;
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

function unique(list: string[]): string[] {
  return [...new Set(list)];
}
