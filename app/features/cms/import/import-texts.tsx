import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { Card } from '#app/ui/card/card.tsx';

const { list: messages } = staffImport;

export type TextView = {
  id: number;
  title: string;
  /** At the source; '' where it has none. */
  link: string;
  wasDraft: boolean;
  /** What became of it, in words; null before it was written. */
  outcome: string | null;
  /** The page on which it is edited; null without one. */
  href: string | null;
  /** On the site, withdrawn or ready; null for a draft that lacks something. */
  state: string | null;
  /** What is wrong at the source, and what staff should know of what was written. */
  told: readonly string[];
  /** What is missing before it can be published. */
  missing: readonly string[];
};

/** Texts of an import, each with its faults by name. */
export function ImportTexts({ texts }: { texts: readonly TextView[] }) {
  return (
    <ul className="import-list">
      {texts.map((text) => (
        <li key={text.id}>
          <Card>
            <ImportText text={text} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function ImportText({ text }: { text: TextView }) {
  const { title, link, href, wasDraft, outcome, state, told, missing } = text;
  const facts = [wasDraft ? messages.wasDraft : null, outcome, state].filter(
    (fact) => fact !== null,
  );
  return (
    <div className="stack">
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      {facts.length > 0 ? (
        <p>
          <strong>{facts.join(' · ')}</strong>
        </p>
      ) : null}
      {link ? <p className="small import-address">{link}</p> : null}
      <Lines lines={told} />
      {missing.length > 0 ? (
        <>
          <p>{messages.missing}</p>
          <Lines lines={missing} />
        </>
      ) : null}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
