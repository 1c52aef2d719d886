import { Prose } from '#app/ui/prose/prose.tsx';
import type { Turn } from './episode.ts';

/** A conversation to read: who speaks, and what was said. */
export function TranscriptView({ turns }: { turns: readonly Turn[] }) {
  const first = turns[0]?.speaker;
  return (
    <div className="reading">
      {turns.map(({ speaker, name, paragraphs }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, its turns have no names
          key={index}
          className={speaker === first ? 'turn' : 'turn turn-other'}
        >
          <p className="turn-name">{name}</p>
          <Prose blocks={paragraphs.map((spans) => ({ kind: 'paragraph' as const, spans }))} />
        </div>
      ))}
    </div>
  );
}
