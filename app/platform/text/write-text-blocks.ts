import { IMAGES_ROOT } from '#app/platform/image-name.ts';
import { readTextBlocks, UnknownMarkdown } from './read-text-blocks.ts';
import type { TextBlock, TextSpan } from './text-blocks.ts';
import { inlineMarkdown, tidySpans, withoutBrackets } from './write-text-spans.ts';

/**
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
