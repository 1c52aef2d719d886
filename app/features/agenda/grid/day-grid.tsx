import { formatTime } from '#app/clinic/format-date.ts';
import { staffGrid as messages } from '#app/locales/pt-BR/staff/day/grid.ts';
import { type DayGridView, type GridColumn, type GridEvent, wallTime } from './day-grid.ts';
import { GridLegend, SIGN_WORDS } from './grid-legend.tsx';
import { StateShape } from './state-shape.tsx';
import './day-grid.css';
import './grid-places.css';

type DayGridProps = {
  grid: DayGridView;
  /** The day in words. */
  label: string;
};

/**
 * A day with a column for each practitioner, room or device, and time downwards. As it is sent it is a list for each
 * column; a script makes it a grid that the arrows walk through.
 */
function DayGrid({ grid, label }: DayGridProps) {
  const { rows, now, columns } = grid;
  const people = columns.filter(({ kind }) => kind === 'practitioner').length;
  return (
    <section
      className={`cal cal-people-${Math.min(people, 9)} ${placeClass(rows.count, 0)}`}
      aria-label={messages.label(label)}
      data-touch="day-grid"
      data-ready="idle"
    >
      <div className="cal-axis" aria-hidden="true">
        {rows.marks.map(({ row, minute }) => (
          <span key={minute} className={`cal-mark ${placeClass(row, 1)}`}>
            {timeOf(minute)}
          </span>
        ))}
        {now ? <span className={`cal-now ${placeClass(now.row, 1)}`}>{now.time}</span> : null}
      </div>
      {columns.map((column) => (
        <Column key={column.slug} column={column} marks={rows.marks} now={now} />
      ))}
    </section>
  );
}

function timeOf(minute: number): string {
  return formatTime(wallTime(minute));
}

/** The grid with what explains it. */
export function GridOfDay(props: DayGridProps) {
  return (
    <div className="flow">
      <DayGrid {...props} />
      {props.grid.unused.length > 0 ? (
        <p className="cal-unused small no-print">{messages.unused(props.grid.unused.join(', '))}</p>
      ) : null}
      <GridLegend />
      <p className="small no-print">{messages.help}</p>
    </div>
  );
}

/** Where something stands, as classes: a policy without inline styles leaves no other way without a script. */
export function placeClass(row: number, rows: number): string {
  return `ra-${row >> 4} rb-${row & 15} sa-${rows >> 4} sb-${rows & 15}`;
}

type ColumnProps = Pick<DayGridView, 'now'> & {
  column: GridColumn;
  marks: DayGridView['rows']['marks'];
};

function Column({ column, marks, now }: ColumnProps) {
  const { slug, name, kind, count, open, events } = column;
  return (
    <section className={`cal-column cal-${kind}`} aria-labelledby={`col-${slug}`}>
      <h2 id={`col-${slug}`} className="cal-head">
        <span className="cal-name">{name}</span>{' '}
        <span className="cal-count">
          <span aria-hidden="true">{messages.count(count)}</span>
          <span className="visually-hidden">{messages.countFor(count)}</span>
        </span>
      </h2>
      <div className="cal-times" aria-hidden="true">
        {open.map(({ row, rows }) => (
          <span key={row} className={`cal-open ${placeClass(row, rows)}`} />
        ))}
        {marks.map(({ row, minute }) => (
          <span key={minute} className={`cal-line ${placeClass(row, 1)}`} />
        ))}
        {now ? <span className={`cal-line cal-line-now ${placeClass(now.row, 1)}`} /> : null}
      </div>
      {events.length > 0 ? (
        <ol className="cal-events">
          {events.map((event) => (
            <li
              key={event.key}
              id={event.kind === 'appointment' ? `g-${event.key}` : undefined}
              className={`cal-${event.kind} ${placeClass(event.row, event.rows)} ${laneClass(event)}${event.sign ? ` cal-is-${event.sign}` : ''}`}
              data-at={event.at}
            >
              <Cell event={event} column={name} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="cal-empty visually-hidden">{messages.off}</p>
      )}
    </section>
  );
}

function laneClass({ lane, lanes }: Pick<GridEvent, 'lane' | 'lanes'>): string {
  return lanes > 1 ? `lane-${Math.min(lane, 3)}-${Math.min(lanes, 4)}` : '';
}

function Cell({ event, column }: { event: GridEvent; column: string }) {
  const { kind, href, time, until, title, what, sign } = event;
  if (kind === 'free' && href)
    return (
      <a href={href} tabIndex={-1}>
        <span aria-hidden="true">{messages.freeAt(time)}</span>
        <span className="visually-hidden">
          {time}, {messages.free}, {column}
        </span>
      </a>
    );
  const words = (
    <>
      {sign ? <StateShape sign={sign} /> : null}
      <strong className="cal-time">{time}</strong> <span className="cal-title">{title}</span>
      <span className="visually-hidden">, {messages.until(until)},</span>{' '}
      <span className="cal-what">{kind === 'echo' ? messages.with(what) : what}</span>
      {sign ? <span className="visually-hidden">, {SIGN_WORDS[sign]}</span> : null}
    </>
  );
  // A device's cell leads where the practitioner's does, and need not be walked through again.
  if (href)
    return (
      <a href={href} {...(kind === 'echo' ? { tabIndex: -1 } : {})}>
        {words}
      </a>
    );
  return <div>{words}</div>;
}
