import type { VisitView } from './visits-view.ts';

type VisitListProps<State extends string> = {
  title: string;
  none: string;
  visits: readonly VisitView<State>[];
  mark: (state: State) => React.ReactNode;
};

/** Appointments of one patient, each with its day, what for, with whom and how it went. */
export function VisitList<State extends string>(props: VisitListProps<State>) {
  const { title, none, visits, mark } = props;
  return (
    <section className="flow">
      <h2>{title}</h2>
      {visits.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="patient-list">
          {visits.map(({ protocol, href, moment, facts, state }) => (
            <li key={protocol}>
              <a href={href}>{moment}</a>
              <span>{facts}</span>
              <span>{mark(state)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
