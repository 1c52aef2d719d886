import { formatDate } from '#app/clinic/format-date.ts';
import type { StatementName } from '#app/clinic/published-statements.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Card } from '#app/ui/card/card.tsx';
import type { PendingDecision } from './pending-decisions.ts';

const texts = staffInbox.decisions;

type DecisionListProps = {
  decisions: readonly PendingDecision[];
  /** Where a claim is checked; null for who may not. */
  hrefOf: ((claim: StatementName) => string) | null;
};

/** Claims that only people can check, and where. */
export function DecisionList({ decisions, hrefOf }: DecisionListProps) {
  return (
    <ul className="decisions">
      {decisions.map(({ claim, doubt, source, measuredOn }) => (
        <li key={claim}>
          <Card>
            <h2>{texts.claims[claim]}</h2>
            <p>{`${texts.doubts[doubt]} ${texts.notShown}`}</p>
            <p>{texts.measured(source, formatDate(measuredOn))}</p>
            <p>{texts.todo}</p>
            {hrefOf ? (
              <p>
                <a className="decision-link" href={hrefOf(claim)}>
                  {texts.check}
                  <span className="visually-hidden"> {texts.checkOf(texts.claims[claim])}</span>
                </a>
              </p>
            ) : null}
          </Card>
        </li>
      ))}
    </ul>
  );
}
