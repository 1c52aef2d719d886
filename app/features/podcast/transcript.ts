import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import type { Turn } from './episode.ts';

/**
 * A transcript as turns. A paragraph that begins with a name, '**Helena:** …', begins a turn; one without goes on.
 * @param speakers slugs whose first word is the name: 'helena-prado-vilela'
 * @throws Error for a name of nobody and for everything that is no paragraph
 */
export function transcriptOf(blocks: readonly TextBlock[], speakers: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') throw new Error('a transcript has paragraphs alone');
    const [first, ...rest] = block.spans;
    const name = first?.isStrong ? /^(\p{L}+):$/u.exec(first.text.trim())?.[1] : undefined;
    if (name !== undefined) {
      turns.push({ speaker: speakerOf(name, speakers), name, paragraphs: [trimmed(rest)] });
      continue;
    }
    const open = turns.at(-1);
    if (!open) throw new Error('a transcript begins with the name of who speaks');
    open.paragraphs.push(block.spans);
  }
  return turns;
}

function speakerOf(name: string, speakers: readonly string[]): string {
  const speaker = speakers.find((slug) => slug.split('-')[0] === plainLetters(name));
  if (speaker === undefined) throw new Error(`'${name}' is none of the speakers`);
  return speaker;
}

function trimmed(spans: Turn['paragraphs'][number]): Turn['paragraphs'][number] {
  const [first, ...rest] = spans;
  return first ? [{ ...first, text: first.text.trimStart() }, ...rest] : [];
}
