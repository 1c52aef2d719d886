import type { ImageName } from '#app/platform/image-name.ts';

/**
 * A run of plain text; nothing in it is ever parsed as HTML. Texts link only within this site; code may
 * add other addresses.
 */
export type TextSpan = { text: string; isStrong: boolean; href?: string | undefined };
export type TextBlock =
  /** '##'. The `id` exists when something links to the heading. */
  | { kind: 'heading'; text: string; id?: string | undefined }
  /** '###' */
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; spans: TextSpan[] }
  | { kind: 'list'; isOrdered: boolean; items: TextSpan[][] }
  /** One of the clinic's own images; `alt` says what it shows, `credit` who made it. */
  | ({ kind: 'image'; alt: string; credit?: string | undefined } & ImageName);

/** The plain words of a text, without formatting, one line per block or list item. */
export function plainTextOf(blocks: readonly TextBlock[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: TextBlock): string[] {
  const textOf = (spans: readonly TextSpan[]) => spans.map(({ text }) => text).join('');
  if (block.kind === 'paragraph') return [textOf(block.spans)];
  if (block.kind === 'image') return [block.alt];
  return block.kind === 'list' ? block.items.map(textOf) : [block.text];
}
