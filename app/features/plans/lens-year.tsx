const COLUMNS = 7;
const STEP = 40;

/** A year's pairs of lenses in a row. Decoration: the text beside it gives the number. */
export function LensYear({ pairs }: { pairs: number }) {
  const rows = Math.ceil(pairs / COLUMNS);
  return (
    <svg
      className="lens-year"
      viewBox={`0 0 ${COLUMNS * STEP} ${rows * 28}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: pairs }, (_, index) => {
        const x = (index % COLUMNS) * STEP + 12;
        const y = Math.floor(index / COLUMNS) * 28 + 14;
        return (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y} r="10" />
            <circle cx={x + 11} cy={y} r="10" />
          </g>
        );
      })}
    </svg>
  );
}
