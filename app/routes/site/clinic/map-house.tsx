import type { PublicHouse } from '#app/clinic/public-clinic.ts';
import type { ClinicMap } from '#app/features/map/clinic-map.ts';
import { MapFigure } from '#app/features/map/map-figure.tsx';
import { RouteList } from '#app/features/map/route-list.tsx';
import { housesMessages } from '#app/locales/clinic/houses.ts';
import { mapMessages } from '#app/locales/map.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

type HouseProps = { house: PublicHouse; map: ClinicMap | undefined };

/** One of several houses: its map, address, hours, phone and the ways to it. */
export function MapHouse({ house, map }: HouseProps) {
  const messages = useMessages(mapMessages);
  const words = useMessages(housesMessages);
  const drawing = map?.drawing;
  const description = `${house.name}. ${messages.picture(house.city)}`;
  return (
    <Chapter id={house.id} title={house.name}>
      <div className={drawing ? 'split map-split' : 'stack'}>
        {map && drawing ? <MapFigure map={{ ...map, drawing, description }} /> : null}
        <div className="stack">
          <address className="address">
            {house.addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {map?.street ? <p>{map.street}</p> : null}
          <p>
            {words.phone}:{' '}
            <a href={house.phone.link}>
              <PhoneText>{house.phone.display}</PhoneText>
            </a>
          </p>
          <div>
            <h3>{words.hours}</h3>
            <ul>
              {house.openingLines.map(({ days, times }) => (
                <li key={days}>
                  {days}: {times}
                </li>
              ))}
            </ul>
          </div>
          <RouteList routes={house.routes} />
        </div>
      </div>
    </Chapter>
  );
}
