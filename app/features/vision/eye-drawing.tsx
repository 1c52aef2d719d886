import { MARKERS } from './eye-markers.ts';
import { EYE_PARTS, type EyePart } from './eye-parts.ts';

/** The white of the eye: a globe of radius 188 around 420, 310, bulging where the cornea closes it. */
const GLOBE = 'M262 208A188 188 0 1 1 262 412c-100-34-100-170 0-204Z';

/** Each part's own shape. */
const SHAPES = {
  tears: (
    <>
      <path
        className="eye-skin"
        d="M334 78C250 68 178 120 170 212c0 16 16 22 28 10 14-18 36-26 60-24 18-30 40-48 66-60Zm0 464c-76 8-144-40-160-132 0-14 14-20 26-10 16 18 36 24 58 22 18 30 40 48 66 60Z"
      />
      <path
        className="eye-line"
        d="M171 204c-18 4-36 0-48-12m52-12c-18 0-34-8-44-22m56-6c-16-4-28-14-34-28m22 288c-14 0-26 6-34 16m42 6c-12 4-20 12-24 22"
      />
      <path className="eye-film" d="M236 214c-82 40-82 152 0 192" />
    </>
  ),
  cornea: (
    <path className="eye-clear" d="M262 208c-100 34-100 170 0 204l4-18c-70-30-70-138 0-168Z" />
  ),
  angle: (
    <>
      <circle className="eye-spot" cx="259" cy="238" r="13" />
      <circle className="eye-spot" cx="259" cy="382" r="13" />
    </>
  ),
  iris: (
    <path
      className="eye-iris"
      d="M272 232c16 8 22 24 20 46l-10-4c2-16-2-26-14-32Zm0 156c16-8 22-24 20-46l-10 4c2 16-2 26-14 32Z"
    />
  ),
  lens: <path className="eye-lens" d="M322 246c44 30 44 98 0 128-36-30-36-98 0-128Z" />,
  vitreous: (
    <path
      className="eye-gel"
      d="M300 187c4 22 10 40 22 59 44 30 44 98 0 128-12 19-18 37-22 59A172 172 0 1 0 300 187Z"
    />
  ),
  retina: <path className="eye-retina" d="M372 143A174 174 0 1 1 372 477" />,
  macula: <path className="eye-macula" d="M592 284A174 174 0 0 1 592 336" />,
  nerve: (
    <path
      className="eye-nerve"
      d="M600 366c46 30 96 42 180 44v54c-94 0-156-18-214-56 16-10 28-24 34-42Z"
    />
  ),
} satisfies Record<EyePart, React.ReactNode>;

type EyeDrawingProps = {
  label: string;
  parts: Record<EyePart, { title: string }>;
  /** Null for a part that leads to nothing. */
  hrefOf: (part: EyePart) => string | null;
};

/** Cross-section of an eye, light coming from the left; every part and its number are one link, where it leads to something. */
export function EyeDrawing({ label, parts, hrefOf }: EyeDrawingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no semantic element for a group
    <svg
      className="eye-drawing"
      viewBox="0 0 760 640"
      width="760"
      height="640"
      role="group"
      aria-label={label}
    >
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

type PartLinkProps = { part: EyePart; number: number; title: string; href: string | null };

function PartLink({ part, number, title, href }: PartLinkProps) {
  const { at, name } = MARKERS[part];
  const [x, y] = at;
  const [nameX, nameY, anchor] = name;
  const drawn = (
    <>
      {SHAPES[part]}
      {href === null ? null : <circle className="eye-hit" cx={x} cy={y} r="60" />}
      <circle className="eye-number" cx={x} cy={y} r={NUMBER_RADIUS} />
      <text x={x} y={y + 14} textAnchor="middle">
        {number}
      </text>{' '}
      <text className="eye-name" x={nameX} y={nameY} textAnchor={anchor}>
        {title}
      </text>
    </>
  );
  const className = `eye-mark eye-mark-${part}`;
  if (href === null) return <g className={className}>{drawn}</g>;
  return (
    <a href={href} className={className} aria-label={`${number} ${title}`}>
      {drawn}
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
