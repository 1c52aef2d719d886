import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { BarOf } from './bar-table.tsx';
import { percentOf } from './series.ts';

type Vital = { metric: string; good: number; needsImprovement: number; poor: number };

const texts = staffFigures.vitals;
const names: Readonly<Record<string, string>> = texts.names;

/** Each web vital with how often it was good, middling and poor; the bar is the good part. */
export function VitalsTable({ vitals }: { vitals: readonly Vital[] }) {
  return (
    <table className="bar-table">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.metric}</th>
          <th scope="col">{texts.good}</th>
          <th scope="col">{texts.needsImprovement}</th>
          <th scope="col">{texts.poor}</th>
          <th scope="col">{texts.goodShare}</th>
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
