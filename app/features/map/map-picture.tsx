import { mapMessages } from '#app/locales/map.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { MapDrawing } from './draw-map.ts';
import { LandmarkGlyph } from './landmark-glyph.tsx';
import './map.css';
import type { MapLabel } from './place-labels.ts';

/** A map drawn from data, to the scale that it shows. */
export function MapPicture({ drawing, description }: { drawing: MapDrawing; description: string }) {
  const { width, height, areas, streets, labels, landmarks, marker } = drawing;
  const { label } = marker;
  return (
    <svg
      className="map-drawing"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={description}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the label says it all */}
      <g aria-hidden="true">
        <rect className="map-ground" width={width} height={height} />
        {areas.map(({ kind, path }) => (
          <path key={kind} className={`map-${kind}`} d={path} />
        ))}
        {streets.map(({ kind, path }) => (
          <path key={kind} className={`map-edge map-line-${kind}`} d={path} />
        ))}
        {streets.map(({ kind, path }) => (
          <path key={kind} className={`map-way map-line-${kind}`} d={path} />
        ))}
        {labels.map((each) => (
          <Words key={`${each.text} ${each.at}`} label={each} />
        ))}
        {landmarks.map(({ kind, at, label: name }) => (
          <g key={`${kind} ${at}`}>
            <LandmarkGlyph kind={kind} x={at[0]} y={at[1]} />
            {name ? <Words label={name} look="map-place-name" /> : null}
          </g>
        ))}
        <Clinic at={marker.at} radius={marker.radius} />
        <Words label={label} look="map-clinic-name" />
        <Scale drawing={drawing} />
        <North width={width} />
      </g>
    </svg>
  );
}

function Words({ label, look }: { label: MapLabel; look?: string }) {
  const { text, at, degrees } = label;
  const [x, y] = at;
  const turn = degrees === 0 ? {} : { transform: `rotate(${degrees} ${x} ${y})` };
  return (
    <text className={look} x={x} y={y} {...turn}>
      {text}
    </text>
  );
}

const FIBRES = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** A sun whose rays are the fibres of an iris, as in the town at dawn; its shape is no other mark's. */
function Clinic({ at: [x, y], radius }: { at: MapDrawing['marker']['at']; radius: number }) {
  return (
    <g className="map-clinic" transform={`translate(${x} ${y})`}>
      <circle className="map-clinic-halo" r={radius + 3} />
      <circle className="map-clinic-sun" r={radius} />
      {FIBRES.map((degrees) => (
        <path key={degrees} d={`M0-${radius - 2.5}v5`} transform={`rotate(${degrees})`} />
      ))}
      <circle className="map-clinic-pupil" r="6" />
      <circle className="map-clinic-light" cx="2.2" cy="-2.2" r="1.7" />
    </g>
  );
}

function Scale({ drawing }: { drawing: MapDrawing }) {
  const messages = useMessages(mapMessages);
  const { metres, length } = drawing.scale;
  const y = drawing.height - 10;
  return (
    <g className="map-scale">
      <path d={`M10 ${y - 5}v5h${length}v-5`} />
      <text x={10 + length / 2} y={y - 8}>
        {messages.metres(metres)}
      </text>
    </g>
  );
}

function North({ width }: { width: number }) {
  const messages = useMessages(mapMessages);
  return (
    <g className="map-north" transform={`translate(${width - 16} 18)`}>
      <path d="M0-12 5 2 0-1-5 2Z" />
      <text y="11">{messages.north}</text>
    </g>
  );
}
