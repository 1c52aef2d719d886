import {
  type FiguresQuery,
  type FigureTable,
  tableHref,
} from '#app/features/figures/figures-paths.ts';
import { staffFigures } from '#app/locales/pt-BR/staff/figures.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';

type FigureSectionProps = {
  table: FigureTable;
  title: string;
  query: FiguresQuery;
  /** Reason for missing numbers, if any. */
  empty?: string | null;
  children: React.ReactNode;
};

const { link, of } = staffFigures.csv;

/** A heading with its numbers and a download link, or the reason why there are none. */
export function FigureSection({ table, title, query, empty, children }: FigureSectionProps) {
  return (
    <section className="flow figures-section">
      <div className="figures-heading">
        <h2>{title}</h2>
        {empty ? null : (
          <a href={tableHref(table, query)} download>
            {link}
            <VisuallyHidden>{of(title)}</VisuallyHidden>
          </a>
        )}
      </div>
      {empty ? <p className="reading">{empty}</p> : children}
    </section>
  );
}
