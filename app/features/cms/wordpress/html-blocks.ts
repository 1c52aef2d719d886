import type { ForeignBlock } from '#app/features/cms/foreign-entry.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { createBlockWriter, type Manner } from './block-writer.ts';
import { foreignHref, type HrefRules } from './foreign-href.ts';
import { fewWordsOf, UNREAD, wordsOf } from './foreign-text.ts';
import { embedOf } from './html-embed.ts';
import { isCaption, isFigure, writeFigure } from './html-figure.ts';
import { imageOf, lettersOf } from './html-image.ts';
import { isHidden, raised, strongOf } from './html-manner.ts';
import { writeTable } from './html-table.ts';
import {
  attributeOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  readHtmlTree,
} from './html-tree.ts';
import type { Writing } from './writing.ts';

const MAX_BLOCKS = 2_000;
/** Letters of what is written above or below the line; longer texts are no exponents. */
const MAX_RAISED = 20;
const PLAIN: Manner = { isStrong: false, href: null };
const BLOCKS =
  /^(?:address|article|aside|blockquote|body|center|dd|details|div|dl|dt|fieldset|footer|form|header|hgroup|hr|html|listing|main|nav|p|section|tbody|td|tfoot|th|thead|tr)$/;
/** What leads from a footnote to its place in the text. */
const WAY_BACK = /^(?:\s|↩|↑|⤴|\^|\ufe0e|\ufe0f)+$/;
const ADDRESS = /^https?:\/\/\S{4,2000}$/;

/**
 * An article's HTML in the site's own blocks. Only words, pictures and allowed links come through: what is built here
 * are new values, and nothing of the HTML is in them. Headings have two levels, lists one; quotations are paragraphs,
 * tables are lists, films and maps are links, and each line is a paragraph of its own.
 */
export function htmlBlocks(html: string, rules: HrefRules): Result<ForeignBlock[], 'too-large'> {
  const tree = readHtmlTree(html);
  if (!tree.ok) return tree;
  const writer = createBlockWriter();
  writeNodes({ writer, rules, captions: null, write: writeNodes }, tree.value, PLAIN);
  const blocks = writer.blocks();
  return blocks.length > MAX_BLOCKS
    ? refuse('too-large')
    : ok(blocks.map((block) => withLink(block, rules)));
}

/** A line that is nothing but an address, as WordPress keeps films that it does not show, leads there. */
function withLink(block: ForeignBlock, rules: HrefRules): ForeignBlock {
  if (block.kind !== 'paragraph') return block;
  const [span, ...others] = block.spans;
  if (!span || others.length > 0 || span.href || !ADDRESS.test(span.text)) return block;
  const href = foreignHref(span.text, rules);
  return href === null ? block : { ...block, spans: [{ ...span, href }] };
}

function writeNodes(writing: Writing, nodes: readonly HtmlNode[], manner: Manner): void {
  for (const node of nodes) {
    if (node.nodeName === '#text' && 'value' in node) writing.writer.words(node.value, manner);
    else if (isElement(node)) writeElement(writing, node, manner);
  }
}

/** Elements that are not what their content is. */
const SPECIAL: Readonly<
  Record<string, (writing: Writing, element: HtmlElement, manner: Manner) => void>
> = {
  a: writeLink,
  br: ({ writer }) => writer.endLine(),
  img: writeImage,
  iframe: writeEmbed,
  video: writeEmbed,
  audio: writeEmbed,
  pre: writeLines,
  table: writeTable,
  q(writing, { childNodes }, manner) {
    writing.writer.words('“', manner);
    writeNodes(writing, childNodes, manner);
    writing.writer.words('”', manner);
  },
  sup: writeRaised,
  sub: writeRaised,
  ul: writeList,
  ol: writeList,
  menu: writeList,
  dir: writeList,
  li: ({ writer, ...rest }, { childNodes }, manner) =>
    writer.item(() => writeNodes({ writer, ...rest }, childNodes, manner)),
  summary: writeHeading,
  h1: writeHeading,
  h2: writeHeading,
  h3: writeHeading,
  h4: writeHeading,
  h5: writeHeading,
  h6: writeHeading,
};

function writeElement(writing: Writing, element: HtmlElement, outer: Manner): void {
  const { tagName, childNodes } = element;
  if (UNREAD.test(tagName) || isHidden(element)) return;
  const manner: Manner = { ...outer, isStrong: strongOf(element, outer.isStrong) };
  const special = Object.hasOwn(SPECIAL, tagName) ? SPECIAL[tagName] : undefined;
  if (special) special(writing, element, manner);
  else if (writing.captions && isCaption(element)) writing.captions.push(element);
  else if (isFigure(element)) writeFigure(writing, element, manner);
  else if (BLOCKS.test(tagName) || tagName === 'figcaption')
    writing.writer.block('paragraph', () => writeNodes(writing, childNodes, manner));
  else writeNodes(writing, childNodes, manner);
}

function writeLink(writing: Writing, element: HtmlElement, manner: Manner): void {
  const raw = attributeOf(element, 'href');
  if (raw.startsWith('#') && WAY_BACK.test(wordsOf(element.childNodes))) return;
  const href = raw === '' ? manner.href : foreignHref(raw, writing.rules);
  writeNodes(writing, element.childNodes, { ...manner, href });
}

function writeHeading(writing: Writing, { tagName, childNodes }: HtmlElement): void {
  const kind = /^h[12]$/.test(tagName) ? 'heading' : 'subheading';
  writing.writer.block(kind, () => writeNodes(writing, childNodes, PLAIN));
}

function writeList(writing: Writing, { tagName, childNodes }: HtmlElement, manner: Manner): void {
  writing.writer.list(tagName === 'ol', () => writeNodes(writing, childNodes, manner));
}

function writeImage({ writer, rules }: Writing, element: HtmlElement, manner: Manner): void {
  const letters = lettersOf(element);
  if (letters !== null) writer.words(letters, manner);
  const image = letters === null ? imageOf(element, rules.base) : null;
  if (image) writer.picture(image);
}

function writeEmbed({ writer, rules }: Writing, element: HtmlElement): void {
  const embed = embedOf(element, rules);
  if (!embed) return;
  const { text, href } = embed;
  writer.block('paragraph', () => writer.words(text, { isStrong: false, href }));
}

/** Text whose line breaks count. */
function writeLines({ writer }: Writing, { childNodes }: HtmlElement, manner: Manner): void {
  for (const line of linesOf(childNodes).split('\n'))
    writer.block('paragraph', () => writer.words(line, manner));
}

function linesOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return wordsOf([node]);
      if (UNREAD.test(node.tagName)) return '';
      return node.tagName === 'br' ? '\n' : linesOf(node.childNodes);
    })
    .join('');
}

function writeRaised(writing: Writing, element: HtmlElement, manner: Manner): void {
  const words = fewWordsOf(element.childNodes, MAX_RAISED);
  const text = words === null ? null : raised(words, element.tagName);
  if (text === null || text === words) writeNodes(writing, element.childNodes, manner);
  else writing.writer.words(text, manner);
}
