// The far side of the town square, in the scene's units.

type HouseProps = {
  x: number;
  width: number;
  top: number;
  wall: string;
  shutter: string;
  /** Left edges of the windows, relative to the house; the last one is its door. */
  openings: readonly number[];
};

function House({ x, width, top, wall, shutter, openings }: HouseProps) {
  const height = 316 - top;
  return (
    <g transform={`translate(${x} ${top})`}>
      <path fill="#a94a26" d={`M-8 0 8-26h${width - 16}l16 26Z`} />
      <path fill="#7f3417" d={`M-8-1h${width + 16}v5H-8Z`} />
      <rect y="4" width={width} height={height - 4} fill={wall} />
      <rect y={height - 14} width={width} height="14" fill={shutter} fillOpacity="0.55" />
      {openings.map((left, index) =>
        index === openings.length - 1 ? (
          <path
            key={left}
            fill={shutter}
            stroke="#fff"
            strokeWidth="3"
            d={`M${left} ${height}v-58h26v58`}
          />
        ) : (
          <g key={left} transform={`translate(${left} 26)`}>
            <rect width="26" height="34" fill="#33505c" stroke="#fff" strokeWidth="4" />
            <path stroke="#fff" strokeWidth="2" d="M13 0v34M0 12h26M0 23h26" />
            <path fill={shutter} d="M-12-2h9v38h-9Zm41 0h9v38h-9Z" />
          </g>
        ),
      )}
    </g>
  );
}

export function Houses() {
  return (
    <>
      <House x={-50} width={96} top={216} wall="#f2c14e" shutter="#1f6b8f" openings={[52]} />
      <House x={166} width={108} top={208} wall="#9fc6dc" shutter="#23508c" openings={[18, 68]} />
      <House
        x={280}
        width={186}
        top={196}
        wall="#fff6e4"
        shutter="#b3402a"
        openings={[22, 80, 136]}
      />
      <House x={474} width={112} top={214} wall="#e8a08c" shutter="#2f6b4f" openings={[20, 70]} />
      <g fill="#2f6a4c">
        <path d="M776 318v-60h10v60Z" fill="#6a4a2f" />
        <circle cx="780" cy="226" r="46" />
        <circle cx="746" cy="252" r="30" />
        <circle cx="822" cy="250" r="34" />
      </g>
    </>
  );
}

export function ParishChurch() {
  return (
    <g>
      <path fill="#fff8ea" d="M66 316V172l39-36 39 36v144Z" />
      <path fill="#fdf1da" d="M40 316V118h40v198Zm90 0V118h40v198Z" />
      <path
        fill="#a94a26"
        d="M34 120c8-30 20-44 26-48 6 4 18 18 26 48Zm90 0c8-30 20-44 26-48 6 4 18 18 26 48Z"
      />
      <path
        fill="none"
        stroke="#4a3a2c"
        strokeWidth="4"
        d="M60 74V46m-9 9h18m81 19V46m-9 9h18m-54 83v-24m-8 8h16"
      />
      <circle cx="105" cy="196" r="14" fill="#33505c" stroke="#d9b98a" strokeWidth="4" />
      <path
        fill="#33505c"
        stroke="#d9b98a"
        strokeWidth="3"
        d="M52 172v-22a8 8 0 0 1 16 0v22Zm90 0v-22a8 8 0 0 1 16 0v22Zm-90 70v-22h16v22Zm90 0v-22h16v22Z"
      />
      <path fill="#23508c" stroke="#d9b98a" strokeWidth="4" d="M90 316v-56a15 15 0 0 1 30 0v56Z" />
    </g>
  );
}

/** A bus coming towards the viewer, its headlights on. */
export function Bus({ sign }: { sign: string }) {
  return (
    <g>
      <path fill="#1d1d1f" d="M584 378h34v28h-34Zm128 0h34v28h-34Z" />
      <rect x="566" y="140" width="198" height="250" rx="18" fill="#f7f0df" />
      <path fill="#c23b2a" d="M566 306h198v66a18 18 0 0 1-18 18H584a18 18 0 0 1-18-18Z" />
      <rect x="582" y="154" width="166" height="46" rx="5" fill="#15181a" />
      <text
        x="665"
        y="190"
        textAnchor="middle"
        textLength="148"
        lengthAdjust="spacingAndGlyphs"
        fontSize="36"
        fontWeight="800"
        fill="#ffd75e"
      >
        {sign}
      </text>
      <rect x="580" y="208" width="170" height="88" rx="8" fill="#244653" />
      <path fill="#4d7888" d="M588 216h72l-40 72h-32Zm84 0h30l-40 72h-20Z" />
      <path fill="#2a211d" d="M690 296v-22a20 20 0 0 1 40 0v22Z" />
      <circle cx="710" cy="244" r="13" fill="#b97a52" />
      <path
        fill="none"
        stroke="#15181a"
        strokeWidth="4"
        d="M665 208v88M600 294l40-26M690 294l40-26"
      />
      <path fill="#15181a" d="M548 214h12v38h-12Zm222 0h12v38h-12Z" />
      <rect x="634" y="352" width="62" height="22" rx="3" fill="#f4f4f0" />
      <path stroke="#15181a" strokeWidth="4" d="M642 363h46" strokeDasharray="7 4" />
      <g fill="#fffbe2" stroke="#f7f0df" strokeWidth="4">
        <circle cx="604" cy="352" r="15" />
        <circle cx="726" cy="352" r="15" />
      </g>
    </g>
  );
}

export function TrafficLight() {
  return (
    <g>
      <path fill="#3b4547" d="M227 200h10v238h-10Zm-10 230h30v10h-30Z" />
      <rect x="204" y="74" width="56" height="148" rx="14" fill="#1c2a2c" />
      <circle cx="232" cy="104" r="17" fill="#ff3d2b" />
      <circle cx="232" cy="148" r="17" fill="#4a4426" />
      <circle cx="232" cy="192" r="17" fill="#24432f" />
    </g>
  );
}
