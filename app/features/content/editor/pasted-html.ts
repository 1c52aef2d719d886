import { addressOf, isOutsideAddress, isOwnAddress } from '#app/platform/browser/own-address.ts';
import { makeLists } from './pasted-lists.ts';
import { gridOf } from './pasted-table.ts';

export type PastedHtml = { html: string; hasForeignLink: boolean; hasImage: boolean };

/** Elements whose contents are not meant to be read. */
const UNREAD = ['script', 'style', 'title', 'xml', 'svg', 'math', 'template', 'iframe', 'object'];
const KEPT = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'br', 'strong', 'em', 'span', 'a', 'img'],
];
const WITHOUT_END = ['br', 'img'];
const KEPT_ATTRIBUTES = new Map([
  ['a', ['href']],
  ['img', ['data-name', 'alt', 'data-credit']],
]);

/** What stands in a cell is one line: marks stay, and blocks are parted by a space. */
const KEPT_IN_CELL = ['strong', 'em', 'span', 'a'];

/**
 * Rewrites HTML before it is pasted: tags keep only their name and the attributes that the editor's rules need, and all
 * other characters become text. The browser then meets no style, handler or address that the content security policy
 * would report. Bold and italic text that programs write as styles becomes bold and italic text.
 */
export function cleanPaste(pasted: string): PastedHtml {
  const body = parseInert(pasted);
  for (const element of body.querySelectorAll('*')) {
    if (UNREAD.includes(nameOf(element))) element.replaceWith(' ');
  }
  makeLists(body, styleOf);
  const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '#');
  return {
    html: unmarked([...body.childNodes].map((node) => written(node, KEPT)).join('')),
    hasForeignLink: links.some((href) => linkOf(unmarked(href)) === null),
    hasImage: body.querySelector('img:not([data-name])') !== null,
  };
}

function written(node: Node, kept: readonly string[]): string {
  if (node instanceof Text) return escaped(node.data);
  if (!(node instanceof Element)) return ' ';
  if (node instanceof HTMLTableElement && kept === KEPT) return writtenTable(node);
  const inside = [...node.childNodes].map((each) => written(each, kept)).join('');
  const names = writtenNames(node);
  if (names.length === 0 || !names.every((name) => kept.includes(name)))
    return kept === KEPT ? inside : ` ${inside} `;
  return names.reduceRight(
    (words, name) =>
      `<${name}${writtenAttributes(node, name)}>${WITHOUT_END.includes(name) ? '' : `${words}</${name}>`}`,
    inside,
  );
}

/** A table of one column, or one that is too wide, only arranged the page: its cells become paragraphs. */
function writtenTable(table: HTMLTableElement): string {
  const grid = gridOf(table);
  const caption = table.caption ? `<p>${written(table.caption, KEPT_IN_CELL)}</p>` : '';
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  if (!grid) return caption + cells.map((cell) => `<div>${insideOf(cell, KEPT)}</div>`).join('');
  const rows = grid.map((row, at) => {
    const tag = at === 0 ? 'th' : 'td';
    return row
      .map((cell) => `<${tag}>${cell ? insideOf(cell, KEPT_IN_CELL) : ''}</${tag}>`)
      .join('');
  });
  const attributes = writtenAttributes(table, 'table');
  return `${caption}<table${attributes}>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
}

function insideOf(element: Element, kept: readonly string[]): string {
  return [...element.childNodes].map((node) => written(node, kept)).join('');
}

function writtenAttributes(element: Element, name: string): string {
  const keys = KEPT_ATTRIBUTES.get(name) ?? ['data-pm-slice'];
  return keys
    .flatMap((key) => {
      const value = element.getAttribute(key);
      const shown = key === 'href' && value !== null ? linkOf(unmarked(value)) : value;
      return shown === null ? [] : [` ${key}="${escaped(shown)}"`];
    })
    .join('');
}

/** Where a pasted link leads: within this site, or to another by https; null where it may not. */
function linkOf(href: string): string | null {
  // Footnotes and contents of word processors lead to places that do not come along.
  if (/^#_/.test(href)) return '#';
  if (isOwnAddress(href)) return href;
  const url = addressOf(href.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  // Google's documents count who leaves them.
  const passed = url.hostname === 'www.google.com' && url.pathname === '/url';
  const target = passed ? addressOf(url.searchParams.get('q') ?? '') : url;
  if (target?.protocol === 'http:') target.protocol = 'https:';
  return target && isOutsideAddress(target.href) ? target.href : null;
}

/**
 * What an element is written as, the outer name first. Word processors wrap whole documents in bold tags that are not
 * bold, write bold and italic text as spans, and quotations as paragraphs of a class.
 */
function writtenNames(element: Element): string[] {
  const name = nameOf(element);
  if (name === 'p' && /\bMso(?:Intense)?Quote/i.test(element.className)) return ['blockquote', 'p'];
  if (!/^(?:span|b|i|em|font|cite)$/.test(name)) return [name];
  const style = styleOf(element);
  const [, weight = ''] = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style) ?? [];
  const [, slant = ''] = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style) ?? [];
  const isBold = weight === '' ? name === 'b' : /^(?:bold(?:er)?|[6-9]00)$/i.test(weight);
  const isItalic =
    slant === '' ? /^(?:i|em|cite)$/.test(name) : /^(?:italic|oblique)$/i.test(slant);
  const marks = [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])];
  return marks.length > 0 ? marks : ['span'];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Names that the content security policy reports even in an inert document: styles, handlers and base URLs. */
const REPORTED = /\b(?:style|base|on[a-z]+)\b/gi;
/** A private-use character that makes any name meaningless. */
const MARK = '\ue000';

/**
 * Parses foreign HTML into an inert document, where nothing runs and nothing is fetched. Names that the policy could
 * report carry a mark, which `unmarked` removes again.
 */
function parseInert(html: string): HTMLElement {
  const marked = html.replaceAll(REPORTED, `$&${MARK}`);
  return new DOMParser().parseFromString(allowed(marked), 'text/html').body;
}

/** The element's name as it was written. */
function nameOf({ localName }: Element): string {
  return unmarked(localName);
}

/** The element's style as it was written; the browser has not parsed it. */
function styleOf(element: Element): string {
  return unmarked(element.getAttribute(`style${MARK}`) ?? '');
}

function unmarked(text: string): string {
  return text.replaceAll(MARK, '');
}

/** Trusted Types reject plain strings in every parser. What is parsed here is rewritten before it reaches the page. */
function allowed(html: string): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(types)) return html;
  return types.createPolicy('pasted-html', { createHTML: (text) => text }).createHTML(html);
}

// A policy's result is not a string, but browsers accept it in place of one.
type Policy = { createHTML: (html: string) => string };

function isFactory(
  types: unknown,
): types is { createPolicy: (name: string, rules: Policy) => Policy } {
  return typeof types === 'object' && types !== null;
}
