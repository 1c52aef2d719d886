import { bookingPlaceMessages } from '#app/locales/appointment/place.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { type HouseLink, HouseLinks } from './house-links.tsx';

/** A house to which an appointment may move, or where it is; `value` is its word. */
export type MoveHouse = HouseLink & { value: string };

/** What addresses of other days begin with, up to and with the last '&'. */
export function moveQuery({
  house,
  ...more
}: {
  house: string | undefined;
  [name: string]: string | undefined;
}) {
  const named = Object.entries({ ...more, unidade: house }).filter(([, value]) => value);
  return `?${named.map(([name, value]) => `${name}=${value}&`).join('')}`;
}

type MoveHousesProps = {
  houses: readonly MoveHouse[];
  /** Whether the form around it is told the chosen house. */
  isField?: boolean;
};

/** The houses whose times may be seen, as links; nothing in a clinic with one. */
export function MoveHouses({ houses, isField = false }: MoveHousesProps) {
  const messages = useMessages(bookingPlaceMessages);
  if (houses.length === 0) return null;
  const chosen = houses.find((each) => each.isCurrent)?.value;
  return (
    <nav aria-label={messages.label} className="stack">
      <HouseLinks houses={houses} />
      {isField ? <input type="hidden" name="unidade" defaultValue={chosen} /> : null}
    </nav>
  );
}
