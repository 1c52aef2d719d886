import { SQUARE_EDGE, SQUARE_LIGHTS } from '#app/ui/picture/town-square.tsx';
import type { BySeverity, ViewProps } from './vision-picture.tsx';

// How the front of the eye affects light: cornea, tear film and lens scatter it.

type Cloud = {
  blur: number;
  /** Rows of the colour matrix: yellowed, with less contrast and less blue. */
  matrix: string;
  glare: number;
  glareOpacity: number;
  veil: number;
};

const CATARACT: BySeverity<Cloud> = {
  mild: {
    blur: 1.5,
    matrix: '.88 .05 0 0 .09 .05 .82 0 0 .07 .02 .08 .66 0 .05 0 0 0 1 0',
    glare: 70,
    glareOpacity: 0.6,
    veil: 0.08,
  },
  moderate: {
    blur: 3.6,
    matrix: '.66 .1 .02 0 .22 .12 .54 .02 0 .17 .06 .12 .36 0 .1 0 0 0 1 0',
    glare: 120,
    glareOpacity: 0.8,
    veil: 0.2,
  },
  advanced: {
    blur: 9,
    matrix: '.38 .14 .04 0 .38 .16 .32 .04 0 .31 .1 .14 .16 0 .2 0 0 0 1 0',
    glare: 180,
    glareOpacity: 0.95,
    veil: 0.34,
  },
};

/** Blurred, yellowed and pale, with glare around every light. */
export function CataractView({ id, severity }: ViewProps) {
  const { blur, matrix, glare, glareOpacity, veil } = CATARACT[severity];
  return (
    <>
      <filter id={`${id}-cloud`} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={blur} />
        <feColorMatrix values={matrix} />
      </filter>
      <radialGradient id={`${id}-veil`}>
        <stop offset="0" stopColor="#fff3cf" />
        <stop offset="1" stopColor="#e8cd8c" stopOpacity="0.5" />
      </radialGradient>
      <use href={`#${id}-scene`} filter={`url(#${id}-cloud)`} />
      <rect {...SQUARE_EDGE} fill={`url(#${id}-veil)`} opacity={veil} />
      <Glare id={id} radius={glare} opacity={glareOpacity} />
    </>
  );
}

type GlareProps = { id: string; radius: number; opacity: number };

function Glare({ id, radius, opacity }: GlareProps) {
  return (
    <g opacity={opacity}>
      {SQUARE_LIGHTS.map(({ x, y, colour }) => (
        <g key={x}>
          <radialGradient id={`${id}-glare-${x}`}>
            <stop offset="0" stopColor="#fffdf0" />
            <stop offset="0.16" stopColor={colour} stopOpacity="0.9" />
            <stop offset="0.5" stopColor={colour} stopOpacity="0.32" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </radialGradient>
          <circle cx={x} cy={y} r={radius} fill={`url(#${id}-glare-${x})`} />
        </g>
      ))}
    </g>
  );
}

type Ghost = { dx: number; dy: number; share: number };

const KERATOCONUS: BySeverity<{ blur: number; ghosts: readonly Ghost[]; flare: number }> = {
  mild: { blur: 0.6, ghosts: [{ dx: 2, dy: 7, share: 0.3 }], flare: 50 },
  moderate: {
    blur: 1.3,
    ghosts: [
      { dx: 4, dy: 10, share: 0.45 },
      { dx: 7, dy: 21, share: 0.32 },
      { dx: -5, dy: 15, share: 0.22 },
    ],
    flare: 100,
  },
  advanced: {
    blur: 2.6,
    ghosts: [
      { dx: 6, dy: 14, share: 0.5 },
      { dx: 10, dy: 30, share: 0.4 },
      { dx: -9, dy: 22, share: 0.3 },
      { dx: 20, dy: 42, share: 0.24 },
      { dx: -4, dy: 50, share: 0.18 },
    ],
    flare: 160,
  },
};

/** Everything has ghost images below it, every light a tail. */
export function KeratoconusView({ id, severity }: ViewProps) {
  const { blur, ghosts, flare } = KERATOCONUS[severity];
  return (
    <>
      <filter id={`${id}-soft`} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={blur} />
      </filter>
      {SQUARE_LIGHTS.map(({ x, colour }) => (
        <linearGradient key={x} id={`${id}-flare-${x}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={colour} stopOpacity="0.95" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </linearGradient>
      ))}
      <g filter={`url(#${id}-soft)`}>
        <use href={`#${id}-scene`} />
        {ghosts.map(({ dx, dy, share }) => (
          <use
            key={dy}
            href={`#${id}-scene`}
            transform={`translate(${dx} ${dy})`}
            opacity={share}
          />
        ))}
        {SQUARE_LIGHTS.map(({ x, y, radius }) => (
          <path
            key={x}
            fill={`url(#${id}-flare-${x})`}
            d={`M${x - radius * 0.7} ${y}a${radius * 0.7} ${radius * 0.7} 0 0 1 ${radius * 1.4} 0l${radius} ${flare}h${-radius * 2.4}Z`}
          />
        ))}
      </g>
    </>
  );
}
