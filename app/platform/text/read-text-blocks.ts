import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { isOutsideAddress, isOwnAddress } from '#app/platform/browser/own-address.ts';
import { IMAGES_ROOT, readImageName } from '#app/platform/image-name.ts';
import { TextProblem } from './content-problem.ts';
import { MAX_COLUMNS, type TextBlock, type TextSpan } from './text-blocks.ts';

/** Markdown that no block type can represent. */
export class UnknownMarkdown extends TextProblem {
  /** The beginning of the rejected Markdown. */
  readonly piece: string;

  constructor(raw: string) {
    const piece = raw.trim().slice(0, 40);
    super({ code: 'unknown-markdown', params: { quote: piece } });
    this.piece = piece;
  }
}

/**
 * Parses Markdown into plain blocks: paragraphs, '##' and '###' headings, flat lists, quotations, tables and
 * the clinic's own images, with **bold** and *italic* text and links within this site or by https to
 * others. The editor in the browser uses it too.
 * @throws UnknownMarkdown for everything else, above all HTML
 */
export function readTextBlocks(markdown: string): TextBlock[] {
  return tokensOf(markdown).flatMap((token) => readBlock(ownToken(token)));
}

// Not a real word, and Marked's time grows with the square of its length.
const ENDLESS_WORD = /\S{1000}/;
// The same holds for deeply nested lists and quotations; no block type can represent these.
const DEEP_LINE = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+|>[ \t]?){10}/m;

function tokensOf(markdown: string): Token[] {
  const [costly] = ENDLESS_WORD.exec(markdown) ?? DEEP_LINE.exec(markdown) ?? [];
  if (costly) throw new UnknownMarkdown(costly);
  try {
    return lexer(markdown);
  } catch (error) {
    // Thousands of nested quotations overflow the stack.
    if (error instanceof RangeError) throw new UnknownMarkdown(markdown);
    throw error;
  }
}

function readBlock(token: MarkedToken): TextBlock[] {
  if (token.type === 'space') return [];
  if (token.type === 'paragraph') return [readImage(token) ?? readParagraph(token)];
  if (token.type === 'heading' && token.depth === 2)
    return [{ kind: 'heading', text: plainText(token.tokens) }];
  if (token.type === 'heading' && token.depth === 3)
    return [{ kind: 'subheading', text: plainText(token.tokens) }];
  if (token.type === 'blockquote') return [readQuote(token)];
  if (token.type === 'table') return [readTable(token)];
  if (token.type !== 'list') throw new UnknownMarkdown(token.raw);
  const items = token.items.map((item) => readSpans(item.tokens.flatMap(spansOfItem)));
  return [{ kind: 'list', isOrdered: token.ordered, items }];
}

function readParagraph({ tokens }: Tokens.Paragraph): TextBlock {
  return { kind: 'paragraph', spans: readSpans(tokens) };
}

/** A quotation has paragraphs only. */
function readQuote({ tokens, raw }: Tokens.Blockquote): TextBlock {
  const lines = tokens.map(ownToken).flatMap((token) => {
    if (token.type === 'space') return [];
    if (token.type !== 'paragraph') throw new UnknownMarkdown(raw);
    return [readSpans(token.tokens)];
  });
  if (lines.length === 0) throw new UnknownMarkdown(raw);
  return { kind: 'quote', lines };
}

/** Where columns are aligned is left to the page. */
function readTable({ header, rows, raw }: Tokens.Table): TextBlock {
  if (header.length > MAX_COLUMNS) throw new UnknownMarkdown(raw);
  const lineOf = (cells: readonly Tokens.TableCell[]) =>
    cells.map(({ tokens }) => readSpans(tokens));
  return { kind: 'table', head: lineOf(header), rows: rows.map(lineOf) };
}

/** An image stands alone: '![what it shows](/imagens/name-1280x853 "credit")'. */
function readImage({ tokens }: Tokens.Paragraph): TextBlock | null {
  const token = tokens.length === 1 && tokens[0] ? ownToken(tokens[0]) : null;
  if (token?.type !== 'image') return null;
  const name = token.href.startsWith(IMAGES_ROOT) ? token.href.slice(IMAGES_ROOT.length) : '';
  const size = readImageName(name);
  const alt = plainText(token.tokens).trim();
  const credit = token.title?.trim();
  if (!size || !alt || (credit && ENTITY.test(credit))) throw new UnknownMarkdown(token.raw);
  return { kind: 'image', ...size, alt, ...(credit ? { credit } : {}) };
}

function spansOfItem(token: Token): Token[] {
  if (token.type !== 'text' || !token.tokens) throw new UnknownMarkdown(token.raw);
  return token.tokens;
}

type Manner = Omit<TextSpan, 'text' | 'href'>;

function readSpans(tokens: Token[], manner: Manner = { isStrong: false }): TextSpan[] {
  return tokens.map(ownToken).flatMap((token) => {
    if (token.type === 'strong') return readSpans(token.tokens, { ...manner, isStrong: true });
    if (token.type === 'em') return readSpans(token.tokens, { ...manner, isEmphasis: true });
    return [readSpan(token, manner)];
  });
}

function readSpan(token: MarkedToken, manner: Manner): TextSpan {
  if (token.type !== 'link') return { text: plainText([token]), ...manner };
  const isKnown = isOwnAddress(token.href) || isOutsideAddress(token.href);
  // An address that nobody wrote as a link is none: its name would be all that is read.
  const isWritten = token.raw.startsWith('[');
  if (!isKnown || !isWritten || token.title) throw new UnknownMarkdown(token.raw);
  return { text: plainText(token.tokens), ...manner, href: token.href };
}

// Marked leaves entities to HTML, which is not used here.
const ENTITY = /&[#\w]+;/;

function plainText(tokens: Token[]): string {
  return tokens
    .map(ownToken)
    .map((token) => {
      const isPlain = token.type === 'text' || token.type === 'escape';
      if (!isPlain || ENTITY.test(token.raw)) throw new UnknownMarkdown(token.raw);
      return token.text.replaceAll(/\s+/g, ' ');
    })
    .join('');
}

// Generic tokens come from extensions of Marked, and none is registered.
function ownToken(token: Token): MarkedToken {
  if (!isOwnToken(token)) throw new UnknownMarkdown(token.raw);
  return token;
}

const OWN_TYPES = [
  'space',
  'paragraph',
  'heading',
  'list',
  'text',
  'escape',
  'strong',
  'em',
  'blockquote',
  'table',
  'link',
  'image',
];

function isOwnToken(token: Token): token is MarkedToken {
  return OWN_TYPES.includes(token.type);
}
