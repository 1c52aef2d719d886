import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { toCardView } from './person-view.ts';
import { correctionPath, personPath } from './privacy-admin-paths.ts';

const texts = staffPrivacy.person;
type Card = ReturnType<typeof toCardView>;
/** Names a card that staff have said is the same person; may stand more than once. */
export const ADDED_FIELD = 'com';

/** Where a person is known, and what may be corrected. */
export function PersonCards({ cards }: { cards: readonly Card[] }) {
  return (
    <section className="flow">
      <h2>{texts.cards}</h2>
      <p className="small">{texts.cardsHint}</p>
      <ul className="desk-list">
        {cards.map(({ key, contactId, source, name, phone, email }) => (
          <li key={key}>
            <strong>{name}</strong>
            <span>{[phone, email].filter(Boolean).join(' · ')}</span>
            <span className="desk-facts">{source}</span>
            {contactId === null ? null : (
              <a href={correctionPath(contactId)}>
                {texts.correct}
                <span className="visually-hidden"> {texts.correctOf(name)}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type OtherCardsProps = { personKey: string; added: readonly string[]; cards: readonly Card[] };

/** Others with the same phone or mail address, to be joined by who knows that they are the same. */
export function OtherCards({ personKey, added, cards }: OtherCardsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="flow">
      <h2>{texts.others.title}</h2>
      <p>{texts.others.text}</p>
      <form action={personPath(personKey)} className="flow">
        {added.map((key) => (
          <input key={key} type="hidden" name={ADDED_FIELD} value={key} />
        ))}
        <ul className="desk-list">
          {cards.map(({ key, source, name, phone, email }) => (
            <li key={key}>
              <Checkbox
                id={`com-${key}`}
                name={ADDED_FIELD}
                value={key}
                label={`${name} · ${[phone, email].filter(Boolean).join(' · ')}`}
                hint={source}
              />
              <a href={personPath(key)}>
                {texts.others.open}
                <span className="visually-hidden"> {texts.others.openOf(name)}</span>
              </a>
            </li>
          ))}
        </ul>
        <Button look="secondary">{texts.others.button}</Button>
      </form>
    </section>
  );
}
