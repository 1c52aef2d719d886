import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { BarOf } from './bar-table.tsx';

export type SummaryRow = {
  name: string;
  /** As displayed, '12' or '8%'. */
  now: string;
  before: string | null;
  change: string | null;
  /** As drawn. */
  values: { now: number; before: number };
};

const messages = staffFigures.summary;

/** Key figures beside those of the compared period. */
export function SummaryTable({ rows }: { rows: readonly SummaryRow[] }) {
  const isCompared = rows.some(({ before }) => before !== null);
  return (
    <div className="staff-scroll">
      <table className="bar-table summary-table">
        <caption className="visually-hidden">{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.what}</th>
            <th scope="col">{messages.now}</th>
            {isCompared ? <th scope="col">{messages.before}</th> : null}
            {isCompared ? <th scope="col">{messages.change}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, now, before, change, values }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {isCompared ? <Pair {...values} /> : null}
              </th>
              <td>{now}</td>
              {isCompared ? <td>{before}</td> : null}
              {isCompared ? <td>{change}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Two decorative bars, the current period on top; the numbers are shown beside them. */
function Pair({ now, before }: { now: number; before: number }) {
  const whole = Math.max(now, before);
  return (
    <>
      <BarOf part={now} whole={whole} />
      <BarOf part={before} whole={whole} series={4} />
    </>
  );
}
