import type { GridSign } from './day-grid.ts';

// On a square of 16: outlines are of who is to come, filled shapes of what has happened.
const SHAPES: Readonly<Record<GridSign, React.ReactNode>> = {
  confirmed: <circle cx="8" cy="8" r="5.500" />,
  answered: (
    <>
      <circle cx="8" cy="8" r="5.500" />
      <path d="m5.500 8 2 2 3-4" />
    </>
  ),
  unsettled: <path d="M8 2.500v6m0 4v.010" />,
  arrived: <path className="cal-filled" d="M8 2 14 13.500H2Z" />,
  'in-service': <circle className="cal-filled" cx="8" cy="8" r="5.500" />,
  done: <path className="cal-filled" d="M2.500 2.500h11v11h-11Z" />,
  'no-show': <path d="m3 3 10 10M13 3 3 13" />,
  cancelled: <path d="M3 8h10" />,
};

/** The state of an appointment as a shape, so that no colour alone tells it. Its word stands beside it for who listens. */
export function StateShape({ sign }: { sign: GridSign }) {
  return (
    <svg
      className={`cal-shape cal-shape-${sign}`}
      width="14"
      height="14"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {SHAPES[sign]}
    </svg>
  );
}
