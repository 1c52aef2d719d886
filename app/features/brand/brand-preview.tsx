import {
  type BrandColours,
  LOOKS,
  type LookName,
  type Palette,
  paletteOf,
  TEXT_PAIRS,
} from '#app/clinic/brand/brand-palette.ts';
import { contrastOf } from '#app/clinic/brand/oklch.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { formatRatio } from './brand-form.ts';

const messages = staffBrand.preview;

/** A page in small in each look, with the least contrast of its texts. */
export function BrandPreview({ colours }: { colours: BrandColours }) {
  return (
    <section aria-labelledby="como-fica" className="stack">
      <h2 id="como-fica">{messages.title}</h2>
      <p>{messages.lead}</p>
      <ul className="brand-looks">
        {LOOKS.map((look) => (
          <li key={look}>
            <Sample look={look} palette={paletteOf(colours, look)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sample({ look, palette }: { look: LookName; palette: Palette }) {
  const title = messages.looks[look];
  const { heading, text, link, button, band } = messages.words;
  return (
    <figure>
      <svg
        viewBox="0 0 240 170"
        width="240"
        height="170"
        role="img"
        aria-label={messages.drawing(title)}
      >
        <rect width="240" height="170" fill={palette.paper} />
        <circle cx="198" cy="96" r="38" fill={palette['sun-halo']} />
        <circle cx="198" cy="96" r="26" fill={palette.sun} />
        <path d="M0 122c60-26 120-22 240-4v24H0Z" fill={palette['hill-2']} />
        <path d="M0 132c80-18 150-4 240-10v22H0Z" fill={palette['hill-4']} />
        <rect y="138" width="240" height="32" fill={palette.band} />
        <text x="14" y="30" fontSize="17" fontWeight="800" fill={palette.ink}>
          {heading}
        </text>
        <text x="14" y="52" fontSize="13" fill={palette['ink-soft']}>
          {text}{' '}
          <tspan fill={palette.link} textDecoration="underline">
            {link}
          </tspan>
        </text>
        <rect x="14" y="64" width="92" height="32" rx="7" fill={palette.action} />
        <text
          x="60"
          y="85"
          fontSize="14"
          fontWeight="700"
          textAnchor="middle"
          fill={palette['on-action']}
        >
          {button}
        </text>
        <text x="14" y="159" fontSize="13" fontWeight="700" fill={palette['on-band']}>
          {band} <tspan fill={palette['band-accent']}>123</tspan>
        </text>
      </svg>
      <figcaption>
        <strong>{title}</strong>
        <br />
        {messages.least(formatRatio(leastContrast(palette)))}
      </figcaption>
    </figure>
  );
}

function leastContrast(palette: Palette): number {
  const ratios = TEXT_PAIRS.flatMap(([fronts, grounds]) =>
    fronts.flatMap((front) => grounds.map((ground) => contrastOf(palette[front], palette[ground]))),
  );
  return Math.min(...ratios);
}
