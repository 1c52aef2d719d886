import { formatDate } from '#app/clinic/format-date.ts';
import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import type { Column } from './series.ts';
import { SeriesTable, shortDay } from './series-table.tsx';

/** Textures that distinguish series without color; the first has none. */
const LINES = ['', 'M-2 10 10-2M-2 2 2-2M6 10 10 6', 'M0 4h8', 'M4 0v8', 'M0 4h8M4 0v8'];

/** Pattern definitions for `textureOf`. @param id prefix of the ids in one chart */
function ChartTextures({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {LINES.slice(1, count).map((path, index) => (
        <pattern
          key={path}
          id={`${id}-textura-${index + 2}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path className="chart-texture" d={path} />
        </pattern>
      ))}
    </defs>
  );
}

/** Fill drawn over a series' color. @param number of the series, from 1 */
function textureOf(id: string, number: number): string | undefined {
  return LINES[number - 1] ? `url(#${id}-textura-${number})` : undefined;
}

type ColumnChartProps = {
  id: string;
  title: string;
  isWeekly: boolean;
  columns: readonly Column[];
  /** Series names in the order of the columns' counts; the first is drawn at the bottom. */
  names: readonly string[];
};

const WIDTH = 600;
const HEIGHT = 200;
const GAP = 0.2;

/** Numbers by day or week as columns, with the same data in a table. */
export function ColumnChart({ id, title, isWeekly, columns, names }: ColumnChartProps) {
  const highest = columns.reduce((one, other) => (other.total > one.total ? other : one));
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  const label = staffFigures.chart(title, total, highest.total, formatDate(highest.start));
  return (
    <div className="chart-pair">
      <figure className="chart" aria-label={title}>
        <p className="chart-top">{staffFigures.highest(highest.total)}</p>
        <svg
          className="chart-columns"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <ChartTextures id={id} count={names.length} />
          {columns.map((column, index) => (
            <ColumnBars
              key={column.start}
              id={id}
              column={column}
              x={(index * WIDTH) / columns.length}
              width={WIDTH / columns.length}
              scale={HEIGHT / highest.total}
            />
          ))}
        </svg>
        <p className="chart-ends">
          <span>{shortDay(columns[0]?.start)}</span>
          <span>{shortDay(columns.at(-1)?.start)}</span>
        </p>
        {names.length > 1 ? <Legend id={id} names={names} /> : null}
      </figure>
      <SeriesTable id={id} title={title} isWeekly={isWeekly} columns={columns} names={names} />
    </div>
  );
}

type BarsProps = { id: string; column: Column; x: number; width: number; scale: number };

function ColumnBars({ id, column, x, width, scale }: BarsProps) {
  return column.counts.map((count, index) => {
    if (count === 0) return null;
    const below = column.counts.slice(0, index).reduce((sum, each) => sum + each, 0);
    const rect = {
      x: rounded(x + (width * GAP) / 2),
      width: rounded(width * (1 - GAP)),
      y: rounded(HEIGHT - (below + count) * scale),
      height: rounded(count * scale),
    };
    // biome-ignore lint/suspicious/noArrayIndexKey: the series stand in a fixed order
    return <SeriesRect key={index} id={id} number={index + 1} {...rect} />;
  });
}

type RectProps = { id: string; number: number } & Pick<
  React.ComponentProps<'rect'>,
  'x' | 'y' | 'width' | 'height'
>;

/** A rectangle in a series' color and texture. */
function SeriesRect({ id, number, ...rect }: RectProps) {
  const texture = textureOf(id, number);
  return (
    <>
      <rect className={`chart-series chart-series-${number}`} {...rect} />
      {texture ? <rect fill={texture} {...rect} /> : null}
    </>
  );
}

function Legend({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <ul className="chart-legend">
      {names.map((name, index) => (
        <li key={name}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <SeriesRect id={id} number={index + 1} width="16" height="16" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
