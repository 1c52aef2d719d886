import { spokenDate, spokenTime } from '#app/clinic/spoken-date.ts';
import { staffInbox } from '#app/locales/pt-BR/staff-inbox.ts';
import { Card } from '#app/ui/card/card.tsx';
import type { PendingDecision } from './pending-decisions.ts';

const texts = staffInbox.decisions;

/** What only people can settle, and how. */
export function DecisionList({ decisions }: { decisions: readonly PendingDecision[] }) {
  return (
    <ul className="decisions">
      {decisions.map((decision) => {
        const { key, title, lines } = wordsOf(decision);
        return (
          <li key={key}>
            <Card>
              <h2>{title}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

type Words = { key: string; title: string; lines: string[] };

function wordsOf(decision: PendingDecision): Words {
  if (decision.what === 'claim') {
    const { claim, doubt, source, measuredOn } = decision;
    return {
      key: claim,
      title: texts.claims[claim],
      lines: [
        `${texts.doubts[doubt]} ${texts.notShown}`,
        texts.measured(source, spokenDate(measuredOn)),
        texts.todo(claim),
      ],
    };
  }
  const { title, text, todo, closed } = texts.saturday;
  const hours = decision.hours.map(spokenPeriod).join(', ') || closed;
  return { key: 'saturday', title, lines: [text(spokenPeriod(decision.faq), hours), todo] };
}

function spokenPeriod({ startsTime, endsTime }: { startsTime: string; endsTime: string }): string {
  return texts.between(spokenTime(startsTime), spokenTime(endsTime));
}
