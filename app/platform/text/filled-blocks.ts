import { TextProblem } from './content-problem.ts';
import { type TextBlock, type TextSpan, withLines } from './text-blocks.ts';

/** Replacement for a placeholder; with `href`, a link. */
export type Filling = { text: string; href?: string };

/**
 * The text with '{name}' replaced wherever words stand but in headings. The replacement is always plain text, never
 * markup.
 * @throws Error for a placeholder without a replacement; `refuseUnknownBraces` has ruled this out on
 * reading
 */
export function filledBlocks<Name extends string>(
  blocks: readonly TextBlock[],
  fillings: Readonly<Record<Name, Filling>>,
): TextBlock[] {
  const byName = new Map<string, Filling>(Object.entries<Filling>(fillings));
  const fill = (spans: readonly TextSpan[]) => spans.flatMap((span) => filledSpans(span, byName));
  return blocks.map((block) => withLines(block, fill));
}

/** @throws TextProblem for a brace that is no placeholder of these names */
export function refuseUnknownBraces(source: string, names: readonly string[]): void {
  const rest = source.replace(new RegExp(`\\{(${names.join('|')})\\}`, 'g'), '');
  const found = /\S*[{}]\S*/.exec(rest)?.[0];
  if (!found) return;
  const known = names.join(', ');
  throw new TextProblem({ code: 'unknown-placeholder', params: { found, known } });
}

function filledSpans(span: TextSpan, fillings: ReadonlyMap<string, Filling>): TextSpan[] {
  // Splitting by a pattern with a group alternates texts and names.
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
