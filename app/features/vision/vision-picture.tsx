import type { VisionMessages } from '#app/locales/vision.ts';
import {
  SQUARE_VIEW_BOX,
  SquareFace,
  SquareFar,
  type SquareLabels,
  SquarePoster,
} from '#app/ui/picture/town-square.tsx';
import type { Condition, Severity } from './conditions.ts';
import { MyopiaView, PresbyopiaView } from './focus-views.tsx';
import { CataractView, KeratoconusView } from './front-views.tsx';
import { RetinopathyView, TearFilm } from './patchy-views.tsx';
import { GlaucomaView, MacularView } from './retina-views.tsx';

/**
 * Props of a view of one condition. The scene is defined as `#<id>-scene`, its three distances
 * as `#<id>-far`, `#<id>-face` and `#<id>-poster`; a view prefixes the ids of its filters and masks
 * with the id too.
 */
export type ViewProps = { id: string; severity: Severity };

export type BySeverity<Value> = Record<Severity, Value>;

const VIEWS = {
  cataract: CataractView,
  glaucoma: GlaucomaView,
  'macular-degeneration': MacularView,
  'diabetic-retinopathy': RetinopathyView,
  keratoconus: KeratoconusView,
  'dry-eye': TypicalView,
  myopia: MyopiaView,
  presbyopia: PresbyopiaView,
} satisfies Record<Condition, React.ComponentType<ViewProps>>;

type VisionPictureProps = {
  /** Prefix of the ids that the drawing refers to. */
  id: string;
  /** Typical vision when left out. */
  condition?: Condition;
  severity: Severity;
  labels: SquareLabels;
  label: string;
  /** Animates the blur of a dry eye. */
  isMoving?: boolean;
};

/** The town square as seen with a condition. */
export function VisionPicture({
  id,
  condition,
  severity,
  labels,
  label,
  isMoving = false,
}: VisionPictureProps) {
  const View = condition ? VIEWS[condition] : TypicalView;
  return (
    <div className="vision-picture" role="img" aria-label={label}>
      <svg viewBox={SQUARE_VIEW_BOX} width="800" height="600" aria-hidden="true" focusable="false">
        <defs>
          <g id={`${id}-scene`}>
            <g id={`${id}-far`}>
              <SquareFar id={id} labels={labels} />
            </g>
            <g id={`${id}-face`}>
              <SquareFace />
            </g>
            <g id={`${id}-poster`}>
              <SquarePoster labels={labels} />
            </g>
          </g>
        </defs>
        <View id={id} severity={severity} />
      </svg>
      {condition === 'dry-eye' ? (
        // A separate picture, so that the browser animates a layer without repainting.
        <svg
          className={isMoving ? 'vision-film vision-film-moving' : 'vision-film'}
          viewBox={SQUARE_VIEW_BOX}
          width="800"
          height="600"
          aria-hidden="true"
          focusable="false"
        >
          <TearFilm id={id} severity={severity} />
        </svg>
      ) : null}
    </div>
  );
}

function TypicalView({ id }: ViewProps) {
  return <use href={`#${id}-scene`} />;
}

type VisionFigureProps = { name: string; hasCaption: boolean; children: React.ReactNode };

/** A picture under its name. */
export function VisionFigure({ name, hasCaption, children }: VisionFigureProps) {
  return (
    <figure className="vision-figure" aria-label={name}>
      {children}
      {hasCaption ? <figcaption aria-hidden="true">{name}</figcaption> : null}
    </figure>
  );
}

/** What the pictures are not, and when not to look at pictures. */
export function VisionNote({ messages }: { messages: VisionMessages }) {
  const { note, sudden } = messages.simulator;
  return (
    <p className="small reading">
      {note} {sudden}
    </p>
  );
}
