import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { BarOf } from './bar-table.tsx';
import { percentOf } from './series.ts';

type Vital = { metric: string; good: number; needsImprovement: number; poor: number };

const messages = staffFigures.vitals;
const names: Readonly<Record<string, string>> = messages.names;

/** Share of good, middling and poor ratings for each web vital; the bar shows the good share. */
export function VitalsTable({ vitals }: { vitals: readonly Vital[] }) {
  return (
    <table className="bar-table">
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.metric}</th>
          <th scope="col">{messages.good}</th>
          <th scope="col">{messages.needsImprovement}</th>
          <th scope="col">{messages.poor}</th>
          <th scope="col">{messages.goodShare}</th>
        </tr>
      </thead>
      <tbody>
        {vitals.map(({ metric, good, needsImprovement, poor }) => {
          const whole = good + needsImprovement + poor;
          return (
            <tr key={metric}>
              <th scope="row">
                {names[metric] ?? metric}
                <BarOf part={good} whole={whole} />
              </th>
              <td>{good}</td>
              <td>{needsImprovement}</td>
              <td>{poor}</td>
              <td>{percentOf(good, whole)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
