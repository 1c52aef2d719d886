import { Axis } from '#app/features/agenda/grid/grid-axis.tsx';
import { GridLegend } from '#app/features/agenda/grid/grid-legend.tsx';
import { hoursText, placeClass } from '#app/features/agenda/grid/grid-place.ts';
import { MoveBar, type MoveTold } from '#app/features/agenda/move-bar.tsx';
import { staffGrid } from '#app/locales/pt-BR/staff/day/grid.ts';
import { DayColumn } from './week-column.tsx';
import type { WeekGridView } from './week-grid.ts';
import '#app/features/agenda/grid/day-grid.css';
import '#app/features/agenda/grid/grid-move.css';
import '#app/features/agenda/grid/grid-screen.css';
import './week.css';

const { week: messages } = staffGrid;

type WeekViewProps = {
  week: WeekGridView;
  /** The first of its seven days. */
  firstOn: string;
  /** The week in words. */
  label: string;
  today: string;
  /** Address of the page of one day. */
  hrefOf: (on: string) => string;
  moved: MoveTold | null;
};

/** A week with a column for each day and time downwards; the grid of a day, of one practitioner or of all. */
export function WeekView({ week, firstOn, label, today, hrefOf, moved }: WeekViewProps) {
  const { rows, now, days, who, mayWrite, stepMinutes } = week;
  const isNarrow = days.some(({ events }) => events.some(({ lanes }) => lanes > 1));
  return (
    <div
      className="flow"
      {...(mayWrite
        ? { 'data-touch': 'grid-move', 'data-ready': 'idle', 'data-first': firstOn, 'data-days': 7 }
        : {})}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a section may be no grid */}
      <div
        role="group"
        className={`cal cal-week ${isNarrow ? 'cal-beside' : ''} cal-people-${days.length} ${placeClass(rows.count, 0)}`}
        aria-label={label}
        data-touch="day-grid"
        data-ready="idle"
        data-hours={hoursText(rows.shown)}
        data-step={stepMinutes}
        data-week={who ?? ''}
      >
        <Axis rows={rows} now={now} />
        {days.map((day) => (
          <DayColumn
            key={day.on}
            {...{ day, today }}
            href={hrefOf(day.on)}
            marks={rows.marks}
            now={day.isToday ? now : null}
          />
        ))}
      </div>
      <GridLegend />
      <p className="small no-print">{messages.help}</p>
      {mayWrite ? (
        <p id="move-help" className="small cal-move-help no-print">
          {messages.moveHelp}
        </p>
      ) : null}
      {mayWrite || moved ? <MoveBar moved={moved} /> : null}
    </div>
  );
}
