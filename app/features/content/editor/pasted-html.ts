import { isOwnAddress } from '#app/platform/browser/own-address.ts';

const NUMBER = /^[\s(]*(?:\d{1,3}|[a-z])[.)]/i;

/** Turns paragraphs that a word processor marks as list items into lists. */
function makeLists(body: HTMLElement): void {
  let list: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    if (!/\bmso-list:\s*l\d/i.test(styleOf(paragraph))) continue;
    const kind = NUMBER.test(takeBullet(paragraph)) ? 'ol' : 'ul';
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    removeBlanksBefore(paragraph);
    if (list?.localName === kind && paragraph.previousSibling === list) {
      paragraph.remove();
    } else {
      list = body.ownerDocument.createElement(kind);
      paragraph.replaceWith(list);
    }
    list.append(item);
  }
}

/** Removes the bullet or number, which stands between two comments. @returns its text */
function takeBullet(paragraph: Element): string {
  const comments = commentsIn(paragraph);
  const start = comments.findIndex(({ data }) => /^\[if !supportLists\]$/i.test(data));
  const [from, to] = [comments[start], comments.slice(start).find(isEnd)];
  if (!from || !to) return '';
  const range = paragraph.ownerDocument.createRange();
  range.setStartBefore(from);
  range.setEndAfter(to);
  const bullet = range.toString();
  range.deleteContents();
  return bullet;
}

function isEnd({ data }: Comment): boolean {
  return /^\[endif\]$/i.test(data);
}

function commentsIn(element: Element): Comment[] {
  const comments: Comment[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
  }
  return comments;
}

function removeBlanksBefore(element: Element): void {
  let before = element.previousSibling;
  while (before instanceof Text && before.data.trim() === '') {
    before.remove();
    before = element.previousSibling;
  }
}

export type PastedHtml = { html: string; hasForeignLink: boolean; hasImage: boolean };

/** Elements whose contents are not meant to be read. */
const UNREAD = ['script', 'style', 'title', 'xml', 'svg', 'math', 'template', 'iframe', 'object'];
const KEPT = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'br', 'strong', 'span', 'a', 'img'],
];
const WITHOUT_END = ['br', 'img'];
const KEPT_ATTRIBUTES = new Map([
  ['a', ['href']],
  ['img', ['data-name', 'alt', 'data-credit']],
]);

/**
 * Rewrites HTML before it is pasted: tags keep only their name and the attributes that the editor's rules need, and all
 * other characters become text. The browser then meets no style, handler or address that the content security policy
 * would report. Bold text that programs write as a style becomes bold text.
 */
export function cleanPaste(pasted: string): PastedHtml {
  const body = parseInert(pasted);
  for (const element of body.querySelectorAll('*')) {
    if (UNREAD.includes(nameOf(element))) element.replaceWith(' ');
  }
  makeLists(body);
  const links = [...body.querySelectorAll('a')];
  return {
    html: unmarked([...body.childNodes].map(written).join('')),
    hasForeignLink: links.some((link) => !isOwnAddress(link.getAttribute('href') ?? '#')),
    hasImage: body.querySelector('img:not([data-name])') !== null,
  };
}

function written(node: Node): string {
  if (node instanceof Text) return escaped(node.data);
  if (!(node instanceof Element)) return ' ';
  const inside = [...node.childNodes].map(written).join('');
  const name = writtenName(node);
  if (!KEPT.includes(name)) return inside;
  const attributes = (KEPT_ATTRIBUTES.get(name) ?? ['data-pm-slice']).flatMap((key) => {
    const value = node.getAttribute(key);
    return value === null ? [] : [` ${key}="${escaped(value)}"`];
  });
  return `<${name}${attributes.join('')}>${WITHOUT_END.includes(name) ? '' : `${inside}</${name}>`}`;
}

/** Word processors wrap whole documents in bold tags that are not bold, and write bold text as spans. */
function writtenName(element: Element): string {
  const name = nameOf(element);
  // Table cells become paragraphs.
  if (name === 'td' || name === 'th') return 'div';
  if (name !== 'span' && name !== 'b') return name;
  const [, weight = ''] = /font-weight:\s*(\w+)/i.exec(styleOf(element)) ?? [];
  if (/^(?:bold(?:er)?|[6-9]00)$/i.test(weight)) return 'strong';
  return name === 'b' && weight === '' ? 'strong' : 'span';
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
