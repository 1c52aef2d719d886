import { bookingPlaceMessages } from '#app/locales/booking-place.ts';
import { useMessages } from '#app/locales/use-locale.ts';

/** A house to which an appointment may move, or where it is; `value` is its word. */
export type MoveHouse = {
  value: string;
  name: string;
  line: string;
  href: string;
  isCurrent: boolean;
};

type MoveHousesProps = { houses: readonly MoveHouse[] };

/** The houses whose times may be seen, as links; nothing in a clinic with one. */
export function MoveHouses({ houses }: MoveHousesProps) {
  const messages = useMessages(bookingPlaceMessages);
  if (houses.length === 0) return null;
  return (
    <nav aria-label={messages.label} className="stack">
      <ul className="service-links">
        {houses.map(({ value, name, line, href, isCurrent }) => (
          <li key={value}>
            <a href={href} className="service-link" aria-current={isCurrent ? 'true' : undefined}>
              <span className="service-choice-words">
                <span className="service-choice-title">{name}</span>
                <span className="service-choice-note">{line}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
