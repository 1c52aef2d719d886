import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';

type PreparationProps = {
  appointment: Readonly<Record<'important' | 'preparation' | 'bring', readonly string[]>>;
};

/** What must not be forgotten, the service's own advice and what to bring, close together. */
export function PreparationBox({ appointment }: PreparationProps) {
  const messages = useMessages(manageMessages).appointment;
  const { important, preparation, bring } = appointment;
  return (
    <section className="check-notes">
      <h2>{messages.preparation}</h2>
      <ul>
        {important.map((item) => (
          <li key={item}>
            <strong>{item}</strong>
          </li>
        ))}
        {preparation.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {bring.length > 0 ? (
        <>
          <h2>{messages.bring}</h2>
          <TextList items={bring} />
        </>
      ) : null}
    </section>
  );
}

function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className="appointment-lines">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
