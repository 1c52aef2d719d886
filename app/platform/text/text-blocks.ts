import type { ImageName } from '#app/platform/image-name.ts';

/**
 * A stretch of plain text; nothing in it is ever read as HTML. Texts link only inside this site; other
 * addresses are given by code.
 */
export type TextSpan = { text: string; isStrong: boolean; href?: string | undefined };
export type TextBlock =
  /** '##'. The `id` is there when something links to it. */
  | { kind: 'heading'; text: string; id?: string | undefined }
  /** '###' */
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; spans: TextSpan[] }
  | { kind: 'list'; isOrdered: boolean; items: TextSpan[][] }
  /** A picture of the clinic's own; `alt` says what it shows, `credit` whose it is. */
  | ({ kind: 'image'; alt: string; credit?: string | undefined } & ImageName);

/** The words of a text, without its marks, a line a block or list item. */
export function plainTextOf(blocks: readonly TextBlock[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: TextBlock): string[] {
  const textOf = (spans: readonly TextSpan[]) => spans.map(({ text }) => text).join('');
  if (block.kind === 'paragraph') return [textOf(block.spans)];
  if (block.kind === 'image') return [block.alt];
  return block.kind === 'list' ? block.items.map(textOf) : [block.text];
}
