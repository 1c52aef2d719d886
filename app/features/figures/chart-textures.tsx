/** Lines that tell the series of a chart apart without their colours; the first has none. */
const LINES = ['', 'M-2 10 10-2M-2 2 2-2M6 10 10 6', 'M0 4h8', 'M4 0v8', 'M0 4h8M4 0v8'];

/** What `textureOf` refers to. @param id begins the ids of one drawing */
export function ChartTextures({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {LINES.slice(1, count).map((path, index) => (
        <pattern
          key={path}
          id={`${id}-textura-${index + 2}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path className="chart-texture" d={path} />
        </pattern>
      ))}
    </defs>
  );
}

/** The fill that lies over a series' own colour. @param number of the series, from 1 */
export function textureOf(id: string, number: number): string | undefined {
  return LINES[number - 1] ? `url(#${id}-textura-${number})` : undefined;
}
