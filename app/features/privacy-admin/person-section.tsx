type SectionProps = { title: string; isEmpty: boolean; children: React.ReactNode };

/** One kind of stored data; renders nothing when empty. */
export function Section({ title, isEmpty, children }: SectionProps) {
  if (isEmpty) return null;
  return (
    <section className="flow">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A text with the moment it was written. */
type Writing = { id: number; moment: string; words: string };

/** Long texts, each under the moment it was written. */
export function Writings({ title, all }: { title: string; all: readonly Writing[] }) {
  return (
    <Section title={title} isEmpty={all.length === 0}>
      <ul className="admin-list">
        {all.map(({ id, moment, words }) => (
          <li key={id}>
            <strong>{moment}</strong>
            <p className="admin-words">{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
