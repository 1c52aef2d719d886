import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser } from 'parse5';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Letters; a long article has 40,000. */
export const MAX_HTML = 500_000;
// The standard's algorithm takes time and memory that grow faster than the text where elements are nested deeply,
// reopened by the thousand, or have thousands of attributes. No article comes near these.
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 30_000;
const MAX_ATTRIBUTES = 100;
/** Read in pieces, so that the attributes of a tag are counted before there are too many. */
const PIECE = 2_048;

class TooComplex extends Error {}

/**
 * The nodes of a piece of HTML, read as the standard says and as browsers do; what no browser would read in
 * reasonable time is refused.
 */
export function readHtmlTree(html: string): Result<readonly HtmlNode[], 'too-large'> {
  if (html.length > MAX_HTML) return refuse('too-large');
  let depth = 0;
  let elements = 0;
  const parser = Parser.getFragmentParser(null, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(name, namespace, attributes) {
        elements += 1;
        if (elements > MAX_ELEMENTS) throw new TooComplex();
        return defaultTreeAdapter.createElement(name, namespace, attributes);
      },
      onItemPush() {
        depth += 1;
        if (depth > MAX_DEPTH) throw new TooComplex();
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
  try {
    for (let at = 0; at < html.length; at += PIECE) {
      parser.tokenizer.write(html.slice(at, at + PIECE), false);
      if (attributesOf(parser.tokenizer) > MAX_ATTRIBUTES) throw new TooComplex();
    }
    parser.tokenizer.write('', true);
  } catch (error) {
    if (error instanceof TooComplex) return refuse('too-large');
    throw error;
  }
  return ok(parser.getFragment().childNodes);
}

/** Of the tag that is being read. */
function attributesOf(tokenizer: object): number {
  const token = 'currentToken' in tokenizer ? tokenizer.currentToken : null;
  if (typeof token !== 'object' || token === null || !('attrs' in token)) return 0;
  return Array.isArray(token.attrs) ? token.attrs.length : 0;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** The attribute's value; '' when the element has none. */
export function attributeOf(element: HtmlElement, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? '';
}

export function hasClass(element: HtmlElement, pattern: RegExp): boolean {
  return attributeOf(element, 'class')
    .split(/\s+/)
    .some((each) => pattern.test(each));
}
