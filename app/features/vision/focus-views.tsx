import type { BySeverity, ViewProps } from './vision-picture.tsx';

type Distances = { far: number; face: number; poster: number };

// Blur in the scene's units. A short-sighted eye is sharp up to its far point: about 1 m, 40 cm and 15 cm here.
const MYOPIA: BySeverity<Distances> = {
  mild: { far: 2.4, face: 0.7, poster: 0 },
  moderate: { far: 7, face: 3.4, poster: 0 },
  advanced: { far: 11, face: 7, poster: 2 },
};

// An eye that can no longer accommodate: the town stays sharp, and things get worse the nearer they are.
const PRESBYOPIA: BySeverity<Distances> = {
  mild: { far: 0, face: 0, poster: 1.6 },
  moderate: { far: 0, face: 0, poster: 3.2 },
  advanced: { far: 0, face: 0.8, poster: 5.5 },
};

/** Far things are out of focus. */
export function MyopiaView({ id, severity }: ViewProps) {
  return <AtDistances id={id} blur={MYOPIA[severity]} />;
}

/** Near things are out of focus. */
export function PresbyopiaView({ id, severity }: ViewProps) {
  return <AtDistances id={id} blur={PRESBYOPIA[severity]} />;
}

const DISTANCES = ['far', 'face', 'poster'] as const;

function AtDistances({ id, blur }: { id: string; blur: Distances }) {
  return DISTANCES.map((distance) => (
    <g key={distance}>
      {blur[distance] > 0 ? (
        <filter id={`${id}-${distance}-blur`} colorInterpolationFilters="sRGB">
          <feGaussianBlur stdDeviation={blur[distance]} />
        </filter>
      ) : null}
      <use
        href={`#${id}-${distance}`}
        filter={blur[distance] > 0 ? `url(#${id}-${distance}-blur)` : undefined}
      />
    </g>
  ));
}
