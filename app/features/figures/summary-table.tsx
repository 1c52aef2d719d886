import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { BarOf } from './bar-table.tsx';

export type SummaryRow = {
  name: string;
  /** As they are read, '12' or '8%'. */
  now: string;
  before: string | null;
  change: string | null;
  /** As they are drawn. */
  values: { now: number; before: number };
};

const texts = staffFigures.summary;

/** The most important numbers at a glance, beside those of the days they are compared with. */
export function SummaryTable({ rows }: { rows: readonly SummaryRow[] }) {
  const isCompared = rows.some(({ before }) => before !== null);
  return (
    <div className="staff-scroll">
      <table className="bar-table summary-table">
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.now}</th>
            {isCompared ? <th scope="col">{texts.before}</th> : null}
            {isCompared ? <th scope="col">{texts.change}</th> : null}
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

/** Two bars, the upper of this period; decoration, the numbers stand beside them. */
function Pair({ now, before }: { now: number; before: number }) {
  const whole = Math.max(now, before);
  return (
    <>
      <BarOf part={now} whole={whole} />
      <BarOf part={before} whole={whole} series={4} />
    </>
  );
}
