import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import './change-history.css';

/** One field that changed, in words; `before` is '' where only what came of it is known. */
export type ChangedLine = { where: string; before: string; after: string };

/** One change: who made it and when, what it changed, and where it leads. */
export type HistoryChange = {
  key: string;
  moment: string;
  who: string;
  lines: readonly ChangedLine[];
  links: readonly { href: string; label: string }[];
};

/** So many lines of one change are shown at once; the others unfold. */
const MOST_SHOWN = 8;

/** Characters of what was and what came of it, from which on they stand below each other. */
const LONG = 80;

/** Who changed what and when, the newest first. */
export function ChangeHistory({ changes }: { changes: readonly HistoryChange[] }) {
  if (changes.length === 0) return <p>{staffHistory.untouched}</p>;
  return (
    <ol className="change-history">
      {changes.map(({ key, moment, who, lines, links }) => (
        <li key={key}>
          <p>
            <strong>{moment}</strong>
            {who ? `, ${who}` : ''}
          </p>
          <ChangedLines lines={lines.slice(0, MOST_SHOWN)} />
          {lines.length > MOST_SHOWN ? (
            <details>
              <summary>{staffHistory.more(lines.length - MOST_SHOWN)}</summary>
              <ChangedLines lines={lines.slice(MOST_SHOWN)} />
            </details>
          ) : null}
          {links.length > 0 ? (
            <p className="change-acts">
              {links.map(({ href, label }) => (
                <a key={href} href={href}>
                  {label}
                  <VisuallyHidden> ({moment})</VisuallyHidden>
                </a>
              ))}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function ChangedLines({ lines }: { lines: readonly ChangedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="change-lines">
      {lines.map(({ where, before, after }) => (
        <li
          key={`${where} ${before} ${after}`}
          className={before && before.length + after.length > LONG ? 'change-long' : undefined}
        >
          {where}: {before ? <VisuallyHidden>{staffHistory.was}</VisuallyHidden> : null}
          {before}{' '}
          <span className="change-after">
            {before ? (
              <>
                <span aria-hidden="true">→</span>
                <VisuallyHidden>{staffHistory.became}</VisuallyHidden>{' '}
              </>
            ) : null}
            <strong>{after}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
