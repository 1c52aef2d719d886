import './figures.css';
import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { staffHome } from '#app/locales/pt-BR/staff/home.ts';
import { type SummaryRow, SummaryTable } from './summary-table.tsx';

const ALL_FIGURES = '/equipe/numeros?comparar=anterior';

/** The week that ended yesterday beside the one before, on the staff's first page. */
export function WeekSummary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <section className="flow" aria-labelledby="semana">
      <h2 id="semana">{staffHome.week}</h2>
      <SummaryTable rows={rows} />
      <p className="small">{staffFigures.summary.counted}</p>
      <p>
        <a href={ALL_FIGURES}>{staffHome.weekMore}</a>
      </p>
    </section>
  );
}
