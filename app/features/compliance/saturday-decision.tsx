import { formatTime } from '#app/clinic/format-date.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';

const messages = staffStatements.saturday;

type Period = { startsTime: string; endsTime: string };

/** The two versions of Saturday's hours in the clinic record, the decision, and the form. */
export type SaturdayQuestion = {
  faq: Period;
  hours: readonly Period[];
  decided: { right: 'hours' | 'faq'; by: string; at: string } | null;
  version: number;
};

type SaturdayDecisionProps = SaturdayQuestion & {
  mayDecide: boolean;
  /** Set when a colleague has decided in the meantime. */
  error?: string | undefined;
};

/** Lets staff decide which Saturday hours are right, again if need be. */
export function SaturdayDecision(props: SaturdayDecisionProps) {
  const { faq, hours, decided, version, mayDecide, error } = props;
  const words = {
    faq: formatPeriod(faq),
    hours: hours.map(formatPeriod).join(', ') || messages.closed,
  };
  const choices = (['hours', 'faq'] as const).filter((right) => right !== decided?.right);
  return (
    <Card look="raised">
      <h2 id="sabado">{messages.title}</h2>
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {decided ? (
        <p>
          {messages.settled[decided.right]} {messages.by(decided.by, decided.at)}
        </p>
      ) : (
        <p>{messages.text(words.faq, words.hours)}</p>
      )}
      {mayDecide ? (
        <form method="post" className="stack">
          <input type="hidden" name="versao" defaultValue={version} />
          <p className="small">{messages.result}</p>
          <div className="button-row">
            {choices.map((right) => (
              <Button key={right} name="sabado" value={right} look="secondary">
                {messages.choose[right](words[right])}
              </Button>
            ))}
          </div>
        </form>
      ) : decided ? null : (
        <p className="small">{messages.onlyEditors}</p>
      )}
    </Card>
  );
}

function formatPeriod({ startsTime, endsTime }: Period): string {
  return messages.between(formatTime(startsTime), formatTime(endsTime));
}
