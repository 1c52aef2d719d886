import { Tree } from './town-parts.tsx';

/** A city at sunrise: towers with their first lights, a bridge over the river, trees along its bank. */
export function CityAtDawn({ label }: { label: string }) {
  return (
    <svg
      className="picture"
      viewBox="0 -110 1440 540"
      width="1440"
      height="540"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <circle cx="1060" cy="176" r="214" fill="var(--sun-halo)" opacity="0.55" />
      <circle cx="1060" cy="176" r="166" fill="var(--sun-halo)" />
      <circle cx="1060" cy="176" r="122" fill="var(--sun)" />
      <path
        fill="var(--hill-1)"
        d="M0 330V196h52v-34h46v34h40v-64h58v98h30v-44h50v22h54v-58h44v96h54v-40h60v62h90V178h46v-30h56v64h70v-48h48v76h80v-60h60v36h52v-70h56v94h66v-52h52v40h66v-66h54v116h66v102Z"
      />
      <path
        fill="var(--hill-2)"
        d="M0 350V246h70v-40h64v60h44v-84h62v110h52v-58h70v40h48v-72h58v96h76v-50h62v36h80v-64h60v80h66v-44h64v26h62v-70h56v88h64v-54h76v40h58v-62h64v112h64v30Z"
      />
      <g>
        <Tower x={520} width={64} height={150} floors={6} />
        <Tower x={596} width={52} height={112} floors={4} />
        <Tower x={664} width={74} height={186} floors={8} />
        <Tower x={750} width={56} height={134} floors={5} />
        <Tower x={430} width={58} height={96} floors={4} />
        <Tower x={866} width={62} height={98} floors={4} />
        <Tower x={300} width={54} height={120} floors={5} />
        <Tower x={1240} width={66} height={118} floors={5} />
      </g>
      <path fill="var(--hill-3)" d="M0 330h1440v100H0Z" />
      <g fill="none" stroke="var(--sun-halo)" strokeWidth="4" strokeLinecap="round" opacity="0.8">
        <path d="M960 346h190M1000 360h110M900 372h150M1090 374h90" />
      </g>
      <Bridge />
      <path fill="var(--hill-4)" d="M0 384c220-20 460-14 700 2 260 18 480 10 740-12v56H0Z" />
      <g>
        <Tree x={96} y={392} size={44} />
        <Tree x={150} y={396} size={34} />
        <Tree x={318} y={392} size={38} />
        <Tree x={1180} y={396} size={42} />
        <Tree x={1236} y={394} size={32} />
        <Tree x={1360} y={388} size={46} />
      </g>
      <path fill="var(--band)" d="M0 404c220-22 420-2 640 6 280 10 520-28 800-8v28H0Z" />
    </svg>
  );
}

type TowerProps = { x: number; width: number; height: number; floors: number };

/** A tower block on the bank, some of its windows lit; `x` is its left side. */
function Tower({ x, width, height, floors }: TowerProps) {
  const top = 332 - height;
  const step = (height - 24) / floors;
  return (
    <g>
      <rect x={x} y={top} width={width} height={height} fill="var(--wall)" />
      <rect x={x - 3} y={top - 7} width={width + 6} height="9" fill="var(--roof)" />
      {windowsOf(floors).map(({ key, column, floor, isDark }) => (
        <rect
          key={key}
          x={x + width * column}
          y={top + 12 + floor * step}
          width={width * 0.16}
          height={step * 0.5}
          fill={isDark ? 'var(--hill-2)' : 'var(--window)'}
        />
      ))}
    </g>
  );
}

/** Three windows a floor, some of them still dark. */
function windowsOf(floors: number) {
  return Array.from({ length: floors * 3 }, (_, at) => {
    const floor = Math.floor(at / 3);
    const column = 0.16 + 0.28 * (at % 3);
    return { key: `window ${at}`, floor, column, isDark: (at * 5 + floors) % 4 === 0 };
  });
}

/** A low bridge of three arches over the river. */
function Bridge() {
  return (
    <g>
      <path
        fill="var(--hill-4)"
        d="M0 330h420v14c-30 0-52 12-58 34h-16c-6-24-30-36-62-36s-56 12-62 36h-16c-6-24-30-36-62-36s-56 12-62 36H66c-6-22-30-34-66-34Z"
      />
      <path fill="none" stroke="var(--hill-4)" strokeWidth="4" d="M0 318h420" />
    </g>
  );
}
