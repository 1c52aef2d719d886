import { lexer, type MarkedToken, type Token } from 'marked';
import type { TextBlock, TextSpan } from './text-blocks.ts';

/** Markdown that no block can show. */
export class UnknownMarkdown extends Error {
  constructor(raw: string) {
    super(`cannot be shown: '${raw.trim().slice(0, 40)}'`);
  }
}

/**
 * Markdown as a list of plain blocks: paragraphs, '##' and '###' headings and flat lists, with **strong** words
 * and [links](/servicos) that stay on this site.
 * @throws UnknownMarkdown for everything else, HTML and links to elsewhere above all
 */
export function readTextBlocks(markdown: string): TextBlock[] {
  return lexer(markdown).flatMap((token) => readBlock(ownToken(token)));
}

function readBlock(token: MarkedToken): TextBlock[] {
  if (token.type === 'space') return [];
  if (token.type === 'paragraph') return [{ kind: 'paragraph', spans: readSpans(token.tokens) }];
  if (token.type === 'heading' && token.depth === 2)
    return [{ kind: 'heading', text: plainText(token.tokens) }];
  if (token.type === 'heading' && token.depth === 3)
    return [{ kind: 'subheading', text: plainText(token.tokens) }];
  if (token.type !== 'list') throw new UnknownMarkdown(token.raw);
  const items = token.items.map((item) => readSpans(item.tokens.flatMap(spansOfItem)));
  return [{ kind: 'list', isOrdered: token.ordered, items }];
}

function spansOfItem(token: Token): Token[] {
  if (token.type !== 'text' || !token.tokens) throw new UnknownMarkdown(token.raw);
  return token.tokens;
}

function readSpans(tokens: Token[]): TextSpan[] {
  return tokens.map(ownToken).flatMap((token) => {
    if (token.type !== 'strong') return [readSpan(token, false)];
    return token.tokens.map((inner) => readSpan(ownToken(inner), true));
  });
}

function readSpan(token: MarkedToken, isStrong: boolean): TextSpan {
  if (token.type !== 'link') return { text: plainText([token]), isStrong };
  // '//host' would leave the site as well.
  if (!/^(?:#|\/(?!\/))[^\s\\]*$/.test(token.href) || token.title)
    throw new UnknownMarkdown(token.raw);
  return { text: plainText(token.tokens), isStrong, href: token.href };
}

function plainText(tokens: Token[]): string {
  return tokens
    .map(ownToken)
    .map((token) => {
      const isPlain = token.type === 'text' || token.type === 'escape';
      // Marked leaves entities to HTML, of which there is none here.
      if (!isPlain || /&[#\w]+;/.test(token.raw)) throw new UnknownMarkdown(token.raw);
      return token.text.replaceAll(/\s+/g, ' ');
    })
    .join('');
}

// Generic tokens come from extensions of Marked, and none is registered.
function ownToken(token: Token): MarkedToken {
  if (!isOwnToken(token)) throw new UnknownMarkdown(token.raw);
  return token;
}

const OWN_TYPES = ['space', 'paragraph', 'heading', 'list', 'text', 'escape', 'strong', 'link'];

function isOwnToken(token: Token): token is MarkedToken {
  return OWN_TYPES.includes(token.type);
}
