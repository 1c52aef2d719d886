import { EYE_PARTS, type EyePart } from './eye-parts.ts';
import { GLOBE, MARKERS, SHAPES } from './eye-shapes.tsx';

type EyeDrawingProps = {
  label: string;
  parts: Record<EyePart, { title: string }>;
  hrefOf: (part: EyePart) => string;
};

/** Cross-section of an eye, light coming from the left; every part and its number are one link. */
export function EyeDrawing({ label, parts, hrefOf }: EyeDrawingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no semantic element for a group
    <svg className="eye-drawing" viewBox="0 0 760 640" role="group" aria-label={label}>
      <path className="eye-globe" d={GLOBE} />
      <path
        className="eye-line eye-fibres"
        d="M304 196l16 46m-16 182 16-46M290 206l26 42m-26 166 26-42"
      />
      {EYE_PARTS.map(({ part }, index) => (
        <PartLink
          key={part}
          part={part}
          number={index + 1}
          title={parts[part].title}
          href={hrefOf(part)}
        />
      ))}
      {EYE_PARTS.map(({ part }) => (
        <Leader key={part} part={part} />
      ))}
    </svg>
  );
}

const NUMBER_RADIUS = 36;

type PartLinkProps = { part: EyePart; number: number; title: string; href: string };

function PartLink({ part, number, title, href }: PartLinkProps) {
  const { at, name } = MARKERS[part];
  const [x, y] = at;
  const [nameX, nameY, anchor] = name;
  return (
    <a href={href} className={`eye-mark eye-mark-${part}`} aria-label={`${number} ${title}`}>
      {SHAPES[part]}
      <circle className="eye-hit" cx={x} cy={y} r="60" />
      <circle className="eye-number" cx={x} cy={y} r={NUMBER_RADIUS} />
      <text x={x} y={y + 14} textAnchor="middle">
        {number}
      </text>{' '}
      <text className="eye-name" x={nameX} y={nameY} textAnchor={anchor}>
        {title}
      </text>
    </a>
  );
}

/** Line from a number's edge to its part. Drawn above all parts; clicks pass through. */
function Leader({ part }: { part: EyePart }) {
  const { at, to } = MARKERS[part];
  const [dx, dy] = [to[0] - at[0], to[1] - at[1]];
  const share = NUMBER_RADIUS / Math.hypot(dx, dy);
  const start = `${Math.round(at[0] + dx * share)} ${Math.round(at[1] + dy * share)}`;
  return (
    <g className="eye-leader">
      <path d={`M${start} ${to[0]} ${to[1]}`} />
      <circle cx={to[0]} cy={to[1]} r="5" />
    </g>
  );
}
