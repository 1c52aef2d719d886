import { formatDay } from '#app/clinic/format-date.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Card } from '#app/ui/card/card.tsx';
import { formatInterval, MONDAY_FIRST } from './format-week.ts';
import type { hoursDifference } from './public-hours.ts';
import { SETTINGS_PATHS } from './settings-paths.ts';

const messages = staffSettings.decision;

type HoursDecisionProps = {
  difference: NonNullable<ReturnType<typeof hoursDifference>>;
  today: string;
  /** Whether the reader may open the agenda. */
  isLinked: boolean;
};

/** Reports that the site and the agenda show different hours, so that somebody can correct one. */
export function HoursDecision({ difference, today, isLinked }: HoursDecisionProps) {
  const { from, days } = difference;
  const inOrder = MONDAY_FIRST.flatMap((weekday) => days.filter((day) => day.weekday === weekday));
  return (
    <Card>
      <h2>{messages.title}</h2>
      <p>
        {from <= today ? messages.textNow : messages.textFrom(formatDay(from, { withYear: true }))}
      </p>
      <ul>
        {inOrder.map(({ weekday, site, agenda }) => (
          <li key={weekday}>
            {messages.line(
              asStart(staffSettings.weekdays[weekday] ?? ''),
              site ? formatInterval(site) : messages.closed,
              agenda ? formatInterval(agenda) : messages.closed,
            )}
          </li>
        ))}
      </ul>
      <p>{messages.todo}</p>
      {isLinked ? (
        <p>
          <a href={SETTINGS_PATHS.hours}>{messages.link}</a>
        </p>
      ) : null}
    </Card>
  );
}

function asStart(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
