import type { ImageName } from '#app/platform/image-name.ts';

/**
 * A run of plain text; nothing in it is ever parsed as HTML. Texts link within this site and, by https, to
 * others; code may add other addresses.
 */
export type TextSpan = {
  text: string;
  isStrong: boolean;
  /** In italics; left out where it is not. */
  isEmphasis?: true | undefined;
  href?: string | undefined;
};
export type TextBlock =
  /** '##'. The `id` exists when something links to the heading. */
  | { kind: 'heading'; text: string; id?: string | undefined }
  /** '###' */
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; spans: TextSpan[] }
  | { kind: 'list'; isOrdered: boolean; items: TextSpan[][] }
  /** Words of somebody else, a line a paragraph. */
  | { kind: 'quote'; lines: TextSpan[][] }
  /** `head` names the columns; every row has as many cells. */
  | { kind: 'table'; head: TextSpan[][]; rows: TextSpan[][][] }
  /** One of the clinic's own images; `alt` says what it shows, `credit` who made it. */
  | ({ kind: 'image'; alt: string; credit?: string | undefined } & ImageName);

/** Columns of a table; more of them nobody reads on a telephone. */
export const MAX_COLUMNS = 12;

/** The plain words of a text, without formatting, one line per block or list item. */
export function plainTextOf(blocks: readonly TextBlock[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: TextBlock): string[] {
  const textOf = (spans: readonly TextSpan[]) => spans.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'paragraph':
      return [textOf(block.spans)];
    case 'image':
      return [block.alt];
    case 'list':
      return block.items.map(textOf);
    case 'quote':
      return block.lines.map(textOf);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOf).filter(Boolean).join('; '));
    default:
      return [block.text];
  }
}

/** The block with each of its lines, items or cells changed; headings and images are as they were. */
export function withLines(block: TextBlock, change: (line: TextSpan[]) => TextSpan[]): TextBlock {
  if (block.kind === 'paragraph') return { ...block, spans: change(block.spans) };
  if (block.kind === 'list') return { ...block, items: block.items.map(change) };
  if (block.kind === 'quote') return { ...block, lines: block.lines.map(change) };
  if (block.kind !== 'table') return block;
  return {
    ...block,
    head: block.head.map(change),
    rows: block.rows.map((row) => row.map(change)),
  };
}
