import type { StoredFinding } from '#app/features/compliance/stored-findings.ts';
import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import type { SourceRow } from './source.server.ts';

const messages = staffSource.entries;

/** Entries of the source with what the check of advertising says of each. */
export function SourceEntries({ rows }: { rows: readonly SourceRow[] }) {
  return (
    <ul className="source-list">
      {rows.map(({ key, title, href, link, facts, findings }) => (
        <li key={key}>
          <h3 className="source-name">{title}</h3>
          <span className="small">{facts}</span>
          {findings.length === 0 ? (
            <span className="small">{messages.clean}</span>
          ) : (
            <details>
              <summary>
                {messages.findings(findings.length)}
                <span className="visually-hidden">{messages.of(title)}</span>
              </summary>
              {findings.map((finding, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is static, and a rule may be broken twice alike
                <FindingLine key={index} finding={finding} />
              ))}
            </details>
          )}
          <span className="source-links">
            <a href={href}>
              {messages.open}
              <span className="visually-hidden">{messages.of(title)}</span>
            </a>
            <a href={link}>
              {messages.source}
              <span className="visually-hidden">{messages.of(title)}</span>
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}

function FindingLine({ finding }: { finding: StoredFinding }) {
  const { rule, severity, excerpt, before, after } = finding;
  const { title, instead } = staffCompliance.rules[rule];
  return (
    <div className="source-rule">
      <p>
        <strong>{title}</strong> · {staffCompliance.panel[severity]}
      </p>
      {excerpt ? (
        <blockquote className="inset">
          {before}
          <mark>{excerpt}</mark>
          {after}
        </blockquote>
      ) : null}
      <p>{instead}</p>
    </div>
  );
}
