import { IMAGES_ROOT } from '#app/platform/image-name.ts';
import { readTextBlocks, UnknownMarkdown } from './read-text-blocks.ts';
import type { TextBlock, TextSpan } from './text-blocks.ts';

/**
 * The same text in as few spans as possible: equal neighbours are merged, spaces are single, and none is
 * at the start or end of a line or of bold or italic text.
 */
export function tidySpans(spans: readonly TextSpan[]): TextSpan[] {
  const tidy: TextSpan[] = [];
  for (const span of spans.flatMap(bareSpaces)) {
    const last = tidy.at(-1);
    const words = span.href === undefined ? span.text : withoutBrackets(span.text);
    let text = words.replaceAll(/[\s\p{Cc}]+/gu, ' ');
    if (!last || last.text.endsWith(' ')) text = text.trimStart();
    if (text === '') continue;
    if (last && isAlike(last, span)) last.text += text;
    else if (isStrongGap(tidy, span)) joinStrong(tidy, spanOf(text, span));
    else tidy.push(spanOf(text, span));
  }
  const last = tidy.at(-1);
  if (last) last.text = last.text.trimEnd();
  return last?.text === '' ? tidySpans(tidy.slice(0, -1)) : tidy;
}

/** Whether nothing but a space stands between bold words and these, which are bold too. */
function isStrongGap(tidy: readonly TextSpan[], { isStrong }: TextSpan): boolean {
  const [before, gap] = tidy.slice(-2);
  return isStrong && before?.isStrong === true && gap?.text === ' ' && gap.href === undefined;
}

/** Puts the space between bold words among them, where it is in no italics. */
function joinStrong(tidy: TextSpan[], span: TextSpan): void {
  tidy.pop();
  const before = tidy.at(-1);
  const isPlain = (each: TextSpan) => !each.isEmphasis && each.href === undefined;
  const gap = { text: ' ', isStrong: true };
  // Two links stay two, wherever they lead.
  if (before && isAlike(before, span) && span.href === undefined) before.text += ` ${span.text}`;
  else if (before && isPlain(before)) {
    before.text += ' ';
    tidy.push(span);
  } else if (isPlain(span)) tidy.push({ ...span, text: ` ${span.text}` });
  else tidy.push(gap, span);
}

function isAlike(one: TextSpan, other: TextSpan): boolean {
  const isSoMarked = one.isStrong === other.isStrong && !one.isEmphasis === !other.isEmphasis;
  return isSoMarked && one.href === other.href;
}

/** In the order of keys in which texts are compared. */
function spanOf(text: string, { isStrong, isEmphasis, href }: Omit<TextSpan, 'text'>): TextSpan {
  return {
    text,
    isStrong,
    ...(isEmphasis && { isEmphasis }),
    ...(href === undefined ? {} : { href }),
  };
}

/** Replaces square brackets, which would end the text of a link or image. */
function withoutBrackets(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

/** Moves spaces at the ends of marked text outside of it, where Markdown requires them. */
function bareSpaces(span: TextSpan): TextSpan[] {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(span.text) ?? [];
  if ((!span.isStrong && !span.isEmphasis) || (!before && !after)) return [span];
  const around = { isStrong: false, href: span.href };
  return [spanOf(before, around), { ...span, text }, spanOf(after, around)];
}

/** Tidy spans as one line of Markdown. @param sign of italics: an asterisk or an underscore */
function inlineMarkdown(spans: readonly TextSpan[], sign = '*'): string {
  let markdown = '';
  let isStrong = false;
  let isEmphasis = false;
  for (const span of spans) {
    const isOther = span.isStrong !== isStrong;
    // Bold text is outside of italics, so these end before it does.
    if (isEmphasis && (isOther || !span.isEmphasis)) {
      markdown += sign;
      isEmphasis = false;
    }
    if (isOther) markdown += '**';
    if (span.isEmphasis && !isEmphasis) markdown += sign;
    isStrong = span.isStrong;
    isEmphasis = span.isEmphasis === true;
    const words = escaped(span.text);
    markdown += span.href === undefined ? words : `[${words}](${destination(span.href)})`;
  }
  if (isEmphasis) markdown += sign;
  if (isStrong) markdown += '**';

  // Characters that would start a heading, a list, a quotation or a table.
  return markdown.replace(/^[-+#=>:]/, '\\$&').replace(/^(\d{1,9})(?=[.)])/, '$1\\');
}

/** Text with every special character escaped. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\`*_[\]~|]/g, '\\$&')
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
  return href.replaceAll(/[()<>"'[\]*_|]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase();
    return `%${code}`;
  });
}

/**
 * Writes blocks as Markdown that `readTextBlocks` parses into the same blocks. Blocks without words are
 * dropped; bold and italic text that Markdown cannot mark, as between punctuation, becomes
 * plain.
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
  if (block.kind === 'quote') return quoteMarkdown(block);
  if (block.kind === 'table') return tableMarkdown(block);
  const words = lineMarkdown([{ text: block.text, isStrong: false }]);
  if (!words) return '';
  return `${block.kind === 'heading' ? '##' : '###'} ${words.replaceAll(/(?<!\\)#/g, '\\#')}`;
}

function quoteMarkdown({ lines }: Extract<TextBlock, { kind: 'quote' }>): string {
  const written = lines.map(lineMarkdown).filter(Boolean);
  return written.map((line) => `> ${line}`).join('\n>\n');
}

/** Rows without words are dropped; the others get as many cells as the widest has. */
function tableMarkdown({ head, rows }: Extract<TextBlock, { kind: 'table' }>): string {
  const [names = [], ...written] = [head, ...rows].map((row) => row.map(lineMarkdown));
  const filled = written.filter((row) => row.some(Boolean));
  if (filled.length === 0 && !names.some(Boolean)) return '';
  const width = Math.max(names.length, ...filled.map((row) => row.length));
  const lineOf = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const rule = lineOf(Array.from({ length: width }, () => '---'));
  return [lineOf(names), rule, ...filled.map(lineOf)].join('\n');
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

/** One line of text, as in a paragraph, a list item or a cell. */
function lineMarkdown(spans: readonly TextSpan[]): string {
  const tidy = tidySpans(spans);
  const plain = tidySpans(tidy.map(({ text, href }) => spanOf(text, { isStrong: false, href })));
  const upright = tidySpans(tidy.map((span) => ({ ...span, isEmphasis: undefined })));
  const isMarked = tidy.some(({ isStrong, isEmphasis }) => isStrong || isEmphasis);
  if (!isMarked) return inlineMarkdown(tidy);
  for (const [line, sign] of [
    [tidy, '*'],
    [tidy, '_'],
    [upright, '*'],
  ] as const) {
    const markdown = inlineMarkdown(line, sign);
    if (isReadAs(markdown, line)) return markdown;
  }
  return inlineMarkdown(plain);
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
