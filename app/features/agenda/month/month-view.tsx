import { formatDay, shortDay } from '#app/clinic/format-date.ts';
import { staffMonth as messages } from '#app/locales/pt-BR/staff/day/month.ts';
import type { MonthDay } from './read-month.server.ts';

type MonthViewProps = {
  /** As 'dezembro de 2026'. */
  name: string;
  /** Any day of it. */
  on: string;
  /** Whole weeks, from a Monday. */
  days: readonly MonthDay[];
  today: string;
  /** Address of the page of one day. */
  hrefOf: (on: string) => string;
};

const WEEK_DAYS = 7;

/** A month, a week in each line, and how full each day is; on the narrowest screens a line for each day. */
export function MonthView({ name, on, days, today, hrefOf }: MonthViewProps) {
  return (
    <section aria-label={messages.label(name)} className="month flow">
      <div className="month-heads agenda-soft" aria-hidden="true">
        {days.slice(0, WEEK_DAYS).map((day) => (
          <span key={day.on}>{shortDay(day.on).weekday}</span>
        ))}
      </div>
      <ol className="month-days">
        {days.map((day) => (
          <li key={day.on} className={looksOf(day, on)}>
            <a href={hrefOf(day.on)} aria-current={day.on === today ? 'date' : undefined}>
              <DayWords day={day} today={today} />
            </a>
          </li>
        ))}
      </ol>
      <p className="small no-print">{messages.hint}</p>
    </section>
  );
}

function looksOf({ on, workMinutes }: MonthDay, shown: string): string {
  const isOther = on.slice(0, 7) !== shown.slice(0, 7);
  return [isOther && 'month-other', workMinutes === 0 && 'month-closed'].filter(Boolean).join(' ');
}

function DayWords({ day, today }: { day: MonthDay; today: string }) {
  const { weekday, day: number, month } = shortDay(day.on);
  const { on, count, workMinutes, takenMinutes } = day;
  const rest = restOf(day, today);
  return (
    <>
      <span className="visually-hidden">{formatDay(on)}: </span>
      <span className="month-date" aria-hidden="true">
        <span className="month-weekday">{weekday} </span>
        <strong>{number}</strong>
        {number === '1' ? <span className="month-name"> {month}</span> : null}
      </span>
      {workMinutes > 0 ? <FillBar share={takenMinutes / workMinutes} /> : null}
      {count > 0 ? (
        <span className="month-count">
          {count} <span className="month-unit">{messages.unit(count)}</span>
        </span>
      ) : null}
      {rest ? <span className="month-rest agenda-soft">{rest}</span> : null}
    </>
  );
}

/** Less is no time for anything. */
const LEAST_FREE = 10;

type DayRest = Pick<MonthDay, 'on' | 'workMinutes' | 'freeMinutes'> & {
  closedBy: readonly string[];
};

/** What is left of a day in words; empty for days that are over. */
export function restOf({ on, workMinutes, freeMinutes, closedBy }: DayRest, today: string): string {
  if (closedBy.length > 0) return closedBy.join(', ');
  if (workMinutes === 0) return messages.closed;
  if (on < today) return '';
  return freeMinutes < LEAST_FREE ? messages.full : messages.free(freeMinutes);
}

const BAR_WIDTH = 100;

/** @param share of the day's time that is taken, 0 to 1 */
function FillBar({ share }: { share: number }) {
  return (
    <svg
      className="month-bar"
      width="100"
      height="6"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect fill="currentColor" width={Math.round(BAR_WIDTH * share)} height="6" />
    </svg>
  );
}
