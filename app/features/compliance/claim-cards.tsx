import type { ClaimName } from '#app/clinic/published-statements.ts';
import { staffClaims } from '#app/locales/pt-BR/staff/statements.ts';
import { Card } from '#app/ui/card/card.tsx';
import { claimPath } from './statement-form.ts';

const texts = staffClaims;

type ClaimCardsProps = {
  claims: readonly {
    name: ClaimName;
    value: string;
    /** Why it is not on the site; null when it is. */
    doubt: string | null;
    /** Source, owner and last change, a line each. */
    lines: readonly string[];
  }[];
};

/** What the clinic says of itself, and whether the site may say so today. */
export function ClaimCards({ claims }: ClaimCardsProps) {
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
              <a className="claim-open" href={claimPath(name)}>
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
