import { Church, House, Palm, Tree } from './town-parts.tsx';

const FIBRES = Array.from({ length: 36 }, (_, index) => index * 10);

/** The town on its hills while the sun comes up behind them, its rays like the fibres of an iris. */
export function TownAtDawn({ label }: { label: string }) {
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
      <Sun />
      <path
        fill="var(--hill-1)"
        d="M0 232C110 178 210 140 322 166c104 24 166 66 282 56 110-10 176-70 290-64 112 6 178 62 290 50 98-10 170-50 256-36v258H0Z"
      />
      <path
        fill="var(--hill-2)"
        d="M0 268c96-8 174-52 292-42 130 11 202 72 330 66 140-7 222-82 372-70 146 12 232 66 446 18v190H0Z"
      />
      <g>
        <Tree x={180} y={262} size={26} />
        <Tree x={208} y={258} size={20} />
        <Tree x={1210} y={262} size={24} />
        <Tree x={1246} y={262} size={18} />
      </g>
      <path
        fill="var(--hill-3)"
        d="M0 318c120-34 244-52 372-30 108 18 176 18 270-6 128-33 244-36 362 0 126 38 262 40 436-4v152H0Z"
      />
      <Town />
      <path
        fill="var(--hill-4)"
        d="M0 352c150-10 268 22 420 26 190 5 300-38 500-32 196 6 314 54 520 22v62H0Z"
      />
      <Palm x={300} y={382} size={84} />
      <Palm x={352} y={388} size={62} />
      <Palm x={1150} y={384} size={92} />
      <path fill="var(--band)" d="M0 400c220-32 420-2 640 8 280 13 520-36 800-10v32H0Z" />
    </svg>
  );
}

function Sun() {
  return (
    <g>
      <circle cx="1060" cy="186" r="214" fill="var(--sun-halo)" opacity="0.55" />
      <circle cx="1060" cy="186" r="166" fill="var(--sun-halo)" />
      <circle cx="1060" cy="186" r="122" fill="var(--sun)" />
      <g stroke="var(--sun-deep)" strokeWidth="2.5" strokeLinecap="round" opacity="0.75">
        {FIBRES.map((degrees) => (
          <path
            key={degrees}
            d={degrees % 20 === 0 ? 'M1060 128V76' : 'M1060 118V88'}
            transform={`rotate(${degrees} 1060 186)`}
          />
        ))}
      </g>
      <circle cx="1060" cy="186" r="40" fill="var(--sun-halo)" />
    </g>
  );
}

function Town() {
  return (
    <g>
      <Tree x={520} y={296} size={26} />
      <House x={548} y={300} width={46} height={26} />
      <House x={604} y={292} width={38} height={30} />
      <House x={580} y={322} width={52} height={28} />
      <House x={646} y={314} width={44} height={28} />
      <Church x={700} y={296} />
      <House x={812} y={290} width={42} height={30} />
      <House x={778} y={318} width={48} height={30} />
      <House x={838} y={316} width={56} height={28} />
      <House x={868} y={284} width={40} height={24} />
      <Tree x={930} y={290} size={30} />
      <House x={956} y={306} width={50} height={30} />
      <Tree x={1030} y={312} size={22} />
      <House x={420} y={316} width={42} height={26} />
      <Tree x={482} y={322} size={24} />
    </g>
  );
}
