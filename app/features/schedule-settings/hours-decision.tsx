import { formatDay } from '#app/clinic/format-date.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Card } from '#app/ui/card/card.tsx';
import { formatInterval, MONDAY_FIRST } from './format-week.ts';
import type { hoursDifference } from './public-hours.ts';
import { SETTINGS_PATHS } from './settings-paths.ts';

const texts = staffSettings.decision;

type HoursDecisionProps = {
  difference: NonNullable<ReturnType<typeof hoursDifference>>;
  today: string;
  /** Whether who reads this may open the agenda. */
  isLinked: boolean;
};

/** That the site and the agenda name different hours, for somebody to settle. */
export function HoursDecision({ difference, today, isLinked }: HoursDecisionProps) {
  const { from, days } = difference;
  const inOrder = MONDAY_FIRST.flatMap((weekday) => days.filter((day) => day.weekday === weekday));
  return (
    <Card>
      <h2>{texts.title}</h2>
      <p>{from <= today ? texts.textNow : texts.textFrom(formatDay(from, { withYear: true }))}</p>
      <ul>
        {inOrder.map(({ weekday, site, agenda }) => (
          <li key={weekday}>
            {texts.line(
              asStart(staffSettings.weekdays[weekday] ?? ''),
              site ? formatInterval(site) : texts.closed,
              agenda ? formatInterval(agenda) : texts.closed,
            )}
          </li>
        ))}
      </ul>
      <p>{texts.todo}</p>
      {isLinked ? (
        <p>
          <a href={SETTINGS_PATHS.hours}>{texts.link}</a>
        </p>
      ) : null}
    </Card>
  );
}

function asStart(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
