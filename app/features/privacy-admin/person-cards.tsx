import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { toCardView } from './person-view.ts';
import { correctionPath, personPath } from './privacy-admin-paths.ts';

const labels = staffPrivacy.person;
type Card = ReturnType<typeof toCardView>;
/** Key of a card that staff matched to this person; repeatable. */
export const ADDED_FIELD = 'com';

/** A person's cards, with links to correct them. */
export function PersonCards({ cards }: { cards: readonly Card[] }) {
  return (
    <section className="flow">
      <h2>{labels.cards}</h2>
      <p className="small">{labels.cardsHint}</p>
      <ul className="admin-list">
        {cards.map(({ key, contactId, source, name, phone, email }) => (
          <li key={key}>
            <strong>{name}</strong>
            <span>{[phone, email].filter(Boolean).join(' · ')}</span>
            <span className="admin-facts">{source}</span>
            {contactId === null ? null : (
              <a href={correctionPath(contactId)}>
                {labels.correct}
                <span className="visually-hidden"> {labels.correctOf(name)}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type OtherCardsProps = { personKey: string; added: readonly string[]; cards: readonly Card[] };

/** Cards with the same phone or mail address, for staff to join when they know it is the same person. */
export function OtherCards({ personKey, added, cards }: OtherCardsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="flow">
      <h2>{labels.others.title}</h2>
      <p>{labels.others.text}</p>
      <form action={personPath(personKey)} className="flow">
        {added.map((key) => (
          <input key={key} type="hidden" name={ADDED_FIELD} value={key} />
        ))}
        <ul className="admin-list">
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
                {labels.others.open}
                <span className="visually-hidden"> {labels.others.openOf(name)}</span>
              </a>
            </li>
          ))}
        </ul>
        <Button look="secondary">{labels.others.button}</Button>
      </form>
    </section>
  );
}
