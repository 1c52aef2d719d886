import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import type { Column } from './series.ts';

type SeriesTableProps = {
  id: string;
  title: string;
  isWeekly: boolean;
  columns: readonly Column[];
  names: readonly string[];
};

const messages = staffFigures.table;

/** A chart's numbers, one row for each day or week that has any. */
export function SeriesTable({ id, title, isWeekly, columns, names }: SeriesTableProps) {
  const filled = columns.filter(({ total }) => total > 0);
  return (
    <section
      className="chart-table"
      aria-label={messages.scroll(title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keyboard too
      tabIndex={0}
    >
      <table aria-describedby={`${id}-note`}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{isWeekly ? messages.week : messages.day}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {names.length > 1 ? <th scope="col">{messages.total}</th> : null}
          </tr>
        </thead>
        <tbody>
          {filled.map(({ start, counts, total }) => (
            <tr key={start}>
              <th scope="row">{shortDay(start)}</th>
              {counts.map((count, index) => (
                <td key={names[index]}>{count}</td>
              ))}
              {names.length > 1 ? <td>{total}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small" id={`${id}-note`}>
        {messages.empty}
      </p>
    </section>
  );
}

/** '05/10/2026' */
export function shortDay(on = ''): string {
  return on.split('-').reverse().join('/');
}
