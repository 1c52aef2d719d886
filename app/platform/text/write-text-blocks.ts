import { IMAGES_ROOT } from '#app/platform/image-name.ts';
import { readTextBlocks, UnknownMarkdown } from './read-text-blocks.ts';
import type { TextBlock, TextSpan } from './text-blocks.ts';

/**
 * The same text in as few spans as possible: equal neighbours are merged, spaces are single, and none is
 * at the start or end of a line or of bold text.
 */
export function tidySpans(spans: readonly TextSpan[]): TextSpan[] {
  const tidy: TextSpan[] = [];
  for (const span of spans.flatMap(bareSpaces)) {
    const last = tidy.at(-1);
    const words = span.href === undefined ? span.text : withoutBrackets(span.text);
    let text = words.replaceAll(/[\s\p{Cc}]+/gu, ' ');
    if (!last || last.text.endsWith(' ')) text = text.trimStart();
    if (text === '') continue;
    if (last && last.isStrong === span.isStrong && last.href === span.href) last.text += text;
    else tidy.push(span.href === undefined ? plain(text, span.isStrong) : { ...span, text });
  }
  const last = tidy.at(-1);
  if (last) last.text = last.text.trimEnd();
  return last?.text === '' ? tidySpans(tidy.slice(0, -1)) : tidy;
}

/** Replaces square brackets, which would end the text of a link or image. */
function withoutBrackets(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

const plain = (text: string, isStrong: boolean): TextSpan => ({ text, isStrong });

/** Moves spaces at the ends of bold text outside of it, where Markdown requires them. */
function bareSpaces(span: TextSpan): TextSpan[] {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(span.text) ?? [];
  if (!span.isStrong || (!before && !after)) return [span];
  const around = { isStrong: false, ...(span.href === undefined ? {} : { href: span.href }) };
  return [
    { ...around, text: before },
    { ...span, text },
    { ...around, text: after },
  ];
}

/** Tidy spans as one line of Markdown. */
function inlineMarkdown(spans: readonly TextSpan[]): string {
  let markdown = '';
  let isStrong = false;
  for (const span of spans) {
    if (span.isStrong !== isStrong) markdown += '**';
    isStrong = span.isStrong;
    const words = escaped(span.text);
    markdown += span.href === undefined ? words : `[${words}](${destination(span.href)})`;
  }
  if (isStrong) markdown += '**';

  // Characters that would start a heading, a list or a quotation.
  return markdown.replace(/^[-+#=>]/, '\\$&').replace(/^(\d{1,9})(?=[.)])/, '$1\\');
}

/** Text with every special character escaped. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\`*_[\]~]/g, '\\$&')
      .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
      .replaceAll(/&(?=[#\w]+;)/g, '\\&')
      // Before a link it would make an image.
      .replace(/!$/, '\\!')
      // Would become an automatic link.
      .replaceAll(/:(?=\/\/)/g, '\\:')
      .replaceAll(/(?<=www)\.(?=\S)/gi, '\\.')
      .replaceAll(/(?<=\S)@(?=\S)/g, '\\@')
  );
}

function destination(href: string): string {
  return href.replaceAll(/[()<>"'[\]*_]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase();
    return `%${code}`;
  });
}

/**
 * Writes blocks as Markdown that `readTextBlocks` parses into the same blocks. Blocks without words are
 * dropped; bold text that Markdown cannot mark, as between punctuation, becomes plain.
 */
export function writeTextBlocks(blocks: readonly TextBlock[]): string {
  const written: { block: TextBlock; markdown: string; isOther: boolean }[] = [];
  for (const block of blocks) {
    const last = written.at(-1);
    // Two adjacent lists of one type would merge if they had the same markers.
    const isOther = !last?.isOther && isSameList(last?.block, block);
    const markdown = block.kind === 'list' ? listMarkdown(block, isOther) : blockMarkdown(block);
    if (markdown) written.push({ block, markdown, isOther });
  }
  return written.map(({ markdown }) => markdown).join('\n\n');
}

function isSameList(one: TextBlock | undefined, other: TextBlock): boolean {
  if (one?.kind !== 'list' || other.kind !== 'list') return false;
  return one.isOrdered === other.isOrdered;
}

function blockMarkdown(block: Exclude<TextBlock, { kind: 'list' }>): string {
  if (block.kind === 'image') return imageMarkdown(block);
  if (block.kind === 'paragraph') return lineMarkdown(block.spans);
  const words = lineMarkdown([{ text: block.text, isStrong: false }]);
  if (!words) return '';
  return `${block.kind === 'heading' ? '##' : '###'} ${words.replaceAll(/(?<!\\)#/g, '\\#')}`;
}

function listMarkdown(
  { isOrdered, items }: Extract<TextBlock, { kind: 'list' }>,
  isOther: boolean,
): string {
  return items
    .map(lineMarkdown)
    .filter(Boolean)
    .map((words, index) => {
      if (isOrdered) return `${index + 1}${isOther ? ')' : '.'} ${words}`;
      return `${isOther ? '*' : '-'} ${words}`;
    })
    .join('\n');
}

/** One line of text, as in a paragraph or a list item. */
function lineMarkdown(spans: readonly TextSpan[]): string {
  const tidy = tidySpans(spans);
  const markdown = inlineMarkdown(tidy);
  if (tidy.every(({ isStrong }) => !isStrong) || isReadAs(markdown, tidy)) return markdown;
  return inlineMarkdown(tidySpans(tidy.map((span) => ({ ...span, isStrong: false }))));
}

function isReadAs(markdown: string, spans: readonly TextSpan[]): boolean {
  try {
    const [block] = readTextBlocks(markdown);
    const read = block?.kind === 'paragraph' ? tidySpans(block.spans) : [];
    return JSON.stringify(read) === JSON.stringify(spans);
  } catch (error) {
    if (error instanceof UnknownMarkdown) return false;
    throw error;
  }
}

/** The Markdown line of one of the clinic's own images. */
export function imageMarkdown({
  name,
  alt,
  credit,
}: {
  name: string;
  alt: string;
  credit?: string | undefined;
}): string {
  const words = lineMarkdown([{ text: withoutBrackets(alt), isStrong: false }]);
  const title = (credit ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/&(?=[#\w]+;)/g, '& ')
    .replaceAll(/["\\]/g, '\\$&');
  return `![${words}](${IMAGES_ROOT}${name}${title ? ` "${title}"` : ''})`;
}
