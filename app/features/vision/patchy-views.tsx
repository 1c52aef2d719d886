import { SQUARE_EDGE } from '#app/ui/picture/town-square.tsx';
import { SoftMask } from './retina-views.tsx';
import type { BySeverity, ViewProps } from './vision-picture.tsx';

// Conditions that affect some parts of the field of view more than others.

type Blot = readonly [x: number, y: number, size: number];
type Retinopathy = {
  blur: number;
  patches: readonly Blot[];
  blots: readonly Blot[];
  threads: string;
  haze: number;
};

const FEW_BLOTS: readonly Blot[] = [
  [292, 214, 13],
  [500, 250, 17],
  [456, 392, 11],
  [338, 402, 8],
  [620, 246, 13],
  [166, 296, 15],
  [560, 480, 12],
  [250, 470, 9],
];

const RETINOPATHY: BySeverity<Retinopathy> = {
  mild: { blur: 2, patches: [[500, 236, 46]], blots: [], threads: '', haze: 0 },
  moderate: {
    blur: 4,
    patches: [
      [440, 270, 84],
      [610, 190, 60],
      [190, 180, 60],
      [620, 500, 74],
    ],
    blots: FEW_BLOTS,
    threads: '',
    haze: 0.05,
  },
  advanced: {
    blur: 6,
    patches: [[400, 300, 900]],
    blots: [
      ...FEW_BLOTS,
      [352, 300, 44],
      [470, 350, 34],
      [664, 188, 50],
      [234, 160, 36],
      [112, 400, 40],
      [604, 520, 46],
      [540, 96, 22],
      [700, 420, 26],
    ],
    threads:
      'M180 90c40 70 10 140 70 200s40 120 120 150M420 120c60 40 40 120 100 150s70 100 60 180M640 300c-40 50-20 100-70 150',
    haze: 0.24,
  },
};

/** At first almost nothing; then blurred patches, dark blots and floating threads of blood. */
export function RetinopathyView({ id, severity }: ViewProps) {
  const { blur, patches, blots, threads, haze } = RETINOPATHY[severity];
  return (
    <>
      <Patches id={id} blur={blur} patches={patches} />
      <rect {...SQUARE_EDGE} fill="#6b2f1c" opacity={haze} />
      <filter id={`${id}-ragged`} filterUnits="userSpaceOnUse" {...SQUARE_EDGE}>
        <feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="3" seed="7" />
        <feDisplacementMap
          in="SourceGraphic"
          scale="34"
          xChannelSelector="R"
          yChannelSelector="G"
        />
        <feGaussianBlur stdDeviation="4.6" />
      </filter>
      <g filter={`url(#${id}-ragged)`} fill="#26100b" opacity="0.82">
        {blots.map(([x, y, size]) => (
          <ellipse key={x} cx={x} cy={y} rx={size} ry={size * 0.8} />
        ))}
        <path d={threads} fill="none" stroke="#26100b" strokeWidth="7" strokeLinecap="round" />
      </g>
    </>
  );
}

function Patches({ id, blur, patches }: { id: string; blur: number; patches: readonly Blot[] }) {
  return (
    <>
      <filter id={`${id}-dim`} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={blur} />
        <feColorMatrix values=".82 0 0 0 .07 0 .8 0 0 .07 0 0 .76 0 .06 0 0 0 1 0" />
      </filter>
      <SoftMask id={`${id}-patches`} blur={18}>
        {patches.map(([x, y, size]) => (
          <circle key={x} cx={x} cy={y} r={size} fill="#fff" />
        ))}
      </SoftMask>
      <use href={`#${id}-scene`} />
      <g mask={`url(#${id}-patches)`}>
        <use href={`#${id}-scene`} filter={`url(#${id}-dim)`} />
      </g>
    </>
  );
}

const FILM: BySeverity<{ blur: number; everywhere: number }> = {
  mild: { blur: 2, everywhere: 0.15 },
  moderate: { blur: 4, everywhere: 0.4 },
  advanced: { blur: 7.5, everywhere: 0.76 },
};

/** Smeared patches of a broken tear film over the sharp scene. They come and go with blinking. */
export function TearFilm({ id, severity }: ViewProps) {
  const { blur, everywhere } = FILM[severity];
  return (
    <>
      <filter id={`${id}-smear`} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={`${blur} ${blur * 1.4}`} />
        <feColorMatrix values=".88 0 0 0 .1 0 .88 0 0 .1 0 0 .88 0 .1 0 0 0 1 0" />
      </filter>
      <SoftMask id={`${id}-film`} blur={30}>
        <rect {...SQUARE_EDGE} fill="#fff" opacity={everywhere} />
        <g fill="#fff">
          <ellipse cx="330" cy="330" rx="150" ry="70" transform="rotate(-14 330 330)" />
          <ellipse cx="650" cy="200" rx="140" ry="66" transform="rotate(10 650 200)" />
          <ellipse cx="120" cy="170" rx="110" ry="60" />
          <ellipse cx="610" cy="520" rx="170" ry="56" transform="rotate(-8 610 520)" />
          <ellipse cx="130" cy="480" rx="120" ry="50" />
        </g>
      </SoftMask>
      <g mask={`url(#${id}-film)`}>
        <use href={`#${id}-scene`} filter={`url(#${id}-smear)`} />
      </g>
    </>
  );
}
