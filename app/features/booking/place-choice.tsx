import { bookingPlaceMessages } from '#app/locales/appointment/place.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

type PlaceChoiceProps = {
  places: readonly {
    href: string;
    name: string;
    line: string;
    first: string | null;
    isChosen: boolean;
  }[];
};

/** The houses of the clinic as links to their free times. */
export function PlaceChoices({ places }: PlaceChoiceProps) {
  const messages = useMessages(bookingPlaceMessages);
  return (
    <ul className="service-links">
      {places.map(({ href, name, line, first, isChosen }) => (
        <li key={href}>
          <a href={href} className="service-link" aria-current={isChosen ? 'true' : undefined}>
            <span className="service-choice-words">
              <span className="service-choice-title">{name}</span>
              <span className="service-choice-note">{line}</span>
              <strong className="service-choice-note">
                {first ? messages.first(first) : messages.none}
              </strong>
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
