import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';

/** Id of the open day's times, where the strip's links lead. */
export const TIMES_ID = 'horarios';

type DayStripProps = {
  options: Pick<TimeOptions, 'days' | 'chosenDay' | 'earlierFrom' | 'laterFrom'>;
  /** What addresses of other days begin with, up to and with the last '&'. */
  query: string;
  /** Whether no first free times stand above it. */
  isAlone?: boolean;
};

/** The days with free times as links, a page of them at a time. */
export function DayStrip({ options, query, isAlone = false }: DayStripProps) {
  const messages = useMessages(bookingMessages).time;
  const { days, chosenDay, earlierFrom, laterFrom } = options;
  if (days.length === 0) return null;
  return (
    <nav className="day-strip" aria-labelledby="dias">
      <h2 id="dias">{isAlone ? messages.daysOnly : messages.days}</h2>
      <ul>
        {days.map(({ on, label, weekday, day, month, count }) => (
          <li key={on}>
            <a
              href={`${query}dia=${on}#${TIMES_ID}`}
              className="day-tab"
              aria-current={on === chosenDay?.on ? 'date' : undefined}
            >
              <span className="visually-hidden">
                {label}, {messages.free(count)}
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
            </a>
          </li>
        ))}
        {earlierFrom ? (
          <li>
            <a href={`${query}a-partir=${earlierFrom}`} className="day-tab day-tab-page">
              {messages.earlier}
            </a>
          </li>
        ) : null}
        {laterFrom ? (
          <li>
            <a href={`${query}a-partir=${laterFrom}`} className="day-tab day-tab-page">
              {messages.later}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
