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
import type { ViewProps } from './view-props.ts';

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
  /** Begins the ids of what the drawing refers to. */
  id: string;
  /** Typical sight when left out. */
  condition?: Condition;
  severity: Severity;
  words: SquareLabels;
  label: string;
  /** Lets the blur of a dry eye come and go. */
  isMoving?: boolean;
};

/** The town square as somebody sees it. */
export function VisionPicture({
  id,
  condition,
  severity,
  words,
  label,
  isMoving = false,
}: VisionPictureProps) {
  const View = condition ? VIEWS[condition] : TypicalView;
  return (
    <div className="vision-picture" role="img" aria-label={label}>
      <svg viewBox={SQUARE_VIEW_BOX} aria-hidden="true" focusable="false">
        <defs>
          <g id={`${id}-scene`}>
            <g id={`${id}-far`}>
              <SquareFar id={id} words={words} />
            </g>
            <g id={`${id}-face`}>
              <SquareFace />
            </g>
            <g id={`${id}-poster`}>
              <SquarePoster words={words} />
            </g>
          </g>
        </defs>
        <View id={id} severity={severity} />
      </svg>
      {condition === 'dry-eye' ? (
        // A picture of its own, so that the browser moves a layer and does not paint again.
        <svg
          className={isMoving ? 'vision-film vision-film-moving' : 'vision-film'}
          viewBox={SQUARE_VIEW_BOX}
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
