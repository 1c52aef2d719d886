import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { type ComparedLine, isSameText } from './compare-texts.ts';

const texts = staffContent.versions;

/** What differs between two states of a text: said in words, and marked in the line. */
export function Comparison({ lines }: { lines: readonly ComparedLine[] }) {
  if (isSameText(lines)) return <p>{texts.same}</p>;
  return (
    <ol className="compared">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the comparison is fixed, its lines have no names
        <Line key={index} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { line: ComparedLine }) {
  if (line.kind === 'skipped')
    return <li className="compared-skipped">{texts.unchanged(line.count)}</li>;
  if (line.kind === 'same') return line.text.trim() === '' ? null : <li>{line.text}</li>;
  if (line.words.every(({ text }) => text.trim() === '')) return null;
  const Mark = line.kind === 'out' ? 'del' : 'ins';
  return (
    <li className={`compared-${line.kind}`}>
      <strong>{line.kind === 'out' ? texts.out : texts.in}</strong>{' '}
      {line.words.map(({ text, isChanged }, index) =>
        isChanged ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the comparison is fixed, its words have no names
          <Mark key={index}>{text}</Mark>
        ) : (
          text
        ),
      )}
    </li>
  );
}
