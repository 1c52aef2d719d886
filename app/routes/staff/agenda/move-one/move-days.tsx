import { TIMES_ID } from '#app/features/booking/day-strip.tsx';
import { staffMoveOne as messages } from '#app/locales/pt-BR/staff/day/move-one.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';

type MoveDaysProps = {
  options: Pick<TimeOptions, 'days' | 'chosenDay' | 'earlierFrom' | 'laterFrom'>;
  /** What addresses of other days begin with, up to and with the last '&'. */
  query: string;
};

/** The days to which an appointment may move, each with the number of its free times. */
export function MoveDays({ options, query }: MoveDaysProps) {
  const { days, chosenDay, earlierFrom, laterFrom } = options;
  const pages = [
    { from: earlierFrom, label: messages.earlier },
    { from: laterFrom, label: messages.later },
  ];
  return (
    <nav className="day-strip" aria-labelledby="dias">
      <h2 id="dias">{messages.days}</h2>
      <ul>
        {days.map(({ on, label, weekday, day, month, count }) => (
          <li key={on}>
            <a
              href={`${query}dia=${on}#${TIMES_ID}`}
              className="day-tab"
              aria-current={on === chosenDay?.on ? 'date' : undefined}
            >
              <span className="visually-hidden">
                {label}, {messages.freeLong(count)}
              </span>
              <span aria-hidden="true" className="day-tab-week">
                {weekday}
              </span>
              <span aria-hidden="true" className="day-tab-day">
                {day}
              </span>
              <span aria-hidden="true" className="day-tab-week">
                {month}
              </span>
              <span aria-hidden="true" className="day-tab-week">
                {messages.free(count)}
              </span>
            </a>
          </li>
        ))}
        {pages.map(({ from, label }) =>
          from ? (
            <li key={label}>
              <a href={`${query}a-partir=${from}`} className="day-tab day-tab-page">
                {label}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
