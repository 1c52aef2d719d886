// Building blocks of the town. `x` and `y` are the bottom centre or bottom left of each piece, in the scene's units.

type HouseProps = { x: number; y: number; width: number; height: number };

/** A colonial house: lime-washed wall, tiled roof, lit windows. */
export function House({ x, y, width, height }: HouseProps) {
  const top = y - height;
  const eaves = 5;
  const pane = { y: top + height * 0.3, width: 7, height: 10 };
  return (
    <g>
      <rect x={x} y={top} width={width} height={height + 8} fill="var(--wall)" />
      <path fill="var(--roof)" d={`M${x - eaves} ${top}l10-16h${width + 2 * eaves - 20}l10 16Z`} />
      <rect {...pane} x={x + width * 0.18} fill="var(--window)" />
      <rect {...pane} x={x + width * 0.66} fill="var(--window)" />
      <rect x={x + width * 0.42} y={y - 12} width="8" height="20" fill="var(--hill-4)" />
    </g>
  );
}

/** The parish church with its two towers. */
export function Church({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="var(--wall)" d="M18 22v-82l22-22 22 22v82Z" />
      <path fill="var(--wall)" d="M0 22v-100h22V22Zm58 0v-100h22V22Z" />
      <path
        fill="var(--roof)"
        d="M-3-78c4-14 10-22 14-24 4 2 10 10 14 24Zm58 0c4-14 10-22 14-24 4 2 10 10 14 24Z"
      />
      <path
        fill="none"
        stroke="var(--hill-4)"
        strokeWidth="2.5"
        d="M11-102v-12m-4 4h8m54 8v-12m-4 4h8M40-82v-16m-5 5h10"
      />
      <circle cx="40" cy="-48" r="7" fill="var(--window)" />
      <path fill="var(--hill-4)" d="M32 22V-8a8 8 0 0 1 16 0v30Z" />
      <path
        fill="var(--window)"
        d="M7-50v-8a4 4 0 0 1 8 0v8Zm58 0v-8a4 4 0 0 1 8 0v8ZM7-14v-10h8v10Zm58 0v-10h8v10Z"
      />
    </g>
  );
}

/** A round tree. */
export function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g fill="var(--hill-4)">
      <rect x={x - 2} y={y - size * 0.4} width="4" height={size * 0.7} />
      <ellipse cx={x} cy={y - size * 0.7} rx={size * 0.5} ry={size * 0.6} />
    </g>
  );
}

/** A tall palm; the clinic's street is named after them. */
export function Palm({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <path
        fill="none"
        stroke="var(--band)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M0 8C-4-24-2-52 6-82"
      />
      <path
        fill="none"
        stroke="var(--band)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M6-82c-14-12-30-10-40 6M6-82C-4-100-20-106-34-100M6-82c2-16 12-26 28-26M6-82c14-8 30-2 38 14M6-82c-10 2-20 14-20 28M6-82c10 2 18 12 20 26"
      />
    </g>
  );
}
