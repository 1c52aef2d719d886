import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

type PreparationProps = {
  appointment: Readonly<Record<'important' | 'preparation' | 'bring', readonly string[]>>;
};

/** First what must not be forgotten, then the service's own advice, then what to bring. */
export function AppointmentPreparation({ appointment }: PreparationProps) {
  const messages = useMessages(manageMessages).appointment;
  const { important, preparation, bring } = appointment;
  return (
    <>
      {important.length > 0 ? (
        <Notice tone="warning" title={messages.important}>
          <TextList items={important} />
        </Notice>
      ) : null}
      <TextSection title={messages.preparation} items={preparation} />
      <TextSection title={messages.bring} items={bring} />
    </>
  );
}

/** The same close together, for pages that say it beside much else. */
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

function TextSection({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="reading flow">
      <h2>{title}</h2>
      <TextList items={items} />
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
