import { formatTime } from '#app/clinic/format-date.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';

const texts = staffStatements.saturday;

type Period = { startsTime: string; endsTime: string };

/** The two readings of Saturday as the clinic record has them, what was decided, and the form to decide. */
export type SaturdayQuestion = {
  faq: Period;
  hours: readonly Period[];
  decided: { right: 'hours' | 'faq'; by: string; at: string } | null;
  version: number;
};

type SaturdayDecisionProps = SaturdayQuestion & {
  mayDecide: boolean;
  /** Said when somebody else was quicker. */
  error?: string | undefined;
};

/** Which hours of Saturday are right, for somebody to settle or to settle again. */
export function SaturdayDecision(props: SaturdayDecisionProps) {
  const { faq, hours, decided, version, mayDecide, error } = props;
  const words = {
    faq: formatPeriod(faq),
    hours: hours.map(formatPeriod).join(', ') || texts.closed,
  };
  const choices = (['hours', 'faq'] as const).filter((right) => right !== decided?.right);
  return (
    <Card look="raised">
      <h2 id="sabado">{texts.title}</h2>
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {decided ? (
        <p>
          {texts.settled[decided.right]} {texts.by(decided.by, decided.at)}
        </p>
      ) : (
        <p>{texts.text(words.faq, words.hours)}</p>
      )}
      {mayDecide ? (
        <form method="post" className="stack">
          <input type="hidden" name="versao" defaultValue={version} />
          <p className="small">{texts.result}</p>
          <div className="button-row">
            {choices.map((right) => (
              <Button key={right} name="sabado" value={right} look="secondary">
                {texts.choose[right](words[right])}
              </Button>
            ))}
          </div>
        </form>
      ) : decided ? null : (
        <p className="small">{texts.onlyEditors}</p>
      )}
    </Card>
  );
}

function formatPeriod({ startsTime, endsTime }: Period): string {
  return texts.between(formatTime(startsTime), formatTime(endsTime));
}
