import { formatDay, shortDay } from '#app/clinic/format-date.ts';
import { Hours } from '#app/features/agenda/grid/grid-axis.tsx';
import { GridCell } from '#app/features/agenda/grid/grid-cell.tsx';
import { placeClass } from '#app/features/agenda/grid/grid-place.ts';
import { restOf } from '#app/features/agenda/month/month-view.tsx';
import { staffGrid } from '#app/locales/pt-BR/staff/day/grid.ts';
import { staffMonth } from '#app/locales/pt-BR/staff/day/month.ts';
import type { MoreEvent, WeekDay, WeekGridView } from './week-grid.ts';

type DayColumnProps = Pick<WeekGridView, 'now'> & {
  day: WeekDay;
  today: string;
  href: string;
  marks: WeekGridView['rows']['marks'];
};

/** A day of the week: its date as a way to its own grid, how full it is, and what stands in it. */
export function DayColumn({ day, today, href, marks, now }: DayColumnProps) {
  const { on, isToday, count, away, open, events } = day;
  const { weekday, day: number } = shortDay(on);
  const name = formatDay(on);
  const rest = restOf(day, today);
  return (
    // biome-ignore lint/a11y/useSemanticElements: of a grid it becomes a row, which no fieldset may
    <div
      role="group"
      className={`cal-column cal-practitioner ${isToday ? 'cal-today' : ''}`}
      data-key={on}
      aria-labelledby={`col-${on}`}
    >
      <div className="cal-head">
        <h2 id={`col-${on}`}>
          <a href={href} aria-current={isToday ? 'date' : undefined}>
            <span aria-hidden="true">
              {weekday} <strong>{number}</strong>
            </span>
            <span className="visually-hidden">{name}</span>
          </a>
        </h2>
        <p className="cal-full">
          {count > 0 ? `${count} ${staffMonth.unit(count)}` : null}
          {count > 0 && rest ? <span aria-hidden="true"> · </span> : null}{' '}
          <span className="cal-left">{rest}</span>
        </p>
        {away.map((words) => (
          <p key={words} className="cal-away">
            {words}
          </p>
        ))}
      </div>
      <Hours {...{ open, marks, now }} />
      {events.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: cells of a grid may be no items of an <ol>
        <div role="list" className="cal-events">
          {events.map((event) =>
            event.kind === 'more' ? (
              <More key={`more-${event.key}`} {...{ event, href }} />
            ) : (
              <GridCell key={event.key} event={event} column={name} />
            ),
          )}
        </div>
      ) : (
        <p className="cal-empty visually-hidden">{staffGrid.off}</p>
      )}
    </div>
  );
}

/** How many there is no room for, as a way to their day. */
function More({ event, href }: { event: MoreEvent; href: string }) {
  const { row, rows, at, time, until, count, key } = event;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it becomes a cell of a grid, which no <li> may
    <div
      role="listitem"
      className={`cal-more ${placeClass(row, rows)} lane-3-4`}
      data-at={at}
      data-key={`more-${key}`}
    >
      <a href={href}>
        <span aria-hidden="true">+{count}</span>
        <span className="visually-hidden">{staffGrid.week.more(time, until, count)}</span>
      </a>
    </div>
  );
}
