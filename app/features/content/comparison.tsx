import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { ComparedLine } from './compare-texts.ts';

const messages = staffContent.versions;

/** Differences between two revisions, marked in the lines and announced in words. */
export function Comparison({ lines }: { lines: readonly ComparedLine[] }) {
  if (isSameText(lines)) return <p>{messages.same}</p>;
  return (
    <ol className="compared">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the comparison is static and its lines have no ids
        <Line key={index} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { line: ComparedLine }) {
  if (line.kind === 'skipped')
    return <li className="compared-skipped">{messages.unchanged(line.count)}</li>;
  if (line.kind === 'same') return line.text.trim() === '' ? null : <li>{line.text}</li>;
  if (line.words.every(({ text }) => text.trim() === '')) return null;
  const Mark = line.kind === 'out' ? 'del' : 'ins';
  return (
    <li className={`compared-${line.kind}`}>
      <strong>{line.kind === 'out' ? messages.out : messages.in}</strong>{' '}
      {line.words.map(({ text, isChanged }, index) =>
        isChanged ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the comparison is static and its words have no ids
          <Mark key={index}>{text}</Mark>
        ) : (
          text
        ),
      )}
    </li>
  );
}

export function isSameText(lines: readonly ComparedLine[]): boolean {
  return lines.every(({ kind }) => kind !== 'out' && kind !== 'in');
}
