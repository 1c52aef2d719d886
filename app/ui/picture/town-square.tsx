import { Child, Neighbour, Poster } from './town-square-people.tsx';
import { Bus, Houses, ParishChurch, TrafficLight } from './town-square-street.tsx';

/** Text that is part of the scene. */
export type SquareLabels = { bus: string; poster: readonly string[] };

/** The scene's own units, 4:3; everything is drawn slightly beyond, so that blur finds no edge. */
export const SQUARE_VIEW_BOX = '0 0 800 600';
export const SQUARE_EDGE = { x: -60, y: -60, width: 920, height: 720 };

/** Light sources, for glare: centre, radius of the lamp and colour. */
export const SQUARE_LIGHTS = [
  { x: 604, y: 352, radius: 15, colour: '#fff3c4' },
  { x: 726, y: 352, radius: 15, colour: '#fff3c4' },
  { x: 232, y: 104, radius: 17, colour: '#ff8a6b' },
] as const;

const TILE_ROWS = [423, 446, 482, 534, 606];
const TILE_LINES = Array.from({ length: 21 }, (_, index) => -1100 + index * 150);
/** Where a perspective line that starts at x on the near edge meets the far edge of the square. */
const atFarEdge = (x: number) => 400 + (x - 400) * 0.35;

// The colours are fixed: it is a view of the world, the same in every colour scheme.

/** The town square as far as the other pavement: hills, church, houses, street, bus, traffic light. */
export function SquareFar({ id, labels }: { id: string; labels: SquareLabels }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5b9bc9" />
          <stop offset="0.6" stopColor="#b4d6e2" />
          <stop offset="1" stopColor="#fde5bd" />
        </linearGradient>
      </defs>
      <rect x="-60" y="-60" width="920" height="360" fill={`url(#${id}-sky)`} />
      <path
        fill="#fff"
        fillOpacity="0.75"
        d="M300 70c8-26 48-30 60-8 22-12 52 0 50 22h-124c-6-8 4-16 14-14Zm188 62c6-18 34-22 44-6 16-8 38 0 36 16h-90c-4-6 2-12 10-10Z"
      />
      <path
        fill="#94b3a0"
        d="M-60 226c70-46 140-58 220-30 70 22 120-40 210-34 96 6 130 60 220 40 90-22 150-40 270-6v130H-60Z"
      />
      <path
        fill="#5d8d72"
        d="M-60 262c90-30 170-22 260-8 110 16 170-32 280-28 120 6 200 34 380 10v90H-60Z"
      />
      <ParishChurch />
      <Houses />
      <path fill="#cfc3ae" d="M-60 316h920v16H-60Z" />
      <path fill="#6b6762" d="M-60 332h920v82H-60Z" />
      <path fill="none" stroke="#f5efe0" strokeWidth="5" strokeDasharray="46 34" d="M-60 372h920" />
      <path fill="#cfc3ae" d="M-60 412h920v12H-60Z" />
      <Bus sign={labels.bus} />
      <path fill="#dccdb0" d="M-60 423h920v240H-60Z" />
      <path
        fill="none"
        stroke="#a8906a"
        strokeWidth="2.5"
        d={[
          ...TILE_ROWS.map((y) => `M-60 ${y}h920`),
          ...TILE_LINES.map((x) => `M${atFarEdge(x)} 423 ${x} 660`),
        ].join('')}
      />
      <TrafficLight />
      <Child />
    </>
  );
}

/** The neighbour facing the viewer, one and a half arm's lengths away. */
export function SquareFace() {
  return <Neighbour />;
}

/** The sheet of paper in the viewer's hand. */
export function SquarePoster({ labels }: { labels: SquareLabels }) {
  return <Poster lines={labels.poster} />;
}
