import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { percentOf } from './series.ts';

export type Bar = { name: string; count: number };

const messages = staffFigures.table;

/** A short list of numbers with their shares as bars: chart and table in one. */
export function BarTable({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const whole = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <table className="bar-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.what}</th>
          <th scope="col">{messages.count}</th>
          <th scope="col">{messages.share}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <BarOf part={count} whole={whole} />
            </th>
            <td>{count}</td>
            <td>{percentOf(count, whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A decorative bar; the number is shown beside it. */
export function BarOf({
  part,
  whole,
  series = 1,
}: {
  part: number;
  whole: number;
  series?: number;
}) {
  return (
    <svg
      className="bar"
      viewBox="0 0 100 4"
      width="100"
      height="4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="bar-ground" width="100" height="4" />
      <rect
        className={`chart-series chart-series-${series}`}
        width={whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10}
        height="4"
      />
    </svg>
  );
}
