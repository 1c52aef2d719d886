import { TextProblem } from './content-problem.ts';
import { plainLetters } from './plain-letters.ts';
import type { TextBlock } from './text-blocks.ts';

/** The anchor of a heading: 'o-que-e-a-catarata' for 'O que é a catarata?'. */
export function anchorOf(heading: string): string {
  return plainLetters(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The text with an anchor at each '##' heading, for a table of contents.
 * @throws TextProblem for two headings with the same anchor
 */
export function withAnchors(blocks: readonly TextBlock[]): TextBlock[] {
  const seen = new Set<string>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const id = anchorOf(block.text);
    if (seen.has(id))
      throw new TextProblem({ code: 'heading-twice', params: { heading: block.text } });
    seen.add(id);
    return { ...block, id };
  });
}
