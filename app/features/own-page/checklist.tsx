import { ownPageMessages } from '#app/locales/own/own-page.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { OWN_PATHS } from './own-paths.ts';

export type ChecklistLine = { key: string; text: string; isDone: boolean };
export type Checklist = { before: readonly ChecklistLine[]; bring: readonly ChecklistLine[] };

/** Fields of each line's form. */
export const TICK_FIELDS = { protocol: 'protocol', key: 'linha', isDone: 'feito' } as const;

type ChecklistProps = {
  list: Checklist;
  protocol: string;
  /** 'quinta-feira, 26 de novembro': the day on which things are brought. */
  day: string;
};

/** What to do before coming and what to bring: one press ticks a line. */
export function ChecklistSection({ list, protocol, day }: ChecklistProps) {
  const messages = useMessages(ownPageMessages).checklist;
  const all = [...list.before, ...list.bring];
  if (all.length === 0) return null;
  const left = all.filter(({ isDone }) => !isDone).length;
  return (
    <section className="stack own-checklist" id="preparo" aria-labelledby="own-checklist-title">
      <h2 id="own-checklist-title">{messages.title}</h2>
      <p>{left === 0 ? messages.ready : messages.left(left)}</p>
      {list.before.length > 0 ? (
        <Lines title={messages.before} lines={list.before} protocol={protocol} />
      ) : null}
      {list.bring.length > 0 ? (
        <Lines title={messages.bring(day)} lines={list.bring} protocol={protocol} />
      ) : null}
    </section>
  );
}

type LinesProps = { title: string; lines: readonly ChecklistLine[]; protocol: string };

function Lines({ title, lines, protocol }: LinesProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="own-lines">
        {lines.map((line) => (
          <li key={line.key} id={`linha-${line.key}`}>
            <LineForm line={line} protocol={protocol} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The whole line is the button, so that it is easy to hit. */
function LineForm({ line, protocol }: { line: ChecklistLine; protocol: string }) {
  const { key, text, isDone } = line;
  const messages = useMessages(ownPageMessages).checklist;
  const local = useLocalPath();
  return (
    <form method="post" action={local(OWN_PATHS.tick)}>
      <input type="hidden" name={TICK_FIELDS.protocol} defaultValue={protocol} />
      <input type="hidden" name={TICK_FIELDS.key} defaultValue={key} />
      <button
        type="submit"
        className="own-line"
        name={TICK_FIELDS.isDone}
        value={isDone ? 'nao' : 'sim'}
        aria-pressed={isDone}
      >
        <span className="own-box" aria-hidden="true">
          {isDone ? '✓' : ''}
        </span>
        <span>
          {text}
          <span className="own-state">{isDone ? messages.done : messages.open}</span>
        </span>
      </button>
    </form>
  );
}
