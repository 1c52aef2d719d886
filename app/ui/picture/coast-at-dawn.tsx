import { House, Palm } from './town-parts.tsx';

/** A bay at sunrise: the light on the water, boats, a lighthouse on its rock, palms on the beach. */
export function CoastAtDawn({ label }: { label: string }) {
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
      <circle cx="930" cy="206" r="214" fill="var(--sun-halo)" opacity="0.55" />
      <circle cx="930" cy="206" r="166" fill="var(--sun-halo)" />
      <circle cx="930" cy="206" r="122" fill="var(--sun)" />
      <path
        fill="var(--hill-1)"
        d="M0 214c90-58 190-84 300-48 92 30 150 62 260 66H0Zm1440-6c-70-40-160-52-232-20-44 20-72 36-118 44h350Z"
      />
      <path fill="var(--hill-2)" d="M0 230h1440v200H0Z" />
      <g fill="none" stroke="var(--sun-halo)" strokeWidth="5" strokeLinecap="round">
        <path d="M800 246h260M836 264h190M780 284h130M950 284h150M858 304h150M900 326h70" />
      </g>
      <g fill="none" stroke="var(--hill-1)" strokeWidth="3" strokeLinecap="round" opacity="0.7">
        <path d="M180 262h90M330 280h120M90 300h110M560 262h110M1160 270h120M1240 300h100M480 308h80" />
      </g>
      <path
        fill="var(--hill-3)"
        d="M1080 262c60-40 130-62 212-60 60 2 108 16 148 34v72c-130-6-250-16-360-46Z"
      />
      <Lighthouse x={1240} y={206} />
      <House x={1330} y={222} width={54} height={28} />
      <Boat x={430} y={284} size={1} />
      <Boat x={640} y={254} size={0.62} />
      <path
        fill="var(--hill-1)"
        d="M0 348c190-34 390-26 560-4 240 32 420 40 620 16 110-14 190-18 260-12v82H0Z"
      />
      <path fill="var(--hill-4)" d="M0 392c200-26 420-20 640 0 250 22 520 4 800-14v52H0Z" />
      <Palm x={170} y={388} size={112} />
      <Palm x={250} y={394} size={78} />
      <Palm x={1110} y={396} size={88} />
      <path fill="var(--band)" d="M0 404c220-22 420-2 640 6 280 10 520-28 800-8v28H0Z" />
    </svg>
  );
}

type Place = { x: number; y: number };

/** A white tower with two bands and its lamp; `x` and `y` are the middle of its foot. */
function Lighthouse({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="var(--wall)" d="M-20 14-13-92h26l7 106Z" />
      <path fill="var(--roof)" d="M-17.5-24l1.7-24h31.6l1.7 24Z" />
      <path fill="var(--hill-4)" d="M-19-92h38v8h-38Z" />
      <path fill="var(--window)" d="M-10-114h20v22h-20Z" />
      <path fill="var(--roof)" d="M-14-114 0-130l14 16Z" />
      <path fill="var(--hill-4)" d="M-5 14V-4a5 5 0 0 1 10 0v18Z" />
    </g>
  );
}

/** A fishing boat under sail; `x` and `y` are the middle of its waterline. */
function Boat({ x, y, size }: Place & { size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="var(--wall)" d="M-4-14V-96l58 82ZM-12-14c-10-18-18-28-40-34 16-12 30-24 40-38Z" />
      <path fill="var(--roof)" d="M-64-12H72c-8 18-20 28-36 28h-62c-18 0-32-10-38-28Z" />
      <path fill="none" stroke="var(--hill-4)" strokeWidth="5" d="M-8-12v-90" />
    </g>
  );
}
