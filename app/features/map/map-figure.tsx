import { mapMessages } from '#app/locales/map.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { ClinicMap } from './clinic-map.ts';
import { MapPicture } from './map-picture.tsx';

/** OpenStreetMap's page about its licence, to which a map made from its data must lead (ODbL 4.3). */
const LICENCE = 'https://www.openstreetmap.org/copyright';

type MapFigureProps = {
  map: ClinicMap & { drawing: NonNullable<ClinicMap['drawing']> };
};

/** A drawing with the credits that its data ask for. */
export function MapFigure({ map: { drawing, description, origin } }: MapFigureProps) {
  const messages = useMessages(mapMessages);
  return (
    <div className="map-figure">
      <MapPicture drawing={drawing} description={description} />
      {origin === 'osm' ? (
        <p className="small">
          <a href={LICENCE} rel="license noopener">
            {messages.attribution}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** What is near the clinic, in words: for those who do not see the drawing, and for whoever asks the way. */
export function NearList({ near }: { near: readonly string[] }) {
  if (near.length === 0) return null;
  return (
    <ul className="map-near">
      {near.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
}
