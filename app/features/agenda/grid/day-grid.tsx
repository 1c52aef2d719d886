import { MoveBar, type MoveTold } from '#app/features/agenda/move-bar.tsx';
import { staffGrid as messages } from '#app/locales/pt-BR/staff/day/grid.ts';
import { staffResize } from '#app/locales/pt-BR/staff/day/resize.ts';
import type { DayGridView, GridColumn } from './day-grid.ts';
import { Axis, Hours } from './grid-axis.tsx';
import { GridCell } from './grid-cell.tsx';
import { GridLegend } from './grid-legend.tsx';
import { hoursText, placeClass } from './grid-place.ts';
import './day-grid.css';
import './grid-move.css';
import './grid-screen.css';

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
    // biome-ignore lint/a11y/useSemanticElements: a section may be no grid
    <div
      role="group"
      className={`cal cal-people-${Math.min(people, 9)} ${placeClass(rows.count, 0)}`}
      aria-label={messages.label(label)}
      data-touch="day-grid"
      data-ready="idle"
      data-hours={hoursText(rows.shown)}
      data-step={grid.stepMinutes}
      data-on={grid.on}
    >
      <Axis rows={rows} now={now} />
      {columns.map((column) => (
        <Column key={column.slug} column={column} marks={rows.marks} now={now} />
      ))}
    </div>
  );
}

/** The grid with what explains it, and where its script tells what becomes of a move. */
export function GridOfDay({ moved, ...props }: DayGridProps & { moved: MoveTold | null }) {
  const { mayWrite, on } = props.grid;
  return (
    <div
      className="flow"
      {...(mayWrite
        ? {
            'data-touch': 'grid-move',
            'data-ready': 'idle',
            'data-first': on,
            'data-days': 1,
          }
        : {})}
    >
      <DayGrid {...props} />
      {props.grid.unused.length > 0 ? (
        <p className="cal-unused small no-print">{messages.unused(props.grid.unused.join(', '))}</p>
      ) : null}
      <GridLegend />
      <p className="small no-print">{messages.help}</p>
      {mayWrite ? (
        <p id="move-help" className="small cal-move-help no-print">
          {messages.moveHelp} {staffResize.grid.help}
        </p>
      ) : null}
      {mayWrite || moved ? <MoveBar moved={moved} /> : null}
    </div>
  );
}

type ColumnProps = Pick<DayGridView, 'now'> & {
  column: GridColumn;
  marks: DayGridView['rows']['marks'];
};

function Column({ column, marks, now }: ColumnProps) {
  const { slug, name, kind, count, open, events } = column;
  return (
    // biome-ignore lint/a11y/useSemanticElements: of a grid it becomes a row, which no fieldset may
    <div
      role="group"
      className={`cal-column cal-${kind}`}
      data-key={slug}
      aria-labelledby={`col-${slug}`}
    >
      <div className="cal-head">
        <h2 id={`col-${slug}`}>
          <span className="cal-name">{name}</span>{' '}
          <span className="cal-count">
            <span aria-hidden="true">{messages.count(count)}</span>
            <span className="visually-hidden">{messages.countFor(count)}</span>
          </span>
        </h2>
      </div>
      <Hours {...{ open, marks, now }} />
      {events.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: cells of a grid may be no items of an <ol>
        <div role="list" className="cal-events">
          {events.map((event) => (
            <GridCell key={event.key} event={event} column={name} />
          ))}
        </div>
      ) : (
        <p className="cal-empty visually-hidden">{messages.off}</p>
      )}
    </div>
  );
}
