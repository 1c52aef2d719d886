import type { TextBlock, TextSpan } from './text-blocks.ts';

/** What stands in place of a name in braces; with an address when it can be followed. */
export type Filling = { text: string; href?: string };

/**
 * The text with '{name}' in its paragraphs and lists replaced. What is filled in is text, whatever it looks like.
 * @throws Error for a name that has no filling; `refuseUnknownBraces` has found those when the text was read
 */
export function filledBlocks<Name extends string>(
  blocks: readonly TextBlock[],
  fillings: Readonly<Record<Name, Filling>>,
): TextBlock[] {
  const byName = new Map<string, Filling>(Object.entries<Filling>(fillings));
  const fill = (spans: readonly TextSpan[]) => spans.flatMap((span) => filledSpans(span, byName));
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, spans: fill(block.spans) };
    return block.kind === 'list' ? { ...block, items: block.items.map(fill) } : block;
  });
}

/** @throws Error for a brace that is no placeholder of these names */
export function refuseUnknownBraces(source: string, names: readonly string[]): void {
  const rest = source.replace(new RegExp(`\\{(${names.join('|')})\\}`, 'g'), '');
  const fault = /\S*[{}]\S*/.exec(rest)?.[0];
  if (fault) throw new Error(`'${fault}' is no placeholder; they are: ${names.join(', ')}`);
}

function filledSpans(span: TextSpan, fillings: ReadonlyMap<string, Filling>): TextSpan[] {
  // Splitting at a pattern with a group gives text and names in turn.
  return span.text
    .split(/\{(\w*)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return { ...span, text: part };
      const filling = fillings.get(part);
      if (!filling) throw new Error(`the text names '{${part}}', which nothing fills`);
      return { ...span, ...filling };
    })
    .filter(({ text }) => text !== '');
}
