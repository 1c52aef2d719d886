import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5';
import { z } from 'zod';
import { faultsOf, nodesOf } from './structured-data.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Of a value that is not there, or of code that was taken for text. */
const LEAKS = /\bundefined\b|\[object |\bNaN\b|\bnull\b|\{\{|\bInvalid Date\b|\$\{/;
const HEADINGS = /^h[1-6]$/;
const HIDDEN = new Set(['script', 'style', 'template', 'svg', 'noscript']);

/** What is wrong with a page, one line each, whichever clinic's it is. */
export function pageFaults(html: string): string[] {
  const found: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => found.push(`HTML, line ${startLine}: ${code}`),
  });
  const elements = elementsIn(document);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  if (named('h1').length !== 1) found.push(`${named('h1').length} h1`);
  for (const each of elements) {
    if (HEADINGS.test(each.tagName) && textOf(each).trim() === '') found.push('an empty heading');
    // What nobody can come upon needs no name.
    const isShown =
      attribute(each, 'hidden') === undefined && attribute(each, 'aria-hidden') !== 'true';
    if (isShown && /^(?:a|button)$/.test(each.tagName) && nameOf(each).trim() === '')
      found.push(`${each.tagName} without a name: ${attribute(each, 'href') ?? ''}`);
    for (const { name, value } of each.attrs)
      if (LEAKS.test(value)) found.push(`${each.tagName} ${name}="${value}"`);
  }
  if (named('title').every((title) => textOf(title).trim() === '')) found.push('no title');
  const leak = LEAKS.exec(textOf(document));
  if (leak)
    found.push(`text: ${textOf(document).slice(Math.max(0, leak.index - 60), leak.index + 60)}`);
  const ids = elements.flatMap((each) => attribute(each, 'id') ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) found.push(`ids twice: ${twice.join()}`);
  return [...found, ...named('script').flatMap(dataFaults)];
}

/** Visible text, alternative texts, titles, labels and what search engines and shared links show. */
export function wordsOf(html: string): string {
  const elements = elementsIn(parse(html));
  const told = elements.flatMap((each) => [
    ...[
      'alt',
      'title',
      'aria-label',
      'content',
      'placeholder',
      'href',
      'src',
      'value',
      'srcset',
    ].flatMap((name) => attribute(each, name) ?? []),
    ...(each.tagName === 'script' && isData(each) ? [ownText(each)] : []),
  ]);
  return [textOf(parse(html)), ...told].join('\n');
}

/** Where the links, pictures and forms of a page lead, as written. */
export function hrefsOf(html: string): string[] {
  return elementsIn(parse(html)).flatMap((each) =>
    ['href', 'src', 'action'].flatMap((name) => attribute(each, name) ?? []),
  );
}

/** The elements of a page of one name, in its order. */
export function elementsOf(html: string | Element, name: string): Element[] {
  const node = typeof html === 'string' ? parse(html) : html;
  return elementsIn(node).filter(({ tagName }) => tagName === name);
}

function dataFaults(script: Element): string[] {
  if (!isData(script)) return [];
  try {
    const block: unknown = JSON.parse(ownText(script));
    return faultsOf(nodesOf(block)).map((fault) => `structured data: ${fault}`);
  } catch (error) {
    return [`structured data: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`];
  }
}

function isData(script: Element): boolean {
  return attribute(script, 'type') === 'application/ld+json';
}

function elementsIn(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node && node.namespaceURI === names.NS.HTML ? [node, ...below] : below;
}

/** Text as it is read: scripts, styles and drawings are none. */
function textOf(node: Node): string {
  if ('tagName' in node && HIDDEN.has(node.tagName)) return '';
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

function ownText(element: Element): string {
  return element.childNodes.map((each) => ('value' in each ? each.value : '')).join('');
}

/** What a screen reader calls a link or a button. */
function nameOf(element: Element): string {
  const labels = ['aria-label', 'aria-labelledby', 'title'].map((name) => attribute(element, name));
  const pictures = elementsIn(element).map(
    (each) => attribute(each, 'alt') ?? attribute(each, 'aria-label'),
  );
  return [textOf(element), ...labels, ...pictures].filter(Boolean).join(' ');
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}
