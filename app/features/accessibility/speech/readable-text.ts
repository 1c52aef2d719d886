/** What is read of a page's tree; the browser's `Node` is one. */
export type Tree<Self> = {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<Self>;
  /** Elements have it. */
  getAttribute?(name: string): string | null;
};

/** How the page looks. */
export type Look<Part> = {
  /** Whether a sighted reader sees the element. */
  isSeen(element: Part): boolean;
  /** Whether the element stands within a line of text. */
  isInline(element: Part): boolean;
};

/**
 * Where a stretch of the text comes from. A stretch of a text node is as long there as here; one of an element,
 * such as a picture's description, stands for the whole of it.
 */
type Stretch<Part> = { start: number; end: number; node: Part; offset: number; isWhole: boolean };

/** Text of a page as it is read: blanks are single, every block is a line of its own. */
export type ReadableText<Part> = { text: string; stretches: readonly Stretch<Part>[] };

const TEXT = 3;
const ELEMENT = 1;
/** Programs, other documents, navigation, and whatever shows what somebody has typed. */
const UNREAD =
  /^(?:script|style|noscript|template|iframe|object|embed|canvas|video|audio|nav|input|textarea|select|option|datalist|meter|progress)$/;

/**
 * What a sighted reader sees of a part of a page, in order. Pictures are read by their descriptions, `<abbr title>`
 * by what it stands for. Never read: what is hidden, what a field contains, navigation.
 */
export function readableText<Part extends Tree<Part>>(
  root: Part,
  look: Look<Part>,
): ReadableText<Part> {
  const stretches: Stretch<Part>[] = [];
  let text = '';
  let gap: '' | ' ' | '\n' = '';

  function append(words: string, from: Omit<Stretch<Part>, 'start' | 'end'>): void {
    if (text !== '') text += gap;
    gap = '';
    const start = text.length;
    text += words;
    stretches.push({ ...from, start, end: text.length });
  }

  function endBlock(): void {
    gap = '\n';
  }

  function readText(node: Part): void {
    const words = node.nodeValue ?? '';
    const isBlank = (part: string) => /\s/.test(part);
    for (const { 0: part, index } of words.matchAll(/\s+|\S+/g))
      if (!isBlank(part)) append(part, { node, offset: index, isWhole: false });
      else if (gap === '') gap = ' ';
  }

  function readWhole(node: Part, words: string): void {
    const spoken = words.replace(/\s+/g, ' ').trim();
    if (spoken !== '') append(spoken, { node, offset: 0, isWhole: true });
  }

  function readElement(element: Part): void {
    const name = element.nodeName.toLowerCase();
    if (name === 'br') endBlock();
    const attribute = (key: string) => element.getAttribute?.(key) ?? null;
    if (UNREAD.test(name) || attribute('role') === 'navigation') return;
    // Also what staff write: an editor is a field.
    if (!['false', null].includes(attribute('contenteditable'))) return;
    if (attribute('aria-hidden') === 'true' || !look.isSeen(element)) return;
    const isBlock = name === 'img' || attribute('role') === 'img' || !look.isInline(element);
    if (isBlock) endBlock();
    const words = wordsFor(name, attribute);
    if (words === null) read(element);
    else readWhole(element, words);
    if (isBlock) endBlock();
  }

  function read(parent: Part): void {
    for (const node of parent.childNodes)
      if (node.nodeType === TEXT) readText(node);
      else if (node.nodeType === ELEMENT) readElement(node);
  }

  readElement(root);
  return { text, stretches };
}

/** What is said in an element's place; null when its content is. */
function wordsFor(name: string, attribute: (key: string) => string | null): string | null {
  if (name === 'img') return attribute('alt') ?? '';
  if (name === 'abbr') return attribute('title');
  if (attribute('role') === 'img') return attribute('aria-label') ?? '';
  return name === 'svg' ? '' : null;
}

/** A place before a character of a text node, or before or after an element as a whole. */
export type Place<Part> = { node: Part; at: number | 'before' | 'after' };

/** Where a part of the text stands in the page. @param end exclusive; both within words */
export function placesOf<Part>(
  { stretches }: ReadableText<Part>,
  { start, end }: { start: number; end: number },
): { from: Place<Part>; to: Place<Part> } | null {
  const first = stretches.find((each) => each.end > start);
  const last = stretches.findLast((each) => each.start < end);
  if (!first || !last || first.start >= end) return null;
  const from = first.isWhole ? 'before' : first.offset + Math.max(0, start - first.start);
  const to = last.isWhole ? 'after' : last.offset + Math.min(end, last.end) - last.start;
  return { from: { node: first.node, at: from }, to: { node: last.node, at: to } };
}
