import { bookingPlaceMessages } from '#app/locales/appointment/place.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { HouseLinks } from './house-links.tsx';

type PlaceChoiceProps = {
  places: readonly {
    href: string;
    name: string;
    line: string;
    first: string | null;
    isChosen: boolean;
  }[];
};

/** The houses of the clinic as links to their free times, each with its first one. */
export function PlaceChoices({ places }: PlaceChoiceProps) {
  const messages = useMessages(bookingPlaceMessages);
  const houses = places.map(({ first, isChosen, ...house }) => ({
    ...house,
    isCurrent: isChosen,
    note: first ? messages.first(first) : messages.none,
  }));
  return <HouseLinks houses={houses} leadsOn />;
}
