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
  shown: FiguresQuery;
  /** Why there are no numbers, when there are none. */
  empty?: string | null;
  children: React.ReactNode;
};

const { link, of } = staffFigures.csv;

/** A heading with its numbers and the way to take them along, or the words that say why there are none. */
export function FigureSection({ table, title, shown, empty, children }: FigureSectionProps) {
  return (
    <section className="flow figures-section">
      <div className="figures-heading">
        <h2>{title}</h2>
        {empty ? null : (
          <a href={tableHref(table, shown)} download>
            {link}
            <VisuallyHidden>{of(title)}</VisuallyHidden>
          </a>
        )}
      </div>
      {empty ? <p className="reading">{empty}</p> : children}
    </section>
  );
}
