import { formatTime } from '#app/clinic/format-date.ts';
import type { DayGridView, GridColumn } from './day-grid.ts';
import { placeClass, wallTime } from './grid-place.ts';

type Moment = Pick<DayGridView, 'now'>;

/** The hours beside the columns, and this moment among them. */
export function Axis({
  rows,
  now,
}: Moment & { rows: Pick<DayGridView['rows'], 'marks' | 'breaks'> }) {
  return (
    <div className="cal-axis" aria-hidden="true">
      {rows.marks.map(({ row, minute }) => (
        <span key={minute} className={`cal-mark ${placeClass(row, 1)}`}>
          {timeOf(minute)}
        </span>
      ))}
      {rows.breaks.map(({ row, rows: height }) => (
        <span key={row} className={`cal-band ${placeClass(row, height)}`} />
      ))}
      {now ? <span className={`cal-now ${placeClass(now.row, 1)}`}>{now.time}</span> : null}
    </div>
  );
}

type HoursProps = Moment & Pick<GridColumn, 'open'> & { marks: DayGridView['rows']['marks'] };

/** What lies below a column: when it is open, the hours, and this moment. */
export function Hours({ open, marks, now }: HoursProps) {
  return (
    <div className="cal-times" aria-hidden="true">
      {open.map(({ row, rows }) => (
        <span key={row} className={`cal-open ${placeClass(row, rows)}`} />
      ))}
      {marks.map(({ row, minute }) => (
        <span key={minute} className={`cal-line ${placeClass(row, 1)}`} />
      ))}
      {now ? <span className={`cal-line cal-line-now ${placeClass(now.row, 1)}`} /> : null}
    </div>
  );
}

function timeOf(minute: number): string {
  return formatTime(wallTime(minute));
}
