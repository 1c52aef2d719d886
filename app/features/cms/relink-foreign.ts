import { relinkedBlocks } from '#app/platform/text/page-text.ts';
import type { ForeignBlock } from './foreign-entry.ts';

/**
 * The blocks of a text of the source with its links rewritten; a link for which `to` returns undefined becomes plain
 * text.
 */
export function relinkedForeign(
  blocks: readonly ForeignBlock[],
  to: (href: string) => string | undefined,
): ForeignBlock[] {
  return blocks.flatMap((block): ForeignBlock[] =>
    block.kind === 'foreign-image' ? [block] : relinkedBlocks([block], to),
  );
}
