import { staffAddressPoint as messages } from '#app/locales/pt-BR/staff/connections/address-point.ts';
import { Button } from '#app/ui/button/button.tsx';
import { degreesText, POINT_ACTS, type PointAct, stepOf, VIEW_FIELD } from './address-point.ts';
import type { MapDrawing } from './draw-map.ts';
import { MAP_PATHS } from './map-paths.ts';
import { MapPicture } from './map-picture.tsx';
import './point-picker.css';

type PointPickerProps = {
  /** Path of the address within its form. */
  path: string;
  drawing: MapDrawing;
  /** The point around which it is drawn. */
  at: readonly [latitude: number, longitude: number];
  isKnown: boolean;
  /** Whether it is the main house's address, around whose old point the map is drawn. */
  isMain: boolean;
  hasGround: boolean;
  /** What a button sends. */
  actOf: (act: PointAct) => string;
};

/** The drawn map beside the numbers of an address: one press puts its point. Without scripts its buttons do. */
export function PointPicker(props: PointPickerProps) {
  const { path, drawing, at, isKnown, isMain, hasGround, actOf } = props;
  const id = `${path}.mapa`;
  const { metresWide } = drawing;
  const button = (act: PointAct) => (
    <Button key={act} look="secondary" name="acao" value={actOf(act)} formAction={`#${id}`}>
      {messages.acts[act]}
    </Button>
  );
  return (
    <div
      id={id}
      className="point-picker flow"
      data-touch="address-point"
      data-ready="idle"
      data-at={at.join(' ')}
      data-metres-wide={metresWide}
    >
      <p className="point-title">{messages.title}</p>
      {isKnown ? null : <p>{messages.noPoint[isMain ? 'main' : 'branch']}</p>}
      {hasGround ? null : (
        <p>
          {messages.noGround} <a href={MAP_PATHS.staff}>{messages.toMap}</a>
        </p>
      )}
      <input type="hidden" name={VIEW_FIELD} value={metresWide} />
      <p id={`${id}.uso`} className="small">
        <span className="needs-script">
          {messages.how} {messages.keys}{' '}
        </span>
        <span className="point-without-script">{messages.noScript} </span>
        {messages.steps(stepOf(metresWide))}
      </p>
      <div
        className="point-map"
        data-latitude={`${path}.latitude`}
        data-longitude={`${path}.longitude`}
        aria-describedby={`${id}.uso`}
      >
        {hasGround ? null : <Grid drawing={drawing} />}
        <MapPicture
          drawing={drawing}
          description={`${messages.label}: ${messages.point(degreesText(at[0]), degreesText(at[1]))}`}
        />
      </div>
      <p role="status" className="point-said" />
      <div className="point-acts">{POINT_ACTS.map(button)}</div>
    </div>
  );
}

/** Squares as long as the scale, where there is nothing else to go by. */
function Grid({ drawing: { width, height, scale } }: { drawing: MapDrawing }) {
  const lines = (size: number) => {
    const count = Math.floor(size / 2 / scale.length);
    return Array.from({ length: 2 * count + 1 }, (_, at) => size / 2 + (at - count) * scale.length);
  };
  return (
    <svg
      className="point-grid"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path
        d={[
          ...lines(width).map((x) => `M${x} 0V${height}`),
          ...lines(height).map((y) => `M0 ${y}H${width}`),
        ].join('')}
      />
    </svg>
  );
}
