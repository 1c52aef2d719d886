import { SQUARE_EDGE } from '#app/ui/picture/town-square.tsx';
import type { BySeverity, ViewProps } from './vision-picture.tsx';

// Loss of vision in the retina or the optic nerve. The gaze rests on the face.

type Loss = { blur: number; shapes: React.ReactNode };

const arc = { fill: 'none', stroke: '#fff', strokeLinecap: 'round' } as const;

const GLAUCOMA: BySeverity<Loss> = {
  mild: { blur: 12, shapes: <path {...arc} strokeWidth="120" d="M46 372c10 60 60 100 150 96" /> },
  moderate: {
    blur: 17,
    shapes: (
      <g {...arc} strokeWidth="170">
        <path d="M60 330C70 120 200 60 330 60s240 0 330 60" />
        <path d="M60 370c0 120 110 190 240 200s220 20 300-10" />
      </g>
    ),
  },
  advanced: {
    blur: 22,
    shapes: (
      <>
        <rect {...SQUARE_EDGE} fill="#fff" />
        <ellipse cx="400" cy="304" rx="128" ry="122" />
      </>
    ),
  },
};

/** Peripheral parts fade into blur; there is no black ring, because the brain fills in what is missing. */
export function GlaucomaView({ id, severity }: ViewProps) {
  const { blur, shapes } = GLAUCOMA[severity];
  return (
    <>
      <filter id={`${id}-faded`} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={blur} />
        <feColorMatrix values=".66 .12 .04 0 .05 .08 .7 .04 0 .05 .08 .12 .62 0 .05 0 0 0 1 0" />
      </filter>
      <SoftMask id={`${id}-lost`} blur={26}>
        {shapes}
      </SoftMask>
      <use href={`#${id}-scene`} />
      <g mask={`url(#${id}-lost)`}>
        <use href={`#${id}-scene`} filter={`url(#${id}-faded)`} />
      </g>
    </>
  );
}

type Centre = { radius: number; warp: number; blur: number; spot: number; spotOpacity: number };

const MACULA: BySeverity<Centre> = {
  mild: { radius: 150, warp: 26, blur: 1.2, spot: 0, spotOpacity: 0 },
  moderate: { radius: 190, warp: 60, blur: 3, spot: 74, spotOpacity: 0.62 },
  advanced: { radius: 230, warp: 80, blur: 6, spot: 140, spotOpacity: 0.94 },
};

/** In the centre lines bend, then a grey spot covers the point of gaze. */
export function MacularView({ id, severity }: ViewProps) {
  const { radius, warp, blur, spot, spotOpacity } = MACULA[severity];
  return (
    <>
      <filter id={`${id}-warp`} colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.011" numOctaves="2" seed="4" />
        <feDisplacementMap
          in="SourceGraphic"
          scale={warp}
          xChannelSelector="R"
          yChannelSelector="G"
        />
        <feGaussianBlur stdDeviation={blur} />
      </filter>
      <filter id={`${id}-smudge`} x="-50%" y="-50%" width="200%" height="200%">
        <feTurbulence type="fractalNoise" baseFrequency="0.016" numOctaves="2" seed="9" />
        <feDisplacementMap
          in="SourceGraphic"
          scale="70"
          xChannelSelector="R"
          yChannelSelector="G"
        />
        <feGaussianBlur stdDeviation={spot * 0.16} />
      </filter>
      <SoftMask id={`${id}-centre`} blur={30}>
        <circle cx="400" cy="300" r={radius} fill="#fff" />
      </SoftMask>
      <use href={`#${id}-scene`} />
      <g mask={`url(#${id}-centre)`}>
        <use href={`#${id}-scene`} filter={`url(#${id}-warp)`} />
      </g>
      {spot > 0 ? (
        <ellipse
          cx="400"
          cy="304"
          rx={spot}
          ry={spot * 0.94}
          fill="#4d4a45"
          opacity={spotOpacity}
          filter={`url(#${id}-smudge)`}
        />
      ) : null}
    </>
  );
}

type SoftMaskProps = { id: string; blur: number; children: React.ReactNode };

/** A mask with soft borders; white areas are visible. */
export function SoftMask({ id, blur, children }: SoftMaskProps) {
  return (
    <>
      <filter id={`${id}-edge`} filterUnits="userSpaceOnUse" {...SQUARE_EDGE}>
        <feGaussianBlur stdDeviation={blur} />
      </filter>
      <mask id={id} maskUnits="userSpaceOnUse" {...SQUARE_EDGE}>
        <g filter={`url(#${id}-edge)`}>{children}</g>
      </mask>
    </>
  );
}
