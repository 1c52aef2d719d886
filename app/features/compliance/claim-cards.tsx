import type { StatementName } from '#app/clinic/published-statements.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { Card } from '#app/ui/card/card.tsx';
import { statementPath } from './statement-form.ts';

const texts = staffStatements;

type ClaimCardsProps = {
  claims: readonly {
    name: StatementName;
    value: string;
    /** Why it is not on the site; null when it is. */
    doubt: string | null;
    /** Source, owner and last change, a line each. */
    lines: readonly string[];
  }[];
};

/** What the clinic says of itself, and whether the site may say so today. */
export function StatementCards({ claims }: ClaimCardsProps) {
  return (
    <ul className="claims">
      {claims.map(({ name, value, doubt, lines }) => (
        <li key={name}>
          <Card look="raised">
            <h2>{texts.names[name]}</h2>
            <p className="claim-value">{value}</p>
            <p>
              <strong>{doubt ? texts.hidden : texts.shown}</strong>
              {doubt ? `. ${doubt}` : null}
            </p>
            {lines.map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
            <p>
              <a className="claim-open" href={statementPath(name)}>
                {texts.open}
                <span className="visually-hidden"> {texts.openOf(texts.names[name])}</span>
              </a>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
