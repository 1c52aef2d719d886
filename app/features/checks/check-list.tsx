import { staffChecks } from '#app/locales/pt-BR/staff/connections/checks.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { CheckStatus } from './check.ts';
import { CHECK_FIELDS } from './check-fields.ts';
import type { CheckView, HistoryView } from './check-view.ts';

const ICONS = {
  idle: 'clock',
  running: 'clock',
  success: 'check',
  warning: 'warning',
  error: 'close',
} as const satisfies Record<CheckStatus, IconName>;

/** A state in words and shape. All shapes are there; the state of the element around chooses one. */
function StateMark({ word }: { word: string }) {
  return (
    <span className="check-mark">
      {(['idle', 'success', 'warning', 'error'] as const).map((status) => (
        <span key={status} className={`check-shape check-shape-${status}`}>
          <Icon name={ICONS[status]} />
        </span>
      ))}
      <span data-part="word">{word}</span>
    </span>
  );
}

export type ListedCheck = CheckView & { history: readonly HistoryView[] };

/** Checks of one group, each with what it found and a button to look again. */
export function CheckList({
  title,
  checks,
  isFull,
}: {
  title: string;
  checks: readonly ListedCheck[];
  isFull: boolean;
}) {
  if (checks.length === 0) return null;
  return (
    <section className="stack">
      <h2>{title}</h2>
      <ul className="check-list">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} isFull={isFull} />
        ))}
      </ul>
    </section>
  );
}

function CheckRow({ check, isFull }: { check: ListedCheck; isFull: boolean }) {
  const { id, title, text, status, statusWord, finding, facts, raw, history } = check;
  return (
    <li id={`teste-${id}`} className="check-row" data-check={id} data-status={status}>
      <div className="check-head">
        <h3>{title}</h3>
        <StateMark word={statusWord} />
      </div>
      <p className="small">{text}</p>
      <p data-part="finding">{finding}</p>
      <p className="small" data-part="facts">
        {facts}
      </p>
      {isFull ? (
        <>
          <details hidden={raw === null} data-part="raw">
            <summary>{staffChecks.raw}</summary>
            <pre className="check-raw">{raw}</pre>
          </details>
          <details>
            <summary>{staffChecks.history}</summary>
            <History runs={history} />
          </details>
        </>
      ) : null}
      <form method="post" data-run={id} data-title={title}>
        <input type="hidden" name={CHECK_FIELDS.check} value={id} />
        <Button look="quiet" name={CHECK_FIELDS.intent} value="uma">
          {staffChecks.runOne}
          <VisuallyHidden>{staffChecks.runOneOf(title)}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}

function History({ runs }: { runs: readonly HistoryView[] }) {
  if (runs.length === 0) return <p className="small">{staffChecks.noHistory}</p>;
  return (
    <ol className="check-history">
      {runs.map(({ key, status, statusWord, line }) => (
        <li key={key} data-status={status}>
          <strong>{statusWord}</strong> {line}
        </li>
      ))}
    </ol>
  );
}
